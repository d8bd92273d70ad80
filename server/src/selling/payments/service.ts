import type { Caller } from '../../lib/caller.js'
import { notFound, Problem } from '../../lib/errors.js'
import { checkCurrencies } from '../../lib/inputs.js'
import type { Rates } from '../../lib/money.js'
import { isAccepted, orProblem } from '../../lib/outcomes.js'
import { wireTime } from '../../lib/time.js'
import type { DistributorFinancialStatus } from '../../money/charge/states.js'
import { admissionsByLine, chargesOf } from '../../money/charge/terms.js'
import { type ChargeTotals, combinedTotals, sumOf, totalsOf } from '../../money/charge/totals.js'
import { dueDate } from '../../money/invoices/due.js'
import { postDeposit } from '../../money/ledger/postings.js'
import { methods } from '../../money/payments/methods/index.js'
import type { PaymentMethod } from '../../money/payments/methods/method.js'
import { addPrepaid, prepaidBalances } from '../../money/payments/methods/prepaid.js'
import { checkMethod, methodsOf } from '../../money/payments/offer.js'
import * as store from '../../money/payments/store.js'
import { type DistributorRow, distributorRows, findDistributor, lockDistributor } from '../../parties/distributors/store.js'
import type { Ctx, Env } from '../../platform/context.js'
import { defer, type Read, readAll } from '../../platform/db/client.js'
import { everyRow } from '../../platform/db/filter.js'
import type { OrderCharge } from '../../platform/db/json.js'
import type { Trx } from '../../platform/db/open.js'
import type { NewRow } from '../../platform/db/rows.js'
import { historyInsert } from '../../platform/history/store.js'
import { lockOpenEach, visible } from '../reservations/service.js'
import * as reservations from '../reservations/store.js'
import { changedVersions } from '../reservations/versions.js'
import type { Deposit, PayDetails, PayDetailsChange } from './schema.js'

type ReservationRow = reservations.ReservationRow

async function find(ctx: Ctx, caller: Caller, id: string): Promise<ReservationRow> {
  const reservation = await reservations.findReservation(ctx.db, id, visible(caller))
  if (!reservation) throw notFound('reservation', id)
  return reservation
}

export async function paymentMethods(ctx: Ctx, caller: Caller, id: string) {
  const { distributor_id } = await find(ctx, caller, id)
  const distributor = await findDistributor(ctx.db, distributor_id, everyRow)
  if (!distributor) throw notFound('distributor', distributor_id)
  return { payment_methods: methodsOf(ctx, distributor) }
}

export async function payDetails(ctx: Ctx, caller: Caller, id: string): Promise<PayDetails> {
  const reservation = await find(ctx, caller, id)
  return ctx.db.transaction().execute(async (trx) => {
    const basket = basketFrom(await readAll(trx, basketsOf([id])), reservation)
    const booked = reservation.status === 'booked' ? await store.bookedMoney(trx, id) : undefined
    return details(ctx, reservation, basket, booked)
  })
}

/** How a reservation is to be paid. */
export interface Choice {
  caller: Caller
  id: string
  input: PayDetailsChange
}

/** Chooses the payment methods of different reservations. Nothing is charged before the booking. */
export async function choosePayments(env: Env, trx: Trx, choices: Choice[]): Promise<(PayDetails | Problem)[]> {
  const ids = choices.map(({ id }) => id)
  const [held, baskets] = await lockOpenEach(env, trx, choices, basketsOf(ids))
  // After the locks, so that later versions have later times.
  const at = env.now()
  const chosen = held.map((before, index) =>
    before instanceof Problem ? before : orProblem(() => chosenOf(env, choices[index] as Choice, before, baskets, at)),
  )
  const accepted = chosen.filter(isAccepted)
  if (accepted.length > 0) {
    await reservations.setPayments(
      trx,
      accepted.map(({ after }) => after),
    )
    await defer(trx, historyInsert(accepted.flatMap(({ versions }) => versions)))
  }
  return chosen.map((one) => (one instanceof Problem ? one : one.details))
}

interface Chosen {
  after: ReservationRow
  versions: NewRow<'history'>[]
  details: PayDetails
}

function chosenOf(env: Env, { caller, input }: Choice, before: ReservationRow, baskets: Baskets, at: Date): Chosen {
  const basket = basketFrom(baskets, before)
  const payment_method = checkMethod(basket.distributor, input.payment_method, before.target_currency)
  const version = before.version + 1
  const after = { ...before, payment_method, payment_reference: input.payment_reference ?? null, updated: at, version }
  return {
    after,
    versions: changedVersions(caller, at, [before], [after]),
    details: details(env, after, basket),
  }
}

/** The distributors and exchange rates of these reservations. */
interface Baskets {
  distributors: Map<string, DistributorRow>
  rates: Map<string, Rates>
}

function basketsOf(reservationIds: string[]): Read<Baskets> {
  const of = (column: 'distributor_id' | 'fxratemoment_id') => reservations.valuesOf(reservationIds, column)
  const [distributors, rates] = [distributorRows(of('distributor_id')), store.ratesOf(of('fxratemoment_id'))]
  return {
    statements: [...distributors.statements, ...rates.statements],
    of: ([found = [], moments = []]) => ({ distributors: distributors.of([found]), rates: rates.of([moments]) }),
  }
}

/** The distributor and exchange rates, which decide the payment methods and the price of a reservation. */
interface Basket {
  distributor: DistributorRow
  rates: Rates
}

function basketFrom({ distributors, rates }: Baskets, { distributor_id, fxratemoment_id }: ReservationRow): Basket {
  const distributor = distributors.get(distributor_id)
  if (!distributor) throw notFound('distributor', distributor_id)
  return { distributor, rates: store.ratesAt(rates, fxratemoment_id) }
}

function details(env: Env, reservation: ReservationRow, basket: Basket, booked?: store.BookedMoney): PayDetails {
  const { distributor } = basket
  const chosen = booked ?? reservation
  const payment_method = (chosen.payment_method ?? distributor.default_payment_method) as PaymentMethod
  const { whole, items } = booked ? ofOrders(reservation, booked) : ofBasket(env, reservation, basket)
  const onInvoice = booked ? booked.due_by : dueDate(env, distributor, env.now())
  // Methods other than invoice are paid with the booking, so they are due while the hold is valid. A provider may settle a booking later.
  const other = booked ? booked.pay_by : reservation.valid_until
  return {
    reservation_id: reservation.reservation_id,
    payment_method,
    payment_reference: chosen.payment_reference,
    amount: whole.total,
    currency: whole.currency,
    items,
    fees: whole.fees,
    vat: whole.vat,
    due_by: wireTime(methods[payment_method].begins === 'invoiced' ? onInvoice : other),
    status: booked ? statusOf(booked.statuses) : reservation.status === 'void' ? 'void' : 'open',
  }
}

interface Whole {
  whole: ChargeTotals
  items: PayDetails['items']
}

/** The price of the reservation, split into its future orders, because some fees are charged once per order. */
const ofBasket = (env: Env, reservation: ReservationRow, { rates }: Basket): Whole =>
  wholeOf(reservation, chargesOf(env, reservation, rates))

const ofOrders = (reservation: ReservationRow, { charges }: store.BookedMoney): Whole => wholeOf(reservation, charges)

const wholeOf = (reservation: ReservationRow, charges: OrderCharge[]): Whole => ({
  whole: combinedTotals(reservation.target_currency, charges.map(totalsOf)),
  items: admissionsByLine(reservation.items, charges).map(({ line, admissions }) => ({
    ticket_id: line.ticket_id,
    amount: sumOf(admissions, (item) => item.amount),
    currency: reservation.target_currency,
  })),
})

/** The least advanced status of several orders. Finished orders do not count while others are open. */
function statusOf(statuses: readonly DistributorFinancialStatus[]): DistributorFinancialStatus {
  const order: DistributorFinancialStatus[] = ['open', 'invoiced', 'paid', 'partlyrefunded', 'refunded', 'void']
  const present = order.filter((status) => statuses.includes(status))
  if (present[0] === 'paid' && present.some((status) => status.endsWith('refunded'))) return 'partlyrefunded'
  return present[0] ?? 'open'
}

/** Adds to the prepaid balance of a distributor. */
export async function deposit(env: Env, trx: Trx, caller: Caller, id: string, { amount, currency, reference }: Deposit) {
  checkCurrencies({ '/currency': currency })
  if (!(await lockDistributor(trx, id))) throw notFound('distributor', id)
  await addPrepaid(trx, id, amount, currency)
  await postDeposit(trx, caller, env.now(), { distributor_id: id, currency, amount, note: reference })
  return { distributor_id: id, prepaid_balances: await prepaidBalances(trx, id) }
}
