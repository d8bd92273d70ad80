import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, expectProblem, type Kit, startKit } from '../kit/index.js'
import { order, putEvent, putOnSale } from '../selling/kit.js'

interface Figures {
  ticket_id: string
  available: number
  reserved: number
  sold: number
  seconds: { at: string; requests: number; accepted: number; refused: number }[]
  /** of an event */
  tickets?: { ticket_id: string; requests: number; available: number }[]
}

let kit: Kit
beforeAll(async () => {
  kit = await startKit()
})

/** Messages as they come; what was counted in each second is kept, later messages win. */
function open(url: string, id: string, kind: 'tickets' | 'events' = 'tickets', api_key = kit.accounts.admin.api_key) {
  const control = new AbortController()
  const seconds = new Map<string, Figures['seconds'][number]>()
  const state: { last?: Figures; status?: number; type?: string; ended: boolean } = { ended: false }
  const reading = (async () => {
    const response = await fetch(`${url}/v1/internal/console/${kind}/${id}/live`, {
      headers: { 'x-api-key': api_key },
      signal: control.signal,
    })
    state.status = response.status
    state.type = response.headers.get('content-type') ?? ''
    let text = ''
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += Buffer.from(chunk).toString()
      const messages = text.split('\n\n')
      text = messages.pop() ?? ''
      for (const message of messages) {
        const data = /^data: (.*)$/m.exec(message)?.[1]
        if (!data) continue
        state.last = JSON.parse(data) as Figures
        for (const one of state.last.seconds) seconds.set(one.at, one)
      }
    }
    state.ended = true
  })().catch(() => {
    state.ended = true
  })
  const sum = (name: 'requests' | 'accepted' | 'refused') => [...seconds.values()].reduce((total, one) => total + one[name], 0)
  return { state, sum, reading, close: () => control.abort() }
}
const rush = (as: Caller, ticket_id: string, times: number) =>
  Promise.all(Array.from({ length: times }, () => as.post('/v1/reservations', order(ticket_id, 1)).then(({ status }) => status)))

describe('the live view of a ticket on sale', () => {
  test('shows requests, accepted and refused, of all processes, and the stock', async () => {
    const second = await kit.another()
    const ticket_id = await putOnSale(kit, { stock: 12 })
    const live = open(kit.url, ticket_id)
    await expect.poll(() => live.state.last?.available).toBe(12)
    expect(live.state).toMatchObject({ status: 200, type: 'text/event-stream' })
    const there = {
      ...kit.as.distributor,
      post: (path: string, body: unknown) => kit.as.distributor.post(`${second.url}${path}`, body),
    } as Caller
    const statuses = (await Promise.all([rush(kit.as.distributor, ticket_id, 10), rush(there, ticket_id, 10)])).flat()
    expect(statuses.filter((status) => status === 201)).toHaveLength(12)
    await expect.poll(() => live.sum('requests')).toBe(20)
    expect([live.sum('accepted'), live.sum('refused')]).toEqual([12, 8])
    await expect.poll(() => live.state.last).toMatchObject({ available: 0, reserved: 12, sold: 0 })
    live.close()
    await live.reading
  })

  test('also shows requests for a ticket in demand from before the stream opened; few requests are not recorded', async () => {
    const hot = await putOnSale(kit, { stock: 100 })
    const cold = await putOnSale(kit, { stock: 100 })
    await rush(kit.as.distributor, hot, 30)
    await rush(kit.as.distributor, cold, 1)
    await expect.poll(async () => (await kit.query('select from onsale_second where ticket_id = $1', [hot])).length).toBeGreaterThan(0)
    const live = open(kit.url, hot)
    await expect.poll(() => live.sum('requests')).toBeGreaterThanOrEqual(20)
    live.close()
    expect(await kit.query('select from onsale_second where ticket_id = $1', [cold])).toEqual([])
  })

  test('is for the operator and the supplier of the ticket', async () => {
    const ticket_id = await putOnSale(kit)
    expectProblem(await kit.as.supplier2.get(`/v1/internal/console/tickets/${ticket_id}/live`), 'ticket_not_found')
    expectProblem(await kit.as.distributor.get(`/v1/internal/console/tickets/${ticket_id}/live`), 'forbidden')
  })

  test('takes at most ten places for each organisation, so that one does not take those of all; closing one frees its place', async () => {
    const ticket_id = await putOnSale(kit)
    const path = `/v1/internal/console/tickets/${ticket_id}/live`
    const streams = Array.from({ length: 10 }, () => open(kit.url, ticket_id, 'tickets', kit.accounts.supplier.api_key))
    for (const { state } of streams) await expect.poll(() => state.status).toBe(200)
    expectProblem(await kit.as.supplier.get(path), 'too_many_at_once')
    const staff = open(kit.url, ticket_id)
    await expect.poll(() => staff.state.status).toBe(200)
    streams.pop()?.close()
    const next = async () => {
      const one = open(kit.url, ticket_id, 'tickets', kit.accounts.supplier.api_key)
      streams.push(one)
      await expect.poll(() => one.state.status).toBeDefined()
      return one.state.status
    }
    await expect.poll(next).toBe(200)
    for (const one of [...streams, staff]) one.close()
    await Promise.all([...streams, staff].map((one) => one.reading))
  })

  test('ends when the service stops, without waiting for the reader', async () => {
    const ticket_id = await putOnSale(kit)
    const { buildApp } = await import('../../src/app.js')
    const app = await buildApp(kit.service.ctx)
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const live = open(url, ticket_id)
    await expect.poll(() => live.state.last).toBeDefined()
    await app.close()
    await live.reading
    expect(live.state.ended).toBe(true)
  })
})

describe('an event that is being sold, watched live', () => {
  test('sums its tickets, and lists those in demand', async () => {
    const event_id = await putEvent(kit)
    const hot = await putOnSale(kit, { event_id, stock: 6 })
    const warm = await putOnSale(kit, { event_id, stock: 20 })
    const elsewhere = await putOnSale(kit, { stock: 20 })
    const live = open(kit.url, event_id, 'events')
    await expect.poll(() => live.state.last?.available).toBe(26)
    await rush(kit.as.distributor, hot, 8)
    await rush(kit.as.distributor, warm, 2)
    await rush(kit.as.distributor, elsewhere, 6)
    await expect.poll(() => live.sum('requests')).toBe(10)
    expect([live.sum('accepted'), live.sum('refused')]).toEqual([8, 2])
    await expect.poll(() => live.state.last).toMatchObject({ available: 18, reserved: 8, sold: 0 })
    await expect
      .poll(() => live.state.last?.tickets?.map((one) => [one.ticket_id, one.requests, one.available]))
      .toEqual([
        [hot, 8, 0],
        [warm, 2, 18],
      ])
    live.close()
    await live.reading
  })

  test('shows a supplier its own tickets only', async () => {
    const event_id = await putEvent(kit)
    await putOnSale(kit, { event_id, stock: 5 })
    await putOnSale(kit, { event_id, stock: 7, supplier_id: kit.accounts.supplier2.supplier_id as string })
    const live = open(kit.url, event_id, 'events', kit.accounts.supplier2.api_key)
    await expect.poll(() => live.state.last?.available).toBe(7)
    live.close()
    await live.reading
    expectProblem(await kit.as.distributor.get(`/v1/internal/console/events/${event_id}/live`), 'forbidden')
    expectProblem(await kit.as.admin.get('/v1/internal/console/events/there-is-none/live'), 'event_not_found')
  })
})
