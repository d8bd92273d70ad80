import { createClient } from '@allotment/sdk'
import { beforeAll, expect, test } from 'vitest'
import { type Kit, startKit } from '../kit/index.js'

let kit: Kit
beforeAll(async () => {
  kit = await startKit()
})

const byKey = () => createClient({ baseUrl: kit.url, apiKey: kit.accounts.admin.api_key })
const byPassword = () => createClient({ baseUrl: kit.url, username: kit.accounts.admin.username, password: kit.accounts.admin.password })
/** Query parameters as they are sent. */
const pageSize = (page_size: number): object => ({ page_size })

test('a list is read over all its pages, each item once', async () => {
  const client = byKey()
  const ids: string[] = []
  for await (const found of client.paginate('/v1/clients', { params: { query: { sorting: 'label', ...pageSize(3) } } }))
    ids.push(found.client_id)
  expect(ids.toSorted()).toEqual(
    Object.values(kit.accounts)
      .map((account) => account.client_id)
      .toSorted(),
  )
})

test('a refusal arrives as the problem of the service', async () => {
  await expect(byKey().GET('/v1/clients/{client_id}', { params: { path: { client_id: 'nobody' } } })).rejects.toMatchObject({
    status: 404,
    code: 'client_not_found',
    request_id: expect.stringMatching(/^req-/),
  })
  const wrong = { label: 'x', scope: 'internal', colour: 'red' } as { label: string; scope: 'internal' }
  await expect(byKey().POST('/v1/clients', { body: wrong })).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/colour' }],
  })
})

test('a refusal of OCTO or partner connect arrives with its reason', async () => {
  const client = createClient({ baseUrl: kit.url, apiKey: kit.accounts.distributor.api_key })
  await expect(client.GET('/octo/bookings/{uuid}', { params: { path: { uuid: 'nobody' } } })).rejects.toMatchObject({
    status: 400,
    message: 'There is no such booking.',
    body: { error: 'INVALID_BOOKING_UUID', uuid: 'nobody' },
  })
  await expect(
    client.POST('/partner/connect/{productCode}/cancellation', { params: { path: { productCode: 'x' } }, body: { orderNumber: '4711' } }),
  ).rejects.toMatchObject({ status: 404, message: 'There is no order 4711.' })
})

test('an answer that the caller has already is told apart by its status', async () => {
  const client = byKey()
  const { response } = await client.GET('/v1/sports')
  const headers = { 'If-None-Match': response.headers.get('etag') ?? '' }
  await expect(client.GET('/v1/sports', { headers })).rejects.toMatchObject({ status: 304 })
})

test('a repeated write with the same key is done once', async () => {
  const client = byKey()
  const request = { body: { label: 'Made once', scope: 'internal' as const }, headers: { 'Idempotency-Key': 'the-same' } }
  const first = await client.POST('/v1/clients', request)
  const again = await client.POST('/v1/clients', request)
  expect(again.data.client_id).toBe(first.data.client_id)
  expect(again.response.headers.get('idempotent-replayed')).toBe('true')
})

test('an expired token is renewed once for all concurrent requests', async () => {
  const client = byPassword()
  await client.GET('/v1/clients')
  kit.clock.advance({ minutes: 16 })
  kit.log.length = 0
  await Promise.all(Array.from({ length: 10 }, () => client.GET('/v1/clients')))
  const answered = kit.log.map((line) => JSON.parse(line) as { route?: string; status?: number })
  expect(answered.filter(({ route }) => route === '/v1/login/refresh').map(({ status }) => status)).toEqual([200])
})

test('after logout neither the token nor its refresh token works', async () => {
  const client = createClient({ baseUrl: kit.url })
  const { access_token, refresh_token } = await client.login(kit.accounts.admin.username, kit.accounts.admin.password)
  const copy = createClient({ baseUrl: kit.url, tokens: { access_token, refresh_token } })
  await copy.GET('/v1/clients')
  await client.logout()
  await expect(copy.GET('/v1/clients')).rejects.toMatchObject({ status: 401 })
})

test('ending an impersonation keeps the session; logging out ends both', async () => {
  const { admin, distributor } = kit.accounts
  const act = async () => {
    const client = createClient({ baseUrl: kit.url })
    const own = await client.login(admin.username, admin.password)
    const mask = await client.impersonate(distributor.client_id)
    const copies = [own, mask].map(({ access_token }) => createClient({ baseUrl: kit.url, tokens: { access_token } }))
    return {
      client,
      worn: () =>
        Promise.all(
          copies.map((copy) =>
            copy.GET('/v1/distributors').then(
              () => true,
              () => false,
            ),
          ),
        ),
    }
  }
  const first = await act()
  expect(await first.worn()).toEqual([true, true])
  expect(await first.client.unmask()).toMatchObject({ client_id: admin.client_id })
  expect(await first.worn()).toEqual([true, false])
  const second = await act()
  await second.client.logout()
  expect(await second.worn()).toEqual([false, false])
})
