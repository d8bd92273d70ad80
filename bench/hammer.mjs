import { Connection } from './plain.mjs'

/**
 * `node hammer.mjs URL CONNECTIONS SECONDS`: reserves tickets as reserve.lua does, with the same variables, and prints the answers per second.
 * With FIGURES it prints also the median and the 99th percentile in milliseconds, and its CPU time in microseconds per answer, as JSON.
 */
const [, , url, connections, seconds] = process.argv
const { TICKET, TICKETS = '0', API_KEY, ROUND, FIGURES } = process.env
const digits = /%0(\d+)d/.exec(TICKET)?.[1]
const ticket = () =>
  digits ? TICKET.replace(/%0\d+d/, String(1 + Math.floor(Math.random() * Number(TICKETS))).padStart(Number(digits), '0')) : TICKET

let number = 0
const request = () => ({
  method: 'POST',
  path: '/v1/reservations',
  headers: { 'content-type': 'application/json', 'x-api-key': API_KEY, 'idempotency-key': `bench-${ROUND}-${++number}` },
  body: `{"items":[{"ticket_id":"${ticket()}","quantity":1}],"booking_email":"bench@bench.example"}`,
})

const times = []
const until = performance.now() + Number(seconds) * 1000
async function lane() {
  const connection = new Connection(url)
  for (let sent = performance.now(); sent < until; ) {
    const { statusCode, body } = await connection.request(request())
    if (statusCode !== 201) throw new Error(`${statusCode}: ${(await body.text()).slice(0, 500)}`)
    const now = performance.now()
    times.push(now - sent)
    sent = now
  }
  connection.close()
}
const begun = performance.now()
await Promise.all(Array.from({ length: Number(connections) }, lane))
const rate = (times.length / (performance.now() - begun)) * 1000
times.sort((one, other) => one - other)
const at = (share) => times[Math.floor(times.length * share)]
const { user, system } = process.cpuUsage()
console.log(FIGURES ? JSON.stringify({ rate, p50: at(0.5), p99: at(0.99), cpu: (user + system) / times.length }) : rate.toFixed(2))
