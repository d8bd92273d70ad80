import { lockStock } from '../../catalogue/tickets/stock.js'
import type { Caller } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import type { Rates } from '../../lib/money.js'
import { hasLimits, type PaymentLimits, type PaysBy, paymentLimits } from '../../money/payments/authorize.js'
import type { PaymentMethod } from '../../money/payments/methods/method.js'
import { ratesOf } from '../../money/payments/store.js'
import { type DistributorRow, lockedDistributors } from '../../parties/distributors/store.js'
import { suppliersOfBuyers } from '../../parties/suppliers/store.js'
import type { Env } from '../../platform/context.js'
import { pipeline, readAll, setLockTimeout } from '../../platform/db/client.js'
import type { Trx } from '../../platform/db/open.js'
import type { Listener } from '../../platform/webhooks/emit.js'
import { guestRows } from '../guests/service.js'
import type { GuestRow } from '../guests/slots.js'
import { saleListeners } from '../purchases/make.js'
import { type Listed, listedOf } from '../relistings/store.js'
import type { ReservationRow } from '../reservations/store.js'
import { newBookingCodes } from './code.js'
import type { NewBooking } from './schema.js'
import * as store from './store.js'

export interface BookingRequest {
  caller: Caller
  input: NewBooking
}

/** A request, and the hold it is about. */
export interface OpenRequest extends BookingRequest {
  reservation: ReservationRow
  /** how the distributor usually pays, read before the distributor was locked */
  usual_method: string | undefined
}

/** Everything that decides about bookings, read after it was locked. */
export interface Facts {
  sold: Map<string, store.SoldTicket>
  /** by reservation_id */
  guests: Map<string, GuestRow[]>
  distributors: Map<string, DistributorRow>
  /** by distributor_id */
  ownSuppliers: Map<string, string[]>
  /** by fxratemoment_id */
  rates: Map<string, Rates>
  /** the webhooks that receive a sale, by supplier */
  listeners: Map<string, Listener[]>
  /** that no other booking has, one for each request */
  codes: string[]
  limits: PaymentLimits
  /** the admissions of relisted tickets that are still available */
  listed: Listed[]
}

/** Of so many random codes for each booking one is free, also when most of all codes are used. */
const codesTried = 12

/** One distributor whose row is locked by something else may delay the bookings of others by at most this long. */
const maxBatchWaitMillis = 1_000

/**
 * Locks and reads in one round trip; a further one is for relisted tickets. Tickets are locked before distributors, and both in id order, as in
 * every transaction that locks several of them. The lock of a ticket also protects its terms, that of a distributor its credit.
 */
export async function readFacts(env: Env, trx: Trx, requests: readonly OpenRequest[], at: Date): Promise<Facts> {
  const reservations = requests.map(({ reservation }) => reservation)
  const distinct = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((value) => value !== null))]
  const items = reservations.flatMap((one) => one.items)
  const tickets = distinct(items.map((item) => item.ticket_id))
  const distributorIds = distinct(reservations.map((one) => one.distributor_id))
  const suppliers = distinct(items.map((item) => item.terms.supplier_id))
  await lockStock(trx, tickets)
  // Concurrent bookings lock their distributors and the invoice numbers too, so giving up early would not help.
  const { LOCK_TIMEOUT_MS } = env.config
  await setLockTimeout(trx, requests.length === 1 ? LOCK_TIMEOUT_MS : Math.min(maxBatchWaitMillis, LOCK_TIMEOUT_MS))
  const [distributors, read, guests, sold, rates, ownSuppliers, listeners, codes] = await pipeline<
    [
      Facts['distributors'],
      PaymentLimits,
      Facts['guests'],
      Facts['sold'],
      Facts['rates'],
      Facts['ownSuppliers'],
      Facts['listeners'],
      Facts['codes'],
    ]
  >(
    trx,
    lockedDistributors(distributorIds),
    paymentLimits(requests.flatMap((request) => payerOf(request, request.usual_method))),
    guestRows(reservations.map((one) => one.reservation_id)),
    store.soldTickets(tickets),
    ratesOf(distinct(reservations.map((one) => one.fxratemoment_id))),
    suppliersOfBuyers(distributorIds),
    saleListeners(env, suppliers, at),
    store.freeCodes(newBookingCodes(codesTried * requests.length), requests.length),
  )
  if (codes.length < requests.length) throw new Error('no free booking code found')
  // What a distributor usually pays with may have changed until it was locked.
  const payers = requests.flatMap((request) => payerOf(request, buyerOf(request, distributors).default_payment_method))
  const limits = hasLimits(read, payers) ? read : await readAll(trx, paymentLimits(payers))
  const relisted = [...sold.values()].filter((ticket) => ticket.is_relisted_ticket).map((ticket) => ticket.ticket_id)
  return {
    ...{ distributors, guests, sold, rates, ownSuppliers, listeners, codes, limits },
    listed: relisted.length > 0 ? await listedOf(trx, relisted) : [],
  }
}

/** How the booking is paid: as it says, as its reservation says, or as the distributor usually pays. */
export const methodOf = ({ input, reservation }: OpenRequest, usual: string): string =>
  input.payment_method ?? reservation.payment_method ?? usual

/** Nobody, if it is not known yet how the distributor usually pays. */
function payerOf(request: OpenRequest, usual: string | undefined): PaysBy[] {
  const payment_method = methodOf(request, usual ?? '') as PaymentMethod | ''
  return payment_method ? [{ distributor_id: request.reservation.distributor_id, payment_method }] : []
}

export function buyerOf({ reservation: { distributor_id } }: OpenRequest, distributors: Facts['distributors']): DistributorRow {
  const distributor = distributors.get(distributor_id)
  if (!distributor) throw notFound('distributor', distributor_id)
  return distributor
}
