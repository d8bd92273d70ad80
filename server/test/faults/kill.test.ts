import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '../../src/config.js'
import { type EmbeddedDatabase, startEmbedded } from '../../src/db/embedded.js'
import { openService, prepareDatabase, type Service } from '../../src/service.js'
import { makeAccounts } from '../kit/accounts.js'
import { caller, type Kit } from '../kit/index.js'
import { freePort, type Process, startProcess } from '../kit/process.js'
import { order, putOnSale } from '../selling/kit.js'

/** A database and services of its own, because they are killed. */
const dataDir = await mkdtemp(join(tmpdir(), 'allotment-kill-'))
let database: EmbeddedDatabase = await startEmbedded({ dataDir })
const env = { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT_PER_MINUTE: '1000000' }
const processes: Process[] = []
let service: Service = openService(loadConfig(env), database.connection)
await prepareDatabase(service)
await service.ctx.jobs.stop()
const accounts = await makeAccounts(service)
await sql`update distributor set hold_limit = 1000000, credit_limit = 9000000000000`.execute(service.ctx.db)

afterAll(async () => {
  for (const one of processes) await kill(one)
  await service.close()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function kill(one: Process): Promise<void> {
  one.child.kill('SIGKILL')
  await one.exited
}

async function serve(): Promise<{ url: string; process: Process }> {
  const port = await freePort()
  const process = startProcess(['serve'], { ...env, PORT: String(port), DATABASE_URL: database.url })
  processes.push(process)
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 200; tries++) {
    const ready = await fetch(`${url}/readyz`).catch(() => undefined)
    if (ready?.ok) return { url, process }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the service did not become ready: ${process.output()}`)
}

interface Answered {
  reservations: Set<string>
  bookings: Set<string>
}

/** Buyers who reserve and book until told to stop; whatever was answered 201 is written down. */
function load(urls: () => string[], ticket: string, answered: Answered): { stop(): Promise<void> } {
  let going = true
  const buyer = async (number: number) => {
    for (let turn = 0; going; turn++) {
      const list = urls()
      const as = caller(list[(number + turn) % list.length] as string, { 'x-api-key': accounts.distributor.api_key })
      try {
        const held = await as.post<{ reservation_id: string }>('/v1/reservations', order(ticket))
        if (held.status !== 201) continue
        answered.reservations.add(held.body.reservation_id)
        if (turn % 3 !== 0) continue
        const booked = await as.post<{ booking_id: string }>('/v1/bookings', {
          reservation_id: held.body.reservation_id,
          accepted_gt: true,
        })
        if (booked.status === 201) answered.bookings.add(booked.body.booking_id)
      } catch {
        // Cut off in the middle: nobody was told anything, so nothing is promised.
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  }
  const buyers = Array.from({ length: 16 }, (_nobody, number) => buyer(number))
  return {
    async stop() {
      going = false
      await Promise.all(buyers)
    },
  }
}

/** However slow the machine is: the fault comes when there is something to lose. */
async function until(reached: () => boolean): Promise<void> {
  const limit = Date.now() + 60_000
  while (!reached() && Date.now() < limit) await new Promise((resolve) => setTimeout(resolve, 50))
  expect(reached()).toBe(true)
}

async function expectKept(ticket: string, answered: Answered): Promise<void> {
  const { db } = service.ctx
  const found = await sql<{ reservation_id: string }>`select reservation_id from reservation`.execute(db)
  const kept = new Set(found.rows.map((row) => row.reservation_id))
  expect([...answered.reservations].filter((id) => !kept.has(id))).toEqual([])
  const booked = await sql<{ booking_id: string }>`select booking_id from booking`.execute(db)
  const bookings = new Set(booked.rows.map((row) => row.booking_id))
  expect([...answered.bookings].filter((id) => !bookings.has(id))).toEqual([])
  const { rows } = await sql<{ held: number; sold: number; reserved: number; counted: number }>`
    select s.reservations_quantity as held, s.number_of_tickets_sold as sold,
           (select coalesce(sum(held), 0)::int from reservation_item where ticket_id = s.ticket_id) as reserved,
           (select count(*)::int from orderitem where ticket_id = s.ticket_id) as counted
      from ticket_stock s where s.ticket_id = ${ticket}`.execute(db)
  expect(rows[0]?.held).toBe(rows[0]?.reserved)
  expect(rows[0]?.sold).toBe(rows[0]?.counted)
  expect((await sql`select currency from ledger_entry group by currency having sum(amount) <> 0`.execute(db)).rows).toEqual([])
}

test('kill -9 of a service under load loses nothing that was answered, and nothing else took stock', async () => {
  const ticket = await putOnSale({ service, clock: { now: () => new Date() }, accounts } as unknown as Kit, { stock: 1_000_000 })
  const answered: Answered = { reservations: new Set(), bookings: new Set() }
  const first = await serve()
  const second = await serve()
  const urls = [first.url, second.url]
  const running = load(() => urls, ticket, answered)
  await until(() => answered.reservations.size > 60 && answered.bookings.size > 8)
  await kill(first.process)
  urls[0] = (await serve()).url
  const seen = answered.reservations.size
  await until(() => answered.reservations.size > seen + 40)
  await running.stop()
  await expectKept(ticket, answered)
}, 120_000)

test('kill -9 of PostgreSQL under load loses nothing that was answered; the services go on by themselves', async () => {
  const ticket = await putOnSale({ service, clock: { now: () => new Date() }, accounts } as unknown as Kit, { stock: 1_000_000 })
  const answered: Answered = { reservations: new Set(), bookings: new Set() }
  const { url } = await serve()
  const running = load(() => [url], ticket, answered)
  await until(() => answered.reservations.size > 60 && answered.bookings.size > 8)
  await service.close()
  process.kill(await postmasterPid(), 'SIGKILL')
  await database.exited
  database = await startEmbedded({ dataDir })
  service = openService(loadConfig(env), database.connection)
  const seen = answered.reservations.size
  await until(() => answered.reservations.size > seen + 40)
  await running.stop()
  await expectKept(ticket, answered)
}, 120_000)

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
}
