import { expect } from 'vitest'
import type { Caller, Kit } from '../kit/index.js'

export interface PayDetails {
  reservation_id: string
  payment_method: string
  payment_reference: string | null
  amount: number
  currency: string
  items: { ticket_id: string; amount: number; currency: string }[]
  fees: { type: string; amount: number; currency: string; vat: number }[]
  vat: { country: string; rate: string; gross: number; vat: number; note: string | null }[]
  due_by: string | null
  status: string
}

export interface Order {
  bookingorder_id: string
  distributorfinancial_status: string
  logistic_status: string
  payment_method: string
  amount: number
  refunded: number
  fees: PayDetails['fees']
  invoices: string[]
  items: { orderitem_id: string; ticket_status: string }[]
}

/** The usual steps of tests about money, as one distributor. */
export function buyer(as: Caller) {
  const reserve = async (items: { ticket_id: string; quantity: number }[], more: object = {}): Promise<string> => {
    const made = await as.post<{ reservation_id: string }>('/v1/reservations', { items, booking_email: 'desk@agency.example', ...more })
    expect(made.status, made.text).toBe(201)
    return made.body.reservation_id
  }
  const tryToBook = (reservation_id: string, more: object = {}) =>
    as.post<{ booking_id: string; bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
      reservation_id,
      accepted_gt: true,
      ...more,
    })
  const book = async (items: { ticket_id: string; quantity: number }[], more: object = {}, reservation: object = {}) => {
    const booked = await tryToBook(await reserve(items, reservation), more)
    expect(booked.status, booked.text).toBe(201)
    const ids = booked.body.bookingorders.map((order) => order.bookingorder_id)
    return { booking_id: booked.body.booking_id, id: ids[0] as string, ids }
  }
  return {
    reserve,
    tryToBook,
    book,
    details: async (id: string) => (await as.get<PayDetails>(`/v1/reservations/${id}/pay-details`)).body,
    order: async (id: string) => (await as.get<Order>(`/v1/bookingorders/${id}`)).body,
    change: (id: string, body: object, query = '') => as.put<Order>(`/v1/bookingorders/${id}${query}`, body),
  }
}

export const setDistributor = async (kit: Kit, name: 'distributor' | 'distributor2', changes: object): Promise<void> => {
  const answer = await kit.as.finance.patch(`/v1/distributors/${kit.accounts[name].distributor_id}`, changes)
  expect(answer.status, answer.text).toBe(200)
}

/** Sum of an account by currency, straight from the entries. */
export async function account(kit: Kit, name: string): Promise<Record<string, number>> {
  const rows = await kit.query<{ currency: string; amount: number }>(
    'select currency, sum(amount)::bigint as amount from ledger_entry where account = $1 group by currency having sum(amount) <> 0',
    [name],
  )
  return Object.fromEntries(rows.map((row) => [row.currency, Number(row.amount)]))
}

/** Every transaction is zero in every currency, stored balances equal the ledger, and no account has money without a source. */
export async function expectSound(kit: Kit): Promise<void> {
  const off = await kit.query('select transaction_id, currency from ledger_entry group by 1, 2 having sum(amount) <> 0')
  expect(off).toEqual([])
  const astray = await kit.query(`
    with kept as (
      select 'distributor:' || distributor_id as account, currency, amount from receivable_balance
      union all select 'prepaid:' || distributor_id, currency, -amount from prepaid_balance),
    posted as (select account, currency, sum(amount) as amount from ledger_entry where account ~ '^(distributor|prepaid):' group by 1, 2)
    select * from kept full join posted using (account, currency) where coalesce(kept.amount, 0) <> coalesce(posted.amount, 0)`)
  expect(astray).toEqual([])
  const wrong = await kit.query('select bookingorder_id from bookingorder where refunded > charged or charged < 0')
  expect(wrong).toEqual([])
  // Each version of a hold is in the history, but for a first one that is still the row itself.
  const lacking = await kit.query(`
    select r.reservation_id, r.version, r.first_recorded_later from reservation r
     where r.version <> (r.version = 1 and coalesce(r.first_recorded_later, false))::int
       + (select count(*) from history h where h.resource = 'reservation' and h.resource_id = r.reservation_id)`)
  expect(lacking).toEqual([])
}
