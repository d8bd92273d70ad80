import { count } from '../../format.js'
import { Go } from '../Go.js'
import classes from './chart.module.css'

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
        {rows.map(({ label, href, about, parts: { sold, held, allotted, left } }) => (
          <li key={href ?? label}>
            <span className={classes.shareLabel} title={about}>
              {href === undefined ? label : <Go href={href}>{label}</Go>}
            </span>
            <span
              className={classes.track}
              role="img"
              aria-label={`${count(sold)} sold, ${count(held)} held, ${count(allotted)} allotted, ${count(left)} left`}
            >
              <span className={classes.sold} style={{ width: `${(sold / most) * 100}%` }} />
              <span className={classes.held} style={{ width: `${(held / most) * 100}%` }} />
              {allotted > 0 && <span className={classes.allotted} style={{ width: `${(allotted / most) * 100}%` }} />}
              <span className={classes.left} style={{ width: `${(left / most) * 100}%` }} />
            </span>
            <span className={classes.shareNumber} aria-hidden="true">
              {count(left)} left
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.legend} aria-hidden="true">
        <span className={classes.sold} /> sold <span className={classes.held} /> held {/* Most events have none. */}
        {rows.some(({ parts }) => parts.allotted > 0) && (
          <>
            <span className={classes.allotted} /> allotted{' '}
          </>
        )}
        <span className={classes.left} /> left
      </p>
    </>
  )
}
