import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { all, measured } from '../budget.mjs'
import { anyTicket, buyer, market, steps } from '../selling.mjs'

const hammer = fileURLToPath(new URL('../hammer.mjs', import.meta.url))
const seconds = 4
const rounds = 3
const middle = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]
/** The round that other programs on the machine disturbed least. */
const best = (runs) => {
  const [first] = [...runs].sort((one, other) => other.rate - one.rate)
  return Object.fromEntries(Object.entries(first).map(([key, value]) => [key, Number(value.toPrecision(4))]))
}

/** Reservations through so many connections: per second, durations, and CPU time per hold in milliseconds. */
async function reservations(stage, ticket, connections) {
  const env = { ...process.env, FIGURES: '1', API_KEY: stage.headers['x-api-key'], ROUND: String(Date.now()), ...ticket }
  let figures
  const { service, postgres, statements } = await measured(stage, async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [hammer, stage.url, String(connections), String(seconds)], { env })
    figures = JSON.parse(stdout)
  })
  const holds = figures.rate * seconds
  const batches = statements.filter(({ query }) => /insert into "?reservation"?[ (]/.test(query)).reduce((sum, one) => sum + one.calls, 0)
  const { rate, p50, p99, cpu } = figures
  const perHold = { service: service / holds / 1000, database: postgres / holds / 1000, client: cpu / 1000 }
  return { rate, p50, p99, batch: holds / batches, ...perHold }
}

/** How long PostgreSQL takes to flush its log: the median of commits with a flush less the median of those without. */
async function flushMillis(client) {
  await client.query('create table if not exists bench_flush (n int)')
  const times = { on: [], off: [] }
  for (let n = 0; n < 600; n++) {
    const mode = n % 2 ? 'on' : 'off'
    await client.query(`set synchronous_commit = ${mode}`)
    const began = performance.now()
    await client.query('insert into bench_flush values (1)')
    times[mode].push(performance.now() - began)
  }
  return Math.max(0.01, middle(times.on) - middle(times.off))
}

/** CPU milliseconds of the requests from guest data to the order: of the booking, and of the other three together. */
async function purchase(stage) {
  const { url, headers, tickets } = stage
  const ask = buyer(headers)
  const count = 600
  const done = Array.from({ length: count }, () => ({}))
  const cost = { others: { service: 0, database: 0 }, booking: { service: 0, database: 0 } }
  for (const name of Object.keys(steps())) {
    const { service, postgres } = await measured(stage, () =>
      all(url, count, 16, (pool, number) => steps(tickets[(number * 7919) % tickets.length])[name](ask(pool), done[number])),
    )
    if (name === 'hold') continue
    const part = cost[name === 'booking' ? 'booking' : 'others']
    part.service += service / count / 1000
    part.database += postgres / count / 1000
  }
  return cost
}

/** Costs of a batch and of each hold in it, from runs with batches of one and with large ones. */
function split(alone, many, name) {
  const fixed = (alone[name] - many[name]) / (1 / alone.batch - 1 / many.batch)
  return { fixed, each: alone[name] - fixed / alone.batch }
}

/** Measures the small case: the costs that the simulation uses, and rates and durations that it does not use but must reproduce. */
export async function measure() {
  const made = await market({ WORKER: 'false' })
  const client = new pg.Client({ ...made.database.connection, user: 'postgres' })
  await client.connect()
  const stage = { ...made, client }
  try {
    await client.query('create extension if not exists pg_walinspect')
    const kinds = { spread: anyTicket(stage.tickets), hot: { TICKET: stage.tickets[1] } }
    await reservations(stage, kinds.spread, 64)
    await client.query('analyze')
    const cases = []
    for (const [kind, ticket] of Object.entries(kinds)) {
      for (const connections of [1, 4, 16, 64]) {
        const runs = []
        for (let round = 0; round < rounds; round++) runs.push(await reservations(stage, ticket, connections))
        cases.push({ kind, connections, ...best(runs) })
        process.stderr.write(`  ${kind}, ${connections} connections: ${JSON.stringify(cases.at(-1))}\n`)
      }
    }
    const of = (connections) => cases.find((one) => one.kind === 'spread' && one.connections === connections)
    const [alone, many] = [of(1), of(64)]
    const size = await client.query(
      "select (pg_total_relation_size('ticket') + pg_total_relation_size('ticket_stock')) / (select count(*) from ticket) as bytes",
    )
    return {
      costs: {
        service: split(alone, many, 'service'),
        database: split(alone, many, 'database'),
        client: many.client,
        purchase: await purchase(stage),
      },
      flush: await flushMillis(client),
      bytesPerTicket: Number(size.rows[0].bytes),
      cases,
    }
  } finally {
    await client.end()
    await stage.clear()
  }
}
