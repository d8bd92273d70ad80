import { expect, test } from 'vitest'
import { housekeeping } from '../../src/housekeeping.js'
import { decodeCursor, encodeCursor } from '../../src/platform/changes/cursor.js'
import { caller, expectProblem, startKit } from '../kit/index.js'
import { putOnSale } from '../selling/kit.js'
import { cursorNow, type Page, readOn, settled } from './kit.js'

const kit = await startKit({ CHANGES_DAYS: '30' })
const count = async (table: string, where = 'true') =>
  Number((await kit.query<{ count: string }>(`select count(*) from ${table} where ${where}`))[0]?.count)

/** The cursor as it is so many days later. */
const days = (cursor: string, count: number): string => {
  const parts = decodeCursor(cursor)
  return encodeCursor({ ...parts, at: new Date(parts.at.getTime() - count * 86_400_000) })
}

test('a week of changes is deleted when all of it is older than the retention time', async () => {
  const row = `insert into change (resource, resource_id, kind, at) values ('event', 'old', 'created', $1)`
  const monday = new Date()
  monday.setUTCHours(0, 0, 0, 0)
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  const day = (weeks: number) => new Date(monday.getTime() - weeks * 7 * 86_400_000)
  const dayName = (weeks: number) => day(weeks).toISOString().slice(0, 10)
  for (const weeks of [10, 6, 3]) {
    await kit.query(
      `create table change_partition.week_${dayName(weeks).replaceAll('-', '')} partition of change
         for values from ('${dayName(weeks)} 00:00:00+00') to ('${dayName(weeks - 1)} 00:00:00+00')`,
    )
    await kit.query(row, [day(weeks)])
  }
  // Of a week without a partition, as after a long stop.
  await kit.query(row, [day(8)])
  await kit.query(row, [day(2)])
  const ticket = await putOnSale(kit, { stock: 1 })
  await housekeeping(kit.service.ctx)
  const kept = await kit.query<{ at: Date }>(`select at from change where resource_id = 'old' order by at`)
  expect(kept.map(({ at }) => at)).toEqual([day(3), day(2)])
  expect(await count('change', `resource_id = '${ticket}'`)).toBeGreaterThan(0)
  expect(await count('pg_class', `relname = 'week_${dayName(-1).replaceAll('-', '')}'`)).toBe(1)
  // The feed starts with the oldest remaining change.
  const first = async () => (await kit.as.distributor.get<Page>('/v1/changes?limit=1')).body.changes[0]?.id
  // Changes are visible when all older transactions of the cluster have ended.
  await expect.poll(first).toBe('old')
  expect(await readOn(kit, kit.as.distributor, await cursorNow(kit, kit.as.distributor))).toEqual([])
})

test('webhook events are deleted after the same number of days', async () => {
  await kit.query(
    `insert into domain_event (event_type, resource_id, at)
     select 'sale_created', 'event ' || n, now() - n * interval '1 day' from generate_series(25, 34) n`,
  )
  await housekeeping(kit.service.ctx)
  expect(await count('domain_event', `resource_id like 'event %'`)).toBe(5)
  expect(await count('domain_event', `at < now() - interval '30 days'`)).toBe(0)
})

test('a reader that is behind and pauses gets 410 when changes after its place may be deleted, and not a gap', async () => {
  const { distributor } = kit.as
  const start = await cursorNow(kit, distributor)
  await kit.query(`insert into change (resource, resource_id, kind, at)
    select 'event', 'behind ' || n, 'created', now() - interval '20 days' from generate_series(1, 30) n`)
  await settled(kit)
  const polled = (await distributor.get<Page>(`/v1/changes?after=${start}&limit=1`)).body
  const ending = new AbortController()
  const { signal } = ending
  const key = kit.accounts.distributor.api_key
  const stream = await fetch(`${kit.url}/v1/changes?after=${start}`, { headers: { 'x-api-key': key, accept: 'text/event-stream' }, signal })
  let streamed = ''
  for await (const part of stream.body ?? []) {
    streamed += Buffer.from(part).toString()
    if (/^id: .*\n/m.test(streamed)) break
  }
  ending.abort()
  // After ten days both can go on, after eleven neither, because what comes next was made 31 days before.
  for (const cursor of [polled.cursor, /^id: (.*)$/m.exec(streamed)?.[1] ?? '']) {
    expect((await distributor.get(`/v1/changes?after=${days(cursor, 10)}`)).status).toBe(200)
    expectProblem(await distributor.get(`/v1/changes?after=${days(cursor, 11)}`), 'change_cursor_expired')
  }
  const end = (await distributor.get<Page>(`/v1/changes?after=${polled.cursor}`)).body.cursor
  expect((await distributor.get(`/v1/changes?after=${days(end, 29)}`)).status).toBe(200)
})

test.each([1, 7])('with %i days: who begins without a cursor has a day to go on, and misses nothing that is stored', async (kept) => {
  const other = await kit.another({ CHANGES_DAYS: String(kept) })
  const buyer = caller(other.url, { 'x-api-key': kit.accounts.distributor.api_key })
  const insert = (id: string, age: number) =>
    kit.query(
      `insert into change (resource, resource_id, kind, at) values ('event', $1, 'created', now() - $2::float8 * interval '1 day')`,
      [id, age],
    )
  await kit.query('delete from change')
  await insert('too old', kept + 1.9)
  await insert('first', kept - 0.1)
  await insert('next', kept - 0.2)
  await insert('last', 0)
  await settled(kit)
  const ids = async (after: string) => (await buyer.get<Page>(`/v1/changes?after=${after}`)).body.changes.map(({ id }) => id)
  const { changes, cursor } = (await buyer.get<Page>('/v1/changes?limit=1')).body
  expect(changes.map(({ id }) => id)).toEqual(['first'])
  expect(await ids(days(cursor, 1))).toEqual(['next', 'last'])
  // Asking again and again does not make a cursor good for longer than its changes are stored.
  const again = (await buyer.get<Page>(`/v1/changes?after=${days(cursor, 1)}&limit=1`)).body.cursor
  for (const one of [cursor, again]) expectProblem(await buyer.get(`/v1/changes?after=${days(one, 1.25)}`), 'change_cursor_expired')
  // What such a cursor leads to is not deleted, even if it was written a while before it could be read.
  await housekeeping(other.service.ctx)
  expect(await count('change', `resource_id = 'too old'`)).toBe(1)
})
