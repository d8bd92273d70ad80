import { Pool } from 'undici'
import { buyer, market, steps } from './selling.mjs'

const sellers = 24
const readers = 24
const bookedOneIn = 2
const pages = 40

/** The figures of the service's own metrics: memory in MB, processor time in seconds. */
async function figuresOf(url) {
  const text = await (await fetch(`${url}/metrics`)).text()
  const figure = (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0)
  return {
    resident: figure('process_resident_memory_bytes') / 1e6,
    heap: figure('nodejs_heap_size_used_bytes') / 1e6,
    reserved: figure('nodejs_heap_size_total_bytes') / 1e6,
    external: figure('nodejs_external_memory_bytes') / 1e6,
    cpu: figure('process_cpu_seconds_total'),
  }
}

const shown = (when, { resident, heap, reserved, external }) =>
  process.stderr.write(
    `  ${when}: resident ${resident.toFixed(0)} MB; heap ${heap.toFixed(0)} of ${reserved.toFixed(0)} MB, outside the heap ${external.toFixed(0)} MB\n`,
  )

/** What `--compare` compares: options of Node and variables. */
const variants = {
  'as it is': {},
  'heap grows by 100 %': { node: '--heap-growing-percent=100' },
  'heap grows by 50 %': { node: '--heap-growing-percent=50' },
  'two arenas of malloc': { env: { MALLOC_ARENA_MAX: '2' } },
  'two arenas, heap grows by 50 %': { node: '--heap-growing-percent=50', env: { MALLOC_ARENA_MAX: '2' } },
  'heap of 512 MB at most': { node: '--max-old-space-size=512' },
}

/**
 * `npm run bench -- memory 300`: the memory of one `serve` process (WORKER=false, a worker beside it) while for that many seconds buyers hold and
 * book, readers read lists with changing filters and pages and single tickets, and others take invoices as PDF and lists as CSV files. With
 * `--compare` one run for each of the variants, and a table.
 */
export async function memory() {
  const seconds = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 300)
  if (!process.argv.includes('--compare')) {
    await mixedLoad(seconds)
    return
  }
  const rows = []
  for (const [name, { node = '', env = {} }] of Object.entries(variants)) {
    process.stderr.write(`  ${name}\n`)
    process.env.BENCH_NODE_ARGS = node
    rows.push([name, ...(await mixedLoad(seconds, env))])
  }
  for (const row of [['Variant', 'Median, MB', 'at most', 'CPU ms per answer', 'Holds/s', 'Answers/s'], Array(6).fill('---'), ...rows])
    console.log(`| ${row.join(' | ')} |`)
}

/** One run: median and highest memory in MB, processor time per answer, holds and answers per second. */
async function mixedLoad(seconds, env = {}) {
  const stage = await market({ WORKER: 'false', ...env })
  const counts = { hold: 0, booking: 0, list: 0, ticket: 0, invoice: 0, export: 0, refused: 0 }
  try {
    stage.work()
    const { rows } = await stage.client.query('select distinct event_id from ticket order by 1 limit 200')
    const until = performance.now() + seconds * 1000
    const pool = new Pool(stage.url, { connections: sellers + readers + 8 })
    const ask = buyer(stage.headers)(pool)
    const any = (all) => all[Math.floor(Math.random() * all.length)]
    const orders = []
    const counted = async (kind, act) => {
      const result = await act()
      counts[kind]++
      return result
    }
    const sell = async () => {
      for (let turn = 0; performance.now() < until; turn++) {
        const done = {}
        const { hold, guests, payment, booking } = steps(any(stage.tickets))
        await counted('hold', () => hold(ask, done))
        if (turn % bookedOneIn > 0) continue
        await guests(ask, done)
        await payment(ask, done)
        await counted('booking', () => booking(ask, done))
        orders.push(done.booking.bookingorders[0].bookingorder_id)
      }
    }
    const read = async () => {
      const lists = [
        () => `/v1/tickets?event_id=${any(rows).event_id}`,
        () => `/v1/tickets?page=${1 + Math.floor(Math.random() * pages)}&page_size=100`,
        () => `/v1/events?page=${1 + Math.floor(Math.random() * 4)}&page_size=50`,
        () => '/v1/bookingorders?page_size=50',
        () => '/v1/reservations?page_size=50',
      ]
      while (performance.now() < until) {
        await counted('list', () => ask('GET', any(lists)()))
        await counted('ticket', () => ask('GET', `/v1/tickets/${any(stage.tickets)}`))
      }
    }
    /** The bytes of a file, which may be refused while too many are made at once. */
    const file = async (kind, path, accept) => {
      const { statusCode, body } = await pool.request({ method: 'GET', path, headers: { ...stage.headers, accept } })
      const bytes = await body.arrayBuffer()
      if (statusCode === 429 || statusCode === 503) counts.refused++
      else if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}: ${Buffer.from(bytes).toString().slice(0, 300)}`)
      else counts[kind]++
    }
    const invoices = async () => {
      while (performance.now() < until) {
        const id = any(orders)
        const order = id && (await ask('GET', `/v1/bookingorders/${id}`)).json()
        const invoice = order?.invoices?.[0]
        if (invoice) await file('invoice', `/v1/bookingorders/${id}/invoice/${invoice}`, 'application/pdf')
        else await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    const exports = async () => {
      while (performance.now() < until) {
        for (const path of ['/v1/tickets', '/v1/bookingorders', '/v1/reservations']) await file('export', path, 'text/csv')
        await new Promise((resolve) => setTimeout(resolve, 1000))
      }
    }
    const samples = []
    const watch = async () => {
      while (performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 1000))
        samples.push(await figuresOf(stage.url))
        if (samples.length % 30 === 0) shown(`after ${samples.length} s`, samples.at(-1))
      }
    }
    const before = await figuresOf(stage.url)
    shown('after the start', before)
    await Promise.all([
      ...Array.from({ length: sellers }, sell),
      ...Array.from({ length: readers }, read),
      invoices(),
      invoices(),
      exports(),
      watch(),
    ])
    await pool.close()
    const resident = samples.map((sample) => sample.resident).sort((a, b) => a - b)
    const answered = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const middle = resident[Math.floor(resident.length / 2)].toFixed(0)
    const most = resident.at(-1).toFixed(0)
    const cost = ((1000 * (samples.at(-1).cpu - before.cpu)) / answered).toFixed(2)
    await new Promise((resolve) => setTimeout(resolve, 20_000))
    shown('20 s after the load', await figuresOf(stage.url))
    process.stderr.write(
      `  median ${middle} MB, at most ${most} MB; ${cost} ms of processor time per answer; in ${seconds} s ${JSON.stringify(counts)}\n`,
    )
    return [middle, most, cost, (counts.hold / seconds).toFixed(0), (answered / seconds).toFixed(0)]
  } finally {
    await stage.clear()
  }
}
