import type { EventChange } from '../../catalogue/events/schema.js'
import { lockToChange, update } from '../../catalogue/events/service.js'
import { lockStock } from '../../catalogue/tickets/stock.js'
import { moveValidity } from '../../catalogue/tickets/validity.js'
import type { Caller } from '../../lib/caller.js'
import { notFound, Problem } from '../../lib/errors.js'
import type { Env } from '../../platform/context.js'
import type { DisruptedEvent } from '../../platform/db/json.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { type Difference, differences } from './candidates.js'
import { checkEvent, startOf, stateOf } from './input.js'
import type { Disruption } from './schema.js'
import { eventOf, read, refuseRunning, running } from './service.js'
import * as store from './store.js'
import { supplierLetters, suppliersOf } from './suppliers.js'

/** How many orders the refusal of an outdated preview names. */
const maxNamed = 100

/** The fields of the event that become others. Those that follow from the venue are not set. */
function changesOf(from: DisruptedEvent, { venue_name: _name, city: _city, time_zone: _zone, ...to }: DisruptedEvent): EventChange {
  const fields = Object.entries(to) as [keyof typeof to, unknown][]
  return Object.fromEntries(fields.filter(([name, value]) => from[name] !== value))
}

async function lock(env: Env, trx: Trx, eventText: string, id: string): Promise<store.DisruptionRow> {
  const { event_id } = await eventOf(trx, eventText, env.now())
  await store.lockDisruptionsOf(trx, event_id)
  const row = await store.lockDisruption(trx, id)
  if (row?.event_id !== event_id) throw notFound('disruption', id)
  return row
}

/**
 * Locks the event, its allotments and then all of its tickets, in the order of every change of them. Bookings lock tickets first and read the
 * event after it, so no booking of the event is in progress then. The time is taken after the locks: a hold that was made while this waited
 * for a ticket is for the old date, and is earlier than it.
 */
async function lockEvent(env: Env, trx: Trx, eventId: string, to: DisruptedEvent): Promise<{ event: DisruptedEvent; at: Date }> {
  await lockToChange(trx, eventId, env.now(), changesOf(stateOf(await eventOf(trx, eventId, env.now())), to))
  await store.lockAllotmentsOf(trx, eventId)
  await lockStock(trx, await store.ticketsOf(trx, eventId))
  const event = stateOf(await eventOf(trx, eventId, env.now()))
  return { event, at: env.now() }
}

/**
 * Begins a previewed disruption: the event changes, holds end, and the orders are left to the worker. Refused if anything has changed since
 * the preview. A repeated call changes nothing.
 */
export async function apply(env: Env, trx: Trx, caller: Caller, eventText: string, id: string, version: string): Promise<Disruption> {
  const row = await lock(env, trx, eventText, id)
  const { event_id, kind } = row
  if (version !== row.version)
    throw new Problem('preview_outdated', { detail: '`version` is not that of this preview.', facts: { disruption_id: id } })
  if (row.status !== 'previewed') return read(trx, env, caller, eventText, id)
  await refuseRunning(trx, event_id)
  // Before the tickets, as in the steps of a disruption. Decisions that were made while this waited have to be carried out.
  await store.lockEarlier(trx, event_id)
  await refuseRunning(trx, event_id)
  const { event, at } = await lockEvent(env, trx, event_id, row.event_after)
  checkEvent(event, kind, (await store.latestOf(trx, event_id))?.kind === 'cancelled')
  await refuseOutdated(trx, row, event, at)
  await store.supersede(trx, event_id, id, at)
  await update(env, trx, caller, event_id, changesOf(event, row.event_after))
  await store.setDisrupted(trx, event_id, at)
  await store.setDisruption(trx, id, { status: 'applying', applied: at, applied_by: caller.client_id, updated: at })
  await follow(env, trx, caller, { ...row, applied: at }, false)
  return read(trx, env, caller, eventText, id)
}

/** What is not done order by order: the validity of the tickets on sale, uploaded files, and one letter to each supplier. */
async function follow(env: Env, trx: Trx, caller: Caller, disruption: store.DisruptionRow, isReverted: boolean): Promise<void> {
  const at = env.now()
  const { event_id, event_before, event_after } = disruption
  const [from, to] = isReverted ? [event_after, event_before] : [event_before, event_after]
  await moveValidity(trx, caller, at, event_id, from.date_start, to.date_start)
  await raise(env, trx, 'event_disrupted', { disruption, isReverted, at })
  const readers = await suppliersOf(trx, disruption)
  const letters = readers.flatMap((reader) => supplierLetters(disruption, reader, isReverted))
  await env.jobs.enqueue(trx, 'mail', letters)
}

async function refuseOutdated(trx: Trx, row: store.DisruptionRow, event: DisruptedEvent, at: Date): Promise<void> {
  const { disruption_id, event_id, event_before, event_after, decide_by } = row
  const isOver =
    (decide_by !== null && decide_by <= at) || (row.kind !== 'cancelled' && row.kind !== 'postponed' && startOf(event_after) <= at)
  if (isOver) throw new Problem('preview_outdated', { detail: 'Its deadline or its new date has passed.', facts: { disruption_id } })
  const found = await differences(trx, disruption_id, event_id, maxNamed)
  const isChanged = (Object.keys(event_before) as (keyof DisruptedEvent)[]).some((name) => event[name] !== event_before[name])
  if (found.length === 0 && !isChanged) return
  const those = (how: Difference['how']) => found.filter((one) => one.how === how).map((one) => one.bookingorder_id)
  const changes = { event: isChanged, added: those('added'), changed: those('changed'), gone: those('gone') }
  const parts = [
    ...(isChanged ? ['the event has another date, venue or status'] : []),
    ...(['added', 'changed', 'gone'] as const).flatMap((how) => {
      const { length } = changes[how]
      return length > 0 ? [`${length} ${length === 1 ? 'order' : 'orders'} ${how}`] : []
    }),
  ]
  throw new Problem('preview_outdated', { detail: `Since the preview: ${parts.join(', ')}.`, facts: { disruption_id, changes } })
}

/** Restores the event. Possible for the disruption that was applied last, while no order was refunded and none was made for the new date. */
export async function revert(env: Env, trx: Trx, caller: Caller, eventText: string, id: string): Promise<Disruption> {
  const row = await lock(env, trx, eventText, id)
  const { event_id } = row
  if (row.status === 'reverting' || row.status === 'reverted') return read(trx, env, caller, eventText, id)
  const { event, at } = await lockEvent(env, trx, event_id, row.event_before)
  const reason = await whyNot(trx, row, at)
  if (reason !== undefined) throw new Problem('disruption_not_possible', { detail: reason, facts: { disruption_id: id } })
  await update(env, trx, caller, event_id, changesOf(event, row.event_before))
  await store.setDisrupted(trx, event_id, at)
  await store.setDisruption(trx, id, { status: 'reverting', updated: at })
  await follow(env, trx, caller, row, true)
  return read(trx, env, caller, eventText, id)
}

async function whyNot(trx: Trx, row: store.DisruptionRow, at: Date): Promise<string | undefined> {
  const { disruption_id, event_id, kind, status, applied } = row
  if (status === 'applying' || status === 'closing') throw running(disruption_id)
  if (status !== 'open' && status !== 'done') return `It is ${status}.`
  if (kind === 'cancelled') return 'A cancelled event is final: its orders were cancelled.'
  if ((await store.latestOf(trx, event_id))?.disruption_id !== disruption_id) return 'A later disruption was applied.'
  const refunds = await store.refundsOf(trx, disruption_id)
  if (refunds > 0) return `${refunds} ${refunds === 1 ? 'order was' : 'orders were'} refunded.`
  const made = applied === null ? 0 : await store.ordersSince(trx, event_id, applied)
  if (made > 0) return `${made} ${made === 1 ? 'order was' : 'orders were'} made for the new date or venue. Make a new disruption instead.`
  return startOf(row.event_before) <= at ? 'The date it had before is past.' : undefined
}
