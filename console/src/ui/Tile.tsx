import type { ReactNode } from 'react'
import classes from './text.module.css'

/** One number, and what it is a number of. */
export function Tile({ label, value, sub }: { label: string; value: ReactNode; sub?: string | undefined }) {
  return (
    <div className={classes.tile}>
      <p>{label}</p>
      <strong>{value}</strong>
      {sub !== undefined && <small>{sub}</small>}
    </div>
  )
}
