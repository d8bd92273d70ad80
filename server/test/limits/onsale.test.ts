import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startKit } from '../kit/index.js'

const kit = await startKit()
const { distributor, admin, nobody: _nobody, ...others } = kit.as

/** Keeps the event loop busy for most of the time until the signal is aborted. */
async function burn(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const until = performance.now() + 40; performance.now() < until; );
    await setTimeout(10)
  }
}

test('while many organisations change something, reads of a distributor wait, and those of staff do not', async () => {
  const over = new AbortController()
  const burning = burn(over.signal)
  let waiting = 60
  let leftForStaff = 0
  await kit.service.ctx.db.transaction().execute(async (trx) => {
    await sql`lock table memo in access exclusive mode`.execute(trx)
    const path = `/v1/distributors/${kit.accounts.distributor.distributor_id}/memos`
    const changes = [distributor, admin, ...Object.values(others)].map((by) => by.post(path, { text: 'A change that waits' }))
    const locked = "select from pg_locks where not granted and relation = 'memo'::regclass"
    await expect.poll(async () => (await kit.query(locked)).length).toBeGreaterThan(0)
    const reads = Array.from({ length: waiting }, async () => {
      expect((await distributor.get('/v1/venues?page_size=1')).status).toBe(200)
      waiting--
    })
    expect((await admin.get('/v1/venues?page_size=1')).status).toBe(200)
    leftForStaff = waiting
    over.abort()
    void Promise.allSettled(changes)
    await Promise.all(reads)
  })
  await burning
  expect(leftForStaff).toBeGreaterThan(20)
})
