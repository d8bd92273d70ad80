import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { stopBefore } from '../kit/connections.js'
import { type Answer, type Caller, caller, expectProblem, startKit } from '../kit/index.js'
import { untilSeen, withoutLocks, withoutRefusals } from '../kit/unlocked.js'
import { type Order, openMarket } from '../marketplace/kit.js'
import { buyer } from '../payments/kit.js'
import { putEvent, putOnSale } from '../selling/kit.js'
import { disrupting, eventsOf, moved, work } from './kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
await kit.service.ctx.jobs.start()
const market = await openMarket(kit)
const key = (name: 'distributor' | 'finance') => ({ 'x-api-key': kit.accounts[name].api_key })

describe('a decision that has locked its row of the disruption, and another request', () => {
  /** Sends a decision to a second process and, once it stops before this statement, the other request. Then the decision goes on. */
  async function during(statement: RegExp, decide: (as: Caller) => Promise<Answer>, act: () => Promise<Answer>) {
    const { url, service } = await kit.another()
    const { stopped, go } = stopBefore(service, statement)
    const deciding = decide(caller(url, key('distributor')))
    await stopped
    let isOver = false
    const acting = act().finally(() => {
      isOver = true
    })
    const waiting = () => kit.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")
    await expect.poll(async () => isOver || (await waiting()).length > 0).toBe(true)
    go()
    return Promise.all([deciding, acting])
  }
  async function arrange() {
    const event_id = await putEvent(kit)
    const bought = await market.buy('a', await putOnSale(kit, { event_id, stock: 10 }), 1)
    const events = disrupting(kit, event_id)
    const { disruption_id } = await events.carryOut(moved(kit))
    const refund = (as: Caller) => as.post(`/v1/bookingorders/${bought.bookingorder_id}/disruption-decision`, { decision: 'refund' })
    return { bought, events, disruption_id, refund }
  }
  const lockOfChain = /hashtextextended\(c\.root, 7\)/
  const refunded = async ({ bookingorder_id, amount }: Order) => {
    expect(await market.order(bookingorder_id)).toMatchObject({ logistic_status: 'cancelled', refunded: amount })
    await market.sound()
  }

  test('a relisting of the order: both succeed, and the refund takes it off sale', async () => {
    const { bought, refund } = await arrange()
    const answers = await during(lockOfChain, refund, () => market.relist('a', bought))
    expect(answers.map(({ status }) => status)).toEqual([200, 201])
    await refunded(bought)
  })

  test('the next disruption waits for it, and its preview is then outdated', async () => {
    const { bought, events, refund } = await arrange()
    const { body } = await events.preview({ kind: 'cancelled' })
    const [decided, applied] = await during(lockOfChain, refund, () => events.apply(body))
    expect(decided.status, decided.text).toBe(200)
    expectProblem(applied, 'preview_outdated')
    await refunded(bought)
  })

  test('the next disruption waits for decisions about many orders, and is refused until they are carried out', async () => {
    const { bought, events, disruption_id } = await arrange()
    const { body } = await events.preview({ kind: 'cancelled' })
    const decideAll = (as: Caller) => events.decideMany(as, disruption_id, { decision: 'refund' })
    const [decided, applied] = await during(/update disruption_order o set decision/, decideAll, () => events.apply(body))
    expect(decided.body).toEqual({ decided: 1, skipped: 0 })
    expectProblem(applied, 'disruption_running', { disruption_id })
    await work(kit)
    await refunded(bought)
  })
})

/** Books holds while the event is cancelled. Returns how many orders are left, and answers that are neither a booking nor a refusal. */
async function bookWhileCancelled(as: Caller, finance: Caller, wait: number): Promise<{ left: number; others: number[] }> {
  const event_id = await putEvent(kit)
  const ticket = await putOnSale(kit, { event_id, stock: 100 })
  const holds = await Promise.all(Array.from({ length: 6 }, () => buyer(kit.as.distributor).reserve([{ ticket_id: ticket, quantity: 1 }])))
  const events = disrupting(kit, event_id, finance)
  const booking = Promise.all(holds.map((reservation_id) => as.post('/v1/bookings', { reservation_id, accepted_gt: true })))
  await setTimeout(wait)
  for (let tries = 0; tries < 20; tries++) {
    const { body } = await events.preview({ kind: 'cancelled' })
    const { status } = await events.apply(body)
    if (status === 202) break
  }
  const statuses = (await booking).map(({ status }) => status)
  await work(kit)
  const left = await kit.query("select from bookingorder where event_id = $1 and logistic_status <> 'cancelled'", [event_id])
  return { left: left.length, others: statuses.filter((status) => status !== 201 && status !== 409) }
}

describe('bookings at the same time as the cancellation of their event', () => {
  test('are refused or cancelled: no order is left', async () => {
    for (const wait of [0, 5, 15, 30])
      expect(await bookWhileCancelled(kit.as.distributor, kit.as.finance, wait)).toEqual({ left: 0, others: [] })
    await market.sound()
  })

  test('twin: without the locks, orders are left', async () => {
    const bare = await withoutLocks(kit, { thinks: 40 })
    const [as, finance] = [caller(bare.url, key('distributor')), caller(bare.url, key('finance'))]
    expect(await untilSeen(async () => (await bookWhileCancelled(as, finance, 60)).left > 0)).toBe(true)
  })
})

/** Both decisions for one order at the same time. */
async function decideBoth(as: Caller): Promise<{ statuses: number[]; decided: number }> {
  const event_id = await putEvent(kit)
  const order = await market.buy('a', await putOnSale(kit, { event_id, stock: 10 }), 1)
  await disrupting(kit, event_id).carryOut(moved(kit))
  const decide = (decision: string) => as.post(`/v1/bookingorders/${order.bookingorder_id}/disruption-decision`, { decision })
  const answers = await Promise.all([decide('accept'), decide('refund')])
  return { statuses: answers.map(({ status }) => status).sort(), decided: await eventsOf(kit, order.bookingorder_id, 'disruption_decided') }
}

describe('two decisions at the same time', () => {
  test('one is accepted and the other refused', async () => {
    for (let round = 0; round < 3; round++) expect(await decideBoth(kit.as.distributor)).toEqual({ statuses: [200, 409], decided: 1 })
    await market.sound()
  })

  test('twin: without the locks, both are accepted', async () => {
    await withoutRefusals(kit)
    const bare = await withoutLocks(kit, { thinks: 20, advisory: true })
    const as = caller(bare.url, key('distributor'))
    expect(await untilSeen(async () => (await decideBoth(as)).decided === 2)).toBe(true)
  })
})

/** The same preview applied twice at the same moment. Returns the letters to its supplier. */
async function applyTwice(finance: Caller): Promise<number> {
  const event_id = await putEvent(kit)
  await market.buy('a', await putOnSale(kit, { event_id, stock: 10 }), 1)
  const events = disrupting(kit, event_id, finance)
  const { body } = await events.preview(moved(kit))
  await Promise.all([events.apply(body), events.apply(body)])
  await work(kit)
  const sent = await kit.query("select from pgboss.job where name = 'mail' and data ->> 'text' like '%' || $1 || '%'", [body.disruption_id])
  return sent.length
}

describe('two applies of one preview at once', () => {
  test('the supplier gets one letter', async () => {
    await kit.query("update supplier set emails = '{sales@supplier.example}' where supplier_id = $1", [kit.accounts.supplier.supplier_id])
    for (let round = 0; round < 3; round++) expect(await applyTwice(kit.as.finance)).toBe(1)
  })

  test('without the locks, two', async () => {
    const bare = await withoutLocks(kit, { thinks: 20, advisory: true })
    const finance = caller(bare.url, key('finance'))
    expect(await untilSeen(async () => (await applyTwice(finance)) === 2)).toBe(true)
  })
})
