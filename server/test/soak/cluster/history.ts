import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** The requests of a buyer and their answers. Nothing in here is read from the tables. */
export interface Hold {
  reservation_id: string
  ticket_id: string
  quantity: number
  reference: string
  /** the last answer: held, booked or released */
  state: 'held' | 'booked' | 'released'
  booking?: { booking_id: string; orders: string[] }
}

export class History {
  readonly holds: Hold[] = []
  /** the times of sales, by performance.now() */
  readonly sold: number[] = []
  requests = 0
  repeated = 0
  refused = 0
  failed = 0

  /** Seconds without a sale, in gaps longer than a second, and the longest gap. */
  silence(from: number, to: number): { total: number; longest: number } {
    const times = [from, ...this.sold.filter((at) => at >= from && at <= to), to]
    const gaps = times.slice(1).map((at, index) => (at - (times[index] as number)) / 1000)
    const long = gaps.filter((gap) => gap > 1)
    return { total: long.reduce((sum, gap) => sum + gap, 0), longest: Math.max(0, ...gaps) }
  }
}

interface Answer {
  status: number
  body: Record<string, unknown>
}

/** Longer than any timeout of the service. */
const patienceMillis = 30_000
/** Final answers. All others mean unknown, or retry. */
const isFinal = ({ status, body }: Answer): boolean => status < 500 && status !== 429 && body.code !== 'idempotency_in_flight'

/**
 * Sends a change until it is answered, to any process, always with the same key. So every request has an outcome that the
 * buyer knows, however often an answer was lost.
 */
async function ask(history: History, urls: string[], apiKey: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const key = randomUUID()
  for (let attempt = 0; ; attempt++) {
    history.requests++
    if (attempt > 0) history.repeated++
    const url = urls[Math.floor(Math.random() * urls.length)]
    try {
      const response = await fetch(url + path, {
        method,
        headers: { 'x-api-key': apiKey, 'idempotency-key': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMillis),
      })
      const answer = { status: response.status, body: (await response.json().catch(() => ({}))) as Record<string, unknown> }
      if (isFinal(answer)) return answer
    } catch {
      // The answer is lost; the outcome is not known.
    }
    history.failed++
    await sleep(200 + Math.random() * 300)
  }
}

/** A buyer who reserves, and then books, releases or keeps the hold, one request after the other. */
export async function buy(history: History, urls: string[], apiKey: string, tickets: string[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const ticket_id = tickets[Math.floor(Math.random() * tickets.length)] as string
    const quantity = 1 + Math.floor(Math.random() * 4)
    const reference = randomUUID()
    const asked = { items: [{ ticket_id, quantity }], booking_email: 'desk@agency.example', external_reference_id: reference }
    const reserved = await ask(history, urls, apiKey, 'POST', '/v1/reservations', asked)
    if (reserved.status !== 201) {
      history.refused++
      if (reserved.status !== 409) throw new Error(`a hold was refused with ${reserved.status}: ${JSON.stringify(reserved.body)}`)
      await sleep(50)
      continue
    }
    history.sold.push(performance.now())
    const hold: Hold = { reservation_id: String(reserved.body.reservation_id), ticket_id, quantity, reference, state: 'held' }
    history.holds.push(hold)
    const chance = Math.random()
    if (chance < 0.6) await book(history, urls, apiKey, hold)
    else if (chance < 0.9) await release(history, urls, apiKey, hold)
  }
}

async function book(history: History, urls: string[], apiKey: string, hold: Hold): Promise<void> {
  const { reservation_id } = hold
  const { status, body } = await ask(history, urls, apiKey, 'POST', '/v1/bookings', { reservation_id, accepted_gt: true })
  if (status !== 201) throw new Error(`a booking was refused with ${status}: ${JSON.stringify(body)}`)
  history.sold.push(performance.now())
  hold.state = 'booked'
  const orders = (body.bookingorders as { bookingorder_id: string }[]).map((order) => order.bookingorder_id)
  hold.booking = { booking_id: String(body.booking_id), orders }
}

async function release(history: History, urls: string[], apiKey: string, hold: Hold): Promise<void> {
  const { status, body } = await ask(history, urls, apiKey, 'DELETE', `/v1/reservations/${hold.reservation_id}`)
  // A repeated deletion may find that the first one, whose answer was lost, was done.
  if (status >= 300 && ![404, 409].includes(status)) throw new Error(`a release was refused with ${status}: ${JSON.stringify(body)}`)
  hold.state = 'released'
}
