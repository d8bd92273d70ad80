/** Outcome of one request. */
export interface Outcome {
  outcome: 'delivered' | 'refused' | 'timeout' | 'unreachable' | 'forbidden' | 'interrupted'
  status: number | null
  /** the beginning of the answer, or the error */
  response: string
  /** the wait that the receiver asked for, in milliseconds */
  retryAfter?: number | undefined
}

/** A receiver may ask for up to twice the scheduled wait, or as little as half of it. */
const stretch = 2
const jitter = 0.2

/**
 * Time of the next attempt, or undefined after the last one. `tried`: attempts of this round, including this one. A random change of up to
 * a fifth spreads deliveries that failed together.
 */
export function nextAttempt(
  waits: readonly number[],
  tried: number,
  { outcome, retryAfter }: Outcome,
  at: Date,
  chance: number,
): Date | undefined {
  // Not caused by the receiver: another worker sends it at once.
  if (outcome === 'interrupted') return at
  const wait = waits[tried - 1]
  if (wait === undefined) return undefined
  const millis =
    retryAfter === undefined ? wait * (1 - jitter + 2 * jitter * chance) : Math.min(Math.max(retryAfter, wait / stretch), wait * stretch)
  return new Date(at.getTime() + Math.round(millis))
}

/** `Retry-After`: seconds or a date. */
export function retryAfterMillis(header: string | undefined, at: Date): number | undefined {
  if (header === undefined) return undefined
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - at.getTime())
}
