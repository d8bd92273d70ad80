import { Box, Checkbox, Skeleton, UnstyledButton } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type CSSProperties, type MouseEvent, memo, type ReactNode, useId } from 'react'
import { tr } from '../../texts.js'
import { Go } from '../Go.js'
import { Icon } from '../Icon.js'
import { useFit } from '../useFit.js'
import type { Address } from './address.js'
import classes from './list.module.css'
import type { Column, Resource } from './resource.js'
import { type Picks, useToggle } from './useSelection.js'

export interface RowsProps<Row> {
  resource: Resource<Row>
  columns: Column<Row>[]
  /** null while they are loaded for the first time. */
  rows: Row[] | null
  address: Address
  picks: Picks<Row>
}

export function Table<Row>({ resource, columns, rows, address, picks }: RowsProps<Row>) {
  const toggle = useToggle(picks)
  const fit = useFit<HTMLElement>(6)
  return (
    // A wide table scrolls separately, also with the keyboard.
    <Box component="section" ref={fit} className={classes.scroll} tabIndex={0} aria-label={resource.title}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th className={classes.pick}>
              <Checkbox
                size="xs"
                aria-label={tr('Select this page')}
                checked={picks.page === 'every'}
                indeterminate={picks.page === 'some'}
                onChange={picks.togglePage}
              />
            </th>
            {columns.map((column) => (
              <Heading key={column.key} column={column} address={address} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === null
            ? ghosts.map((ghost) => <Ghost key={ghost} columns={columns} />)
            : rows.map((row) => (
                <Line
                  key={resource.id(row)}
                  resource={resource}
                  columns={columns}
                  row={row}
                  picked={picks.has(resource.id(row))}
                  onToggle={toggle}
                />
              ))}
        </tbody>
      </table>
    </Box>
  )
}

export interface RowProps<Row> {
  resource: Resource<Row>
  columns: Column<Row>[]
  row: Row
  picked: boolean
  onToggle: (row: Row) => void
}

interface PickProps {
  size: 'xs' | 'sm'
  /** The id of the element that names the row: "Select Ajax vs Feyenoord". */
  name: string
  checked: boolean
  onChange: () => void
}
export function Pick({ name, ...rest }: PickProps) {
  const id = useId()
  return <Checkbox id={id} aria-label={tr('Select|a row')} aria-labelledby={`${id} ${name}`} {...rest} />
}

/** One row, drawn again only if it changes. */
const Line = memo(function Line<Row>({ resource, columns, row, picked, onToggle }: RowProps<Row>) {
  const navigate = useNavigate()
  const id = resource.id(row)
  const name = useId()
  const href = resource.href?.(row)
  const open = (event: MouseEvent<HTMLElement>) => {
    const onControl = (event.target as HTMLElement).closest('a, button, input, label, [role=dialog], [role=listbox]')
    if (href === undefined || onControl || window.getSelection()?.isCollapsed === false) return
    void navigate({ to: href as '/' })
  }
  return (
    <tr data-row={id} tabIndex={-1} data-picked={picked || undefined} data-opens={href !== undefined || undefined} onClick={open}>
      <td className={classes.pick}>
        <Pick size="xs" name={name} checked={picked} onChange={() => onToggle(row)} />
      </td>
      {columns.map((column, index) => (
        <td
          key={column.key}
          id={index === 0 ? name : undefined}
          data-align={column.align}
          data-wide={column.width !== undefined || undefined}
        >
          {index === 0 && href !== undefined ? (
            <Go href={href} className={classes.title}>
              {column.cell(row)}
            </Go>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}) as <Row>(props: RowProps<Row>) => ReactNode

const ghosts = Array.from({ length: 12 }, (_, index) => `ghost-${index}`)
const spoken = { asc: 'ascending', desc: 'descending' } as const

function Heading<Row>({ column, address }: { column: Column<Row>; address: Address }) {
  const { sort, label, align, width } = column
  const style = width === undefined ? undefined : ({ '--least': `${width}px` } as CSSProperties)
  if (sort === undefined) {
    return (
      <th data-align={align} style={style}>
        {label}
      </th>
    )
  }
  const [first = ''] = address.sorting.split(',')
  const order = first === sort ? 'asc' : first === `-${sort}` ? 'desc' : null
  return (
    <th data-align={align} style={style} aria-sort={order === null ? undefined : spoken[order]}>
      <UnstyledButton
        className={classes.sort}
        data-order={order ?? undefined}
        onClick={() => address.change({ sorting: order === 'asc' ? `-${sort}` : sort })}
      >
        {label}
        <Icon name="sorted" size={12} />
      </UnstyledButton>
    </th>
  )
}

function Ghost<Row>({ columns }: { columns: Column<Row>[] }) {
  return (
    <tr>
      <td className={classes.pick}>
        <Skeleton height={14} width={14} />
      </td>
      {columns.map(({ key, align }, index) => (
        <td key={key} data-align={align}>
          <Skeleton height={11} width={index === 0 ? '78%' : '55%'} ml={align === 'right' ? 'auto' : 0} />
        </td>
      ))}
    </tr>
  )
}
