import { connect } from 'node:net'

/**
 * `node hammer.mjs URL CONNECTIONS SECONDS`: reserves tickets as reserve.lua does, with the same variables, and prints the answers per second.
 * It writes requests to plain sockets and reads only what it must, because it shares the cores with what it measures. With FIGURES it prints
 * also the median and the 99th percentile in milliseconds, and its CPU time in microseconds per answer, as JSON.
 */
const [, , url, connections, seconds] = process.argv
const { hostname, port, host } = new URL(url)
const { TICKET, TICKETS = '0', API_KEY, ROUND, FIGURES } = process.env
const digits = /%0(\d+)d/.exec(TICKET)?.[1]
const ticket = () =>
  digits ? TICKET.replace(/%0\d+d/, String(1 + Math.floor(Math.random() * Number(TICKETS))).padStart(Number(digits), '0')) : TICKET

let number = 0
function request() {
  const body = `{"items":[{"ticket_id":"${ticket()}","quantity":1}],"booking_email":"bench@bench.example"}`
  return `POST /v1/reservations HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\nx-api-key: ${API_KEY}\r\nidempotency-key: bench-${ROUND}-${++number}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}

const times = []
const until = performance.now() + Number(seconds) * 1000
const lane = () =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request()))
    let text = ''
    let sent = performance.now()
    socket.setNoDelay(true).setEncoding('latin1')
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the service closed a connection')))
    socket.on('data', (part) => {
      text += part
      const head = text.indexOf('\r\n\r\n')
      if (head < 0) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1])
      if (text.length < head + 4 + length) return
      if (!text.startsWith('HTTP/1.1 201')) return reject(new Error(text.slice(0, 500)))
      text = ''
      const now = performance.now()
      times.push(now - sent)
      sent = now
      if (now < until) return socket.write(request())
      socket.removeAllListeners('close').destroy()
      resolve()
    })
  })
const begun = performance.now()
await Promise.all(Array.from({ length: Number(connections) }, lane))
const rate = (times.length / (performance.now() - begun)) * 1000
times.sort((one, other) => one - other)
const at = (share) => times[Math.floor(times.length * share)]
const { user, system } = process.cpuUsage()
console.log(FIGURES ? JSON.stringify({ rate, p50: at(0.5), p99: at(0.99), cpu: (user + system) / times.length }) : rate.toFixed(2))
