import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './table.module.css'

interface Props {
  label: string
  heads: readonly (string | { label: string; align: 'right' })[]
  children: ReactNode
  foot?: ReactNode
}

/** A small table in a panel. */
export function Grid({ label, heads, children, foot }: Props) {
  return (
    <Box className={classes.scroll} tabIndex={0}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={typeof head === 'string' ? head : head.label} data-align={typeof head === 'string' ? undefined : head.align}>
                {typeof head === 'string' ? head : head.label}
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
