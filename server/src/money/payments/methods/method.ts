import type { Rates } from '../../../lib/money.js'
import type { paymentMethods } from '../../../parties/distributors/schema.js'
import type { DistributorRow } from '../../../parties/distributors/store.js'
import type { Config } from '../../../platform/config.js'
import type { Read } from '../../../platform/db/client.js'
import type { Trx } from '../../../platform/db/open.js'

export type PaymentMethod = (typeof paymentMethods)[number]

export type Payer = Pick<DistributorRow, 'payment_methods' | 'allowed_currencies' | 'prepaid_balances'>

/** The total of a booking's orders, and the distributor that pays it. The distributor must be locked. */
export interface Due {
  distributor: DistributorRow
  /** number of admissions */
  tickets: number
  amount: number
  currency: string
  rates: Rates
  config: Config
}

export type Admit = (due: Due) => void

/** Everything in which payment methods differ. No other code refers to a method by name. */
export interface Method {
  label: string
  /** whether payments are matched by a reference from the distributor */
  requires_reference: boolean
  /** the currencies in which a distributor can use the method */
  currencies(payer: Payer): string[]
  /** initial status of an order: `invoiced` is owed until its due date, `paid` is paid immediately, `open` waits for a provider */
  begins: 'invoiced' | 'paid' | 'open'
  /** the account that owes an order while it is open */
  owes(distributorId: string): string
  /** the account of incoming payments and outgoing refunds */
  source(distributorId: string): string
  /**
   * Reads the data for the credit check and returns a function that throws if the amount is too high. What it admits counts against what it
   * is asked next. It is read after the distributor is locked, in the same round trip. The lock is held until the debt is posted; otherwise
   * two concurrent bookings could both use the same remaining credit.
   */
  limit(distributorId: string): Read<Admit>
  /** takes the amount from a balance of the distributor, if the method has one; throws if the balance is too low */
  take(trx: Trx, distributorId: string, amount: number, currency: string): Promise<void>
  /** returns a refund to that balance */
  giveBack(trx: Trx, distributorId: string, amount: number, currency: string): Promise<void>
  /** texts about the payment on a paid invoice and on a credit note */
  wording: { paid(reference: string | null): string; credited: string }
}

/** For methods without a balance of the distributor: a bank or provider moves the money. */
export const noBalance: Pick<Method, 'take' | 'giveBack'> = { take: async () => {}, giveBack: async () => {} }

export const thanks = (reference: string | null): string => `Paid${reference ? `, reference ${reference}` : ''}. Thank you.`
