import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { count, instant } from '../../format.js'
import classes from './onsale.module.css'
import type { Second } from './useLive.js'

const clock = (at: string): string => instant(at).toLocaleTimeString('en-GB')

/** Accepted and refused per second, stacked: together they are the requests. */
export default function Chart({ seconds }: { seconds: Second[] }) {
  const peak = Math.max(0, ...seconds.map(({ requests }) => requests))
  return (
    <figure className={classes.figure}>
      <div className={classes.chart} aria-hidden="true">
        <ResponsiveContainer width="100%" height={280}>
          <AreaChart accessibilityLayer={false} data={seconds} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
            <CartesianGrid stroke="var(--hair)" vertical={false} />
            <XAxis dataKey="at" tickFormatter={clock} minTickGap={70} stroke="var(--mantine-color-dimmed)" fontSize={11} tickLine={false} />
            <YAxis allowDecimals={false} width={40} stroke="var(--mantine-color-dimmed)" fontSize={11} tickLine={false} axisLine={false} />
            <Tooltip
              isAnimationActive={false}
              labelFormatter={(at) => clock(String(at))}
              contentStyle={{ background: 'var(--raised)', border: '1px solid var(--line)', borderRadius: 8, fontSize: 12 }}
            />
            <Area
              name="Accepted"
              type="step"
              dataKey="accepted"
              stackId="all"
              stroke="var(--bar-sold)"
              fill="var(--bar-sold)"
              fillOpacity={0.7}
              isAnimationActive={false}
            />
            <Area
              name="Refused"
              type="step"
              dataKey="refused"
              stackId="all"
              stroke="var(--bar-held)"
              fill="var(--bar-held)"
              fillOpacity={0.7}
              isAnimationActive={false}
            />
          </AreaChart>
        </ResponsiveContainer>
      </div>
      <figcaption className={classes.legend}>
        <span data-of="accepted">Accepted</span>
        <span data-of="refused">Refused</span>
        <span>At most {count(peak)} requests in a second</span>
      </figcaption>
    </figure>
  )
}
