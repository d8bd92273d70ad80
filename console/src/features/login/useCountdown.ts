import { useEffect, useState } from 'react'

/** Whole seconds until a time; calculated from the clock, because timers of a hidden tab run late. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (until <= Date.now()) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [until])
  const start = (seconds: number) => {
    setNow(Date.now())
    setUntil(seconds > 0 ? Date.now() + seconds * 1000 : 0)
  }
  return { left: Math.max(0, Math.ceil((until - now) / 1000)), start }
}
