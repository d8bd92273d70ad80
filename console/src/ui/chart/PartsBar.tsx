import { tr, trCount } from '../../texts.js'
import classes from './chart.module.css'

/** What a quantity is made of; each has its colour. */
export type PartName = 'sold' | 'held' | 'allotted' | 'left'
type Parts = Partial<Record<PartName, number>>

const partNames: Record<PartName, string> = { sold: tr('sold'), held: tr('held'), allotted: tr('allotted'), left: tr('left') }
const partTexts: Record<PartName, (n: number) => string> = {
  sold: (n) => trCount(n, '{n} sold', '{n} sold'),
  held: (n) => trCount(n, '{n} held', '{n} held'),
  allotted: (n) => trCount(n, '{n} allotted', '{n} allotted'),
  left: (n) => trCount(n, '{n} left', '{n} left'),
}

/** "12 sold, 3 held, 85 left", in the order of the bar. */
export const inWords = (parts: Parts): string =>
  (Object.entries(parts) as [PartName, number][]).map(([name, value]) => partTexts[name](value)).join(', ')

interface Props {
  parts: Parts
  /** What the whole width stands for; the sum of the parts if left out. */
  of?: number
  /** What the bar says to those who do not see it. */
  words?: string
  state?: 'low' | 'none' | undefined
}

/** How a quantity is divided, as one bar. */
export function PartsBar({ parts, of, words = inWords(parts), state }: Props) {
  const shown = Object.entries(parts)
  const whole = of ?? shown.reduce((sum, [, value]) => sum + value, 0)
  return (
    <span className={classes.parts} role="img" aria-label={words} title={words}>
      {shown.map(([name, value]) => (
        <span
          key={name}
          data-part={name}
          data-state={name === 'left' ? state : undefined}
          style={{ width: whole === 0 ? '0%' : `${(value / whole) * 100}%` }}
        />
      ))}
    </span>
  )
}

/** Which colour is what. */
export const Legend = ({ parts }: { parts: readonly PartName[] }) => (
  <p className={classes.legend} aria-hidden="true">
    {parts.map((part) => (
      <span key={part} data-part={part}>
        {partNames[part]}
      </span>
    ))}
  </p>
)
