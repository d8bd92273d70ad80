import type { ClipboardEvent } from 'react'
import { Fragment } from 'react'
import { country, countryCodes } from '../../countries.js'
import { faultIn, type Pasted, paste } from '../../ui/paste/paste.js'
import { faultOf, type Guest, type GuestData, type GuestField, guestLabels, pasteFields } from './guest-fields.js'
import classes from './guests.module.css'
import { placeOf, type Typed } from './save-typed.js'

interface Props {
  data: GuestData
  names: Map<string, string>
  fields: readonly GuestField[]
  typed: Typed
  onType: (change: (typed: Typed) => Typed) => void
  onPasted: (pasted: Pasted<GuestField>) => void
  readOnly: boolean
}

/** A spreadsheet of guests: a row for each slot, a column for each field. */
export function GuestGrid({ data, names, fields, typed, onType, onPasted, readOnly }: Props) {
  const set = (place: string, values: Typed[string]) => onType((all) => ({ ...all, [place]: { ...all[place], ...values } }))

  /** Fills the slots from the one it was pasted into; values without a slot are reported. */
  const pasteAt = (event: ClipboardEvent, ticket_id: string, row: number, column: number, rows: number) => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\n;]/.test(text.trim())) return
    event.preventDefault()
    const known = Object.values(pasteFields)
    const pasted = paste(text, { fields: fields.map((field) => pasteFields[field]), known, column, places: rows - row })
    onType((all) => {
      const next = { ...all }
      for (const [down, values] of pasted.rows.entries()) {
        const place = placeOf(ticket_id, row + down)
        next[place] = { ...next[place], ...values }
      }
      return next
    })
    onPasted(pasted)
  }

  const lead = (ticket_id: string, guests: Guest[], chosen: number) => {
    for (const index of guests.keys()) set(placeOf(ticket_id, index), { lead_guest: index === chosen })
  }

  return (
    <section className={classes.guests} aria-label="Guest data">
      <table>
        <thead>
          <tr>
            <th>#</th>
            {fields.map((field) => (
              <th key={field}>{guestLabels[field]}</th>
            ))}
            <th>Lead</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map(({ ticket_id, guests }) => (
            <Fragment key={ticket_id}>
              {data.items.length > 1 && (
                <tr className={classes.ticketRow}>
                  <th colSpan={fields.length + 2}>{names.get(ticket_id) ?? ticket_id}</th>
                </tr>
              )}
              {guests.map((guest, row) => {
                const place = placeOf(ticket_id, row)
                const said = typed[place]
                return (
                  <tr key={place}>
                    <td>{row + 1}</td>
                    {fields.map((field, column) => {
                      const typedText = said?.[field]
                      const fault = typedText === undefined ? faultOf(guest, field) : faultIn(pasteFields[field], typedText)
                      return (
                        <td key={field} data-changed={said?.[field] !== undefined || undefined} data-fault={fault !== null || undefined}>
                          <Cell
                            field={field}
                            label={`${guestLabels[field]} of guest ${row + 1}`}
                            value={typedText ?? shown(field, guest[field] ?? '')}
                            fault={fault}
                            readOnly={readOnly}
                            onChange={(value) => set(place, { [field]: value })}
                            onPaste={(event) => pasteAt(event, ticket_id, row, column, guests.length)}
                          />
                        </td>
                      )
                    })}
                    <td data-narrow="">
                      <input
                        type="radio"
                        name={`lead ${ticket_id}`}
                        aria-label={`Guest ${row + 1} leads`}
                        checked={said?.lead_guest ?? guest.lead_guest}
                        disabled={readOnly}
                        onChange={() => lead(ticket_id, guests, row)}
                      />
                    </td>
                  </tr>
                )
              })}
            </Fragment>
          ))}
        </tbody>
      </table>
      {fields.includes('country_of_residence') && !readOnly && (
        <datalist id={countryList}>
          {countryCodes.map((code) => (
            <option key={code} value={country(code)}>
              {code}
            </option>
          ))}
        </datalist>
      )}
    </section>
  )
}

interface CellProps {
  field: GuestField
  label: string
  value: string
  fault: string | null
  readOnly: boolean
  onChange: (value: string) => void
  onPaste: (event: ClipboardEvent) => void
}

/** Names to choose from while a country is typed; the code is accepted too. */
const countryList = 'guest-countries'
const shown = (field: GuestField, value: string): string => (field === 'country_of_residence' ? country(value) : value)
const hints: Partial<Record<GuestField, string>> = {
  country_of_residence: 'Netherlands',
  contact_phone: '+31…',
  date_of_birth: 'yyyy-mm-dd',
}

function Cell({ field, label, value, fault, readOnly, onChange, onPaste }: CellProps) {
  const common = { 'aria-label': label, 'aria-invalid': fault !== null, title: fault ?? undefined }
  if (field === 'gender' && !readOnly) {
    return (
      <select {...common} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{fault ?? ''}</option>
        <option value="female">Female</option>
        <option value="male">Male</option>
        <option value="other">Other</option>
      </select>
    )
  }
  return (
    <input
      {...common}
      value={value}
      placeholder={fault ?? hints[field]}
      list={field === 'country_of_residence' && !readOnly ? countryList : undefined}
      readOnly={readOnly}
      onPaste={onPaste}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
