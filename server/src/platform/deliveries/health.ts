import type { Outcome } from './retry.js'

/** How an endpoint is doing: since when nothing got through, and how many requests it is sent at once while it recovers. */
export interface Health {
  failing_since: Date | null
  pace: number | null
}
export type Disabled = 'gone' | 'failing'

const failureLimit = 5 * 86_400_000

/**
 * After each failure half as many requests at once, down to a single one that tries; after each success one more. So a receiver that is down
 * or hangs ties up next to nothing, and one that comes back after a long outage is not run over by its backlog.
 */
export function healthAfter(before: Health, outcomes: Outcome[], concurrency: number, at: Date): Health & { disabled?: Disabled } {
  let { failing_since, pace } = before
  let disabled: Disabled | undefined
  for (const { outcome, status } of outcomes) {
    if (outcome === 'interrupted') continue
    const current = Math.min(pace ?? concurrency, concurrency)
    if (outcome === 'delivered') {
      failing_since = null
      pace = current + 1 >= concurrency ? null : current + 1
      continue
    }
    failing_since ??= at
    pace = Math.max(1, Math.floor(current / 2))
    if (status === 410) disabled = 'gone'
    else if (at.getTime() - failing_since.getTime() >= failureLimit) disabled ??= 'failing'
  }
  return { failing_since, pace, ...(disabled ? { disabled } : {}) }
}
