import type { Caller } from '../../lib/caller.js'
import { notFound, Problem } from '../../lib/errors.js'
import { liveOrder } from '../../lib/order-states.js'
import type { Ctx, Env, Guard } from '../../platform/context.js'
import type { Db, Trx } from '../../platform/db/open.js'
import type { Versioned } from '../../platform/http/etag.js'
import { assess, faultsOf } from '../guests/assess.js'
import type { Guest, GuestDataChange, GuestDataQuery, GuestQuery, OrderGuestData } from '../guests/schema.js'
import { movedStatus } from '../guests/service.js'
import { type Party, type Slot, slotsOf } from '../guests/slots.js'
import * as store from '../guests/store.js'
import { allFields, requiredFieldsOnly, showGuest, showParty, type VisibleFields } from '../guests/view.js'
import { checkId, planGuests } from '../guests/write.js'
import { afterChange } from '../orders/complete.js'
import { seesEveryField } from '../orders/fields.js'
import { bought, reachable, relationsToItem } from '../orders/relation.js'
import { recorded } from '../orders/service.js'
import { findOrder, lockOrder, type OrderRow, updateOrder } from '../orders/store.js'
import { type Change, guestWriter } from './one-guest.js'

/** The buyer and the operator see all fields. A seller sees the fields that its tickets required when they were booked. */
async function findParty(ctx: Ctx, caller: Caller, id: string): Promise<{ party: Party; visibleFields: VisibleFields; version: number }> {
  const order = await findOrder(ctx.db, id, reachable(caller))
  if (!order) throw notFound('bookingorder', id)
  const party = await store.orderParty(ctx.db, id)
  const byItem = new Map(order.items.map((item) => [item.orderitem_id, relationsToItem(caller, order, item)]))
  const relationsOf = (slot: Slot) => byItem.get(slot.orderitem_id ?? '') ?? []
  if (slotsOf(party).every((slot) => seesEveryField(relationsOf(slot)))) return { party, visibleFields: allFields, version: order.version }
  const lines = party.lines.flatMap(({ ticket_id, slots }) => {
    const own = slots.filter((slot) => relationsOf(slot).length > 0)
    return own.length > 0 ? [{ ticket_id, slots: own }] : []
  })
  const needed = requiredFieldsOnly(await store.termsFor(ctx.db, { ...party, lines }), party)
  const visibleFields: VisibleFields = (slot) => (seesEveryField(relationsOf(slot)) ? allFields(slot) : needed(slot))
  return { party: { ...party, lines }, visibleFields, version: order.version }
}

export async function read(ctx: Ctx, caller: Caller, id: string, query: GuestDataQuery): Promise<Versioned<OrderGuestData>> {
  const { party, visibleFields, version } = await findParty(ctx, caller, id)
  return { body: { bookingorder_id: id, ...(await showParty(ctx, ctx.db, party, query, visibleFields)) }, version }
}

export async function readGuest(ctx: Ctx, caller: Caller, id: string, guestId: string, query: GuestQuery): Promise<Versioned<Guest>> {
  const { party, visibleFields, version } = await findParty(ctx, caller, id)
  return { body: await showGuest(ctx, ctx.db, party, guestId, query, visibleFields), version }
}

/** Changes guests under the order's lock, because guests, status and completion change together. Only the buyer may change guests. */
const change: Change = async (env, trx, caller, id, plan, guard) => {
  const order = await lockOrder(trx, id, bought(caller))
  if (!order) throw notFound('bookingorder', id)
  guard?.(order.version)
  if (!liveOrder.is(order.logistic_status))
    throw new Problem('order_closed', {
      detail: `The order is ${order.logistic_status}.`,
      facts: { logistic_status: order.logistic_status },
    })
  const guests = plan(await store.orderParty(trx, id))
  await store.saveGuests(trx, guests)
  const party = await store.orderParty(trx, id)
  const after = guests.length > 0 ? await recordGuests(env, trx, caller, order, await isComplete(trx, party)) : order
  return { party, version: after.version }
}

const isComplete = async (db: Db, party: Party): Promise<boolean> => faultsOf(party, await assess(db, party), 'pre_download').length === 0

/** Records a new version of the order, and completes the order if nothing is missing any more. */
async function recordGuests(env: Env, trx: Trx, caller: Caller, order: OrderRow, complete: boolean): Promise<OrderRow> {
  const at = env.now()
  const id = order.bookingorder_id
  await updateOrder(trx, id, {
    guestdata_status: movedStatus(order.guestdata_status, complete),
    updated: at,
    version: order.version + 1,
  })
  // The guests' names are printed on the tickets.
  if (order.items.some((item) => item.number_of_pdfs > 0)) await env.jobs.enqueue(trx, 'etickets', [{ bookingorder_id: id }])
  const after = await recorded(trx, caller, at, order, id)
  return afterChange(env, trx, caller, after, (before) => recorded(trx, caller, at, before, id))
}

export async function write(
  env: Env,
  trx: Trx,
  caller: Caller,
  id: string,
  input: GuestDataChange,
  query: GuestDataQuery,
  guard?: Guard,
): Promise<Versioned<OrderGuestData>> {
  checkId('bookingorder_id', id, input.bookingorder_id)
  const { party, version } = await change(env, trx, caller, id, (before) => planGuests(env, before, input.items, 'replace'), guard)
  return { body: { bookingorder_id: id, ...(await showParty(env, trx, party, query)) }, version }
}

export const writeGuest = guestWriter(change)
