import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { releaseExpired } from '../../src/selling/reservations/expire.js'
import { startKit } from '../kit/index.js'
import { startProcess } from '../kit/process.js'
import { untilSeen, withoutLocks, withoutRefusals } from '../kit/unlocked.js'
import { order, putOnSale, stockOf } from './kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000', LOCK_TIMEOUT_MS: '200' })
await kit.as.admin.patch(`/v1/distributors/${kit.accounts.distributor.distributor_id}`, { hold_limit: 1_000_000 })
const sweep = () => releaseExpired(kit.service.ctx)

async function hold(...tickets: string[]): Promise<string> {
  const { status, text, body } = await kit.as.distributor.post<{ reservation_id: string }>('/v1/reservations', {
    ...order(''),
    items: tickets.map((ticket_id) => ({ ticket_id, quantity: 1 })),
  })
  expect(status, text).toBe(201)
  return body.reservation_id
}
const holds = (count: number, ticket: string) => Promise.all(Array.from({ length: count }, () => hold(ticket)))

/** The holds expired a minute ago or expire later; those named first end first. */
const runOut = (ids: string[], seconds = -60) =>
  kit.query(
    `update reservation r set valid_until = clock_timestamp() + make_interval(secs => $2 + x.place * 0.000001)
       from unnest($1::text[]) with ordinality as x (id, place) where r.reservation_id = x.id`,
    [ids, seconds],
  )

const standing = async (ids: string[]) =>
  (
    await kit.query<{ now: string }>(
      'select status || coalesce($2 || void_reason, $3) as now from reservation where reservation_id = any($1) order by array_position($1, reservation_id)',
      [ids, ' ', ''],
    )
  ).map(({ now }) => now)
const all = (ids: string[], now: string) => ids.map(() => now)

describe('a hold that cannot be ended does not block others', () => {
  test('one whose end cannot be written stays and is logged, also if there are more of them than one batch has', async () => {
    const [bad, good] = [await putOnSale(kit, { stock: 500 }), await putOnSale(kit, { stock: 500 })]
    const poisoned = await holds(203, bad)
    const sound = await holds(3, good)
    const between = await holds(1, bad)
    await kit.query(
      `insert into history (resource, resource_id, version, at, client_id, snapshot)
       select 'reservation', id, 2, now(), $2, '{}' from unnest($1::text[]) as x (id)`,
      [poisoned, kit.accounts.distributor.client_id],
    )
    await runOut([...poisoned.slice(1), ...sound, ...between, ...poisoned.slice(0, 1)])
    const told = () => kit.log.filter((line) => line.includes('could not be ended')).map((line) => JSON.parse(line).reservation_id)
    for (const ended of [4, 0]) {
      const before = told().length
      expect(await sweep()).toBe(ended)
      expect(await standing([...sound, ...between])).toEqual(all([...sound, ...between], 'void expired'))
      expect(await standing(poisoned)).toEqual(all(poisoned, 'active'))
      expect(await stockOf(kit, good)).toMatchObject({ reservations_quantity: 0, available_quantity: 500 })
      expect(await stockOf(kit, bad)).toMatchObject({ reservations_quantity: 203, available_quantity: 297 })
      expect(told().slice(before).sort()).toEqual([...poisoned].sort())
    }
    await kit.query('delete from history where version = 2 and resource_id = any($1)', [poisoned])
    expect(await sweep()).toBe(203)
    expect(await stockOf(kit, bad)).toMatchObject({ reservations_quantity: 0, available_quantity: 500 })
  })

  test('a locked ticket is waited for once, and only its own holds stay', async () => {
    const [kept, free] = [await putOnSale(kit, { stock: 50 }), await putOnSale(kit, { stock: 50 })]
    const basket = await hold(free, kept)
    const waiting = await holds(5, kept)
    const others = await holds(5, free)
    await runOut([basket, ...waiting, ...others])
    const somebody = new pg.Client(kit.database)
    await somebody.connect()
    try {
      await somebody.query('begin')
      await somebody.query('select from ticket_stock where ticket_id = $1 for update', [kept])
      const before = kit.log.length
      expect(await sweep()).toBe(5)
      expect(await standing(others)).toEqual(all(others, 'void expired'))
      expect(await standing([basket, ...waiting])).toEqual(all([basket, ...waiting], 'active'))
      // At most: the batch, the reservation with both tickets, and the first of the other holds.
      expect(kit.log.slice(before).filter((line) => line.includes('lock timeout')).length).toBeLessThanOrEqual(3)
    } finally {
      await somebody.end()
    }
    expect(await sweep()).toBe(6)
    for (const ticket of [kept, free])
      expect(await stockOf(kit, ticket)).toMatchObject({ reservations_quantity: 0, available_quantity: 50 })
  })
})

test('a worker ends holds that expired while no process ran, and then each hold when it expires', async () => {
  const ticket = await putOnSale(kit, { stock: 20 })
  const overdue = await holds(5, ticket)
  await runOut(overdue, -3 * 86_400)
  const [next, late] = [await hold(ticket), await hold(ticket)]
  await runOut([late], 3_600)
  const worker = startProcess(['worker'], kit.env)
  await worker.until(/"msg":"working"/)
  const patient = { interval: 100 }
  await expect.poll(() => standing(overdue), patient).toEqual(all(overdue, 'void expired'))
  await runOut([next], 1)
  // `npm run soak -- expiry` measures how soon; here it must happen without a request.
  await expect.poll(() => standing([next]), patient).toEqual(['void expired'])
  expect(await standing([late])).toEqual(['active'])
  expect(await stockOf(kit, ticket)).toMatchObject({ reservations_quantity: 1, available_quantity: 19 })
  const { body } = await kit.as.admin.get<{ history: object[] }>(`/v1/reservations/${next}/history`)
  expect(body.history).toHaveLength(2)
  worker.child.kill('SIGTERM')
  expect(await worker.exited).toMatchObject({ code: 0 })
})

/** How often holds were ended that several sweeps found at the same time. */
async function sweepAtOnce(count: number, contexts: (typeof kit.service.ctx)[]) {
  const ticket = await putOnSale(kit, { stock: count })
  const ids = await holds(count, ticket)
  await runOut(ids)
  const ended = await Promise.all(contexts.map((ctx) => releaseExpired(ctx)))
  const versions = await kit.query<{ ends: number }>(
    'select count(*)::int as ends from history where version > 1 and resource_id = any($1) group by resource_id',
    [ids],
  )
  return { ids, ended: ended.reduce((sum, one) => sum + one, 0), ends: versions.map(({ ends }) => ends), stock: await stockOf(kit, ticket) }
}

test('three concurrent sweeps over two services end each of 300 holds once', async () => {
  const { service } = await kit.another()
  const { ids, ended, ends, stock } = await sweepAtOnce(300, [kit.service.ctx, service.ctx, kit.service.ctx])
  expect(ended).toBe(300)
  expect(ends).toEqual(ids.map(() => 1))
  expect(await standing(ids)).toEqual(all(ids, 'void expired'))
  expect(stock).toMatchObject({ reservations_quantity: 0, available_quantity: 300 })
})

test('a replaced hold, like a new one, gets the tickets of an expired hold', async () => {
  const [mine, wanted] = [await putOnSale(kit, { stock: 5 }), await putOnSale(kit, { stock: 1 })]
  const old = await hold(wanted)
  const own = await hold(mine)
  const change = () => kit.as.distributor.put(`/v1/reservations/${own}`, { items: [{ ticket_id: wanted, quantity: 1 }] })
  expect(await change()).toMatchObject({ status: 409, body: { code: 'insufficient_stock' } })
  await runOut([old])
  expect(await change()).toMatchObject({ status: 200, body: { items: [{ ticket_id: wanted }] } })
  expect(await standing([old, own])).toEqual(['void expired', 'active'])
  expect(await stockOf(kit, wanted)).toMatchObject({ reservations_quantity: 1, available_quantity: 0 })
  expect(await stockOf(kit, mine)).toMatchObject({ reservations_quantity: 0, available_quantity: 5 })
})

// Last, because it leaves inconsistent data.
describe('twin: the same sweeps without locks and table constraints', () => {
  beforeAll(() => withoutRefusals(kit))

  test('end the same holds again, and their stock returns again', async () => {
    const instead = (text: string) => text.replace(' for update skip locked', '')
    const [one, other] = [await withoutLocks(kit, { instead, thinks: 100 }), await withoutLocks(kit, { instead, thinks: 100 })]
    const isTwice = async () => {
      const { ends, stock } = await sweepAtOnce(20, [one.service.ctx, other.service.ctx])
      return Math.max(...ends) > 1 && Number(stock.available_quantity) > 20
    }
    expect(await untilSeen(isTwice)).toBe(true)
    expect(one.stripped()).toBeGreaterThan(0)
  })
})
