import { describe, expect, test } from 'vitest'
import { caller, expectProblem, startKit } from './kit/index.js'

const kit = await startKit({ LOGIN_LIMIT_PER_MINUTE: '100000' })
const { accounts } = kit
const bearer = (token: unknown) => caller(kit.url, { authorization: `Bearer ${token}` })

/** A session of the administrator, and within it one as another client. */
async function impersonate(name: keyof typeof accounts, by: keyof typeof accounts = 'admin') {
  const session = await kit.login(by)
  const answer = await session.patch('/v1/login', { target_client_id: accounts[name].client_id })
  return { session, answer, as: bearer(answer.body.access_token) }
}

describe('impersonation', () => {
  test('acts as the client, is shown in the answer, lasts 15 minutes and has no refresh token', async () => {
    const { answer, as } = await impersonate('distributor')
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      client_id: accounts.distributor.client_id,
      username: accounts.distributor.username,
      account_type: 'distributor',
      scope: 'distributor',
      distributor_id: accounts.distributor.distributor_id,
      roles: ['api', 'portal'],
      impersonator_client_id: accounts.admin.client_id,
    })
    expect(answer.body).not.toHaveProperty('refresh_token')
    expect((Date.parse(`${answer.body.expiry_date}Z`) - kit.clock.now().getTime()) / 60_000).toBeCloseTo(15, 0)
    const seen = await as.get<{ distributors: { distributor_id: string }[] }>('/v1/distributors')
    expect(seen.body.distributors.map(({ distributor_id }) => distributor_id)).toEqual([accounts.distributor.distributor_id])
    expectProblem(await as.get('/v1/clients'), 'forbidden')
    kit.clock.advance({ minutes: 15, seconds: 1 })
    expectProblem(await as.get('/v1/distributors'), 'invalid_credentials')
  })

  test('needs a login token: an API key of an administrator is refused with 403', async () => {
    expectProblem(await kit.as.admin.patch('/v1/login', { target_client_id: accounts.support.client_id }), 'impersonation_forbidden')
  })

  test.each(['product_management', 'support', 'finance', 'distributor', 'supplier'] as const)('is refused for %s', async (name) => {
    const { answer } = await impersonate('supplier2', name)
    expectProblem(answer, 'forbidden')
  })

  test('cannot start another impersonation', async () => {
    const second = await kit.as.admin.post('/v1/clients', { scope: 'internal', label: 'Second', roles: ['ADMIN'] })
    const session = await kit.login('admin')
    const { body } = await session.patch('/v1/login', { target_client_id: second.body.client_id })
    const answer = await bearer(body.access_token).patch('/v1/login', { target_client_id: accounts.support.client_id })
    expectProblem(answer, 'impersonation_forbidden')
    expectProblem(await (await impersonate('support')).as.patch('/v1/login', { target_client_id: accounts.finance.client_id }), 'forbidden')
  })

  test('is recorded with both clients', async () => {
    const { as } = await impersonate('finance')
    const path = `/v1/distributors/${accounts.distributor2.distributor_id}`
    expect((await as.patch(path, { credit_limit: 4711 })).status).toBe(200)
    const { body } = await kit.as.admin.get<{ history: Record<string, unknown>[] }>(`${path}/history`)
    expect(body.history[0]).toMatchObject({
      updated_by: accounts.finance.client_id,
      impersonator_client_id: accounts.admin.client_id,
      changed: expect.arrayContaining(['credit_limit']),
    })
    expect(body.history[1]).toMatchObject({ impersonator_client_id: null })
    const lines = kit.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'impersonation begins')
    expect(lines.at(-1)).toMatchObject({ client_id: accounts.finance.client_id, impersonator_client_id: accounts.admin.client_id })
  })

  test('ended with its own token keeps the administrator signed in, with its cookie', async () => {
    const { session, as } = await impersonate('support')
    const ended = await as.delete('/v1/login')
    expect(ended.status).toBe(204)
    expect(ended.headers.get('set-cookie')).toBeNull()
    expectProblem(await as.get('/v1/clients'), 'invalid_credentials')
    expect((await session.get('/v1/clients')).status).toBe(200)
  })

  test("ends with the administrator's logout", async () => {
    const { session, as } = await impersonate('support')
    expect((await as.get('/v1/clients')).status).toBe(200)
    expect((await session.delete('/v1/login')).status).toBe(204)
    expectProblem(await as.get('/v1/clients'), 'invalid_credentials')
  })

  test('ends when the administrator loses the role', async () => {
    const { body } = await kit.as.admin.post('/v1/clients', {
      scope: 'internal',
      label: 'Passing',
      username: 'passing@test.example',
      password: 'a password of twelve or more',
      roles: ['ADMIN', 'portal'],
    })
    const login = await kit.as.nobody.post('/v1/login', { username: 'passing@test.example', password: 'a password of twelve or more' })
    const { body: result } = await bearer(login.body.access_token).patch('/v1/login', { target_client_id: accounts.support.client_id })
    const as = bearer(result.access_token)
    expect((await as.get('/v1/clients')).status).toBe(200)
    await kit.as.admin.patch(`/v1/clients/${body.client_id}`, { roles: ['SUPPORT', 'portal'] })
    expectProblem(await as.get('/v1/clients'), 'invalid_credentials')
  })

  test('is possible only for existing active clients, and not for oneself', async () => {
    const session = await kit.login('admin')
    const { body: gone } = await kit.as.admin.post('/v1/clients', { scope: 'internal', label: 'Gone' })
    await kit.as.admin.patch(`/v1/clients/${gone.client_id}`, { client_status: 'suspended' })
    expectProblem(await session.patch('/v1/login', { target_client_id: gone.client_id }), 'client_not_found')
    expectProblem(await session.patch('/v1/login', { target_client_id: 'none' }), 'client_not_found')
    expectProblem(await session.patch('/v1/login', { target_client_id: accounts.admin.client_id }), 'validation_failed')
  })
})
