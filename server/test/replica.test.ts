import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { prepareDatabase } from '../src/service.js'
import { makeAccounts } from './kit/accounts.js'
import { caller, expectProblem, startKit } from './kit/index.js'
import { connectAsRoot, startOwnPostgres, startReplica } from './kit/own-postgres.js'

const kit = await startKit()
const own = await startOwnPostgres()
const first = await kit.another({}, own.database.connection)
await prepareDatabase(first.service)
const accounts = await makeAccounts(first.service)
let replica = await startReplica(own, 'replica')
const root = await connectAsRoot(replica)
afterAll(() => root.end())
const replicaUrl = replica.url
const { url, service } = await kit.another({ DATABASE_READ_URL: replicaUrl, DATABASE_READ_LAG_MS: '600000' }, own.database.connection)
const second = await kit.another({ DATABASE_READ_URL: replicaUrl, DATABASE_READ_LAG_MS: '600000' }, own.database.connection)

const writer = caller(url, { 'x-api-key': accounts.product_management.api_key })
const reader = caller(url, { 'x-api-key': accounts.support.api_key })
let serial = 0
const makeVenue = async () => {
  const official_name = `Estadio ${++serial}`
  const made = await writer.post('/v1/venues', {
    official_name,
    country: 'ESP',
    venue_type: 'stadium',
    city: 'Sevilla',
    time_zone: 'Europe/Madrid',
  })
  expect(made.status, made.text).toBe(201)
  return official_name
}
const namesFor = async (as: typeof reader) => {
  const { status, body, text } = await as.get<{ venues: { official_name: string }[] }>('/v1/venues?page_size=500')
  expect(status, text).toBe(200)
  return body.venues.map((venue) => venue.official_name)
}
const isRead = () => service.ctx.reads.of() !== service.ctx.db
const pause = () => root.query('select pg_wal_replay_pause()')
const resume = () => root.query('select pg_wal_replay_resume()')
/**
 * After this every reader is served by the replica, with all changes. The service notices later than the replica what was replayed, and
 * until then who made a change is served by the primary.
 */
async function caughtUp(): Promise<void> {
  const { rows } = await own.root.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at')
  const written = rows[0]?.at
  await expect.poll(() => service.ctx.reads.of({ written }) !== service.ctx.db).toBe(true)
}

describe('reads on a replica', () => {
  afterEach(async () => {
    await resume()
    await caughtUp()
  })

  test('lists are read from it; a client that changed something sees its change at once in every process, before the replica has it', async () => {
    // A caller's first request counts as a change, so both callers make one first.
    await namesFor(reader)
    await makeVenue()
    await caughtUp()
    await pause()
    const name = await makeVenue()
    expect(await namesFor(writer)).toContain(name)
    expect(await namesFor(caller(second.url, { 'x-api-key': accounts.product_management.api_key }))).toContain(name)
    // Twin: without own changes the replica answers, which does not have the change yet.
    expect(await namesFor(reader)).not.toContain(name)
    await resume()
    await expect.poll(() => namesFor(reader)).toContain(name)
  })

  test('a client is served by the replica again as soon as the replica has its changes', async () => {
    const name = await makeVenue()
    await caughtUp()
    await pause()
    // A change of another client shows whether the replica or the primary answers.
    await own.root.query("update venue set official_name = official_name || ' (renamed)' where official_name = $1", [name])
    await expect.poll(() => namesFor(writer)).toContain(name)
  })

  test('a copy that begins while the replica is not read has no gap when it is read right after, in this or another process', async () => {
    // For one process the replica is too far behind; another one reads it.
    const strict = await kit.another({ DATABASE_READ_URL: replicaUrl, DATABASE_READ_LAG_MS: '100' }, own.database.connection)
    await namesFor(reader)
    await caughtUp()
    await pause()
    const name = await makeVenue()
    await expect.poll(() => strict.service.ctx.reads.of() === strict.service.ctx.db).toBe(true)
    // The twin: the replica lacks what the cursor is after.
    expect(await namesFor(reader)).not.toContain(name)
    const start = await caller(strict.url, { 'x-api-key': accounts.support.api_key }).get<{ cursor: string }>('/v1/changes?after=now')
    expect(start.status, start.text).toBe(200)
    expect(isRead()).toBe(true)
    expect(await namesFor(reader)).toContain(name)
    expect(await namesFor(caller(second.url, { 'x-api-key': accounts.support.api_key }))).toContain(name)
  })

  test('a replica that is further behind than DATABASE_READ_LAG_MS is not read', async () => {
    const strict = await kit.another({ DATABASE_READ_URL: replicaUrl, DATABASE_READ_LAG_MS: '1500' }, own.database.connection)
    await expect.poll(() => strict.service.ctx.reads.of() !== strict.service.ctx.db).toBe(true)
    await pause()
    const name = await makeVenue()
    await expect.poll(() => namesFor(caller(strict.url, { 'x-api-key': accounts.support.api_key }))).toContain(name)
    await resume()
    await expect.poll(() => strict.service.ctx.reads.of() !== strict.service.ctx.db).toBe(true)
  })
})

test('while the replica is unavailable the primary serves every request; when it is back it is used again', async () => {
  await expect.poll(isRead).toBe(true)
  await replica.stop()
  for (let i = 0; i < 5; i++) await namesFor(reader)
  await expect.poll(isRead).toBe(false)
  const name = await makeVenue()
  expect(await namesFor(reader)).toContain(name)
  expect((await reader.get('/readyz')).status).toBe(200)
  replica = await startReplica(own, 'second')
  const back = await kit.another({ DATABASE_READ_URL: replica.url }, own.database.connection)
  await expect.poll(() => back.service.ctx.reads.of() !== back.service.ctx.db).toBe(true)
  expect(await namesFor(caller(back.url, { 'x-api-key': accounts.support.api_key }))).toContain(name)
})

test('a server that is not a replica is not used, so a promoted replica cannot give old answers', async () => {
  const wrong = await kit.another({ DATABASE_READ_URL: own.database.url }, own.database.connection)
  await expect.poll(() => kit.log.some((line) => line.includes('it is not a replica'))).toBe(true)
  expect(wrong.service.ctx.reads.of()).toBe(wrong.service.ctx.db)
})

test('a change that no replica confirms is not answered as made, also when the wait is cancelled in PostgreSQL', async () => {
  const other = await kit.another({}, own.database.connection)
  const as = caller(other.url, { 'x-api-key': accounts.product_management.api_key })
  const venue = { official_name: 'Unconfirmed', country: 'ESP', venue_type: 'stadium', city: 'Sevilla', time_zone: 'Europe/Madrid' }
  expect((await as.get('/v1/venues?page_size=1')).status).toBe(200)
  /** Cancels the waiting commits until the answer arrives. */
  async function whileCancelled<T>(answer: Promise<T>): Promise<T> {
    let isThere = false
    const ended = answer.finally(() => {
      isThere = true
    })
    while (!isThere) {
      await own.root.query("select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'")
      await setTimeout(20)
    }
    return ended
  }
  await own.root.query("alter system set synchronous_standby_names = 'nobody'")
  await own.root.query('select pg_reload_conf()')
  try {
    await expect
      .poll(async () => (await own.root.query('show synchronous_standby_names')).rows)
      .toEqual([{ synchronous_standby_names: 'nobody' }])
    expectProblem(await whileCancelled(as.post('/v1/venues', venue)), 'database_unavailable')
    // Twin: a plain client gets a success, with only a warning.
    const plain = new pg.Client({ ...own.database.connection, user: 'postgres' })
    await plain.connect()
    const notices: (string | undefined)[] = []
    plain.on('notice', (notice) => notices.push(notice.routine))
    await whileCancelled(plain.query('create table unconfirmed ()'))
    expect(notices).toContain('SyncRepWaitForLSN')
    await plain.end()
  } finally {
    await own.root.query('alter system reset synchronous_standby_names')
    await own.root.query('select pg_reload_conf()')
  }
})
