import { lockForSale } from '../../catalogue/tickets/stock.js'
import { type Author, type Caller, isOperator } from '../../lib/caller.js'
import { fault, forbidden, invalid, notFound, Problem } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { checkCurrencies } from '../../lib/inputs.js'
import { parseInstant, wireTime } from '../../lib/time.js'
import { checkCharged } from '../../money/payments/offer.js'
import { findDistributor } from '../../parties/distributors/store.js'
import type { Ctx, Env, Guard } from '../../platform/context.js'
import { pipeline, type Read } from '../../platform/db/client.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { ownRows } from '../../platform/db/tenant.js'
import { historyPage } from '../../platform/history/service.js'
import { isUnchanged } from '../../platform/history/store.js'
import type { Versioned } from '../../platform/http/etag.js'
import type { KeyedRequest, StoredAnswer } from '../../platform/idempotency/store.js'
import { decideAndHold, platformTerms, reserveInBatch } from './batch.js'
import { lockBuyers } from './buyer.js'
import { decide } from './decide.js'
import type { HoldRequest } from './hold-request.js'
import { lockedReservations } from './locked.js'
import { type NewReservation, type Reservation, type ReservationChange, type ReservationReplacement, toReservation } from './schema.js'
import { openReservation, reservationMachine } from './states.js'
import * as store from './store.js'
import { recordChanges, unrecorded } from './versions.js'

export const visible = (caller: Caller): Condition => ownRows(caller, { distributor: 'r.distributor_id' })

interface BuyerIds {
  client_id: string
  distributor_id: string
  onbehalfclient_id: string | null
}

/** The client that the hold is for: the caller, or the client that an operator names. */
async function buyerOf(ctx: Ctx, caller: Caller, onBehalf: string | undefined): Promise<BuyerIds> {
  if (!isOperator(caller)) {
    if (onBehalf !== undefined) throw forbidden('onbehalfclient_id is for the operator.')
    if (caller.distributor_id === null) throw forbidden('Only distributors can make reservations.')
    return {
      client_id: caller.client_id,
      distributor_id: caller.distributor_id,
      onbehalfclient_id: caller.impersonator_client_id === null ? null : caller.client_id,
    }
  }
  if (onBehalf === undefined)
    throw invalid([fault('/onbehalfclient_id', 'required', 'is required from the operator: the client of the distributor the hold is for')])
  const client = await store.findBuyer(ctx.db, onBehalf)
  if (!client) throw notFound('client', onBehalf)
  return { client_id: caller.client_id, distributor_id: client.distributor_id, onbehalfclient_id: onBehalf }
}

const checkLineCurrencies = (lines: NewReservation['items']): void =>
  lines.forEach((line, index) => {
    if (line.currency_code !== undefined) checkCurrencies({ [`/items/${index}/currency_code`]: line.currency_code })
  })

/** Refuses a hold that could not be charged in the target currency. */
async function checkTarget(ctx: Ctx, { distributor_id }: BuyerIds, currency: string | undefined): Promise<void> {
  if (currency === undefined) return
  if (!(await store.hasRate(ctx.db, currency, ctx.now())))
    throw new Problem('no_fx_rate', {
      detail: `There is no exchange rate for ${currency} at the moment.`,
      errors: [fault('/target_currency', 'no_fx_rate', 'has no exchange rate at the moment')],
      facts: { currency },
    })
  const distributor = await findDistributor(ctx.db, distributor_id, everyRow)
  if (distributor) checkCharged(distributor, currency, '/target_currency')
}

export async function reserve(
  ctx: Ctx,
  caller: Caller,
  input: NewReservation,
  keyed: KeyedRequest | undefined,
): Promise<{ reservation: Reservation } | { replay: StoredAnswer }> {
  checkCurrencies({ '/target_currency': input.target_currency })
  checkLineCurrencies(input.items)
  const buyer = await buyerOf(ctx, caller, input.onbehalfclient_id)
  await checkTarget(ctx, buyer, input.target_currency)
  const result = await reserveInBatch(ctx, toHoldRequest(ctx, caller, buyer, input, keyed))
  if ('problem' in result) throw result.problem
  return result
}

const toHoldRequest = (env: Env, caller: Caller, buyer: BuyerIds, input: NewReservation, keyed?: KeyedRequest): HoldRequest => ({
  // Field by field: copying objects with spread is slow on this path, which runs for every request.
  client_id: buyer.client_id,
  distributor_id: buyer.distributor_id,
  onbehalfclient_id: buyer.onbehalfclient_id,
  reservation_id: newId('rsv'),
  author: caller,
  lines: input.items,
  price_tolerance: input.price_tolerance ?? 0,
  booking_email: input.booking_email,
  notify_client: input.notify_client ?? false,
  notify_me: input.notify_me ?? false,
  notes: input.notes ?? '',
  external_reference_id: input.external_reference_id ?? null,
  target_currency: input.target_currency ?? null,
  api_reservation: caller.via === 'key',
  at: env.now(),
  answerMinutes: env.config.ON_REQUEST_ANSWER_HOURS * 60,
  saleAfterStart: env.config.SALE_AFTER_START_MINUTES,
  keyed,
  hasGone: caller.hasGone,
})

/** Reserves inside the caller's transaction, for callers that do more in the same transaction. */
export async function reserveWithin(
  env: Env,
  trx: Trx,
  caller: Caller & { distributor_id: string },
  input: NewReservation,
  only: Pick<HoldRequest, 'holdMinutes' | 'allotment_id'> = {},
): Promise<Reservation> {
  const { client_id, distributor_id } = caller
  const request = toHoldRequest(env, caller, { client_id, distributor_id, onbehalfclient_id: null }, input)
  const [outcome] = await decideAndHold(env, trx, [{ ...request, ...only }])
  if (!outcome || 'problem' in outcome) throw outcome?.problem ?? new Problem('internal')
  return outcome.reservation
}

export async function list(ctx: Ctx, caller: Caller, request: ListRequest) {
  const { rows, pagination } = await store.listReservations(ctx.db, request, visible(caller))
  return { reservations: rows.map(toReservation), pagination }
}

export async function read(ctx: Ctx, caller: Caller, id: string): Promise<Versioned<Reservation>> {
  const row = await store.findReservation(ctx.db, id, visible(caller))
  if (!row) throw notFound('reservation', id)
  return { body: toReservation(row), version: row.version }
}

export async function history(ctx: Ctx, caller: Caller, id: string, request: ListRequest) {
  const row = await store.findReservation(ctx.db, id, visible(caller))
  if (!row) throw notFound('reservation', id)
  return historyPage(ctx, request, 'reservation', id, ['reservation_id'], { unrecorded: unrecorded(row) })
}

async function alreadyBooked(trx: Trx, id: string): Promise<Problem> {
  const booking_id = await store.bookingOf(trx, id)
  return new Problem('already_booked', {
    detail: `Reservation ${id} is booked: see booking ${booking_id}.`,
    facts: { reservation_id: id, reservation_status: 'booked', booking_id },
  })
}

/** Locks an open reservation of the caller. An expired reservation is refused, even if the sweep has not ended it yet. */
export const lockOpen = async (env: Env, trx: Trx, caller: Caller, id: string): Promise<store.ReservationRow> =>
  (await lockOpenWith(env, trx, caller, id, { statements: [], of: () => undefined }))[0]

/** The same, with a further read in the same round trip. */
export async function lockOpenWith<T>(env: Env, trx: Trx, caller: Caller, id: string, read: Read<T>): Promise<[store.ReservationRow, T]> {
  const [[open], other] = await lockOpenEach(env, trx, [{ id, caller }], read)
  if (!open || open instanceof Problem) throw open ?? notFound('reservation', id)
  return [open, other]
}

/** Locks several open reservations, with a further read in the same round trip. For each that is not open or not visible to its caller, the reason. */
export async function lockOpenEach<T>(
  env: Env,
  trx: Trx,
  wanted: readonly { id: string; caller: Caller }[],
  read: Read<T>,
): Promise<[(store.ReservationRow | Problem)[], T]> {
  const locked = lockedReservations(wanted.map(({ id, caller }) => ({ id, visible: visible(caller) })))
  const [rows, other] = await pipeline<[Map<string, store.ReservationRow>, T]>(trx, locked, read)
  const found: (store.ReservationRow | Problem)[] = []
  for (const { id } of wanted) found.push(await openOrWhyNot(env, trx, id, rows.get(id)))
  return [found, other]
}

async function openOrWhyNot(
  env: Env,
  trx: Trx,
  id: string,
  row: store.ReservationRow | undefined,
): Promise<store.ReservationRow | Problem> {
  if (!row) return notFound('reservation', id)
  if (row.status === 'booked') return alreadyBooked(trx, id)
  if (openReservation.is(row.status) && row.valid_until > env.now()) return row
  const state = openReservation.is(row.status) ? 'expired' : (row.void_reason ?? row.status)
  return new Problem('reservation_expired', {
    detail: `Reservation ${id} is ${state}.`,
    facts: { reservation_id: id, reservation_status: row.status, void_reason: row.void_reason },
  })
}

async function recorded(
  trx: Trx,
  author: Author,
  at: Date,
  before: store.ReservationRow,
  after: store.ReservationRow,
): Promise<Versioned<Reservation>> {
  await recordChanges(trx, author, at, [before], [after])
  return { body: toReservation(after), version: after.version }
}

export async function update(
  env: Env,
  trx: Trx,
  caller: Caller,
  id: string,
  input: ReservationChange,
  guard?: Guard,
): Promise<Versioned<Reservation>> {
  const row = await lockOpen(env, trx, caller, id)
  guard?.(row.version)
  const at = env.now()
  const { valid_until, notify_client, ...plain } = input
  const changes = {
    ...plain,
    ...(notify_client === undefined ? {} : { notify_client: notify_client ?? false }),
    ...(valid_until === undefined ? {} : extension(row, parseInstant(valid_until) as Date)),
    updated: at,
    version: row.version + 1,
  }
  const after = { ...row, ...changes }
  const before = toReservation(row)
  if (isUnchanged({ before, after: toReservation(after) })) return { body: before, version: row.version }
  await store.updateReservation(trx, id, changes)
  return recorded(trx, caller, at, row, after)
}

function extension(row: store.ReservationRow, until: Date): { valid_until: Date; status: 'extended' } | undefined {
  // Sent back as it was read, which is in whole seconds.
  if (wireTime(until) === wireTime(row.valid_until)) return undefined
  if (row.status === 'pending_supplier')
    throw new Problem('illegal_transition', {
      detail: `Nothing is held yet: the supplier has still to answer, by ${wireTime(row.valid_until)}. Once it accepts, the hold can be extended.`,
      facts: { field: 'status', current: row.status, legal: reservationMachine.moves[row.status] },
    })
  reservationMachine.check('status', row.status, 'extended')
  if (until > row.extendable_until)
    throw new Problem('hold_too_long', {
      detail: `This hold can last until ${wireTime(row.extendable_until)} at most.`,
      facts: { extendable_until: wireTime(row.extendable_until) },
    })
  if (until < row.valid_until)
    throw invalid([
      fault('/valid_until', 'too_early', `is before the hold's own end, ${wireTime(row.valid_until)}; DELETE releases a hold early`),
    ])
  return { valid_until: until, status: 'extended' }
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

/** What a supplier confirmed is held longer than other tickets, so a hold of such tickets does not become one of others with its time. */
const ordinaryHold = (row: store.ReservationRow, fresh: store.ReservationRow) => ({
  on_request: null,
  valid_until: earlier(row.valid_until, fresh.valid_until),
  extendable_until: earlier(row.extendable_until, fresh.extendable_until),
})

/** Decides the new lines as if the old hold had been released first. If they are refused, nothing changes. */
export async function replace(
  env: Env,
  trx: Trx,
  caller: Caller,
  id: string,
  input: ReservationReplacement,
  guard?: Guard,
): Promise<Versioned<Reservation>> {
  checkLineCurrencies(input.items)
  const row = await lockOpen(env, trx, caller, id)
  guard?.(row.version)
  if (row.status === 'pending_supplier')
    throw new Problem('illegal_transition', {
      detail: 'The supplier is being asked about these items; release the reservation and make another.',
    })
  const at = env.now()
  const lines = input.items
  const tickets = await lockForSale(trx, [...new Set([...lines, ...row.items].map((line) => line.ticket_id))], [row.distributor_id])
  const buyers = await lockBuyers(trx, [row.distributor_id], at)
  const buyer = buyers.get(row.distributor_id)
  for (const item of row.items) {
    const ticket = tickets.get(item.ticket_id)
    const share = ticket?.own?.find((one) => one.allotment_id === item.allotment_id)
    if (share) share.free += item.held
    else if (ticket) ticket.available_quantity += item.held
    if (buyer) buyer.held -= item.held
  }
  const request: HoldRequest = {
    ...row,
    author: caller,
    lines,
    price_tolerance: input.price_tolerance ?? 0,
    at,
    answerMinutes: 0,
    saleAfterStart: env.config.SALE_AFTER_START_MINUTES,
  }
  const [outcome] = decide([request], tickets, buyers, platformTerms(env))
  if (!outcome || 'problem' in outcome) throw outcome?.problem ?? new Problem('internal')
  if (outcome.reservation.status === 'pending_supplier')
    throw new Problem('mixed_on_request', { detail: 'Tickets on request need a reservation of their own.' })
  // The new lines are agreed now, with current terms and exchange rates.
  const { items, fxratemoment_id, parent_allocation_id } = outcome.reservation
  const terms = { ...outcome.reservation.terms, replaced: at.toISOString() }
  const after: store.ReservationRow = {
    ...row,
    ...(row.on_request ? ordinaryHold(row, outcome.reservation) : {}),
    ...{ items, terms, fxratemoment_id, parent_allocation_id, updated: at, version: row.version + 1 },
  }
  await store.replaceLines(trx, row, after)
  return recorded(trx, caller, at, row, after)
}

export async function release(env: Env, trx: Trx, caller: Caller, id: string, guard?: Guard): Promise<Versioned<Reservation>> {
  const row = await lockOpen(env, trx, caller, id)
  guard?.(row.version)
  const at = env.now()
  const [after] = await store.endHolds(trx, [row], { status: 'void', void_reason: 'cancelled' }, at)
  return recorded(trx, caller, at, row, after as store.ReservationRow)
}
