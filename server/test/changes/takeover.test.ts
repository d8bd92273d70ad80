import { execFileSync } from 'node:child_process'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { notifyWebhooks } from '../../src/channels/changes/notify.js'
import { loadConfig } from '../../src/platform/config.js'
import { type EmbeddedDatabase, startEmbedded } from '../../src/platform/db/embedded.js'
import { openService, prepareDatabase } from '../../src/service.js'
import { query } from '../embedded-service.js'
import { makeAccounts } from '../kit/accounts.js'
import { caller, expectProblem, type Kit, type Opened, startKit } from '../kit/index.js'
import { putOnSale } from '../selling/kit.js'
import { cursorNow, type Page, readOn, settled } from './kit.js'

/** A database with a streaming replica: two PostgreSQL servers, the second made from a copy of the first. */
const outer = await startKit()
const folder = await mkdtemp(join(tmpdir(), 'allotment-takeover-'))
const settings = { fsync: 'off', shared_buffers: '32MB', max_connections: '40' }
const [mainDir, replicaDir] = [join(folder, 'a'), join(folder, 'b')]
let main: EmbeddedDatabase
/** Resolves when the replica was promoted. */
let promoted: Promise<EmbeddedDatabase>
let kit: Kit

const socket = join(replicaDir, 'run')
const onReplica = (text: string) => query({ ...main.connection, host: socket, user: 'postgres' }, text)
const position = async (of: Kit) => (await of.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn'))[0]?.lsn
const caughtUp = async () => {
  const lsn = await position(kit)
  const isThere = () => onReplica(`select pg_last_wal_replay_lsn() >= '${lsn}'`).catch(() => false)
  while (!(await isThere())) await setTimeout(20)
}
const served = (opened: Opened, accounts: Kit['accounts']): Kit => ({
  ...outer,
  ...opened,
  accounts,
  query: async (text, values = []) => (await opened.service.database.pool.query(text, values)).rows as never,
})
const as = (at: { url: string }, name: 'distributor' | 'product_management') => caller(at.url, { 'x-api-key': kit.accounts[name].api_key })

beforeAll(async () => {
  const first = await startEmbedded({ dataDir: mainDir, settings })
  const service = openService(loadConfig({ DATA_DIR: mainDir, LOG_LEVEL: 'error' }), first.connection)
  await prepareDatabase(service)
  await service.database.pool.query('delete from master_key')
  await service.ctx.jobs.stop()
  await service.close()
  await first.stop()
  execFileSync('cp', ['-a', mainDir, replicaDir])
  const cluster = join(replicaDir, 'postgres')
  // With the owner of the other files.
  execFileSync('cp', ['-a', join(cluster, 'PG_VERSION'), join(cluster, 'standby.signal')])
  main = await startEmbedded({ dataDir: mainDir, settings })
  const { host, port } = main.connection
  await appendFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = 'host=${host} port=${port} user=postgres'\n`)
  promoted = startEmbedded({ dataDir: replicaDir, settings })
  promoted.catch(() => {})
  const opened = await outer.another({}, main.connection)
  kit = served(opened, await makeAccounts(opened.service))
  await caughtUp()
}, 300_000)

// A test that fails must not leave the replica paused for the next one.
afterEach(() => onReplica('select pg_wal_replay_resume()').catch(() => {}))

afterAll(async () => {
  await main?.stop()
  await onReplica('select pg_promote()').catch(() => {})
  await (await promoted)?.stop()
  await rm(folder, { recursive: true, force: true })
}, 300_000)

/** A service whose lists are read from the replica, which stands still from now on. */
async function behindPaused() {
  await caughtUp()
  const address = main.url.replace(encodeURIComponent(main.connection.host), encodeURIComponent(socket))
  const behind = await outer.another({ DATABASE_READ_URL: address, DATABASE_READ_LAG_MS: '600000' }, main.connection)
  await expect.poll(() => behind.service.ctx.reads.of() !== behind.service.ctx.db).toBe(true)
  // A new caller is served by the primary until the replica has all changes of this moment.
  expect((await as(behind, 'distributor').get('/v1/venues?page_size=1')).status).toBe(200)
  await caughtUp()
  await onReplica('select pg_wal_replay_pause()')
  return behind
}

test('the full state of a change is not older than the change, also while the replica lags', async () => {
  const ticket = await putOnSale(kit, { stock: 5 })
  const behind = await behindPaused()
  const cursor = await cursorNow(kit, as(behind, 'distributor'))
  expect((await as(kit, 'product_management').patch(`/v1/tickets/${ticket}`, { ticket_title: 'Newer' })).status).toBe(200)
  const created = await putOnSale(kit, { stock: 5 })
  await settled(kit)
  const changes = await readOn(kit, as(behind, 'distributor'), cursor, '&include=full')
  expect(changes.findLast(({ id }) => id === ticket)?.data).toMatchObject({ ticket_title: 'Newer' })
  expect(changes.findLast(({ id }) => id === created)?.data).toMatchObject({ ticket_id: created })
  await behind.close()
})

test('a copy that starts while the replica lags misses nothing', async () => {
  const ticket = await putOnSale(kit, { stock: 5 })
  const behind = await behindPaused()
  const change = await as(kit, 'product_management').patch(`/v1/tickets/${ticket}`, { ticket_title: 'Renamed' })
  expect(change.status, change.text).toBe(200)
  await settled(kit)
  const { cursor } = (await as(behind, 'distributor').get<Page>('/v1/changes?after=now')).body
  const { body } = await as(behind, 'distributor').get<{ tickets: { ticket_title: string }[] }>(`/v1/tickets?ticket_id=${ticket}`)
  await onReplica('select pg_wal_replay_resume()')
  const changes = await readOn(kit, as(behind, 'distributor'), cursor, '&include=full')
  const copied = changes.findLast(({ id }) => id === ticket)?.data ?? body.tickets[0]
  expect(copied).toMatchObject({ ticket_title: 'Renamed' })
  await behind.close()
})

test('a cursor stays valid after a fail-over to the replica; a cursor past changes that were lost gets 410', async () => {
  const ticket = await putOnSale(kit, { stock: 5 })
  await notifyWebhooks(kit.service.ctx)
  const good = await cursorNow(kit, as(kit, 'distributor'))
  await caughtUp()
  await onReplica(`alter system set primary_conninfo = 'host=${folder}'`)
  await onReplica('select pg_reload_conf()')
  await expect.poll(() => onReplica('select count(*)::int from pg_stat_wal_receiver'), { timeout: 20_000 }).toBe(0)
  expect((await as(kit, 'product_management').patch(`/v1/tickets/${ticket}`, { ticket_title: 'Lost' })).status).toBe(200)
  const lost = await cursorNow(kit, as(kit, 'distributor'))
  expect((await readOn(kit, as(kit, 'distributor'), good)).map(({ id }) => id)).toContain(ticket)
  await main.stop()
  await onReplica('select pg_promote()')
  const { connection } = await promoted
  const taken = await outer.another({}, connection)
  const now = served(taken, kit.accounts)
  expectProblem(await as(taken, 'distributor').get(`/v1/changes?after=${lost}`), 'change_cursor_expired')
  expect((await as(taken, 'product_management').patch(`/v1/tickets/${ticket}`, { ticket_title: 'Kept' })).status).toBe(200)
  const changes = await readOn(now, as(taken, 'distributor'), good, '&include=full')
  expect(changes.find(({ id }) => id === ticket)?.data).toMatchObject({ ticket_title: 'Kept' })
  await taken.close()
})
