import { Connection } from './plain.mjs'
import { addDistributor, buyer, market, steps } from './selling.mjs'
import { warmUpSeconds } from './stage.mjs'

const readers = 200
const sellers = 64
const countries = ['NLD', 'GBR', 'DEU', 'FRA', 'ITA', 'ESP', 'PRT', 'USA']
/** One hold in three is booked. The others expire. */
const bookedOneIn = 3

const at = (values, share) => values[Math.min(values.length - 1, Math.floor(values.length * share))]
const sorted = (values) => values.toSorted((a, b) => a - b)

/** Distributors of different countries. A fifth of the tickets are not for one of them, so that their lists differ. */
async function crowd(stage, count) {
  const { ctx } = stage.service
  const made = []
  await ctx.db.transaction().execute(async (trx) => {
    for (let number = 0; number < count; number++)
      made.push(
        await addDistributor(ctx, trx, {
          distributor_name: `Bench ${number}`,
          iso_country: countries[number % countries.length],
          hold_minutes: 1,
        }),
      )
  })
  return made
}

async function read(connection, headers, path) {
  const { statusCode } = await connection.request({ method: 'GET', path, headers, isSkipped: true })
  if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}`)
}

/** All durations in milliseconds by kind of request, while `seconds` pass. */
async function minute(stage, selling, reading, seconds) {
  const times = { hold: [], booking: [], list: [], ticket: [] }
  let lost = 0
  let unread = 0
  const opened = []
  const connect = () => {
    const connection = new Connection(stage.url)
    opened.push(connection)
    return connection
  }
  const until = performance.now() + seconds * 1000
  const timed = async (kind, act) => {
    const begun = performance.now()
    const result = await act()
    times[kind].push(performance.now() - begun)
    return result
  }
  const ticket = () => stage.tickets[Math.floor(Math.random() * stage.tickets.length)]
  const sell = async ({ headers }, lane) => {
    const ask = buyer(headers)(connect())
    for (let turn = lane; performance.now() < until; turn++) {
      const done = {}
      const { hold, guests, payment, booking } = steps(ticket())
      await timed('hold', () => hold(ask, done))
      if (turn % bookedOneIn > 0) continue
      await buy(ask, done, guests, payment, booking)
    }
  }
  /** A hold lasts a minute. If the steps take longer, it is counted as lost. */
  const buy = async (ask, done, guests, payment, booking) => {
    try {
      await guests(ask, done)
      await payment(ask, done)
      await timed('booking', () => booking(ask, done))
    } catch (error) {
      if (!/reservation_expired/.test(error.message)) throw error
      lost++
    }
  }
  /** One list and one ticket each second; whoever still waits for an answer does not ask again. */
  const poll = async ({ headers }, lane) => {
    const [list, single] = [connect(), connect()]
    await new Promise((resolve) => setTimeout(resolve, (lane * 1000) / readers))
    while (performance.now() < until) {
      const begun = performance.now()
      await Promise.all([
        timed('list', () => read(list, headers, `/v1/tickets?event_id=${stage.events[lane % stage.events.length]}`)).catch(late),
        timed('ticket', () => read(single, headers, `/v1/tickets/${ticket()}`)).catch(refused),
      ])
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, begun + 1000 - performance.now())))
    }
  }
  /** The service refuses what has waited too long for its turn. */
  const late = (error) => {
    if (!/answered 503/.test(error.message)) throw error
    unread++
  }
  /** Some tickets are not for some readers, who get 404. */
  const refused = (error) => {
    if (!/answered 404/.test(error.message)) late(error)
  }
  const begun = performance.now()
  await stage.stalls()
  const polling = reading.map(poll)
  await Promise.all(selling.map(sell))
  // Answers to readers that come later count with their durations, and do not lower the rates of the sellers.
  const elapsed = (performance.now() - begun) / 1000
  await Promise.all(polling)
  for (const connection of opened) connection.close()
  const figures = Object.fromEntries(
    Object.entries(times).map(([kind, all]) => [
      kind,
      { rate: all.length / elapsed, p50: at(sorted(all), 0.5), p99: at(sorted(all), 0.99) },
    ]),
  )
  return { ...figures, lost, unread, stall: await stage.stalls() }
}

const shown = (name, { hold, booking, list, ticket, lost, unread, stall }) => {
  const ms = ({ rate, p50, p99 }) =>
    p50 === undefined ? 'none' : `${rate.toFixed(0)}/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`
  process.stderr.write(
    `  ${name}: holds ${ms(hold)}; bookings ${ms(booking)}; lists ${ms(list)}; single tickets ${ms(ticket)}; ${lost} holds expired before they were booked, ${unread} reads refused, longest delay of the event loop ${stall.toFixed(0)} ms\n`,
  )
}

/**
 * The minute in which a sale opens: 200 distributors read a list and a ticket each second, while 64 others hold tickets as fast as they can,
 * book some of the holds and let the others expire. Compared with the same sellers without the readers, half a minute before and half a minute
 * after, because the tables grow meanwhile.
 */
export async function onsale({ seconds = 60 } = {}) {
  const stage = await market({ WORKER: 'true' })
  try {
    const everybody = await crowd(stage, readers + sellers)
    const [reading, selling] = [everybody.slice(0, readers), everybody.slice(readers)]
    await stage.client.query(
      `update ticket set distributors_disabled = array[($1::text[])[1 + abs(hashtext(ticket_id)) % cardinality($1::text[])]] where hashtext(ticket_id) % 5 = 0`,
      [reading.map((one) => one.distributor_id)],
    )
    stage.events = (await stage.client.query('select distinct event_id from ticket order by 1 limit 8')).rows.map((row) => row.event_id)
    stage.stalls = () => longestStall(stage.url)
    await minute(stage, selling, reading, warmUpSeconds / 6)
    // As autovacuum does after a minute of operation.
    await stage.client.query('analyze')
    await minute(stage, selling, reading, warmUpSeconds)
    const measure = async (name, readersNow, duration) => {
      await stage.settled()
      const figures = await minute(stage, selling, readersNow, duration)
      shown(name, figures)
      return figures
    }
    const before = await measure('sellers alone, before', [], seconds / 2)
    const mixed = await measure('with readers', reading, seconds)
    const after = await measure('sellers alone, after', [], seconds / 2)
    const alone = (kind) => (before[kind].rate + after[kind].rate) / 2
    const one = (own, reference, unit, aim) => ({
      ratio: own / reference,
      least: own / reference,
      most: own / reference,
      own,
      reference,
      unit,
      aim,
    })
    return {
      'on-sale, holds beside 200 readers': one(mixed.hold.rate, alone('hold'), '/s', '>= 0.8'),
      'on-sale, bookings beside 200 readers': one(mixed.booking.rate, alone('booking'), '/s', '>= 0.8'),
      'on-sale, p99 of a hold to its p50': one(mixed.hold.p99, mixed.hold.p50, ' ms', '<= 10'),
      'on-sale, longest stall to 100 ms': one(mixed.stall, 100, ' ms', '<= 1'),
    }
  } finally {
    await stage.clear()
  }
}

/** The longest delay of the service's event loop since the last call, in milliseconds. */
async function longestStall(url) {
  const text = await (await fetch(`${url}/metrics`)).text()
  return 1000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1] ?? 0)
}
