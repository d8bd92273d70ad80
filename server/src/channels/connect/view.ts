import { type Exchange, exchangesOf } from '../../catalogue/tickets/viewer.js'
import { handOutCodes } from '../../fulfilment/downloads/service.js'
import type { Caller } from '../../lib/caller.js'
import { liveOrder } from '../../lib/order-states.js'
import { totalsOf } from '../../money/charge/totals.js'
import { type OrderDebt, orderDebts } from '../../money/ledger/store.js'
import { debtorOf } from '../../money/payments/authorize.js'
import type { PaymentMethod } from '../../money/payments/methods/method.js'
import type { Env } from '../../platform/context.js'
import type { Db } from '../../platform/db/open.js'
import { findOrders, type OrderRow } from '../../selling/orders/store.js'
import { type ReservationRow, readMany } from '../../selling/reservations/store.js'
import { amountsOf } from '../series/agreed.js'
import { shopperOf, slotsByName } from '../series/service.js'
import { type IssuedRow, readBooked, readIssued } from '../series/store.js'
import { matched, seated, sessionOf } from './arrange.js'
import { barcodeLabel, type ConnectBooking, type ConnectCancellation, type Participant, shownTime, shownUtc } from './schema.js'
import { decimal } from './sessions.js'
import type { ConnectOrderRow } from './store.js'
import * as store from './store.js'

export interface OrderDetails {
  row: ConnectOrderRow
  reservation: ReservationRow | undefined
  /** The exchange rates of the reservation. */
  exchange: Exchange | undefined
  orders: OrderRow[]
  booking_code: string | undefined
  issued: IssuedRow[]
  state: 'held' | 'expired' | 'booked' | 'cancelled'
}

/** The state of an order, derived from its reservation and booking orders. They may have been changed through other APIs. */
export async function readOrder(db: Db, row: ConnectOrderRow, at: Date): Promise<OrderDetails> {
  const [reservation] = await readMany(db, [row.reservation_id])
  const [booked] = await readBooked(db, [row.reservation_id])
  const orders = booked ? await findOrders(db, booked.bookingorder_ids) : []
  const issued = await readIssued(db, booked?.bookingorder_ids ?? [])
  const exchange = reservation && (await exchangesOf(db, [reservation.fxratemoment_id])).get(reservation.fxratemoment_id)
  const isOver = orders.every((order) => !liveOrder.is(order.logistic_status))
  const isHeld = reservation !== undefined && reservation.status !== 'void' && reservation.valid_until > at
  const unbooked = row.cancelled_at !== null || reservation?.void_reason === 'cancelled' ? 'cancelled' : isHeld ? 'held' : 'expired'
  return {
    row,
    reservation,
    exchange,
    orders,
    booking_code: booked?.booking_code,
    issued,
    state: booked ? (isOver ? 'cancelled' : 'booked') : unbooked,
  }
}

const statuses = { held: 'PROCESSING', expired: 'ABANDONED', booked: 'CONFIRMED', cancelled: 'CANCELLED' } as const

/**
 * Returns the barcodes of a ticket in order, each once. A barcode exists only after its e-ticket is issued, and not while it is on sale
 * again. An admission that was cancelled keeps its place, so that the participants after it get the codes of their own admissions.
 */
async function barcodesOf(
  env: Env,
  db: Db,
  caller: Caller,
  { orders, issued }: OrderDetails,
): Promise<(ticket_id: string) => string | undefined> {
  const codes = await handOutCodes(env, db, caller, [...new Set(issued.map((one) => one.bookingorder_id))])
  const barcodes = new Map(
    issued.flatMap(({ orderitem_id, downloaditem_id }) => {
      const code = codes.get(downloaditem_id)
      return code === undefined ? [] : [[orderitem_id, code] as const]
    }),
  )
  const items = orders.flatMap((order) => order.items)
  return (ticket_id) => {
    const place = items.findIndex((item) => item.ticket_id === ticket_id)
    const [item] = place < 0 ? [] : items.splice(place, 1)
    return item && barcodes.get(item.orderitem_id)
  }
}

/** Returns the prices of a ticket's places in order, as agreed when they were held. */
function pricesOf(env: Env, { reservation, orders, exchange }: OrderDetails): (ticket_id: string) => number {
  const left = new Map<string, number[]>()
  const agreed = reservation && exchange && amountsOf(env, { reservation, orders, exchange })
  return (ticket_id) => {
    const amounts = left.get(ticket_id) ?? agreed?.(ticket_id) ?? []
    left.set(ticket_id, amounts)
    return amounts.shift() ?? 0
  }
}

/** The prices at which an order was held, each with its session and price option. Empty if they are not known any more. */
export function agreedPrices(env: Env, details: OrderDetails): string[] {
  if (!details.reservation || !details.exchange) return []
  const priceOf = pricesOf(env, details)
  const { target_currency } = details.reservation
  return details.row.items
    .flatMap((item) => item.people.map(({ label, ticket_id }) => `${sessionOf(item)} ${label} ${priceOf(ticket_id)} ${target_currency}`))
    .sort()
}

/**
 * What is charged for the tickets, paid and not paid. A hold is not paid; one that is over, and what a cancellation refunds, is neither.
 * An order that is partly refunded was paid. One that is invoiced may be paid in part: its price or a fee was raised after it was paid. Fees
 * are not shown, so those that were raised are not due here.
 */
async function settlementOf(db: Db, { state, orders }: OrderDetails, total: number): Promise<{ paid: number; due: number }> {
  if (orders.length === 0) return { paid: 0, due: state === 'held' ? total : 0 }
  const charged = orders.filter(({ distributorfinancial_status: status }) => status !== 'void' && status !== 'refunded')
  const unpaid = charged.filter(({ distributorfinancial_status: status }) => status !== 'paid' && status !== 'partlyrefunded')
  const debts = await orderDebts(db, unpaid.map(debtOf))
  const settlement = { paid: 0, due: 0 }
  for (const order of charged) {
    const amount = (order.charge?.items ?? []).reduce((sum, item) => sum + item.amount, 0)
    const debt = debts.get(order.bookingorder_id)
    const due = debt ? Math.min(amount, Math.max(0, owedForTickets(order, debt))) : 0
    settlement.due += due
    settlement.paid += amount - due
  }
  return settlement
}

const debtOf = (order: OrderRow) => ({
  bookingorder_id: order.bookingorder_id,
  account: debtorOf({ ...order, payment_method: order.payment_method as PaymentMethod }),
})

/** A fee that was lowered lowers the debt, too. */
const owedForTickets = ({ charge }: OrderRow, { balance, fees }: OrderDebt): number =>
  charge === null || balance >= totalsOf(charge).total ? balance : balance - Math.max(0, fees)

const withBarcode = (fields: NonNullable<Participant['fields']>, barcode: string | undefined): Participant => {
  const others = fields.filter((field) => field.label !== barcodeLabel)
  return { fields: barcode === undefined ? others : [...others, { label: barcodeLabel, value: barcode }] }
}

interface Seat {
  label: string
  price: number
  barcode: string | undefined
}

/** The number of seats of each label and price. */
function quantitiesOf(seats: Seat[], currency: string) {
  const quantities = new Map<string, { optionLabel: string; optionPrice: number; value: number }>()
  for (const { label, price } of seats) {
    const known = quantities.get(`${price} ${label}`)
    quantities.set(`${price} ${label}`, { optionLabel: label, optionPrice: decimal(price, currency), value: (known?.value ?? 0) + 1 })
  }
  return [...quantities.values()]
}

const amountOf = (seats: readonly Seat[]): number => seats.reduce((sum, seat) => sum + seat.price, 0)

/** The partner's booking with our fields added: status, prices, local and UTC times, barcodes. Its items stay in the order that was sent. */
export async function showBooking(
  env: Env,
  db: Db,
  caller: Caller & { distributor_id: string },
  row: ConnectOrderRow,
  sent: ConnectBooking | ConnectCancellation,
  address: string,
) {
  const details = await readOrder(db, row, env.now())
  const shopper = await shopperOf(env, db, caller)
  const currency = details.reservation?.target_currency ?? shopper.currency
  const slots = await slotsByName(db, shopper, row.items, caller.language)
  const take = details.state === 'booked' ? await barcodesOf(env, db, caller, details) : () => undefined
  const priceOf = pricesOf(env, details)
  const stored = row.items.map(({ product_code, people, ...item }) => ({
    product_code,
    slot: slots.find((one) => one.event_id === item.event_id && one.category_id === item.category_id),
    seats: people.map(({ label, ticket_id }): Seat => ({ label, price: priceOf(ticket_id), barcode: take(ticket_id) })),
  }))
  const items = matched(stored, sent.items ?? [], address).map(({ item: { product_code, slot, ...item }, sent: sentItem }) => {
    const seats = seated(item.seats, sentItem)
    const amount = decimal(amountOf(seats), currency)
    return {
      ...sentItem,
      productCode: sentItem?.productCode ?? product_code,
      externalProductCode: product_code,
      startTime: slot ? shownUtc(slot.date_start_utc) : null,
      startTimeLocal: slot ? shownTime(slot.date_start) : null,
      endTime: slot ? shownUtc(slot.date_stop_utc) : null,
      endTimeLocal: slot ? shownTime(slot.date_stop) : null,
      quantities: quantitiesOf(seats, currency),
      totalQuantity: seats.length,
      amount,
      subtotal: amount,
      participants: seats.map(({ fields, barcode }) => withBarcode(fields, barcode)),
    }
  })
  const total = amountOf(stored.flatMap(({ seats }) => seats))
  const { paid, due } = await settlementOf(db, details, total)
  const reseller = await store.distributorName(db, caller.distributor_id)
  return {
    ...sent,
    orderNumber: row.order_number,
    status: statuses[details.state],
    supplierId: sent.supplierId ?? 'allotment',
    supplierName: sent.supplierName ?? env.config.OPERATOR_NAME,
    supplierAlias: sent.supplierAlias ?? env.config.OPERATOR_NAME,
    supplierReference: details.booking_code ?? null,
    resellerId: sent.resellerId ?? caller.distributor_id,
    resellerName: sent.resellerName ?? reseller,
    resellerAlias: sent.resellerAlias ?? reseller,
    resellerReference: sent.resellerReference ?? null,
    customer: sent.customer ?? {},
    items,
    totalAmount: decimal(total, currency),
    totalCurrency: currency,
    totalPaid: decimal(paid, currency),
    totalDue: decimal(due, currency),
    payments: [],
    dateCreated: shownUtc(row.created),
  }
}
