import { createClient } from '@allotment/sdk'
import { expect, test } from 'vitest'
import { origin, problem, type Reply, type Seen } from './origin.js'

/** A service whose tokens are numbers: the access token of the newest login is valid, a refresh token works once. */
function issuer({ crowd = 0 } = {}) {
  const state = { issued: 0, good: '', refresh: '', logins: 0, refreshes: 0, calls: 0 }
  const issue = (cookie: boolean): Reply => {
    state.issued++
    state.good = `access-${state.issued}`
    state.refresh = `refresh-${state.issued}`
    const headers = cookie ? { 'set-cookie': `allotment_refresh=${state.refresh}; HttpOnly` } : {}
    return { headers, json: { username: 'ann', access_token: state.good, refresh_token: cookie ? null : state.refresh, roles: [] } }
  }
  const answer = async ({ method, path, headers, body }: Seen): Promise<Reply> => {
    const cookie = headers['x-session'] === 'cookie'
    if (method === 'DELETE') return headers.authorization === `Bearer ${state.good}` ? { status: 204 } : problem(401, 'unauthenticated')
    if (path === '/v1/login') {
      state.logins++
      return JSON.parse(body).password === 'right' ? issue(cookie) : problem(401, 'invalid_credentials')
    }
    if (path === '/v1/login/refresh') {
      state.refreshes++
      // Waits until this number of requests has arrived, so that refused requests overlap.
      await expect.poll(() => state.calls).toBeGreaterThanOrEqual(crowd)
      await new Promise((done) => setTimeout(done, 100))
      const sent = cookie ? headers.cookie?.split('=')[1] : JSON.parse(body).refresh_token
      return sent === state.refresh ? issue(cookie) : problem(401, 'invalid_credentials')
    }
    state.calls++
    const pagination = { total_size: 0, page_size: 50, page_number: 1, next_page: null, previous_page: null }
    return headers.authorization === `Bearer ${state.good}` ? { json: { clients: [], pagination } } : problem(401, 'invalid_credentials')
  }
  return { state, answer }
}

test('with a password the client logs in on first use, and once', async () => {
  const { state, answer } = issuer()
  const { baseUrl, seen } = await origin(answer)
  const client = createClient({ baseUrl, username: 'ann', password: 'right' })
  expect(seen).toHaveLength(0)
  await Promise.all([client.GET('/v1/clients'), client.GET('/v1/clients')])
  expect(state).toMatchObject({ logins: 1, refreshes: 0, calls: 2 })
})

test('concurrent requests that are refused refresh the token once, and all succeed', async () => {
  const { state, answer } = issuer({ crowd: 11 })
  const { baseUrl } = await origin(answer)
  const client = createClient({ baseUrl, username: 'ann', password: 'right' })
  await client.GET('/v1/clients')
  state.good = 'expired'
  await Promise.all(Array.from({ length: 10 }, () => client.GET('/v1/clients')))
  expect(state).toMatchObject({ logins: 1, refreshes: 1 })
})

test('after a refused refresh token the password is used', async () => {
  const { state, answer } = issuer()
  const { baseUrl } = await origin(answer)
  const client = createClient({ baseUrl, username: 'ann', password: 'right' })
  await client.GET('/v1/clients')
  Object.assign(state, { good: 'expired', refresh: 'revoked' })
  await client.GET('/v1/clients')
  expect(state).toMatchObject({ logins: 2, refreshes: 1 })
})

test('given tokens are used, and every new pair is passed to the callback', async () => {
  const { state, answer } = issuer()
  const { baseUrl } = await origin(answer)
  const { access_token, refresh_token } = await createClient({ baseUrl }).login('ann', 'right')
  const kept: (string | null | undefined)[] = []
  const client = createClient({ baseUrl, tokens: { access_token, refresh_token }, onLogin: (result) => kept.push(result.refresh_token) })
  await client.GET('/v1/clients')
  state.good = 'expired'
  await client.GET('/v1/clients')
  expect(kept).toEqual(['refresh-2'])
  expect(state.logins).toBe(1)
})

test('when the token cannot be renewed, the 401 is thrown', async () => {
  const { state, answer } = issuer()
  const { baseUrl } = await origin(answer)
  const client = createClient({ baseUrl, tokens: { access_token: 'stale' } })
  await expect(client.GET('/v1/clients')).rejects.toMatchObject({ status: 401, code: 'invalid_credentials' })
  expect(state).toMatchObject({ refreshes: 0, calls: 1 })
})

test('a new token that is refused does not start a loop', async () => {
  const { state, answer } = issuer()
  const { baseUrl } = await origin((seen) => (seen.path === '/v1/clients' ? problem(401, 'invalid_credentials') : answer(seen)))
  const client = createClient({ baseUrl, username: 'ann', password: 'right' })
  await expect(client.GET('/v1/clients')).rejects.toMatchObject({ status: 401 })
  expect(state).toMatchObject({ logins: 1, refreshes: 1 })
})

test('a wrong password is thrown, not retried', async () => {
  const { state, answer } = issuer()
  const { baseUrl } = await origin(answer)
  await expect(createClient({ baseUrl }).login('ann', 'wrong')).rejects.toMatchObject({ status: 401, code: 'invalid_credentials' })
  expect(state.logins).toBe(1)
})

test('a refresh whose answer was lost is not sent again, because the token may be used', async () => {
  const { state, answer } = issuer()
  const { baseUrl, seen } = await origin((request) => (request.path === '/v1/login/refresh' ? { hangUp: true } : answer(request)))
  const client = createClient({ baseUrl, username: 'ann', password: 'right' })
  await client.GET('/v1/clients')
  state.good = 'expired'
  await expect(client.GET('/v1/clients')).rejects.toMatchObject({ name: 'ServiceUnreachable' })
  expect(seen.filter((request) => request.path === '/v1/login/refresh')).toHaveLength(1)
})

/** Keeps a cookie, as a browser does. */
function browserFetch() {
  let jar = ''
  return async (request: Request) => {
    if (jar) request.headers.set('cookie', jar)
    const response = await fetch(request)
    jar = response.headers.get('set-cookie')?.split(';')[0] ?? jar
    return response
  }
}

test('a cookie session never reads the refresh token', async () => {
  const { state, answer } = issuer()
  const { baseUrl, seen } = await origin(answer)
  const browser = browserFetch()
  const client = createClient({ baseUrl, session: 'cookie', fetch: browser })
  await expect(client.resume()).rejects.toMatchObject({ status: 401 })
  expect((await client.login('ann', 'right')).refresh_token).toBeNull()
  state.good = 'expired'
  await client.GET('/v1/clients')
  const reloaded = createClient({ baseUrl, session: 'cookie', fetch: browser })
  expect((await reloaded.resume()).username).toBe('ann')
  expect(
    seen
      .filter((request) => request.path.startsWith('/v1/login'))
      .map((request) => [request.path, request.headers['x-session'], request.body]),
  ).toEqual([
    ['/v1/login/refresh', 'cookie', '{}'],
    ['/v1/login', 'cookie', '{"username":"ann","password":"right"}'],
    ['/v1/login/refresh', 'cookie', '{}'],
    ['/v1/login/refresh', 'cookie', '{}'],
  ])
})

test('who signs in in another tab does not take over this one: it is told that its session has ended', async () => {
  const { state, answer } = issuer()
  let who = 'ann_cln'
  const { baseUrl, seen } = await origin(async (request) => {
    const reply = await answer(request)
    return 'json' in reply && request.path.startsWith('/v1/login')
      ? { ...reply, json: { ...(reply.json as object), client_id: who } }
      : reply
  })
  const browser = browserFetch()
  const here = createClient({ baseUrl, session: 'cookie', fetch: browser })
  await here.login('ann', 'right')
  who = 'bob_cln'
  await createClient({ baseUrl, session: 'cookie', fetch: browser }).login('bob', 'right')
  state.good = 'expired'
  for (const _ of ['first', 'second']) {
    await expect(here.GET('/v1/clients')).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
    // Nothing is sent as the other.
    expect(seen.filter(({ path }) => path === '/v1/clients')).toHaveLength(1)
  }
  // The other tab goes on, and here somebody can sign in again.
  const other = createClient({ baseUrl, session: 'cookie', fetch: browser })
  expect((await other.resume()).client_id).toBe('bob_cln')
  await here.login('bob', 'right')
  await here.GET('/v1/clients')
})

test('after logout the token is removed, and a second logout is no error', async () => {
  const { answer } = issuer()
  const { baseUrl, seen } = await origin(answer)
  const client = createClient({ baseUrl })
  await client.login('ann', 'right')
  await client.logout()
  await client.logout()
  expect(seen.map(({ method, headers }) => [method, headers.authorization])).toEqual([
    ['POST', undefined],
    ['DELETE', 'Bearer access-1'],
    ['DELETE', undefined],
  ])
})
