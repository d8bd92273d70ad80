import { sql } from 'kysely'
import type { Caller } from '../../lib/caller.js'
import { fault, forbidden, invalid, notFound, Problem } from '../../lib/errors.js'
import { liveItem } from '../../lib/order-states.js'
import { parseInstant, wireTime } from '../../lib/time.js'
import type { Env } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import type { Trx } from '../../platform/db/open.js'
import { ownRows } from '../../platform/db/tenant.js'
import { raise } from '../../platform/domain-events.js'
import { recorded } from '../../selling/orders/service.js'
import type { ItemRow, OrderRow } from '../../selling/orders/store.js'
import * as orders from '../../selling/orders/store.js'
import type { NewAdmission, RecordedAdmission } from './schema.js'
import { findScanned, startOf } from './store.js'

declare module '../../platform/context.js' {
  interface DomainEvents {
    /** only for the first scan of a ticket */
    admission_recorded: { order: OrderRow; at: Date }
  }
}

/** The tolerated difference between the scanner's clock and ours. */
const tolerance = 300_000

/** Records an admission. The first scan is kept: a repeated scan returns its time and changes nothing. */
export async function admit(env: Env, trx: Trx, caller: Caller, input: NewAdmission): Promise<RecordedAdmission> {
  const at = env.now()
  const admittedAt = timeOf(input.admitted_at, at)
  const { orderitem_id, bookingorder_id } = await find(trx, caller, input)
  // Cancellation and relisting lock the order too, so they cannot run at the same time.
  const order = await orders.lockOrder(trx, bookingorder_id, everyRow)
  const item = order?.items.find((one) => one.orderitem_id === orderitem_id)
  if (!order || !item) throw notFound('orderitem', orderitem_id)
  if (item.admitted_at !== null) return shown(order, item, true)
  check(order, item)
  await refuseEarly(env, trx, orderitem_id, admittedAt)
  await orders.updateItem(trx, orderitem_id, { admitted_at: admittedAt, admission_gate: input.gate || null, updated: at })
  await orders.updateOrder(trx, bookingorder_id, { updated: at, version: order.version + 1 })
  const after = await recorded(trx, caller, at, order, bookingorder_id)
  await raise(env, trx, 'admission_recorded', { order: after, at })
  return shown(after, after.items.find((one) => one.orderitem_id === orderitem_id) as ItemRow, false)
}

function timeOf(text: string | undefined, at: Date): Date {
  if (text === undefined) return at
  const instant = parseInstant(text)
  if (!instant) throw invalid([fault('/admitted_at', 'datetime', 'is not a date and time')])
  if (instant.getTime() > at.getTime() + tolerance) throw invalid([fault('/admitted_at', 'future', 'is yet to come')])
  return instant
}

async function find(trx: Trx, caller: Caller, { orderitem_id, barcode, event_id }: NewAdmission) {
  if ((orderitem_id === undefined) === (barcode === undefined))
    throw invalid([fault('/orderitem_id', 'one_of', 'is needed, or else barcode with event_id, and not both')])
  if (barcode !== undefined && event_id === undefined) throw invalid([fault('/event_id', 'required', 'is needed with a barcode')])
  const named = orderitem_id === undefined ? { barcode: barcode ?? '', event_id: event_id ?? '' } : { orderitem_id }
  const made = sql<boolean>`(${ownRows(caller, { supplier: 'f.supplier_id' })} or ${ownRows(caller, { supplier: 'z.supplier_id' })})`
  const [found, another] = await findScanned(trx, named, { sold: ownRows(caller, { supplier: 'o.supplier_id' }), made })
  if (!found) throw orderitem_id === undefined ? unknownBarcode() : notFound('orderitem', orderitem_id)
  if (!found.may_admit) throw forbidden('This ticket was relisted: the supplier it first came from lets guests in with it.')
  if (another) throw invalid([fault('/barcode', 'ambiguous', 'is on several tickets of this event; name the orderitem_id')])
  return found
}

const unknownBarcode = (): Problem =>
  new Problem('orderitem_not_found', { detail: 'None of the tickets of this event that you can see has this barcode.' })

function check(order: OrderRow, item: ItemRow): void {
  const { orderitem_id, ticket_status, relisting_status } = item
  const facts = { orderitem_id }
  if (order.event_status === 'cancelled')
    throw new Problem('illegal_transition', { detail: `The event was cancelled; no admission with item ${orderitem_id}.`, facts })
  if (!liveItem.is(ticket_status))
    throw new Problem('illegal_transition', { detail: `Item ${orderitem_id} was ${ticket_status}; no admission with it.`, facts })
  if (relisting_status !== null)
    throw new Problem('relisted', {
      detail: `Item ${orderitem_id} is ${relisting_status === 'sold' ? 'sold on' : 'on sale again'}; its owner cannot use it.`,
      facts,
    })
  if (order.logistic_status !== 'completed' || ticket_status !== 'completed')
    throw new Problem('not_ready', { detail: `The order is ${order.logistic_status}; its tickets are not out.`, facts })
}

/** Nobody uses a ticket long before its event. Recorded too early, an admission would take away the buyer's right to cancel. */
async function refuseEarly({ config }: Env, trx: Trx, orderitem_id: string, admittedAt: Date): Promise<void> {
  const hours = config.ADMISSION_HOURS_BEFORE
  const from = new Date((await startOf(trx, orderitem_id)).getTime() - hours * 3_600_000)
  if (admittedAt >= from) return
  throw new Problem('not_ready', {
    detail: `Item ${orderitem_id} can be used from ${wireTime(from)} on, ${hours} ${hours === 1 ? 'hour' : 'hours'} before its start; no admission at ${wireTime(admittedAt)}.`,
    facts: { orderitem_id },
  })
}

function shown(order: OrderRow, item: ItemRow, repeated: boolean): RecordedAdmission {
  return {
    orderitem_id: item.orderitem_id,
    bookingorder_id: order.bookingorder_id,
    event_id: order.event_id,
    ticket_id: item.ticket_id,
    section: item.section,
    row: item.row,
    seat: item.seat,
    admitted_at: wireTime(new Date(item.admitted_at ?? Number.NaN)),
    gate: item.admission_gate,
    repeated,
  }
}
