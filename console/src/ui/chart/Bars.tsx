import { useElementSize } from '@mantine/hooks'
import { useState } from 'react'
import { count } from '../../format.js'
import classes from './chart.module.css'

export interface Bar {
  /** Below the bar when there is room, and in the reading. */
  label: string
  value: number
}

interface Props {
  bars: readonly Bar[]
  /** What is counted: "tickets sold". */
  unit: string
  height?: number
  say?: (value: number) => string
}

const left = 44
/** Half of the last label may stand beyond its bar. */
const right = 16
const bottom = 22

/** A bar chart drawn for reading: few lines, round numbers, and each value when it is pointed at. A table says the same to those who do not see it. */
export function Bars({ bars, unit, height = 180, say = count }: Props) {
  const { ref, width } = useElementSize()
  const [at, setAt] = useState<number | null>(null)
  const top = niceTop(Math.max(...bars.map(({ value }) => value), 0))
  const room = Math.max(0, width - left - right)
  const step = bars.length === 0 ? 0 : room / bars.length
  const thick = Math.min(40, Math.max(1, step * 0.7))
  const y = (value: number) => 8 + (1 - value / top) * (height - bottom - 8)
  const every = Math.max(1, Math.ceil(64 / Math.max(step, 1)))
  const read = at === null ? null : bars[at]
  return (
    <figure className={classes.figure} ref={ref}>
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true" onPointerLeave={() => setAt(null)}>
          {[0, 0.5, 1].map((share) => (
            <g key={share}>
              <line className={classes.line} x1={left} x2={width - right} y1={y(top * share)} y2={y(top * share)} />
              <text className={classes.scale} x={left - 8} y={y(top * share) + 4} textAnchor="end">
                {short(top * share)}
              </text>
            </g>
          ))}
          {bars.map(({ label, value }, index) => {
            const x = left + index * step
            const tall = Math.max(value > 0 ? 2 : 0, height - bottom - y(value))
            return (
              <g key={label} onPointerEnter={() => setAt(index)}>
                <rect x={x} y={0} width={step} height={height - bottom} fill="transparent" />
                <rect
                  className={classes.bar}
                  data-on={at === index || undefined}
                  x={x + (step - thick) / 2}
                  y={height - bottom - tall}
                  width={thick}
                  height={tall}
                  rx={Math.min(3, step * 0.2)}
                />
                {index % every === 0 && (
                  <text className={classes.scale} x={x + step / 2} y={height - 6} textAnchor="middle">
                    {label}
                  </text>
                )}
              </g>
            )
          })}
        </svg>
      )}
      <figcaption className={classes.reading} aria-hidden="true">
        {read ? `${read.label}: ${say(read.value)} ${unit}` : ''}
      </figcaption>
      <table style={hidden}>
        <caption>{unit}</caption>
        <tbody>
          {bars.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{say(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const

/** The next of 2, 4, 6, 10, 20, 40 … that all bars fit under: half of it is a whole number too. */
function niceTop(most: number): number {
  if (most <= 0) return 2
  const power = 10 ** Math.floor(Math.log10(most))
  return [2, 4, 6, 10].map((factor) => factor * power).find((top) => top >= most) ?? most
}

const compact = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 })
const short = (value: number): string => compact.format(value)
