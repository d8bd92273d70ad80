import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OrderChangeQuery } from '../../src/selling/orders/schema.js'
import { expectProblem, startKit } from '../kit/index.js'
import { runs } from '../kit/runs.js'
import { putOnSale, stockOf } from '../selling/kit.js'
import { buyer, expectSound, type Order, setDistributor } from './kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.8' } })
await setDistributor(kit, 'distributor', {
  payment_methods: ['invoice', 'card', 'prepaid'],
  allowed_currencies: ['EUR', 'GBP'],
  fee_rules: [
    { type: 'booking', percent: '0', fixed: 499, per: 'order' },
    { type: 'payment', percent: '2.5', fixed: 0, per: 'ticket' },
  ],
})
const one = buyer(kit.as.distributor)

async function ticketFor(refund_percent: number, more: object = {}) {
  const ticket_id = await putOnSale(kit, { net_rate: 3_333, stock: 50, ...more })
  const policy = [{ until_days_before: 0, refund_percent }]
  await kit.query('update ticket set cancellation_policy = $2 where ticket_id = $1', [ticket_id, JSON.stringify(policy)])
  return ticket_id
}
const cancel = (ids: string[]) => ({ items: ids.map((orderitem_id) => ({ orderitem_id, ticket_status: 'cancelled' })) })
/** Everything that a change of an order may leave behind. */
const traces = async (id: string) =>
  kit.query(
    `select (select to_jsonb(o) from bookingorder o where bookingorder_id = $1) as row, (select jsonb_agg(to_jsonb(i) order by i.orderitem_id) from orderitem i where bookingorder_id = $1) as items,
            (select count(*)::int from history where resource = 'bookingorder' and resource_id = $1) as versions, (select count(*)::int from ledger_transaction) as posted,
            (select count(*)::int from domain_event) as events, (select count(*)::int from pgboss.job) as jobs, (select count(*)::int from invoice) as documents,
            (select jsonb_agg(s.* order by s.ticket_id) from ticket_stock s) as stock`,
    [id],
  )

describe('a preview of a cancellation', () => {
  test('answers what the cancellation then answers, and leaves nothing behind', async () => {
    const step = fc.record({
      percent: fc.constantFrom(0, 33.3333, 50, 100),
      quantity: fc.integer({ min: 1, max: 4 }),
      first: fc.integer({ min: 1, max: 4 }),
    })
    await fc.assert(
      fc.asyncProperty(step, fc.constantFrom('EUR', 'GBP'), async ({ percent, quantity, first }, currency_code) => {
        const { id } = await one.book([{ ticket_id: await ticketFor(percent, { currency_code }), quantity }])
        for (const size of [Math.min(first, quantity), quantity]) {
          const order = await one.order(id)
          const live = order.items.filter(({ ticket_status }) => ticket_status !== 'cancelled').map(({ orderitem_id }) => orderitem_id)
          const body = cancel(live.slice(0, size))
          if (body.items.length === 0) continue
          const before = await traces(id)
          const seen = await one.change(id, body, '?preview=true')
          expect(seen.status, seen.text).toBe(200)
          expect(await traces(id)).toEqual(before)
          expect(await one.order(id)).toEqual(order)
          const done = await one.change(id, body)
          const told = ({ amount, refunded, fees, items, logistic_status, distributorfinancial_status }: Order) => ({
            ...{ amount, refunded, fees, logistic_status, distributorfinancial_status },
            items: items.map(({ orderitem_id, ticket_status }) => [orderitem_id, ticket_status]),
          })
          expect(told(seen.body)).toEqual(told(done.body))
        }
      }),
      runs(12),
    )
    await expectSound(kit)
  })

  test('is refused like the cancellation itself', async () => {
    const { id } = await one.book([{ ticket_id: await ticketFor(100), quantity: 2 }])
    const { items } = await one.order(id)
    const body = cancel([String(items[0]?.orderitem_id)])
    expectProblem(await kit.as.distributor2.put(`/v1/bookingorders/${id}?preview=true`, body), 'bookingorder_not_found')
    expectProblem(await kit.as.supplier.put(`/v1/bookingorders/${id}?preview=true`, body), 'forbidden')
    expectProblem(await one.change(id, { ...body, psp_refund_amount: 1 }, '?preview=true'), 'forbidden')
    const tooHigh = await kit.as.admin.put(`/v1/bookingorders/${id}?preview=true`, { ...body, psp_refund_amount: 10_000_000 })
    expectProblem(tooHigh, 'refund_too_high')
    expectProblem(await one.change(id, cancel(['nothing_oit']), '?preview=true'), 'orderitem_not_found')
    const stale = await kit.as.distributor.put(`/v1/bookingorders/${id}?preview=true`, body, { 'if-match': '"99"' })
    expectProblem(stale, 'precondition_failed')
    const returned = { items: [{ orderitem_id: items[0]?.orderitem_id, ticket_status: 'returned' }] }
    expectProblem(await kit.as.support.put(`/v1/bookingorders/${id}?preview=true`, returned), 'illegal_transition')
  })

  test('shows the amount that finance sets', async () => {
    const { id } = await one.book([{ ticket_id: await ticketFor(0), quantity: 1 }])
    const answer = await kit.as.admin.put<Order>(`/v1/bookingorders/${id}?preview=true`, {
      logistic_status: 'cancelled',
      psp_refund_amount: 1_234,
    })
    expect(answer.body).toMatchObject({ refunded: 1_234, logistic_status: 'cancelled' })
    expect(await one.order(id)).toMatchObject({ refunded: 0, logistic_status: 'processing' })
  })

  test('has no ETag, as the reference says, and that of the order stays good for the change', async () => {
    const { id } = await one.book([{ ticket_id: await ticketFor(100), quantity: 1 }])
    const path = `/v1/bookingorders/${id}`
    const body = { logistic_status: 'cancelled' }
    const tag = String((await kit.as.distributor.get(path)).headers.get('etag'))
    const seen = await kit.as.distributor.put(`${path}?preview=true`, body, { 'if-match': tag })
    expect([seen.status, seen.headers.get('etag')]).toEqual([200, null])
    const done = await kit.as.distributor.put(path, body, { 'if-match': tag })
    expect(done.status, done.text).toBe(200)
    expect(done.headers.get('etag')).not.toBe(tag)
    expect(OrderChangeQuery.properties.preview).toMatchObject({ description: expect.stringContaining('The answer has no `ETag`') })
  })

  test('does not use up an idempotency key', async () => {
    const ticket_id = await ticketFor(100)
    const { id } = await one.book([{ ticket_id, quantity: 1 }])
    const headers = { 'idempotency-key': `cancel-${id}` }
    const body = { logistic_status: 'cancelled' }
    expect((await kit.as.distributor.put(`/v1/bookingorders/${id}?preview=true`, body, headers)).status).toBe(200)
    const done = await kit.as.distributor.put<Order>(`/v1/bookingorders/${id}`, body, headers)
    expect(done.body.logistic_status).toBe('cancelled')
    expect(await stockOf(kit, ticket_id)).toMatchObject({ number_of_tickets_sold: 0 })
  })
})
