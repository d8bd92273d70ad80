import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { changesOf, isSettled } from '../../src/platform/list-cache/changes.js'
import { statementsOf } from '../kit/connections.js'
import { startKit } from '../kit/index.js'

/**
 * A crash of the database can restore an earlier value of the change counter. The test simulates it by writing without counting: a cached
 * answer then seems valid by its counter, and is not.
 */
const kit = await startKit()
const { ctx } = kit.service
const { distributor } = kit.as
const id = (number: number) => `${String(number).padStart(26, '0')}_tea`
const teams = 1_400
const insert = (from: number, to: number) =>
  kit.query(
    `insert into team (team_id, slug, official_name, sport_type, created, updated)
     select lpad(n::text, 26, '0') || '_tea', 'trust-' || n, 'Trust ' || n, 'golf', now(), now() from generate_series($1::int, $2::int) n`,
    [from, to],
  )
beforeAll(() => insert(1, teams))

/** The next whole second, so that no answer is repeated, after this time on the clock that measures ages. */
let now = new Date('2026-06-01T12:00:00.000Z').getTime()
let ahead = 0
const { performance } = globalThis
const really = performance.now.bind(performance)
const later = (millis: number): void => {
  now += 1_000
  ahead += millis
}
beforeEach(async () => {
  ctx.now = () => new Date(now)
  vi.spyOn(performance, 'now').mockImplementation(() => really() + ahead)
  // Nothing of an earlier test is left.
  later(120_000)
  await kit.query('alter table team enable trigger catalogue_changed')
})
afterEach(() => {
  vi.restoreAllMocks()
})

interface Listed {
  teams: { team_id: string }[]
  pagination: { total_size: number }
}
async function list(page: number, size: number): Promise<Listed> {
  const path = `/v1/teams?sport_type=golf&sorting=team_id&page_size=${size}&page=${page}`
  const { status, body, text } = await distributor.get<Listed>(path)
  expect(status, text).toBe(200)
  return body
}
const total = async () => (await list(1, 1)).pagination.total_size
const firstOn = async (page: number) => (await list(page, 100)).teams[0]?.team_id
/** A connection beside those of the service. */
async function connected(): Promise<pg.Client> {
  const client = new pg.Client(kit.database)
  await client.connect()
  return client
}
const uncounted = () => kit.query('alter table team disable trigger catalogue_changed')

describe('an unchanged change counter is relied on', () => {
  test('for one minute, for a total', async () => {
    const before = await total()
    await uncounted()
    await insert(teams + 1, teams + 1)
    later(30_000)
    expect(await total()).toBe(before)
    later(31_000)
    expect(await total()).toBe(before + 1)
  })

  test('for one minute, for the start of a deep page, however often the page is read', async () => {
    expect(await firstOn(12)).toBe(id(1_101))
    await uncounted()
    await kit.query('delete from team where team_id = $1', [id(1)])
    later(30_000)
    expect([await firstOn(12), await firstOn(13)]).toEqual([id(1_101), id(1_201)])
    later(31_000)
    expect([await firstOn(13), await firstOn(12)]).toEqual([id(1_202), id(1_102)])
  })

  test('until a connection breaks, as when the database crashes', async () => {
    const before = await total()
    await uncounted()
    await insert(teams + 2, teams + 2)
    later(0)
    expect(await total()).toBe(before)
    later(0)
    const changes = await changesOf(ctx.db)
    // By a connection of its own: the service may have only one.
    const other = await connected()
    const { rowCount } = await other.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and application_name = 'allotment' and state = 'idle'`,
    )
    await other.end()
    expect(rowCount).toBeGreaterThan(0)
    // A request that still finds a broken connection is answered with 503.
    await expect.poll(() => changesOf(ctx.db), { interval: 20 }).not.toBe(changes)
    await expect.poll(total, { interval: 20 }).toBe(before + 1)
  })
})

describe('visibility of counted changes', () => {
  /** How often the locks are read. */
  const looks = async (work: () => Promise<void>): Promise<number> =>
    (await statementsOf(kit.service, work)).filter(({ sql }) => sql.includes('pg_locks')).length
  const ask = async (changes: string[]) => new Set(await Promise.all(changes.map((one) => isSettled(ctx.db, one))))
  const many = (changes: string) => Array<string>(100).fill(changes)

  test('is read once per counter value, and again after a minute', async () => {
    await insert(teams + 3, teams + 3)
    const changes = await changesOf(ctx.db)
    const asking = async () => {
      for (let turn = 0; turn < 3; turn++) expect(await ask(many(changes))).toEqual(new Set([true]))
    }
    expect(await looks(asking)).toBe(1)
    later(61_000)
    expect(await looks(asking)).toBe(1)
  })

  test('is not read repeatedly during writes, and is known soon after them', async () => {
    // With a clock that stands still, so that no pause ends.
    vi.spyOn(performance, 'now').mockImplementation(() => ahead)
    later(really())
    const writer = await connected()
    try {
      await writer.query('begin')
      await writer.query('update team set popular_team = true where team_id = $1', [id(2)])
      const numbers = many(await changesOf(ctx.db)).map((changes, index) => `${changes} ${index}`)
      const asking = async () => {
        // Some requests arrive while the first read is in progress.
        const late = numbers.map(async (changes, index) => sleep(index % 5).then(() => isSettled(ctx.db, changes)))
        for (let turn = 0; turn < 3; turn++) expect(await ask(numbers)).toEqual(new Set([false]))
        expect(new Set(await Promise.all(late))).toEqual(new Set([false]))
      }
      expect(await looks(asking)).toBe(1)
      later(50)
      expect(await looks(asking)).toBe(1)
      await writer.query('commit')
      later(50)
      expect(await isSettled(ctx.db, await changesOf(ctx.db))).toBe(true)
    } finally {
      await writer.end()
    }
  })
})
