import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Claim, claimDeliveries } from '../../src/platform/deliveries/claim.js'
import { recordResults } from '../../src/platform/deliveries/results.js'
import { startKit } from '../kit/index.js'
import { untilSeen } from '../kit/unlocked.js'
import { register } from '../webhooks/kit.js'

const kit = await startKit()
const { ctx } = kit.service
const { webhook_id } = await register(kit.as.distributor, 'http://127.0.0.1:9/')
const { webhook_id: other } = await register(kit.as.distributor, 'http://127.0.0.1:9/other')
const claim = (more: Partial<Claim> = {}): Claim => ({
  slots: 10,
  at: ctx.now(),
  leaseMillis: 60_000,
  concurrency: 12,
  rate: 1_000,
  ...more,
})
const all = <T>(count: number, run: () => Promise<T>) => Promise.all(Array.from({ length: count }, run))

beforeEach(async () => {
  await kit.query('delete from delivery')
  await kit.query('update endpoint set allowance = 0, claimed_at = null')
  await kit.query(
    `insert into delivery (delivery_id, endpoint_id, event_type, resource_id, body, due, created, updated)
     select e || i, e, 'bookingorder_completed', 'r' || i, '{}', now() - interval '1 hour', now(), now() from unnest($1::text[]) e, generate_series(1, 40) i`,
    [[webhook_id, other]],
  )
})

/** The simple way without a lock: find free deliveries, then take them. */
async function takeWithoutLock(count: number): Promise<string[]> {
  return ctx.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ delivery_id: string }>`
      select delivery_id from delivery where status = 'pending' and lease_until is null order by due limit ${count}`.execute(trx)
    const ids = rows.map((row) => row.delivery_id)
    await sql`update delivery set lease_until = now() + interval '1 minute', attempts = attempts + 1 where delivery_id = any(${ids}::text[])`.execute(
      trx,
    )
    return ids
  })
}

describe('workers that claim deliveries at the same time', () => {
  test('never get the same delivery, nor more of one endpoint than its limit', async () => {
    const claimed = (await all(12, () => claimDeliveries(ctx.db, claim()))).flat()
    expect(claimed.length).toBeGreaterThan(0)
    expect(new Set(claimed.map((one) => one.delivery_id)).size).toBe(claimed.length)
    for (const id of [webhook_id, other]) expect(claimed.filter((one) => one.endpoint_id === id).length).toBeLessThanOrEqual(12)
    // What the workers left to each other, one takes alone.
    let rest = 0
    for (let more = -1; more !== 0; rest += more) more = (await claimDeliveries(ctx.db, claim())).length
    expect(claimed.length + rest).toBe(24)
  })

  test('twin: without the lock they do', async () => {
    const isDouble = async () => {
      const taken = (await all(8, () => takeWithoutLock(5))).flat()
      await kit.query('update delivery set lease_until = null')
      return new Set(taken).size < taken.length
    }
    expect(await untilSeen(isDouble)).toBe(true)
  })

  test('an expired lease is taken over, and the attempt before it is logged as lost', async () => {
    const [first] = await claimDeliveries(ctx.db, claim({ slots: 1, leaseMillis: 1_000 }))
    const later = new Date(ctx.now().getTime() + 5_000)
    const second = (await claimDeliveries(ctx.db, claim({ slots: 80, at: later, concurrency: 100 }))).find(
      (one) => one.delivery_id === first?.delivery_id,
    )
    expect(second?.attempts).toBe(2)
    const log = await kit.query('select attempt, outcome from delivery_attempt where delivery_id = $1', [first?.delivery_id])
    expect(log).toEqual([{ attempt: 1, outcome: 'lost' }])
  })

  test('a late success counts, and a late failure changes nothing', async () => {
    const [first] = await claimDeliveries(ctx.db, claim({ slots: 1, leaseMillis: 1_000 }))
    if (!first) throw new Error('nothing claimed')
    const later = new Date(ctx.now().getTime() + 5_000)
    const second = (await claimDeliveries(ctx.db, claim({ slots: 80, at: later, concurrency: 100 }))).find(
      (one) => one.delivery_id === first.delivery_id,
    )
    if (!second) throw new Error('not taken over')
    const good = { outcome: 'delivered', status: 200, response: 'ok' } as const
    const bad = { outcome: 'refused', status: 500, response: 'no' } as const
    const write = (claimed: typeof first, result: typeof good | typeof bad) =>
      ctx.db.transaction().execute((trx) => recordResults(ctx, trx, [{ claimed, started: ctx.now(), millis: 5, result, next: undefined }]))
    await write(first, good)
    await write(second, bad)
    const [row] = await kit.query('select status, attempts, lease_until from delivery where delivery_id = $1', [first.delivery_id])
    expect(row).toEqual({ status: 'delivered', attempts: 2, lease_until: null })
    const log = await kit.query('select attempt, outcome from delivery_attempt where delivery_id = $1 order by attempt', [
      first.delivery_id,
    ])
    expect(log).toEqual([
      { attempt: 1, outcome: 'delivered' },
      { attempt: 2, outcome: 'refused' },
    ])
  })
})

test('disabling a webhook while results are written and deliveries claimed: no deadlock, and no claim afterwards', async () => {
  const claimed = await claimDeliveries(ctx.db, claim({ slots: 24 }))
  const failed = { outcome: 'refused', status: 500, response: 'no' } as const
  const finished = claimed.map((one) => ({ claimed: one, started: ctx.now(), millis: 5, result: failed, next: ctx.now() }))
  const answers = await Promise.all([
    ...finished.map((one) => ctx.db.transaction().execute((trx) => recordResults(ctx, trx, [one]))),
    kit.as.distributor.patch(`/v1/webhooks/${webhook_id}`, { is_active: false }),
    kit.as.distributor.patch(`/v1/webhooks/${other}`, { is_active: false }),
    ...Array.from({ length: 6 }, () => claimDeliveries(ctx.db, claim())),
  ])
  expect(answers).toHaveLength(finished.length + 8)
  expect(await claimDeliveries(ctx.db, claim())).toEqual([])
  expect((await kit.query(`select from delivery where status = 'pending'`)).length).toBe(0)
})
