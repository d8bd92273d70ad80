import { expect, test } from 'vitest'
import { expectProblem, startKit } from '../kit/index.js'
import { putEvent, putOnSale } from '../selling/kit.js'
import { account, buyer, expectSound, setDistributor } from './kit.js'

const kit = await startKit()
const { distributor, distributor2, finance, support, supplier } = kit.as
const first = buyer(distributor)
await finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.8', USD: '1.1' } })
await setDistributor(kit, 'distributor', {
  payment_methods: ['invoice', 'card', 'prepaid'],
  allowed_currencies: ['EUR', 'GBP', 'JPY'],
  fee_rules: [
    { type: 'mediation', percent: '2.5', fixed: 0, per: 'order' },
    { type: 'booking', percent: '0', fixed: 350, per: 'order' },
    { type: 'platform_service', percent: '0', fixed: 100, per: 'ticket' },
  ],
})
await setDistributor(kit, 'distributor2', { allowed_currencies: ['GBP', 'EUR'] })
const base = '/v1/reservations'

test('the payment methods are those of the distributor, with their required fields', async () => {
  const id = await first.reserve([{ ticket_id: await putOnSale(kit), quantity: 1 }])
  const { body } = await distributor.get(`${base}/${id}/payment-methods`)
  expect(body).toEqual({
    payment_methods: [
      {
        payment_method: 'invoice',
        label: 'On invoice',
        currencies: ['EUR', 'GBP', 'JPY'],
        requires_reference: false,
        settlement_hours: null,
      },
      { payment_method: 'card', label: 'By card', currencies: ['EUR', 'GBP', 'JPY'], requires_reference: true, settlement_hours: 24 },
      { payment_method: 'prepaid', label: 'From the prepaid balance', currencies: [], requires_reference: false, settlement_hours: null },
    ],
  })
  for (const path of ['payment-methods', 'pay-details']) {
    expectProblem(await distributor2.get(`${base}/${id}/${path}`), 'reservation_not_found')
    expectProblem(await supplier.get(`${base}/${id}/${path}`), 'forbidden')
    expect((await support.get(`${base}/${id}/${path}`)).status).toBe(200)
  }
})

test('pay details show amount, fees and VAT to the unit, and the price of each line', async () => {
  const ticket = await putOnSale(kit, { net_rate: 12_345 })
  const id = await first.reserve([{ ticket_id: ticket, quantity: 2 }])
  const details = await first.details(id)
  // 246.90 tickets; 2.5 % of it is 6.1725, 3.50 once, 1.00 twice; Dutch VAT of each fee; Portuguese VAT inside the tickets.
  expect(details).toMatchObject({
    reservation_id: id,
    payment_method: 'invoice',
    payment_reference: null,
    amount: 24_690 + 617 + 350 + 200 + 130 + 74 + 42,
    currency: 'EUR',
    items: [{ ticket_id: ticket, amount: 24_690, currency: 'EUR' }],
    fees: [
      { type: 'mediation', amount: 617, currency: 'EUR', vat: 130 },
      { type: 'booking', amount: 350, currency: 'EUR', vat: 74 },
      { type: 'platform_service', amount: 200, currency: 'EUR', vat: 42 },
    ],
    vat: [
      { country: 'PRT', rate: '23', gross: 24_690, vat: 4_617, note: null },
      { country: 'NLD', rate: '21', gross: 1_413, vat: 246, note: null },
    ],
    status: 'open',
  })
  const days = (Date.parse(`${details.due_by}Z`) - kit.clock.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(13.99)
  expect(days).toBeLessThanOrEqual(14)
})

test('a reservation in several currencies is charged in the target currency, each line converted once', async () => {
  const event = await putEvent(kit)
  const [euro, pound] = [
    await putOnSale(kit, { event_id: event, net_rate: 10_001 }),
    await putOnSale(kit, { event_id: event, net_rate: 6, currency_code: 'GBP' }),
  ]
  const items = [
    { ticket_id: euro, quantity: 1 },
    { ticket_id: pound, quantity: 3 },
  ]
  const inPounds = await first.details(await first.reserve(items, { target_currency: 'GBP' }))
  expect(inPounds.items.map((item) => [item.amount, item.currency])).toEqual([
    [8_001, 'GBP'],
    [18, 'GBP'],
  ])
  // 18 pence are 22.5 cents, rounded up; three times 7.5 rounded up would be 24.
  expect((await first.details(await first.reserve(items))).items.map((item) => item.amount)).toEqual([10_001, 23])
})

test('a fee per order is charged for each order of the booking, and the booking costs what was shown', async () => {
  const tickets = [await putOnSale(kit, { net_rate: 999 }), await putOnSale(kit, { net_rate: 3_333, currency_code: 'GBP' })]
  const id = await first.reserve(tickets.map((ticket_id) => ({ ticket_id, quantity: 3 })))
  const before = await first.details(id)
  expect(before.fees.find((fee) => fee.type === 'booking')?.amount).toBe(700)
  const { body } = await first.tryToBook(id)
  const orders = await Promise.all(body.bookingorders.map((order) => first.order(order.bookingorder_id)))
  expect(orders).toHaveLength(2)
  expect(orders.reduce((sum, order) => sum + order.amount, 0)).toBe(before.amount)
  expect(await first.details(id)).toEqual({ ...before, status: 'invoiced', due_by: expect.stringMatching(/T00:00:00$/) })
  await expectSound(kit)
})

test('the payment method can be chosen while the hold is active, and is kept for the booking', async () => {
  const id = await first.reserve([{ ticket_id: await putOnSale(kit), quantity: 1 }])
  const chosen = await distributor.put(`${base}/${id}/pay-details`, { payment_method: 'card', payment_reference: 'psp-1' })
  expect(chosen.status).toBe(200)
  expect(chosen.body).toEqual(await first.details(id))
  expect(chosen.body).toMatchObject({ payment_method: 'card', payment_reference: 'psp-1' })
  const { valid_until } = (await distributor.get(`${base}/${id}`)).body
  expect(chosen.body.due_by).toBe(valid_until)
  const { body } = await first.tryToBook(id)
  expect(await first.order(body.bookingorders[0]?.bookingorder_id ?? '')).toMatchObject({
    payment_method: 'card',
    payment_reference: 'psp-1',
    distributorfinancial_status: 'open',
    invoices: [],
  })
  expectProblem(await distributor.put(`${base}/${id}/pay-details`, { payment_method: 'invoice' }), 'already_booked')
})

test('a payment method that the distributor may not use is refused when it is chosen and when it is booked', async () => {
  const ticket = await putOnSale(kit)
  const put = (id: string, body: object) => distributor.put(`${base}/${id}/pay-details`, body)
  const id = await first.reserve([{ ticket_id: ticket, quantity: 1 }])
  for (const unknown of [await put(id, { payment_method: 'cash' }), await first.tryToBook(id, { payment_method: 'cash' })])
    expect(expectProblem(unknown, 'validation_failed')).toMatchObject({
      errors: [{ pointer: '/payment_method', code: 'invalid_enum', message: 'must be one of invoice, card, prepaid' }],
    })
  const account = `/v1/distributors/${kit.accounts.distributor.distributor_id}`
  await kit.as.admin.patch(account, { payment_methods: ['invoice', 'card'] })
  expect(expectProblem(await put(id, { payment_method: 'prepaid' }), 'payment_method_not_allowed')).toMatchObject({
    payment_methods: ['invoice', 'card'],
  })
  expectProblem(await first.tryToBook(id, { payment_method: 'prepaid' }), 'payment_method_not_allowed')
  await kit.as.admin.patch(account, { payment_methods: ['invoice', 'card', 'prepaid'] })
  expectProblem(await put(id, {}), 'validation_failed')
  expectProblem(await put(id, { payment_method: 'card', reference: 'x' }), 'validation_failed')
  const pounds = await first.reserve([{ ticket_id: ticket, quantity: 1 }], { target_currency: 'GBP' })
  await kit.as.admin.patch(account, { allowed_currencies: ['EUR', 'JPY'] })
  expectProblem(await put(pounds, { payment_method: 'invoice' }), 'payment_method_not_allowed')
  expectProblem(await first.tryToBook(pounds), 'payment_method_not_allowed')
  await kit.as.admin.patch(account, { allowed_currencies: ['EUR', 'GBP', 'JPY'] })
})

test('a hold in a currency that the distributor is never charged in is refused, with the field and the allowed currencies', async () => {
  const ticket = await putOnSale(kit)
  const inDollars = { items: [{ ticket_id: ticket, quantity: 1 }], booking_email: 'a@b.example', target_currency: 'USD' }
  const onBehalf = { ...inDollars, onbehalfclient_id: kit.accounts.distributor.client_id }
  for (const refused of [await distributor.post(base, inDollars), await support.post(base, onBehalf)])
    expect(expectProblem(refused, 'payment_method_not_allowed')).toMatchObject({
      errors: [{ pointer: '/target_currency', code: 'not_allowed', message: 'must be one of EUR, GBP, JPY' }],
      currencies: ['EUR', 'GBP', 'JPY'],
    })
  expect((await distributor.get(`/v1/tickets/${ticket}`)).body).toMatchObject({ reservations_quantity: 0, available_quantity: 10 })
})

test('a currency without a rate is refused before the hold, and at the payment if its rate is gone', async () => {
  const ticket = await putOnSale(kit)
  const inYen = { items: [{ ticket_id: ticket, quantity: 1 }], booking_email: 'a@b.example', target_currency: 'JPY' }
  expect(expectProblem(await distributor.post(base, inYen), 'no_fx_rate')).toMatchObject({ currency: 'JPY' })
  const inWon = await distributor.post(base, { ...inYen, target_currency: 'KPW' })
  expect(expectProblem(inWon, 'no_fx_rate')).toMatchObject({ currency: 'KPW', errors: [{ pointer: '/target_currency' }] })
  expect((await distributor.get(`/v1/tickets/${ticket}`)).body).toMatchObject({ reservations_quantity: 0 })
  const pounds = await first.reserve([{ ticket_id: ticket, quantity: 1 }], { target_currency: 'GBP' })
  await kit.query(`update fxratemoment set rates = rates - 'GBP'`)
  expectProblem(await distributor.get(`${base}/${pounds}/pay-details`), 'no_fx_rate')
  expectProblem(await first.tryToBook(pounds), 'no_fx_rate')
  await kit.query(`update fxratemoment set rates = rates || '{"GBP":"0.8"}'`)
})

test('an amount beyond the exact integers is refused, and its ticket can still be read', async () => {
  const ticket = await putOnSale(kit, { net_rate: 10_000_000_000_000, stock: 950 })
  const id = await first.reserve([{ ticket_id: ticket, quantity: 950 }])
  expectProblem(await distributor.get(`${base}/${id}/pay-details`), 'amount_too_large')
  expectProblem(await first.tryToBook(id, { payment_method: 'card' }), 'amount_too_large')
  await distributor.delete(`${base}/${id}`)
  await finance.post('/v1/internal/fxratemoments', { rates: { GBP: '900000', USD: '1.1' } })
  const seen = await distributor.get<{ local_rates: { currency_code: string }[] }>(`/v1/tickets/${ticket}`)
  expect(seen.status).toBe(200)
  expect(seen.body.local_rates.map(({ currency_code }) => currency_code)).not.toContain('GBP')
  await finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.8', USD: '1.1' } })
})

test('a reservation that ended is void, its ticket is free again, and nothing is due', async () => {
  const id = await first.reserve([{ ticket_id: await putOnSale(kit), quantity: 1 }])
  await distributor.delete(`${base}/${id}`)
  expect(await first.details(id)).toMatchObject({ status: 'void' })
})

test('without agreed fees the service fee of each ticket is charged', async () => {
  const ticket = await putOnSale(kit, { net_rate: 5_000 })
  await kit.query('update ticket set service_fee = 125 where ticket_id = $1', [ticket])
  await setDistributor(kit, 'distributor2', { vat_number: null })
  const id = await buyer(distributor2).reserve([{ ticket_id: ticket, quantity: 4 }], { target_currency: 'EUR' })
  expect((await buyer(distributor2).details(id)).fees).toEqual([{ type: 'platform_service', amount: 500, currency: 'EUR', vat: 105 }])
})

test('a distributor in another member state is charged fees without VAT, by reverse charge', async () => {
  await setDistributor(kit, 'distributor2', {
    iso_country: 'DEU',
    member_state: 'DEU',
    vat_number: 'DE123456789',
    fee_rules: [{ type: 'booking', percent: '1', fixed: 0, per: 'order' }],
  })
  const id = await buyer(distributor2).reserve([{ ticket_id: await putOnSale(kit, { net_rate: 20_000 }), quantity: 1 }], {
    target_currency: 'EUR',
  })
  const details = await buyer(distributor2).details(id)
  expect(details).toMatchObject({ amount: 20_200, fees: [{ type: 'booking', amount: 200, vat: 0 }] })
  expect(details.vat[1]).toMatchObject({ country: 'NLD', vat_category: 'rc', rate: '0', note: expect.stringContaining('Reverse charge') })
})

test('a test booking shows its price, and moves no money', async () => {
  const before = await account(kit, `distributor:${kit.accounts.distributor.distributor_id}`)
  const { id } = await first.book([{ ticket_id: await putOnSale(kit), quantity: 2 }], { is_test_booking: true })
  const order = await first.order(id)
  expect(order).toMatchObject({ amount: 0, invoices: [] })
  expect(order.fees).not.toEqual([])
  expect(await account(kit, `distributor:${kit.accounts.distributor.distributor_id}`)).toEqual(before)
  expect(await kit.query('select from ledger_transaction where bookingorder_id = $1', [id])).toEqual([])
})
