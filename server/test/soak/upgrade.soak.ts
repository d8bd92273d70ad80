import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { type Answer, type Caller, caller, databaseUrl } from '../kit/index.js'
import { freePort, type Process, runProcess, startProcess } from '../kit/process.js'

/**
 * An upgrade while selling: processes of the previous release, the migration, processes of both versions, then of this one alone. Every
 * request goes to any process that runs, so a hold of one version is booked by the other.
 */
type Version = 'old' | 'new'
const load = (path: string): Promise<unknown> => import(path)
const { previousServer } = (await load(new URL('../../../scripts/previous.mjs', import.meta.url).href)) as {
  previousServer(): Promise<string>
}
const old = join(await previousServer(), 'server/dist/main.js')
const dataDir = await mkdtemp(join(tmpdir(), 'allotment-upgrade-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const { host, port, user } = inject('postgres')
const database = { host, port, user, database: `upgrade_${process.pid}` }
const client = new pg.Client({ ...database, database: 'postgres' })
await client.connect()
await client.query(`create database ${database.database}`)
await client.end()
const env = { DATABASE_URL: databaseUrl(database), DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'error', STATEMENT_TIMEOUT_MS: '60000' }

interface Server {
  version: Version
  process: Process
  url: string
}
const servers = new Set<Server>()
async function start(version: Version, worker = true): Promise<Server> {
  const own = await freePort()
  const settings = { ...env, PORT: String(own), WORKER: String(worker), DATABASE_POOL: '6', DRAIN_SECONDS: '1' }
  const process = startProcess(['serve'], settings, version === 'old' ? old : undefined)
  const url = `http://127.0.0.1:${own}`
  const ready = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(ready, { timeout: 120_000 }).toBe(200)
  const server = { version, process, url }
  servers.add(server)
  return server
}
async function stop(server: Server): Promise<void> {
  servers.delete(server)
  server.process.child.kill('SIGTERM')
  expect(await server.process.exited, server.process.output()).toMatchObject({ code: 0 })
}

/** Answers by the versions that gave them: `old new` is a hold of the old version that the new one booked. */
const sold = new Map<string, number>()
const wrong: string[] = []
let isSelling = true
let number = 0

/** A request to any process. One that is being stopped may cut it off; then it is repeated with the same key elsewhere. */
async function ask<T>(key: string, act: (as: Caller, headers: Record<string, string>) => Promise<Answer<T>>) {
  const headers = { 'idempotency-key': `upgrade-${++number}` }
  for (;;) {
    const all = [...servers]
    const server = all[Math.floor(Math.random() * all.length)] as Server
    const answer = await act(caller(server.url, { 'x-api-key': key }), headers).catch(() => undefined)
    if (!answer || answer.status === 503 || answer.status === 429) continue
    return { version: server.version, ...answer }
  }
}

async function sell(key: string, tickets: string[]): Promise<void> {
  // Slow enough for the stock of the demo to last on a fast machine.
  for (; isSelling; await setTimeout(50)) {
    const ticket_id = tickets[Math.floor(Math.random() * tickets.length)] as string
    const items = [{ ticket_id, quantity: 1 }]
    const held = await ask<{ reservation_id: string }>(key, (as, headers) =>
      as.post('/v1/reservations', { items, booking_email: 'desk@agency.example' }, headers),
    )
    if (held.status === 409) continue
    if (held.status !== 201) return void wrong.push(`${held.version} holds: ${held.text}`)
    const { reservation_id } = held.body
    const guests = [{ first_name: 'Lead', last_name: 'Traveller', lead_guest: true, contact_email: 'lead@guest.example' }]
    const given = await ask(key, (as, headers) =>
      as.post(`/v1/reservations/${reservation_id}/guestdata`, { items: [{ ticket_id, quantity: 1, guests }] }, headers),
    )
    if (given.status >= 300) return void wrong.push(`${given.version} takes guests of ${held.version}: ${given.text}`)
    const booked = await ask<{ bookingorders: { bookingorder_id: string }[] }>(key, (as, headers) =>
      as.post('/v1/bookings', { reservation_id, accepted_gt: true, payment_method: 'invoice' }, headers),
    )
    if (booked.status !== 201) return void wrong.push(`${booked.version} books a hold of ${held.version}: ${booked.text}`)
    const id = booked.body.bookingorders[0]?.bookingorder_id
    const read = await ask<{ logistic_status: string }>(key, (as) => as.get(`/v1/bookingorders/${id}`))
    if (read.status !== 200) return void wrong.push(`${read.version} reads an order of ${booked.version}: ${read.text}`)
    const way = `${held.version} ${booked.version}`
    sold.set(way, (sold.get(way) ?? 0) + 1)
  }
}
/** Until so many more are sold, in each of these ways. */
async function more(count: number, ...ways: string[]): Promise<void> {
  const before = new Map(sold)
  const isDone = () => wrong.length > 0 || ways.every((way) => (sold.get(way) ?? 0) - (before.get(way) ?? 0) >= count)
  await expect.poll(isDone, { timeout: 120_000 }).toBe(true)
  expect(wrong).toEqual([])
}

test('old and new version sell side by side through an upgrade, and nothing is lost or sold twice', async () => {
  const made = await runProcess(['demo', '--events', '6', '--tickets', '60'], env, old)
  expect(made.code, made.output).toBe(0)
  const { distributor, finance } = JSON.parse(readFileSync(join(dataDir, 'demo-credentials.json'), 'utf8')) as {
    distributor: { api_key: string; distributor_id: string }
    finance: { api_key: string }
  }
  const key = distributor.api_key
  const olds = [await start('old'), await start('old', false)]
  const credit = { credit_limit: 1_000_000_000 }
  const raised = await ask(finance.api_key, (as) => as.patch(`/v1/distributors/${distributor.distributor_id}`, credit))
  expect(raised.status, raised.text).toBe(200)
  const offered = await ask<{ tickets: { ticket_id: string; ticket_status: string }[] }>(key, (as) => as.get('/v1/tickets?stock=gt:3'))
  expect(offered.status, offered.text).toBe(200)
  const free = offered.body.tickets.filter(({ ticket_status }) => ticket_status === 'available').map(({ ticket_id }) => ticket_id)
  expect(free.length).toBeGreaterThan(2)
  const selling = [1, 2, 3].map(() => sell(key, free))
  await more(5, 'old old')

  const migrated = await runProcess(['migrate'], env)
  expect(migrated.code, migrated.output).toBe(0)
  await more(5, 'old old')

  await start('new')
  await more(3, 'old old', 'old new', 'new old', 'new new')
  await stop(olds[0] as Server)
  await start('new', false)
  await more(3, 'old new', 'new old')
  await stop(olds[1] as Server)
  await more(5, 'new new')

  const query = async (text: string) => {
    const own = new pg.Client(database)
    await own.connect()
    const { rows } = await own.query(text)
    await own.end()
    return rows
  }
  // The old version finds the first version of every hold in the history.
  const unrecorded = 'select from reservation where first_recorded_later limit 1'
  expect(await query(unrecorded)).toHaveLength(0)
  const finished = await runProcess(['migrate', 'finish'], env)
  expect(finished.code, finished.output).toBe(0)
  await more(5, 'new new')
  await expect.poll(() => query(unrecorded)).toHaveLength(1)
  const refused = await runProcess(['serve'], { ...env, PORT: '0' }, old)
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('start the newer version') })
  isSelling = false
  await Promise.all(selling)
  expect(wrong).toEqual([])

  for (const server of [...servers]) await stop(server)
  const checked = await runProcess(['backup', 'check', '--restored'], { ...env, QUARANTINE: 'true' })
  expect(checked.code, checked.output).toBe(0)
  console.log(`Sold (held by, booked by): ${[...sold].map(([way, count]) => `${way}: ${count}`).join(', ')}`)
})
