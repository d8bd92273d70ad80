import { type Exchange, exchangesOf } from '../../catalogue/tickets/viewer.js'
import type { Caller } from '../../lib/caller.js'
import { liveOrder, soldItem } from '../../lib/order-states.js'
import type { Env } from '../../platform/context.js'
import type { Db } from '../../platform/db/open.js'
import { findOrders, type OrderRow } from '../../selling/orders/store.js'
import { type ReservationRow, readMany } from '../../selling/reservations/store.js'
import { amountsOf } from '../series/agreed.js'
import { shopperOf, slotsByName } from '../series/service.js'
import { readBooked, readIssued } from '../series/store.js'
import { barcodeLabel, type Participant, shownTime, shownUtc } from './schema.js'
import { decimal } from './sessions.js'
import type { ConnectOrderRow } from './store.js'
import * as store from './store.js'

export interface Standing {
  row: ConnectOrderRow
  reservation: ReservationRow | undefined
  /** the rates of the reservation */
  exchange: Exchange | undefined
  orders: OrderRow[]
  booking_code: string | undefined
  /** by order item, of e-tickets that are issued */
  barcodes: Map<string, string>
  state: 'held' | 'expired' | 'booked' | 'cancelled'
}

/** How an order stands: by the reservation and the orders behind it, whoever changed them. */
export async function readOrder(db: Db, row: ConnectOrderRow, at: Date): Promise<Standing> {
  const [reservation] = await readMany(db, [row.reservation_id])
  const [booked] = await readBooked(db, [row.reservation_id])
  const orders = booked ? await findOrders(db, booked.bookingorder_ids) : []
  const issued = await readIssued(db, booked?.bookingorder_ids ?? [])
  const exchange = reservation && (await exchangesOf(db, [reservation.fxratemoment_id])).get(reservation.fxratemoment_id)
  const barcodes = new Map(issued.flatMap((one) => (one.barcode === null ? [] : [[one.orderitem_id, one.barcode] as const])))
  const isOver = orders.every((order) => !liveOrder.is(order.logistic_status))
  const isHeld = reservation !== undefined && reservation.status !== 'void' && reservation.valid_until > at
  const unbooked = reservation?.void_reason === 'cancelled' ? 'cancelled' : isHeld ? 'held' : 'expired'
  return {
    row,
    reservation,
    exchange,
    orders,
    booking_code: booked?.booking_code,
    barcodes,
    state: booked ? (isOver ? 'cancelled' : 'booked') : unbooked,
  }
}

const statuses = { held: 'PROCESSING', expired: 'ABANDONED', booked: 'CONFIRMED', cancelled: 'CANCELLED' } as const

/** What the partner said about the booking, beside what the order is. */
type Told = { orderNumber: string } & Record<string, unknown>
type ToldItem = Record<string, unknown> & { participants?: Participant[] | null }

/** The barcodes of an order by ticket, in order; each is handed out once. There is none before its e-ticket is issued. */
function barcodesOf({ orders, barcodes }: Standing): (ticket_id: string) => string | undefined {
  const items = orders.flatMap((order) => order.items).filter((item) => soldItem.is(item.ticket_status))
  return (ticket_id) => {
    const place = items.findIndex((item) => item.ticket_id === ticket_id)
    const [item] = place < 0 ? [] : items.splice(place, 1)
    return item && barcodes.get(item.orderitem_id)
  }
}

/** What each place of an order costs, as agreed when it was held; handed out in order. */
function pricesOf(env: Env, { reservation, orders, exchange }: Standing): (ticket_id: string) => number {
  const left = new Map<string, number[]>()
  const agreed = reservation && exchange && amountsOf(env, { reservation, orders, exchange })
  return (ticket_id) => {
    const amounts = left.get(ticket_id) ?? agreed?.(ticket_id) ?? []
    left.set(ticket_id, amounts)
    return amounts.shift() ?? 0
  }
}

const withBarcode = (fields: Participant['fields'], barcode: string | undefined): Participant => {
  const others = (fields ?? []).filter((field) => field.label !== barcodeLabel)
  return { fields: barcode === undefined ? others : [...others, { label: barcodeLabel, value: barcode }] }
}

/** The partner's booking as it came, with what is ours to say: status, prices, times on both clocks, barcodes. */
export async function showBooking(env: Env, db: Db, caller: Caller & { distributor_id: string }, row: ConnectOrderRow, told: Told) {
  const standing = await readOrder(db, row, env.now())
  const shopper = await shopperOf(env, db, caller)
  const currency = standing.reservation?.target_currency ?? shopper.currency
  const slots = await slotsByName(db, shopper, row.items, caller.language)
  const take = standing.state === 'booked' ? barcodesOf(standing) : () => undefined
  const priceOf = pricesOf(env, standing)
  const toldItems = (Array.isArray(told.items) ? told.items : []) as ToldItem[]
  const items = row.items.map((item, place) => {
    const slot = slots.find((one) => one.event_id === item.event_id && one.category_id === item.category_id)
    const quantities = new Map<string, { optionLabel: string; optionPrice: number; value: number }>()
    const prices = item.people.map(({ ticket_id }) => priceOf(ticket_id))
    for (const [index, { label }] of item.people.entries()) {
      const price = prices[index] ?? 0
      const known = quantities.get(`${price} ${label}`)
      quantities.set(`${price} ${label}`, { optionLabel: label, optionPrice: decimal(price, currency), value: (known?.value ?? 0) + 1 })
    }
    const amount = prices.reduce((sum, price) => sum + price, 0)
    const said = toldItems[place]
    return {
      ...said,
      productCode: said?.productCode ?? item.product_code,
      externalProductCode: item.product_code,
      startTime: slot ? shownUtc(slot.date_start_utc) : null,
      startTimeLocal: slot ? shownTime(slot.date_start) : null,
      endTime: slot ? shownUtc(slot.date_stop_utc) : null,
      endTimeLocal: slot ? shownTime(slot.date_stop) : null,
      quantities: [...quantities.values()],
      totalQuantity: item.people.length,
      amount: decimal(amount, currency),
      subtotal: decimal(amount, currency),
      participants: item.people.map((person, index) => withBarcode(said?.participants?.[index]?.fields, take(person.ticket_id))),
      total: amount,
    }
  })
  const total = items.reduce((sum, item) => sum + item.total, 0)
  const isPaid = standing.orders.length > 0 && standing.orders.every((order) => order.distributorfinancial_status === 'paid')
  const reseller = await store.distributorName(db, caller.distributor_id)
  return {
    supplierId: 'allotment',
    supplierName: env.config.OPERATOR_NAME,
    supplierAlias: env.config.OPERATOR_NAME,
    resellerId: caller.distributor_id,
    resellerName: reseller,
    resellerAlias: reseller,
    resellerReference: null,
    customer: {},
    ...told,
    orderNumber: row.order_number,
    status: statuses[standing.state],
    supplierReference: standing.booking_code ?? null,
    items: items.map(({ total: _total, ...item }) => item),
    totalAmount: decimal(total, currency),
    totalCurrency: currency,
    totalPaid: decimal(isPaid ? total : 0, currency),
    totalDue: decimal(isPaid ? 0 : total, currency),
    payments: [],
    dateCreated: shownUtc(row.created),
  }
}
