import pg from 'pg'
import { loadPast } from './past.mjs'
import { addClient, buyer, market, steps } from './selling.mjs'
import { compare, drive, reserve } from './stage.mjs'

/**
 * `npm run bench -- growth`: holds, purchases and lists of a service with past orders, compared with the same service without them, in turns.
 * `--orders 300000` sets how many, `--rounds 3` how often. Five million need about 100 GB.
 */
const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? usual : Number(process.argv[at + 1])
}
const orders = option('orders', 5_000_000)
const aim = '>= 0.77'

const measures = {
  hot: ({ url, headers, tickets }, seconds) =>
    reserve(url, { API_KEY: headers['x-api-key'], TICKET: tickets[1] }, { connections: 64, seconds }),
  async flow({ url, headers, tickets }, seconds) {
    const ask = buyer(headers)
    const buy = async (pool, number) => {
      const done = {}
      for (const step of Object.values(steps(tickets[(number * 7919) % tickets.length]))) await step(ask(pool), done)
    }
    return (await drive(url, buy, { connections: 16, seconds })).rate
  },
  'list of tickets': (stage, seconds) => pages(stage, '/v1/tickets?sport_type=tennis', seconds),
  'list of orders': (stage, seconds) => pages(stage, '/v1/bookingorders', seconds),
  'list of reservations': (stage, seconds) => pages(stage, '/v1/reservations', seconds),
  'list of bookings': (stage, seconds) => pages(stage, '/v1/bookings', seconds),
  'list of invoices': (stage, seconds) => pages(stage, '/v1/invoices', seconds),
  'list of all orders, for staff': ({ staff, ...stage }, seconds) => pages({ ...stage, headers: staff }, '/v1/bookingorders', seconds),
  'list of all sales, for staff': ({ staff, ...stage }, seconds) => pages({ ...stage, headers: staff }, '/v1/sales', seconds),
}

let serial = 0
/** Every page is built anew, because each request asks for another language. */
async function pages({ url, headers }, path, seconds) {
  const page = (pool) => buyer(headers)(pool, { 'accept-language': `x-${serial++}` })('GET', path)
  return (await drive(url, page, { connections: 8, seconds })).rate
}

export async function growth({ rounds = option('rounds', 5), seconds = 5 } = {}) {
  const [grown, fresh] = [await market({ WORKER: 'false' }), await market({ WORKER: 'false' })]
  const results = {}
  try {
    await loadPast(grown, orders, (line) => process.stderr.write(`  ${line}\n`))
    // As in operation: a few hundred orders, so that the first page of a list is full, and statistics.
    for (const stage of [grown, fresh]) {
      const { ctx } = stage.service
      stage.staff = await ctx.db.transaction().execute((trx) => addClient(ctx, trx, { scope: 'internal', roles: ['ADMIN', 'api'] }))
      await measures.flow(stage, 8)
      await stage.client.query('analyze')
    }
    for (const [name, measure] of Object.entries(measures)) {
      const result = await compare(
        rounds,
        () => measure(grown, seconds),
        () => measure(fresh, seconds),
      )
      results[`${name}, after ${orders.toLocaleString('en')} orders`] = { ...result, unit: '/s', aim }
    }
    await dropped(grown)
  } finally {
    await grown.clear()
    await fresh.clear()
  }
  return results
}

/** How long it takes to remove a week of the request log by dropping its partition, and to delete as many rows. */
async function dropped({ database }) {
  const client = new pg.Client({ ...database.connection, user: 'postgres' })
  await client.connect()
  const timed = async (text) => {
    const started = performance.now()
    await client.query(text)
    return performance.now() - started
  }
  try {
    await client.query('set statement_timeout = 0')
    const { rows } = await client.query(
      `select partition::text as name, ends from partitioned_table t, partitions_of(t) where t.name = 'request_log' and ends < now() order by ends desc limit 2`,
    )
    const [next, oldest] = rows
    if (!oldest) return
    const count = Number((await client.query(`select count(*) from ${oldest.name}`)).rows[0].count)
    const many = Number((await client.query(`select count(*) from ${next.name}`)).rows[0].count)
    const drop = await timed(`select partitions_dropped('request_log', ${pg.escapeLiteral(oldest.ends.toISOString())})`)
    const deleted = await timed(`delete from ${next.name}`)
    console.log(
      `Weeks of the request log: ${count} rows dropped in ${drop.toFixed(0)} ms; ${many} rows deleted in ${deleted.toFixed(0)} ms`,
    )
  } finally {
    await client.end()
  }
}
