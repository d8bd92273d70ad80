import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '../../src/platform/config.js'
import { type EmbeddedDatabase, startEmbedded } from '../../src/platform/db/embedded.js'
import { openService, prepareDatabase, type Service } from '../../src/service.js'
import { makeAccounts } from '../kit/accounts.js'
import { type Answer, caller, type Kit } from '../kit/index.js'
import { freePort, type Process, startProcess } from '../kit/process.js'
import { expectSound } from '../payments/kit.js'
import { order, putOnSale, stockOf } from '../selling/kit.js'

/** A separate database and services, because they are killed. */
const dataDir = await mkdtemp(join(tmpdir(), 'allotment-kill-'))
let database: EmbeddedDatabase = await startEmbedded({ dataDir })
const env = { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT_PER_MINUTE: '1000000' }
const processes: Process[] = []
let service: Service = openService(loadConfig(env), database.connection)
await prepareDatabase(service)
await service.ctx.jobs.stop()
const accounts = await makeAccounts(service)
await sql`update distributor set hold_limit = 1000000, credit_limit = 9000000000000`.execute(service.ctx.db)

/** A kit for helpers of other tests; created each time, because the database is restarted. */
const kitOf = () =>
  ({
    service,
    clock: { now: () => new Date() },
    accounts,
    query: async (text: string, values: unknown[] = []) => (await service.database.pool.query(text, values)).rows,
  }) as unknown as Kit

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
  await process.until(/Allotment is ready/)
  return { url, process }
}

interface Request {
  number: number
  /** requested ticket */
  quantity: number
  /** the hold that the request booked, if it was a booking */
  reservation_id?: string
}

interface Hold {
  reservation_id: string
  status: string
  items: { ticket_id: string; quantity: number; net_rate: number }[]
}

interface Booking {
  booking_id: string
  reservation_id: string
  bookingorders: { bookingorder_id: string }[]
}

const buyers = 16

/**
 * Buyers who reserve and book until they are stopped, one request at a time each. Every 201 is recorded, and every request in progress
 * while a process is killed.
 */
function load(urls: () => string[], ticket: string) {
  const held = new Map<string, Hold>()
  const booked = new Map<string, Booking>()
  const underWay = new Set<Request>()
  const cut = new Set<Request>()
  let going = true
  let isFaulty = false
  let number = 0

  async function call<T>(request: Omit<Request, 'number'>, send: (number: number) => Promise<Answer<T>>): Promise<T | undefined> {
    const noted = { number: number++, ...request }
    underWay.add(noted)
    if (isFaulty) cut.add(noted)
    try {
      const { status, body } = await send(noted.number)
      return status === 201 ? body : undefined
    } catch {
      // Disconnected without an answer: nothing is promised.
      await new Promise((resolve) => setTimeout(resolve, 20))
      return undefined
    } finally {
      underWay.delete(noted)
    }
  }

  const buyer = async (place: number) => {
    for (let turn = 0; going; turn++) {
      const list = urls()
      const as = caller(list[(place + turn) % list.length] as string, { 'x-api-key': accounts.distributor.api_key })
      const quantity = 1 + (turn % 3)
      const hold = await call({ quantity }, (number) =>
        as.post<Hold>('/v1/reservations', order(ticket, quantity, { external_reference_id: `request-${number}` })),
      )
      if (!hold) continue
      const { reservation_id } = hold
      held.set(reservation_id, hold)
      if ((turn + place) % 3 !== 0) continue
      const booking = await call({ quantity, reservation_id }, () =>
        as.post<Booking>('/v1/bookings', { reservation_id, accepted_gt: true }),
      )
      if (booking) booked.set(booking.booking_id, booking)
    }
  }
  const all = Array.from({ length: buyers }, (_nobody, place) => buyer(place))
  return {
    held,
    booked,
    cut,
    /** Requests in progress at the start, or that start before the end, may be disconnected. */
    async fault(act: () => Promise<void>): Promise<void> {
      isFaulty = true
      for (const one of underWay) cut.add(one)
      await act()
      isFaulty = false
    },
    async stop(): Promise<void> {
      going = false
      await Promise.all(all)
    },
  }
}
type Load = ReturnType<typeof load>

/** On every machine: the fault happens when there is something to lose. */
async function until(reached: () => boolean): Promise<void> {
  await expect.poll(reached).toBe(true)
}

const byId = <T>(rows: T[], id: (row: T) => string) => [...rows].sort((a, b) => (id(a) < id(b) ? -1 : 1))

async function expectKept(ticket: string, { held, booked, cut }: Load): Promise<void> {
  const kit = kitOf()
  const reservations = await kit.query<Hold & { request: string; held: number }>(
    `select r.reservation_id, r.status, r.external_reference_id as request, sum(i.held)::int as held,
            jsonb_agg(jsonb_build_object('ticket_id', i.ticket_id, 'quantity', i.quantity, 'net_rate', i.net_rate) order by i.line) as items
       from reservation r join reservation_item i using (reservation_id)
      where exists (select from reservation_item o where o.reservation_id = r.reservation_id and o.ticket_id = $1) group by r.reservation_id`,
    [ticket],
  )
  const bookings = await kit.query<{
    booking_id: string
    reservation_id: string
    orders: string[]
    items: number
    charged: number
    owed: number
  }>(
    `select b.booking_id, b.reservation_id, array_agg(o.bookingorder_id order by o.bookingorder_id) as orders, sum(o.charged)::int as charged,
            sum((select count(*) from orderitem i where i.bookingorder_id = o.bookingorder_id and i.ticket_id = $1))::int as items,
            sum((select sum(e.amount) from ledger_transaction t join ledger_entry e using (transaction_id)
                  where t.bookingorder_id = o.bookingorder_id and e.account = 'distributor:' || o.distributor_id))::int as owed
       from booking b join bookingorder o using (booking_id)
      where exists (select from reservation_item i where i.reservation_id = b.reservation_id and i.ticket_id = $1) group by b.booking_id`,
    [ticket],
  )
  const soldBy = new Map(bookings.map((one) => [one.reservation_id, one]))

  // Each answered hold exists with its lines and is held or, if it was booked, sold; an answered booking has orders and money.
  const answered = byId(
    reservations.filter((one) => held.has(one.reservation_id)),
    (one) => one.reservation_id,
  )
  const promised = byId([...held.values()], (one) => one.reservation_id).map(({ reservation_id, items }) => {
    const lines = items.map(({ ticket_id, quantity, net_rate }) => ({ ticket_id, quantity, net_rate }))
    const isSold = soldBy.has(reservation_id)
    return { reservation_id, status: isSold ? 'booked' : 'active', held: isSold ? 0 : lines[0]?.quantity, items: lines }
  })
  expect(answered.map(({ request, ...one }) => one)).toEqual(promised)
  for (const { booking_id, reservation_id, bookingorders } of booked.values()) {
    const found = soldBy.get(reservation_id)
    expect(found).toMatchObject({ booking_id, orders: bookingorders.map((one) => one.bookingorder_id).sort() })
  }
  for (const { reservation_id, items, charged, owed } of bookings) {
    const quantity = reservations.find((one) => one.reservation_id === reservation_id)?.items[0]?.quantity ?? 0
    expect({ items, charged, owed }).toEqual({ items: quantity, charged, owed: charged })
    expect(charged).toBeGreaterThanOrEqual(quantity * 10_000)
  }

  // Rows without an answered request come from disconnected requests, at most one each; there are no others.
  const cutHolds = new Set([...cut].filter((one) => !one.reservation_id).map((one) => `request-${one.number}`))
  const cutBookings = new Set([...cut].map((one) => one.reservation_id))
  const untoldHolds = reservations.filter((one) => !held.has(one.reservation_id)).map((one) => one.request)
  const untoldBookings = bookings.filter((one) => !booked.has(one.booking_id)).map((one) => one.reservation_id)
  expect(untoldHolds.filter((request) => !cutHolds.has(request))).toEqual([])
  expect(untoldBookings.filter((id) => !cutBookings.has(id))).toEqual([])
  expect(new Set(untoldHolds).size).toBe(untoldHolds.length)
  expect(untoldHolds.length + untoldBookings.length).toBeLessThanOrEqual(buyers)

  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
  const inHold = sum(reservations.map((one) => one.held))
  const sold = sum(bookings.map((one) => one.items))
  expect(await stockOf(kit, ticket)).toEqual({
    supplier_quantity: 1_000_000,
    reservations_quantity: inHold,
    number_of_tickets_sold: sold,
    available_quantity: 1_000_000 - inHold - sold,
  })
  await expectSound(kit)
}

test('kill -9 of a service under load loses no answered request, and takes no other stock', async () => {
  const ticket = await putOnSale(kitOf(), { stock: 1_000_000 })
  const first = await serve()
  const second = await serve()
  const urls = [first.url, second.url]
  const running = load(() => urls, ticket)
  await until(() => running.held.size > 60 && running.booked.size > 8)
  await running.fault(() => kill(first.process))
  urls[0] = (await serve()).url
  const seen = running.held.size
  await until(() => running.held.size > seen + 40)
  await running.stop()
  await expectKept(ticket, running)
})

test('kill -9 of PostgreSQL under load loses no answered request; the services recover without a restart', async () => {
  const ticket = await putOnSale(kitOf(), { stock: 1_000_000 })
  const { url } = await serve()
  const running = load(() => [url], ticket)
  await until(() => running.held.size > 60 && running.booked.size > 8)
  await service.close()
  await running.fault(async () => {
    process.kill(await postmasterPid(), 'SIGKILL')
    await database.exited
    database = await startEmbedded({ dataDir })
  })
  service = openService(loadConfig(env), database.connection)
  const seen = running.held.size
  await until(() => running.held.size > seen + 40)
  await running.stop()
  await expectKept(ticket, running)
})

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
}
