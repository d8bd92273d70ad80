import type { ReactNode } from 'react'
import classes from './text.module.css'

/** A code or id among words: set apart by its letters, not by a box. */
export const Code = ({ children }: { children: ReactNode }) => <code className={classes.code}>{children}</code>

/** Two lines of a cell: what it is, and what helps to tell it from others. */
export const Lines = ({ main, sub }: { main: ReactNode; sub: ReactNode }) => (
  <span className={classes.lines}>
    <span title={typeof main === 'string' ? main : undefined}>{main}</span>
    <small title={typeof sub === 'string' ? sub : undefined}>{sub}</small>
  </span>
)
