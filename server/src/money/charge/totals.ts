import { vatInside } from '../../lib/money.js'
import { type ChargedItem, type FeeShare, feeTypes, type OrderCharge, type OrderFee, type VatLine } from '../../platform/db/json.js'

/** The current totals of a charge. */
export interface ChargeTotals {
  currency: string
  /** VAT included */
  tickets: number
  fees: OrderFee[]
  vat: VatLine[]
  total: number
}

export const sumOf = <T>(list: readonly T[], amount: (one: T) => number): number => list.reduce((sum, one) => sum + amount(one), 0)

/** The amount of one admission with its fees. */
export const itemTotal = (item: ChargedItem): number => item.amount + sumOf(item.fees, (fee) => fee.amount + fee.vat)

const sharesOf = (charge: OrderCharge): FeeShare[] => [...charge.fees, ...charge.items.flatMap((item) => item.fees)]

export function totalsOf(charge: OrderCharge): ChargeTotals {
  const { currency } = charge
  const shares = sharesOf(charge)
  const fees = feeTypes.flatMap((type): OrderFee[] => {
    const own = shares.filter((share) => share.type === type)
    const fee = { type, amount: sumOf(own, (share) => share.amount), currency, vat: sumOf(own, (share) => share.vat) }
    return fee.amount === 0 && fee.vat === 0 ? [] : [fee]
  })
  const tickets = sumOf(charge.items, (item) => item.amount)
  const total = tickets + sumOf(fees, (fee) => fee.amount + fee.vat)
  return { currency, tickets, fees, vat: vatOf(charge, fees), total }
}

/**
 * One line per country, category and rate: VAT of tickets by the country of their event, each rounded once, then VAT of the operator's
 * fees.
 */
function vatOf(charge: OrderCharge, fees: OrderFee[]): VatLine[] {
  const ofTickets = charge.tickets.map(({ country, vat_category, rate, note, ticket_id }): VatLine => {
    const gross = sumOf(charge.items, (item) => (item.ticket_id === ticket_id ? item.amount : 0))
    return { country, vat_category, rate, gross, vat: vatInside(gross, rate), currency: charge.currency, note }
  })
  const vat = sumOf(fees, (fee) => fee.vat)
  const ofFees: VatLine = { ...charge.fee_vat, gross: sumOf(fees, (fee) => fee.amount) + vat, vat, currency: charge.currency }
  return mergeVat([...ofTickets, ofFees])
}

export function mergeVat(lines: readonly VatLine[]): VatLine[] {
  const merged = new Map<string, VatLine>()
  for (const line of lines) {
    const key = [line.country, line.vat_category, line.rate, line.currency].join(' ')
    const known = merged.get(key)
    if (known) Object.assign(known, { gross: known.gross + line.gross, vat: known.vat + line.vat })
    else merged.set(key, { ...line })
  }
  return [...merged.values()].filter((line) => line.gross !== 0 || line.vat !== 0)
}

const mergeFees = (fees: readonly OrderFee[]): OrderFee[] =>
  feeTypes.flatMap((type) => {
    const own = fees.filter((fee) => fee.type === type)
    const [first] = own
    return first ? [{ ...first, amount: sumOf(own, (fee) => fee.amount), vat: sumOf(own, (fee) => fee.vat) }] : []
  })

/** The totals of several charges in one currency, for example all orders of a reservation. */
export const combinedTotals = (currency: string, all: readonly ChargeTotals[]): ChargeTotals => ({
  currency,
  tickets: sumOf(all, (one) => one.tickets),
  fees: mergeFees(all.flatMap((one) => one.fees)),
  vat: mergeVat(all.flatMap((one) => one.vat)),
  total: sumOf(all, (one) => one.total),
})
