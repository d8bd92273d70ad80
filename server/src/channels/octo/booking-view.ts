import { exchangesOf } from '../../catalogue/tickets/viewer.js'
import { handOutCodes } from '../../fulfilment/downloads/service.js'
import type { Caller } from '../../lib/caller.js'
import { liveItem } from '../../lib/order-states.js'
import type { Env } from '../../platform/context.js'
import type { Db } from '../../platform/db/open.js'
import { findOrders, type ItemRow, type OrderRow } from '../../selling/orders/store.js'
import { readMany } from '../../selling/reservations/store.js'
import { amountsOf } from '../series/agreed.js'
import type { SeriesOptionRow } from '../series/options.js'
import { offersByStatus, type Slot, seriesOf, slotsByName } from '../series/service.js'
import { type IssuedRow, readBooked, readIssued } from '../series/store.js'
import { toAvailability, utc } from './availability.js'
import { questionsOf, requirementsOf } from './contact.js'
import { availabilityId, optionId } from './names.js'
import { shownContact } from './people.js'
import { chargedAmounts, type Money, type Priced, type Pricing, pricingOf, sumOf } from './pricing.js'
import { deliveryMethods, type OctoProduct, redemptionMethod, toProduct } from './product.js'
import { partyOf } from './service.js'
import { type BookingDetails, type OctoStatus, redeemedAt, refundOf, statusOf } from './state.js'
import type { OctoBookingRow } from './store.js'
import type { View } from './view.js'

/** Reads everything that determines the status of these bookings, with a fixed number of queries. */
export async function readDetails(db: Db, rows: OctoBookingRow[]): Promise<BookingDetails[]> {
  const ids = rows.flatMap((row) => row.reservation_id ?? [])
  const reservations = new Map((await readMany(db, ids)).map((one) => [one.reservation_id, one]))
  const booked = new Map((ids.length > 0 ? await readBooked(db, ids) : []).map((one) => [one.reservation_id, one]))
  const orderIds = [...booked.values()].flatMap((one) => one.bookingorder_ids)
  const orders = new Map((orderIds.length > 0 ? await findOrders(db, orderIds) : []).map((one) => [one.bookingorder_id, one]))
  const issued = await readIssued(db, orderIds)
  const exchanges = await exchangesOf(
    db,
    [...reservations.values()].map((one) => one.fxratemoment_id),
  )
  return rows.map((row) => {
    const made = row.reservation_id === null ? undefined : booked.get(row.reservation_id)
    const reservation = row.reservation_id === null ? undefined : reservations.get(row.reservation_id)
    return {
      row,
      reservation,
      exchange: reservation && exchanges.get(reservation.fxratemoment_id),
      booked: made,
      orders: (made?.bookingorder_ids ?? []).flatMap((id) => orders.get(id) ?? []),
      issued: issued.filter((one) => made?.bookingorder_ids.includes(one.bookingorder_id)),
    }
  })
}

interface Around {
  slots: Slot[]
  options: SeriesOptionRow[]
  codes: Codes
}

/** The products and slots of these bookings. */
async function readAround(db: Db, view: View, rows: OctoBookingRow[]): Promise<Omit<Around, 'codes'>> {
  const series = [...new Set(rows.map((row) => row.series_id))]
  const tickets = [...new Set(rows.flatMap((row) => row.unit_items.map((item) => item.ticket_id)))]
  return {
    slots: await slotsByName(db, view.shopper, rows, view.locale),
    options: series.length > 0 ? await seriesOf(db, view.shopper, series, tickets) : [],
  }
}

const usedAt = (item: ItemRow | undefined): string | null => (item?.admitted_at ? utc(new Date(item.admitted_at)) : null)

/** The codes that go out with the answer, by downloaditem_id. */
type Codes = ReadonlyMap<string, string>

/** Empty until the e-ticket is issued. Then its PDF, and its barcode if it has one and is not on sale again. */
function ticketOf(env: Env, issued: IssuedRow[], codes: Codes, item: ItemRow | undefined) {
  const own = issued.filter((one) => one.orderitem_id === item?.orderitem_id)
  const deliveryOptions = own.flatMap(({ bookingorder_id, orderitem_id, downloaditem_id, download_link }) => {
    const code = codes.get(downloaditem_id)
    const pdf = `${env.config.PUBLIC_URL}/octo/tickets/${bookingorder_id}/${orderitem_id}/${download_link}`
    return [
      { deliveryFormat: 'PDF_URL', deliveryValue: pdf },
      ...(code === undefined ? [] : [{ deliveryFormat: 'QRCODE', deliveryValue: code }]),
    ]
  })
  return { redemptionMethod, utcRedeemedAt: usedAt(item), deliveryOptions }
}

/** The admissions of the unit items, per ticket in the order in which they were held. */
function admissionsOf({ row, orders }: BookingDetails): (ItemRow | undefined)[] {
  const items = orders.flatMap((order) => order.items)
  const taken = new Map<string, number>()
  return row.unit_items.map(({ ticket_id }) => {
    const place = taken.get(ticket_id) ?? 0
    taken.set(ticket_id, place + 1)
    return items.filter((item) => item.ticket_id === ticket_id)[place]
  })
}

function itemStatus(status: OctoStatus, { booked }: BookingDetails, item: ItemRow | undefined): OctoStatus {
  if (!booked) return status
  // The supplier may have accepted only a part of the request.
  if (!item) return 'REJECTED'
  if (!liveItem.is(item.ticket_status)) return 'CANCELLED'
  return item.admitted_at === null ? status : 'REDEEMED'
}

/** The price of a unit item: as agreed when it was held, or the current offer while there is no hold. */
function termsOf(
  ticket_id: string,
  item: ItemRow | undefined,
  { reservation }: BookingDetails,
  slot: Slot | undefined,
): Priced | undefined {
  const offer = slot?.offers.find((one) => one.ticket_id === ticket_id)
  if (item) return { ...item, currency_code: item.currency, vat_category: (item.vat_category as Priced['vat_category']) ?? 'none' }
  const line = reservation?.items.find((one) => one.ticket_id === ticket_id)
  if (!line) return offer
  return {
    currency_code: line.currency,
    net_rate: line.net_rate,
    sales_price: line.sales_price,
    face_value: line.terms.face_value,
    vat_category: line.terms.vat_category,
  }
}

/**
 * The price of each unit item. Held and booked items have the agreed price at the exchange rates of the hold, equal to the charge to the
 * last minor unit. Items without a hold have the price that a hold would have now.
 */
function pricesOf(env: Env, details: BookingDetails, admissions: (ItemRow | undefined)[], slot: Slot | undefined, now: Money): Pricing[] {
  const { row, reservation, orders, booked, exchange } = details
  const money = reservation && exchange ? { ...now, exchange, at: booked?.created ?? reservation.created } : now
  const agreed = reservation && exchange && amountsOf(env, { reservation, orders, exchange })
  const taken = new Map<string, number>()
  return row.unit_items.map(({ ticket_id }, index) => {
    const place = taken.get(ticket_id) ?? 0
    taken.set(ticket_id, place + 1)
    const terms = termsOf(ticket_id, admissions[index], details, slot)
    const quantity = row.unit_items.filter((unit) => unit.ticket_id === ticket_id).length
    const net = (agreed?.(ticket_id) ?? (terms && chargedAmounts(terms, quantity, money)))?.[place]
    return (terms && pricingOf(terms, money, net)) ?? sumOf([], money.currency)
  })
}

const answersTo = (questions: ReturnType<typeof questionsOf>, answers: Partial<Record<string, string>>) =>
  questions.map((question) => ({ questionId: question.id, question, value: answers[question.id] ?? null }))

function toBooking(env: Env, details: BookingDetails, { slots, options, codes }: Around, view: View) {
  const { row, reservation, booked, orders } = details
  const { at, exchange } = view.shopper.viewer
  const status = statusOf(details, at)
  const found = slots.find((one) => one.event_id === row.event_id && one.category_id === row.category_id)
  const slot = found && offersByStatus(found, row.on_request)
  const [first, ...others] = options.filter((one) => one.series_id === row.series_id)
  const product: OctoProduct | undefined = first && toProduct([first, ...others], env.config.CANCELLATION_POLICY, view)
  const ofCategory = options.filter((one) => one.series_id === row.series_id && one.category_id === row.category_id)
  // The ticket may have changed between on request and instant confirmation. The booking keeps its option.
  const sold = ofCategory.find((one) => one.on_request === row.on_request) ?? ofCategory[0]
  const shown = product?.options.find((one) => sold && one.id === optionId(sold))
  const option = shown && { ...shown, id: optionId(row) }
  const asked = view.applied.has('questions') ? ofCategory.flatMap(requirementsOf) : []
  const currency = reservation?.target_currency ?? row.currency
  const admissions = admissionsOf(details)
  const prices = pricesOf(env, details, admissions, slot, { exchange, currency, country: slot?.country ?? '', at })
  const unitItems = row.unit_items.map((unit, index) => {
    const item = admissions[index]
    return {
      uuid: unit.uuid,
      resellerReference: unit.resellerReference,
      supplierReference: item?.orderitem_id ?? null,
      unitId: unit.unitId,
      unit: option?.units.find((one) => one.id === unit.unitId),
      status: itemStatus(status, details, item),
      utcRedeemedAt: usedAt(item),
      contact: shownContact(unit.contact),
      ticket: ticketOf(env, details.issued, codes, item),
      ...(view.applied.has('pricing') ? { pricing: prices[index] } : {}),
      ...(view.applied.has('questions') ? { questionAnswers: answersTo(questionsOf(asked, 'all_persons'), unit.answers) } : {}),
    }
  })
  const cancelledAt = cancelled(details)
  const used = redeemedAt(details)
  const utcRedeemedAt = used && utc(used)
  const isUntouched = admissions.every((item) => !item?.admitted_at)
  return {
    id: row.uuid,
    uuid: row.uuid,
    testMode: row.test_mode,
    resellerReference: row.reseller_reference,
    supplierReference: booked?.booking_code ?? null,
    status,
    utcCreatedAt: utc(row.created),
    utcUpdatedAt: utc(new Date(Math.max(...[row.updated, ...orders.map((order) => order.updated)].map(Number)))),
    utcExpiresAt: status === 'ON_HOLD' ? utc(reservation?.valid_until ?? row.expires) : null,
    utcRedeemedAt,
    utcConfirmedAt: booked ? utc(booked.created) : null,
    productId: row.series_id,
    product,
    optionId: optionId(row),
    option,
    cancellable: ['ON_HOLD', 'PENDING'].includes(status) || (status === 'CONFIRMED' && isUntouched && (slot?.date_start_utc ?? at) > at),
    cancellation:
      status === 'CANCELLED'
        ? { refund: refundOf(orders), reason: row.cancel_reason, utcCancelledAt: utc(cancelledAt ?? row.updated) }
        : null,
    freesale: false,
    availabilityId: availabilityId(row),
    availability: slot && sold ? toAvailability(slot, { ...partyOf(sold), on_request: row.on_request }, view) : null,
    contact: shownContact(row.contact),
    notes: row.notes,
    deliveryMethods: [...deliveryMethods],
    voucher: { redemptionMethod, utcRedeemedAt, deliveryOptions: [] },
    unitItems,
    ...(view.applied.has('pricing')
      ? {
          pricing: sumOf(
            unitItems.flatMap((item) => item.pricing ?? []),
            currency,
          ),
        }
      : {}),
    ...(view.applied.has('questions') ? { questionAnswers: answersTo(questionsOf(asked, 'lead_guest'), row.answers) } : {}),
  }
}
export type OctoBooking = ReturnType<typeof toBooking>

function cancelled({ row, reservation, orders }: BookingDetails): Date | null {
  const latest = orders.flatMap((order: OrderRow) => order.cancelled_at ?? []).sort((a, b) => Number(b) - Number(a))[0]
  return latest ?? row.cancelled_at ?? (reservation?.status === 'void' ? reservation.updated : null)
}

export async function showBookings(env: Env, db: Db, caller: Caller, view: View, rows: OctoBookingRow[]): Promise<OctoBooking[]> {
  const around = await readAround(db, view, rows)
  const bookings = await readDetails(db, rows)
  const issued = new Set(bookings.flatMap((details) => details.issued.map((one) => one.bookingorder_id)))
  const codes = await handOutCodes(env, db, caller, [...issued])
  return bookings.map((details) => toBooking(env, details, { ...around, codes }, view))
}
