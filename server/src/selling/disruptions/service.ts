import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type EventRow, findEvent } from '../../catalogue/events/store.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import { notFound, Problem } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { wireTime } from '../../lib/time.js'
import type { Ctx, Env } from '../../platform/context.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import type { NewRow } from '../../platform/db/rows.js'
import { ownRows } from '../../platform/db/tenant.js'
import * as orders from './candidates.js'
import { assess, Totals } from './figures.js'
import { checkEvent, planned, stateOf, termsOf } from './input.js'
import type { DisruptedOrder, Disruption, NewDisruption } from './schema.js'
import * as store from './store.js'
import { countSupplierLetters } from './suppliers.js'

const batchSize = 500

/** Orders of a disruption (`alias`) of which the caller is a party. */
export const ownOrders = (caller: Caller, alias = 'o'): Condition =>
  ownRows(caller, { distributor: `${alias}.distributor_id`, supplier: `${alias}.supplier_id` })

/** A preview is for the operator. Parties see what was applied to their orders. */
const visible = (caller: Caller): Condition =>
  isOperator(caller)
    ? everyRow
    : sql`d.status <> 'previewed' and exists (select from disruption_order o where o.disruption_id = d.disruption_id and ${ownOrders(caller)})`

export async function eventOf(db: Db, text: string, at: Date): Promise<EventRow> {
  const event = await findEvent(db, text, at)
  if (!event) throw notFound('event', text)
  return event
}

export const running = (disruption_id: string): Problem =>
  new Problem('disruption_running', { detail: `Disruption ${disruption_id} of this event is being carried out.`, facts: { disruption_id } })

export async function refuseRunning(trx: Trx, eventId: string): Promise<void> {
  const other = await store.runningOf(trx, eventId)
  if (other !== undefined) throw running(other)
}

/** Computes what a disruption would do. Nothing changes. Its orders are stored, so that applying it can tell whether they have changed. */
export async function preview(env: Env, trx: Trx, caller: Caller, eventText: string, input: NewDisruption): Promise<Disruption> {
  const at = env.now()
  const event = await eventOf(trx, eventText, at)
  const { event_id } = event
  const before = stateOf(event)
  await refuseRunning(trx, event_id)
  checkEvent(before, input.kind, (await store.latestOf(trx, event_id))?.kind === 'cancelled')
  const { after, decide_by } = await planned(trx, before, input, at)
  const terms = termsOf(input)
  const disruption_id = newId('dsr')
  const depths = await orders.depths(trx, event_id)
  const totals = new Totals()
  const digest = createHash('sha256').update(JSON.stringify(before))
  const rows: NewRow<'disruption_order'>[] = []
  for (let last = ''; ; ) {
    const batch = await orders.candidates(trx, event_id, input.kind, last, batchSize)
    for (const order of batch) {
      const { bookingorder_id, distributor_id, supplier_id, fingerprint, files, target_currency: currency } = order
      const depth = depths.get(bookingorder_id) ?? 0
      const assessed = assess(order, terms)
      totals.add(order, assessed, depth)
      digest.update(`${bookingorder_id} ${fingerprint}\n`)
      rows.push({ disruption_id, bookingorder_id, distributor_id, supplier_id, depth, fingerprint, files, currency, ...assessed })
    }
    last = batch.at(-1)?.bookingorder_id ?? ''
    if (batch.length < batchSize) break
  }
  const types = ['event_disrupted', ...(input.kind === 'cancelled' ? ['bookingorder_cancelled'] : [])]
  const buyers = [...new Set(rows.map((row) => row.distributor_id))]
  const webhooks = await orders.webhooksPerOrder(trx, buyers, types)
  const sellers = [...new Set(rows.map((row) => row.supplier_id))]
  const counts = {
    ...(await orders.countHolds(trx, event_id)),
    letters: rows.length + (await countSupplierLetters(trx, event_id, sellers)),
  }
  const figures = totals.sum(counts, (id) => webhooks.get(id) ?? 0)
  await store.insertDisruption(trx, {
    disruption_id,
    event_id,
    kind: input.kind,
    status: 'previewed',
    version: digest.digest('hex').slice(0, 32),
    terms: JSON.stringify(terms),
    texts: JSON.stringify(input.texts ?? {}),
    event_before: JSON.stringify(before),
    event_after: JSON.stringify(after),
    figures: JSON.stringify(figures),
    decide_by,
    created: at,
    created_by: caller.client_id,
    impersonator_client_id: caller.impersonator_client_id,
    updated: at,
  })
  for (let start = 0; start < rows.length; start += batchSize) await store.insertOrders(trx, rows.slice(start, start + batchSize))
  return find(trx, caller, event_id, disruption_id)
}

async function find(db: Db, caller: Caller, eventId: string, id: string): Promise<Disruption> {
  const row = await store.findDisruption(db, id, visible(caller), ownOrders(caller))
  if (row?.event_id !== eventId) throw notFound('disruption', id)
  return toDisruption(row, caller)
}

export async function read(db: Db, env: Env, caller: Caller, eventText: string, id: string): Promise<Disruption> {
  return find(db, caller, (await eventOf(db, eventText, env.now())).event_id, id)
}

export async function list(ctx: Ctx, caller: Caller, eventText: string, request: ListRequest) {
  const { event_id } = await eventOf(ctx.db, eventText, ctx.now())
  const { rows, pagination } = await store.listDisruptions(ctx.db, request, event_id, visible(caller), ownOrders(caller))
  return { disruptions: rows.map((row) => toDisruption(row, caller)), pagination }
}

export async function listOrders(ctx: Ctx, caller: Caller, eventText: string, id: string, request: ListRequest) {
  await read(ctx.db, ctx, caller, eventText, id)
  const { rows, pagination } = await store.listOrders(ctx.db, request, id, ownOrders(caller, 'd'))
  return { orders: rows.map((row) => toDisruptedOrder(row, caller)), pagination }
}

function toDisruption(row: store.ShownRow, caller: Caller): Disruption {
  const isStaff = isOperator(caller)
  const seesPayout = isStaff || caller.supplier_id !== null
  return {
    disruption_id: row.disruption_id,
    event_id: row.event_id,
    event_name: row.event_name,
    kind: row.kind,
    status: row.status,
    version: isStaff ? row.version : null,
    terms: { ...row.terms, supplier_payout: seesPayout ? row.terms.supplier_payout : null },
    texts: row.texts,
    event_before: row.event_before,
    event_after: row.event_after,
    decide_by: wireTime(row.decide_by),
    figures: isStaff ? row.figures : null,
    progress: row.progress,
    created: wireTime(row.created),
    created_by: isStaff ? row.created_by : null,
    applied: wireTime(row.applied),
    applied_by: isStaff ? row.applied_by : null,
    finished: wireTime(row.finished),
    reminded: wireTime(row.reminded),
  }
}

/** Like the fields of the order: its price and refund are for the buyer and the operator, and so is what the buyer offers for resale. */
function toDisruptedOrder(row: store.ListedOrderRow, caller: Caller): DisruptedOrder {
  const isStaff = isOperator(caller)
  const seesBuyers = isStaff || caller.distributor_id === row.distributor_id
  return {
    bookingorder_id: row.bookingorder_id,
    booking_code: row.booking_code,
    distributor_id: row.distributor_id,
    supplier_id: row.supplier_id,
    distributor_name: row.distributor_name,
    admissions: row.admissions,
    relisted: seesBuyers ? row.relisted : null,
    admitted: row.admitted,
    files: row.files,
    currency: seesBuyers ? row.currency : null,
    paid: seesBuyers ? row.paid : null,
    refund: seesBuyers ? row.refund : null,
    refunded: seesBuyers ? row.refunded : null,
    decision: row.decision,
    decided: wireTime(row.decided),
    informed: wireTime(row.informed),
    outcome: row.outcome,
    fault: isStaff ? row.fault : null,
  }
}
