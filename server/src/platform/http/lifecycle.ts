/**
 * The dated versions of the API and its deprecations, both only here. docs/versioning.md states the promises. Headers and marks in the
 * reference are generated from these tables.
 */

/**
 * How one call changed in a version. The code implements only the newest version: older requests are converted before validation, and their
 * answers are converted back.
 */
export interface CallChange {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** as in the route: /v1/webhooks/:webhook_id */
  url: string
  query?: (older: Record<string, unknown>) => Record<string, unknown>
  body?: (older: unknown) => unknown
  /** converts successful JSON answers only */
  answer?: (newer: unknown) => unknown
}

export interface ApiVersion {
  /** yyyy-mm-dd, as clients send it in Api-Version */
  date: string
  /** changes that break a client of the version before */
  changes: readonly CallChange[]
}

/** RFC 9745 and RFC 8594: when something was deprecated, and when it is removed. Days, in UTC. */
export type Deprecation = { since: string; sunset: string } & (
  | { url: string /** the successor takes the same parameters */; successor: string }
  | { version: string }
)

export interface Lifecycle {
  /** oldest first; the first one is the default */
  versions: readonly [ApiVersion, ...ApiVersion[]]
  deprecations: readonly Deprecation[]
}

const guestsEnd = { since: '2026-03-27', sunset: '2028-03-31' }

export const lifecycle: Lifecycle = {
  versions: [{ date: '2026-11-16', changes: [] }],
  deprecations: [
    { ...guestsEnd, url: '/v1/reservation/:reservation_id/guests', successor: '/v1/reservations/:reservation_id/guestdata' },
    {
      ...guestsEnd,
      url: '/v1/reservation/:reservation_id/guests/:guest_id',
      successor: '/v1/reservations/:reservation_id/guestdata/:guest_id',
    },
  ],
}
