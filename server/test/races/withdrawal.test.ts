import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { endWithdrawn } from '../../src/selling/reservations/withdraw.js'
import { type Caller, caller, startKit } from '../kit/index.js'
import { untilSeen, withoutLocks, withoutRefusals } from '../kit/unlocked.js'
import { order, putEvent, putOnSale, stockOf } from '../selling/kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
await kit.as.admin.patch(`/v1/distributors/${kit.accounts.distributor.distributor_id}`, { credit_limit: 1_000_000_000 })
const { admin, distributor } = kit.as

const withdrawals: Record<string, (ticket: string, event: string) => Promise<{ status: number }>> = {
  'the ticket': (ticket) => admin.patch(`/v1/tickets/${ticket}`, { ticket_status: 'disabled' }),
  'the event': (_ticket, event) => admin.patch(`/v1/events/${event}`, { event_status: 'cancelled' }),
}

interface Outcome {
  status: number
  booked: boolean
  ended: boolean
  stock: { reserved: number; sold: number; available: number | null }
}

/** Holds a ticket, and books it at one service while it is withdrawn at the other; `wait` is the delay of the second request. */
async function race(what: string, desk: Caller, wait: number): Promise<Outcome> {
  const event = await putEvent(kit)
  const ticket = await putOnSale(kit, { event_id: event, stock: 3 })
  const { body } = await distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket))
  const { reservation_id } = body
  const withdraw = async () => {
    if (wait < 0) await sleep(-wait)
    const withdrawn = await withdrawals[what]?.(ticket, event)
    expect(withdrawn?.status).toBe(200)
    await endWithdrawn(kit.service.ctx)
  }
  const book = async () => {
    if (wait > 0) await sleep(wait)
    return desk.post('/v1/bookings', { reservation_id, accepted_gt: true })
  }
  const [, { status }] = await Promise.all([withdraw(), book()])
  // A locked hold is checked again.
  await endWithdrawn(kit.service.ctx)
  const versions = await kit.query<{ status: string }>(
    "select snapshot ->> 'status' as status from history where resource = 'reservation' and resource_id = $1",
    [reservation_id],
  )
  const { reservations_quantity, number_of_tickets_sold, available_quantity } = await stockOf(kit, ticket)
  return {
    status,
    booked: versions.some((one) => one.status === 'booked'),
    ended: versions.some((one) => one.status === 'void'),
    stock: { reserved: reservations_quantity, sold: number_of_tickets_sold, available: available_quantity },
  }
}

test.each(Object.keys(withdrawals))('of a booking and the withdrawal of %s exactly one succeeds', async (what) => {
  const seen = new Set<boolean>()
  for (let round = 0; round < 24 || (seen.size < 2 && round < 200); round++) {
    // The delay grows with the rounds, so that on a slow machine too each request wins some.
    const { status, booked, ended, stock } = await race(what, distributor, ((round % 12) - 5.5) * (8 + 4 * Math.floor(round / 12)))
    expect(booked).not.toBe(ended)
    expect(status).toBe(booked ? 201 : 409)
    expect(stock).toEqual({ reserved: 0, sold: booked ? 1 : 0, available: booked ? 2 : 3 })
    seen.add(booked)
  }
  // Each has won some rounds: there was a race.
  expect(seen.size).toBe(2)
})

test('twin: without the locks both succeed', async () => {
  await withoutRefusals(kit)
  const bare = await withoutLocks(kit, { thinks: 40 })
  const desk = caller(bare.url, { 'x-api-key': kit.accounts.distributor.api_key })
  const isBoth = async (round: number) => {
    const { booked, ended } = await race('the ticket', desk, (round % 4) * -10)
    return booked && ended
  }
  expect(await untilSeen(isBoth)).toBe(true)
  expect(bare.stripped()).toBeGreaterThan(0)
})
