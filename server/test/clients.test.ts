import { beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../src/lib/locales.js'
import { caller, expectProblem, startKit } from './kit/index.js'

const kit = await startKit()
const { admin } = kit.as
const { accounts } = kit

interface Client {
  client_id: string
  label: string
  [field: string]: unknown
}
interface Page {
  clients: Client[]
  pagination: { total_size: number }
}
const list = async (query: string | Record<string, string>) => {
  const answer = await admin.get<Page>(`/v1/clients?${new URLSearchParams(query)}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}
const labels = async (query: string | Record<string, string>) => (await list(query)).clients.map(({ label }) => label).sort()
const datetime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/

describe('GET /v1/clients', () => {
  let made: Record<string, Client>
  beforeAll(async () => {
    const make = async (input: object) => (await admin.post<Client>('/v1/clients', { label: 'x', ...input })).body
    made = {
      portal: await make({ scope: 'internal', label: 'Night desk', roles: ['portal'], email: 'night@desk.example' }),
      engine: await make({
        scope: 'distributor',
        distributor_id: accounts.distributor.distributor_id,
        label: 'Booking Engine',
        roles: ['api'],
      }),
      paused: await make({ scope: 'supplier', supplier_id: accounts.supplier.supplier_id, label: 'Paused 100%', roles: [] }),
      gone: await make({ scope: 'internal', label: 'Gone', roles: ['api', 'SUPPORT'] }),
    }
    await admin.patch(`/v1/clients/${made.paused?.client_id}`, { client_status: 'suspended' })
    await admin.delete(`/v1/clients/${made.gone?.client_id}`)
  })
  const id = (name: string) => made[name]?.client_id ?? ''

  test('leaves out deleted clients unless a status is given', async () => {
    expect((await list('')).pagination.total_size).toBe(11)
    expect(await labels('client_status=deleted')).toEqual(['Gone'])
    expect(await labels('client_status=suspended')).toEqual(['Paused 100%'])
    expect((await list('client_status=active')).pagination.total_size).toBe(10)
    expect((await list({ client_status: 'in:[active,suspended,deleted]' })).pagination.total_size).toBe(12)
  })

  test('filters by distributor_id', async () => {
    const query = { distributor_id: accounts.distributor.distributor_id ?? '' }
    expect(await labels(query)).toEqual(['Booking Engine', 'The distributor'])
    expect(await labels({ distributor_id: `in:[${accounts.distributor2.distributor_id},none]` })).toEqual(['The distributor2'])
    expect(await labels('distributor_id=none')).toEqual([])
  })

  test('filters by client_id, a single one or a set', async () => {
    expect(await labels({ client_id: id('portal') })).toEqual(['Night desk'])
    expect(await labels({ client_id: `in:[${id('portal')},${id('engine')}]` })).toEqual(['Booking Engine', 'Night desk'])
    expect((await list({ client_id: `not in:[${id('portal')},${id('engine')}]` })).pagination.total_size).toBe(9)
  })

  test('filters by a part of client_name in any case; wildcards are literal characters', async () => {
    expect(await labels('client_name=booking')).toEqual(['Booking Engine'])
    expect(await labels('client_name=0%25')).toEqual(['Paused 100%'])
    expect(await labels('client_name=%25')).toEqual(['Paused 100%'])
    expect(await labels('client_name=_ight')).toEqual([])
  })

  test('filters by role; ne: gives clients without it', async () => {
    expect(await labels('role=ADMIN')).toEqual(['The admin'])
    const everybody = await labels('')
    const api = await labels('role=api')
    expect(api).toContain('Booking Engine')
    expect(api).not.toContain('Night desk')
    expect([...api, ...(await labels('role=ne:api'))].sort()).toEqual(everybody)
    expect(await labels({ role: 'in:[ADMIN,FINANCE]' })).toEqual(['The admin', 'The finance'])
    expectProblem(await admin.get('/v1/clients?role=chief'), 'invalid_filter')
  })

  test('query searches label, id, e-mail and distributor id', async () => {
    expect(await labels('query=NIGHT%20D')).toEqual(['Night desk'])
    expect(await labels('query=night@desk')).toEqual(['Night desk'])
    expect(await labels({ query: id('engine').slice(0, 26).toUpperCase() })).toEqual(['Booking Engine'])
    expect(await labels({ query: accounts.distributor.distributor_id ?? '' })).toEqual(['Booking Engine', 'The distributor'])
    expect(await labels('query=%25')).toEqual(['Paused 100%'])
  })

  test('filters by scope, supplier and times too', async () => {
    expect(await labels('scope=supplier')).toEqual(['Paused 100%', 'The supplier', 'The supplier2'])
    expect(await labels({ supplier_id: accounts.supplier2.supplier_id ?? '' })).toEqual(['The supplier2'])
    expect(await labels('created=lt:2020-01-01')).toEqual([])
    expect((await list('updated=ge:2020-01-01')).pagination.total_size).toBe(11)
  })

  test('returns the extended form with all its fields', async () => {
    const { clients } = await list({ client_id: id('engine') })
    expect(clients).toEqual([
      {
        client_id: id('engine'),
        distributor_id: accounts.distributor.distributor_id,
        supplier_id: null,
        created: expect.stringMatching(datetime),
        updated: expect.stringMatching(datetime),
        deleted: null,
        scope: 'distributor',
        client_status: 'active',
        label: 'Booking Engine',
        language: 'en_GB',
        time_zone: null,
        distributor_name: 'First Agency',
        roles: ['api'],
        available_roles: ['portal'],
        active_until: null,
        email: null,
        username: null,
      },
    ])
    expect((await admin.get(`/v1/clients/${id('engine')}`)).body).toEqual(clients[0])
  })

  test('returns the basic form with use_basic_dto=true', async () => {
    const { clients } = await list({ client_id: id('engine'), use_basic_dto: 'true' })
    expect(clients).toEqual([
      {
        client_id: id('engine'),
        label: 'Booking Engine',
        client_status: 'active',
        distributor_id: accounts.distributor.distributor_id,
        distributor_name: 'First Agency',
      },
    ])
    expect((await list({ client_id: id('engine'), use_basic_dto: 'false' })).clients[0]).toHaveProperty('roles')
  })

  test('is for the operator only', async () => {
    expectProblem(await kit.as.distributor.get('/v1/clients'), 'forbidden')
    expectProblem(await kit.as.supplier.get('/v1/clients'), 'forbidden')
    expect((await kit.as.support.get('/v1/clients')).status).toBe(200)
  })
})

describe('a client', () => {
  const full = {
    label: 'Desk',
    language: 'de_DE',
    email: 'desk@test.example',
    username: 'Desk',
    roles: ['portal', 'api'],
    active_until: '2030-01-02T03:04:05',
  }

  test('is created with all fields, never returns its password, and can log in', async () => {
    const password = 'a password of twelve or more'
    const answer = await admin.post<Client>('/v1/clients', {
      scope: 'distributor',
      distributor_id: accounts.distributor.distributor_id,
      password,
      ...full,
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject(full)
    expect(answer.text).not.toContain('password')
    expect((await kit.as.nobody.post('/v1/login', { username: 'desk', password })).status).toBe(200)
  })

  test.each(locales)('can have the language %s', async (language) => {
    const { body } = await admin.post<Client>('/v1/clients', { scope: 'internal', label: 'Polyglot', language })
    expect(body.language).toBe(language)
  })

  test.each([
    ['internal', ['ADMIN', 'PRODUCT_MANAGEMENT', 'SUPPORT', 'FINANCE', 'api', 'portal']],
    ['distributor', ['api', 'portal']],
    ['supplier', ['api', 'portal']],
  ] as const)('of scope %s lists in available_roles what it can be granted, and gets no other role', async (scope, grantable) => {
    const party = {
      internal: {},
      distributor: { distributor_id: accounts.distributor.distributor_id },
      supplier: { supplier_id: accounts.supplier.supplier_id },
    }
    const { body } = await admin.post<Client>('/v1/clients', { scope, label: 'Roles', ...party[scope] })
    expect(body).toMatchObject({ roles: [], available_roles: grantable })
    const granted = await admin.patch(`/v1/clients/${body.client_id}`, { roles: grantable })
    expect(granted.body).toMatchObject({ roles: grantable, available_roles: [] })
    if (scope !== 'internal') expectProblem(await admin.patch(`/v1/clients/${body.client_id}`, { roles: ['ADMIN'] }), 'role_not_available')
  })

  test.each([
    ['a distributor client without its distributor', { scope: 'distributor' }, 'validation_failed'],
    ['a supplier client without its supplier', { scope: 'supplier' }, 'validation_failed'],
    ['an internal client with a distributor', { scope: 'internal', distributor_id: 'x' }, 'validation_failed'],
    ['an unknown distributor', { scope: 'distributor', distributor_id: 'none' }, 'distributor_not_found'],
    ['an unknown supplier', { scope: 'supplier', supplier_id: 'none' }, 'supplier_not_found'],
    ['a short password', { scope: 'internal', password: 'elevenchars' }, 'validation_failed'],
    ['a blank label', { scope: 'internal', label: '  ' }, 'validation_failed'],
    ['a username with blanks around it', { scope: 'internal', username: ' desk ' }, 'validation_failed'],
    ['a role twice', { scope: 'internal', roles: ['api', 'api'] }, 'validation_failed'],
    ['a status from the start', { scope: 'internal', client_status: 'active' }, 'validation_failed'],
  ] as const)('with %s is refused', async (_name, input, code) => {
    expectProblem(await admin.post('/v1/clients', { label: 'x', ...input }), code)
  })

  test('of ten concurrent requests for one username, one succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        admin.post('/v1/clients', { scope: 'internal', label: 'Rival', username: i % 2 ? 'Wanted' : 'wanted' }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
    expectProblem(answers.find(({ status }) => status === 409) as (typeof answers)[0], 'username_taken')
  })

  test('keeps fields that a change does not send', async () => {
    const { body: before } = await admin.post<Client>('/v1/clients', { scope: 'internal', ...full, username: 'only.sent' })
    kit.clock.advance({ seconds: 2 })
    const { body: after } = await admin.patch<Client>(`/v1/clients/${before.client_id}`, { label: 'Renamed', email: null })
    expect(after).toEqual({ ...before, label: 'Renamed', email: null, updated: expect.not.stringMatching(String(before.updated)) })
    expect((await admin.get(`/v1/clients/${before.client_id}`)).body).toEqual(after)
  })

  test('stores every field that a change can name', async () => {
    const { body } = await admin.post<Client>('/v1/clients', { scope: 'internal', label: 'Plain' })
    const change = { ...full, username: 'kept', client_status: 'suspended' }
    expect((await admin.patch(`/v1/clients/${body.client_id}`, change)).body).toMatchObject(change)
    expect((await admin.get(`/v1/clients/${body.client_id}`)).body).toMatchObject(change)
  })

  test('cannot change its scope and party', async () => {
    const { client_id } = accounts.support
    for (const change of [{ scope: 'supplier' }, { distributor_id: 'x' }, { client_status: 'deleted' }])
      expectProblem(await admin.patch(`/v1/clients/${client_id}`, change), 'validation_failed')
  })

  test('has an ETag: a change with an old one is refused with 412 and changes nothing', async () => {
    const { body } = await admin.post<Client>('/v1/clients', { scope: 'internal', label: 'Guarded' })
    const path = `/v1/clients/${body.client_id}`
    const tag = (await admin.get(path)).headers.get('etag') ?? ''
    expect(tag).toMatch(/^(W\/)?"[^"]+"$/)
    expect((await admin.patch(path, { label: 'First' }, { 'if-match': tag })).status).toBe(200)
    expectProblem(await admin.patch(path, { label: 'Second' }, { 'if-match': tag }), 'precondition_failed')
    expect((await admin.get(path)).body.label).toBe('First')
    const fresh = (await admin.get(path)).headers.get('etag') ?? ''
    expect(fresh).not.toBe(tag)
    expect((await admin.patch(path, { label: 'Second' }, { 'if-match': `"none", ${fresh}` })).status).toBe(200)
    expect((await admin.patch(path, { label: 'Third' }, { 'if-match': '*' })).status).toBe(200)
    expectProblem(await admin.delete(path, { 'if-match': tag }), 'precondition_failed')
    const last = (await admin.get(path)).headers.get('etag') ?? ''
    expect((await admin.delete(path, { 'if-match': last })).status).toBe(204)
  })

  test('of ten concurrent changes with one ETag, one succeeds', async () => {
    const { body } = await admin.post<Client>('/v1/clients', { scope: 'internal', label: 'Contended' })
    const path = `/v1/clients/${body.client_id}`
    const tag = (await admin.get(path)).headers.get('etag') ?? ''
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => admin.patch(path, { label: `Name ${i}` }, { 'if-match': tag })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)])
  })

  test('that is deleted stays readable and cannot be changed; its keys and sessions end at once', async () => {
    const { body } = await admin.post<Client>('/v1/clients', { scope: 'internal', label: 'Leaving', roles: ['api'], username: 'leaving' })
    const path = `/v1/clients/${body.client_id}`
    const key = await admin.post(`${path}/keys`, {})
    const as = caller(kit.url, { 'x-api-key': String(key.body.api_key) })
    expect((await as.get('/v1/clients')).status).toBe(200)
    const deleted = await admin.delete(path)
    expect(deleted.status).toBe(204)
    expect(deleted.text).toBe('')
    expectProblem(await as.get('/v1/clients'), 'invalid_credentials')
    expect((await admin.get(path)).body).toMatchObject({
      client_status: 'deleted',
      deleted: expect.stringMatching(datetime),
      username: null,
    })
    expectProblem(await admin.patch(path, { label: 'Back' }), 'client_not_found')
    expectProblem(await admin.delete(path), 'client_not_found')
    expectProblem(await admin.post(`${path}/keys`, {}), 'client_not_found')
  })

  test('that does not exist answers 404', async () => {
    for (const call of [
      admin.get('/v1/clients/none'),
      admin.patch('/v1/clients/none', {}),
      admin.delete('/v1/clients/none'),
      admin.get('/v1/clients/none/keys'),
    ])
      expectProblem(await call, 'client_not_found')
    expectProblem(await admin.delete(`/v1/clients/${accounts.support.client_id}/keys/none`), 'key_not_found')
  })
})
