import { useElementSize } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { count } from '../../format.js'
import { tr } from '../../texts.js'
import { target } from '../Go.js'
import { niceTop } from './axis.js'
import classes from './chart.module.css'
import { Scale } from './Scale.js'

export interface Bar {
  /** Below the bar if there is room, and in the reading. */
  label: string
  value: number
  /** What the value is made of. */
  href?: string
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
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7, Home: -Infinity, End: Infinity }

/**
 * A bar chart drawn for reading: few lines, round numbers, and each value when it is pointed at. A bar that leads somewhere is opened with a
 * click, or with the arrow keys and Enter. A table says the same to those who do not see it.
 */
export function Bars({ bars, unit, height = 180, say = count }: Props) {
  const { ref, width } = useElementSize()
  const navigate = useNavigate()
  const [at, setAt] = useState<number | null>(null)
  const top = niceTop(Math.max(...bars.map(({ value }) => value), 0))
  const room = Math.max(0, width - left - right)
  const step = bars.length === 0 ? 0 : room / bars.length
  const thick = Math.min(40, Math.max(1, step * 0.7))
  const y = (value: number) => 8 + (1 - value / top) * (height - bottom - 8)
  const every = Math.max(1, Math.ceil(64 / Math.max(step, 1)))
  const read = at === null ? null : bars[at]
  const reading = (bar: Bar) => `${bar.label}: ${say(bar.value)} ${unit}`
  const opens = bars.some(({ href }) => href !== undefined)
  const open = (bar: Bar | null | undefined) => bar?.href !== undefined && void navigate(target(bar.href) as never)

  const press = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (event.key === 'Enter') open(read)
    if (by === undefined) return
    event.preventDefault()
    setAt(Math.min(bars.length - 1, Math.max(0, (at ?? bars.length) + by)))
  }
  const slider = opens && {
    role: 'slider',
    tabIndex: 0,
    'aria-label': tr('{unit}: choose with the arrow keys, open with Enter', { unit }),
    'aria-valuemin': 0,
    'aria-valuemax': Math.max(0, bars.length - 1),
    'aria-valuenow': at ?? Math.max(0, bars.length - 1),
    'aria-valuetext': read ? reading(read) : tr('nothing chosen'),
    onKeyDown: press,
    onBlur: () => setAt(null),
  }
  return (
    <figure className={classes.figure}>
      <div ref={ref} className={classes.plot} {...slider}>
        {width > 0 && (
          <svg width={width} height={height} aria-hidden="true" onPointerLeave={() => setAt(null)}>
            <Scale top={top} left={left} right={width - right} y={y} />
            {bars.map((bar, index) => {
              const { label, value, href } = bar
              const x = left + index * step
              const tall = Math.max(value > 0 ? 2 : 0, height - bottom - y(value))
              return (
                // biome-ignore lint/a11y/noStaticElementInteractions: the plot around it takes the keys.
                <g
                  key={label}
                  data-bar={label}
                  className={href === undefined ? undefined : classes.opens}
                  onPointerEnter={() => setAt(index)}
                  onClick={() => open(bar)}
                >
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
      </div>
      <figcaption className={classes.reading} aria-hidden="true">
        {read ? reading(read) : ''}
      </figcaption>
      <div style={hidden}>
        <table>
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
      </div>
    </figure>
  )
}

/** Around the table: a table itself cannot be smaller than its content, and would make the page longer. */
const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const
