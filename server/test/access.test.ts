import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Role, system } from '../src/lib/caller.js'
import { type IdKind, newId } from '../src/lib/ids.js'
import { createKey } from '../src/parties/clients/service.js'
import { everybody, type Row, table, type Who } from './access-table.js'
import { type Answer, type Caller, caller, startKit } from './kit/index.js'
import { everyRoute, type Route } from './kit/routes.js'
import { several } from './kit/several.js'
import { versionOf } from './kit/version.js'
import { order, putOnSale } from './selling/kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000', LOGIN_LIMIT_PER_MINUTE: '100000' })
const routes = await everyRoute(kit.service.ctx)
const nameOf = ({ method, url }: Route) => `${method} ${url}`
const rowOf = (route: Route): Row => table[nameOf(route)] ?? { may: [] }

/** Creates a client with a key, and returns a caller with this key. */
async function makeClient(
  input: Record<string, unknown>,
): Promise<{ client_id: string; key_id: string; as: Caller; login: () => Promise<Caller> }> {
  const username = `${newId('cln')}@test.example`
  const password = 'a password of twelve or more'
  const made = await kit.as.admin.post<{ client_id: string }>('/v1/clients', { label: 'Test', username, password, ...input })
  expect(made.status, made.text).toBe(201)
  const { client_id } = made.body
  // By the service itself: over HTTP a client without the role api cannot get a key.
  const { ctx } = kit.service
  await kit.query('update client set roles = array_append(roles, $2) where client_id = $1', [client_id, 'api' satisfies Role])
  const key = await ctx.db.transaction().execute((trx) => createKey(ctx, trx, system, client_id, {}))
  return {
    client_id,
    key_id: key.key_id,
    as: caller(kit.url, { 'x-api-key': key.api_key }),
    async login() {
      const { body } = await kit.as.nobody.post<{ access_token: string }>('/v1/login', { username, password })
      return caller(kit.url, { authorization: `Bearer ${body.access_token}` })
    },
  }
}

const { distributor, supplier, distributor2 } = kit.accounts
const clerk = await makeClient({ scope: 'internal', roles: ['portal'] })
const relister = await makeClient({ scope: 'distributor', distributor_id: distributor2.distributor_id, roles: ['portal'] })
await kit.query(
  `insert into supplier (supplier_id, distributor_id, name, iso_country, default_currency, created, updated)
   values ($1, $2, 'Relister', 'NLD', 'EUR', now(), now())`,
  [newId('spp'), distributor2.distributor_id],
)
const withKey: Record<Who, Caller> = { ...kit.as, clerk: clerk.as, relister: relister.as }
const withToken: Record<Who, Caller> = {
  admin: await kit.login('admin'),
  product_management: await kit.login('product_management'),
  support: await kit.login('support'),
  finance: await kit.login('finance'),
  clerk: await clerk.login(),
  distributor: await kit.login('distributor'),
  relister: await relister.login(),
  supplier: await kit.login('supplier'),
}

/** With unknown ids and an empty body: an allowed caller gets 404 or 400, and nothing changes. */
async function knock(as: Caller, route: Route): Promise<Answer> {
  const { method, url } = route
  const path = url.replace(/:\w+/g, 'there-is-none').replace('*', 'there-is-none')
  const isRead = method === 'GET' || method === 'DELETE'
  return isRead
    ? as.send(method, path)
    : as.send(method, path, { body: JSON.stringify(rowOf(route).body ?? {}), headers: { 'content-type': 'application/json' } })
}
/** The same errors in protocols with their own error codes. */
const plainCodes: Record<string, string> = { UNAUTHORIZED: 'unauthenticated', FORBIDDEN: 'forbidden' }
const outcome = ({ status, body }: Answer): string => {
  const connect = body.requestStatus as { error?: { errorCode: string } } | undefined
  const code = body.code ?? plainCodes[String(body.error ?? connect?.error?.errorCode)]
  return status === 401 || status === 403 ? `${status} ${code}` : 'let in'
}
/** One code for a missing and an unknown key. */
const unknown = (row: Row, code: string): string => (row.protocol ? '401 unauthenticated' : code)

test('the table of this test has exactly the routes of the service', () => {
  expect(Object.keys(table).sort()).toEqual(routes.map(nameOf).sort())
})

describe('every route answers every kind of caller as the table says', () => {
  const isLogout = (route: Route) => nameOf(route) === 'DELETE /v1/login'
  const closed = routes.filter((route) => rowOf(route).may !== 'open')
  /** The answer of each route to one caller, beside the expected one. */
  async function walk(as: Caller, expected: (row: Row) => string) {
    const found: Record<string, string> = {}
    const wanted: Record<string, string> = {}
    const visit = async (route: Route): Promise<void> => {
      found[nameOf(route)] = outcome(await knock(as, route))
      wanted[nameOf(route)] = expected(rowOf(route))
    }
    await several(
      closed.filter((route) => !isLogout(route)),
      visit,
    )
    await several(closed.filter(isLogout), visit)
    expect(found).toEqual(wanted)
  }

  test.each(everybody)('%s with an API key', async (who) => {
    await walk(withKey[who], ({ may, session }) => {
      if (!may.includes(who)) return '403 forbidden'
      return session ? `403 ${session}` : 'let in'
    })
  })

  test.each(everybody)('%s with a login token', async (who) => {
    await walk(withToken[who], (row) => {
      const expected = row.may.includes(who) ? 'let in' : '403 forbidden'
      return row.protocol === 'octo' ? '401 unauthenticated' : expected
    })
  })

  test('a caller without credentials', async () => walk(kit.as.nobody, () => '401 unauthenticated'))

  test('a suspended client', async () => {
    const suspended = await makeClient({ scope: 'internal', roles: ['ADMIN', 'portal'] })
    expect((await suspended.as.get('/v1/clients')).status).toBe(200)
    await kit.as.admin.patch(`/v1/clients/${suspended.client_id}`, { client_status: 'suspended' })
    await walk(suspended.as, (row) => unknown(row, '401 invalid_credentials'))
  })

  test('a client of a suspended distributor', async () => {
    const party = await kit.as.admin.post('/v1/distributors', { distributor_name: 'Gone', iso_country: 'NLD', default_currency: 'EUR' })
    const { as } = await makeClient({ scope: 'distributor', distributor_id: party.body.distributor_id })
    expect((await as.get('/v1/distributors')).status).toBe(200)
    await kit.as.admin.patch(`/v1/distributors/${party.body.distributor_id}`, { distributor_status: 'suspended' })
    await walk(as, (row) => unknown(row, '401 invalid_credentials'))
  })

  test('a deleted client', async () => {
    const deleted = await makeClient({ scope: 'internal', roles: ['ADMIN'] })
    await kit.as.admin.delete(`/v1/clients/${deleted.client_id}`)
    await walk(deleted.as, (row) => unknown(row, '401 invalid_credentials'))
  })

  test('a client after its active_until', async () => {
    const past = await makeClient({ scope: 'internal', roles: ['ADMIN'] })
    await kit.as.admin.patch(`/v1/clients/${past.client_id}`, { active_until: '2020-01-01T00:00:00' })
    await walk(past.as, (row) => unknown(row, '401 invalid_credentials'))
  })

  test('an expired key', async () => {
    const expired = await makeClient({ scope: 'internal', roles: ['ADMIN'] })
    await kit.query('update api_key set expires = now() where key_id = $1', [expired.key_id])
    await walk(expired.as, (row) => unknown(row, '401 invalid_credentials'))
  })

  test('a revoked key', async () => {
    const revoked = await makeClient({ scope: 'internal', roles: ['ADMIN'] })
    await kit.as.admin.delete(`/v1/clients/${revoked.client_id}/keys/${revoked.key_id}`)
    await walk(revoked.as, (row) => unknown(row, '401 invalid_credentials'))
  })

  test('a client without the role api', async () => {
    const keyless = await makeClient({ scope: 'internal', roles: ['ADMIN'] })
    await kit.as.admin.patch(`/v1/clients/${keyless.client_id}`, { roles: ['ADMIN', 'portal'] })
    await walk(keyless.as, () => '403 forbidden')
  })

  test('calls without authentication answer all callers in the same way', async () => {
    for (const route of routes.filter((candidate) => rowOf(candidate).may === 'open')) {
      const [first, ...others] = await Promise.all([kit.as.nobody, withKey.admin, withToken.distributor].map((as) => knock(as, route)))
      for (const other of others) expect(other.status, nameOf(route)).toBe(first?.status)
      const { signed } = rowOf(route)
      const expected = signed ? `401 ${signed}` : 'let in'
      if (!route.url.startsWith('/v1/login')) expect(outcome(first as Answer), nameOf(route)).toBe(expected)
    }
  })
})

describe('a resource of another tenant gets the same answer as one that does not exist', () => {
  const parties = ['distributor', 'relister', 'supplier'] as const
  const reachable = routes.filter((route) => {
    const { may } = rowOf(route)
    return route.url.includes(':') && may !== 'open' && parties.some((who) => may.includes(who))
  })
  const ids = {
    octo_uuid: randomUUID(),
    distributor_id: '',
    supplier_id: '',
    distributor_memo_id: '',
    supplier_memo_id: '',
    reservation_id: '',
    request_id: '',
    booking_id: '',
    booked_reservation_id: '',
    bookingorder_id: '',
    invoice_number: '',
    view_id: '',
    bulk_id: '',
    disruption_id: '',
    disrupted_event_id: '',
    purchaseorder_id: '',
    allotment_id: '',
    grouprequest_id: '',
    ticket_id: '',
    webhook_id: '',
  }

  beforeAll(async () => {
    const memo = { text: 'Of the first', scope: 'external' }
    ids.distributor_id = String(distributor.distributor_id)
    ids.supplier_id = String(supplier.supplier_id)
    ids.distributor_memo_id = String((await kit.as.admin.post(`/v1/distributors/${ids.distributor_id}/memos`, memo)).body.memo_id)
    ids.supplier_memo_id = String((await kit.as.admin.post(`/v1/suppliers/${ids.supplier_id}/memos`, memo)).body.memo_id)
    const hold = async (ticket: string) => String((await kit.as.distributor.post('/v1/reservations', order(ticket))).body.reservation_id)
    ids.ticket_id = await putOnSale(kit)
    const { supplier_id, distributor_id } = ids
    const kept = await kit.as.supplier.post('/v1/allotments', { ticket_id: await putOnSale(kit), distributor_id, quantity: 1 })
    ids.allotment_id = String(kept.body.allotment_id)
    const asked = {
      description: 'A group',
      size: 1,
      deadline: '2099-01-01T00:00:00',
      contact_email: 'a@b.example',
      supplier_ids: [supplier_id],
    }
    ids.grouprequest_id = String((await kit.as.distributor.post('/v1/grouprequests', asked)).body.grouprequest_id)
    ids.reservation_id = await hold(ids.ticket_id)
    ids.booked_reservation_id = await hold(await putOnSale(kit))
    const booked = await kit.as.distributor.post<{ booking_id: string; bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
      reservation_id: ids.booked_reservation_id,
      accepted_gt: true,
    })
    ids.booking_id = booked.body.booking_id
    ids.bookingorder_id = String(booked.body.bookingorders[0]?.bookingorder_id)
    const bought = await kit.as.distributor.get<{ invoices: string[] }>(`/v1/bookingorders/${ids.bookingorder_id}`)
    ids.invoice_number = String(bought.body.invoices[0])
    const view = await kit.as.distributor.post('/v1/internal/console/views', { list: 'tickets', name: 'Of the first', query: '' })
    ids.view_id = String(view.body.view_id)
    const bulk = await kit.as.supplier.post('/v1/internal/console/bulk', { action: 'disable', filter: '' })
    ids.bulk_id = String(bulk.body.bulk_id)
    const disrupted = await kit.query<{ event_id: string }>('select event_id from bookingorder where bookingorder_id = $1', [
      ids.bookingorder_id,
    ])
    ids.disrupted_event_id = String(disrupted[0]?.event_id)
    const path = `/v1/events/${ids.disrupted_event_id}/disruptions`
    const decide_by = new Date(kit.clock.now().getTime() + 86_400_000).toISOString().slice(0, 19)
    const previewed = await kit.as.finance.post(path, { kind: 'postponed', decide_by })
    ids.disruption_id = String(previewed.body.disruption_id)
    const applied = await kit.as.finance.post(`${path}/${ids.disruption_id}/apply`, { version: previewed.body.version })
    expect(applied.status, applied.text).toBe(202)
    const [slot] = await kit.query<{ event_id: string; category_id: string; series_id: string }>(
      'select t.event_id, t.category_id, e.series_id from ticket t join event e using (event_id) where t.ticket_id = $1',
      [await putOnSale(kit)],
    )
    const held = await kit.as.distributor.post('/octo/bookings', {
      uuid: ids.octo_uuid,
      productId: slot?.series_id,
      optionId: slot?.category_id,
      availabilityId: `${slot?.event_id}.${slot?.category_id}`,
      unitItems: [{ unitId: 'regular' }],
    })
    expect(held.status, held.text).toBe(200)
    const sales = await kit.as.supplier.get<{ sales: { purchaseorder_id: string }[] }>('/v1/sales')
    ids.purchaseorder_id = String(sales.body.sales[0]?.purchaseorder_id)
    const hook = { event_type: 'bookingorder_completed', endpoint: 'https://agency.example/hook', secret: 'eight characters' }
    ids.webhook_id = String((await kit.as.distributor.post('/v1/webhooks', hook)).body.webhook_id)
    ids.request_id = await hold(await putOnSale(kit, { stock: 0, ticket_status: 'on_request', backorder_quantity: 3 }))
  })

  test('every path with an id that a party may call is tested here', () => {
    expect(reachable.filter((route) => rowOf(route).foreign === undefined).map(nameOf)).toEqual([])
  })

  /** Without the fields that name the request itself. */
  const plain = ({ body, status }: Answer, id: string) => {
    const { instance: _instance, request_id: _request, ...rest } = body
    return JSON.parse(JSON.stringify({ status, ...rest }).replaceAll(id, 'ID'))
  }

  test.each(reachable.map((route) => [nameOf(route), route] as const))('%s', async (_name, route) => {
    const { may, foreign, body, protocol } = rowOf(route)
    const strangers: [Who, Caller][] = [
      ['distributor', kit.as.distributor2],
      ['relister', withKey.relister],
      ['supplier', kit.as.supplier2],
    ]
    for (const address of foreign?.(ids) ?? []) {
      const id = Object.values(ids).find((candidate) => address.includes(candidate)) ?? ''
      expect(id, 'the address is of one of the ids').not.toBe('')
      // An id of the same kind, because an id of another kind has its own error.
      const nobody = newId((/_([a-z]{3})$/.exec(id)?.[1] ?? 'tck') as IdKind)
      for (const [who, as] of strangers.filter(([kind]) => may.includes(kind))) {
        const send = (path: string) =>
          as.send(route.method, path, body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {})
        const theirs = await send(address)
        expect(theirs.status, `${who}: ${theirs.text}`).toBe(protocol === 'octo' ? 400 : 404)
        if (protocol === 'octo') expect(theirs.body.error).toBe('INVALID_BOOKING_UUID')
        expect(plain(theirs, id)).toEqual(plain(await send(address.replace(id, nobody)), nobody))
      }
    }
  })

  test('what is changed with If-Match is read with an ETag', async () => {
    const guarded = new Set(routes.filter((route) => route.isGuarded).map((route) => route.url))
    const read = reachable.filter(({ method, url }) => method === 'GET' && guarded.has(url))
    const addresses = read.flatMap((route) => rowOf(route).foreign?.(ids) ?? []).filter((address) => !address.endsWith('there-is-none'))
    expect(addresses.length).toBeGreaterThan(8)
    for (const address of addresses) {
      const answers = await Promise.all([kit.as.admin, kit.as.distributor].map((as) => as.get(address)))
      const owned = answers.filter(({ status }) => status === 200)
      expect(owned.length, address).toBeGreaterThan(0)
      for (const { headers } of owned) expect(headers.get('etag'), address).toMatch(/^(W\/)?"[^"-]+[-"]/)
    }
  })

  test('the answer to a change has the version that is read after it', async () => {
    const changed = new Set<string>()
    for (const route of reachable.filter(({ isGuarded, method }) => isGuarded && method !== 'DELETE')) {
      const { foreign, body } = rowOf(route)
      for (const address of foreign?.(ids) ?? [])
        for (const as of [kit.as.admin, kit.as.distributor]) {
          const before = await as.get(address)
          if (before.status !== 200) continue
          const headers = { 'content-type': 'application/json', 'if-match': before.headers.get('etag') ?? '' }
          const answer = await as.send(route.method, address, { body: JSON.stringify(body), headers })
          if (answer.status !== 200) continue
          changed.add(`${route.method} ${route.url}`)
          expect(versionOf(answer.headers), `${route.method} ${address}`).toBe(versionOf((await as.get(address)).headers))
          expect(versionOf(answer.headers), `${route.method} ${address}`).toBeDefined()
        }
    }
    expect([...changed].sort()).toEqual([
      'PATCH /v1/allotments/:allotment_id',
      'PATCH /v1/grouprequests/:grouprequest_id',
      'PATCH /v1/internal/console/views/:view_id',
      'PATCH /v1/memos/:memo_id',
      'PATCH /v1/reservations/:reservation_id',
      'PATCH /v1/webhooks/:webhook_id',
      'PUT /v1/bookingorders/:bookingorder_id',
      'PUT /v1/webhooks/:webhook_id',
    ])
  })

  test('the owner of the resource can read it', async () => {
    expect((await kit.as.distributor.get(`/v1/distributors/${ids.distributor_id}`)).status).toBe(200)
    expect((await kit.as.distributor.get(`/v1/memos/${ids.distributor_memo_id}`)).status).toBe(200)
    expect((await kit.as.supplier.get(`/v1/memos/${ids.supplier_memo_id}`)).status).toBe(200)
  })
})
