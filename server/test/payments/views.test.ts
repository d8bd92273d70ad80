import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startKit } from '../kit/index.js'
import { runs } from '../kit/runs.js'
import { putEvent, putOnSale } from '../selling/kit.js'
import { buyer, expectSound, setDistributor } from './kit.js'
import { expectDistributorAgrees, expectOrderAgrees, expectSupplierAgrees } from './views.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000', CANCELLATION_POLICY: '0:37', CARD_UNPAID_LIMIT: '1000000' })
const { finance, admin, distributor } = kit.as
const first = buyer(distributor)
const currencies = ['EUR', 'GBP', 'JPY', 'KWD']
const own = kit.accounts.distributor.distributor_id as string
await setDistributor(kit, 'distributor', {
  payment_methods: ['invoice', 'prepaid', 'card'],
  credit_limit: 900_000_000_000,
  hold_limit: 100_000,
  allowed_currencies: currencies,
})
for (const currency of currencies)
  await finance.post(`/v1/distributors/${own}/prepaid`, { amount: 900_000_000, currency, reference: 'Transfer' })
await finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.85315', JPY: '163.27', KWD: '0.40871' } })

/** Tickets of one event and supplier, so that they are in one order: all categories of VAT, in currencies with no, two and three decimals, and one that is free. */
const event_id = await putEvent(kit)
const tickets: string[] = []
for (const [index, category] of ['high', 'low', 'middle', 'none', 'rc', 'high', 'low'].entries()) {
  const ticket = await putOnSale(kit, {
    event_id,
    stock: 100_000,
    net_rate: index === 3 ? 0 : 3_333 + index,
    currency_code: currencies[index % 4] as string,
  })
  await kit.query('update ticket set vat_category = $2, cost_price = $3 where ticket_id = $1', [ticket, category, index % 3 === 0 ? 0 : 1])
  tickets.push(ticket)
}

const pick = fc.nat(1_000)
const price = fc.constantFrom(0, 1, 99, 3_332, 3_333, 4_001, 100_000)
const rules = fc.record({
  type: fc.constantFrom('mediation', 'payment', 'booking', 'platform_service'),
  percent: fc.constantFrom('0', '3.33', '12.5'),
  fixed: fc.constantFrom(0, 33, 500),
  per: fc.constantFrom('order', 'ticket'),
})
const step = fc.oneof(
  fc.record({ do: fc.constant('cancel' as const), items: fc.array(pick, { minLength: 1, maxLength: 2 }) }),
  fc.record({ do: fc.constant('correct' as const), items: fc.array(fc.tuple(pick, price), { minLength: 1, maxLength: 3 }) }),
  fc.record({ do: fc.constant('exchange' as const), by: fc.constantFrom(1, 20, 500) }),
  fc.record({ do: fc.constant('pay' as const) }),
  fc.record({ do: fc.constant('invoice' as const) }),
  fc.record({ do: fc.constant('refund' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ do: fc.constant('fees' as const), rules: fc.array(rules, { maxLength: 3 }) }),
  fc.record({ do: fc.constant('end' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
const history = fc.record({
  lines: fc.uniqueArray(fc.tuple(fc.nat(tickets.length - 1), fc.integer({ min: 1, max: 3 })), {
    minLength: 1,
    maxLength: 3,
    selector: ([ticket]) => ticket,
  }),
  rules: fc.array(rules, { maxLength: 3 }),
  vat_number: fc.constantFrom('DE123456789', null),
  payment_method: fc.constantFrom('invoice', 'prepaid', 'card'),
  target_currency: fc.constantFrom(...currencies),
  steps: fc.array(step, { maxLength: 6 }),
})

const done: Record<string, number> = {}
async function play(id: string, one: Step): Promise<number> {
  const order = (
    await admin.get<{ amount: number; refunded: number; items: { orderitem_id: string; ticket_status: string; net_rate: number }[] }>(
      `/v1/bookingorders/${id}`,
    )
  ).body
  const live = order.items.filter((item) => item.ticket_status !== 'cancelled')
  const at = (index: number) => live[index % Math.max(1, live.length)]
  const change = (as: typeof admin, body: object, query = '') =>
    as.put(`/v1/bookingorders/${id}${query}`, body).then(({ status }) => status)
  const priced = (items: { orderitem_id: string | undefined; net_rate: number }[]) =>
    change(admin, { items: [...new Map(items.map((item) => [item.orderitem_id, item])).values()] })
  if (live.length === 0 && one.do !== 'pay') return 404
  switch (one.do) {
    case 'cancel':
      return change(distributor, {
        items: [...new Set(one.items.map((index) => at(index)?.orderitem_id))].map((orderitem_id) => ({
          orderitem_id,
          ticket_status: 'cancelled',
        })),
      })
    case 'correct':
      return priced(one.items.map(([index, net_rate]) => ({ orderitem_id: at(index)?.orderitem_id, net_rate })))
    case 'exchange': {
      const [from, to] = [live[0], live.at(-1)]
      if (!from || !to || from === to || from.net_rate <= one.by) return 404
      return priced([
        { orderitem_id: from.orderitem_id, net_rate: from.net_rate - one.by },
        { orderitem_id: to.orderitem_id, net_rate: to.net_rate + one.by },
      ])
    }
    case 'pay':
      return change(finance, { distributorfinancial_status: 'paid' })
    case 'invoice':
      return change(finance, { distributorfinancial_status: 'invoiced' })
    case 'refund':
      return change(finance, { psp_refund_amount: Math.floor(((order.amount - order.refunded) * one.percent) / 100) })
    case 'fees':
      await setDistributor(kit, 'distributor', { fee_rules: one.rules })
      return change(finance, {}, '?mediation_fees=true&payment_fees=true&booking_fees=true&platform_service_fee=true')
    case 'end':
      return change(distributor, { logistic_status: 'cancelled' })
  }
}

test('order, documents, ledger, balances and statements have the same amounts, whatever is booked, corrected, refunded or cancelled', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ lines, rules: fee_rules, vat_number, payment_method, target_currency, steps }) => {
      await setDistributor(kit, 'distributor', { fee_rules, vat_number })
      const items = lines.map(([ticket, quantity]) => ({ ticket_id: tickets[ticket] as string, quantity }))
      const { id } = await first.book(items, { payment_method, payment_reference: 'psp' }, { target_currency })
      await expectOrderAgrees(kit, id)
      for (const one of steps) {
        const status = await play(id, one)
        expect(status, JSON.stringify(one)).toBeLessThan(500)
        if (status < 300) done[one.do] = (done[one.do] ?? 0) + 1
        await expectOrderAgrees(kit, id)
      }
    }),
    runs(25),
  )
  await expectDistributorAgrees(kit, own)
  await expectSupplierAgrees(kit, kit.accounts.supplier.supplier_id as string)
  await expectSound(kit)
  expect(Object.keys(done).length, JSON.stringify(done)).toBeGreaterThan(5)
})
