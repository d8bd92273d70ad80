import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { policyOf } from '../../src/catalogue/tickets/rules/policy.js'
import {
  exactlyConverted,
  exactPercentOf,
  noAmount,
  parseMinor,
  percentOf,
  plus,
  type Rates,
  rounded,
  roundedUp,
} from '../../src/lib/money.js'
import { type Admission, chargeFor, type Line, preview, recalculateFee, reprice, type Terms } from '../../src/money/charge/charge.js'
import { type Cancellation, daysBefore, exactPrices, refundFor, refundPercent } from '../../src/money/charge/refund.js'
import { spread } from '../../src/money/charge/spread.js'
import { combinedTotals, itemTotal, sumOf, totalsOf } from '../../src/money/charge/totals.js'
import { documentFor } from '../../src/money/invoices/lines.js'
import { movement, statement } from '../../src/money/ledger/statement.js'
import { type ChargedTicket, type FeeRule, feeTypes, type OrderCharge } from '../../src/platform/db/json.js'

const rates: Rates = { EUR: '1', USD: '1.0842', GBP: '0.85315', JPY: '163.27', BHD: '0.40871' }
const currency = fc.constantFrom(...Object.keys(rates))
/** The price of an amount in another currency. */
const paidFor = (amount: number, from: string, to: string): number => roundedUp(exactlyConverted(amount, from, to, rates))
const dutch = { vat_number: 'NL001234567B01', foreign_vat_numbers: {} }
const german = { vat_number: 'DE123456789', foreign_vat_numbers: {} }

const line: fc.Arbitrary<Omit<Line, 'ticket_id'>> = fc.record({
  text: fc.constant('A match'),
  quantity: fc.integer({ min: 1, max: 7 }),
  net_rate: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3_000_000 })),
  currency,
  service_fee: fc.integer({ min: 0, max: 900 }),
  vat_category: fc.constantFrom('high', 'middle', 'low', 'none'),
  country: fc.constantFrom('PRT', 'DEU', 'GBR', 'USA', 'ATA'),
  supplier_vat: fc.boolean(),
  cancellation_policy: fc.array(
    fc.record({ until_days_before: fc.integer({ min: 0, max: 60 }), refund_percent: fc.integer({ min: 0, max: 100 }) }),
    { maxLength: 3 },
  ),
})
const lines = fc
  .array(line, { minLength: 1, maxLength: 4 })
  .map((all) => all.map((one, index): Line => ({ ...one, ticket_id: `t${index}` })))
const rule: fc.Arbitrary<FeeRule> = fc.record({
  type: fc.constantFrom(...feeTypes),
  percent: fc.constantFrom('0', '0.8', '2.5', '12.3456'),
  fixed: fc.integer({ min: 0, max: 5_000 }),
  per: fc.constantFrom('order', 'ticket'),
})
const terms: fc.Arbitrary<Terms> = fc.record({
  currency,
  rates: fc.constant(rates),
  fee_rules: fc.array(rule, { maxLength: 6 }),
  fee_currency: currency,
  operator_country: fc.constant('NLD'),
  buyer: fc.constantFrom(dutch, german),
  date: fc.constant('2026-05-04'),
})
const admissionsOf = (all: Line[]): Admission[] =>
  all.flatMap(({ ticket_id, quantity, net_rate }) =>
    Array.from({ length: quantity }, (_, index) => ({
      orderitem_id: `${ticket_id}-${index}`,
      ticket_id,
      payout: Math.floor(net_rate * 0.8),
    })),
  )
const charged = fc.tuple(lines, terms).map(([all, agreed]) => ({ all, agreed, charge: chargeFor(all, admissionsOf(all), agreed) }))
function refundOf(charge: OrderCharge, cancellation: Omit<Cancellation, 'prices'>) {
  const net_rates = new Map(charge.tickets.map(({ ticket_id, net_rate }) => [ticket_id, net_rate ?? 0]))
  const items = charge.items.map(({ orderitem_id, ticket_id }) => ({ orderitem_id, net_rate: net_rates.get(ticket_id) ?? 0 }))
  return refundFor(charge, { ...cancellation, prices: exactPrices(charge, items, rates) })
}
const parties = { debtor: 'distributor:d', supplier_id: 's' }
const nonNegative = (charge: OrderCharge) => {
  const fees = [...charge.fees, ...charge.items.flatMap((item) => item.fees)]
  return [...charge.items.flatMap((item) => [item.amount, item.payout]), ...fees.flatMap((fee) => [fee.amount, fee.vat])].every(
    (amount) => Number.isSafeInteger(amount) && amount >= 0,
  )
}

describe('spreading an amount over lines', () => {
  test('loses nothing, differs from the exact share by less than one unit, and follows the weights', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), weights, (total, all) => {
        const shares = spread(total, all)
        const sum = sumOf(all, (weight) => weight)
        expect(sumOf(shares, (share) => share)).toBe(total)
        for (const [index, weight] of all.entries()) {
          const share = shares[index] ?? -1
          if (sum > 0) expect(Math.abs(share - (total * weight) / sum)).toBeLessThan(1.000001)
          if (sum > 0 && weight === 0) expect(share).toBe(0)
          if (total <= sum) expect(share).toBeLessThanOrEqual(weight)
        }
      }),
    )
  })
})

describe('the charge of an order', () => {
  test('converts each line once and rounds it up; the total is tickets, fees and the VAT on the fees', () => {
    fc.assert(
      fc.property(charged, ({ all, agreed, charge }) => {
        const { tickets, fees, total } = totalsOf(charge)
        for (const one of all) {
          const own = sumOf(charge.items, (item) => (item.ticket_id === one.ticket_id ? item.amount : 0))
          expect(own).toBe(paidFor(one.net_rate * one.quantity, one.currency, agreed.currency))
        }
        expect(total).toBe(tickets + sumOf(fees, (fee) => fee.amount + fee.vat))
        expect(total).toBe(sumOf(charge.items, itemTotal) + sumOf(charge.fees, (fee) => fee.amount + fee.vat))
        expect(nonNegative(charge)).toBe(true)
      }),
    )
  })

  test('includes every fee rule in the fee of its type, which is rounded once', () => {
    fc.assert(
      fc.property(charged, ({ all, agreed, charge }) => {
        const { fees, tickets } = totalsOf(charge)
        const count = sumOf(all, (one) => one.quantity)
        for (const type of feeTypes) {
          const own = agreed.fee_rules.filter((each) => each.type === type)
          const exact =
            type === 'platform_service' && own.length === 0
              ? all.map((one) => exactlyConverted(one.service_fee * one.quantity, one.currency, agreed.currency, rates))
              : own.flatMap(({ percent, fixed, per }) => [
                  exactPercentOf(tickets, percent),
                  exactlyConverted(fixed * (per === 'ticket' ? count : 1), agreed.fee_currency, agreed.currency, rates),
                ])
          const expected = rounded(exact.reduce(plus, noAmount))
          const fee = fees.find((each) => each.type === type) ?? { amount: 0, vat: 0 }
          expect(fee).toMatchObject({ amount: expected, vat: agreed.buyer === german ? 0 : percentOf(expected, '21') })
        }
      }),
    )
  })

  test('has VAT included in tickets by country and category, added to fees, or reverse-charged with a note', () => {
    const one: Line = {
      ticket_id: 't',
      text: 'A match',
      quantity: 2,
      net_rate: 12_300,
      currency: 'EUR',
      service_fee: 0,
      vat_category: 'high',
      country: 'PRT',
      supplier_vat: true,
      cancellation_policy: [],
    }
    const agreed: Terms = {
      currency: 'EUR',
      rates: {},
      fee_rules: [{ type: 'booking', percent: '0', fixed: 350, per: 'order' }],
      fee_currency: 'EUR',
      operator_country: 'NLD',
      buyer: dutch,
      date: '2026-05-04',
    }
    const dutchSum = totalsOf(preview([one], agreed))
    expect(dutchSum.vat).toEqual([
      { country: 'PRT', vat_category: 'high', rate: '23', gross: 24_600, vat: 4_600, currency: 'EUR', note: null },
      { country: 'NLD', vat_category: 'high', rate: '21', gross: 424, vat: 74, currency: 'EUR', note: null },
    ])
    expect(dutchSum).toMatchObject({ total: 25_024, fees: [{ type: 'booking', amount: 350, vat: 74, currency: 'EUR' }] })
    const germanSum = totalsOf(preview([one], { ...agreed, buyer: german }))
    expect(germanSum).toMatchObject({ total: 24_950, fees: [{ type: 'booking', amount: 350, vat: 0 }] })
    expect(germanSum.vat[1]).toMatchObject({
      vat_category: 'rc',
      rate: '0',
      gross: 350,
      vat: 0,
      note: expect.stringContaining('Reverse charge'),
    })
    const unknown = totalsOf(preview([{ ...one, country: 'ATA' }], agreed)).vat[0]
    expect(unknown).toMatchObject({ rate: '0', vat: 0, note: expect.stringContaining('No VAT') })
  })

  test('of a reservation is the sum of the charges of its orders', () => {
    fc.assert(
      fc.property(fc.array(lines, { minLength: 1, maxLength: 3 }), terms, (orders, agreed) => {
        const each = orders.map((all) => totalsOf(preview(all, agreed)))
        const whole = combinedTotals(agreed.currency, each)
        expect(whole.total).toBe(sumOf(each, (one) => one.total))
        expect(whole.total).toBe(whole.tickets + sumOf(whole.fees, (fee) => fee.amount + fee.vat))
        expect(sumOf(whole.vat, (one) => one.gross)).toBe(whole.total)
      }),
    )
  })

  test('has the same fixed fee when the order is paid in another currency', () => {
    const gbp: Terms = {
      currency: 'GBP',
      rates,
      fee_rules: [{ type: 'booking', percent: '0', fixed: 1_000, per: 'order' }],
      fee_currency: 'EUR',
      operator_country: 'NLD',
      buyer: german,
      date: '2026-05-04',
    }
    expect(totalsOf(preview([], gbp)).fees).toEqual([{ type: 'booking', amount: 853, currency: 'GBP', vat: 0 }])
  })
})

describe('cancelling', () => {
  const cancelled = charged.chain(({ charge, agreed }) =>
    fc.record({
      charge: fc.constant(charge),
      agreed: fc.constant(agreed),
      items: fc.subarray(charge.items.map((item) => item.orderitem_id)),
      days: fc.integer({ min: -3, max: 70 }),
      payout: fc.constantFrom('policy' as const, 'keep' as const, 'reverse' as const),
    }),
  )

  test('the strictest step that is still open decides; without one nothing is refunded', () => {
    const policy = [
      { until_days_before: 7, refund_percent: 50 },
      { until_days_before: 30, refund_percent: 100 },
    ]
    expect([40, 30, 29, 7, 6, -1].map((days) => refundPercent(policy, days))).toEqual([100, 100, 50, 50, 0, 0])
    expect(refundPercent([], 100)).toBe(0)
    const start = new Date('2026-05-08T18:00:00Z')
    expect(daysBefore(start, new Date('2026-05-01T18:00:00Z'))).toBe(7)
    expect(daysBefore(start, new Date('2026-05-01T18:00:01Z'))).toBe(6)
    expect(daysBefore(start, new Date('2026-05-08T18:00:01Z'))).toBe(-1)
    const [own, suppliers, platforms] = [10, 20, 30].map((refund_percent) => [{ until_days_before: 0, refund_percent }])
    expect(policyOf(own ?? [], suppliers ?? [], platforms ?? [])).toBe(own)
    expect(policyOf([], suppliers ?? [], platforms ?? [])).toBe(suppliers)
    expect(policyOf([], [], platforms ?? [])).toBe(platforms)
  })

  test('refunded, kept and charged amounts agree to the unit, and none is negative', () => {
    fc.assert(
      fc.property(cancelled, ({ charge, items, days, payout }) => {
        const refund = refundOf(charge, { items, days, payout })
        expect(totalsOf(refund.after).total + refund.total).toBe(totalsOf(charge).total)
        expect(sumOf(refund.items, (item) => item.refunded)).toBeLessThanOrEqual(refund.total)
        expect(nonNegative(refund.after)).toBe(true)
        const again = refundOf(refund.after, { items, days, payout })
        expect(again.total).toBe(0)
        expect(again.after).toEqual(refund.after)
      }),
    )
  })

  test('a refund of 100 % of all items gives everything back, at once or one by one', () => {
    fc.assert(
      fc.property(charged, ({ charge }) => {
        const items = charge.items.map((item) => item.orderitem_id)
        const options = { days: 0, percent: 100, payout: 'policy' as const }
        const atOnce = refundOf(charge, { ...options, items })
        const oneByOne = items.reduce((current, id) => refundOf(current, { ...options, items: [id] }).after, charge)
        for (const after of [atOnce.after, oneByOne]) {
          expect(totalsOf(after)).toMatchObject({ total: 0, tickets: 0, fees: [], vat: [] })
          expect(sumOf(after.items, (item) => item.payout)).toBe(0)
        }
      }),
    )
  })

  test('an amount that the operator sets is refunded exactly', () => {
    const chosen = cancelled.chain((one) => fc.tuple(fc.constant(one), fc.integer({ min: 0, max: totalsOf(one.charge).total })))
    fc.assert(
      fc.property(chosen, ([{ charge, items, days, payout }, refund]) => {
        const result = refundOf(charge, { items, days, payout, refund })
        expect(result.total).toBe(refund)
        expect(nonNegative(result.after)).toBe(true)
      }),
    )
  })
})

describe('changes of fees and prices', () => {
  test('recalculating one fee changes only this fee, by the rules applied to the remaining items', () => {
    fc.assert(
      fc.property(charged, fc.constantFrom(...feeTypes), rule, ({ charge, agreed }, type, fresh) => {
        const fee_rules = [{ ...fresh, type }]
        const after = totalsOf(recalculateFee(charge, type, { ...agreed, fee_rules }))
        const before = totalsOf(charge)
        expect(after.tickets).toBe(before.tickets)
        expect(after.fees.filter((fee) => fee.type !== type)).toEqual(before.fees.filter((fee) => fee.type !== type))
        const count = charge.items.length
        const fixed = exactlyConverted(fresh.fixed * (fresh.per === 'ticket' ? count : 1), agreed.fee_currency, agreed.currency, rates)
        const amount = rounded(plus(exactPercentOf(before.tickets, fresh.percent), fixed))
        expect(after.fees.find((fee) => fee.type === type)?.amount ?? 0).toBe(amount)
      }),
    )
  })

  test('recalculating with the same rules gives the same fee', () => {
    fc.assert(
      fc.property(charged, ({ charge, agreed }) => {
        const again = feeTypes.reduce((current, type) => recalculateFee(current, type, agreed), charge)
        expect(totalsOf(again)).toEqual(totalsOf(charge))
      }),
    )
  })

  test('a refunded part of a fee stays refunded when the fee is recalculated: the same rules change nothing, others only the difference', () => {
    const refunded = charged.chain((one) => fc.tuple(fc.constant(one), fc.integer({ min: 0, max: totalsOf(one.charge).total })))
    fc.assert(
      fc.property(refunded, fc.constantFrom(...feeTypes), ([{ charge, agreed }, refund], type) => {
        const { after } = refundOf(charge, { items: [], days: 0, refund, payout: 'keep' })
        expect(totalsOf(recalculateFee(after, type, agreed))).toEqual(totalsOf(after))
        const [own, others] = [agreed.fee_rules.filter((each) => each.type === type), agreed.fee_rules.filter((each) => each.type !== type)]
        const raised = own.map((each) => ({ ...each, fixed: each.fixed + 1_000 }))
        const feeOf = (of: OrderCharge) => totalsOf(of).fees.find((fee) => fee.type === type)?.amount ?? 0
        const fresh = (of: OrderCharge) => feeOf(recalculateFee(of, type, { ...agreed, fee_rules: [...others, ...raised] }))
        // As much more as without the refund, except for units that the largest remainder moves.
        const room = charge.items.length + 1
        expect(Math.abs(fresh(after) - feeOf(after) - (fresh(charge) - feeOf(charge)))).toBeLessThanOrEqual(room)
      }),
    )
  })

  test('a new price of one admission does not change the others', () => {
    fc.assert(
      fc.property(charged, fc.integer({ min: 0, max: 50_000 }), ({ charge, agreed }, net_rate) => {
        const [first, ...others] = charge.items
        const { currency: own, net_rate: before } = charge.tickets.find(
          (ticket) => ticket.ticket_id === first?.ticket_id,
        ) as ChargedTicket & { net_rate: number }
        const prices = [{ orderitem_id: first?.orderitem_id ?? '', net_rate, before, payout: 7 }]
        const [changed, ...rest] = reprice(charge, prices, agreed).items
        const amount = net_rate === before ? first?.amount : paidFor(net_rate, own, agreed.currency)
        expect(changed).toMatchObject({ amount, payout: 7 })
        expect(rest).toEqual(others)
      }),
    )
  })

  test('a refunded part of an admission stays refunded when its price changes; the amount changes by the difference', () => {
    fc.assert(
      fc.property(charged, fc.integer({ min: 0, max: 50_000 }), fc.nat(100), ({ charge, agreed }, net_rate, part) => {
        const refund = Math.floor((totalsOf(charge).total * part) / 100)
        const { after } = refundOf(charge, { items: [], days: 0, refund, payout: 'keep' })
        const [first] = after.items
        const { currency: own, net_rate: before } = charge.tickets.find(
          (ticket) => ticket.ticket_id === first?.ticket_id,
        ) as ChargedTicket & { net_rate: number }
        const id = first?.orderitem_id ?? ''
        expect(reprice(after, [{ orderitem_id: id, net_rate: before, before, payout: 1 }], agreed).items[0]?.amount).toBe(first?.amount)
        const [now] = reprice(after, [{ orderitem_id: id, net_rate, before, payout: 1 }], agreed).items
        const moved = paidFor(net_rate, own, agreed.currency) - paidFor(before, own, agreed.currency)
        // One unit for the share of its line, one for the new price.
        expect(Math.abs((now?.amount ?? 0) - Math.max(0, (first?.amount ?? 0) + moved))).toBeLessThanOrEqual(2)
      }),
    )
  })

  test('a new price of a whole line is rounded once, and a new payout alone changes no charge', () => {
    fc.assert(
      fc.property(charged, fc.integer({ min: 0, max: 50_000 }), ({ charge, agreed, all }, net_rate) => {
        const [one] = all
        const own = charge.items.filter((item) => item.ticket_id === one?.ticket_id)
        const sum = (of: OrderCharge) => sumOf(of.items, (item) => (item.ticket_id === one?.ticket_id ? item.amount : 0))
        const before = one?.net_rate ?? 0
        const priced = (rate: number) => own.map(({ orderitem_id }) => ({ orderitem_id, net_rate: rate, before, payout: 7 }))
        const paidAnew = reprice(charge, priced(one?.net_rate ?? 0), agreed)
        expect(paidAnew.items.map((item) => item.amount)).toEqual(charge.items.map((item) => item.amount))
        fc.pre(net_rate !== before)
        const whole = paidFor(net_rate * own.length, one?.currency ?? '', agreed.currency)
        expect(sum(reprice(charge, priced(net_rate), agreed))).toBe(whole)
      }),
    )
  })
})

describe('the ledger and the documents', () => {
  const balance = (entries: { currency: string; amount: number }[]) => {
    const sums: Record<string, number> = {}
    for (const { currency: code, amount } of entries) sums[code] = (sums[code] ?? 0) + amount
    return Object.values(sums).every((sum) => sum === 0)
  }
  const history = charged.chain((one) =>
    fc.tuple(fc.constant(one), fc.subarray(one.charge.items.map((item) => item.orderitem_id)), fc.integer({ min: 0, max: 100 })),
  )

  test('every posting sums to zero in every currency, and all postings together give the state of the order', () => {
    fc.assert(
      fc.property(history, ([{ charge }, items, percent]) => {
        const { after } = refundOf(charge, { items, days: 0, percent, payout: 'policy' })
        const sale = movement(null, charge, parties, rates)
        const change = movement(charge, after, parties, rates)
        expect(balance(sale) && balance(change)).toBe(true)
        const total = (account: string, entries: { account: string; currency: string; amount: number }[]) =>
          sumOf(entries, (entry) => (entry.account === account && entry.currency === charge.currency ? entry.amount : 0))
        expect(total(parties.debtor, [...sale, ...change])).toBe(totalsOf(after).total)
        for (const account of ['platform:margin', 'platform:fees', 'vat:PRT', 'fx'])
          expect(total(account, [...sale, ...change])).toBe(total(account, statement(after, parties, rates)))
      }),
    )
  })

  test('the ledger entries of a sale are those of the guide', () => {
    const one: Line = {
      ticket_id: 't',
      text: 'A match',
      quantity: 2,
      net_rate: 11_000,
      currency: 'GBP',
      service_fee: 0,
      vat_category: 'high',
      country: 'GBR',
      supplier_vat: true,
      cancellation_policy: [],
    }
    const agreed: Terms = {
      currency: 'EUR',
      rates: { GBP: '0.8' },
      fee_rules: [{ type: 'booking', percent: '0', fixed: 500, per: 'order' }],
      fee_currency: 'EUR',
      operator_country: 'NLD',
      buyer: dutch,
      date: '2026-05-04',
    }
    const admissions = [1, 2].map((index) => ({ orderitem_id: `i${index}`, ticket_id: 't', payout: 9_600 }))
    const entries = statement(chargeFor([one], admissions, agreed), parties, agreed.rates)
    const guide = readFileSync(new URL('../../../docs/guides/money.md', import.meta.url), 'utf8')
    const [, table = ''] = guide.split('| Account | EUR | GBP |\n|---|---:|---:|\n')
    const rows = table.split('\n\n')[0]?.split('\n') ?? []
    const written = rows.flatMap((row) => {
      const [, account = '', eur = '', gbp = ''] = row.split('|').map((cell) => cell.trim())
      const cells = Object.entries({ EUR: eur, GBP: gbp }).filter(([, text]) => text !== '')
      return cells.map(([code, text]) => ({ account, currency: code, amount: parseMinor(text, code) }))
    })
    const inOrder = (list: { account: string; currency: string }[]) =>
      list.toSorted((a, b) => `${a.account} ${a.currency}`.localeCompare(`${b.account} ${b.currency}`))
    expect(inOrder(written)).toEqual(inOrder(entries))
    expect(entries).toHaveLength(9)
  })

  test('the lines of a document and its VAT sum to its total', () => {
    fc.assert(
      fc.property(history, ([{ charge }, items, percent]) => {
        const { after, total } = refundOf(charge, { items, days: 0, percent, payout: 'policy' })
        const sale = documentFor(null, charge)
        const credit = documentFor(charge, after)
        expect(sale?.total ?? 0).toBe(totalsOf(charge).total)
        expect(credit?.total ?? 0).toBe(total)
        for (const document of [sale, credit]) {
          if (!document) continue
          expect(sumOf(document.lines, (one) => one.amount)).toBe(document.total)
          expect(sumOf(document.vat, (one) => one.gross)).toBe(document.total)
        }
        expect(sale?.kind ?? 'invoice').toBe('invoice')
        expect(credit?.kind ?? 'creditnote').toBe('creditnote')
      }),
    )
  })
})
