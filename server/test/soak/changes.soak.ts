import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Page, settled } from '../changes/kit.js'
import { type Caller, caller, startKit } from '../kit/index.js'
import { freePort, startProcess } from '../kit/process.js'
import { order, putOnSale } from '../selling/kit.js'

const commits = Number(process.env.SOAK_COMMITS ?? 10_000)
const streams = Number(process.env.SOAK_STREAMS ?? 1_000)
const width = 24

const settings = { RATE_LIMIT_PER_MINUTE: '10000000', CHANGES_STREAMS: '5000', DATABASE_POOL: '6' }
const kit = await startKit(settings)
const tenants = ['distributor', 'distributor2', 'supplier'] as const
type Tenant = (typeof tenants)[number]
for (const name of ['distributor', 'distributor2'] as const)
  await kit.as.admin.patch(`/v1/distributors/${kit.accounts[name].distributor_id}`, { hold_limit: 1_000_000 })

async function start(worker: boolean) {
  const port = await freePort()
  const process = startProcess(['serve'], { ...kit.env, ...settings, WORKER: String(worker), PORT: String(port) })
  await process.until(/is ready/)
  const as = (key: string): Caller => caller(`http://127.0.0.1:${port}`, { 'x-api-key': key })
  return { process, port, as }
}
type Server = Awaited<ReturnType<typeof start>>

type Shown = Record<string, unknown>
const fields = ['ticket_id', 'available_quantity', 'reservations_quantity', 'sales_price', 'ticket_status', 'net_rate'] as const
const reduced = (ticket: Shown): string => JSON.stringify(fields.map((name) => ticket[name]))

async function listed(as: Caller): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (let page = 1; ; page++) {
    const { body } = await as.get<{ tickets: Shown[] }>(`/v1/tickets?page_size=1000&include_youth=true&page=${page}`)
    for (const ticket of body.tickets) found.set(String(ticket.ticket_id), reduced(ticket))
    if (body.tickets.length < 1_000) return found
  }
}

/** A copy kept from the feed alone, through whichever process answers. */
function mirror(name: Tenant, servers: () => Server[]) {
  const key = kit.accounts[name].api_key
  const copy = new Map<string, string>()
  let cursor = ''
  let isOver = false
  let entries = 0
  const work = async () => {
    for (let turn = 0; ; turn++) {
      const alive = servers()
      const as = (alive[turn % alive.length] as Server).as(key)
      const answer = await as.get<Page>(`/v1/changes?include=full&limit=100&after=${cursor}&wait=${isOver ? 0 : 1}`).catch(() => undefined)
      if (answer?.status !== 200) continue
      for (const { resource, id, data } of answer.body.changes) {
        entries++
        if (resource !== 'ticket') continue
        if (data) copy.set(id, reduced(data))
        else copy.delete(id)
      }
      cursor = answer.body.cursor
      if (isOver && answer.body.changes.length === 0) return
    }
  }
  return {
    async begin() {
      cursor = (await kit.as[name].get<Page>('/v1/changes?after=now')).body.cursor
      for (const [id, ticket] of await listed(kit.as[name])) copy.set(id, ticket)
      const running = work()
      return async () => {
        await settled(kit)
        isOver = true
        await running
        return { copy, entries }
      }
    },
  }
}

/** What goes by the sequence alone: everything with a higher number than the last it has seen. */
function bySequence() {
  const seen = new Set<number>()
  let last = 0
  let isOver = false
  const look = async () => {
    const rows = await kit.query<{ number: number }>('select number from change where number > $1 order by number', [last])
    for (const row of rows) seen.add(Number(row.number))
    last = Number(rows.at(-1)?.number ?? last)
  }
  const running = (async () => {
    const [row] = await kit.query<{ number: string | null }>('select max(number) as number from change')
    last = Number(row?.number ?? 0)
    const first = last
    while (!isOver) await look()
    await look()
    const all = await kit.query<{ number: string }>('select number from change where number > $1', [first])
    return all.filter(({ number }) => !seen.has(Number(number))).length
  })()
  return () => {
    isOver = true
    return running
  }
}

test(`copies of three tenants after ${commits} commits by four processes, killed in between, equal the database`, async () => {
  const tickets = await Promise.all(Array.from({ length: 60 }, () => putOnSale(kit, { stock: 100_000 })))
  const servers = await Promise.all([start(true), start(false), start(false), start(false)])
  const ends = new Map<Tenant, () => Promise<{ copy: Map<string, string>; entries: number }>>()
  for (const name of tenants) ends.set(name, await mirror(name, () => servers).begin())
  const missed = bySequence()
  const own = kit.accounts.distributor.distributor_id
  const ticketOf = (number: number) => tickets[(number * 7) % tickets.length] as string
  const write = async (number: number) => {
    const server = servers[number % servers.length] as Server
    const operator = server.as(kit.accounts.product_management.api_key)
    if (number % 10 === 0) return operator.patch(`/v1/tickets/${ticketOf(number)}`, { sales_price: 20_000 + number })
    if (number % 53 === 0) return operator.patch(`/v1/tickets/${ticketOf(number)}`, { distributors_disabled: number % 2 ? [own] : [] })
    return server.as(kit.accounts[number % 3 ? 'distributor' : 'distributor2'].api_key).post('/v1/reservations', order(ticketOf(number)))
  }
  let next = 0
  let done = 0
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (next < commits) {
        const answer = await write(next++).catch(() => undefined)
        if (answer && answer.status < 300) done++
      }
    }).concat(
      (async () => {
        for (const victim of [1, 2]) {
          while (next < (commits * victim) / 3) await setTimeout(20)
          servers[victim]?.process.child.kill('SIGKILL')
          await servers[victim]?.process.exited
          servers[victim] = await start(false)
        }
      })(),
    ),
  )
  const lost = await missed()
  for (const name of tenants) {
    const { copy, entries } = (await ends.get(name)?.()) ?? { copy: new Map(), entries: 0 }
    const database = await listed(kit.as[name])
    process.stderr.write(`\n  ${name}: ${entries} entries, ${database.size} tickets`)
    expect(Object.fromEntries(copy)).toEqual(Object.fromEntries(database))
  }
  process.stderr.write(`\n  ${done} commits; a reader by the sequence alone missed ${lost} rows\n`)
  expect(lost).toBeGreaterThan(0)
}, 3_600_000)

const memoryOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024
const percentile = (values: number[], share: number) =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0)

test(`${streams} open streams on one process, and how soon a commit is seen`, async () => {
  const ticket = await putOnSale(kit, { stock: 10 })
  const server = await start(false)
  const distributor = server.as(kit.accounts.distributor.api_key)
  const timed = async (count: number): Promise<number> => {
    const taken: number[] = []
    for (let turn = 0; turn < count; turn++) {
      const begun = performance.now()
      await distributor.get('/v1/tickets?page_size=50')
      taken.push(performance.now() - begun)
    }
    return percentile(taken, 0.5)
  }
  await timed(200)
  const before = { list: await timed(200), memory: memoryOf(server.process.child.pid ?? 0) }
  const stop = new AbortController()
  const arrivals = new Map<number, number[]>()
  const headers = { accept: 'text/event-stream', 'x-api-key': kit.accounts.distributor.api_key }
  for (let opened = 0; opened < streams; opened += 50)
    await Promise.all(
      Array.from({ length: Math.min(50, streams - opened) }, async (_, index) => {
        const response = await fetch(`http://127.0.0.1:${server.port}/v1/changes?after=now&types=ticket_changed`, {
          headers,
          signal: stop.signal,
        })
        expect(response.status).toBe(200)
        void (async () => {
          for await (const chunk of response.body ?? [])
            for (const _ of Buffer.from(chunk)
              .toString()
              .matchAll(/^data: /gm))
              arrivals.set(opened + index, [...(arrivals.get(opened + index) ?? []), performance.now()])
        })().catch(() => {})
      }),
    )
  const open = { list: await timed(200), memory: memoryOf(server.process.child.pid ?? 0) }
  const committed: number[] = []
  for (let turn = 0; turn < 20; turn++) {
    await kit.as.product_management.patch(`/v1/tickets/${ticket}`, { sales_price: 30_000 + turn })
    committed.push(performance.now())
    await setTimeout(500)
  }
  await expect.poll(() => [...arrivals.values()].filter((times) => times.length >= 20).length, { timeout: 60_000 }).toBe(streams)
  const delays = [...arrivals.values()].flatMap((times) =>
    times.slice(0, 20).map((time, turn) => Math.max(0, time - (committed[turn] ?? 0))),
  )
  const polled: number[] = []
  for (let turn = 0; turn < 20; turn++) {
    const { cursor } = (await distributor.get<Page>('/v1/changes?after=now')).body
    const answer = distributor.get<Page>(`/v1/changes?after=${cursor}&wait=30`).then(() => performance.now())
    await setTimeout(100)
    await kit.as.product_management.patch(`/v1/tickets/${ticket}`, { sales_price: 40_000 + turn })
    const at = performance.now()
    polled.push(Math.max(0, (await answer) - at))
  }
  const busy = memoryOf(server.process.child.pid ?? 0)
  stop.abort()
  const more = Math.max(open.memory, busy) - before.memory
  process.stderr.write(
    `\n  ${streams} streams: ${Math.round(more)} MB more; list p50 ${before.list} ms before, ${open.list} ms with them` +
      `\n  commit to stream p50 ${percentile(delays, 0.5)} ms, p99 ${percentile(delays, 0.99)} ms; to long poll p99 ${percentile(polled, 0.99)} ms\n`,
  )
  expect(more).toBeLessThanOrEqual(150)
  expect(percentile(delays, 0.99)).toBeLessThanOrEqual(1_000)
  expect(percentile(polled, 0.99)).toBeLessThanOrEqual(1_000)
}, 3_600_000)
