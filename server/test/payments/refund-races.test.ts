import { describe, expect, test } from 'vitest'
import { caller, startKit } from '../kit/index.js'
import { untilSeen, withoutLocks, withoutRefusals } from '../kit/unlocked.js'
import { putOnSale } from '../selling/kit.js'
import { buyer, type Order } from './kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000', CANCELLATION_POLICY: '0:100' })
const desk = buyer(kit.as.distributor)
const key = { 'x-api-key': kit.accounts.admin.api_key }

/** A paid order of two admissions at 100.00. */
async function paid(): Promise<Order> {
  const { id } = await desk.book([{ ticket_id: await putOnSale(kit, { net_rate: 10_000 }), quantity: 2 }])
  expect((await kit.as.finance.put(`/v1/bookingorders/${id}`, { distributorfinancial_status: 'paid' })).status).toBe(200)
  return desk.order(id)
}

/** The refunds of an order, from the ledger. */
async function givenBack({ bookingorder_id }: Order): Promise<number> {
  const [{ amount } = { amount: 0 }] = await kit.query<{ amount: string }>(
    `select coalesce(-sum(e.amount), 0) as amount from ledger_transaction t join ledger_entry e using (transaction_id)
      where t.bookingorder_id = $1 and t.kind = 'refund' and e.account ~ '^settlement:'`,
    [bookingorder_id],
  )
  return Number(amount)
}

/** Two concurrent requests that refund the same part. Returns how many succeeded and the refunded amount. */
async function race(url: string, bodies: (order: Order) => object[]) {
  const order = await paid()
  const there = caller(url, key)
  const answers = await Promise.all(bodies(order).map((body) => there.put(`/v1/bookingorders/${order.bookingorder_id}`, body)))
  return {
    done: answers.filter((answer) => answer.status === 200).length,
    statuses: answers.map((answer) => answer.status),
    back: await givenBack(order),
  }
}
const cancelFirst = ({ items }: Order) => ({ items: [{ orderitem_id: items[0]?.orderitem_id, ticket_status: 'cancelled' }] })
const ways: [string, (order: Order) => object[], number][] = [
  ['two cancellations of one admission', (order) => [cancelFirst(order), cancelFirst(order)], 10_000],
  ['two refunds of all of it', () => [{ psp_refund_amount: 20_000 }, { psp_refund_amount: 20_000 }], 20_000],
  [
    'a cancellation of the order and a refund of all of it',
    () => [{ logistic_status: 'cancelled' }, { psp_refund_amount: 20_000 }],
    20_000,
  ],
]

describe('two concurrent requests that refund the same part', () => {
  test.each(ways)('%s: it is refunded once', async (_name, bodies, part) => {
    const { url } = await kit.another()
    for (let round = 0; round < 5; round++) {
      const { statuses, back } = await race(url, bodies)
      expect(back, JSON.stringify(statuses)).toBe(part)
      expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    }
  })

  test('twin: without the locks it is refunded twice', async () => {
    await withoutRefusals(kit)
    const { url } = await withoutLocks(kit, { thinks: 10 })
    const refunds = () => [{ psp_refund_amount: 20_000 }, { psp_refund_amount: 20_000 }]
    expect(await untilSeen(async () => (await race(url, refunds)).back === 40_000)).toBe(true)
  })
})

test('a ticket shows the policy of the platform if neither it nor its supplier has one, and a refund follows it', async () => {
  const ticket_id = await putOnSale(kit, { net_rate: 10_000 })
  const { body } = await kit.as.distributor.get(`/v1/tickets/${ticket_id}`)
  expect(body.cancellation_policy).toEqual([{ until_days_before: 0, refund_percent: 100 }])
  const order = await paid()
  const answer = await kit.as.distributor.put(`/v1/bookingorders/${order.bookingorder_id}`, { logistic_status: 'cancelled' })
  expect(answer.status, answer.text).toBe(200)
  expect(await givenBack(order)).toBe(20_000)
})
