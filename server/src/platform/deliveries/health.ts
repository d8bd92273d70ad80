import { dayMillis } from '../../lib/time.js'
import type { Outcome } from './retry.js'

/** Health of an endpoint: since when all requests failed, and how many concurrent requests it gets while it recovers. */
export interface Health {
  failing_since: Date | null
  pace: number | null
}
export type Disabled = 'gone' | 'failing'

const failureLimit = 5 * dayMillis

/**
 * Each failure halves the number of concurrent requests, down to one. Each success adds one. So a receiver that is down occupies few
 * resources, and one that returns after a long outage is not overloaded by its backlog.
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
