import type { EventRow } from '../../catalogue/events/store.js'
import { findVenue } from '../../catalogue/venues/store.js'
import { type FieldFault, fault, invalid, notFound, Problem } from '../../lib/errors.js'
import { localInput } from '../../lib/inputs.js'
import { parseInstant } from '../../lib/time.js'
import { localToUtc } from '../../lib/zones.js'
import type { DisruptedEvent, DisruptionTerms } from '../../platform/db/json.js'
import type { Trx } from '../../platform/db/open.js'
import type { NewDisruption } from './schema.js'

/** The fields of an event that a disruption can change. */
export const stateOf = (row: EventRow): DisruptedEvent => ({
  event_status: row.event_status as DisruptedEvent['event_status'],
  date_start: row.date_start,
  date_stop: row.date_stop,
  date_start_main_event: row.date_start_main_event,
  date_stop_main_event: row.date_stop_main_event,
  date_confirmed: row.date_confirmed,
  venue_id: row.venue_id,
  venue_name: row.venue_name,
  city: row.city,
  time_zone: row.time_zone,
})

export const startOf = ({ date_start, time_zone }: DisruptedEvent): Date => localToUtc(date_start, time_zone)

export const termsOf = ({ terms = {} }: NewDisruption): DisruptionTerms => ({
  refund_percent: terms.refund_percent ?? 100,
  keep_fees: [...new Set(terms.keep_fees ?? [])],
  supplier_payout: terms.supplier_payout ?? 'reverse',
  default_decision: terms.default_decision ?? 'accept',
})

/** Which fields each kind needs, and which it may have besides. */
const fields = {
  cancelled: { needs: [], takes: [] },
  postponed: { needs: ['decide_by'], takes: [] },
  rescheduled: { needs: ['date_start', 'date_stop', 'decide_by'], takes: [] },
  relocated: { needs: ['venue_id', 'decide_by'], takes: ['date_start', 'date_stop'] },
} as const
const optional = ['date_start', 'date_stop', 'venue_id', 'decide_by'] as const

function checkFields(input: NewDisruption): void {
  const { needs, takes }: { needs: readonly string[]; takes: readonly string[] } = fields[input.kind]
  const faults = optional.flatMap((name): FieldFault[] => {
    if (input[name] === undefined) return needs.includes(name) ? [fault(`/${name}`, 'required', `is required for ${input.kind}`)] : []
    return needs.includes(name) || takes.includes(name) ? [] : [fault(`/${name}`, 'not_allowed', `is not a field of ${input.kind}`)]
  })
  if ((input.date_start === undefined) !== (input.date_stop === undefined) && faults.length === 0)
    faults.push(fault('/date_stop', 'required', 'date_start and date_stop come together'))
  if (faults.length > 0) throw invalid(faults)
}

const local = (text: string): number => Date.parse(`${text}Z`)
const moved = (text: string | null, by: number): string | null =>
  text === null ? null : new Date(local(text) + by).toISOString().slice(0, 19)

const statuses = { cancelled: 'cancelled', postponed: 'postponed', rescheduled: 'notstarted', relocated: undefined } as const

/** The event as it becomes. Refuses dates in the past, the present date or venue, and a deadline after the new start. */
export async function planned(
  trx: Trx,
  before: DisruptedEvent,
  input: NewDisruption,
  at: Date,
): Promise<{ after: DisruptedEvent; decide_by: Date | null }> {
  checkFields(input)
  const venue = input.venue_id === undefined ? undefined : await findVenue(trx, input.venue_id)
  if (input.venue_id !== undefined && !venue) throw notFound('venue', input.venue_id)
  const time_zone = venue?.time_zone ?? before.time_zone
  const dates =
    input.date_start === undefined || input.date_stop === undefined
      ? undefined
      : {
          date_start: localInput('/date_start', input.date_start, time_zone),
          date_stop: localInput('/date_stop', input.date_stop, time_zone),
        }
  const by = dates ? local(dates.date_start) - local(before.date_start) : 0
  const after: DisruptedEvent = {
    ...before,
    ...dates,
    date_start_main_event: moved(before.date_start_main_event, by),
    date_stop_main_event: moved(before.date_stop_main_event, by),
    event_status: statuses[input.kind] ?? (dates ? 'notstarted' : before.event_status),
    date_confirmed: input.kind === 'postponed' ? false : dates ? true : before.date_confirmed,
    ...(venue ? { venue_id: venue.venue_id, venue_name: venue.official_name, city: venue.city, time_zone } : {}),
  }
  const decide_by = input.decide_by === undefined ? null : (parseInstant(input.decide_by) ?? null)
  checkTimes(input, before, after, decide_by, at)
  return { after, decide_by }
}

function checkTimes(input: NewDisruption, before: DisruptedEvent, after: DisruptedEvent, decideBy: Date | null, at: Date): void {
  const faults: FieldFault[] = []
  if (input.date_start !== undefined) {
    if (startOf(after) <= at) faults.push(fault('/date_start', 'past', 'is in the past'))
    if (after.date_stop < after.date_start) faults.push(fault('/date_stop', 'too_early', 'is before date_start'))
    if (input.kind === 'rescheduled' && after.date_start === before.date_start && after.date_stop === before.date_stop)
      faults.push(fault('/date_start', 'same', 'is the date it has already'))
  }
  if (input.kind === 'relocated' && after.venue_id === before.venue_id)
    faults.push(fault('/venue_id', 'same', 'is the venue it has already'))
  if (decideBy !== null && decideBy <= at) faults.push(fault('/decide_by', 'past', 'is in the past'))
  // A postponed event has no start yet.
  if (decideBy !== null && input.kind !== 'postponed' && decideBy > startOf(after))
    faults.push(fault('/decide_by', 'too_late', 'is after the start of the event'))
  if (faults.length > 0) throw invalid(faults)
}

/** Refuses a disruption of an event that is over, or cancelled by an earlier one. */
export function checkEvent(event: DisruptedEvent, kind: NewDisruption['kind'], cancelledBefore: boolean): void {
  if (event.event_status === 'finished') throw new Problem('disruption_not_possible', { detail: 'The event is finished.' })
  if (event.event_status === 'cancelled' && (kind !== 'cancelled' || cancelledBefore))
    throw new Problem('disruption_not_possible', { detail: 'The event is cancelled already.' })
}
