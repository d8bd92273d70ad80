/** What came of one request. */
export interface Outcome {
  outcome: 'delivered' | 'refused' | 'timeout' | 'unreachable' | 'forbidden' | 'interrupted'
  status: number | null
  /** the beginning of the answer, or what went wrong */
  response: string
  /** how long the receiver asked us to wait, in milliseconds */
  retryAfter?: number | undefined
}

/** A receiver may ask for up to twice the scheduled wait, or as little as half of it. */
const stretch = 2
const jitter = 0.2

/**
 * When the next attempt may begin, or nothing when that was the last one. `tried`: attempts of this round, the one just made included.
 * Spread by a fifth either way, so that what failed together does not come back together.
 */
export function nextAttempt(
  waits: readonly number[],
  tried: number,
  { outcome, retryAfter }: Outcome,
  at: Date,
  chance: number,
): Date | undefined {
  // Not the receiver's doing: at once, by whoever works on.
  if (outcome === 'interrupted') return at
  const wait = waits[tried - 1]
  if (wait === undefined) return undefined
  const millis =
    retryAfter === undefined ? wait * (1 - jitter + 2 * jitter * chance) : Math.min(Math.max(retryAfter, wait / stretch), wait * stretch)
  return new Date(at.getTime() + Math.round(millis))
}

/** `Retry-After`: seconds, or a date. */
export function retryAfterMillis(header: string | undefined, at: Date): number | undefined {
  if (header === undefined) return undefined
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - at.getTime())
}
