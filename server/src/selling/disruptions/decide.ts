import type { Caller } from '../../lib/caller.js'
import { decidableDisruption } from '../../lib/disruption-states.js'
import { notFound, Problem } from '../../lib/errors.js'
import type { Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { ownRows } from '../../platform/db/tenant.js'
import { bought } from '../orders/relation.js'
import type { BookingOrder } from '../orders/schema.js'
import { findOrder } from '../orders/store.js'
import { shownTo } from '../orders/visibility.js'
import { reminderLetter } from './letters.js'
import type { Decisions } from './schema.js'
import { eventOf } from './service.js'
import { carryOut } from './steps.js'
import type { DisruptionRow } from './store.js'
import * as store from './store.js'

type Choice = Decisions['decision']

const notOpen = (detail: string, disruption_id?: string): Problem =>
  new Problem('decision_not_open', { detail, facts: disruption_id === undefined ? {} : { disruption_id } })

function checkOpen({ disruption_id, status, decide_by }: DisruptionRow, at: Date): void {
  if (decidableDisruption.is(status) && (decide_by === null || decide_by > at)) return
  throw notOpen(status === 'superseded' ? 'A later disruption of the event took its place.' : 'The time to decide is over.', disruption_id)
}

/** Decides for one order, at once. The same decision again changes nothing. */
export async function decide(env: Env, trx: Trx, caller: Caller, id: string, decision: Choice): Promise<BookingOrder> {
  const order = await findOrder(trx, id, bought(caller))
  if (!order) throw notFound('bookingorder', id)
  const disruption = order.disruption_id === null ? undefined : await store.shareLockDisruption(trx, order.disruption_id)
  const row = disruption && (await store.lockStep(trx, disruption.disruption_id, id))
  if (!disruption || !row) throw notOpen('The order has no disruption.')
  if (row.decision === decision) return shownTo(trx, caller, (await findOrder(trx, id, bought(caller))) ?? order)
  if (row.decision === null) throw notOpen('There is nothing to decide for this order.', disruption.disruption_id)
  if (row.decision !== 'pending') throw notOpen(`It was decided already: ${row.decision}.`, disruption.disruption_id)
  checkOpen(disruption, env.now())
  return shownTo(trx, caller, await carryOut({ env, trx, author: caller, disruption, row }, decision))
}

async function find(env: Env, trx: Trx, eventText: string, id: string): Promise<DisruptionRow> {
  const { event_id } = await eventOf(trx, eventText, env.now())
  const row = await store.shareLockDisruption(trx, id)
  if (row?.event_id !== event_id || row.status === 'previewed') throw notFound('disruption', id)
  return row
}

/** Decides for many orders. The worker carries the decisions out. */
export async function decideMany(env: Env, trx: Trx, caller: Caller, eventText: string, id: string, input: Decisions) {
  const at = env.now()
  const disruption = await find(env, trx, eventText, id)
  const own = ownRows(caller, { distributor: 'o.distributor_id' })
  const ids = input.bookingorder_ids && [...new Set(input.bookingorder_ids)]
  const known = await store.knownOrders(trx, id, ids, own)
  // The disruption of others does not exist for the caller.
  if (ids === undefined && known.size === 0) throw notFound('disruption', id)
  const unknown = ids?.find((one) => !known.has(one))
  if (unknown !== undefined) throw notFound('bookingorder', unknown)
  checkOpen(disruption, at)
  const decided = await store.decideMany(trx, id, input.decision, ids, own, caller.client_id, at)
  return { decided, skipped: ids === undefined ? 0 : ids.length - decided }
}

/** At most one reminder in this time. */
const pauseMillis = 12 * 3_600_000

/** Reminds everybody who has not decided: one letter for each address. */
export async function remind(env: Env, trx: Trx, eventText: string, id: string): Promise<{ letters: number }> {
  const at = env.now()
  const { event_id, event_name } = await eventOf(trx, eventText, at)
  const row = await store.lockDisruption(trx, id)
  if (row?.event_id !== event_id || row.status === 'previewed') throw notFound('disruption', id)
  checkOpen(row, at)
  const wait = row.reminded === null ? 0 : pauseMillis - (at.getTime() - row.reminded.getTime())
  if (wait > 0)
    throw new Problem('rate_limited', { detail: 'Buyers were reminded less than 12 hours ago.', retryAfter: Math.ceil(wait / 1000) })
  const readers = await store.undecidedByAddress(trx, id)
  await env.jobs.enqueue(
    trx,
    'mail',
    readers.map((reader) => reminderLetter(row, event_name, reader)),
  )
  await store.setDisruption(trx, id, { reminded: at, updated: at })
  return { letters: readers.length }
}
