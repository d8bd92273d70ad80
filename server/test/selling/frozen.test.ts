import { expect, test } from 'vitest'
import { startKit } from '../kit/index.js'
import { account, buyer, expectSound, setDistributor } from '../payments/kit.js'
import { putOnSale } from './kit.js'

const kit = await startKit()
const { admin, distributor, finance, supplier } = kit.as
const supplierId = kit.accounts.supplier.supplier_id as string
const desk = buyer(distributor)
const setRates = (GBP: string) => finance.post('/v1/internal/fxratemoments', { rates: { GBP, USD: '1.1' } })
await setRates('0.8')
const feeRules = [
  { type: 'mediation', percent: '2.5', fixed: 0, per: 'order' },
  { type: 'booking', percent: '0', fixed: 350, per: 'order' },
]
const agreed = { allowed_currencies: ['EUR', 'GBP'], fee_rules: feeRules, vat_number: null, credit_limit: 100_000_000 }
await setDistributor(kit, 'distributor', agreed)

/** Directly in the table: permissions on tickets are tested elsewhere. */
const setTicket = (id: string, changes: string) => kit.query(`update ticket set ${changes} where ticket_id = $1`, [id])
const setSupplier = (changes: string) => kit.query(`update supplier set ${changes} where supplier_id = $1`, [supplierId])

/** Everything that affects money and can change while a ticket is held. */
const edits: Record<string, (ticket: string) => Promise<unknown>> = {
  'the price': (ticket) => setTicket(ticket, 'service_price = 99999, net_rate = 99999'),
  'the cost': (ticket) => setTicket(ticket, 'cost_price = 9999999'),
  'the discount': (ticket) => setTicket(ticket, 'discount_percentage = 40'),
  'the service fee': (ticket) => setTicket(ticket, 'service_fee = 7777'),
  'the VAT category': (ticket) => setTicket(ticket, "vat_category = 'low'"),
  'the recommended price': (ticket) => setTicket(ticket, 'sales_price = 5'),
  'the cancellation policy': (ticket) => setTicket(ticket, `cancellation_policy = '[{"until_days_before": 0, "refund_percent": 1}]'`),
  "the supplier's share of a discount": (ticket) => setTicket(ticket, 'supplier_share = 900'),
  "the supplier's VAT number": () => setSupplier("vat_number = 'PT999999990'"),
  "the supplier's cancellation policy": () => setSupplier(`cancellation_policy = '[{"until_days_before": 0, "refund_percent": 2}]'`),
  'the fee rules': () => setDistributor(kit, 'distributor', { fee_rules: [{ type: 'payment', percent: '50', fixed: 99, per: 'ticket' }] }),
  "the buyer's default currency": () => setDistributor(kit, 'distributor', { default_currency: 'GBP' }),
  "the buyer's VAT number": () =>
    kit.query(`update distributor set vat_number = 'DE123456789', member_state = 'DEU', iso_country = 'DEU' where distributor_id = $1`, [
      kit.accounts.distributor.distributor_id,
    ]),
  'the exchange rates': () => setRates('0.4'),
  "the venue's country": (ticket) =>
    kit.query(`update venue set country = 'DEU' where venue_id = (select venue_id from ticket where ticket_id = $1)`, [ticket]),
}

async function restore(): Promise<void> {
  await setSupplier("vat_number = null, cancellation_policy = '[]'")
  await kit.query(`update distributor set vat_number = null, member_state = null, iso_country = 'NLD' where distributor_id = $1`, [
    kit.accounts.distributor.distributor_id,
  ])
  await setDistributor(kit, 'distributor', { fee_rules: feeRules, default_currency: 'EUR' })
  await setRates('0.8')
}

/** In pounds, with a discount and a cancellation policy; its supplier bears half of the discount. */
async function offered(): Promise<string> {
  await restore()
  const ticket = await putOnSale(kit, { net_rate: 10_000, currency_code: 'GBP', stock: 20 })
  await setTicket(
    ticket,
    `cost_price = 8000, supplier_share = 500, discount_percentage = 10, net_rate = 9000, service_fee = 120, cancellation_policy = '[{"until_days_before": 0, "refund_percent": 50}]'`,
  )
  return ticket
}
/** of 10,000 the discount is 1,000, of which the supplier bears 500 */
const payout = 7_500

const moneyOf = ({ amount, currency, items, fees, vat }: Awaited<ReturnType<typeof desk.details>>) => ({
  amount,
  currency,
  items,
  fees,
  vat,
})

test.each(Object.keys(edits))(
  'the price of a hold does not change with %s: pay details, charge, payout and refund are those of the hold',
  async (name) => {
    const ticket = await offered()
    const id = await desk.reserve([{ ticket_id: ticket, quantity: 3 }])
    const before = moneyOf(await desk.details(id))
    expect(before).toMatchObject({
      currency: 'EUR',
      items: [{ amount: 33_750 }],
      fees: [{ type: 'mediation' }, { type: 'booking', amount: 350 }, { type: 'platform_service', amount: 450 }],
    })
    await edits[name]?.(ticket)
    expect(moneyOf(await desk.details(id))).toEqual(before)
    const owedBefore = (await account(kit, `supplier:${supplierId}`)).GBP ?? 0
    const booked = await desk.tryToBook(id)
    expect(booked.status, booked.text).toBe(201)
    const order = booked.body.bookingorders[0]?.bookingorder_id as string
    expect(moneyOf(await desk.details(id))).toEqual(before)
    expect((await account(kit, `supplier:${supplierId}`)).GBP).toBe(owedBefore - 3 * payout)
    const { body } = await admin.get<{ items: Record<string, unknown>[] }>(`/v1/bookingorders/${order}`)
    const { items, ...shown } = body as unknown as { items: Record<string, unknown>[]; amount: number }
    expect(items).toHaveLength(3)
    for (const item of items) expect(item).toMatchObject({ net_rate: 9_000, salesprice: 11_000, currency: 'GBP' })
    const kept = await kit.query('select distinct cost_price, payout, face_value, vat_category from orderitem where bookingorder_id = $1', [
      order,
    ])
    expect(kept).toEqual([{ cost_price: 8_000, payout, face_value: 10_000, vat_category: 'high' }])
    expect(shown.amount).toBe(before.amount)
    // Half of each line of the invoice is refunded, by the policy of the hold.
    expect((await desk.change(order, { logistic_status: 'cancelled' })).status).toBe(200)
    const fees = before.fees.map((fee) => Math.round((fee.amount + fee.vat) / 2))
    expect((await desk.order(order)).refunded).toBe(33_750 / 2 + fees.reduce((sum, fee) => sum + fee, 0))
    expect((await account(kit, `supplier:${supplierId}`)).GBP).toBe(owedBefore - (3 * payout) / 2)
    await expectSound(kit)
  },
)

test('replacing the items stores the terms of that moment, including the rates', async () => {
  const ticket = await offered()
  const id = await desk.reserve([{ ticket_id: ticket, quantity: 1 }])
  await setRates('0.4')
  await setTicket(ticket, 'cost_price = 7000')
  const replaced = await distributor.put(`/v1/reservations/${id}`, { items: [{ ticket_id: ticket, quantity: 2 }] })
  expect(replaced.status, replaced.text).toBe(200)
  const details = await desk.details(id)
  expect(details.items).toMatchObject([{ amount: 45_000 }])
  const owedBefore = (await account(kit, `supplier:${supplierId}`)).GBP ?? 0
  expect((await desk.tryToBook(id)).status).toBe(201)
  expect((await account(kit, `supplier:${supplierId}`)).GBP).toBe(owedBefore - 2 * 6_500)
  expect(moneyOf(await desk.details(id))).toEqual(moneyOf(details))
})

test('a request to a supplier has the price of the time of the request', async () => {
  await restore()
  const ticket = await putOnSale(kit, { stock: 0, ticket_status: 'on_request', backorder_quantity: 5 })
  await setTicket(ticket, 'cost_price = 6000')
  const id = await desk.reserve([{ ticket_id: ticket, quantity: 2 }])
  const before = moneyOf(await desk.details(id))
  await setTicket(ticket, 'cost_price = 600000, service_price = 1, net_rate = 1')
  await setDistributor(kit, 'distributor', { fee_rules: [] })
  expect((await supplier.post(`/v1/sales/requests/${id}`, { accept: true })).status).toBe(200)
  expect(moneyOf(await desk.details(id))).toEqual(before)
  const owedBefore = (await account(kit, `supplier:${supplierId}`)).EUR ?? 0
  expect((await desk.tryToBook(id)).status).toBe(201)
  expect(moneyOf(await desk.details(id))).toEqual(before)
  expect((await account(kit, `supplier:${supplierId}`)).EUR).toBe(owedBefore - 12_000)
})

test('neither the answer nor the history of a reservation contains the supplier’s payout', async () => {
  const ticket = await offered()
  const id = await desk.reserve([{ ticket_id: ticket, quantity: 1 }])
  const texts = [
    (await distributor.get(`/v1/reservations/${id}`)).text,
    (await distributor.get(`/v1/reservations/${id}/history`)).text,
    (await distributor.get('/v1/reservations')).text,
    (await distributor.get(`/v1/reservations/${id}/pay-details`)).text,
  ]
  for (const text of texts) {
    expect(text).not.toContain('cost_price')
    expect(text).not.toContain('payout')
  }
})
