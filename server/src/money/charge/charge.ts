import { isReverseCharge, type TaxedBuyer } from '../../catalogue/tickets/rules/prices.js'
import type { VatCategory } from '../../lib/enums.js'
import {
  exact,
  exactlyConverted,
  exactPercentOf,
  type Fraction,
  minus,
  noAmount,
  percentOf,
  plus,
  type Rates,
  rounded,
  roundedUp,
} from '../../lib/money.js'
import { vatRate } from '../../lib/vat.js'
import {
  type CancellationStep,
  type ChargedItem,
  type ChargedTicket,
  type FeeRule,
  type FeeShare,
  type FeeType,
  feeTypes,
  type OrderCharge,
} from '../../platform/db/json.js'
import { apportion, spread } from './spread.js'
import { sumOf } from './totals.js'

/**
 * Computes what an order costs its distributor, to the minor unit, without side effects. Each invoice line (a ticket or a fee) is rounded
 * once. The shares of its admissions always sum to the line.
 */

/** A ticket with its quantity. Amounts are per ticket, in the ticket's currency. */
export interface Line {
  ticket_id: string
  text: string
  quantity: number
  net_rate: number
  /** the price of each ticket, if they differ: some come from an allotment with a rate of its own */
  rates?: readonly number[]
  currency: string
  service_fee: number
  vat_category: VatCategory
  /** country of the event */
  country: string
  supplier_vat: boolean
  cancellation_policy: CancellationStep[]
}

export interface Terms {
  /** currency of the charge */
  currency: string
  rates: Rates
  fee_rules: readonly FeeRule[]
  /** the distributor's default currency, in which fixed fees are defined */
  fee_currency: string
  operator_country: string
  buyer: TaxedBuyer
  /** date of the sale, yyyy-mm-dd; decides the VAT rates */
  date: string
}

export const reverseChargeNote = 'Reverse charge: the recipient accounts for the VAT (Article 196 of Directive 2006/112/EC).'
const unknownRateNote = 'No VAT: no rate is known for this country.'

/**
 * The amount of a line in the charge's currency. The whole line is converted once, so that rounding errors of cheap tickets do not add up.
 * It is rounded up: a line rounded down would cost less than its supplier is paid, when the net rate equals the payout.
 */
export const lineAmount = (
  { net_rate, quantity, rates, currency }: Pick<Line, 'net_rate' | 'quantity' | 'rates' | 'currency'>,
  terms: Pick<Terms, 'currency' | 'rates'>,
): number =>
  roundedUp(exactlyConverted(exact(rates ? sumOf(rates, (rate) => rate) : net_rate * quantity), currency, terms.currency, terms.rates))

/** The amounts of the admissions of a line. They differ by at most one minor unit and sum to the line. */
export const shareLine = (amount: number, quantity: number): number[] => spread(amount, Array<number>(quantity).fill(1))

/** The same for a line whose tickets can have different prices. */
function sharesOf({ quantity, rates, currency }: Line, amount: number, terms: Pick<Terms, 'currency' | 'rates'>): number[] {
  if (!rates) return shareLine(amount, quantity)
  return convertedShares(rates.map((rate) => exactlyConverted(exact(rate), currency, terms.currency, terms.rates)))
}

/** The sum of exact prices, rounded up, and divided into amounts of whole minor units. */
const convertedShares = (prices: readonly Fraction[]): number[] => apportion(roundedUp(prices.reduce(plus, noAmount)), prices)

/** A fee before rounding: the part per order, and the part of each admission that is not cancelled. */
interface FeeParts {
  type: FeeType
  byOrder: Fraction
  byItem: Fraction[]
}

/** One fee of an order: the sum of the distributor's rules of that type. */
function feeOf(type: FeeType, { items, tickets }: OrderCharge, terms: Terms): FeeParts {
  const { currency, fee_currency, rates } = terms
  const live = items.filter((item) => !item.cancelled)
  const rules = terms.fee_rules.filter((rule) => rule.type === type)
  // Without a rule for this fee, the distributor pays the service fee of each ticket.
  if (type === 'platform_service' && rules.length === 0) {
    const own = new Map(tickets.map((one) => [one.ticket_id, exactlyConverted(one.service_fee, one.currency, currency, rates)]))
    return { type, byOrder: noAmount, byItem: live.map((item) => own.get(item.ticket_id) ?? noAmount) }
  }
  const total = (amounts: Fraction[]) => amounts.reduce(plus, noAmount)
  const fixed = (per: FeeRule['per']) =>
    total(rules.filter((rule) => rule.per === per).map((rule) => exactlyConverted(rule.fixed, fee_currency, currency, rates)))
  const perTicket = fixed('ticket')
  const grown = (amount: number) => total(rules.map((rule) => exactPercentOf(amount, rule.percent)))
  return { type, byOrder: fixed('order'), byItem: live.map((item) => plus(grown(item.amount + (item.credited ?? 0)), perTicket)) }
}

function feeVatOf({ operator_country, buyer, date }: Terms): OrderCharge['fee_vat'] {
  if (isReverseCharge(operator_country, buyer)) return { country: operator_country, vat_category: 'rc', rate: '0', note: reverseChargeNote }
  const rate = vatRate(operator_country, 'high', date)
  return { country: operator_country, vat_category: 'high', rate: rate ?? '0', note: rate === undefined ? unknownRateNote : null }
}

function ticketOf(line: Line, date: string): ChargedTicket {
  const { quantity: _quantity, rates, ...ticket } = line
  const rate = vatRate(line.country, line.vat_category, date)
  const note = line.vat_category === 'rc' ? reverseChargeNote : rate === undefined ? unknownRateNote : null
  return { ...ticket, net_rate: rates ? null : line.net_rate, rate: rate ?? '0', note }
}

/** One admission of an order, and the payout to its supplier. */
export interface Admission {
  orderitem_id: string
  ticket_id: string
  payout: number
}

/**
 * The charge of one order. The amount of a line is split over its admissions without a remainder; the shares differ by at most one minor
 * unit.
 */
export function chargeFor(lines: readonly Line[], admissions: readonly Admission[], terms: Terms): OrderCharge {
  const amounts = lines.map((line) => lineAmount(line, terms))
  const shares = new Map(lines.map((line, index) => [line.ticket_id, sharesOf(line, amounts[index] ?? 0, terms)]))
  const charge: OrderCharge = {
    currency: terms.currency,
    tickets: lines.map((line) => ticketOf(line, terms.date)),
    items: admissions.map((one) => ({ ...one, amount: shares.get(one.ticket_id)?.shift() ?? 0, fees: [], cancelled: false })),
    fees: [],
    fee_vat: feeVatOf(terms),
  }
  const base = exact(sumOf(amounts, (amount) => amount))
  const fees = feeTypes.map((type) => addFee(charge, feeOf(type, charge, terms)))
  // Checks that the total stays exact, fees with VAT included. No VAT rate exceeds 100 percent.
  exact(base + 2 * sumOf(fees, (amount) => amount))
  return charge
}

/** The charge of a reservation before it is booked. There are no order items yet, and the price does not depend on them. */
export const preview = (lines: readonly Line[], terms: Terms): OrderCharge =>
  chargeFor(
    lines,
    lines.flatMap(({ ticket_id, quantity }) => Array.from({ length: quantity }, () => ({ orderitem_id: '', ticket_id, payout: 0 }))),
    terms,
  )

/**
 * Rounds a fee once and splits it by largest remainder over the order and the admissions that are not cancelled. Its VAT is split in the
 * same way. Returns the rounded fee.
 */
function addFee(charge: OrderCharge, { type, byOrder, byItem }: FeeParts): number {
  const live = charge.items.filter((item) => !item.cancelled)
  const parts = [byOrder, ...byItem]
  const whole = rounded(parts.reduce(plus, noAmount))
  const amounts = apportion(whole, parts)
  const vats = spread(percentOf(whole, charge.fee_vat.rate), amounts)
  const [ofOrder, ...ofItems] = amounts.map((amount, index): FeeShare => ({ type, amount, vat: vats[index] ?? 0 }))
  if (ofOrder && ofOrder.amount !== 0) charge.fees.push(ofOrder)
  for (const [index, share] of ofItems.entries()) if (share.amount !== 0) live[index]?.fees.push(share)
  return whole
}

/**
 * Recalculates one fee with the distributor's current rules, for admissions that are not cancelled. Fees retained for cancelled admissions
 * stay. What was refunded of the fee stays refunded.
 */
export function recalculateFee(charge: OrderCharge, type: FeeType, terms: Terms): OrderCharge {
  const after = structuredClone(charge)
  const live = after.items.filter((item) => !item.cancelled)
  if (live.length === 0) return after
  const holders: { fees: FeeShare[] }[] = [after, ...live]
  const earlier = holders.map(({ fees }) => fees.find((fee) => fee.type === type))
  for (const holder of holders) holder.fees = holder.fees.filter((fee) => fee.type !== type)
  addFee(after, feeOf(type, after, terms))
  for (const [index, { fees }] of holders.entries()) keepCredits(fees, earlier[index])
  return after
}

/** Takes what was refunded of a fee earlier from its new amount. */
function keepCredits(fees: FeeShare[], earlier: FeeShare | undefined): void {
  const { type, credited = 0, credited_vat = 0 } = earlier ?? {}
  if (type === undefined || (credited === 0 && credited_vat === 0)) return
  const place = fees.findIndex((fee) => fee.type === type)
  const { amount, vat } = fees[place] ?? { amount: 0, vat: 0 }
  const share = { type, amount: Math.max(0, amount - credited), vat: Math.max(0, vat - credited_vat), credited, credited_vat }
  fees.splice(place < 0 ? fees.length : place, 1, share)
}

/** The price of one admission, in its ticket's currency. Fees do not change until they are recalculated. */
export interface NewPrice {
  orderitem_id: string
  net_rate: number
  /** the previous net_rate; equal to net_rate if it has not changed */
  before: number
  /** the new payout, if it has changed */
  payout?: number
}

/**
 * Applies new prices. `prices` contains every admission, because the admissions of one ticket are rounded up together: when one of them gets
 * another price, the others are rounded again. An admission with only a new payout keeps its amount. If an admission
 * was partly refunded, the price difference is applied to its remaining amount, and the refund stays.
 */
export function reprice(
  charge: OrderCharge,
  prices: readonly NewPrice[],
  { currency, rates }: Pick<Terms, 'currency' | 'rates'>,
): OrderCharge {
  const after = structuredClone(charge)
  const wanted = new Map(prices.map((price) => [price.orderitem_id, price]))
  for (const ticket of after.tickets) {
    const exact = (net_rate: number) => exactlyConverted(net_rate, ticket.currency, currency, rates)
    const live = after.items.flatMap((item) => {
      const price = item.cancelled || item.ticket_id !== ticket.ticket_id ? undefined : wanted.get(item.orderitem_id)
      return price ? [{ item, ...price }] : []
    })
    const isChanged = live.some(({ net_rate, before }) => net_rate !== before)
    const whole: { item: ChargedItem; price: Fraction }[] = []
    for (const { item, net_rate, before, payout } of live) {
      item.payout = payout ?? item.payout
      const price = exact(net_rate)
      if ((item.credited ?? 0) === 0 && isShareOf(item.amount, exact(before))) whole.push({ item, price })
      else if (net_rate !== before) item.amount = Math.max(0, item.amount + roundedUp(minus(price, exact(before))))
    }
    if (isChanged) {
      const amounts = convertedShares(whole.map(({ price }) => price))
      for (const [index, { item }] of whole.entries()) item.amount = amounts[index] ?? 0
    }
    // An order that is not invoiced yet gets its first invoice later. It shows the corrected price.
    const [price, ...others] = new Set(live.map(({ net_rate }) => net_rate))
    if (price !== undefined) ticket.net_rate = others.length === 0 ? price : null
  }
  return after
}

/** Whether an amount equals this price, rounded up or down as a share of its line. */
const isShareOf = (amount: number, { over, under }: Fraction): boolean => {
  const off = BigInt(amount) * under - over
  return -under < off && off < under
}
