import { count } from '../../format.js'
import { Go } from '../Go.js'
import classes from './chart.module.css'
import { Legend, PartsBar } from './PartsBar.js'

export interface Share {
  label: string
  /** Where it leads, and what else there is to say of it. */
  href?: string
  about?: string
  parts: { sold: number; held: number; left: number }
}

/** Lines of one scale: sold, held and left of each. */
export function Shares({ rows }: { rows: readonly Share[] }) {
  const most = Math.max(...rows.map(({ parts }) => parts.sold + parts.held + parts.left), 1)
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
              {count(parts.left)} left
            </span>
          </li>
        ))}
      </ul>
      <Legend parts={['sold', 'held', 'left']} />
    </>
  )
}
