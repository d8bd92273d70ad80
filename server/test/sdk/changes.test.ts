import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Change, createClient, createMirror, type MirrorStep, memoryStore, ServiceUnreachable, sqliteStore } from '@allotment/sdk'
import { changeTypes } from '@allotment/sdk/model'
import Database from 'libsql'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { feedTypes } from '../../src/platform/changes/types.js'
import { cursorNow, settled } from '../changes/kit.js'
import { type AccountName, startKit } from '../kit/index.js'
import { order, putOnSale } from '../selling/kit.js'

const kit = await startKit()
const { distributor, product_management: operator } = kit.as
const clientOf = (name: AccountName) => createClient({ baseUrl: kit.url, apiKey: kit.accounts[name].api_key })
const client = clientOf('distributor')
const price = async (ticket: string, sales_price: number) =>
  expect((await operator.patch(`/v1/tickets/${ticket}`, { sales_price })).status).toBe(200)

/** This number of changes, and the cursor after them. */
async function take(count: number, options: Parameters<typeof client.changes>[0], from = client) {
  const stop = new AbortController()
  const feed = from.changes({ ...options, signal: stop.signal })
  const changes: Change[] = []
  for await (const change of feed) {
    changes.push(change)
    if (changes.length === count) break
  }
  stop.abort()
  return { changes, cursor: feed.cursor }
}

describe('client.changes()', () => {
  test('returns each change, and waits for further ones', async () => {
    const ticket = await putOnSale(kit, { stock: 5 })
    const after = await cursorNow(kit, distributor)
    const taken = take(2, { after, types: ['ticket_changed'], include: 'full' })
    await price(ticket, 21_000)
    await settled(kit)
    await price(ticket, 22_000)
    const { changes } = await taken
    expect(changes.map(({ type, id }) => [type, id])).toEqual([
      ['ticket_changed', ticket],
      ['ticket_changed', ticket],
    ])
    expect(changes[1]?.data).toMatchObject({ ticket_id: ticket })
  })

  test('continues from the stored cursor: an unfinished change is returned again, and none is skipped', async () => {
    const tickets = await Promise.all([1, 2, 3].map(() => putOnSale(kit, { stock: 5 })))
    const after = await cursorNow(kit, distributor)
    for (const ticket of tickets) await price(ticket, 23_000)
    await settled(kit)
    // Left in the middle of a page: the cursor is still the one before the page.
    const { cursor } = await take(2, { after, types: ['ticket_changed'] })
    expect(cursor).toBe(after)
    const { changes } = await take(3, { after: cursor, types: ['ticket_changed'] })
    expect(changes.map(({ id }) => id)).toEqual(tickets)
  })

  test('continues when the service is back, and reports the interruption', async () => {
    const ticket = await putOnSale(kit, { stock: 5 })
    const after = await cursorNow(kit, distributor)
    let isAway = true
    const troubles: Error[] = []
    const flaky = createClient({
      baseUrl: kit.url,
      apiKey: kit.accounts.distributor.api_key,
      retries: 0,
      fetch: (request) => (isAway ? Promise.reject(new TypeError('away')) : fetch(request)),
    })
    const onTrouble = (error: Error) => {
      troubles.push(error)
      isAway = false
    }
    await price(ticket, 24_000)
    const { changes } = await take(1, { after, types: ['ticket_changed'], onTrouble }, flaky)
    expect(changes[0]).toMatchObject({ id: ticket })
    expect(troubles).toEqual([expect.any(ServiceUnreachable)])
  })

  test('from now on, misses no change that is made while its first connection breaks', async () => {
    const [early, late] = await Promise.all([1, 2].map(() => putOnSale(kit, { stock: 5 })))
    await settled(kit)
    let isBroken = false
    const flaky = createClient({
      baseUrl: kit.url,
      apiKey: kit.accounts.distributor.api_key,
      fetch: async (request) => {
        if (isBroken || new URL(request.url).searchParams.get('wait') === '0') return await fetch(request)
        isBroken = true
        await price(early ?? '', 27_000)
        await settled(kit)
        throw new TypeError('the connection broke')
      },
    })
    const taken = take(1, { after: 'now', types: ['ticket_changed'] }, flaky)
    await expect.poll(() => isBroken).toBe(true)
    await settled(kit)
    await price(late ?? '', 28_000)
    expect((await taken).changes.map(({ id }) => id)).toEqual([early])
  })

  test('ends with errors that a retry cannot fix, as an invalid cursor, and on an abort signal', async () => {
    await expect(take(1, { after: 'x' })).rejects.toMatchObject({ code: 'invalid_change_cursor' })
    const reason = new Error('enough')
    const loop = async () => {
      for await (const change of client.changes({ after: 'now', signal: AbortSignal.abort(reason) })) throw new Error(change.id)
    }
    await expect(loop()).rejects.toBe(reason)
  })

  test('has a TypeScript type for every type of the feed, which determines its resource', () => {
    expect(Object.keys(changeTypes)).toEqual(feedTypes)
    expectTypeOf<Extract<Change, { type: 'ticket_changed' }>['resource']>().toEqualTypeOf<'ticket'>()
    expectTypeOf<NonNullable<Extract<Change, { type: 'sale_updated' }>['data']>['purchaseorder_id']>().toEqualTypeOf<string>()
  })
})

describe('a mirror', () => {
  /** Runs until the copy is as `isRight` requires. */
  async function follow(mirror: ReturnType<typeof createMirror>, isRight: (step: MirrorStep) => boolean) {
    const stop = new AbortController()
    for await (const step of mirror.follow({ signal: stop.signal })) if (isRight(step)) break
    stop.abort()
  }
  const listed = async () => {
    const found = new Map<string, unknown>()
    for await (const ticket of client.tickets.list({ include_youth: true })) found.set(ticket.ticket_id, ticket)
    return found
  }
  const copyOf = (store: ReturnType<typeof memoryStore>) => new Map(store.all('ticket').map((ticket) => [ticket.ticket_id, ticket]))

  test('equals the lists after changes of stock and price, a new ticket, a withdrawn one and a hidden one', async () => {
    const [sold, priced, withdrawn, hidden] = (await Promise.all([1, 2, 3, 4].map(() => putOnSale(kit, { stock: 5 })))) as [
      string,
      string,
      string,
      string,
    ]
    await settled(kit)
    const store = memoryStore()
    const mirror = createMirror(client, { resources: ['ticket', 'reservation'], store })
    await follow(mirror, ({ loaded }) => loaded)
    expect(copyOf(store)).toEqual(await listed())

    const { body } = await distributor.post<{ reservation_id: string }>('/v1/reservations', order(sold))
    await price(priced, 25_000)
    expect((await operator.delete(`/v1/tickets/${withdrawn}`)).status).toBeLessThan(300)
    await operator.patch(`/v1/tickets/${hidden}`, { distributors_disabled: [kit.accounts.distributor.distributor_id] })
    const made = await putOnSale(kit, { stock: 7 })
    await settled(kit)
    // A new mirror on the same store continues, and reads no list again.
    const steps: MirrorStep[] = []
    await follow(createMirror(client, { resources: ['ticket', 'reservation'], store }), (step) => {
      steps.push(step)
      return store.get('ticket', made) !== undefined
    })
    expect(steps.every(({ loaded }) => !loaded)).toBe(true)
    expect(copyOf(store)).toEqual(await listed())
    expect([store.get('ticket', withdrawn), store.get('ticket', hidden)]).toEqual([undefined, undefined])
    expect(store.get('reservation', body.reservation_id)).toMatchObject({ status: 'active' })
  })

  /** A client whose pages of a list have two entries. `before` is called before each request. */
  const inSmallPages = (before: (path: string) => Promise<void> | void) =>
    createClient({
      baseUrl: kit.url,
      apiKey: kit.accounts.distributor.api_key,
      retries: 0,
      fetch: async (request) => {
        await before(new URL(request.url).pathname)
        return await fetch(new Request(request.url.replace('page_size=1000', 'page_size=2'), request))
      },
    })

  test('misses no ticket when another one is withdrawn while the list is read', async () => {
    await Promise.all([1, 2, 3, 4].map(() => putOnSale(kit, { stock: 5 })))
    const [first] = (await client.tickets.list({ include_youth: true, sorting: 'ticket_id', page_size: 1 })).tickets
    let pages = 0
    const reader = inSmallPages(async (path) => {
      // It was on the first page, so the tickets after it are now one place further to the front.
      if (path === '/v1/tickets' && ++pages === 2) expect((await operator.delete(`/v1/tickets/${first?.ticket_id}`)).status).toBe(204)
    })
    const store = memoryStore()
    await follow(createMirror(reader, { resources: ['ticket'], store }), ({ loaded }) => loaded)
    const copy = copyOf(store)
    expect([...(await listed()).keys()].filter((id) => !copy.has(id))).toEqual([])
  })

  test('continues to read the lists when the service is back, and reports the interruptions', async () => {
    await Promise.all([1, 2, 3, 4].map(() => putOnSale(kit, { stock: 5 })))
    await settled(kit)
    // The request for the cursor, the one for the first page twice, and one for a later page.
    const lost = [1, 3, 4, 6]
    let requests = 0
    const reader = inSmallPages(() => {
      if (lost.includes(++requests)) throw new TypeError('the network is down')
    })
    const store = memoryStore()
    const troubles: Error[] = []
    for await (const { loaded } of createMirror(reader, { resources: ['ticket'], store }).follow({
      onTrouble: (error) => troubles.push(error),
    }))
      if (loaded) break
    expect(copyOf(store)).toEqual(await listed())
    expect(troubles).toEqual(lost.map(() => expect.any(ServiceUnreachable)))
  })

  test('in a browser has the names that changes have, not those in its language', async () => {
    const [event] = (await client.events.list({ page_size: 1 })).events
    const path = `/v1/event-translations/${event?.event_id}/de_DE`
    expect((await operator.put(path, { translated_event_name: 'Das Endspiel' })).status).toBeLessThan(300)
    const browser = createClient({
      baseUrl: kit.url,
      apiKey: kit.accounts.distributor.api_key,
      fetch: async (request) => {
        if (!request.headers.has('accept-language')) request.headers.set('accept-language', 'de-DE,de;q=0.9')
        return await fetch(request)
      },
    })
    expect(await browser.events.get(event?.event_id ?? '')).toMatchObject({ event_name: 'Das Endspiel' })
    const store = memoryStore()
    await follow(createMirror(browser, { resources: ['event'], store }), ({ loaded }) => loaded)
    expect(store.get('event', event?.event_id ?? '')).toMatchObject({ event_name: event?.event_name })
  })

  test('whose cursor has expired reads the lists again, and removes deleted entries', async () => {
    const store = memoryStore()
    await follow(createMirror(client, { resources: ['ticket'], store }), ({ loaded }) => loaded)
    store.put('ticket', 'gone', {} as never)
    // A cursor of another database is answered like an expired one.
    const page = await client.changes.get({ query: { after: 'now' } })
    const [xid, number, , ...rest] = Buffer.from(page.cursor.slice(0, -8), 'base64url').toString().split('.')
    const text = Buffer.from([xid, number, '1-00000001', ...rest].join('.')).toString('base64url')
    const { createHash } = await import('node:crypto')
    store.save(`ticket ${text}${createHash('sha256').update(text).digest('base64url').slice(0, 8)}`)
    await follow(createMirror(client, { resources: ['ticket'], store }), ({ loaded }) => loaded)
    expect(copyOf(store)).toEqual(await listed())
    expect(store.get('ticket', 'gone')).toBeUndefined()
  })

  test('of a distributor that moves to another country is read again', async () => {
    const other = clientOf('distributor2')
    const store = memoryStore()
    const mirror = createMirror(other, { resources: ['ticket'], store })
    await follow(mirror, ({ loaded }) => loaded)
    await kit.as.admin.patch(`/v1/distributors/${kit.accounts.distributor2.distributor_id}`, { iso_country: 'FRA' })
    await settled(kit)
    await follow(mirror, ({ loaded }) => loaded)
    expect(store.load()).toBeDefined()
  })

  test('in an SQLite file continues after a stop and after a failed write', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'allotment-mirror-'))
    const file = join(folder, 'mirror.db')
    const open = () => {
      const database = new Database(file)
      return { database, store: sqliteStore(database) }
    }
    const listedNow = async () => [...(await listed()).values()].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
    const idOf = (ticket: unknown): string => (ticket as { ticket_id: string }).ticket_id
    const ticket = await putOnSale(kit, { stock: 5 })
    const other = await putOnSale(kit, { stock: 5 })
    await settled(kit)
    const first = open()
    await follow(createMirror(client, { resources: ['ticket'], store: first.store }), ({ loaded }) => loaded)
    expect(first.store.all('ticket')).toEqual(await listedNow())
    first.database.close()

    await price(ticket, 26_000)
    await operator.delete(`/v1/tickets/${other}`)
    await settled(kit)
    const second = open()
    const place = second.store.load()
    const broken = {
      ...second.store,
      save: () => {
        throw new Error('the disk is full')
      },
    }
    await expect(follow(createMirror(client, { resources: ['ticket'], store: broken }), () => false)).rejects.toThrow('the disk is full')
    expect(second.store.load()).toBe(place)
    expect(second.store.get('ticket', other)).toBeDefined()
    const steps: MirrorStep[] = []
    await follow(createMirror(client, { resources: ['ticket'], store: second.store }), (step) => {
      steps.push(step)
      return second.store.get('ticket', other) === undefined
    })
    expect(steps.every(({ loaded }) => !loaded)).toBe(true)
    expect(second.store.all('ticket')).toEqual(await listedNow())
    second.database.close()
    await rm(folder, { recursive: true })
  })

  test('with other resources than before is read again, because some were never copied', async () => {
    const store = memoryStore()
    await follow(createMirror(client, { resources: ['ticket'], store }), ({ loaded }) => loaded)
    expect(store.all('event')).toEqual([])
    await follow(createMirror(client, { resources: ['event', 'ticket'], store }), ({ loaded }) => loaded)
    expect(store.all('event').length).toBeGreaterThan(0)
  })
})
