import { useElementSize } from '@mantine/hooks'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { instant } from '../../format.js'
import { locale, tr, trCount, zone } from '../../texts.js'
import { niceTop } from '../../ui/chart/axis.js'
import chart from '../../ui/chart/chart.module.css'
import { Scale } from '../../ui/chart/Scale.js'
import classes from './onsale.module.css'
import type { Second } from './useLive.js'

const clock = (at: string): string => instant(at).toLocaleTimeString(locale, { timeZone: zone })
const said = ({ at, accepted, refused }: Second): string =>
  tr('{time}: {figures}', {
    time: clock(at),
    figures: [trCount(accepted, '{n} accepted', '{n} accepted'), trCount(refused, '{n} refused', '{n} refused')].join(', '),
  })

const height = 280
const left = 44
const right = 12
const above = 10
const bottom = 24
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -30, PageDown: 30, Home: -Infinity, End: Infinity }

/** Accepted and refused requests per second, stacked. Each second is read by pointing at it, or with the arrow keys. */
export function Chart({ seconds }: { seconds: Second[] }) {
  const { ref, width } = useElementSize()
  /** The second that is read, by its time: the chart moves below the pointer. */
  const [chosen, setChosen] = useState<string | null>(null)
  const last = seconds.length - 1
  const found = seconds.findIndex(({ at }) => at === chosen)
  const at = found === -1 ? last : found
  const peak = Math.max(0, ...seconds.map(({ requests }) => requests))
  const top = niceTop(peak)
  const step = Math.max(0, width - left - right) / Math.max(1, seconds.length)
  const x = (index: number) => left + index * step
  const y = (value: number) => above + (1 - value / top) * (height - above - bottom)

  const choose = (index: number) => setChosen(seconds[Math.min(last, Math.max(0, index))]?.at ?? null)
  const point = (event: PointerEvent<SVGSVGElement>) =>
    choose(Math.floor((event.clientX - event.currentTarget.getBoundingClientRect().left - left) / step))
  const press = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    choose(at + by)
  }

  /** The upper edge of the values, and back along the base line. */
  const area = (value: (second: Second) => number): string =>
    `M${left},${y(0)}${seconds.map((second, index) => `V${y(value(second)).toFixed(1)}H${x(index + 1).toFixed(1)}`).join('')}V${y(0)}Z`
  const every = Math.max(1, Math.ceil(90 / Math.max(step, 0.01) / 30) * 30)
  const read = seconds[at]
  return (
    <figure className={classes.figure}>
      <div
        ref={ref}
        className={classes.plot}
        role="slider"
        tabIndex={0}
        aria-label={tr('Second')}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={Math.max(0, at)}
        aria-valuetext={read ? said(read) : tr('nothing yet')}
        onKeyDown={press}
        onBlur={() => setChosen(null)}
      >
        {width > 0 && read && (
          <svg width={width} height={height} aria-hidden="true" onPointerMove={point} onPointerLeave={() => setChosen(null)}>
            <Scale top={top} left={left} right={width - right} y={y} />
            <path className={classes.refused} d={area(({ accepted, refused }) => accepted + refused)} />
            <path className={classes.accepted} d={area(({ accepted }) => accepted)} />
            {seconds.map(
              (second, index) =>
                (last - index) % every === 0 && (
                  <text
                    key={second.at}
                    className={chart.scale}
                    x={Math.min(width - right, x(index) + step / 2)}
                    y={height - 6}
                    textAnchor={index === last ? 'end' : 'middle'}
                  >
                    {clock(second.at)}
                  </text>
                ),
            )}
            {chosen !== null && <line className={classes.mark} x1={x(at) + step / 2} x2={x(at) + step / 2} y1={above} y2={y(0)} />}
          </svg>
        )}
        {chosen !== null && read && (
          <p className={classes.reading} aria-hidden="true" data-side={at > last / 2 ? 'left' : 'right'}>
            {said(read)}
          </p>
        )}
      </div>
      <figcaption className={classes.legend}>
        <span data-of="accepted">{tr('Accepted')}</span>
        <span data-of="refused">{tr('Refused')}</span>
        <span>{trCount(peak, 'At most {n} request in a second', 'At most {n} requests in a second')}</span>
      </figcaption>
    </figure>
  )
}
