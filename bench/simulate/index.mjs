import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus } from 'node:os'
import { simulate } from './model.mjs'

/**
 * `npm run bench -- simulate`: what primaries and shards would do at 10,000 reservations a second with 100,000,000 tickets. The costs are those
 * of the last measurement (`--measure` makes a new one), and the first table compares the simulation with what was measured.
 */
const folder = new URL('../results/', import.meta.url)
const own = `simulate-${`${cpus()[0]?.model || arch()} ${cpus().length} cores`.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.json`

/** What was measured on this machine, or else on another one. */
export function lastMeasurement() {
  const names = readdirSync(folder).filter((name) => name.startsWith('simulate-'))
  const name = names.includes(own) ? own : names[0]
  if (!name) throw new Error('Nothing was measured yet: npm run bench -- simulate --measure')
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
}

/** As in the benchmark: one machine, one process, one buyer, 10,000 tickets that are all in memory. */
const smallLayout = ({ flush, bytesPerTicket }) => ({
  ...{ machineCores: 2, processes: 1, network: 0.04, flush, replica: 0, memory: 1e12, bytesPerTicket, tickets: 10_000, readMillis: 0 },
  ...{ buyers: 1, buyerSkew: 0, events: 500, eventSkew: 0, ticketsPerEvent: 20 },
})

/** Measured and simulated, for every case that was measured. */
export function errors(measurement) {
  return measurement.cases.map((one) => {
    const layout = {
      ...smallLayout(measurement),
      connections: one.connections,
      ...(one.kind === 'hot' ? { events: 1, ticketsPerEvent: 1 } : {}),
    }
    const { rate, p50 } = simulate(measurement.costs, layout, 4)
    return { ...one, simulated: { rate, p50 }, error: { rate: rate / one.rate - 1, p50: p50 / one.p50 - 1 } }
  })
}

/** What is not measured here: networks, disks and memory of other machines, and who buys what. */
export const assumed = {
  network: 0.2,
  flush: 0.5,
  replica: 0.7,
  memory: 192e9,
  readMillis: 0.1,
  tickets: 100e6,
  buyers: 2_000,
  buyerSkew: 0.8,
  events: 10_000,
  eventSkew: 0.8,
  ticketsPerEvent: 20,
  booked: 0.05,
}

/** The highest rate whose 99th percentile stays below `limit` milliseconds, to 5 %. */
function highestRate(costs, layout, limit) {
  const holds = (rate) => {
    const found = simulate(costs, { ...layout, rate }, 3)
    return found.rate > rate * 0.97 && found.p99 <= limit
  }
  let [low, high] = [0, 500]
  while (holds(high)) [low, high] = [high, high * 2]
  while (high - low > high * 0.05) {
    const middle = (low + high) / 2
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}

const line = (cells) => console.log(`| ${cells.join(' | ')} |`)
function table(head, rows) {
  line(head)
  line(head.map(() => '---'))
  for (const row of rows) line(row)
  console.log('')
}
const whole = (value) => Math.round(value).toLocaleString('en')
const tenth = (value) => (Number.isNaN(value) ? '' : value >= 100 ? whole(value) : value.toPrecision(2))
const percent = (value) => `${Math.round(100 * value)} %`
const signed = (value) => `${value < 0 ? '−' : '+'}${percent(Math.abs(value))}`

export async function simulation() {
  if (process.argv.includes('--measure')) {
    const { measure } = await import('./measure.mjs')
    const measurement = { ...(await measure()), measured: new Date().toISOString().slice(0, 10), node: process.version }
    writeFileSync(new URL(own, folder), `${JSON.stringify(measurement, null, 2)}\n`)
  }
  if (!existsSync(folder)) throw new Error('bench/results is missing')
  const measurement = lastMeasurement()
  const { costs, bytesPerTicket } = measurement
  const layout = { ...assumed, bytesPerTicket }

  table(
    ['Measured case', 'Holds/s', 'simulated', 'error', 'Median, ms', 'simulated', 'error'],
    errors(measurement).map(({ kind, connections, rate, p50, simulated, error }) => [
      `${kind}, ${connections} connection${connections === 1 ? '' : 's'}`,
      ...[whole(rate), whole(simulated.rate), signed(error.rate)],
      ...[tenth(p50), tenth(simulated.p50), signed(error.p50)],
    ]),
  )
  table(
    ['One primary', 'Processes', 'Highest rate with p99 ≤ 100 ms', 'Load of its cores'],
    [4, 8, 16, 32].map((databaseCores) => {
      const found = [1, 2, 4].map((each) => {
        const one = { ...layout, databaseCores, processes: each * databaseCores }
        return { ...one, rate: highestRate(costs, one, 100) }
      })
      const [best] = found.sort((one, other) => other.rate - one.rate)
      return [`${databaseCores} cores`, best.processes, whole(best.rate), percent(simulate(costs, best, 3).databaseLoad)]
    }),
  )
  table(
    [
      '10,000 holds/s, 100,000,000 tickets',
      'Processes',
      'Answered/s',
      'p50, ms',
      'p99, ms',
      'Bookings/s',
      'p99, ms',
      'Load of the busiest primary',
      'of the busiest process',
      'Tickets, GB each',
    ],
    [
      [1, 16, 64],
      [1, 32, 64],
      [2, 16, 64],
      [4, 16, 64],
      [8, 16, 64],
      [16, 16, 64],
    ].map(([shards, databaseCores, processes]) => {
      const found = simulate(costs, { ...layout, shards, databaseCores, processes, rate: 10_000 })
      return [
        `${shards} × ${databaseCores} cores`,
        ...[processes, whole(found.rate), tenth(found.p50), tenth(found.p99), whole(found.bookings.rate), tenth(found.bookings.p99)],
        ...[percent(found.databaseLoad), percent(found.processLoad), whole((bytesPerTicket * layout.tickets) / shards / 1e9)],
      ]
    }),
  )
  const hot = { ...layout, events: 1, ticketsPerEvent: 1, connections: 2_000, databaseCores: 16, booked: 0 }
  table(
    ['2,000 buyers at once want one ticket', 'Holds/s', 'p50, ms', 'p99, ms'],
    [1, 2, 4, 8].map((processes) => {
      const { rate, p50, p99 } = simulate(costs, { ...hot, processes })
      return [`${processes} process${processes === 1 ? '' : 'es'} for its event`, whole(rate), tenth(p50), tenth(p99)]
    }),
  )
}

if (process.argv[1]?.endsWith('simulate/index.mjs')) await simulation()
