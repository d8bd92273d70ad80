import { useEffect, useState } from 'react'
import { instant } from '../../format.js'
import { tr } from '../../texts.js'
import classes from './reservations.module.css'

/** The seconds until a moment, second by second. */
export function useLeft(until: string): number {
  const end = instant(until).getTime()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((end - now) / 1000))
}

/** Remaining time; highlighted in the last minutes. */
export function Countdown({ until }: { until: string }) {
  const left = useLeft(until)
  if (left === 0) return <span className={classes.over}>{tr('expired')}</span>
  const hours = Math.floor(left / 3600)
  const minutes = String(Math.floor((left % 3600) / 60))
  const clock = `${hours > 0 ? minutes.padStart(2, '0') : minutes}:${String(left % 60).padStart(2, '0')}`
  return (
    <span className={classes.countdown} data-urgent={left < 180 || undefined} role="timer">
      {hours > 0 ? tr('{hours} h {clock}', { hours, clock }) : clock}
    </span>
  )
}
