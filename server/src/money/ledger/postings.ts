import type { Author } from '../../lib/caller.js'
import type { Trx } from '../../platform/db/open.js'
import { account, type Entry, type Posting, post } from './store.js'

/** Postings that do not change the price of an order. Those that do are in statement.ts. */

const both = (from: string, to: string, currency: string, amount: number): Entry[] => [
  { account: from, currency, amount: -amount },
  { account: to, currency, amount },
]

export interface Payment {
  bookingorder_id: string
  distributor_id: string
  /** the account that owes the amount */
  debtor: string
  /** the account of incoming payments and outgoing refunds */
  source: string
  currency: string
  amount: number
  note?: string
}

export const paymentOf = ({ debtor, currency, amount, source, ...rest }: Payment): Posting => ({
  kind: 'payment',
  ...rest,
  entries: both(debtor, source, currency, amount),
})

export const postPayment = (trx: Trx, author: Author, at: Date, payment: Payment) => post(trx, author, at, paymentOf(payment))

export const postRefund = (trx: Trx, author: Author, at: Date, { debtor, currency, amount, source, ...rest }: Payment) =>
  post(trx, author, at, { kind: 'refund', ...rest, entries: both(source, debtor, currency, amount) })

/** Moves a debt to another account: an unpaid card payment becomes an invoice. */
export const postTransfer = (
  trx: Trx,
  author: Author,
  at: Date,
  {
    from,
    to,
    currency,
    amount,
    ...rest
  }: { bookingorder_id: string; distributor_id: string; from: string; to: string; currency: string; amount: number },
) => post(trx, author, at, { kind: 'transfer', ...rest, entries: both(from, to, currency, amount) })

export const postDeposit = (
  trx: Trx,
  author: Author,
  at: Date,
  { distributor_id, currency, amount, note }: { distributor_id: string; currency: string; amount: number; note: string },
) =>
  post(trx, author, at, {
    kind: 'deposit',
    distributor_id,
    note,
    entries: both(account.prepaid(distributor_id), account.settlement('bank'), currency, amount),
  })

export interface Payout {
  supplier_id: string
  bookingorder_id: string
  currency: string
  amount: number
  note?: string
}

/** Pays a supplier the amount it is owed. */
export const postPayout = (trx: Trx, author: Author, at: Date, { currency, amount, ...rest }: Payout) =>
  post(trx, author, at, {
    kind: 'payout',
    ...rest,
    entries: both(account.settlement('bank'), account.supplier(rest.supplier_id), currency, amount),
  })

/** Takes back a payout from a supplier, or deducts it from the next payout. */
export const postPayoutReversal = (trx: Trx, author: Author, at: Date, { currency, amount, ...rest }: Payout) =>
  post(trx, author, at, {
    kind: 'payout_reversal',
    ...rest,
    entries: both(account.supplier(rest.supplier_id), account.settlement('bank'), currency, amount),
  })
