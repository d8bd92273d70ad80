import { type ClipboardEvent, Fragment, type ReactNode, useEffect, useId, useRef } from 'react'
import { tr } from '../../texts.js'
import type { Line, PasteField } from './paste.js'
import classes from './sheet.module.css'

export interface SheetRow<Name extends string> {
  key: string
  /** "guest 1", "line 3": names its cells. */
  name: string
  values: Line<Name>
  /** Columns that differ from what is stored. */
  changed: ReadonlySet<string>
  faults: Partial<Record<Name, ReactNode>>
  /** Columns that cannot be changed in this row. */
  fixed?: readonly Name[]
  /** A heading above the row, where it differs from that of the row before. */
  group?: string
  /** The whole row: what was said about it, and whether it is to be deleted. */
  note?: ReactNode
  ended?: boolean
}

interface Props<Name extends string> {
  label: string
  fields: readonly PasteField<Name>[]
  rows: readonly SheetRow<Name>[]
  readOnly?: boolean
  /** The key of a row that a button has added: its first cell gets the focus. */
  added?: string | undefined
  onType: (row: SheetRow<Name>, name: Name, text: string) => void
  /** A block was pasted into a cell; without it texts are pasted as usual. */
  onPaste: (text: string, row: number, column: number) => void
  /** A last column. */
  last?: { label: string; cell: (row: SheetRow<Name>, index: number) => ReactNode }
}

/** Cells that are typed into and pasted into. A wrong cell is marked, with what would be right below it. */
export function Sheet<Name extends string>({ label, fields, rows, readOnly = false, added, onType, onPaste, last }: Props<Name>) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const row = [...(box.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])].find(({ dataset }) => dataset.line === added)
    row?.querySelector<HTMLElement>('select, input:not([readonly])')?.focus()
  }, [added])
  const pasteAt = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text')
    if (readOnly || !/[\t\n;]/.test(text.trim())) return
    event.preventDefault()
    onPaste(text, row, column)
  }
  const long = readOnly ? [] : fields.filter(({ choices = [] }) => choices.length > menuLength)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled with the keyboard
    <section ref={box} className={classes.sheet} aria-label={label} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th>#</th>
            {fields.map((field) => (
              <th key={field.name}>{field.label}</th>
            ))}
            {last && <th>{last.label}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={row.key}>
              {row.group !== undefined && row.group !== rows[index - 1]?.group && (
                <tr className={classes.group}>
                  <th colSpan={fields.length + (last ? 2 : 1)}>{row.group}</th>
                </tr>
              )}
              <tr data-ended={row.ended || undefined} data-line={row.key}>
                <td>{row.name.split(' ').at(-1)}</td>
                {fields.map((field, column) => {
                  const fault = row.faults[field.name]
                  const faultId = `${id} ${index} ${column}`.replace(/\W/g, '-')
                  return (
                    <td
                      key={field.name}
                      data-changed={row.changed.has(field.name) || undefined}
                      data-fault={fault !== undefined || undefined}
                      onPaste={(event) => pasteAt(event, index, column)}
                    >
                      <Cell
                        field={field}
                        list={`${id}-${field.name}`}
                        label={tr('{label} of {name}', { label: field.label, name: row.name })}
                        value={row.values[field.name] ?? ''}
                        line={row.values}
                        faultId={fault === undefined ? undefined : faultId}
                        readOnly={readOnly || row.ended === true || (row.fixed?.includes(field.name) ?? false)}
                        onChange={(text) => onType(row, field.name, text)}
                      />
                      {fault !== undefined && (
                        <small id={faultId} className={classes.fault}>
                          {fault}
                        </small>
                      )}
                    </td>
                  )
                })}
                {last && <td data-narrow="">{last.cell(row, index)}</td>}
              </tr>
              {row.note && (
                <tr className={classes.note}>
                  <td />
                  <td colSpan={fields.length + (last ? 1 : 0)} role="alert">
                    {row.note}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {long.map(({ name, choices = [] }) => (
        <datalist key={name} id={`${id}-${name}`}>
          {choices.map(({ value }) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      ))}
    </section>
  )
}

/** More choices than this are proposed while typing. */
const menuLength = 12

interface CellProps {
  field: PasteField
  list: string
  label: string
  value: string
  /** The texts of its row. */
  line: Line<string>
  faultId: string | undefined
  readOnly: boolean
  onChange: (text: string) => void
}

function Cell({ field, list, label, value, line, faultId, readOnly, onChange }: CellProps) {
  const { choices = [], read, hint } = field
  const common = { 'aria-label': label, 'aria-invalid': faultId !== undefined, 'aria-describedby': faultId, value }
  if (choices.length > 0 && choices.length <= menuLength && !readOnly) {
    // What cannot be read stays in sight until it is corrected.
    const unread = value === '' || choices.some((one) => one.value === value) ? [] : [{ value, label: value }]
    return (
      <select {...common} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="" />
        {[...unread, ...choices].map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    )
  }
  return (
    <input
      {...common}
      placeholder={hint}
      list={choices.length > menuLength && !readOnly ? list : undefined}
      readOnly={readOnly}
      onChange={(event) => onChange(event.currentTarget.value)}
      // Written as it will be stored.
      onBlur={() => {
        const stored = value === '' ? '' : (read?.(value, line) ?? value)
        if (stored !== value) onChange(stored)
      }}
    />
  )
}
