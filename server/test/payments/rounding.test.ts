import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargeFor, type Line, type Terms } from '../../src/money/charge/charge.js'
import { type ExactPrices, exactPrices, refundFor } from '../../src/money/charge/refund.js'
import { sumOf, totalsOf } from '../../src/money/charge/totals.js'
import { documentFor } from '../../src/money/invoices/lines.js'
import { type FeeRule, feeTypes, type OrderCharge } from '../../src/platform/db/json.js'
import { startKit } from '../kit/index.js'
import { runs } from '../kit/runs.js'
import { putOnSale } from '../selling/kit.js'
import { buyer, expectSound, setDistributor } from './kit.js'

/** `percent` of an amount, half up; independent of the tested code: percentages here have at most two decimals. */
const share = (amount: number, percent: number): number => Math.floor((amount * Math.round(percent * 100) + 5_000) / 10_000)

const rates = { EUR: '1', GBP: '0.85315', JPY: '163.27' }
const currency = fc.constantFrom(...Object.keys(rates))
const percents = fc.oneof(
  fc.constantFrom(50, 33.33, 12.5, 0, 100),
  fc.integer({ min: 0, max: 10_000 }).map((units) => units / 100),
)
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  net_rate: fc.integer({ min: 0, max: 900_000 }),
  currency,
  service_fee: fc.integer({ min: 0, max: 900 }),
  payout: fc.integer({ min: 0, max: 700_000 }),
})
const rule: fc.Arbitrary<FeeRule> = fc.record({
  type: fc.constantFrom(...feeTypes),
  percent: fc.constantFrom('0', '0.8', '2.5', '12.3456'),
  fixed: fc.integer({ min: 0, max: 5_000 }),
  per: fc.constantFrom('order', 'ticket'),
})

interface Made {
  charge: OrderCharge
  ids: string[]
  prices: ExactPrices
}
const made: fc.Arbitrary<Made> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    fee_rules: fc.array(rule, { maxLength: 5 }),
    paid: currency,
    agreed: currency,
  })
  .map(({ lines, fee_rules, paid, agreed }) => {
    const all = lines.map(
      ({ payout: _payout, ...one }, index): Line => ({
        ...one,
        ticket_id: `t${index}`,
        text: 'A match',
        vat_category: 'high',
        country: 'PRT',
        supplier_vat: false,
        cancellation_policy: [],
      }),
    )
    const terms: Terms = {
      currency: paid,
      rates,
      fee_rules,
      fee_currency: agreed,
      operator_country: 'NLD',
      buyer: { vat_number: null, foreign_vat_numbers: {} },
      date: '2026-05-04',
    }
    const admissions = lines.flatMap(({ quantity, payout, net_rate }, index) =>
      Array.from({ length: quantity }, (_none, place) => ({
        orderitem_id: `t${index}-${place}`,
        ticket_id: `t${index}`,
        payout,
        net_rate,
      })),
    )
    const charge = chargeFor(all, admissions, terms)
    return { charge, ids: admissions.map((one) => one.orderitem_id), prices: exactPrices(charge, admissions, rates) }
  })

/** The ids in random order, divided into steps. */
const steps = (ids: string[]) =>
  fc
    .tuple(fc.shuffledSubarray(ids, { minLength: ids.length }), fc.array(fc.boolean(), { minLength: ids.length, maxLength: ids.length }))
    .map(([order, cuts]) => {
      const parts: string[][] = [[]]
      for (const [index, id] of order.entries()) {
        parts.at(-1)?.push(id)
        if (cuts[index]) parts.push([])
      }
      return parts.filter((part) => part.length > 0)
    })

const payouts = (charge: OrderCharge, ticket_id: string) => sumOf(charge.items, (item) => (item.ticket_id === ticket_id ? item.payout : 0))

describe('a refund by percentage', () => {
  test('is this percentage of every line of the invoice, rounded once, half up, however it is cancelled', () => {
    const cancelled = made.chain((one) => fc.record({ one: fc.constant(one), percent: percents, parts: steps(one.ids) }))
    fc.assert(
      fc.property(cancelled, ({ one: { charge, ids, prices }, percent, parts }) => {
        const invoice = documentFor(null, charge)
        const expected = invoice?.lines.map((each) => share(each.amount, percent)) ?? []
        const atOnce = refundFor(charge, { items: ids, prices, days: 0, percent, payout: 'policy' })
        expect(atOnce.total).toBe(sumOf(expected, (amount) => amount))
        const credit = documentFor(charge, atOnce.after)
        expect(credit?.lines.map((each) => each.amount) ?? []).toEqual(expected.filter((amount) => amount > 0))
        let after = charge
        let refunded = 0
        for (const items of parts) {
          const step = refundFor(after, { items, prices, days: 0, percent, payout: 'policy' })
          refunded += step.total
          expect(step.total).toBeGreaterThanOrEqual(0)
          after = step.after
        }
        expect(refunded).toBe(atOnce.total)
        const [left, leftAtOnce] = [totalsOf(after), totalsOf(atOnce.after)]
        expect(left.tickets).toBe(leftAtOnce.tickets)
        for (const { type, amount, vat } of totalsOf(charge).fees) {
          const ofType = (all: typeof left) => all.fees.find((fee) => fee.type === type) ?? { amount: 0, vat: 0 }
          expect(ofType(left).amount + ofType(left).vat).toBe(amount + vat - share(amount + vat, percent))
          expect(ofType(leftAtOnce).vat).toBe(vat - share(vat, percent))
          expect(Math.abs(ofType(left).vat - ofType(leftAtOnce).vat)).toBeLessThanOrEqual(1)
        }
        for (const { ticket_id, currency: own } of charge.tickets) {
          const kept = payouts(charge, ticket_id) - share(payouts(charge, ticket_id), percent)
          // A converted line may keep less for its supplier, never more.
          for (const result of [after, atOnce.after])
            if (own === charge.currency) expect(payouts(result, ticket_id)).toBe(kept)
            else expect(payouts(result, ticket_id)).toBeLessThanOrEqual(kept)
        }
        for (const { amount, payout, fees } of after.items)
          for (const part of [amount, payout, ...fees.flatMap((fee) => [fee.amount, fee.vat])]) expect(part).toBeGreaterThanOrEqual(0)
      }),
      runs(200),
    )
  })

  test('credits the VAT of fees within one unit of its percentage, also in many steps in which net or VAT has nothing to round', () => {
    const shares = fc.array(fc.constantFrom([8, 5], [5, 8], [16, 3], [3, 16]), { minLength: 10, maxLength: 40 })
    fc.assert(
      fc.property(shares, (pairs) => {
        const fees = pairs.map(([amount = 0, vat = 0]) => ({ amount, vat }))
        const items = fees.map((fee, index) => ({
          ...{ orderitem_id: `i${index}`, ticket_id: 't', payout: 0, amount: 0, cancelled: false },
          fees: [{ type: 'booking' as const, ...fee }],
        }))
        const fee_vat = { country: 'NLD', vat_category: 'high', rate: '21', note: null }
        const ticket = {
          ...fee_vat,
          ticket_id: 't',
          text: 'A match',
          net_rate: 0,
          currency: 'EUR',
          service_fee: 0,
          supplier_vat: false,
          cancellation_policy: [],
        }
        let after: OrderCharge = { currency: 'EUR', tickets: [ticket], items, fees: [], fee_vat }
        for (const { orderitem_id } of items)
          after = refundFor(after, { items: [orderitem_id], prices: new Map(), days: 0, percent: 12.5, payout: 'policy' }).after
        const left = sumOf(after.items, (item) => sumOf(item.fees, (fee) => fee.vat))
        const vat = sumOf(fees, (fee) => fee.vat)
        expect(Math.abs(left - (vat - share(vat, 12.5)))).toBeLessThanOrEqual(1)
        for (const item of after.items) for (const fee of item.fees) expect(Math.min(fee.amount, fee.vat)).toBeGreaterThanOrEqual(0)
      }),
      runs(40),
    )
  })

  test('loses no half unit: 50 % of 8,928.05 is 4,464.03', () => {
    const terms: Terms = {
      currency: 'EUR',
      rates: {},
      fee_rules: [],
      fee_currency: 'EUR',
      operator_country: 'NLD',
      buyer: { vat_number: null, foreign_vat_numbers: {} },
      date: '2026-05-04',
    }
    const one: Line = {
      ticket_id: 't',
      text: 'A match',
      quantity: 197,
      net_rate: 892_805,
      currency: 'JPY',
      service_fee: 0,
      vat_category: 'high',
      country: 'PRT',
      supplier_vat: false,
      cancellation_policy: [],
    }
    // At a rate at which 197 tickets cost 8,928.05 together: 9 of 45.31 and 188 of 45.32, half of which is no whole cent.
    const charge = chargeFor(
      [one],
      Array.from({ length: 197 }, (_none, index) => ({ orderitem_id: `i${index}`, ticket_id: 't', payout: 0 })),
      { ...terms, rates: { JPY: '19700' } },
    )
    expect(totalsOf(charge).total).toBe(892_805)
    const items = charge.items.map((item) => item.orderitem_id)
    expect(refundFor(charge, { items, prices: new Map(), days: 0, percent: 50, payout: 'policy' }).total).toBe(446_403)
  })
})

describe('through the service', async () => {
  const kit = await startKit()
  const desk = buyer(kit.as.distributor)
  await setDistributor(kit, 'distributor', {
    credit_limit: 100_000_000,
    fee_rules: [
      { type: 'mediation', percent: '2.5', fixed: 0, per: 'order' },
      { type: 'booking', percent: '0.33', fixed: 101, per: 'ticket' },
    ],
  })

  test('a cancellation in three steps refunds and credits the same as a single one, line by line', async () => {
    const ticket = await putOnSale(kit, { stock: 40, net_rate: 12_345 })
    await kit.query(`update ticket set cancellation_policy = '[{"until_days_before": 0, "refund_percent": 33.33}]' where ticket_id = $1`, [
      ticket,
    ])
    const [once, stepwise] = [await desk.book([{ ticket_id: ticket, quantity: 7 }]), await desk.book([{ ticket_id: ticket, quantity: 7 }])]
    expect((await desk.change(once.id, { logistic_status: 'cancelled' })).status).toBe(200)
    const { items, amount } = await desk.order(stepwise.id)
    for (const part of [items.slice(0, 2), items.slice(2, 3), items.slice(3)]) {
      const cancelled = part.map(({ orderitem_id }) => ({ orderitem_id, ticket_status: 'cancelled' }))
      const answer = await desk.change(stepwise.id, { items: cancelled })
      expect(answer.status, answer.text).toBe(200)
    }
    const documents = await kit.query<{ kind: string; lines: { text: string; amount: number }[] }>(
      'select kind, lines from invoice where bookingorder_id = $1 order by invoice_id',
      [stepwise.id],
    )
    const [invoice, ...credits] = documents
    expect(credits).toHaveLength(3)
    let sum = 0
    for (const { text, amount: charged } of invoice?.lines ?? []) {
      const credited = sumOf(
        credits.flatMap((credit) => credit.lines),
        (each) => (each.text === text ? each.amount : 0),
      )
      expect(credited, text).toBe(share(charged, 33.33))
      sum += credited
    }
    expect(sumOf(invoice?.lines ?? [], (each) => each.amount)).toBe(amount)
    expect((await desk.order(stepwise.id)).refunded).toBe(sum)
    expect((await desk.order(once.id)).refunded).toBe(sum)
    await expectSound(kit)
  })

  test('an admission whose cost was lowered is refunded like the others: what stays is worth at least its payout', async () => {
    await setDistributor(kit, 'distributor', { fee_rules: [], allowed_currencies: ['EUR', 'JPY'] })
    expect((await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { JPY: '0.9' } })).status).toBe(201)
    const ticket = await putOnSale(kit, { net_rate: 3 })
    const policy = [{ until_days_before: 0, refund_percent: 100 }]
    await kit.query('update ticket set cancellation_policy = $2 where ticket_id = $1', [ticket, JSON.stringify(policy)])
    // 6 cents are 0.054 yen: one yen for both admissions.
    const { id } = await desk.book([{ ticket_id: ticket, quantity: 2 }], {}, { target_currency: 'JPY' })
    const [first] = (await desk.order(id)).items
    const cheaper = { items: [{ orderitem_id: first?.orderitem_id, cost_price: 1 }] }
    expect((await kit.as.admin.put(`/v1/bookingorders/${id}`, cheaper)).status).toBe(200)
    const cancelled = { items: [{ orderitem_id: first?.orderitem_id, ticket_status: 'cancelled' }] }
    expect((await desk.change(id, cancelled)).body).toMatchObject({ amount: 1, refunded: 0 })
    expect((await desk.change(id, { logistic_status: 'cancelled' })).body).toMatchObject({ amount: 1, refunded: 1 })
    await expectSound(kit)
  })

  test('the admissions of a line are rounded up together when one of two prices is corrected', async () => {
    const ticket = await putOnSale(kit, { net_rate: 3 })
    const rate = { kind: 'net', net_rate: 5, currency_code: 'EUR' }
    const allotment = { ticket_id: ticket, distributor_id: kit.accounts.distributor.distributor_id, quantity: 1, rate }
    expect((await kit.as.product_management.post('/v1/allotments', allotment)).status).toBe(201)
    const { id } = await desk.book([{ ticket_id: ticket, quantity: 2 }], {}, { target_currency: 'JPY' })
    const order = (
      await kit.as.admin.get<{ amount: number; items: { orderitem_id: string; net_rate: number }[] }>(`/v1/bookingorders/${id}`)
    ).body
    expect([order.amount, order.items.map((item) => item.net_rate)]).toEqual([1, [5, 3]])
    const items = [{ orderitem_id: order.items[0]?.orderitem_id, net_rate: 111 }]
    // 114 cents are 1.026 yen.
    expect((await kit.as.admin.put(`/v1/bookingorders/${id}`, { items })).body).toMatchObject({ amount: 2 })
    await expectSound(kit)
  })
})
