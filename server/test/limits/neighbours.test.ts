import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Answer, startKit } from '../kit/index.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000', DATABASE_CONNECT_TIMEOUT_MS: '3000' })
const { distributor, distributor2, supplier, admin } = kit.as
const { ctx } = kit.service

/** A kind of expensive request, of which one party sends many at once, and the table that they wait for. */
interface Flood {
  table: RawBuilder<unknown>
  status: number
  ask: (index: number) => Promise<Answer>
}
const octo = { productId: 'none_srs', optionId: 'none_ctg', localDateStart: '2027-01-01', localDateEnd: '2027-02-01' }
const floods: Record<string, Flood> = {
  lists: { table: sql`memo`, status: 200, ask: (index) => distributor.get(`/v1/memos?page_size=${index + 1}`) },
  'lists of the catalogue': {
    table: sql`event_translation`,
    status: 200,
    ask: (index) => distributor.get(`/v1/event-translations?page_size=${index + 1}`),
  },
  searches: { table: sql`memo`, status: 200, ask: (index) => distributor.get(`/v1/internal/console/search?query=many${index}`) },
  'single reads of the catalogue': { table: sql`event`, status: 404, ask: (index) => distributor.get(`/v1/events/none${index}_evt`) },
  statistics: { table: sql`event`, status: 404, ask: (index) => distributor.get(`/v1/events/none${index}_evt/statistics`) },
  'availabilities of a partner': { table: sql`allotment_ticket`, status: 400, ask: () => distributor.post('/octo/availability', octo) },
  'feeds of a partner': { table: sql`event`, status: 200, ask: () => distributor.get('/octo/products') },
}

test.each(Object.keys(floods))('while sixty %s take long, others are served', async (name) => {
  const { table, status, ask } = floods[name] as Flood
  const asked = await ctx.db.transaction().execute(async (trx) => {
    await sql`lock table ${table} in access exclusive mode`.execute(trx)
    const asked = Promise.all(Array.from({ length: 60 }, (_, index) => ask(index)))
    await expect.poll(async () => (await kit.query('select from pg_locks where not granted')).length).toBeGreaterThan(2)
    const others = await Promise.all([
      distributor2.get('/v1/request-log'),
      distributor2.get('/v1/distributors'),
      distributor2.get('/v1/venues'),
      supplier.get('/v1/suppliers'),
      admin.get('/v1/clients'),
      admin.patch(`/v1/distributors/${kit.accounts.distributor2.distributor_id}`, { distributor_name: 'Another name' }),
    ])
    for (const { status, text } of others) expect(status, text).toBe(200)
    return { asked }
  })
  for (const { status: found, text } of await asked.asked) expect(found, text).toBe(status)
})

test('a partner whose connections break while its products are read gives its turns back', async () => {
  const gone = new AbortController()
  await ctx.db.transaction().execute(async (trx) => {
    await sql`lock table event in access exclusive mode`.execute(trx)
    const headers = { 'x-api-key': kit.accounts.distributor.api_key }
    const asked = Array.from({ length: 12 }, () => fetch(`${kit.url}/octo/products`, { headers, signal: gone.signal }))
    const waiting = `select from pg_locks where not granted and relation = 'event'::regclass`
    await expect.poll(async () => (await kit.query(waiting)).length).toBe(6)
    gone.abort()
    await Promise.allSettled(asked)
  })
  expect((await distributor.get('/octo/products')).status).toBe(200)
})

// Apart from the others, because every change is written to that table.
test('while sixty reads of the changes feed take long, the reads of others are served', async () => {
  const { asked } = await ctx.db.transaction().execute(async (trx) => {
    await sql`lock table change in access exclusive mode`.execute(trx)
    const asked = Promise.all(Array.from({ length: 60 }, () => distributor.get('/v1/changes?limit=1')))
    await expect.poll(async () => (await kit.query('select from pg_locks where not granted')).length).toBeGreaterThan(5)
    const others = await Promise.all([distributor2.get('/v1/request-log'), distributor2.get('/v1/venues'), admin.get('/v1/clients')])
    for (const { status, text } of others) expect(status, text).toBe(200)
    return { asked }
  })
  for (const { status, text } of await asked) expect(status, text).toBe(200)
})
