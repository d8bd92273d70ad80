import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, expectProblem, startKit } from '../kit/index.js'
import { putOnSale } from '../selling/kit.js'
import { account, buyer, expectSound, type Order, setDistributor } from './kit.js'

const kit = await startKit()
const { distributor, finance, support, admin } = kit.as
const first = buyer(distributor)
const id1 = kit.accounts.distributor.distributor_id as string
const supplier1 = kit.accounts.supplier.supplier_id as string
const policy = (ticket: string, steps: object[]) =>
  kit.query('update ticket set cancellation_policy = $2 where ticket_id = $1', [ticket, JSON.stringify(steps)])
const always = (refund_percent: number) => [{ until_days_before: 0, refund_percent }]
const finish = (id: string, body: object, query = '') => finance.put<Order>(`/v1/bookingorders/${id}${query}`, body)
const put = async (percent: number, net_rate = 10_000) => {
  const ticket = await putOnSale(kit, { net_rate, stock: 100 })
  if (percent > 0) await policy(ticket, always(percent))
  return ticket
}
const deposit = (amount: number, currency = 'EUR') =>
  finance.post(`/v1/distributors/${id1}/prepaid`, { amount, currency, reference: 'Transfer' })
const balance = async () => (await finance.get<{ prepaid_balances: object[] }>(`/v1/distributors/${id1}`)).body.prepaid_balances
const owed = async () => (await account(kit, `distributor:${id1}`)).EUR ?? 0

beforeAll(async () => {
  await finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.8' } })
  await setDistributor(kit, 'distributor', {
    payment_methods: ['invoice', 'card', 'prepaid'],
    allowed_currencies: ['EUR', 'GBP'],
    fee_rules: [{ type: 'booking', percent: '0', fixed: 500, per: 'order' }],
    vat_number: 'NL001234567B01',
  })
})

describe('an order on invoice', () => {
  test('is invoiced at once, and the ledger accounts of all parties show the sale', async () => {
    const before = await owed()
    const { id } = await first.book([{ ticket_id: await put(0), quantity: 2 }])
    expect(await first.order(id)).toMatchObject({
      distributorfinancial_status: 'invoiced',
      amount: 20_605,
      refunded: 0,
      invoices: [expect.stringMatching(/^\d{4}-\d{6}$/)],
    })
    expect(await owed()).toBe(before + 20_605)
    const entries = await kit.query<{ account: string; amount: string }>(
      'select e.account, e.amount from ledger_entry e join ledger_transaction t using (transaction_id) where t.bookingorder_id = $1',
      [id],
    )
    // Without a markup the supplier gets the price of the tickets, including their VAT.
    expect(Object.fromEntries(entries.map((entry) => [entry.account, Number(entry.amount)]))).toEqual({
      [`distributor:${id1}`]: 20_605,
      'vat:PRT': -3_740,
      'platform:fees': -500,
      'vat:NLD': -105,
      [`supplier:${supplier1}`]: -20_000,
      'platform:margin': 3_740,
    })
    await expectSound(kit)
  })

  test('is marked as paid by finance, once', async () => {
    const { id } = await first.book([{ ticket_id: await put(0), quantity: 1 }])
    const before = await owed()
    const replies = await Promise.all([1, 2, 3].map(() => finish(id, { distributorfinancial_status: 'paid' })))
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    expect(await first.order(id)).toMatchObject({ distributorfinancial_status: 'paid', amount: 10_605 })
    expect(await owed()).toBe(before - 10_605)
    expect((await first.order(id)).invoices).toHaveLength(1)
    expectProblem(await finish(id, { distributorfinancial_status: 'invoiced' }), 'illegal_transition')
    await expectSound(kit)
  })

  test('above the credit limit is refused with the figures, and leaves nothing', async () => {
    const used = await owed()
    await setDistributor(kit, 'distributor', { credit_limit: used + 10_605 + 9_999 })
    const ticket = await put(0)
    await first.book([{ ticket_id: ticket, quantity: 1 }])
    const reservation = await first.reserve([{ ticket_id: ticket, quantity: 1 }])
    const refused = await first.tryToBook(reservation)
    expect(expectProblem(refused, 'credit_limit')).toMatchObject({
      limit: used + 20_604,
      used: used + 10_605,
      wanted: 10_605,
      currency: 'EUR',
    })
    expect(await owed()).toBe(used + 10_605)
    // By card or after a payment it is possible.
    expect((await first.tryToBook(reservation, { payment_method: 'card', payment_reference: 'psp' })).status).toBe(201)
    await setDistributor(kit, 'distributor', { credit_limit: 100_000_000 })
  })

  test('is counted against the credit in the distributor’s default currency', async () => {
    const ticket = await put(0, 80_000)
    await first.book([{ ticket_id: ticket, quantity: 1 }], {}, { target_currency: 'GBP' })
    const used = await owed()
    await setDistributor(kit, 'distributor', { credit_limit: used })
    const refused = await first.tryToBook(await first.reserve([{ ticket_id: ticket, quantity: 1 }], { target_currency: 'GBP' }))
    // 80,605 cents are 64,484 pence, and converted back 80,605 cents, added to the first ones.
    expect(expectProblem(refused, 'credit_limit')).toMatchObject({ used: used + 80_605, wanted: 80_605, limit: used })
    await setDistributor(kit, 'distributor', { credit_limit: 100_000_000 })
  })

  test('that is paid in part cannot be voided: finance credits what is owed and then refunds the rest', async () => {
    const { id } = await first.book([{ ticket_id: await put(0), quantity: 1 }])
    await finish(id, { distributorfinancial_status: 'paid' })
    const items = [{ orderitem_id: (await first.order(id)).items[0]?.orderitem_id, net_rate: 12_000 }]
    expect((await admin.put(`/v1/bookingorders/${id}`, { items })).body).toMatchObject({ distributorfinancial_status: 'invoiced' })
    const refused = expectProblem(await finish(id, { distributorfinancial_status: 'void' }), 'illegal_transition')
    expect(refused).toMatchObject({ current: 'invoiced', legal: ['paid'], amount: 2_000, most: 10_605, currency: 'EUR' })
    expect(await first.order(id)).toMatchObject({ distributorfinancial_status: 'invoiced', refunded: 0 })
    expect((await finish(id, { psp_refund_amount: 2_000 })).body).toMatchObject({ distributorfinancial_status: 'partlyrefunded' })
    const bank = (await account(kit, 'settlement:invoice')).EUR ?? 0
    expect((await finish(id, { distributorfinancial_status: 'refunded' })).body).toMatchObject({ amount: 12_605, refunded: 12_605 })
    expect((await account(kit, 'settlement:invoice')).EUR).toBe(bank - 10_605)
    await expectSound(kit)
  })

  test('that was not paid can be voided by finance; then nothing is due', async () => {
    const before = await owed()
    const { id } = await first.book([{ ticket_id: await put(0), quantity: 1 }])
    expect((await finish(id, { distributorfinancial_status: 'void' })).body).toMatchObject({
      distributorfinancial_status: 'void',
      refunded: 10_605,
    })
    expect(await owed()).toBe(before)
    expect((await first.order(id)).invoices).toEqual([expect.stringMatching(/^\d{4}-/), expect.stringMatching(/^C\d{4}-/)])
    await expectSound(kit)
  })
})

describe('an order from a prepaid balance', () => {
  test('deposits are made by finance, are added per currency, and are in the ledger', async () => {
    expect((await deposit(50_000)).body).toEqual({ distributor_id: id1, prepaid_balances: [{ currency: 'EUR', amount: 50_000 }] })
    expect((await deposit(7_000, 'GBP')).status).toBe(201)
    expect(await balance()).toEqual([
      { currency: 'EUR', amount: 50_000 },
      { currency: 'GBP', amount: 7_000 },
    ])
    expectProblem(await deposit(1, 'XXX'), 'unknown_currency')
    expectProblem(await deposit(0), 'validation_failed')
    expectProblem(
      await finance.post('/v1/distributors/none/prepaid', { amount: 1, currency: 'EUR', reference: 'x' }),
      'distributor_not_found',
    )
    await expectSound(kit)
  })

  test('is paid at once, down to a balance of zero and not below', async () => {
    const ticket = await put(100, 24_395)
    const { id } = await first.book([{ ticket_id: ticket, quantity: 2 }], { payment_method: 'prepaid' })
    expect(await first.order(id)).toMatchObject({ distributorfinancial_status: 'paid', amount: 49_395, invoices: [expect.any(String)] })
    const refused = await first.tryToBook(await first.reserve([{ ticket_id: ticket, quantity: 1 }]), { payment_method: 'prepaid' })
    expect(expectProblem(refused, 'credit_limit')).toMatchObject({ limit: 605, wanted: 25_000, currency: 'EUR' })
    await first.change(id, { logistic_status: 'cancelled' })
    expect(await first.order(id)).toMatchObject({ distributorfinancial_status: 'refunded', refunded: 49_395 })
    expect(await balance()).toContainEqual({ currency: 'EUR', amount: 50_000 })
    await expectSound(kit)
  })

  test('that was refunded completely and then costs more is charged to the balance at once', async () => {
    const { id } = await first.book([{ ticket_id: await put(0), quantity: 1 }], { payment_method: 'prepaid' })
    expect((await finish(id, { distributorfinancial_status: 'refunded' })).body).toMatchObject({ amount: 10_605, refunded: 10_605 })
    const { items } = await first.order(id)
    const priced = (net_rate: number) =>
      admin.put(`/v1/bookingorders/${id}`, { items: [{ orderitem_id: items[0]?.orderitem_id, net_rate }] })
    const before = await owed()
    expect((await priced(12_000)).body).toMatchObject({ amount: 12_605, refunded: 10_605, distributorfinancial_status: 'partlyrefunded' })
    expect(await balance()).toContainEqual({ currency: 'EUR', amount: 48_000 })
    expect(await owed()).toBe(before)
    expectProblem(await priced(62_001), 'credit_limit')
    await expectSound(kit)
  })
})

describe('cancelling', () => {
  test('without a policy nothing is refunded, and the invoice stays due', async () => {
    const { id } = await first.book([{ ticket_id: await put(0), quantity: 1 }])
    const before = await owed()
    expect((await first.change(id, { logistic_status: 'cancelled' })).body).toMatchObject({
      logistic_status: 'cancelled',
      distributorfinancial_status: 'invoiced',
      refunded: 0,
    })
    expect(await owed()).toBe(before)
  })

  test('an item is refunded by the policy it was sold under; the fee of the order stays until the last item', async () => {
    const ticket = await put(50, 10_001)
    const { id } = await first.book([{ ticket_id: ticket, quantity: 2 }])
    await policy(ticket, always(100))
    const { items } = await first.order(id)
    const cancel = (index: number) =>
      first.change(id, { items: [{ orderitem_id: items[index]?.orderitem_id, ticket_status: 'cancelled' }] })
    // 50 % of 100.01 is 50.005, rounded up; of both it is 100.01, so the second gets the rest.
    expect((await cancel(0)).body).toMatchObject({
      refunded: 5_001,
      distributorfinancial_status: 'invoiced',
      fees: [{ amount: 500, vat: 105 }],
    })
    expect((await cancel(1)).body).toMatchObject({
      // Half of the fee with its VAT, 6.05, is 3.025.
      refunded: 10_001 + 303,
      logistic_status: 'cancelled',
      distributorfinancial_status: 'invoiced',
      fees: [{ amount: 250, vat: 52 }],
    })
    const refunds = await kit.query('select refunded, sales_price_eur_refund from orderitem where bookingorder_id = $1 order by position', [
      id,
    ])
    expect(refunds.map((row) => Number(row.refunded))).toEqual([5_001, 5_000])
    expect(await account(kit, `supplier:${supplier1}`)).toMatchObject({ EUR: expect.any(Number) })
    await expectSound(kit)
  })

  test('the refund depends on the days before the event: all, then half, then nothing', async () => {
    const ticket = await put(0)
    // The event is ninety days ahead.
    await policy(ticket, [
      { until_days_before: 89, refund_percent: 100 },
      { until_days_before: 60, refund_percent: 50 },
    ])
    const { id } = await first.book([{ ticket_id: ticket, quantity: 3 }])
    const { items } = await first.order(id)
    const cancel = async (index: number) =>
      (await first.change(id, { items: [{ orderitem_id: items[index]?.orderitem_id, ticket_status: 'cancelled' }] })).body.refunded
    expect(await cancel(0)).toBe(10_000)
    kit.clock.advance({ days: 20 })
    expect(await cancel(1)).toBe(15_000)
    kit.clock.advance({ days: 20 })
    expect(await cancel(2)).toBe(15_000)
  })

  test('a paid order that is cancelled in parts is partly refunded, then refunded, and the payout is reduced by the same part', async () => {
    const ticket = await put(100)
    const { id } = await first.book([{ ticket_id: ticket, quantity: 2 }])
    await finish(id, { distributorfinancial_status: 'paid' })
    const payout = (await account(kit, `supplier:${supplier1}`)).EUR ?? 0
    const [item] = (await first.order(id)).items
    expect((await first.change(id, { items: [{ ...item, ticket_status: 'cancelled' }] })).body).toMatchObject({
      distributorfinancial_status: 'partlyrefunded',
      refunded: 10_000,
    })
    expect((await account(kit, `supplier:${supplier1}`)).EUR).toBe(payout + 10_000)
    expect((await first.change(id, { logistic_status: 'cancelled' })).body).toMatchObject({
      distributorfinancial_status: 'refunded',
      refunded: 20_605,
      amount: 20_605,
    })
    expect((await first.order(id)).invoices).toHaveLength(3)
    await expectSound(kit)
  })

  test('the operator can refund another amount, never more than was paid', async () => {
    const { id } = await first.book([{ ticket_id: await put(0), quantity: 1 }])
    await finish(id, { distributorfinancial_status: 'paid' })
    const over = await admin.put(`/v1/bookingorders/${id}`, { logistic_status: 'cancelled', psp_refund_amount: 10_606 })
    expect(expectProblem(over, 'refund_too_high')).toMatchObject({ most: 10_605, refund: 10_606 })
    expect(await first.order(id)).toMatchObject({ logistic_status: 'processing', refunded: 0 })
    const done = await admin.put(`/v1/bookingorders/${id}`, { logistic_status: 'cancelled', psp_refund_amount: 1_234 })
    expect(done.body).toMatchObject({ refunded: 1_234, distributorfinancial_status: 'partlyrefunded' })
    await expectSound(kit)
  })

  test('a refund with a cancellation is made once, whatever status is sent with it', async () => {
    const paid = async (quantity: number) => {
      const { id } = await first.book([{ ticket_id: await put(50), quantity }])
      await finish(id, { distributorfinancial_status: 'paid' })
      return { id, items: (await first.order(id)).items }
    }
    const change = (id: string, body: object) => admin.put<Order>(`/v1/bookingorders/${id}`, body)
    const some = await paid(2)
    const leaving = [{ orderitem_id: some.items[0]?.orderitem_id, ticket_status: 'cancelled' }]
    const partly = { items: leaving, psp_refund_amount: 3_000, distributorfinancial_status: 'partlyrefunded' }
    expect((await change(some.id, partly)).body).toMatchObject({ refunded: 3_000, distributorfinancial_status: 'partlyrefunded' })
    // By the policy, and then the whole amount.
    const whole = await paid(1)
    const all = await change(whole.id, { logistic_status: 'cancelled', distributorfinancial_status: 'refunded' })
    expect(all.body).toMatchObject({
      amount: 10_605,
      refunded: 10_605,
      distributorfinancial_status: 'refunded',
      logistic_status: 'cancelled',
    })
    await expectSound(kit)
  })

  test('a cancellation with an amount that is sent again, or by two clerks, refunds once; the amount alone refunds more', async () => {
    const { id } = await first.book([{ ticket_id: await put(0), quantity: 4 }])
    await finish(id, { distributorfinancial_status: 'paid' })
    const { body: read } = await admin.get<Order>(`/v1/bookingorders/${id}`)
    const [a, b, c, d] = read.items
    const cancelled = <T>(item: T) => ({ ...item, ticket_status: 'cancelled' })
    const one = { items: [cancelled({ orderitem_id: a?.orderitem_id })], psp_refund_amount: 1_000 }
    const others = { orderitem_id: c?.orderitem_id, seat: '7' }
    const seated = { items: [cancelled({ orderitem_id: b?.orderitem_id }), others], psp_refund_amount: 700 }
    // All items are sent back as they were read.
    const all = { items: [cancelled(a), cancelled(b), cancelled({ ...c, seat: '7' }), d], psp_refund_amount: 900 }
    const whole = { logistic_status: 'cancelled', psp_refund_amount: 2_000 }
    let refunded = 0
    for (const body of [one, seated, all, whole]) {
      refunded += body.psp_refund_amount
      const answers = await Promise.all([1, 2].map(() => admin.put<Order>(`/v1/bookingorders/${id}`, body)))
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
      expectProblem(await admin.put(`/v1/bookingorders/${id}`, body), 'illegal_transition')
      expect(await first.order(id)).toMatchObject({ refunded })
    }
    expect((await admin.put<Order>(`/v1/bookingorders/${id}`, { psp_refund_amount: 500 })).body).toMatchObject({ refunded: 5_100 })
    await expectSound(kit)
  })

  test('other fields sent with a cancellation are applied or refused, and unchanged fields are accepted', async () => {
    const { id } = await first.book([{ ticket_id: await put(50), quantity: 1 }])
    await finish(id, { distributorfinancial_status: 'paid' })
    const before = await first.order(id)
    const [item] = before.items
    const last = [{ orderitem_id: item?.orderitem_id, ticket_status: 'cancelled' }]
    for (const body of [
      { items: last, logistic_status: 'review' },
      { logistic_status: 'cancelled', financial_status: 'settled' },
      { logistic_status: 'cancelled', distributorfinancial_status: 'invoiced' },
    ])
      expectProblem(await admin.put(`/v1/bookingorders/${id}`, body), 'illegal_transition')
    expect(await first.order(id)).toEqual(before)
    const { logistic_status, distributorfinancial_status } = before
    const done = await admin.put<Order>(`/v1/bookingorders/${id}`, { items: last, logistic_status, distributorfinancial_status })
    expect(done.body).toMatchObject({ logistic_status: 'cancelled', distributorfinancial_status: 'partlyrefunded', refunded: 5_303 })
  })

  test('finance can refund without cancelling, up to the paid amount', async () => {
    const { id } = await first.book([{ ticket_id: await put(0), quantity: 1 }])
    expectProblem(await finish(id, { psp_refund_amount: 100 }), 'refund_too_high')
    await finish(id, { distributorfinancial_status: 'paid' })
    expect((await finish(id, { psp_refund_amount: 605 })).body).toMatchObject({
      refunded: 605,
      distributorfinancial_status: 'partlyrefunded',
    })
    expectProblem(await finish(id, { psp_refund_amount: 10_001 }), 'refund_too_high')
    expect((await finish(id, { distributorfinancial_status: 'refunded' })).body).toMatchObject({
      refunded: 10_605,
      distributorfinancial_status: 'refunded',
    })
    expect((await support.put(`/v1/bookingorders/${id}`, { psp_refund_amount: 1 })).status).toBe(403)
    await expectSound(kit)
  })

  test('an open card payment is voided completely', async () => {
    const { id } = await first.book([{ ticket_id: await put(0), quantity: 2 }], { payment_method: 'card', payment_reference: 'psp-9' })
    expect(await account(kit, `collecting:${id1}`)).toMatchObject({ EUR: expect.any(Number) })
    const collecting = (await account(kit, `collecting:${id1}`)).EUR ?? 0
    expect((await first.change(id, { logistic_status: 'cancelled' })).body).toMatchObject({
      distributorfinancial_status: 'void',
      invoices: [],
    })
    expect((await account(kit, `collecting:${id1}`)).EUR ?? 0).toBe(collecting - 20_605)
    await expectSound(kit)
  })

  test('an open card order can be invoiced instead, within the credit limit', async () => {
    const { id } = await first.book([{ ticket_id: await put(0), quantity: 1 }], { payment_method: 'card' })
    const before = await owed()
    expect((await finish(id, { distributorfinancial_status: 'invoiced' })).body).toMatchObject({
      distributorfinancial_status: 'invoiced',
      invoices: [expect.any(String)],
    })
    expect(await owed()).toBe(before + 10_605)
    await expectSound(kit)
  })
})

test('an order in one currency is sold, cancelled and refunded without any exchange rate', async () => {
  const second = buyer(kit.as.distributor2)
  const ticket = await putOnSale(kit, { net_rate: 4_000, currency_code: 'GBP' })
  await policy(ticket, always(100))
  const reservation = await second.reserve([{ ticket_id: ticket, quantity: 1 }])
  await kit.query('update reservation set fxratemoment_id = null where reservation_id = $1', [reservation])
  const { body } = await second.tryToBook(reservation)
  const order = body.bookingorders[0]?.bookingorder_id ?? ''
  expect(await second.order(order)).toMatchObject({ amount: 4_000, distributorfinancial_status: 'invoiced' })
  expect((await second.change(order, { logistic_status: 'cancelled' })).body).toMatchObject({
    refunded: 4_000,
    distributorfinancial_status: 'void',
  })
  await expectSound(kit)
})

describe('changes of fees and prices', () => {
  test('a fee flag recalculates this fee by the current rules, with a document', async () => {
    const { id } = await first.book([{ ticket_id: await put(0), quantity: 2 }])
    await setDistributor(kit, 'distributor', {
      fee_rules: [
        { type: 'booking', percent: '1', fixed: 100, per: 'ticket' },
        { type: 'payment', percent: '9', fixed: 0, per: 'order' },
      ],
    })
    const raised = await finish(id, {}, '?booking_fees=true')
    // 1 % of 200.00 and twice 1.00, with 21 %: 4.84 instead of 6.05.
    expect(raised.body).toMatchObject({ fees: [{ type: 'booking', amount: 400, vat: 84 }], amount: 20_605, refunded: 121 })
    expect((await finish(id, {}, '?booking_fees=true')).body).toMatchObject({ amount: 20_605, refunded: 121 })
    expect((await finish(id, {}, '?payment_fees=true')).body.fees).toEqual([
      { type: 'payment', amount: 1_800, currency: 'EUR', vat: 378 },
      { type: 'booking', amount: 400, currency: 'EUR', vat: 84 },
    ])
    const { amount, refunded, invoices } = await first.order(id)
    expect(amount - refunded).toBe(20_000 + 484 + 2_178)
    expect(invoices).toHaveLength(3)
    expect((await first.change(id, {}, '?booking_fees=true')).status).toBe(403)
    await expectSound(kit)
  })

  test('an increased fee after the payment is due, and a credit reduces it first', async () => {
    await setDistributor(kit, 'distributor', { fee_rules: [] })
    const { id } = await first.book([{ ticket_id: await put(0), quantity: 1 }])
    await finish(id, { distributorfinancial_status: 'paid' })
    await setDistributor(kit, 'distributor', { fee_rules: [{ type: 'booking', percent: '0', fixed: 1_000, per: 'order' }] })
    const [before, bank] = [await owed(), (await account(kit, 'settlement:invoice')).EUR ?? 0]
    expect((await finish(id, {}, '?booking_fees=true')).body).toMatchObject({ distributorfinancial_status: 'invoiced' })
    expect(await owed()).toBe(before + 1_210)
    const credited = await finish(id, { psp_refund_amount: 1_210 + 300 })
    expect(credited.body).toMatchObject({ distributorfinancial_status: 'partlyrefunded' })
    expect(await owed()).toBe(before)
    expect((await account(kit, 'settlement:invoice')).EUR).toBe(bank - 300)
    await expectSound(kit)
  })

  test('a fee that is recalculated after a refund does not charge the refunded part again', async () => {
    const rules = (percent: string, fixed: number) =>
      setDistributor(kit, 'distributor', { fee_rules: [{ type: 'booking', percent, fixed, per: 'order' }] })
    await rules('10', 500)
    const { id } = await first.book([{ ticket_id: await put(0), quantity: 2 }])
    await finish(id, { distributorfinancial_status: 'paid' })
    // 200.00, 25.00 of fee and 5.25 of VAT: half of each is refunded.
    expect(await first.order(id)).toMatchObject({ amount: 23_025 })
    const refunded = (await finish(id, { psp_refund_amount: 11_513 })).body
    const again = (await finish(id, {}, '?booking_fees=true')).body
    expect(again).toMatchObject({ amount: 23_025, refunded: 11_513, fees: refunded.fees, distributorfinancial_status: 'partlyrefunded' })
    // 10.00 more for the order, and 21 % of it.
    await rules('10', 1_500)
    expect((await finish(id, {}, '?booking_fees=true')).body).toMatchObject({ amount: 23_025 + 1_210, refunded: 11_513 })
    await finish(id, { distributorfinancial_status: 'paid' })
    expect((await finish(id, { distributorfinancial_status: 'refunded' })).body).toMatchObject({ amount: 24_235, refunded: 24_235 })
    expect((await finish(id, {}, '?booking_fees=true')).body).toMatchObject({
      amount: 24_235,
      refunded: 24_235,
      distributorfinancial_status: 'refunded',
    })
    await expectSound(kit)
  })

  test('a cost or price that is corrected after a refund does not charge the refunded part again', async () => {
    await setDistributor(kit, 'distributor', { fee_rules: [] })
    const { id } = await first.book([{ ticket_id: await put(0), quantity: 2 }])
    await finish(id, { distributorfinancial_status: 'paid' })
    await finish(id, { psp_refund_amount: 5_000 })
    const [one, other] = (await first.order(id)).items
    const correct = (changes: object) =>
      admin.put<Order>(`/v1/bookingorders/${id}`, { items: [{ orderitem_id: one?.orderitem_id, ...changes }] })
    // Half of the refund belongs to each.
    for (const changes of [{ cost_price: 9_000 }, { cost_price: 9_500, net_rate: 10_000 }, { net_rate: 10_000 }])
      expect((await correct(changes)).body).toMatchObject({ amount: 20_000, refunded: 5_000 })
    expect((await correct({ net_rate: 9_600 })).body).toMatchObject({ amount: 20_000, refunded: 5_400 })
    expect((await correct({ net_rate: 10_100 })).body).toMatchObject({ amount: 20_500, refunded: 5_400 })
    await finish(id, { distributorfinancial_status: 'paid' })
    await finish(id, { distributorfinancial_status: 'refunded' })
    expect((await correct({ cost_price: 9_000 })).body).toMatchObject({ amount: 20_500, refunded: 20_500 })
    const both = [one, other].map((item) => ({ orderitem_id: item?.orderitem_id, net_rate: 9_900, cost_price: 1 }))
    expect((await admin.put<Order>(`/v1/bookingorders/${id}`, { items: both })).body).toMatchObject({ amount: 20_500, refunded: 20_500 })
    await expectSound(kit)
  })

  test('a price corrected by an administrator changes the charge and the payout', async () => {
    await setDistributor(kit, 'distributor', { fee_rules: [] })
    const { id } = await first.book([{ ticket_id: await put(0), quantity: 2 }])
    const { items } = await first.order(id)
    const payout = (await account(kit, `supplier:${supplier1}`)).EUR ?? 0
    const changed = await admin.put<Order>(`/v1/bookingorders/${id}`, {
      items: [{ orderitem_id: items[0]?.orderitem_id, net_rate: 8_000, cost_price: 7_000 }],
    })
    expect(changed.body).toMatchObject({ amount: 20_000, refunded: 2_000 })
    expect((await account(kit, `supplier:${supplier1}`)).EUR).toBe(payout + 3_000)
    await expectSound(kit)
  })

  test('a paid order whose price is corrected to 0 is partly refunded and can be completed; cancelled, it is refunded', async () => {
    await setDistributor(kit, 'distributor', { fee_rules: [] })
    const free = async () => {
      const { id } = await first.book([{ ticket_id: await put(0), quantity: 1 }])
      await finish(id, { distributorfinancial_status: 'paid' })
      const items = [{ orderitem_id: (await first.order(id)).items[0]?.orderitem_id, net_rate: 0, cost_price: 0 }]
      const corrected = await admin.put<Order>(`/v1/bookingorders/${id}`, { items })
      expect(corrected.body).toMatchObject({ amount: 10_000, refunded: 10_000, distributorfinancial_status: 'partlyrefunded' })
      return id
    }
    const delivered = await free()
    await kit.query("update orderitem set ticket_sha = 'file' where bookingorder_id = $1", [delivered])
    const done = await support.put<Order>(`/v1/bookingorders/${delivered}`, { logistic_status: 'completed' })
    expect(done.status, done.text).toBe(200)
    const cancelled = await first.change(await free(), { logistic_status: 'cancelled' })
    expect(cancelled.body).toMatchObject({ refunded: 10_000, distributorfinancial_status: 'refunded' })
    await expectSound(kit)
  })

  test('a paid order of which only free admissions are left is partly refunded and can be completed; cancelled, it is refunded', async () => {
    await setDistributor(kit, 'distributor', { fee_rules: [] })
    const ticket_id = await put(100)
    const [{ event_id } = { event_id: '' }] = await kit.query<{ event_id: string }>('select event_id from ticket where ticket_id = $1', [
      ticket_id,
    ])
    const free = await putOnSale(kit, { event_id, net_rate: 0 })
    const children = async (as: Caller, more: object = {}) => {
      const lines = [ticket_id, free].map((id) => ({ ticket_id: id, quantity: 1 }))
      const { id } = await first.book(lines)
      await finish(id, { distributorfinancial_status: 'paid' })
      const booked = (await first.order(id)).items as unknown as { orderitem_id: string; ticket_id: string }[]
      const adult = booked.find((item) => item.ticket_id === ticket_id)
      const items = [{ orderitem_id: adult?.orderitem_id, ticket_status: 'cancelled' }]
      const left = await as.put(`/v1/bookingorders/${id}`, { items, ...more })
      expect(left.body).toMatchObject({ amount: 10_000, refunded: 10_000, distributorfinancial_status: 'partlyrefunded' })
      return id
    }
    const delivered = await children(admin, { psp_refund_amount: 10_000 })
    await kit.query("update orderitem set ticket_sha = 'file' where bookingorder_id = $1", [delivered])
    const done = await support.put<Order>(`/v1/bookingorders/${delivered}`, { logistic_status: 'completed' })
    expect(done.status, done.text).toBe(200)
    expect((await first.change(await children(distributor), { logistic_status: 'cancelled' })).body).toMatchObject({
      refunded: 10_000,
      distributorfinancial_status: 'refunded',
    })
    await expectSound(kit)
  })

  test('an unpaid order whose price is corrected to 0 can be completed, and is owed again when its price is raised', async () => {
    await setDistributor(kit, 'distributor', { fee_rules: [] })
    const before = await owed()
    for (const [payment_method, status] of [
      ['invoice', 'invoiced'],
      ['card', 'paid'],
    ]) {
      const { id } = await first.book([{ ticket_id: await put(0), quantity: 1 }], { payment_method, payment_reference: 'psp' })
      const [item] = (await first.order(id)).items
      const correct = async (net_rate: number) =>
        (
          await admin.put<Order>(`/v1/bookingorders/${id}`, {
            items: [{ orderitem_id: item?.orderitem_id, net_rate, cost_price: net_rate }],
          })
        ).body
      expect(await correct(0)).toMatchObject({ amount: 10_000, refunded: 10_000, distributorfinancial_status: status })
      expect(await owed()).toBe(before)
      expect(await correct(7_000)).toMatchObject({ amount: 17_000, refunded: 10_000, distributorfinancial_status: 'invoiced' })
      expect(await owed()).toBe(before + 7_000)
      expect(await correct(0)).toMatchObject({ amount: 17_000, refunded: 17_000, distributorfinancial_status: 'invoiced' })
      await kit.query("update orderitem set ticket_sha = 'file' where bookingorder_id = $1", [id])
      const done = await support.put<Order>(`/v1/bookingorders/${id}`, { logistic_status: 'completed' })
      expect(done.status, done.text).toBe(200)
    }
    await expectSound(kit)
  })

  test('an unpaid order of which only a free admission is left is not void', async () => {
    await setDistributor(kit, 'distributor', { fee_rules: [] })
    const { id } = await first.book([{ ticket_id: await put(100), quantity: 2 }], { payment_method: 'card', payment_reference: 'psp' })
    const [free, other] = (await first.order(id)).items
    await admin.put(`/v1/bookingorders/${id}`, { items: [{ orderitem_id: free?.orderitem_id, net_rate: 0, cost_price: 0 }] })
    const cancelled = { items: [{ orderitem_id: other?.orderitem_id, ticket_status: 'cancelled' }] }
    expect((await first.change(id, cancelled)).body).toMatchObject({
      amount: 20_000,
      refunded: 20_000,
      distributorfinancial_status: 'paid',
    })
    expect((await first.change(id, { logistic_status: 'cancelled' })).body).toMatchObject({ logistic_status: 'cancelled' })
    await expectSound(kit)
  })
})
