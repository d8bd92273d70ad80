import { Problem } from './errors.js'

/** A request that waits for its turn. */
export interface Waiting {
  /** whether the connection to its caller is closed; undefined if the service itself asks */
  hasGone?: (() => boolean) | undefined
}

/** Nothing was done, so the caller can safely repeat the request. */
export const notExecuted = (): Problem =>
  new Problem('overloaded', { detail: 'The request waited too long for its turn and was not executed.', retryAfter: 1 })

/** For a queue of requests: how long each may wait. A request whose caller has gone is not executed either. */
export const patience = (millis: number) => ({ millis, isGone: ({ hasGone }: Waiting) => hasGone?.() === true, refusal: notExecuted })

/** Throws if a request has waited for so long, or its caller has gone. */
export function checkPatience(waiting: Waiting | undefined, waitedMillis = 0, maxMillis = Number.POSITIVE_INFINITY): void {
  if (waitedMillis >= maxMillis || waiting?.hasGone?.()) throw notExecuted()
}
