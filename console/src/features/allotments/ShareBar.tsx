import { count } from '../../format.js'
import classes from './allotments.module.css'

interface Counts {
  quantity: number
  sold: number
  held: number
  free: number
  released: number
}

/** The sold, held, free and returned quantity of an allotment, as a bar and in words. */
export function ShareBar({ of: { quantity, sold, held, free, released } }: { of: Counts }) {
  const words = [
    `${count(quantity)} given`,
    `${count(sold)} sold`,
    `${count(held)} held`,
    `${count(free)} free`,
    ...(released > 0 ? [`${count(released)} given back`] : []),
  ].join(', ')
  const share = (part: number) => ({ width: quantity === 0 ? '0%' : `${(part / quantity) * 100}%` })
  return (
    <span className={classes.share}>
      <span className={classes.bar} role="img" aria-label={words}>
        <span className={classes.sold} style={share(sold)} />
        <span className={classes.held} style={share(held)} />
        <span className={classes.free} style={share(free)} />
      </span>
      <span className={classes.words} aria-hidden>
        {words}
      </span>
    </span>
  )
}
