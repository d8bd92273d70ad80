import type { Rates } from '../../../lib/money.js'
import type { paymentMethods } from '../../../parties/distributors/schema.js'
import type { DistributorRow } from '../../../parties/distributors/store.js'
import type { Config } from '../../../platform/config.js'
import type { Read } from '../../../platform/db/client.js'
import type { Trx } from '../../../platform/db/open.js'

export type PaymentMethod = (typeof paymentMethods)[number]

export type Payer = Pick<DistributorRow, 'payment_methods' | 'allowed_currencies' | 'prepaid_balances'>

/** What the orders of a booking come to, and the distributor that is to pay it, whose row is locked. */
export interface Due {
  distributor: DistributorRow
  amount: number
  currency: string
  rates: Rates
  config: Config
}

/** All in which one way to pay differs from the others. Nothing else asks for a method by its name. */
export interface Method {
  label: string
  /** whether a payment is matched by the reference that the distributor gives */
  requires_reference: boolean
  /** in which currencies a distributor can pay this way */
  currencies(payer: Payer): string[]
  /** where a new order stands: `invoiced` is owed until its due date, `paid` is paid on the spot, `open` until a provider settles it */
  begins: 'invoiced' | 'paid' | 'open'
  /** the account that owes an order while it is open */
  owes(distributorId: string): string
  /** the account that payments come from and refunds go to */
  source(distributorId: string): string
  /**
   * What has to be known to say whether so much may be owed; the answer throws when it may not. It is read in the round trip that locks the
   * distributor, after the lock, which is kept until what is owed is posted: two bookings that looked at the same time would both find room.
   */
  limit(distributorId: string): Read<(due: Due) => void>
  /** takes the amount from what is kept for the distributor, where something is */
  take(trx: Trx, distributorId: string, amount: number, currency: string): Promise<void>
  /** puts a refund back there */
  giveBack(trx: Trx, distributorId: string, amount: number, currency: string): Promise<void>
  /** what an invoice that is paid, and a credit note, say about the money */
  wording: { paid(reference: string | null): string; credited: string }
}

/** Where nothing is kept for the distributor, nothing is taken and nothing put back: its bank or provider moves the money. */
export const nothingKept: Pick<Method, 'take' | 'giveBack'> = { take: async () => {}, giveBack: async () => {} }

export const thanks = (reference: string | null): string => `Paid${reference ? `, reference ${reference}` : ''}. Thank you.`
