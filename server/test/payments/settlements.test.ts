import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { expectProblem, startKit } from '../kit/index.js'
import { putOnSale } from '../selling/kit.js'
import { account, buyer, expectSound, setDistributor } from './kit.js'

const [secret, older] = ['the provider’s new key', 'and the one before it']
const kit = await startKit({ PAYMENT_SETTLEMENT_SECRET: `${secret},${older}` })
const first = buyer(kit.as.distributor)
const id1 = kit.accounts.distributor.distributor_id as string
await setDistributor(kit, 'distributor', { payment_methods: ['card', 'invoice'] })

interface Signing {
  key?: string
  /** seconds that the provider's clock is ahead */
  ahead?: number
  /** the signed text, if it differs from the sent one */
  signed?: string
}

const seconds = (ahead: number) => String(Math.floor(kit.clock.now().getTime() / 1000) + ahead)
/** Signs by the documentation, independently of the code. */
function settle(body: unknown, { key = secret, ahead = 0, signed }: Signing = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const timestamp = seconds(ahead)
  const signature = createHmac('sha256', key)
    .update(`${timestamp}.${signed ?? text}`)
    .digest('hex')
  return kit.as.nobody.send('POST', '/v1/payments/settlements', {
    body: text,
    headers: { 'content-type': 'application/json', 'x-service-timestamp': timestamp, 'x-service-signature': `sha256=${signature}` },
  })
}

let serial = 0
async function waiting(quantity = 1) {
  const payment_reference = `psp-${++serial}`
  const tickets = [await putOnSale(kit), await putOnSale(kit)]
  const items = tickets.map((ticket_id) => ({ ticket_id, quantity }))
  const booked = await first.book(items, { payment_method: 'card', payment_reference })
  const settlement = {
    settlement_reference: `set-${serial}`,
    booking_id: booked.booking_id,
    payment_reference,
    amount: 20_000 * quantity,
    currency: 'EUR',
  }
  return { ...booked, settlement }
}

test('a signed settlement pays every order of the booking, once, and makes their invoices', async () => {
  const { ids, settlement } = await waiting(2)
  const answer = await settle(settlement)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body).toEqual({ ...settlement, received: expect.any(String), bookingorders: ids.toSorted() })
  for (const id of ids) {
    expect(await first.order(id)).toMatchObject({
      distributorfinancial_status: 'paid',
      amount: 20_000,
      invoices: [expect.stringMatching(/^\d{4}-\d{6}$/)],
    })
    const { body } = await kit.as.admin.get<{ history: { bookingorder: Record<string, unknown> }[] }>(`/v1/bookingorders/${id}/history`)
    expect(body.history[0]?.bookingorder).toMatchObject({
      distributorfinancial_status: 'paid',
      external_payment_reference: settlement.settlement_reference,
    })
    expect(body.history[1]?.bookingorder).toMatchObject({ distributorfinancial_status: 'open' })
  }
  expect((await settle(settlement)).body).toEqual(answer.body)
  expect((await settle(settlement, { key: older })).body).toEqual(answer.body)
  expect(await account(kit, `collecting:${id1}`)).toEqual({})
  expect(await account(kit, 'settlement:card')).toEqual({ EUR: 40_000 })
  await expectSound(kit)
})

test('of twenty concurrent calls one has an effect, and all get the same answer', async () => {
  const { id, settlement } = await waiting()
  const before = (await account(kit, 'settlement:card')).EUR ?? 0
  const replies = await Promise.all(Array.from({ length: 20 }, () => settle(settlement)))
  expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
  expect(replies[0]?.status).toBe(200)
  expect((await account(kit, 'settlement:card')).EUR).toBe(before + 20_000)
  expect((await first.order(id)).invoices).toHaveLength(1)
})

test('of two different concurrent settlements of one booking one is accepted, and the other has nothing to pay', async () => {
  const { settlement } = await waiting()
  const replies = await Promise.all(['a', 'b'].map((letter) => settle({ ...settlement, settlement_reference: `race-${letter}` })))
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409])
  expect(await kit.query("select from settlement where settlement_reference like 'race-%'")).toHaveLength(1)
  await expectSound(kit)
})

test('a settlement and a cancellation at the same time leave the order paid or void, and a consistent ledger', async () => {
  for (let round = 0; round < 5; round++) {
    const { ids, settlement } = await waiting()
    await Promise.all([settle(settlement), ...ids.map((id) => first.change(id, { logistic_status: 'cancelled' }))])
    const statuses = await Promise.all(ids.map(async (id) => (await first.order(id)).distributorfinancial_status))
    expect(['paid', 'void']).toEqual(expect.arrayContaining(statuses))
  }
  await expectSound(kit)
})

test('a wrong amount, currency or reference, or nothing to pay, is refused and changes nothing', async () => {
  const { id, settlement } = await waiting()
  const off = await settle({ ...settlement, amount: 19_999 })
  expect(expectProblem(off, 'settlement_mismatch')).toMatchObject({ amount: 20_000, currency: 'EUR' })
  expectProblem(await settle({ ...settlement, currency: 'USD' }), 'settlement_mismatch')
  expectProblem(await settle({ ...settlement, payment_reference: 'psp-of-another' }), 'settlement_mismatch')
  expectProblem(await settle({ ...settlement, booking_id: 'none' }), 'booking_not_found')
  expectProblem(await settle({ ...settlement, amount: 200.5 }), 'validation_failed')
  expectProblem(await settle({ ...settlement, extra: 1 }), 'validation_failed')
  expect(await first.order(id)).toMatchObject({ distributorfinancial_status: 'open', invoices: [] })
  expect((await settle(settlement)).status).toBe(200)
  expectProblem(await settle({ ...settlement, settlement_reference: 'once-more' }), 'settlement_mismatch')
  expectProblem(await settle({ ...settlement, amount: 1 }), 'settlement_mismatch')
  const invoiced = await first.book([{ ticket_id: await putOnSale(kit), quantity: 1 }], { payment_method: 'invoice' })
  expectProblem(await settle({ ...settlement, settlement_reference: 'on-invoice', booking_id: invoiced.booking_id }), 'settlement_mismatch')
})

test.each([
  ['with its decimals', 19_999, 'EUR', '199.99 EUR'],
  ['less than one unit', 5, 'EUR', '0.05 EUR'],
  ['in a currency without decimals', 20_000, 'JPY', '20000 JPY'],
  ['in a currency with three decimals', 20_000, 'KWD', '20.000 KWD'],
  ['in a currency that does not exist', 20_000, 'QQQ', '20000 of the unknown currency QQQ'],
])('a refused settlement names the received amount %s', async (_how, amount, currency, shown) => {
  const { settlement } = await waiting()
  const { detail } = expectProblem(await settle({ ...settlement, amount, currency }), 'settlement_mismatch', {
    amount: 20_000,
    currency: 'EUR',
  })
  expect(detail).toBe(`200.00 EUR are to be paid, not ${shown}.`)
})

test('an order cancelled before is not paid; the rest of the booking is', async () => {
  const { ids, settlement } = await waiting()
  await first.change(ids[0] as string, { logistic_status: 'cancelled' })
  expectProblem(await settle(settlement), 'settlement_mismatch')
  expect((await settle({ ...settlement, amount: 10_000 })).body).toMatchObject({ bookingorders: [ids[1]] })
})

test('a payment reference alone does not prove a payment; when it is added to the order later, the settlement is accepted', async () => {
  const { id, booking_id } = await first.book([{ ticket_id: await putOnSale(kit), quantity: 1 }], { payment_method: 'card' })
  const settlement = { settlement_reference: 'late', booking_id, payment_reference: 'psp-late', amount: 10_000, currency: 'EUR' }
  expect(expectProblem(await settle(settlement), 'settlement_mismatch').detail).toContain('has not given a payment_reference')
  await first.change(id, { payment_reference: 'psp-late' })
  expect((await first.order(id)).distributorfinancial_status).toBe('open')
  expect((await settle(settlement)).status).toBe(200)
})

test('a settlement that is unsigned, wrongly signed or too old is refused before anything is read', async () => {
  const { id, settlement } = await waiting()
  const text = JSON.stringify(settlement)
  expectProblem(await kit.as.nobody.post('/v1/payments/settlements', settlement), 'invalid_signature')
  expectProblem(await kit.as.finance.post('/v1/payments/settlements', settlement), 'invalid_signature')
  expectProblem(await settle(settlement, { key: 'guessed' }), 'invalid_signature')
  expectProblem(await settle(text.replace('20000', '10000'), { signed: text }), 'invalid_signature')
  expectProblem(await settle(` ${text}`, { signed: text }), 'invalid_signature')
  expectProblem(await settle('{ not json', { signed: 'x' }), 'invalid_signature')
  expectProblem(await settle('{ not json'), 'invalid_json')
  for (const ahead of [-301, 301]) expectProblem(await settle(settlement, { ahead }), 'invalid_signature')
  expect(await first.order(id)).toMatchObject({ distributorfinancial_status: 'open' })
  for (const ahead of [-295, 295]) expect((await settle(settlement, { ahead })).status).toBe(200)
})

test('without a secret no settlement is accepted, not even one signed with an empty secret', async () => {
  const { url } = await kit.another({ PAYMENT_SETTLEMENT_SECRET: '' })
  const timestamp = seconds(0)
  const signature = createHmac('sha256', '').update(`${timestamp}.{}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-service-timestamp': timestamp, 'x-service-signature': `sha256=${signature}` }
  expectProblem(await kit.as.nobody.send('POST', `${url}/v1/payments/settlements`, { body: '{}', headers }), 'invalid_signature')
})

test('a body above the limit is not read to its end', async () => {
  expectProblem(await settle(JSON.stringify({ padding: 'x'.repeat(1_100_000) })), 'body_too_large')
})
