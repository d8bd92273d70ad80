import { count } from '../../format.js'
import { tr } from '../../texts.js'
import { PartsBar } from '../../ui/chart/PartsBar.js'
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
    tr('{n} given', { n: count(quantity) }),
    tr('{n} sold', { n: count(sold) }),
    tr('{n} held', { n: count(held) }),
    tr('{n} free', { n: count(free) }),
    ...(released > 0 ? [tr('{n} given back', { n: count(released) })] : []),
  ].join(', ')
  return (
    <span className={classes.share}>
      <PartsBar parts={{ sold, held, left: free }} of={quantity} words={words} />
      <span className={classes.words} aria-hidden>
        {words}
      </span>
    </span>
  )
}
