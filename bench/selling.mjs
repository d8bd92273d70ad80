import { buildApp } from '../server/dist/app.js'
import { create as createClient, createKey } from '../server/dist/parties/clients/service.js'
import { create as createDistributor } from '../server/dist/parties/distributors/service.js'
import { create as createAllotment } from '../server/dist/selling/allotments/service.js'
import { fill } from './data.mjs'
import { recorded, scriptOf } from './recorded.mjs'
import { compare, drive, pgbench, reserve, setStage, warmUpSeconds } from './stage.mjs'

const author = {
  client_id: 'bench',
  impersonator_client_id: null,
  scope: 'internal',
  roles: ['ADMIN'],
  distributor_id: null,
  supplier_id: null,
  language: 'en_GB',
  via: 'token',
  session_id: null,
}

/** A distributor with ample credit, and the headers of its requests. */
export async function addDistributor(ctx, trx, party) {
  const { distributor_id } = await createDistributor(ctx, trx, author, {
    default_currency: 'EUR',
    allowed_currencies: ['EUR', 'GBP', 'USD'],
    credit_limit: 9e15,
    hold_limit: 2_000_000_000,
    ...party,
  })
  return { distributor_id, headers: await addClient(ctx, trx, { scope: 'distributor', distributor_id, roles: ['api'] }) }
}

/** A client, and the headers of its requests. */
export async function addClient(ctx, trx, client) {
  const { client_id } = await createClient(ctx, trx, author, { label: 'Bench', ...client })
  const { api_key } = await createKey(ctx, trx, author, client_id, {})
  return { 'x-api-key': api_key, 'content-type': 'application/json' }
}

/** A distributor that may buy everything, and a catalogue of ten thousand tickets with ample stock. */
export async function market(env = {}) {
  const stage = await setStage(env)
  const { ctx } = stage.service
  const { headers } = await ctx.db
    .transaction()
    .execute((trx) => addDistributor(ctx, trx, { distributor_name: 'Bench', iso_country: 'NLD' }))
  await fill(stage.client, 10_000)
  await stage.client.query(
    'insert into fxratemoment (fxratemoment_id, rates, taken, created) values (\'bench_fxr\', \'{"EUR": "1", "GBP": "0.85", "USD": "1.08"}\', now(), now())',
  )
  await stage.client.query(
    "update ticket set ticket_status = 'available', flags = '{}', countries_disabled = '{}', in_stock = true, vat_category = 'high'",
  )
  await stage.client.query('update ticket_stock set supplier_quantity = 2000000000')
  await stage.client.query('vacuum analyze ticket, ticket_stock')
  const { rows } = await stage.client.query('select ticket_id from ticket order by ticket_id')
  const url = await stage.serve()
  return { ...stage, url, headers, tickets: rows.map((row) => row.ticket_id) }
}

let serial = 0
const answered = async (path, { statusCode, body }) => {
  const text = await body.text()
  if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}: ${text.slice(0, 300)}`)
  return { json: () => JSON.parse(text) }
}
const read = async (pool, headers, path) => answered(path, await pool.request({ method: 'GET', path, headers }))
const post = async (pool, headers, path, body, method = 'POST') => {
  const own = { ...headers, 'idempotency-key': `bench-${process.pid}-${serial++}` }
  return answered(path, await pool.request({ method, path, headers: own, body: JSON.stringify(body) }))
}
const order = (ticket_id) => ({ items: [{ ticket_id, quantity: 1 }], booking_email: 'bench@bench.example' })

/** The smallest transaction that does the work of a reservation: reduce the stock and store the holder. */
const reference = (ticket) => `
\\set n random(1, 10000)
\\set id random(1, 2000000000)
begin;
update ticket_stock set reservations_quantity = reservations_quantity + 1 where ticket_id = ${ticket} and supplier_quantity - reservations_quantity - number_of_tickets_sold >= 1;
insert into bench_hold (ticket_id, quantity, valid_until) values (${ticket}, 1, now() + interval '10 minutes');
commit;`
const holdTable =
  'create table bench_hold (hold_id bigint generated always as identity primary key, ticket_id text, quantity int, valid_until timestamptz)'

async function reservations(wanted, pgTicket, rounds, seconds) {
  const stage = await market()
  try {
    await stage.client.query(holdTable)
    const settings = { API_KEY: stage.headers['x-api-key'], ...wanted(stage.tickets) }
    const own = (duration) => reserve(stage.url, settings, { connections: 64, seconds: duration })
    await own(warmUpSeconds)
    const result = await compare(
      rounds,
      () => own(seconds),
      () => pgbench(stage.database.url, reference(pgTicket(stage.tickets)), { clients: 16, seconds }),
    )
    const { rows } = await stage.client.query(
      'select sum(reservations_quantity)::bigint as counted, (select count(*) from reservation) + (select count(*) from bench_hold) as held from ticket_stock',
    )
    if (Number(rows[0].counted) !== Number(rows[0].held)) throw new Error(`stock and holds differ: ${JSON.stringify(rows[0])}`)
    return result
  } finally {
    await stage.clear()
  }
}

/** All requests reserve the same ticket. */
export const hot = ({ rounds = 5, seconds = 5 } = {}) =>
  reservations(
    ([first]) => ({ TICKET: first }),
    ([, second]) => `'${second}'`,
    rounds,
    seconds,
  )

/** `hot` on a ticket of which the distributor has an allotment, compared with a ticket without. */
export async function hotWithAllotment({ rounds = 5, seconds = 5 } = {}) {
  const stage = await market()
  const { ctx } = stage.service
  const [, plain, allotted] = stage.tickets
  const run = (ticket) => () => reserve(stage.url, { API_KEY: stage.headers['x-api-key'], TICKET: ticket }, { connections: 64, seconds })
  try {
    const { rows } = await stage.client.query('select distributor_id from distributor')
    const given = { ticket_id: allotted, distributor_id: rows[0].distributor_id, quantity: 1_000_000 }
    await ctx.db.transaction().execute((trx) => createAllotment(ctx, trx, author, given))
    const result = await compare(rounds, run(allotted), run(plain))
    const { rows: held } = await stage.client.query('select sum(held)::int as held from allotment_ticket')
    if (!(held[0].held > 0)) throw new Error('nothing was taken from the allotment')
    return { 'hot, with an allotment': { ...result, unit: '/s', aim: '>= 0.95' } }
  } finally {
    await stage.clear()
  }
}

export const anyTicket = ({ length }) => ({ TICKET: '%026d_tck', TICKETS: String(length) })

/** Each request reserves one of ten thousand tickets. */
export const spread = ({ rounds = 5, seconds = 5 } = {}) =>
  reservations(anyTicket, () => "lpad((:n)::text, 26, '0') || '_tck'", rounds, seconds)

const guest = {
  first_name: 'Lead',
  last_name: 'Traveller',
  lead_guest: true,
  contact_email: 'lead@guest.example',
  country_of_residence: 'NLD',
}

/**
 * The requests of a purchase, in order. `ask(method, path, body)` returns the answer, which is parsed only where it is needed; `done` keeps
 * what the later ones need: the reservation_id and the booking.
 */
export const steps = (ticket_id) => ({
  async hold(ask, done) {
    done.reservation_id = (await ask('POST', '/v1/reservations', order(ticket_id))).json().reservation_id
  },
  guests: (ask, { reservation_id }) =>
    ask('POST', `/v1/reservations/${reservation_id}/guestdata`, { items: [{ ticket_id, quantity: 1, guests: [guest] }] }),
  payment: (ask, { reservation_id }) => ask('PUT', `/v1/reservations/${reservation_id}/pay-details`, { payment_method: 'invoice' }),
  async booking(ask, done) {
    done.booking = (await ask('POST', '/v1/bookings', { reservation_id: done.reservation_id, accepted_gt: true })).json()
  },
  order: (ask, { booking }) => ask('GET', `/v1/bookingorders/${booking.bookingorders[0].bookingorder_id}`),
})

/** Reserves, adds a guest, sets the payment method, books and reads the order. Returns the booking. */
export async function buy(ask, ticket_id) {
  const done = {}
  for (const step of Object.values(steps(ticket_id))) await step(ask, done)
  return done.booking
}

/** Asks over HTTP, with a new idempotency key for each change. */
export const buyer =
  (headers) =>
  (pool, more = {}) =>
  (method, path, body) =>
    method === 'GET' ? read(pool, { ...headers, ...more }, path) : post(pool, { ...headers, ...more }, path, body, method)

/** The minimal rows and reads for the same purchase. */
function plainRows() {
  const row = (kind) =>
    `insert into bench_row (flow, kind, body) values (:id, ${kind}, '{"a": "some hundred bytes of what an order is about, as text in a document"}');`
  return `
\\set n random(1, 10000)
\\set id random(1, 2000000000)
begin;
select 1 from ticket_stock where ticket_id = lpad((:n)::text, 26, '0') || '_tck' for update;
update ticket_stock set reservations_quantity = reservations_quantity + 1 where ticket_id = lpad((:n)::text, 26, '0') || '_tck';
insert into bench_hold (ticket_id, quantity, valid_until) values (lpad((:n)::text, 26, '0') || '_tck', 1, now() + interval '10 minutes');
${[1, 2, 3, 4].map(row).join('\n')}
commit;
begin;
${[5, 6, 7].map(row).join('\n')}
commit;
begin;
${[8, 9].map(row).join('\n')}
commit;
begin;
select 1 from ticket_stock where ticket_id = lpad((:n)::text, 26, '0') || '_tck' for update;
update ticket_stock set reservations_quantity = reservations_quantity - 1, number_of_tickets_sold = number_of_tickets_sold + 1 where ticket_id = lpad((:n)::text, 26, '0') || '_tck';
select t.*, e.event_name, s.name from ticket t join event e using (event_id) join supplier s using (supplier_id) where t.ticket_id = lpad((:n)::text, 26, '0') || '_tck';
${Array.from({ length: 12 }, (_nobody, kind) => row(10 + kind)).join('\n')}
commit;
select * from bench_row where flow = :id;`
}

/** A service in this process, and how to ask it. `keys` are the idempotency keys that were used. */
export async function inProcess({ service, headers }) {
  const { ctx } = service
  ctx.ready.current = true
  const app = await buildApp(ctx)
  const keys = []
  const ask = async (method, url, payload) => {
    keys.push(`recorded-${process.pid}-${serial++}-`)
    const answer = await app.inject({ method, url, headers: { ...headers, 'idempotency-key': keys.at(-1) }, payload })
    if (answer.statusCode >= 300) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`)
    return answer
  }
  return { ask, keys, close: () => app.close() }
}

/** The statements of one purchase, as a script. */
async function recordedScript(stage) {
  const { tickets } = stage
  const { ask, keys, close } = await inProcess(stage)
  let booking
  const statements = await recorded(async () => {
    booking = await buy(ask, tickets[0])
  })
  await close()
  return scriptOf(statements, tickets[0], [booking.booking_code, ...keys])
}

/** The whole flow from hold to order, compared with its own statements in pgbench, and with the minimal statements. */
export async function flow({ rounds = 5, seconds = 6 } = {}) {
  const stage = await market()
  try {
    await stage.client.query(holdTable)
    await stage.client.query(
      'create table bench_row (row_id bigint generated always as identity primary key, flow bigint, kind int, body jsonb)',
    )
    await stage.client.query('create index on bench_row (flow)')
    const ask = buyer(stage.headers)
    const one = (pool, number) => buy(ask(pool), stage.tickets[(number * 7919) % stage.tickets.length])
    const own = async (connections = 16) => {
      const { rate } = await drive(stage.url, one, { connections, seconds })
      await stage.settled()
      return rate
    }
    /** Letters make way for requests (docs/decisions/0044-letters-make-way.md): many are sent after a short round, so their time counts too. */
    const ownWithLetters = async () => {
      const started = performance.now()
      const rate = await own()
      return (rate * seconds * 1000) / (performance.now() - started)
    }
    const by = (script) => pgbench(stage.database.url, script, { clients: 16, seconds })
    const warmUp = (seconds) => drive(stage.url, one, { connections: 16, seconds })
    await warmUp(warmUpSeconds / 6)
    // As autovacuum does after a minute of operation.
    await stage.client.query('analyze')
    await warmUp(warmUpSeconds)
    const same = await recordedScript(stage)
    const orders = async () => Number((await stage.client.query('select count(*) from bookingorder')).rows[0].count)
    const bySame = async () => {
      const before = await orders()
      const rate = await by(same)
      if ((await orders()) - before < rate * seconds * 0.5) throw new Error('the recorded statements did not make orders')
      return rate
    }
    const least = () => by(plainRows())
    return {
      'flow, of the same statements by pgbench': { ...(await compare(rounds, own, bySame)), unit: '/s', aim: '>= 0.5' },
      'flow, of the least that would do': { ...(await compare(rounds, own, least)), unit: '/s', aim: '>= 0.25' },
      'flow, until all letters are sent': { ...(await compare(rounds, ownWithLetters, least)), unit: '/s', aim: 'none' },
      'flow of 64 buyers at once, of the same': { ...(await compare(rounds, () => own(64), least)), unit: '/s', aim: '>= 0.25' },
    }
  } finally {
    await stage.clear()
  }
}
