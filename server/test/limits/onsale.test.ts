import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type AccountName, startKit } from '../kit/index.js'

const kit = await startKit()
const { distributor, admin } = kit.as

/** Keeps the event loop busy for most of the time until the signal is aborted. */
async function burn(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const until = performance.now() + 40; performance.now() < until; );
    await setTimeout(10)
  }
}

/** Each account writes a memo: a party on itself, staff on a distributor. */
function writeMemo(name: AccountName) {
  const { supplier_id, distributor_id } = kit.accounts[name]
  const on = supplier_id ? `suppliers/${supplier_id}` : `distributors/${distributor_id ?? kit.accounts.distributor.distributor_id}`
  return kit.as[name].post(`/v1/${on}/memos`, { text: 'A change that waits', scope: 'external' })
}

test('while eight organisations change something, reads of a distributor wait, and those of staff do not', async () => {
  const over = new AbortController()
  const burning = burn(over.signal)
  const reads = 200
  let done = 0
  let doneBeforeStaff = reads
  const { changes, all } = await kit.service.ctx.db.transaction().execute(async (trx) => {
    await sql`lock table memo in access exclusive mode`.execute(trx)
    const names = Object.keys(kit.accounts) as AccountName[]
    expect(names).toHaveLength(8)
    const changes = names.map(writeMemo)
    const waiting = "select from pg_locks where not granted and relation = 'memo'::regclass"
    await expect.poll(async () => (await kit.query(waiting)).length).toBe(8)
    const all = Array.from({ length: reads }, async () => {
      expect((await distributor.get('/v1/venues?page_size=1')).status).toBe(200)
      done++
    })
    expect((await admin.get('/v1/venues?page_size=1')).status).toBe(200)
    doneBeforeStaff = done
    return { changes: Promise.all(changes), all: Promise.all(all) }
  })
  over.abort()
  await Promise.all([all, burning])
  expect(doneBeforeStaff).toBeLessThan(150)
  for (const { status, text } of await changes) expect(status, text).toBe(201)
})
