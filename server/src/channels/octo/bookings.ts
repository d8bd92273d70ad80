import { createHash, randomUUID } from 'node:crypto'
import { soldOrder } from '../../lib/order-states.js'
import { wireTime } from '../../lib/time.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { book } from '../../selling/bookings/service.js'
import { changeOrder } from '../../selling/orders/change.js'
import { release, update } from '../../selling/reservations/service.js'
import { assignGuests, namingGuests } from '../series/guests.js'
import { lockName } from '../series/store.js'
import { type OctoBooking, readDetails, showBookings } from './booking-view.js'
import { badRequest, noBooking, unprocessable } from './faults.js'
import { availabilityId, optionId } from './names.js'
import { mergeContact, noContact, ofBooking, parseAnswers, peopleOf, placeOf, type Sealed } from './people.js'
import { place, type Reseller, readItems } from './place.js'
import { BookingFilter, type NewOctoBooking, type OctoBookingChange, type OctoCancellation, type OctoConfirmation } from './schema.js'
import { type OctoRequest, viewIn, viewOf } from './service.js'
import { type OctoStatus, statusOf } from './state.js'
import type { OctoBookingRow } from './store.js'
import * as store from './store.js'

/** A reseller's request. The permission guarantees that its key belongs to a distributor. */
export interface Sale extends OctoRequest {
  caller: Reseller
}

export async function shown(env: Env, db: Db, sale: Sale, row: OctoBookingRow): Promise<OctoBooking> {
  const [booking] = await showBookings(env, db, sale.caller, await viewIn(env, db, sale, row.currency), [row])
  return booking as OctoBooking
}

export async function read(ctx: Ctx, sale: Sale, uuid: string): Promise<OctoBooking> {
  const row = await store.findBooking(ctx.db, sale.caller.distributor_id, uuid.toLowerCase())
  if (!row) throw noBooking(uuid)
  return shown(ctx, ctx.db, sale, row)
}

const filterNames = Object.keys(BookingFilter.properties) as (keyof BookingFilter)[]

export async function list(ctx: Ctx, sale: Sale, filter: BookingFilter): Promise<OctoBooking[]> {
  // Unknown parameters are ignored, so one alone must not find every booking.
  if (!filterNames.some((name) => filter[name] !== undefined))
    throw badRequest(
      'A filter is needed: resellerReference, supplierReference, localDate, localDateStart with localDateEnd, productId or optionId.',
    )
  if ((filter.localDateStart === undefined) !== (filter.localDateEnd === undefined))
    throw badRequest('localDateStart and localDateEnd go together.')
  const rows = await store.listBookings(ctx.db, sale.caller.distributor_id, filter)
  // Each booking is shown in its own currency, as when it is read alone.
  const found = new Map<OctoBookingRow, OctoBooking>()
  for (const currency of new Set(rows.map((row) => row.currency))) {
    const own = rows.filter((row) => row.currency === currency)
    const bookings = await showBookings(ctx, ctx.db, sale.caller, await viewIn(ctx, ctx.db, sale, currency), own)
    for (const [place, row] of own.entries()) found.set(row, bookings[place] as OctoBooking)
  }
  return rows.flatMap((row) => found.get(row) ?? [])
}

const digestOf = ({ uuid: _uuid, ...body }: NewOctoBooking, test: boolean): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([body, test], (_key, value: unknown) =>
        value !== null && typeof value === 'object' && !Array.isArray(value) ? sorted(value) : value,
      ),
    )
    .digest()
const sorted = (value: object) => Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Creates a hold. A repeated request with the same uuid and body returns the existing booking. */
export async function create(env: Env, trx: Trx, sale: Sale, input: NewOctoBooking, test: boolean): Promise<OctoBookingRow> {
  const { caller } = sale
  const { distributor_id } = caller
  const uuid = input.uuid?.toLowerCase() ?? randomUUID()
  const digest = digestOf(input, test)
  await lockName(trx, 'octo', distributor_id, uuid)
  const known = await store.findBooking(trx, distributor_id, uuid)
  if (known && env.prints.matches(known.fingerprint, digest)) return known
  if (known) throw noBooking(uuid, 'This uuid names another booking already.')
  const at = env.now()
  const sealed: Sealed = {}
  const { open, sealed: secret } = parseAnswers(input.questionAnswers, at)
  if (Object.keys(secret).length > 0) sealed[ofBooking] = secret
  const items = readItems(input.unitItems ?? [], [], sealed, at)
  const view = await viewOf(env, trx, sale, input.currency)
  const target = { productId: input.productId, optionId: input.optionId, availabilityId: input.availabilityId ?? '' }
  const reference = input.resellerReference ?? null
  const notes = input.notes ?? null
  const placed = await place(env, trx, caller, {
    view,
    target,
    items,
    before: undefined,
    test,
    final: false,
    minutes: input.expirationMinutes,
    reference,
    notes,
    contact: input.contact?.emailAddress,
  })
  const row: OctoBookingRow = {
    ...placed,
    distributor_id,
    uuid,
    client_id: caller.client_id,
    fingerprint: env.prints.of(digest),
    test_mode: test,
    asked: false,
    awaiting: false,
    reseller_reference: reference,
    notes,
    contact: mergeContact(noContact, input.contact),
    answers: open,
    sealed: seal(env, sealed),
    currency: view.shopper.currency,
    cancelled_at: null,
    cancel_reason: null,
    created: at,
    updated: at,
  }
  await store.insertBooking(trx, row)
  await seat(env, trx, sale, row, sealed)
  return row
}

const seal = (env: Env, sealed: Sealed): Buffer | null => (Object.keys(sealed).length > 0 ? env.vault.seal(JSON.stringify(sealed)) : null)
/** Nothing if its key is lost: the answers can be sent again. */
const unseal = (env: Env, row: OctoBookingRow): Sealed =>
  row.sealed && !env.vault.isLost(row.sealed) ? (JSON.parse(env.vault.open(row.sealed).toString()) as Sealed) : {}

async function seat(env: Env, trx: Trx, { caller }: Sale, row: OctoBookingRow, sealed: Sealed): Promise<void> {
  if (row.reservation_id !== null) await assignGuests(env, trx, caller, row.reservation_id, peopleOf(row, sealed, env.now()))
}

interface Locked {
  row: OctoBookingRow
  status: OctoStatus
  orders: string[]
}

/** Locks a booking of the reseller. An expired hold counts as not found. */
async function lock(env: Env, trx: Trx, { caller }: Sale, uuid: string): Promise<Locked> {
  const row = await store.lockBooking(trx, caller.distributor_id, uuid.toLowerCase())
  if (!row) throw noBooking(uuid)
  const [details] = await readDetails(trx, [row])
  const status = details ? statusOf(details, env.now()) : 'EXPIRED'
  if (status === 'EXPIRED') throw noBooking(uuid, 'This hold has expired.')
  return {
    row,
    status,
    orders: details?.orders.filter((order) => soldOrder.is(order.logistic_status)).map((order) => order.bookingorder_id) ?? [],
  }
}

type Terms = Pick<
  OctoBookingChange,
  'contact' | 'notes' | 'resellerReference' | 'questionAnswers' | 'unitItems' | 'productId' | 'optionId' | 'availabilityId'
>

/** Changes a hold. Fields that are left out keep their values. `final` also reserves a draft. */
async function changed(env: Env, trx: Trx, sale: Sale, row: OctoBookingRow, input: Terms, final: boolean): Promise<OctoBookingRow> {
  const at = env.now()
  const sealed = unseal(env, row)
  const { open, sealed: secret } = parseAnswers(input.questionAnswers, at)
  if (Object.keys(secret).length > 0) sealed[ofBooking] = { ...sealed[ofBooking], ...secret }
  const items = input.unitItems ? readItems(input.unitItems, row.unit_items, sealed, at) : row.unit_items
  const target = {
    productId: input.productId ?? row.series_id,
    optionId: input.optionId ?? optionId(row),
    availabilityId: input.availabilityId ?? availabilityId(row),
  }
  const moves =
    Boolean(input.unitItems || input.productId || input.optionId || input.availabilityId) || (final && row.reservation_id === null)
  const reference = input.resellerReference === undefined ? row.reseller_reference : input.resellerReference
  const notes = input.notes === undefined ? row.notes : input.notes
  const placed = moves
    ? await place(env, trx, sale.caller, {
        view: await viewOf(env, trx, sale, row.currency),
        target,
        items,
        before: row,
        test: row.test_mode,
        final,
        minutes: undefined,
        reference,
        notes,
        contact: input.contact?.emailAddress ?? row.contact.emailAddress,
      })
    : {}
  const changes = {
    ...placed,
    reseller_reference: reference,
    notes,
    contact: mergeContact(row.contact, input.contact),
    answers: { ...row.answers, ...open },
    // What is under a lost key stays until it is entered again, in case the key is found.
    sealed: seal(env, sealed) ?? row.sealed,
    updated: at,
  }
  await store.updateBooking(trx, row, changes)
  const after = { ...row, ...changes }
  await seat(env, trx, sale, after, sealed)
  return after
}

export async function patch(env: Env, trx: Trx, sale: Sale, uuid: string, input: OctoBookingChange): Promise<OctoBookingRow> {
  const { row, status } = await lock(env, trx, sale, uuid)
  if (status === 'ON_HOLD') {
    const after = await changed(env, trx, sale, row, input, false)
    return input.expirationMinutes === undefined ? after : extended(env, trx, sale, after, input.expirationMinutes)
  }
  const { resellerReference = row.reseller_reference, notes = row.notes, emailReceipt: _receipt, ...rest } = input
  if (status !== 'CONFIRMED' || Object.values(rest).some((value) => value !== undefined))
    throw unprocessable(`The booking is ${status}: only its resellerReference and notes can change, and only while it is CONFIRMED.`)
  const changes = { reseller_reference: resellerReference, notes, updated: env.now() }
  await store.updateBooking(trx, row, changes)
  return { ...row, ...changes }
}

/** Turns the hold into a booking, or sends the request to the supplier if the tickets are on request. Confirming again changes nothing. */
export async function confirm(env: Env, trx: Trx, sale: Sale, uuid: string, input: OctoConfirmation): Promise<OctoBookingRow> {
  const { row, status } = await lock(env, trx, sale, uuid)
  if (status === 'CONFIRMED' || status === 'PENDING' || status === 'REDEEMED') return row
  if (status !== 'ON_HOLD') throw unprocessable(`The booking is ${status} and cannot be confirmed.`)
  const held = await changed(env, trx, sale, row, input, true)
  const [details] = await readDetails(trx, [held])
  const awaiting = details?.reservation?.status === 'pending_supplier'
  if (!awaiting)
    await namingGuests(trx, held.reservation_id ?? '', held.unit_items, placeOf, () =>
      bookHeld(env, trx, sale, held, input.emailReceipt ?? false),
    )
  // The answers are stored with the guests now. Encrypted data is stored in one place only.
  await store.updateBooking(trx, held, { asked: awaiting, awaiting, sealed: null })
  return { ...held, asked: awaiting, awaiting, sealed: null }
}

/** The service sends no e-mail unless the reseller asks for one, because the reseller informs its guests. */
export async function bookHeld(
  env: Env,
  trx: Trx,
  { caller }: Pick<Sale, 'caller'>,
  row: OctoBookingRow,
  emailReceipt: boolean,
): Promise<void> {
  const { emailAddress } = row.contact
  await book(env, trx, caller, {
    reservation_id: row.reservation_id ?? '',
    accepted_gt: true,
    booking_reference: row.reseller_reference,
    is_test_booking: row.test_mode,
    ...(emailReceipt && emailAddress ? { booking_email: emailAddress } : {}),
  })
}

/** The end of the longest hold. */
async function draftLimit(trx: Trx, { distributor_id, created }: OctoBookingRow): Promise<Date> {
  const { hold_max_minutes } = await store.holdLimits(trx, distributor_id)
  return new Date(created.getTime() + hold_max_minutes * 60_000)
}

async function extended(env: Env, trx: Trx, { caller }: Sale, row: OctoBookingRow, minutes: number): Promise<OctoBookingRow> {
  const at = env.now()
  const [details] = await readDetails(trx, [row])
  const reservation = details?.reservation
  const limit = reservation?.extendable_until ?? (await draftLimit(trx, row))
  const expires = new Date(
    Math.max(Number(reservation?.valid_until ?? row.expires), Math.min(at.getTime() + minutes * 60_000, Number(limit))),
  )
  if (reservation && expires > reservation.valid_until)
    await update(env, trx, caller, reservation.reservation_id, { valid_until: wireTime(expires) })
  await store.updateBooking(trx, row, { expires, updated: at })
  return { ...row, expires, updated: at }
}

export async function extend(env: Env, trx: Trx, sale: Sale, uuid: string, minutes = 30): Promise<OctoBookingRow> {
  const { row, status } = await lock(env, trx, sale, uuid)
  if (status !== 'ON_HOLD') throw unprocessable(`The booking is ${status}; only a hold can be extended.`)
  return extended(env, trx, sale, row, minutes)
}

/** Releases a hold or cancels a booking. The cancellation policy decides the refund. Cancelling again changes nothing. */
export async function cancel(env: Env, trx: Trx, sale: Sale, uuid: string, input: OctoCancellation): Promise<OctoBookingRow> {
  const { row, status, orders } = await lock(env, trx, sale, uuid)
  if (status === 'CANCELLED') return row
  if (status === 'REJECTED') throw unprocessable('The supplier has declined this booking already.')
  if (status === 'REDEEMED') throw unprocessable('The tickets of this booking were used; it cannot be cancelled any more.')
  const at = env.now()
  if (status === 'CONFIRMED') for (const id of orders) await changeOrder(env, trx, sale.caller, id, { logistic_status: 'cancelled' }, {})
  else if (row.reservation_id !== null) await release(env, trx, sale.caller, row.reservation_id)
  const changes = { cancelled_at: at, cancel_reason: input.reason ?? null, awaiting: false, sealed: null, updated: at }
  await store.updateBooking(trx, row, changes)
  return { ...row, ...changes }
}
