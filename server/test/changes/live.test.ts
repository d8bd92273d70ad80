import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CompiledQuery } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Wire } from '../../src/platform/db/driver/wire.js'
import { eachConnection } from '../kit/connections.js'
import { caller, expectProblem, startKit } from '../kit/index.js'
import { order, putOnSale } from '../selling/kit.js'
import { cursorNow, type Page, readOn } from './kit.js'

const kit = await startKit({ CHANGES_STREAMS: '3' })
const { distributor, distributor2, supplier2, product_management: operator } = kit.as
const keyOf = (name: 'distributor' | 'distributor2' | 'supplier2') => ({ 'x-api-key': kit.accounts[name].api_key })
const price = async (ticket: string) => {
  expect((await operator.patch(`/v1/tickets/${ticket}`, { sales_price: 20_000 + Math.floor(Math.random() * 1e6) })).status).toBe(200)
}

interface Message {
  id: string
  event: string
  data: { id: string; type: string }
}

/** A reader of server-sent events, as in a browser. */
async function openStream(headers: Record<string, string>, query = '?after=now', url = kit.url) {
  // Without a pool: a pool opens another connection in advance, and a stop of the service waits for it.
  const request = get(`${url}/v1/changes${query}`, { headers: { accept: 'text/event-stream', ...headers }, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const messages: Message[] = []
  let lastId = ''
  let isOver = false
  const read = (async () => {
    let text = ''
    for await (const chunk of response) {
      text += String(chunk)
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const fields = new Map(
          text
            .slice(0, end)
            .split('\n')
            .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
        )
        text = text.slice(end + 2)
        lastId = fields.get('id') ?? lastId
        const data = fields.get('data')
        if (data) messages.push({ id: lastId, event: fields.get('event') ?? '', data: JSON.parse(data) as Message['data'] })
      }
    }
  })()
    .catch(() => {})
    .finally(() => {
      isOver = true
    })
  return {
    response,
    messages,
    lastId: () => lastId,
    over: () => isOver,
    until: (done: () => boolean) => expect.poll(done, { interval: 20 }).toBe(true),
    close: async () => {
      request.destroy()
      await read
    },
  }
}

describe('waiting', () => {
  test('a waiting request is answered by the next change that its caller sees', async () => {
    const ticket = await putOnSale(kit, { stock: 5 })
    const hidden = await putOnSale(kit, { stock: 5 })
    await operator.patch(`/v1/tickets/${hidden}`, { distributors_disabled: [kit.accounts.distributor2.distributor_id] })
    const cursor = await cursorNow(kit, distributor2)
    const answer = distributor2.get<Page>(`/v1/changes?after=${cursor}&wait=30`)
    await distributor.post('/v1/reservations', order(hidden))
    await price(ticket)
    const { changes, cursor: next } = (await answer).body
    expect(changes.map(({ id }) => id)).toEqual([ticket])
    expect(await readOn(kit, distributor2, next)).toEqual([])
  })

  test('a waiting request that sees no change gets an empty answer and a cursor', async () => {
    const cursor = await cursorNow(kit, supplier2)
    const { status, body } = await supplier2.get<Page>(`/v1/changes?after=${cursor}&wait=1`)
    expect({ status, changes: body.changes }).toEqual({ status: 200, changes: [] })
    expect((await supplier2.get(`/v1/changes?after=${body.cursor}`)).status).toBe(200)
  })

  test('clients that poll during a rush get every hold of their own, whatever their limit, also from several processes in turn', async () => {
    const ticket = await putOnSale(kit, { stock: 500 })
    const other = await kit.another()
    const polled = async (limit: number, urls: string[], begin: string, wanted: Promise<string[]>) => {
      const seen = new Set<string>()
      let isComplete = false
      void wanted.then((ids) => expect.poll(() => ids.every((id) => seen.has(id))).toBe(true)).then(() => (isComplete = true))
      for (let after = begin, turn = 0; !isComplete; turn++) {
        const there = caller(urls[turn % urls.length] ?? kit.url, keyOf('distributor'))
        const { body } = await there.get<Page>(`/v1/changes?after=${after}&wait=1&limit=${limit}&types=reservation_created`)
        for (const { id } of body.changes) seen.add(id)
        after = body.cursor
      }
      return seen.size
    }
    const begin = await cursorNow(kit, distributor)
    const holds = (async () => {
      const made: string[] = []
      for (let count = 0; count < 12; count++) {
        const answers = await Promise.all(Array.from({ length: 5 }, () => distributor.post('/v1/reservations', order(ticket))))
        made.push(...answers.map(({ body }) => String(body.reservation_id)))
      }
      return made
    })()
    const readers = [polled(3, [kit.url], begin, holds), polled(100, [kit.url, other.url], begin, holds)]
    expect(await Promise.all(readers)).toEqual([60, 60])
  })

  test('with any limit, every resource of a transaction that changed some of them several times is reported, and the end is reached', async () => {
    const stream = await openStream(keyOf('distributor'))
    const begin = await cursorNow(kit, distributor)
    const [audience] = await kit.query<{ audience_id: number }>('select audience_id from ticket_audience order by 1 limit 1')
    const ids = ['a', 'b', 'a', 'c', 'b', 'a', 'd']
    await kit.query(
      `insert into change (resource, resource_id, kind, changed, audience_id, audience_before)
       select 'ticket', id, 'updated', '{ticket_title}', $1, $1 from unnest($2::text[]) with ordinality as x (id, n) order by n`,
      [audience?.audience_id ?? 0, ids],
    )
    // The process has read it and keeps it, so that those who wait do not read it again.
    await stream.until(() => stream.messages.length === 4)
    for (const limit of [1, 2, 3, 4, 5]) {
      const seen = new Set<string>()
      let [after, polls] = [begin, 0]
      for (let isEnd = false; !isEnd && polls < 20; polls++) {
        const { body } = await distributor.get<Page>(`/v1/changes?after=${after}&wait=1&limit=${limit}`)
        for (const { id } of body.changes) seen.add(id)
        after = body.cursor
        isEnd = body.changes.length === 0
      }
      expect({ limit, seen: [...seen].sort() }).toEqual({ limit, seen: ['a', 'b', 'c', 'd'] })
      expect(polls).toBeLessThan(20)
    }
    await stream.close()
  })

  test('waiting longer than a minute is refused', async () => {
    expect((await distributor.get('/v1/changes?wait=61')).status).toBe(400)
    expect((await distributor.get('/v1/changes?wait=-1')).status).toBe(400)
    expect((await distributor.get('/v1/changes?limit=0')).status).toBe(400)
  })
})

describe('streams', () => {
  test('send each change when it is committed, from every process', async () => {
    const ticket = await putOnSale(kit, { stock: 5 })
    const { url } = await kit.another()
    // Transactions of other databases of the server can still hide the ticket: it would be the first change.
    await cursorNow(kit, distributor)
    const stream = await openStream(keyOf('distributor'), '?after=now', url)
    expect(stream.response.headers['content-type']).toContain('text/event-stream')
    await price(ticket)
    await stream.until(() => stream.messages.length > 0)
    expect(stream.messages[0]).toMatchObject({ event: 'ticket_changed', data: { id: ticket, type: 'ticket_changed' } })
    await stream.close()
  })

  test('an interrupted stream continues from Last-Event-ID without a gap', async () => {
    const tickets = await Promise.all(Array.from({ length: 6 }, () => putOnSale(kit, { stock: 5 })))
    await cursorNow(kit, distributor)
    const first = await openStream(keyOf('distributor'))
    for (const ticket of tickets.slice(0, 3)) await price(ticket)
    await first.until(() => first.messages.length >= 3 && first.lastId() !== first.messages[2]?.id)
    await first.close()
    for (const ticket of tickets.slice(3)) await price(ticket)
    const continued = async (id: string | undefined, count: number) => {
      const stream = await openStream({ ...keyOf('distributor'), 'last-event-id': id ?? '' }, '')
      await stream.until(() => stream.messages.some(({ data }) => data.id === tickets[5]))
      await stream.close()
      return stream.messages.slice(-count).map(({ data }) => data.id)
    }
    expect(await continued(first.lastId(), 6)).toEqual(tickets.slice(3))
    // After the second message. What came since the last id before it comes again.
    expect(await continued(first.messages[1]?.id, 4)).toEqual(tickets.slice(2))
  })

  test('have an id at least with every twentieth of many changes at once', async () => {
    const stream = await openStream(keyOf('distributor'))
    await stream.until(() => stream.lastId() !== '')
    const [audience] = await kit.query<{ audience_id: number }>('select audience_id from ticket_audience order by 1 limit 1')
    await kit.query(
      `insert into change (resource, resource_id, kind, changed, audience_id, audience_before)
       select 'ticket', n::text, 'updated', '{ticket_title}', $1, $1 from generate_series(1, 100) n`,
      [audience?.audience_id ?? 0],
    )
    await stream.until(() => stream.messages.length >= 100)
    const withSameId = new Map<string, number>()
    for (const { id } of stream.messages) withSameId.set(id, (withSameId.get(id) ?? 0) + 1)
    expect(Math.max(...withSameId.values())).toBeLessThanOrEqual(20)
    await stream.close()
  })

  test('go on without a gap after the database has closed the connections of their process', async () => {
    const tickets = await Promise.all(Array.from({ length: 16 }, () => putOnSale(kit, { stock: 5 })))
    const { url } = await kit.another()
    const stream = await openStream(keyOf('distributor'), '?after=now', url)
    await stream.until(() => stream.lastId() !== '')
    for (const [index, ticket] of tickets.entries()) {
      await expect.poll(async () => (await operator.patch(`/v1/tickets/${ticket}`, { sales_price: 30_000 })).status).toBe(200)
      // The change of this ticket is read within a tenth of a second: before, while or after the connections are closed.
      await sleep(index * 10)
      await kit.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'allotment' and pid <> pg_backend_pid()",
      )
      await stream.until(() => stream.messages.some(({ data }) => data.id === ticket) || stream.over())
      expect(stream.over()).toBe(false)
    }
    await stream.close()
  })

  test('read again what a connection broke at: who may see a change that was read, and the resource itself', async () => {
    const first = await putOnSale(kit, { stock: 5 })
    const second = await putOnSale(kit, { stock: 5 })
    const { url, service } = await kit.another()
    // Those in full are read in the main thread, whose connections can be broken here at a certain statement.
    const stream = await openStream(keyOf('distributor'), '?after=now&include=full', url)
    await stream.until(() => stream.lastId() !== '')
    const broken: string[] = []
    const breakAt = (statement: RegExp): (() => void) => {
      let left = 2
      return eachConnection(service, (connection) => {
        const { executeQuery } = connection
        connection.executeQuery = (async (query: CompiledQuery) => {
          if (statement.test(query.sql) && left-- > 0) {
            broken.push(statement.source)
            const { wire } = connection as unknown as { wire: Wire }
            wire.destroy(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))
          }
          return executeQuery.call(connection, query)
        }) as typeof executeQuery
      })
    }
    // An audience that this process does not know yet, so it is read after the change.
    const endFirst = breakAt(/from "ticket_audience"/)
    const disabled = { distributors_disabled: [kit.accounts.distributor2.distributor_id], countries_disabled: ['ISL'] }
    expect((await operator.patch(`/v1/tickets/${first}`, disabled)).status).toBe(200)
    await price(first)
    await stream.until(() => stream.messages.some(({ data }) => data.id === first) || stream.over())
    endFirst()
    const endSecond = breakAt(/from ticket t/)
    await price(second)
    await stream.until(() => stream.messages.some(({ data }) => data.id === second) || stream.over())
    endSecond()
    expect(stream.over()).toBe(false)
    expect(new Set(broken).size).toBe(2)
    await stream.close()
  })

  test('contain nothing of other tenants, and their cursor still advances', async () => {
    const ticket = await putOnSale(kit, { stock: 5 })
    const stream = await openStream(keyOf('supplier2'))
    await stream.until(() => stream.lastId() !== '')
    await distributor.post('/v1/reservations', order(ticket))
    const own = await putOnSale(kit, { stock: 5, supplier_id: kit.accounts.supplier2.supplier_id ?? '' })
    await stream.until(() => stream.messages.some(({ data }) => data.id === own))
    expect(stream.messages.map(({ data }) => data.id)).not.toContain(ticket)
    await stream.close()
  })

  test('with an invalid or expired cursor answer with a problem', async () => {
    const bad = await fetch(`${kit.url}/v1/changes`, {
      headers: { accept: 'text/event-stream', 'last-event-id': 'x', ...keyOf('distributor') },
    })
    expect(bad.status).toBe(400)
    await bad.body?.cancel()
  })

  test('are limited for each organisation; closing one frees its place', async () => {
    const open = await Promise.all(Array.from({ length: 3 }, () => openStream(keyOf('distributor2'))))
    expectProblem(await distributor2.get('/v1/changes?after=now&wait=1'), 'too_many_at_once')
    expect((await distributor2.get('/v1/changes?after=now')).status).toBe(200)
    for (const one of open) await one.close()
    await expect.poll(async () => (await distributor2.get('/v1/changes?after=now&wait=1')).status).toBe(200)
  })

  test('of a client that does not read are closed before they fill the memory; it continues later without a gap', async () => {
    const { url } = await kit.another({ CHANGES_STREAMS: '1' })
    const cursor = await cursorNow(kit, distributor)
    const [audience] = await kit.query<{ audience_id: number }>('select audience_id from ticket_audience order by 1 limit 1')
    const request = get(`${url}/v1/changes?after=${cursor}`, {
      headers: { accept: 'text/event-stream', ...keyOf('distributor') },
      agent: false,
    })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    response.pause()
    // More than the buffers of both sockets and the queue can hold.
    const count = 16_000
    await kit.query(
      `insert into change (resource, resource_id, kind, changed, audience_id, audience_before)
       select 'ticket', repeat('x', 1400) || lpad(n::text, 6, '0'), 'updated', '{ticket_title}', $1, $1 from generate_series(1, $2::int) n`,
      [audience?.audience_id ?? 0, count],
    )
    const other = caller(url, keyOf('distributor'))
    await expect.poll(async () => (await other.get('/v1/changes?after=now&wait=1')).status, { timeout: 20_000, interval: 50 }).toBe(200)
    let text = ''
    await (async () => {
      for await (const chunk of response.setEncoding('utf8')) text += String(chunk)
    })().catch(() => {})
    const whole = text.slice(0, text.lastIndexOf('\n\n'))
    const numbers = (of: Iterable<string>) => [...of].map((id) => Number(id.slice(-6)))
    const seen = new Set(numbers([...whole.matchAll(/"id":"(x+\d{6})"/g)].map(([, id = '']) => id)))
    expect(seen.size).toBeLessThan(count)
    const lastId = [...whole.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? cursor
    for (const number of numbers((await readOn(kit, distributor, lastId, '&limit=1000')).map(({ id }) => id))) seen.add(number)
    expect(seen.size).toBe(count)
  })

  test('end when the distributor moves to another country, because it then sees other tickets', async () => {
    const stream = await openStream(keyOf('distributor2'))
    await stream.until(() => stream.lastId() !== '')
    await kit.as.admin.patch(`/v1/distributors/${kit.accounts.distributor2.distributor_id}`, { iso_country: 'FRA' })
    await stream.until(stream.over)
    expect(stream.messages.map(({ event }) => event)).toContain('catalogue_reset')
  })
})
