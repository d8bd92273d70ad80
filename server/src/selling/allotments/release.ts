import Type, { type Static } from 'typebox'
import { fault, invalid } from '../../lib/errors.js'
import { DateTime, Enum } from '../../lib/schema.js'
import { parseInstant, wireTime } from '../../lib/time.js'

/** The rule that says when unsold tickets of an allotment return to free stock. */

export const releaseKinds = ['none', 'at', 'before'] as const
export type ReleaseKind = (typeof releaseKinds)[number]

export const ReleaseRule = Type.Object(
  {
    kind: Enum(releaseKinds, {
      description: 'none: it is kept until it is ended. at: a fixed time. before: some days or hours before the event starts',
    }),
    at: Type.Optional(Type.String({ ...DateTime, description: 'For kind at: yyyy-mm-ddThh:mm:ss, UTC unless it names a zone' })),
    days: Type.Optional(Type.Integer({ minimum: 0, maximum: 730 })),
    hours: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
  },
  { title: 'ReleaseRule', additionalProperties: false },
)
export type ReleaseRule = Static<typeof ReleaseRule>

/** The rule as columns. */
export interface StoredRelease {
  release_kind: string
  release_days: number
  release_hours: number
  release_at: Date | null
}

const refuse = (pointer: string, code: string, message: string): never => {
  throw invalid([fault(pointer, code, message)])
}

const hourMillis = 3_600_000
export const hoursBefore = (at: Date, hours: number): Date => new Date(at.getTime() - hours * hourMillis)

function instantOf({ kind, at, days = 0, hours = 0 }: ReleaseRule, starts: Date | null, pointer: string): Date | null {
  if (kind === 'none') return null
  if (kind === 'at') {
    if (at === undefined) return refuse(`${pointer}/at`, 'required', 'is required for the kind at')
    return parseInstant(at) ?? null
  }
  if (days + hours === 0) return refuse(`${pointer}/days`, 'required', 'days or hours are required for the kind before, and more than 0')
  if (starts === null) return refuse(`${pointer}/kind`, 'no_event', 'needs an event to count from')
  return hoursBefore(starts, days * 24 + hours)
}

/** A release in the past is refused. `starts` is the start of the event. */
export function releaseColumns(rule: ReleaseRule, starts: Date | null, now: Date, pointer = '/release'): StoredRelease {
  const { kind, at, days = 0, hours = 0 } = rule
  if (kind !== 'at' && at !== undefined) refuse(`${pointer}/at`, 'not_allowed', 'is allowed for the kind at only')
  if (kind !== 'before' && days + hours > 0) refuse(`${pointer}/days`, 'not_allowed', 'days and hours are allowed for the kind before only')
  const release_at = instantOf(rule, starts, pointer)
  if (release_at !== null && release_at <= now) {
    const field = kind === 'at' ? `${pointer}/at` : `${pointer}/days`
    refuse(field, 'in_the_past', `the release would be at ${wireTime(release_at)}, which is in the past`)
  }
  return { release_kind: kind, release_days: days, release_hours: hours, release_at }
}

/** A stored rule whose time is counted from the event as it is now. */
export const countedFrom = (stored: StoredRelease, starts: Date | null): StoredRelease =>
  stored.release_kind !== 'before' || starts === null
    ? stored
    : { ...stored, release_at: hoursBefore(starts, stored.release_days * 24 + stored.release_hours) }

/** The rule as it is shown. */
export function toReleaseRule({ release_kind, release_days, release_hours, release_at }: StoredRelease): ReleaseRule {
  const kind = release_kind as ReleaseKind
  if (kind === 'at' && release_at !== null) return { kind, at: wireTime(release_at) }
  return kind === 'before' ? { kind, days: release_days, hours: release_hours } : { kind }
}
