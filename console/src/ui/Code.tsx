import type { ReactNode } from 'react'
import classes from './text.module.css'

/** A code or id in a text: shown in another font, without a box. */
export const Code = ({ children }: { children: ReactNode }) => <code className={classes.code}>{children}</code>

/** Two lines of a cell: the name, and a detail. */
export const Lines = ({ main, sub }: { main: ReactNode; sub: ReactNode }) => (
  <span className={classes.lines}>
    <span data-name title={typeof main === 'string' ? main : undefined}>
      {main}
    </span>
    <small title={typeof sub === 'string' ? sub : undefined}>{sub}</small>
  </span>
)

/** An e-mail address. A long one breaks before its @. */
export function Mail({ children }: { children: string }) {
  const at = Math.max(0, children.lastIndexOf('@'))
  return (
    <span title={children} translate="no">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  )
}
