import { sql } from 'kysely'
import { assignGuests, type Person } from '../channels/series/guests.js'
import { makeSamplesWithin } from '../fulfilment/etickets/make.js'
import { playSandbox } from '../fulfilment/sandbox/sandbox.js'
import { type Caller, system } from '../lib/caller.js'
import { dayMillis } from '../lib/time.js'
import type { Env } from '../platform/context.js'
import { type Condition, everyRow } from '../platform/db/filter.js'
import type { Trx } from '../platform/db/open.js'
import type { NewBooking } from '../selling/bookings/schema.js'
import { book } from '../selling/bookings/service.js'
import { changeOrder } from '../selling/orders/change.js'
import { noteOrdersNotified } from '../selling/orders/notify.js'
import type { OrderChange } from '../selling/orders/schema.js'
import { findOrder } from '../selling/orders/store.js'
import { reserveWithin } from '../selling/reservations/service.js'
import { nameBeforeDownload } from './world/guests.js'

/** Orders of the last two weeks in every status, created by the regular services. */

export type Buyer = Caller & { distributor_id: string }
export const staff: Caller = {
  ...system,
  scope: 'internal',
  roles: ['ADMIN'],
  distributor_id: null,
  supplier_id: null,
  language: 'en_GB',
  via: 'token',
  session_id: null,
}

/** The changes of an order after it was booked, in order. */
interface Scenario {
  /** What happened to the booking e-mail. By default it was sent. */
  email?: 'failed' | 'waits' | 'none'
  /** Guest data is required before the download; `named`: it is given at once. */
  guests?: 'unnamed' | 'named'
  payment?: 'card'
  test?: true
  /** Uses an app ticket, which its supplier confirms without a file. */
  app?: true
  steps: (OrderChange | 'confirm' | 'sandbox')[]
}

const scenarios: Scenario[] = [
  { email: 'waits', steps: [] },
  { email: 'failed', steps: [{ logistic_status: 'pendingticketupload' }] },
  { email: 'none', steps: [{ logistic_status: 'review' }] },
  { steps: [{ logistic_status: 'blocked' }] },
  { steps: [{ logistic_status: 'postponed' }] },
  { steps: [{ logistic_status: 'administrative' }] },
  { steps: [{ logistic_status: 'cancelled' }] },
  { app: true, steps: ['confirm'] },
  { app: true, steps: ['confirm', { logistic_status: 'returned' }] },
  { payment: 'card', steps: [] },
  { payment: 'card', steps: [{ logistic_status: 'cancelled' }] },
  { steps: [{ distributorfinancial_status: 'paid' }] },
  { steps: [{ distributorfinancial_status: 'paid' }, { psp_refund_amount: 500 }] },
  { steps: [{ distributorfinancial_status: 'paid' }, { distributorfinancial_status: 'refunded' }] },
  { app: true, steps: [{ financial_status: 'purchased' }, 'confirm', { financial_status: 'settled' }] },
  { test: true, steps: ['sandbox'] },
  { guests: 'unnamed', steps: [] },
  { guests: 'unnamed', steps: [{ guestdata_status: 'waitingforendcustomer' }] },
  { guests: 'unnamed', steps: [{ guestdata_status: 'waitingforprocessing' }] },
  { guests: 'unnamed', steps: [{ guestdata_status: 'waitingforprocessing' }, { guestdata_status: 'waitingtosendtosupplier' }] },
  { guests: 'named', steps: [] },
]

/** The environment at an earlier time. */
export const at = (env: Env, moment: Date): Env => ({ ...env, now: () => moment })

const desk = 'desk@demo.example'

/** Reserves and books as a buyer does. */
export async function buy(
  env: Env,
  trx: Trx,
  buyer: Buyer,
  { ticket_id, quantity, people }: { ticket_id: string; quantity: number; people?: Person[] },
  booking: Omit<NewBooking, 'reservation_id' | 'accepted_gt'> = {},
  email: Scenario['email'] | 'sent' = 'sent',
): Promise<string[]> {
  const emailEnv = { sent: withoutEmails(env), failed: withoutEmails(env), waits: withDelayedEmails(env), none: env }[email]

  const { reservation_id } = await reserveWithin(env, trx, buyer, { items: [{ ticket_id, quantity }], booking_email: desk })
  if (people) await assignGuests(env, trx, buyer, reservation_id, people)
  const suppressed = email === 'none' ? { suppress_email: true } : {}
  const { bookingorders } = await book(emailEnv, trx, buyer, { reservation_id, accepted_gt: true, ...suppressed, ...booking })
  const ids = bookingorders.map((order) => order.bookingorder_id)
  const outcome = { sent: 'completed' as const, failed: 'failed' as const, waits: undefined, none: undefined }[email]
  if (outcome) await noteOrdersNotified(env, trx, [{ bookingorder_ids: ids, status: outcome }])
  return ids
}

/** E-mails of past orders are not sent. */
export const withoutEmails = (env: Env): Env => ({
  ...env,
  jobs: { ...env.jobs, enqueue: async (trx, queue, ...rest) => (queue === 'mail' ? undefined : env.jobs.enqueue(trx, queue, ...rest)) },
})

const longWait = 90 * dayMillis

/** E-mails are delayed for a long time, so that there is an order with a waiting e-mail. */
const withDelayedEmails = (env: Env): Env => ({
  ...env,
  jobs: {
    ...env.jobs,
    enqueue: (trx, queue, payloads) =>
      env.jobs.enqueue(trx, queue, payloads, queue === 'mail' ? { startAfter: new Date(Date.now() + longWait) } : {}),
  },
})

/** Changes an order as staff, without an e-mail. */
export const change = (env: Env, trx: Trx, bookingorderId: string, input: OrderChange) =>
  changeOrder(env, trx, staff, bookingorderId, { suppress_email: true, ...input }, {})

const nothingAsked = sql<boolean>`e.guest_data_requirements = '[]'`
const namesAsked = sql<boolean>`e.guest_data_requirements = ${sql.lit(JSON.stringify(nameBeforeDownload))}::jsonb`

/**
 * Tickets that every distributor may buy singly, in a currency that the buyer can be charged in, of events that match the condition `asked`
 * (by default without guest data).
 */
export async function sellable(trx: Trx, kind: Condition, count: number, asked: Condition = nothingAsked): Promise<string[]> {
  const { rows } = await sql<{ ticket_id: string }>`
    select t.ticket_id from ticket t join ticket_stock s using (ticket_id) join event e using (event_id) join category c using (category_id)
      join supplier p on p.supplier_id = t.supplier_id
     where t.ticket_status = 'available' and s.available_quantity >= 40 and t.flags = '{}' and t.min_order = 1 and t.countries_enabled = '{}' and t.countries_disabled = '{}' and t.distributors_enabled = '{}' and t.distributors_disabled = '{}' and t.currency_code in ('EUR', 'GBP')
       and t.release_date is null and t.sales_periods = '[]' and e.sales_periods = '[]' and t.deleted is null and t.locked_by_client_id is null
       and t.guest_data_requirements = '[]' and ${asked} and c.guest_data_requirements = '[]' and p.service_checkout = 'none'
       and e.event_status = 'notstarted' and e.date_start_utc > now() + interval '3 days' and ${kind}
     order by t.ticket_id limit ${count}`.execute(trx)
  return rows.map((row) => row.ticket_id)
}

/** Guests of a ticket, each with an e-mail address. */
export const party = (ticket_id: string, names: readonly (readonly [string, string])[]): Person[] =>
  names.map(([first_name, last_name]) => ({
    ticket_id,
    fields: { first_name, last_name, contact_email: `${first_name}.${last_name}@guest.example`.toLowerCase() },
  }))

export async function loadOrders(env: Env, trx: Trx, buyers: Buyer[], progress: (done: number, of: number) => void): Promise<void> {
  const plain = await sellable(trx, sql`t.ticket_type <> 'appticket'`, scenarios.length)
  const apps = await sellable(trx, sql`t.ticket_type = 'appticket'`, scenarios.length)
  const asking = await sellable(trx, sql`t.ticket_type = 'eticket'`, scenarios.length, namesAsked)
  const started = env.now().getTime() - 14 * dayMillis
  const total = scenarios.length * buyers.length
  let made = 0
  for (const [turn, buyer] of buyers.entries()) {
    for (const [index, scenario] of scenarios.entries()) {
      // Each order has a different time, so that lists sorted by time show an order. None is in the future.
      const moment = new Date(started + Math.floor((made * 13 * dayMillis) / total) + turn * 600_000)
      const tickets = scenario.guests ? asking : scenario.app ? apps : plain
      const ticket = tickets[index % Math.max(1, tickets.length)]
      if (ticket) await play(at(env, moment), trx, buyer, scenario, ticket)
      progress(++made, total)
    }
  }
}

async function play(env: Env, trx: Trx, buyer: Buyer, { payment, test, guests, email, steps }: Scenario, ticket_id: string): Promise<void> {
  const booking = { ...(payment ? { payment_method: payment } : {}), ...(test ? { is_test_booking: true } : {}) }
  const people =
    guests === 'named'
      ? party(ticket_id, [
          ['Lea', 'Brandt'],
          ['Noor', 'Brandt'],
        ])
      : undefined
  for (const id of await buy(env, trx, buyer, { ticket_id, quantity: 2, ...(people ? { people } : {}) }, booking, email)) {
    for (const step of steps) {
      if (step === 'sandbox') await playSandbox(env, trx, buyer, id, 'complete', await makeSamplesWithin(env, trx, id))
      else await change(env, trx, id, step === 'confirm' ? await confirmation(trx, id) : step)
    }
  }
}

/** The supplier's confirmation of app tickets. It completes the order. */
export async function confirmation(trx: Trx, bookingorderId: string): Promise<OrderChange> {
  const order = await findOrder(trx, bookingorderId, everyRow)
  const items = (order?.items ?? []).map(({ orderitem_id }, index) => ({
    orderitem_id,
    section: 'B',
    row: '7',
    seat: String(index + 11),
    activated: true,
    external_activation_link: `https://app.demo.example/${orderitem_id}`,
  }))
  return { items }
}
