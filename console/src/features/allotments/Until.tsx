import { useEffect, useState } from 'react'
import { instant, moment } from '../../format.js'
import { tr, trCount } from '../../texts.js'

/** Time until the release, updated each minute. */
export function Until({ at }: { at: string | null }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  if (at === null) return <>{tr('no automatic release')}</>
  const minutes = Math.max(0, Math.round((instant(at).getTime() - now) / 60_000))
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)]
  const left = () =>
    days > 0
      ? trCount(days, 'in {n} day {hours} h', 'in {n} days {hours} h', { hours })
      : hours > 0
        ? tr('in {hours} h {minutes} min', { hours, minutes: minutes % 60 })
        : tr('in {minutes} min', { minutes })
  return (
    <span role="timer" title={moment(at)}>
      {minutes === 0 ? tr('now') : left()}
    </span>
  )
}
