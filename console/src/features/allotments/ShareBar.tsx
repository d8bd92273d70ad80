import { trCount } from '../../texts.js'
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
    trCount(quantity, '{n} given', '{n} given'),
    trCount(sold, '{n} sold', '{n} sold'),
    trCount(held, '{n} held', '{n} held'),
    trCount(free, '{n} free', '{n} free'),
    ...(released > 0 ? [trCount(released, '{n} given back', '{n} given back')] : []),
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
