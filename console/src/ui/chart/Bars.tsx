import { useElementSize } from '@mantine/hooks'
import { useState } from 'react'
import { count } from '../../format.js'
import { niceTop } from './axis.js'
import classes from './chart.module.css'
import { Scale } from './Scale.js'

export interface Bar {
  /** Below the bar if there is room, and in the reading. */
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
/** Half of the last label may extend beyond its bar. */
const right = 16
const bottom = 22

/** A bar chart: few lines, round numbers, and each value on pointing. A table has the same values for screen readers. */
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
          <Scale top={top} left={left} right={width - right} y={y} />
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
