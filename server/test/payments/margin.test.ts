import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargeFor, type Line, reprice, type Terms } from '../../src/money/charge/charge.js'
import { exactPrices, refundFor } from '../../src/money/charge/refund.js'
import { sumOf } from '../../src/money/charge/totals.js'
import type { OrderCharge } from '../../src/platform/db/json.js'
import { runs } from '../kit/runs.js'

/**
 * Converted amounts are rounded, and a supplier is paid in its own currency. After any purchase, cancellation and new price, what the buyer paid
 * for a ticket is worth at least what its supplier gets. Two accounts that trade tiny amounts with each other gain nothing.
 */
const decimals = { EUR: 2, GBP: 2, JPY: 0, KWD: 3 }
type Code = keyof typeof decimals
const currency = fc.constantFrom(...(Object.keys(decimals) as Code[]))
const rates = fc.record({
  EUR: fc.constant('1'),
  GBP: fc.constantFrom('0.8', '0.85315', '1.1'),
  JPY: fc.constantFrom('100', '163.27', '0.9'),
  KWD: fc.constantFrom('0.33', '0.40871', '7.3'),
})

/** Whether one amount is worth at least another, exactly: in hundred-thousandths of a rate and thousandths of a currency unit. */
function isWorth(rate: Record<Code, string>, [paid, charged]: [number, Code], [owed, own]: [number, Code]): boolean {
  const units = (code: Code) => BigInt(Math.round(Number(rate[code]) * 100_000))
  const thousandths = (amount: number, code: Code) => BigInt(amount) * 10n ** BigInt(3 - decimals[code])
  return thousandths(paid, charged) * units(own) >= thousandths(owed, own) * units(charged)
}

const price = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom(99, 101, 3_333, 12_345))
/** A price, and a payout that is not above it; usually equal. */
const priced = fc
  .tuple(price, fc.constantFrom(0, 0, 0, 1, 7))
  .map(([net_rate, margin]) => ({ net_rate, payout: Math.max(0, net_rate - margin) }))
const which = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 })
/** An allotment can give the tickets of a line two prices. */
const line = fc.record({
  price: priced,
  quantity: fc.integer({ min: 1, max: 6 }),
  own: currency,
  others: fc.record({ price: priced, quantity: fc.integer({ min: 0, max: 2 }) }),
})
const step = fc.oneof(
  fc.record({ do: fc.constant('cancel' as const), which, percent: fc.constantFrom(0, 1, 33.33, 50, 99, 100, 100) }),
  fc.record({ do: fc.constant('price' as const), which, to: priced }),
  fc.record({ do: fc.constant('cost' as const), which, less: fc.constantFrom(1, 3, 10_000) }),
)

test('the price of a ticket is worth at least its supplier’s payout, in every currency, after every step', () => {
  const lines = fc.array(line, { minLength: 1, maxLength: 2 })
  fc.assert(
    fc.property(lines, currency, rates, fc.array(step, { maxLength: 5 }), (bought, charged, rate, steps) => {
      const terms: Terms = {
        currency: charged,
        rates: rate,
        fee_rules: [],
        fee_currency: 'EUR',
        operator_country: 'NLD',
        buyer: { vat_number: null, foreign_vat_numbers: {} },
        date: '2026-05-04',
      }
      const pricesOf = ({ price: usual, quantity, others }: (typeof bought)[number]) => [
        ...Array.from({ length: quantity }, () => usual),
        ...Array.from({ length: others.quantity }, () => others.price),
      ]
      const all = bought.map((one, index): Line => {
        const net_rates = pricesOf(one).map(({ net_rate }) => net_rate)
        return {
          ...{ ticket_id: `t${index}`, text: 'A match', quantity: net_rates.length, net_rate: one.price.net_rate, currency: one.own },
          ...(one.others.quantity > 0 ? { rates: net_rates } : {}),
          ...{ service_fee: 0, vat_category: 'high', country: 'PRT', supplier_vat: false, cancellation_policy: [] },
        }
      })
      const admissions = bought.flatMap((one, index) =>
        pricesOf(one).map((price, place) => ({ orderitem_id: `t${index}-${place}`, ticket_id: `t${index}`, ...price })),
      )
      const nets = new Map(admissions.map((one) => [one.orderitem_id, one.net_rate]))
      let charge = chargeFor(all, admissions, terms)
      const check = (after: OrderCharge, what: object) => {
        for (const { ticket_id, currency: own } of after.tickets) {
          const items = after.items.filter((item) => item.ticket_id === ticket_id)
          const [paid, owed] = [sumOf(items, (item) => item.amount), sumOf(items, (item) => item.payout)]
          expect(isWorth(rate, [paid, charged], [owed, own as Code]), JSON.stringify({ ...what, paid, owed, own })).toBe(true)
        }
      }
      check(charge, { do: 'buy' })
      for (const one of steps) {
        const chosen = admissions.filter((_item, index) => one.which[index])
        const ids = chosen.map((item) => item.orderitem_id)
        const items = admissions.map(({ orderitem_id }) => ({ orderitem_id, net_rate: nets.get(orderitem_id) ?? 0 }))
        const prices = exactPrices(charge, items, rate)
        if (one.do === 'cancel') charge = refundFor(charge, { items: ids, prices, days: 0, percent: one.percent, payout: 'policy' }).after
        else if (one.do === 'cost') {
          const payouts = new Map(charge.items.map(({ orderitem_id, payout }) => [orderitem_id, payout]))
          const costs = items.map((item) => {
            const until = { ...item, before: item.net_rate }
            return ids.includes(item.orderitem_id)
              ? { ...until, payout: Math.max(0, (payouts.get(item.orderitem_id) ?? 0) - one.less) }
              : until
          })
          charge = reprice(charge, costs, terms)
        } else {
          const prices = admissions.map(({ orderitem_id }) => {
            const before = nets.get(orderitem_id) ?? 0
            return ids.includes(orderitem_id) ? { orderitem_id, before, ...one.to } : { orderitem_id, before, net_rate: before }
          })
          for (const { orderitem_id, net_rate } of prices) nets.set(orderitem_id, net_rate)
          charge = reprice(charge, prices, terms)
        }
        check(charge, one)
      }
    }),
    runs(1_000),
  )
})
