import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { Wire } from '../server/dist/platform/db/driver/wire.js'
import { Connection } from './plain.mjs'
import { buyer, inProcess, market, steps } from './selling.mjs'

/**
 * `npm run bench -- budget`: what one request costs, in figures that depend little on other load: statements, round trips, bytes of WAL, index
 * entries, CPU time of the service and of PostgreSQL. With --statements also the statements that take most of PostgreSQL's time, with --indexes
 * bytes of WAL and entries by table and index.
 */
const scale = Number(process.env.BENCH_SCALE ?? 1)
const holds = 3_000 * scale
const purchases = 1_000 * scale
const lists = 300 * scale

/** CPU time of processes with all their threads, in microseconds. */
async function cpuOf(pids) {
  let nanos = 0
  for (const pid of pids) {
    for (const thread of await readdir(`/proc/${pid}/task`).catch(() => [])) {
      const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')
      nanos += Number(text.split(' ')[0])
    }
  }
  return nanos / 1000
}

/** Measures what happens during `act`: the differences between two readings. */
export async function measured({ client, services }, act) {
  const backends = async () => {
    const { rows } = await client.query(
      "select pid from pg_stat_activity where backend_type = 'client backend' and application_name = 'allotment' and datname = current_database()",
    )
    return rows.map((row) => row.pid)
  }
  const reading = async () => ({
    service: await cpuOf(services.map((child) => child.pid)),
    postgres: await cpuOf(await backends()),
    wal: (await client.query('select pg_current_wal_insert_lsn() as at')).rows[0].at,
  })
  await client.query('select monitor.pg_stat_statements_reset()')
  const before = await reading()
  await act()
  const after = await reading()
  // Without a whole record there is nothing to read.
  const none = { rows: [{ bytes: 0, entries: 0 }] }
  const inspect = client.query(
    `select coalesce(sum(record_size), 0)::bigint as bytes, coalesce(sum(count) filter (where "resource_manager/record_type" like 'Btree/INSERT%'), 0)::bigint as entries
       from pg_get_wal_stats($1, $2, true)`,
    [before.wal, after.wal],
  )
  const { rows: wal } = await inspect.catch(() => none)
  const { rows: indexes } = await client
    .query(
      `select coalesce(c.relname, w.resource_manager) as name, sum(w.record_length - w.fpi_length)::int as bytes,
              count(*) filter (where w.resource_manager = 'Btree' and w.record_type like 'INSERT%')::int as entries
         from pg_get_wal_records_info($1, $2) w left join pg_class c on c.relfilenode = substring(w.block_ref from 'rel \\d+/\\d+/(\\d+)')::oid
        group by 1 order by 2 desc`,
      [before.wal, after.wal],
    )
    .catch(() => ({ rows: [] }))
  const { rows: statements } = await client.query(
    `select query, calls::int, total_exec_time as millis from monitor.pg_stat_statements s join pg_database d on d.oid = s.dbid
      where d.datname = current_database() and query !~ 'pg_stat_|^select pg_current_wal|pg_get_wal' order by total_exec_time desc`,
  )
  return {
    service: after.service - before.service,
    postgres: after.postgres - before.postgres,
    wal: Number(wal[0].bytes),
    entries: Number(wal[0].entries),
    calls: statements.reduce((sum, one) => sum + one.calls, 0),
    statements,
    indexes,
  }
}

/** Runs `call(connection, number)` for each number, some at a time. */
export async function all(url, count, connections, call) {
  let next = 0
  const results = []
  const lane = async () => {
    const connection = new Connection(url)
    for (let number = next++; number < count; number = next++) results[number] = await call(connection, number)
    connection.close()
  }
  await Promise.all(Array.from({ length: connections }, lane))
  return results
}

/** The round trips of each step of a purchase that is made alone, by a service in this process. */
async function roundTrips(stage) {
  const { ask, close } = await inProcess(stage)
  const trips = {}
  const { send } = Wire.prototype
  let count = 0
  Wire.prototype.send = function (...args) {
    count++
    return send.apply(this, args)
  }
  try {
    const walk = async () => {
      const done = {}
      for (const [name, step] of Object.entries(steps(stage.tickets[0]))) {
        count = 0
        await step(ask, done)
        trips[name] = count
      }
    }
    await walk()
    await walk()
  } finally {
    Wire.prototype.send = send
    await close()
  }
  return trips
}

const titles = { hold: 'Hold', guests: 'Guest data', payment: 'Payment method', booking: 'Booking', order: 'Order, read' }
const micros = (value) => String(Math.round(value))
const line = (cells) => `| ${cells.join(' | ')} |`

function report(title, { service, postgres, wal, entries, calls, statements, indexes = [] }, count, trips = '') {
  const each = (value) => value / count
  console.log(
    line([
      title,
      each(calls).toFixed(2),
      trips,
      micros(each(wal)),
      each(entries).toFixed(1),
      micros(each(service)),
      micros(each(postgres)),
    ]),
  )
  if (process.argv.includes('--indexes'))
    console.log(
      indexes
        .filter((one) => each(one.bytes) >= 20)
        .map((one) => `    ${micros(each(one.bytes)).padStart(6)} bytes ${each(one.entries).toFixed(1).padStart(5)} entries  ${one.name}`)
        .join('\n'),
    )
  if (!process.argv.includes('--statements')) return
  for (const { query, calls: times, millis } of statements.slice(0, 14))
    console.log(
      `    ${micros(each(millis * 1000)).padStart(6)} µs ${each(times).toFixed(2).padStart(6)} × ${query.replace(/\s+/g, ' ').slice(0, 150)}`,
    )
}

export async function budget() {
  const made = await market({ WORKER: 'false' })
  // Reading the WAL needs a superuser, which the role of the service is not.
  const client = new pg.Client({ ...made.database.connection, user: 'postgres' })
  await client.connect()
  const stage = { ...made, client }
  const { url, headers, tickets } = stage
  try {
    await client.query('create extension if not exists pg_walinspect')
    const ticket = (number) => tickets[(number * 7919) % tickets.length]
    const ask = buyer(headers)
    const warm = async (pool, number) => {
      const done = {}
      for (const step of Object.values(steps(ticket(number)))) await step(ask(pool), done)
    }
    await all(url, 300, 16, warm)
    await client.query('analyze')
    await client.query('checkpoint')
    const trips = await roundTrips(stage)
    console.log(
      line(['Request', 'Statements', 'Round trips', 'WAL, bytes', 'Index entries', 'CPU of the service, µs', 'CPU of PostgreSQL, µs']),
    )
    console.log(line(['---', '---', '---', '---', '---', '---', '---']))
    const hot = await measured(stage, () => all(url, holds, 64, (pool) => steps(tickets[1]).hold(ask(pool), {})))
    report('Hold, all of one ticket, 64 at once', hot, holds)
    const spread = await measured(stage, () => all(url, holds, 64, (pool, number) => steps(ticket(number)).hold(ask(pool), {})))
    report('Hold, of 10,000 tickets, 64 at once', spread, holds)
    const done = Array.from({ length: purchases }, () => ({}))
    const total = { service: 0, postgres: 0, wal: 0, entries: 0, calls: 0, statements: [] }
    for (const name of Object.keys(steps())) {
      const figures = await measured(stage, () =>
        all(url, purchases, 16, (pool, number) => steps(ticket(number))[name](ask(pool), done[number])),
      )
      report(`${titles[name]}, 16 at once`, figures, purchases, trips[name])
      for (const key of ['service', 'postgres', 'wal', 'entries', 'calls']) total[key] += figures[key]
    }
    const sum = Object.values(trips).reduce((one, other) => one + other, 0)
    report('Purchase: these five', total, purchases, sum)
    const page = (pool, number) => ask(pool, { 'accept-language': `x-${number}` })('GET', '/v1/tickets?sport_type=tennis')
    await all(url, 20, 4, (pool, number) => page(pool, number + lists))
    const list = await measured(stage, () => all(url, lists, 4, page))
    report('List page of 50, built anew', list, lists)
    await background(stage)
  } finally {
    await client.end()
    await stage.clear()
  }
}

/** What the worker does because of the bookings: it starts now, when their jobs wait. Its start and its idle work are measured first. */
async function background(stage) {
  const { client } = stage
  const waiting = async () =>
    Number((await client.query("select count(*) from pgboss.job where name = 'mail' and state < 'completed'")).rows[0].count)
  const jobs = await waiting()
  await client.query("update pgboss.job set start_after = now() + interval '1 hour' where name = 'mail' and state < 'completed'")
  const worker = await stage.work()
  const services = [worker]
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  const idle = await measured({ ...stage, services }, () => new Promise((resolve) => setTimeout(resolve, 4_000)))
  const started = performance.now()
  const busy = await measured({ ...stage, services }, async () => {
    await client.query("update pgboss.job set start_after = now() where name = 'mail' and state < 'completed'")
    while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 100))
  })
  const share = (performance.now() - started) / 4_000
  for (const key of ['service', 'postgres', 'wal', 'entries', 'calls']) busy[key] -= idle[key] * share
  report(`A letter, sent by the worker (${jobs} of them)`, busy, jobs)
}
