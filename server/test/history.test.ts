import { describe, expect, test } from 'vitest'
import { expectProblem, startKit } from './kit/index.js'
import { order, putOnSale } from './selling/kit.js'

const kit = await startKit()
const { admin, finance } = kit.as
const { accounts } = kit

interface Entry {
  created: string
  inactive_since: string | null
  created_by: string
  updated_by: string
  updated_by_name: string | null
  updated_by_scope: string | null
  impersonator_client_id: string | null
  changed: string[]
  [resource: string]: unknown
}
interface Page {
  history: Entry[]
  pagination: { total_size: number; next_page: string | null }
}
const history = async (path: string, as = admin) => {
  const answer = await as.get<Page>(path)
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

describe('the history of a resource', () => {
  test('shows versions from before a field existed with null in this field', async () => {
    const { body } = await admin.post('/v1/distributors', { distributor_name: 'Older', iso_country: 'NLD', default_currency: 'EUR' })
    const { distributor_id, ...fields } = body
    const [before] = (await history(`/v1/distributors/${distributor_id}/history`)).history
    for (const name of Object.keys(fields)) {
      const without = 'update history set snapshot = snapshot - $2::text where resource = $3 and resource_id = $1'
      await kit.query(without, [distributor_id, name, 'distributor'])
      const [entry] = (await history(`/v1/distributors/${distributor_id}/history`)).history
      expect(Object.keys(entry?.distributor as object).sort()).toEqual(Object.keys(before?.distributor as object).sort())
    }
  })

  test('starts with the creation, ends with the current version, and is listed newest first', async () => {
    const { body: first } = await admin.post('/v1/distributors', { distributor_name: 'Past', iso_country: 'NLD', default_currency: 'EUR' })
    const path = `/v1/distributors/${first.distributor_id}`
    kit.clock.advance({ minutes: 1 })
    const { body: second } = await finance.patch(path, { credit_limit: 5, hold_limit: 7 })
    kit.clock.advance({ minutes: 1 })
    const { body: third } = await admin.patch(path, { distributor_name: 'Present' })
    const { history: entries, pagination } = await history(`${path}/history`)
    expect(pagination.total_size).toBe(3)
    const entry = {
      distributor_id: first.distributor_id,
      created_by: accounts.admin.client_id,
      impersonator_client_id: null,
      updated_by_scope: 'internal',
    }
    expect(entries).toEqual([
      {
        ...entry,
        created: third.updated,
        inactive_since: null,
        updated_by: accounts.admin.client_id,
        updated_by_name: 'The admin',
        changed: ['updated', 'distributor_name'].sort(byFieldsOf(third)),
        distributor: third,
      },
      {
        ...entry,
        created: second.updated,
        inactive_since: third.updated,
        updated_by: accounts.finance.client_id,
        updated_by_name: 'The finance',
        changed: ['credit_limit', 'hold_limit', 'updated'].sort(byFieldsOf(second)),
        distributor: second,
      },
      {
        ...entry,
        created: first.created,
        inactive_since: second.updated,
        updated_by: accounts.admin.client_id,
        updated_by_name: 'The admin',
        changed: expect.arrayContaining(['distributor_name', 'iso_country']),
        distributor: first,
      },
    ])
    expect((await admin.get(path)).body).toEqual(third)
  })

  test('keeps the order of versions made within the same second', async () => {
    const { body } = await admin.post('/v1/clients', { scope: 'internal', label: 'v1' })
    const path = `/v1/clients/${body.client_id}`
    for (let version = 2; version <= 8; version++) await admin.patch(path, { label: `v${version}` })
    await kit.query("update history set at = '2027-01-01' where resource_id = $1", [body.client_id])
    const { history: entries } = await history(`${path}/history`)
    expect(entries.map(({ client }) => (client as { label: string }).label)).toEqual(['v8', 'v7', 'v6', 'v5', 'v4', 'v3', 'v2', 'v1'])
    expect(entries.filter(({ inactive_since }) => inactive_since === null)).toHaveLength(1)
  })

  test('has every version of concurrent changes, each with its own number', async () => {
    const { body } = await admin.post('/v1/clients', { scope: 'internal', label: 'start' })
    const path = `/v1/clients/${body.client_id}`
    const names = Array.from({ length: 12 }, (_, i) => `name ${i}`)
    await Promise.all(names.map((label) => admin.patch(path, { label })))
    const { history: entries } = await history(`${path}/history`)
    const labels = entries.map(({ client }) => (client as { label: string }).label)
    expect([...labels].sort()).toEqual([...names, 'start'].sort())
    expect(labels[0]).toBe((await admin.get(path)).body.label)
  })

  test('is paged, and filtered by time and author', async () => {
    const path = `/v1/distributors/${accounts.distributor.distributor_id}`
    for (let limit = 1; limit <= 3; limit++) await finance.patch(path, { credit_limit: limit })
    const first = await history(`${path}/history?page_size=2`)
    expect(first.history).toHaveLength(2)
    expect(first.pagination.total_size).toBe(4)
    const rest = await history(String(first.pagination.next_page))
    expect(rest.history.at(-1)?.inactive_since).not.toBeNull()
    expect((await history(`${path}/history?updated_by=${accounts.finance.client_id}`)).pagination.total_size).toBe(3)
    expect((await history(`${path}/history?created=lt:2020-01-01`)).history).toEqual([])
    const oldest = await history(`${path}/history?sorting=created`)
    expect(oldest.history[0]?.created_by).toBe(oldest.history[0]?.updated_by)
  })

  test('names authors by their client ids and contains no secret', async () => {
    const { body } = await admin.post('/v1/clients', {
      scope: 'internal',
      label: 'Secretive',
      username: 'secretive',
      password: 'a password of twelve or more',
    })
    await admin.patch(`/v1/clients/${body.client_id}`, { password: 'another password of mine' })
    const answer = await admin.get(`/v1/clients/${body.client_id}/history`)
    expect(answer.text).not.toMatch(/password|argon2/)
  })

  test('of a deleted client is kept, with the deletion', async () => {
    const { body } = await admin.post('/v1/clients', { scope: 'internal', label: 'Leaving' })
    await admin.delete(`/v1/clients/${body.client_id}`)
    const { history: entries } = await history(`/v1/clients/${body.client_id}/history`)
    expect(entries.map(({ client }) => (client as { client_status: string }).client_status)).toEqual(['deleted', 'active'])
    expect(entries[0]?.changed).toContain('client_status')
  })

  test('of a distributor is readable for this distributor', async () => {
    const path = `/v1/distributors/${accounts.distributor.distributor_id}/history`
    expect((await history(path, kit.as.distributor)).pagination.total_size).toBe((await history(path)).pagination.total_size)
    expectProblem(await kit.as.distributor2.get(path), 'distributor_not_found')
  })

  test('has no entry for a refused change', async () => {
    const path = `/v1/distributors/${accounts.distributor2.distributor_id}`
    const before = (await history(`${path}/history`)).pagination.total_size
    expectProblem(await admin.patch(path, { hold_minutes: 100, hold_max_minutes: 50 }), 'validation_failed')
    expect((await history(`${path}/history`)).pagination.total_size).toBe(before)
    expect((await admin.get(path)).body.hold_minutes).toBe(10)
  })
})

/** `changed` names fields in the order of the resource. */
function byFieldsOf(resource: object): (a: string, b: string) => number {
  const names = Object.keys(resource)
  return (a, b) => names.indexOf(a) - names.indexOf(b)
}

test('an entry names its author to the operator and to the same organisation, and to others only the kind of organisation', async () => {
  const path = `/v1/distributors/${accounts.distributor.distributor_id}`
  expect((await finance.patch(path, { distributor_name: 'First Agency of all' })).status).toBe(200)
  const label = async (client_id: string) => (await admin.get<{ label: string }>(`/v1/clients/${client_id}`)).body.label
  const [seen] = (await history(`${path}/history`)).history
  expect(seen).toMatchObject({ updated_by_name: await label(accounts.finance.client_id), updated_by_scope: 'internal' })
  const ticket_id = await putOnSale(kit)
  const held = await kit.as.distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket_id, 1))
  const own = `/v1/reservations/${held.body.reservation_id}`
  expect((await kit.as.support.patch(own, { notes: 'By the desk' })).status).toBe(200)
  const entries = (await history(`${own}/history`, kit.as.distributor)).history
  expect(entries.map(({ updated_by_name, updated_by_scope }) => [updated_by_name, updated_by_scope])).toEqual([
    [null, 'internal'],
    [await label(accounts.distributor.client_id), 'distributor'],
  ])
})
