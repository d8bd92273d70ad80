import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, expectProblem, type Kit, startKit } from '../kit/index.js'
import { order, putOnSale } from '../selling/kit.js'

interface Figures {
  ticket_id: string
  available: number
  reserved: number
  sold: number
  seconds: { at: string; requests: number; accepted: number; refused: number }[]
}

let kit: Kit
beforeAll(async () => {
  kit = await startKit()
})

/** Messages of the stream; the counts of each second are stored, and later messages replace earlier ones. */
function open(url: string, ticket_id: string) {
  const control = new AbortController()
  const seconds = new Map<string, Figures['seconds'][number]>()
  const state: { last?: Figures; status?: number; type?: string; ended: boolean } = { ended: false }
  const reading = (async () => {
    const response = await fetch(`${url}/v1/internal/console/tickets/${ticket_id}/live`, {
      headers: { 'x-api-key': kit.accounts.admin.api_key },
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
