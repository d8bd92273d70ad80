import { spawn } from 'node:child_process'
import { once, setMaxListeners } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { anyTicket, market } from './selling.mjs'
import { compare, reserve } from './stage.mjs'

/** A stream of changes that nobody looks at. Throws if it ends before `signal`. */
async function readStream(url, { 'x-api-key': key }, signal) {
  const child = spawn('curl', ['-sN', '--fail', '-o', '/dev/null', '-H', 'accept: text/event-stream', '-H', `x-api-key: ${key}`, url])
  const [code] = await once(child, 'exit', { signal }).finally(() => child.kill())
  throw new Error(`a stream of changes ended with ${code}`)
}

/**
 * Polls for changes on one connection until `signal`, or throws. Every answer is read into the same memory, and only its end is looked at, with
 * the cursor.
 */
function poll(url, { 'x-api-key': key }, signal) {
  const { hostname, port, host } = new URL(url)
  const buffer = Buffer.allocUnsafe(256 * 1024)
  return new Promise((_resolve, reject) => {
    let head = ''
    let end = ''
    let left
    const ask = (after) => {
      head = ''
      left = undefined
      socket.write(`GET /v1/changes?after=${after}&limit=1000&wait=25 HTTP/1.1\r\nhost: ${host}\r\nx-api-key: ${key}\r\n\r\n`)
    }
    const take = (part) => {
      if (left === undefined) {
        head += part.latin1Slice()
        const body = head.indexOf('\r\n\r\n') + 4
        if (body < 4) return
        if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(`a long poll of changes was answered ${head.slice(0, 500)}`))
        left = Number(/\r\ncontent-length: (\d+)/i.exec(head)[1]) - (head.length - body)
        end = head.slice(body).slice(-400)
      } else {
        left -= part.length
        end = (end + part.subarray(-400).latin1Slice()).slice(-400)
      }
      // The cursor is the last thing in the body.
      if (left === 0) ask(/"cursor":"([^"]+)"\}$/.exec(end)[1])
    }
    const callback = (size) => {
      take(buffer.subarray(0, size))
      return true
    }
    const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer, callback } }, () => ask('now'))
    socket.on('error', reject).on('close', () => reject(new Error('a long poll of changes ended')))
    signal.addEventListener('abort', () => {
      reject(signal.reason)
      socket.destroy()
    })
  })
}

/**
 * Opens streams and long polls of changes, and a webhook for every kind of change that a reservation causes. Returns how to close them. The
 * changes are not looked at, streams are read by curl and long polls from plain sockets, because the readers share the cores with the service.
 */
export async function subscribe({ url, headers }, { streams, polls, receiver }) {
  const stop = new AbortController()
  setMaxListeners(0, stop.signal)
  const hooks = []
  for (const event_type of receiver ? ['ticket_changed', 'event_changed', 'reservation_expiring', 'reservation_expired'] : []) {
    const filter = event_type === 'ticket_changed' ? { filter: { stock_thresholds: [1_000_000] } } : {}
    const body = JSON.stringify({ event_type, endpoint: receiver, secret: 'a secret of the benchmark', ...filter })
    const answer = await fetch(`${url}/v1/webhooks`, { method: 'POST', headers, body })
    if (answer.status !== 201) throw new Error(`/v1/webhooks answered ${answer.status}: ${await answer.text()}`)
    hooks.push((await answer.json()).webhook_id)
  }
  const open = Array.from({ length: streams }, () => readStream(`${url}/v1/changes?after=now`, headers, stop.signal))
  const polled = Array.from({ length: polls }, () => poll(url, headers, stop.signal))
  // They end with an error when they are aborted. Any other error is thrown at the end.
  for (const one of [...open, ...polled]) one.catch(() => undefined)
  return async () => {
    stop.abort()
    for (const { reason } of await Promise.allSettled([...open, ...polled])) if (reason.name !== 'AbortError') throw reason
    for (const id of hooks) await fetch(`${url}/v1/webhooks/${id}`, { method: 'DELETE', headers: { 'x-api-key': headers['x-api-key'] } })
  }
}

/** `spread` with streams, long polls and webhooks open, compared with the same without them. */
export async function spreadWithFeed({ rounds = 12, seconds = 5 } = {}) {
  const stage = await market()
  const server = createServer((request, response) => request.resume().on('end', () => response.end()))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const receiver = `http://127.0.0.1:${server.address().port}`
  // The service reads changes for some seconds after its last reader has gone, because clients that poll come back.
  const pause = () => new Promise((resolve) => setTimeout(resolve, 6_000))
  const run = () => reserve(stage.url, { API_KEY: stage.headers['x-api-key'], ...anyTicket(stage.tickets) }, { seconds })
  const alone = async () => {
    await pause()
    return run()
  }
  const beside = (readers) => async () => {
    await pause()
    const close = await subscribe(stage, { ...readers, receiver })
    try {
      return await run()
    } finally {
      await close()
    }
  }
  const compared = async (readers) => ({ ...(await compare(rounds, beside(readers), alone)), unit: '/s', aim: '>= 0.95' })
  try {
    // As after a minute of operation, when the code of both is compiled.
    for (let turn = 0; turn < 3; turn++) await beside({ streams: 1, polls: 1 })()
    return {
      'spread, with a stream, a long poll and webhooks': await compared({ streams: 1, polls: 1 }),
      'spread, with 20 streams, 5 long polls and webhooks': await compared({ streams: 20, polls: 5 }),
    }
  } finally {
    server.closeAllConnections()
    server.close()
    await stage.clear()
  }
}
