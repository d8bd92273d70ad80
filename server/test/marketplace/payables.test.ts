import { describe, expect, test } from 'vitest'
import { payOut } from '../../src/selling/sales/payout.js'
import { type Caller, expectProblem, startKit } from '../kit/index.js'
import { account, buyer } from '../payments/kit.js'
import { type Order, openMarket } from './kit.js'

interface Waiting {
  purchaseorder_id: string
  supplier_id: string
  amount: number
  currency: string
  state: string
  is_paid_for: boolean
  payable_from: string
}
interface Payout {
  payout_id: string
  purchaseorder_id: string
  supplier_id: string
  document_number: string
  amount: number
}
interface Payable {
  supplier_id: string
  currency: string
  owed: number
  ready: number
  event: number
  decision: number
  payment: number
  delivery: number
}

const kit = await startKit({ PAYOUT_DAYS_AFTER_EVENT: '2', RATE_LIMIT_PER_MINUTE: '1000000' })
const { finance, support, supplier, supplier2, distributor, admin } = kit.as
const market = await openMarket(kit)
const mine = kit.accounts.supplier.supplier_id as string

const waiting = async (as: Caller, query = '') =>
  (await as.get<{ payouts: Waiting[] }>(`/v1/payouts/waiting?page_size=1000${query}`)).body.payouts
const made = async (as: Caller, query = '') => (await as.get<{ payouts: Payout[] }>(`/v1/payouts?page_size=1000${query}`)).body.payouts
const payables = async (as: Caller, query = '') =>
  (await as.get<{ payables: Payable[]; totals: Payable[] }>(`/v1/payables?page_size=1000${query}`)).body
const stateOf = async ({ marketplace_logistic_purchaseorder_id: id }: Order) =>
  (await waiting(finance, `&purchaseorder_id=${id}`)).map(({ state }) => state)
const over = ({ event_id }: Order, days = 3) =>
  kit.query(
    "update event set date_start_utc = now() - $2 * interval '1 day', date_stop_utc = now() - $2 * interval '1 day' where event_id = $1",
    [event_id, days],
  )
const deliver = async ({ bookingorder_id }: Order) => {
  await kit.query("update orderitem set ticket_sha = 'x' where bookingorder_id = $1", [bookingorder_id])
  expect((await support.put(`/v1/bookingorders/${bookingorder_id}`, { logistic_status: 'completed' })).status).toBe(200)
}

describe('a payout that is to be made', () => {
  test('says what it waits for, until it is made and listed with its document', async () => {
    const { id } = await buyer(market.as.a).book([{ ticket_id: await market.first(), quantity: 2 }])
    const order = (await admin.get<Order>(`/v1/bookingorders/${id}`)).body
    expect(await stateOf(order)).toEqual(['event'])
    await over(order, 1)
    expect(await stateOf(order)).toEqual(['event'])
    await over(order)
    expect(await stateOf(order)).toEqual(['payment'])
    await market.pay(id)
    expect(await stateOf(order)).toEqual(['delivery'])
    await deliver(order)
    expect(await stateOf(order)).toEqual(['ready'])
    await kit.query("update event set event_status = 'cancelled' where event_id = $1", [order.event_id])
    expect(await stateOf(order)).toEqual(['decision'])
    await kit.query("update event set event_status = 'finished' where event_id = $1", [order.event_id])
    const purchase = `&purchaseorder_id=${order.marketplace_logistic_purchaseorder_id}`
    const [due] = await waiting(finance, purchase)
    expect(await made(finance, purchase)).toEqual([])
    await payOut(kit.service.ctx)
    expect(await stateOf(order)).toEqual([])
    const [paid, ...more] = await made(finance, purchase)
    expect(more).toEqual([])
    expect(paid).toMatchObject({ amount: due?.amount, supplier_id: mine, document_number: expect.stringMatching(/^S\d{4}-\d{6}$/) })
    expect((await made(finance, `&query=${paid?.document_number}`)).map((one) => one.payout_id)).toEqual([paid?.payout_id])
    const pdf = await supplier.get(`/v1/sales/${paid?.purchaseorder_id}/invoice/${paid?.document_number}`)
    expect(pdf.status).toBe(200)
  })

  test('sums to what the ledger owes the supplier, in all and for each reason', async () => {
    await market.buy('a', await market.first())
    const late = await market.buy('b', await market.first(), 3)
    await over(late)
    await buyer(market.as.b).book([{ ticket_id: await market.first(), quantity: 1 }])
    const { payables: rows, totals } = await payables(finance)
    for (const { supplier_id, currency, owed, ready, event, decision, payment, delivery } of rows) {
      expect(owed).toBe(-((await account(kit, `supplier:${supplier_id}`))[currency] ?? 0))
      expect(ready + event + decision + payment + delivery).toBe(owed)
      const lines = await waiting(finance, `&supplier_id=${supplier_id}&currency=${currency}`)
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(owed)
      // The part that buyers have still to pay for, as the statement of the supplier has it.
      const unpaid = await waiting(finance, `&supplier_id=${supplier_id}&currency=${currency}&is_paid_for=false`)
      const { body } = await finance.get<{ waiting: { currency: string; amount: number }[] }>(`/v1/suppliers/${supplier_id}/statement`)
      expect(unpaid.reduce((sum, line) => sum + line.amount, 0)).toBe(body.waiting.find((one) => one.currency === currency)?.amount ?? 0)
      expect(unpaid.length).toBeLessThan(lines.length)
      expect(unpaid.every((line) => !line.is_paid_for)).toBe(true)
    }
    expect(totals.map(({ currency, owed }) => [currency, owed])).toEqual([['EUR', rows.reduce((sum, row) => sum + row.owed, 0)]])
  })
})

test('payouts are the supplier’s own and the operator’s, and nobody else’s', async () => {
  await market.buy('a', await market.first())
  for (const rows of [await waiting(supplier), await made(supplier), (await payables(supplier)).payables]) {
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map((row) => row.supplier_id))).toEqual(new Set([mine]))
  }
  expect(await waiting(supplier2, `&supplier_id=${mine}`)).toEqual([])
  expect(await made(supplier2)).toEqual([])
  expect(await payables(supplier2)).toMatchObject({ payables: [], totals: [] })
  // A distributor that sells on sees its own sales, not those of its supplier.
  expect((await waiting(distributor)).every((row) => row.supplier_id === market.suppliers.a)).toBe(true)
  for (const path of ['/v1/payouts', '/v1/payouts/waiting', '/v1/payables']) expectProblem(await support.get(path), 'forbidden')
})
