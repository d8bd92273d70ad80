import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './table.module.css'
import { useFit } from './useFit.js'

interface Props {
  label: string
  heads: readonly (string | { label: string; align: 'right' })[]
  children: ReactNode
  foot?: ReactNode
}

/** A small table in a panel. On a phone each row is a card, whose cells have the names of their columns for the style sheet. */
export function Grid({ label, heads, children, foot }: Props) {
  const columns = heads.map((head) => (typeof head === 'string' ? { label: head, align: undefined } : head))
  const names = Object.fromEntries(columns.map((column, index) => [`--head-${index + 1}`, JSON.stringify(column.label)]))
  const fit = useFit<HTMLDivElement>(2)
  return (
    <Box ref={fit} className={classes.scroll} tabIndex={0}>
      <table className={classes.table} aria-label={label} style={names}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} data-align={column.align}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </Box>
  )
}
