import type { ReactNode } from 'react'
import classes from './text.module.css'

/** One number with its name. */
export function Tile({ label, value, sub }: { label: string; value: ReactNode; sub?: ReactNode }) {
  return (
    <div className={classes.tile}>
      <p>{label}</p>
      <strong>{value}</strong>
      {sub !== undefined && <small>{sub}</small>}
    </div>
  )
}
