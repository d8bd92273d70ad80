/**
 * The dated versions of the API and what is on its way out, both here and nowhere else. docs/versioning.md says what is promised; the headers
 * and the marks in the reference are made from these tables.
 */

/**
 * How one call changed. The code speaks the newest version only: a request of an older one is brought up to date before it is checked, and the
 * answer brought back.
 */
export interface CallChange {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** as the route has it: /v1/webhooks/:webhook_id */
  url: string
  query?: (older: Record<string, unknown>) => Record<string, unknown>
  body?: (older: unknown) => unknown
  /** only of answers in JSON that tell of success */
  answer?: (newer: unknown) => unknown
}

export interface ApiVersion {
  /** yyyy-mm-dd; what a client sends as Api-Version */
  date: string
  /** what a client of the version before would stumble over */
  changes: readonly CallChange[]
}

/** RFC 9745 and RFC 8594: since when something should no longer be used, and until when it can be. Days, in UTC. */
export type Deprecation = { since: string; sunset: string } & (
  | { url: string /** the same parameters in another place */; successor: string }
  | { version: string }
)

export interface Lifecycle {
  /** oldest first; a caller that names none is spoken to in the first */
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
