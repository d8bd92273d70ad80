import { trCount } from '../../texts.js'
import { Go } from '../Go.js'
import classes from './chart.module.css'
import { Legend, PartsBar } from './PartsBar.js'

export interface Share {
  label: string
  /** Its link, and further details. */
  href?: string
  about?: string
  parts: { sold: number; held: number; allotted: number; left: number }
}

/** Lines of one scale: sold, held and remaining quantity of each. */
export function Shares({ rows }: { rows: readonly Share[] }) {
  const most = Math.max(...rows.map(({ parts }) => parts.sold + parts.held + parts.allotted + parts.left), 1)
  return (
    <>
      <ul className={classes.shares}>
        {rows.map(({ label, href, about, parts }) => (
          <li key={href ?? label}>
            <span className={classes.shareLabel} title={about ?? label}>
              {href === undefined ? label : <Go href={href}>{label}</Go>}
            </span>
            <PartsBar parts={parts} of={most} />
            <span className={classes.shareNumber} aria-hidden="true">
              {trCount(parts.left, '{n} left', '{n} left')}
            </span>
          </li>
        ))}
      </ul>
      <Legend parts={rows.some(({ parts }) => parts.allotted) ? ['sold', 'held', 'allotted', 'left'] : ['sold', 'held', 'left']} />
    </>
  )
}
