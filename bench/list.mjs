import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pool } from 'undici'
import { ticketList } from '../server/dist/catalogue/tickets/list.js'
import { list as listTickets } from '../server/dist/catalogue/tickets/read.js'
import { create as createRates } from '../server/dist/money/fx/service.js'
import { create as createClient, createKey } from '../server/dist/parties/clients/service.js'
import { create as createDistributor } from '../server/dist/parties/distributors/service.js'
import { parseList } from '../server/dist/platform/db/list.js'
import { fill } from './data.mjs'
import { drive, pgbench, setStage } from './stage.mjs'

const id = (kind, number) => `${String(number).padStart(26, '0')}_${kind}`

/** Typical requests for a ticket list. Each is the first page of fifty, with its exact total. */
export const mixes = {
  'one event': `event_id=${id('evt', 77)}`,
  'event and kind of category': `event_id=${id('evt', 78)}&category_type=grandstand`,
  sport: 'sport_type=tennis',
  city: 'city=City 7',
  supplier: `supplier_id=${id('spp', 9)}`,
  'tournament, in stock': `tournament_id=${id('trn', 5)}&stock=gt:0`,
  'changed lately': 'updated=ge:2026-07-18&sorting=updated',
  'face value between': 'face_value=ge:5000&face_value=lt:9000',
  'venue and delivery': `venue_id=${id('ven', 4)}&ticket_type=appticket`,
  'newest first': 'sorting=-created',
}
const addressOf = (query) => `/v1/tickets?${encodeURI(query)}`

/**
 * Pages of tickets that the service has not read before: 15,000 pages of 250 suppliers, so that none is repeated in a run. The reference reads
 * some of them repeatedly.
 */
const unseenQuery = (number) => `supplier_id=${id('spp', 1 + (number % 250))}&page=${1 + (Math.floor(number / 250) % 60)}`
const unseenInReference = 60

/** A catalogue of that size, a distributor that lists it, and a running service. */
async function market(tickets) {
  const stage = await setStage({ STATEMENT_TIMEOUT_MS: '60000' })
  const { ctx } = stage.service
  await fill(stage.client, tickets, (line) => process.stderr.write(`  ${tickets} tickets, ${line}\n`))
  const author = { client_id: 'bench', impersonator_client_id: null, scope: 'internal', roles: ['ADMIN'] }
  const { caller, headers } = await ctx.db.transaction().execute(async (trx) => {
    await createRates(ctx, trx, { rates: { GBP: '0.84', USD: '1.08' } })
    const party = { distributor_name: 'Bench', iso_country: 'GBR', default_currency: 'GBP' }
    const { distributor_id } = await createDistributor(ctx, trx, author, party)
    const { client_id } = await createClient(ctx, trx, author, { scope: 'distributor', distributor_id, label: 'Bench', roles: ['api'] })
    const { api_key } = await createKey(ctx, trx, author, client_id, {})
    return { caller: { ...author, scope: 'distributor', client_id, distributor_id, supplier_id: null }, headers: { 'x-api-key': api_key } }
  })
  await stage.client.query('vacuum analyze ticket')
  return { ...stage, url: await stage.serve(), headers, caller }
}

/** A route that only returns the bytes that the service returned, in a separate process. */
async function bareRoute(bodies) {
  const file = join(tmpdir(), `allotment-bench-bodies-${process.pid}.json`)
  await writeFile(file, JSON.stringify(bodies))
  const child = spawn(process.execPath, [fileURLToPath(new URL('./bare.mjs', import.meta.url)), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return {
    url: String(line).trim(),
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(file, { force: true })
    },
  }
}

const get = async (pool, path, headers) => {
  const { statusCode, body } = await pool.request({ method: 'GET', path, headers })
  const text = await body.text()
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${text.slice(0, 300)}`)
  return text
}

/**
 * The statements of a page as the service sends them, first for its keys and then for its rows, with literal values. The count is not
 * included.
 */
async function pageStatements({ service }, caller, query) {
  const { ctx } = service
  const seen = []
  const { driver } = service.database
  const acquire = driver.acquireConnection
  driver.acquireConnection = async () => {
    const connection = await acquire.call(driver)
    const { executeQuery } = connection
    connection.executeQuery = (query) => {
      const { sql: text, parameters } = query
      if (text.includes('page_key')) seen.push(text.replace(/\$(\d+)/g, (_all, number) => literal(parameters[number - 1])))
      return executeQuery.call(connection, query)
    }
    return connection
  }
  try {
    await listTickets(ctx, caller, parseList(ticketList, Object.fromEntries(new URLSearchParams(query)), '/v1/tickets'))
  } finally {
    driver.acquireConnection = acquire
  }
  return seen
}

/** pgbench takes a colon inside a text for a variable, so dates are written without. */
function literal(value) {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return `'${value.toISOString().replace(/[-:]/g, '')}'`
  const text = Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one)).join(',')}}` : value
  return `'${text.replaceAll("'", "''")}'`
}

/** One of the mixes per transaction, at random. */
const scriptOf = (pages) =>
  [
    `\\set mix random(1, ${pages.length})`,
    ...pages.flatMap((page, index) => [`${index === 0 ? '\\if' : '\\elif'} :mix = ${index + 1}`, ...page.map((one) => `${one};`)]),
    '\\endif',
  ].join('\n')

const markets = new Map()
const sharedMarket = (tickets) => {
  if (!markets.has(tickets)) markets.set(tickets, market(tickets))
  return markets.get(tickets)
}
/** Closes everything that the benchmarks of this file share. */
export async function clear() {
  for (const one of markets.values()) await (await one).clear()
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const spreadOf = (values) => ({ ratio: median(values), least: Math.min(...values), most: Math.max(...values) })

/** Answers are cached per language. A new language for each request means that every page is read and built anew. */
let languages = 0
const anew = (headers) => ({ ...headers, 'accept-language': `x-${++languages}` })

/** Requests the mixes in turn. */
const driveMixes = ({ url, headers }, options, asked = (same) => same) => {
  const paths = Object.values(mixes).map(addressOf)
  return drive(url, (pool, number) => get(pool, paths[number % paths.length], asked(headers)), options)
}

let unseen = 0
/** Requests pages whose rows were not read before. */
const driveUnseen = ({ url, headers }, options) => drive(url, (pool) => get(pool, addressOf(unseenQuery(unseen++)), headers), options)

/**
 * 50 of a million tickets with their exact total, ten filter mixes. Compared with the same statements in pgbench, with a route that only
 * returns the bytes, and with 10,000 tickets. The comparisons with cached answers are those of real callers; in the others each page is built
 * for one caller: its keys and the versions of its rows are read from the database, and rows of a known version come from memory. In the one
 * with unseen rows, every row is read.
 */
export async function list({ rounds = 5, seconds = 5, marketOf = sharedMarket } = {}) {
  const [small, large] = [await marketOf(10_000), await marketOf(1_000_000)]
  const pages = []
  const bodies = {}
  const pool = new Pool(large.url)
  for (const query of Object.values(mixes)) {
    pages.push(await pageStatements(large, large.caller, query))
    bodies[addressOf(query)] = await get(pool, addressOf(query), large.headers)
  }
  await pool.close()
  const others = []
  for (let number = 0; number < unseenInReference; number++)
    others.push(await pageStatements(large, large.caller, unseenQuery(number * 251)))
  const bare = await bareRoute(bodies)
  const load = { connections: 16, seconds }
  const quiet = { connections: 2, seconds }
  const measured = []
  try {
    for (let round = 0; round < rounds; round++) {
      const sql = await pgbench(large.database.url, scriptOf(pages), { clients: 16, seconds, mode: 'extended' })
      process.stderr.write(`  round ${round + 1} of ${rounds}\n`)
      const own = await driveMixes(large, load)
      const made = await driveMixes(large, load, anew)
      const unseenSql = await pgbench(large.database.url, scriptOf(others), { clients: 16, seconds, mode: 'extended' })
      const first = await driveUnseen(large, load)
      const bytes = await driveMixes({ url: bare.url, headers: {} }, load)
      const [few, many] = [await driveMixes(small, quiet, anew), await driveMixes(large, quiet, anew)]
      measured.push({ sql, own: own.rate, made: made.rate, unseenSql, first: first.rate, bytes: bytes.rate, few: few.p50, many: many.p50 })
    }
  } finally {
    await bare.close()
  }
  const middle = (name) => median(measured.map((one) => one[name]))
  return {
    'list, of the same SQL by pgbench': {
      ...spreadOf(measured.map((one) => one.own / one.sql)),
      own: middle('own'),
      reference: middle('sql'),
      unit: '/s',
      aim: '>= 0.5',
    },
    'list, every page made anew, of the same SQL': {
      ...spreadOf(measured.map((one) => one.made / one.sql)),
      own: middle('made'),
      reference: middle('sql'),
      unit: '/s',
      aim: '>= 0.6',
    },
    'list, of rows not read before, of the same SQL': {
      ...spreadOf(measured.map((one) => one.first / one.unseenSql)),
      own: middle('first'),
      reference: middle('unseenSql'),
      unit: '/s',
      aim: '>= 0.3',
    },
    'list, of a bare route with the same bytes': {
      ...spreadOf(measured.map((one) => one.own / one.bytes)),
      own: middle('own'),
      reference: middle('bytes'),
      unit: '/s',
      aim: '>= 0.3',
    },
    'list, p50 of 1,000,000 tickets to 10,000': {
      ...spreadOf(measured.map((one) => one.many / one.few)),
      own: middle('many'),
      reference: middle('few'),
      unit: ' ms',
      aim: '<= 2',
    },
  }
}

/**
 * Page 5,000 of the list compared with the first page, each built anew: the same page repeatedly, and a page that was not requested before.
 */
export async function deep({ rounds = 5, seconds = 4, marketOf = sharedMarket } = {}) {
  const large = await marketOf(1_000_000)
  const page = (number) => `/v1/tickets?page=${number}`
  const ask = (numberOf) =>
    drive(large.url, (pool, turn) => get(pool, page(numberOf(turn)), anew(large.headers)), { connections: 2, seconds })
  const measured = []
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`  round ${round + 1} of ${rounds}\n`)
    const [first, same, other] = [await ask(() => 1), await ask(() => 5_000), await ask((turn) => 4_000 + ((turn * 389) % 2_000))]
    measured.push({ first: first.p50, same: same.p50, other: other.p50 })
  }
  const against = (name) => ({
    ...spreadOf(measured.map((one) => one[name] / one.first)),
    own: median(measured.map((one) => one[name])),
    reference: median(measured.map((one) => one.first)),
    unit: ' ms',
    aim: '<= 5',
  })
  return { 'deep, page 5,000 to the first': against('same'), 'deep, any of 2,000 pages around it': against('other') }
}
