import pg from 'pg'
import { expect, test } from 'vitest'
import { housekeeping } from '../src/housekeeping.js'
import { keepPartitions } from '../src/platform/db/partitions.js'
import { startKit } from './kit/index.js'
import { startReceiver } from './kit/receiver.js'
import { register } from './webhooks/kit.js'

const kit = await startKit()
const { ctx } = kit.service
const day = 86_400_000
const names = ['change', 'delivery', 'delivery_attempt', 'domain_event', 'idempotency', 'request_log'] as const
type Name = (typeof names)[number]
const spans: Record<Name, number> = { change: 7, delivery: 7, delivery_attempt: 7, domain_event: 7, idempotency: 1, request_log: 7 }

interface Part {
  name: string
  starts: Date | null
  ends: Date | null
}
const partsOf = (table: string) =>
  kit.query<Part>(
    `select p.partition::text as name, p.starts, p.ends from partitioned_table t, partitions_of(t) p where t.name = $1 order by p.starts nulls first`,
    [table],
  )
const count = async (from: string) => Number((await kit.query<{ count: string }>(`select count(*) from ${from}`))[0]?.count)

/** Monday, or midnight, that many periods ago. */
function begin(table: Name, ago: number): Date {
  const at = new Date()
  at.setUTCHours(0, 0, 0, 0)
  if (spans[table] === 7) at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return new Date(at.getTime() - ago * spans[table] * day)
}

/** The partition of a past period, as it would have been made at its time. */
async function past(table: Name, ago: number): Promise<string> {
  const [row] = await kit.query<{ name: string }>(
    `select format('%I.%I', partition_schema, prefix || to_char($2::timestamptz at time zone 'UTC', 'YYYYMMDD')) as name from partitioned_table where name = $1`,
    [table, begin(table, ago)],
  )
  const bound = async (at: Date) =>
    (await kit.query<{ bound: string }>('select partition_bound(t, $2) as bound from partitioned_table t where name = $1', [table, at]))[0]
      ?.bound
  const [from, to] = [await bound(begin(table, ago)), await bound(begin(table, ago - 1))]
  await kit.query(`create table ${row?.name} partition of ${table} for values from ('${from}') to ('${to}')`)
  return row?.name ?? ''
}

test('every table whose old rows are deleted has a partition for now and the three periods after, and a default for anything else', async () => {
  expect((await kit.query<{ name: string }>('select name from partitioned_table order by name')).map(({ name }) => name)).toEqual(names)
  for (const table of names) {
    const [fallback, ...parts] = await partsOf(table)
    expect([table, fallback?.starts ?? null]).toEqual([table, null])
    expect([table, ...parts.map(({ starts }) => starts)]).toEqual([table, ...[0, -1, -2, -3].map((ago) => begin(table, ago))])
    expect([table, ...parts.map(({ ends }) => ends)]).toEqual([table, ...[-1, -2, -3, -4].map((ago) => begin(table, ago))])
  }
})

test('requests, keys and deliveries of now are in the partition of now', async () => {
  const receiver = await startReceiver()
  const { webhook_id } = await register(kit.as.distributor, receiver.url)
  const sent = await kit.as.distributor.post('/v1/webhooks/trigger', { webhook_id }, { 'idempotency-key': 'now' })
  expect(sent.status, sent.text).toBeLessThan(300)
  for (const table of ['delivery', 'idempotency', 'request_log'] as const) {
    const now = (await partsOf(table)).find(({ starts }) => starts?.getTime() === begin(table, 0).getTime())
    await expect.poll(() => count(now?.name ?? ''), { message: table, timeout: 20_000 }).toBeGreaterThan(0)
    expect([table, await count((await partsOf(table))[0]?.name ?? '')]).toEqual([table, 0])
  }
})

const line = `insert into request_log (request_id, at, client_id, method, route, status, latency_us) select $1 || n, $2, 'x', 'GET', '/', 200, 1 from generate_series(1, 20) n`

test('a period is dropped as a whole once all of it is too old, and not before', async () => {
  const [old, kept] = [await past('request_log', 4), await past('request_log', 2)]
  await kit.query(line, ['old', begin('request_log', 4)])
  await kit.query(line, ['kept', begin('request_log', 2)])
  expect([await count(old), await count(kept)]).toEqual([20, 20])
  await keepPartitions(ctx.db, { table: 'request_log', hours: 14 * 24, at: ctx.now() })
  expect((await partsOf('request_log')).map(({ name }) => name)).not.toContain(old)
  expect(await count(kept)).toBe(20)
})

test('rows of a period that had no partition are deleted one by one, and those of a period that is in the default partition stay there', async () => {
  const fallback = (await partsOf('domain_event'))[0]?.name ?? ''
  const event = `insert into domain_event (event_type, resource_id, at) values ('sale_created', $1, $2)`
  const future = begin('domain_event', -4)
  await kit.query(event, ['old', begin('domain_event', 9)])
  await kit.query(event, ['early', new Date(future.getTime() + day)])
  expect(await count(fallback)).toBe(2)
  // A week later, the week of the early row is the fourth: no partition can be made for it, but the next one can.
  for (const weeks of [1, 2])
    await keepPartitions(ctx.db, { table: 'domain_event', hours: 30 * 24, at: new Date(ctx.now().getTime() + weeks * 7 * day) })
  expect(await kit.query(`select resource_id from ${fallback}`)).toEqual([{ resource_id: 'early' }])
  const made = (await partsOf('domain_event')).map(({ starts }) => starts?.getTime())
  expect(made).not.toContain(future.getTime())
  expect(made).toContain(begin('domain_event', -5).getTime())
})

test('old deliveries go with their attempts; one that is still to be sent stays, and so does its attempt', async () => {
  const receiver = await startReceiver()
  const { webhook_id } = await register(kit.as.distributor, receiver.url)
  const add = async (ago: number, id: string, status: string) => {
    const at = new Date(begin('delivery', ago).getTime() + day)
    const [row] = await kit.query<{ id: string }>(`select id_time($1) || $2 as id`, [at, id])
    await kit.query(
      `insert into delivery (delivery_id, endpoint_id, event_type, resource_id, body, due, created, updated, status) values ($1, $2, 'sale_created', 'r', '{}', $3, $3, $3, $4)`,
      [row?.id, webhook_id, at, status],
    )
    await kit.query(`insert into delivery_attempt (delivery_id, attempt, started, outcome) values ($1, 1, $2, 'refused')`, [row?.id, at])
    return row?.id ?? ''
  }
  for (const table of ['delivery', 'delivery_attempt'] as const) for (const ago of [8, 7]) await past(table, ago)
  await add(8, 'gone', 'delivered')
  await add(7, 'also gone', 'failed')
  const waiting = await add(7, 'waiting', 'pending')
  const unpartitioned = await add(9, 'no partition', 'delivered')
  await housekeeping(ctx)
  const left = async (table: string) =>
    (await kit.query<{ id: string }>(`select delivery_id as id from ${table} where delivery_id < id_time(now() - interval '30 days')`)).map(
      ({ id }) => id,
    )
  expect(await left('delivery')).toEqual([waiting])
  expect(await left('delivery_attempt')).toEqual([waiting])
  expect(unpartitioned).not.toBe(waiting)
  const weeks = (await partsOf('delivery')).map(({ starts }) => starts?.getTime())
  expect([weeks.includes(begin('delivery', 8).getTime()), weeks.includes(begin('delivery', 7).getTime())]).toEqual([false, true])
})

test('while a reader keeps the table, writers go on, and the partition is dropped when it ends', async () => {
  const old = await past('request_log', 6)
  await kit.query(line, ['six', begin('request_log', 6)])
  const reader = new pg.Client(kit.database)
  await reader.connect()
  await reader.query('begin')
  await reader.query('select count(*) from request_log')
  const dropping = keepPartitions(ctx.db, { table: 'request_log', hours: 14 * 24, at: ctx.now() })
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%partitions_dropped%'`
  await expect.poll(() => kit.query(waits), { interval: 10 }).not.toEqual([])
  for (let n = 0; n < 5; n++) await kit.query(line, [`written-${n}-`, new Date()])
  expect(await count(old)).toBe(20)
  await reader.query('commit')
  await reader.end()
  await dropping
  expect((await partsOf('request_log')).map(({ name }) => name)).not.toContain(old)
})

test('a key that was used before midnight is known after it, and its effect happens once', async () => {
  const memos = `/v1/distributors/${kit.accounts.distributor.distributor_id}/memos`
  const use = (text: string) => kit.as.admin.post(memos, { text, scope: 'internal' }, { 'idempotency-key': 'midnight' })
  const midnight = begin('idempotency', -1).getTime()
  kit.clock.stand()
  kit.clock.advance({ seconds: Math.round((midnight - kit.clock.now().getTime()) / 1000) - 2 })
  expect((await use('once')).status).toBe(201)
  const where = () => kit.query<{ name: string }>(`select tableoid::regclass::text as name from idempotency where key = 'midnight'`)
  const [before] = await where()
  kit.clock.advance({ seconds: 5 })
  expect(kit.clock.now().getTime()).toBeGreaterThan(midnight)
  expect((await use('once')).headers.get('idempotent-replayed')).toBe('true')
  expect(await where()).toEqual([before])
  // After its hours are over it may be used again: the row of the other day is deleted first, so that there is never more than one.
  kit.clock.advance({ hours: 25 })
  expect((await use('twice')).status).toBe(201)
  expect(await where()).toHaveLength(1)
  expect(await where()).not.toEqual([before])
})

test('requests with one key on both sides of midnight have one effect', async () => {
  const memos = `/v1/distributors/${kit.accounts.distributor.distributor_id}/memos`
  const midnight = begin('idempotency', -1).getTime()
  const at = (millis: number) => ({ now: () => new Date(millis), advance: () => {}, stand: () => {} })
  const sides = [await kit.another({}, undefined, at(midnight - 1)), await kit.another({}, undefined, at(midnight + 1))]
  for (let round = 0; round < 20; round++) {
    const key = `around-${round}`
    const answers = await Promise.all(
      sides.map(({ url }) =>
        fetch(url + memos, {
          method: 'POST',
          headers: { 'x-api-key': kit.accounts.admin.api_key, 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ text: key, scope: 'internal' }),
        }),
      ),
    )
    for (const { status } of answers) expect([201, 409]).toContain(status)
    expect([key, await count(`memo where text = '${key}'`)]).toEqual([key, 1])
    expect([key, await count(`idempotency where key = '${key}'`)]).toEqual([key, 1])
  }
})
