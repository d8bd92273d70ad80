import { describe, expect, test } from 'vitest'
import { type Answer, caller, expectProblem, startKit } from './kit/index.js'

const kit = await startKit({ LOGIN_LIMIT_PER_MINUTE: '100000' })
const { admin, nobody } = kit.as
const password = 'a password of twelve or more'
const bearer = (token: unknown) => caller(kit.url, { authorization: `Bearer ${token}` })

let made = 0
async function newUser(input: object = {}): Promise<{ username: string; client_id: string }> {
  const username = `user${made++}@test.example`
  const { body, status, text } = await admin.post('/v1/clients', {
    scope: 'internal',
    label: 'User',
    roles: ['portal', 'SUPPORT'],
    username,
    password,
    ...input,
  })
  expect(status, text).toBe(201)
  return { username, client_id: String(body.client_id) }
}
const login = (username: string, given = password, url = kit.url) => caller(url, {}).post('/v1/login', { username, password: given })
const refresh = (refresh_token: unknown) => nobody.post('/v1/login/refresh', { refresh_token })
/** Without the fields that name the request itself. */
const plain = ({ body: { request_id: _id, ...rest } }: Answer) => rest

describe('the answer to a login', () => {
  const fields = [
    ...['username', 'access_token', 'account_type', 'client_id', 'distributor_id', 'distributor_name', 'distributor_status'],
    ...['business_segment', 'refresh_token', 'scope', 'expiry_date', 'member_state', 'payment_segment', 'payment_condition'],
    ...['preferred_language', 'roles', 'supplier_id', 'booking_id', 'impersonator_client_id', 'foreign_vat_numbers', 'fxratemoment_id'],
    'allowed_currencies',
  ].sort()

  test('has all fields of the contract, with values of the distributor and the newest rates', async () => {
    const { client_id, distributor_id, username, password: own } = kit.accounts.distributor
    await admin.patch(`/v1/distributors/${distributor_id}`, {
      business_segment: 'tour_operator',
      member_state: 'NL',
      payment_segment: 'gold',
      payment_condition: 'net30',
      preferred_language: 'nl_NL',
      foreign_vat_numbers: { BEL: 'BE0123456789' },
      allowed_currencies: ['EUR', 'JPY'],
    })
    const { body: rates } = await admin.post('/v1/internal/fxratemoments', { rates: { JPY: '161.5' } })
    const { body, status } = await login(username, own)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(fields)
    expect(body).toEqual({
      username,
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      account_type: 'distributor',
      client_id,
      distributor_id,
      distributor_name: 'First Agency',
      distributor_status: 'active',
      business_segment: 'tour_operator',
      refresh_token: expect.stringMatching(/^rt_[\w-]{43}$/),
      scope: 'distributor',
      expiry_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
      member_state: 'NLD',
      payment_segment: 'gold',
      payment_condition: 'net30',
      preferred_language: 'nl_NL',
      roles: ['api', 'portal'],
      supplier_id: null,
      booking_id: null,
      impersonator_client_id: null,
      foreign_vat_numbers: { BEL: 'BE0123456789' },
      fxratemoment_id: rates.fxratemoment_id,
      allowed_currencies: ['EUR', 'JPY'],
    })
    const minutes = (Date.parse(`${body.expiry_date}Z`) - kit.clock.now().getTime()) / 60_000
    expect(minutes).toBeCloseTo(15, 0)
  })

  test.each(['admin', 'supplier'] as const)('of %s has the same fields, null or empty without a distributor', async (name) => {
    const { username, password: own, supplier_id } = kit.accounts[name]
    const { body } = await login(username, own)
    expect(Object.keys(body).sort()).toEqual(fields)
    expect(body).toMatchObject({
      account_type: name === 'admin' ? 'operator' : 'supplier',
      scope: name === 'admin' ? 'internal' : 'supplier',
      supplier_id,
      distributor_id: null,
      distributor_name: null,
      distributor_status: null,
      foreign_vat_numbers: {},
      allowed_currencies: name === 'admin' ? [] : ['EUR'],
    })
  })

  test('has a token that is accepted; the case of the username does not matter', async () => {
    const { username } = await newUser()
    const { body } = await login(` ${username.toUpperCase()} `)
    expect((await bearer(body.access_token).get('/v1/clients')).status).toBe(200)
  })

  test('passwords are stored with argon2id', async () => {
    const { client_id } = await newUser()
    const [row] = await kit.query<{ password_hash: string }>('select password_hash from client where client_id = $1', [client_id])
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

describe('a login is refused', () => {
  test('for a wrong password and an unknown user with the same answer', async () => {
    const { username } = await newUser()
    const [wrong, unknown] = await Promise.all([login(username, 'wrong'), login('nobody@test.example', 'wrong')])
    expectProblem(wrong, 'invalid_credentials')
    expect(plain(unknown)).toEqual(plain(wrong))
  })

  test.each([
    ['a client without the role portal', { roles: ['SUPPORT'] }, undefined],
    ['a client without a password', { password: undefined }, undefined],
    ['a suspended client', {}, { client_status: 'suspended' }],
    ['a client past its active_until', {}, { active_until: '2020-01-01T00:00:00' }],
  ])('for %s, with the same answer', async (_name, input, change) => {
    const { username, client_id } = await newUser(input)
    if (change) expect((await admin.patch(`/v1/clients/${client_id}`, change)).status).toBe(200)
    const refused = await login(username)
    expectProblem(refused, 'invalid_credentials')
    expect(plain(refused)).toEqual(plain(await login('nobody@test.example', 'wrong')))
  })

  test('for a deleted client, whose username can be used again', async () => {
    const { username, client_id } = await newUser()
    await admin.delete(`/v1/clients/${client_id}`)
    expectProblem(await login(username), 'invalid_credentials')
    expect((await admin.post('/v1/clients', { scope: 'internal', label: 'Heir', username })).status).toBe(201)
  })

  test('for a client of a suspended distributor, whose refresh token is invalid too', async () => {
    const { body: party } = await admin.post('/v1/distributors', { distributor_name: 'Gone', iso_country: 'NLD', default_currency: 'EUR' })
    const { username } = await newUser({ scope: 'distributor', distributor_id: party.distributor_id, roles: ['portal'] })
    const { body } = await login(username)
    await admin.patch(`/v1/distributors/${party.distributor_id}`, { distributor_status: 'suspended' })
    expectProblem(await login(username), 'invalid_credentials')
    expectProblem(await refresh(body.refresh_token), 'invalid_credentials')
  })
})

describe('ten failed logins lock an account for a while', () => {
  const counts = (answers: Answer[]) =>
    Object.fromEntries([200, 401, 429].map((status) => [status, answers.filter((answer) => answer.status === status).length]))

  test.each(['a known user', 'an unknown user'])('%s: of sixty guesses sent at once to two processes, ten are checked', async (kind) => {
    const other = await kit.another()
    const username = kind === 'a known user' ? (await newUser()).username : 'unknown@test.example'
    const guesses = await Promise.all(Array.from({ length: 60 }, (_, i) => login(username, `guess ${i}`, i % 2 ? kit.url : other.url)))
    expect(counts(guesses)).toEqual({ 200: 0, 401: 10, 429: 50 })
    const refused = await login(username)
    expectProblem(refused, 'too_many_attempts')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
  })

  test('after ten failures the correct password is refused too, also in concurrent requests', async () => {
    const { username } = await newUser()
    for (let i = 0; i < 10; i++) expectProblem(await login(username, `guess ${i}`), 'invalid_credentials')
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(username)))
    expect(counts(answers)).toEqual({ 200: 0, 401: 0, 429: 20 })
  })

  test('the lock ends after its time, and tries during the lock do not extend it', async () => {
    const { username } = await newUser()
    for (let i = 0; i < 11; i++) await login(username, 'wrong')
    kit.clock.advance({ minutes: 14 })
    expectProblem(await login(username), 'too_many_attempts')
    kit.clock.advance({ seconds: 61 })
    expect((await login(username)).status).toBe(200)
  })

  test('a success resets the count of failures', async () => {
    const { username } = await newUser()
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 9; i++) expectProblem(await login(username, 'wrong'), 'invalid_credentials')
      expect((await login(username)).status).toBe(200)
    }
  })

  test('every spelling of a username that finds the account counts as the same user', async () => {
    const username = 'iris.iσi@test.example'
    await newUser({ username })
    const spellings = [
      username,
      username.toUpperCase(),
      '\u0130r\u0130s.\u0130\u03a3\u0130@test.example',
      'ir\u0130s.i\u03a3i@test.example',
    ]
    for (const spelling of spellings) expect((await login(spelling)).status).toBe(200)
    const guesses = []
    for (let round = 0; round < 5; round++) guesses.push(...(await Promise.all(spellings.map((spelling) => login(spelling, 'wrong')))))
    expect(counts(guesses)).toEqual({ 200: 0, 401: 10, 429: 10 })
  })

  test('guesses for many accounts from one address are limited too', async () => {
    const strict = await kit.another({ LOGIN_LIMIT_PER_MINUTE: '5' })
    kit.clock.advance({ minutes: 2 })
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => login(`victim${i}@test.example`, 'wrong', strict.url)))
    expect(counts(answers)).toEqual({ 200: 0, 401: 5, 429: 3 })
    expectProblem(answers.find(({ status }) => status === 429) as Answer, 'rate_limited')
  })

  test('the addresses of one IPv6 network are limited together: whoever has one has all of them', async () => {
    const strict = await kit.another({ LOGIN_LIMIT_PER_MINUTE: '5', TRUST_PROXY: '127.0.0.1' })
    kit.clock.advance({ minutes: 2 })
    const from = (address: string) =>
      caller(strict.url, { 'x-forwarded-for': address }).post('/v1/login', { username: `of ${address}`, password: 'wrong' })
    const same = Array.from({ length: 8 }, (_, i) => `2001:db8:1:2:${i}:${i}::${i + 1}`)
    expect(counts(await Promise.all(same.map(from)))).toEqual({ 200: 0, 401: 5, 429: 3 })
    expectProblem(await from('2001:0db8:0001:0002:ffff::1'), 'rate_limited')
    const others = ['2001:db8:1:3::1', '2001:db8::1', '192.0.2.1', '::ffff:192.0.2.2', '::ffff:192.0.2.3']
    expect(counts(await Promise.all(others.map(from)))).toEqual({ 200: 0, 401: 5, 429: 0 })
    for (let i = 0; i < 4; i++) await from('192.0.2.1')
    expectProblem(await from('::ffff:192.0.2.1'), 'rate_limited')
  })
})

describe('refresh tokens', () => {
  test('each is valid once and returns the next one', async () => {
    const { username } = await newUser()
    let { body } = await login(username)
    const seen = new Set<unknown>()
    for (let i = 0; i < 3; i++) {
      seen.add(body.refresh_token)
      const next = await refresh(body.refresh_token)
      expect(next.status).toBe(200)
      expect(Object.keys(next.body).sort()).toEqual(Object.keys(body).sort())
      expect((await bearer(next.body.access_token).get('/v1/clients')).status).toBe(200)
      body = next.body
    }
    expect(seen.size).toBe(3)
  })

  test('a token that is used again revokes its session at once, and no other session', async () => {
    const { username } = await newUser()
    const stolen = await login(username)
    const bystander = await login(username)
    const next = await refresh(stolen.body.refresh_token)
    expectProblem(await refresh(stolen.body.refresh_token), 'invalid_credentials')
    expectProblem(await refresh(next.body.refresh_token), 'invalid_credentials')
    expectProblem(await bearer(next.body.access_token).get('/v1/clients'), 'invalid_credentials')
    expect((await bearer(bystander.body.access_token).get('/v1/clients')).status).toBe(200)
  })

  test('of concurrent uses of one token at most one succeeds', async () => {
    const { username } = await newUser()
    const { body } = await login(username)
    const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(body.refresh_token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('are valid for 30 days from their last use', async () => {
    const { username } = await newUser()
    const { body } = await login(username)
    kit.clock.advance({ days: 29 })
    const next = await refresh(body.refresh_token)
    expect(next.status).toBe(200)
    kit.clock.advance({ days: 30, seconds: 1 })
    expectProblem(await refresh(next.body.refresh_token), 'invalid_credentials')
  })

  test('are stored as hashes, and never logged', async () => {
    const { username } = await newUser()
    const { body } = await login(username)
    const rows = await kit.query<{ row: string }>('select t::text as row from refresh_token t')
    const token = String(body.refresh_token)
    for (const { row } of rows) expect(row).not.toContain(Buffer.from(token).toString('hex'))
    expect(kit.log.join('')).not.toContain(token)
  })

  test.each([
    ['a new password', { password: 'another password of mine' }],
    ['other roles', { roles: ['portal'] }],
    ['a suspension', { client_status: 'suspended' }],
  ])('%s ends all sessions', async (_name, change) => {
    const { username, client_id } = await newUser()
    const { body } = await login(username)
    await admin.patch(`/v1/clients/${client_id}`, change)
    expectProblem(await bearer(body.access_token).get('/v1/clients'), 'invalid_credentials')
    expectProblem(await refresh(body.refresh_token), 'invalid_credentials')
  })

  test('without a token the refresh is refused', async () => {
    expectProblem(await nobody.post('/v1/login/refresh', {}), 'unauthenticated')
    expectProblem(await refresh('rt_nonsense'), 'invalid_credentials')
  })
})

test('a logout ends the session and its refresh tokens at once, and no other session', async () => {
  const { username } = await newUser()
  const [one, two] = [await login(username), await login(username)]
  expect((await bearer(one.body.access_token).delete('/v1/login')).status).toBe(204)
  expectProblem(await bearer(one.body.access_token).get('/v1/clients'), 'invalid_credentials')
  expectProblem(await refresh(one.body.refresh_token), 'invalid_credentials')
  expect((await bearer(two.body.access_token).get('/v1/clients')).status).toBe(200)
})

describe('a browser session with X-Session: cookie', () => {
  const session = { 'x-session': 'cookie' }
  const cookieOf = (answer: Answer) => answer.headers.get('set-cookie') ?? ''
  const loginWithCookie = async () =>
    nobody.post('/v1/login', { username: kit.accounts.support.username, password: kit.accounts.support.password }, session)

  test('gets the refresh token in a cookie that no script and no other site can read, and not in the body', async () => {
    const answer = await loginWithCookie()
    expect(answer.body.refresh_token).toBeNull()
    expect(cookieOf(answer)).toMatch(/^allotment_refresh=rt_[\w-]{43}; Path=\/v1\/login; HttpOnly; SameSite=Strict; Max-Age=2592000$/)
  })

  test('gets a Secure cookie behind https', async () => {
    const { url } = await kit.another({ PUBLIC_URL: 'https://tickets.example' })
    const { username, password: own } = kit.accounts.support
    const answer = await caller(url, {}).post('/v1/login', { username, password: own }, session)
    expect(cookieOf(answer)).toMatch(/; Secure$/)
  })

  test('refreshes and rotates by the cookie, which is used only if the header asks for it', async () => {
    const cookie = cookieOf(await loginWithCookie()).split(';')[0] ?? ''
    expectProblem(await nobody.post('/v1/login/refresh', {}, { cookie }), 'unauthenticated')
    const next = await nobody.post('/v1/login/refresh', {}, { cookie: `other=1; ${cookie}; more=2`, ...session })
    expect(next.status).toBe(200)
    expect(next.body.refresh_token).toBeNull()
    expect(cookieOf(next)).toMatch(/^allotment_refresh=rt_/)
    expect(cookieOf(next)).not.toContain(cookie)
    kit.clock.advance({ seconds: 60 })
    expectProblem(await nobody.post('/v1/login/refresh', {}, { cookie, ...session }), 'invalid_credentials')
  })

  test('goes on when a page is loaded again before the answer to a refresh has come, and ends when a lost cookie is used later', async () => {
    const send = async (cookie: string) => {
      kit.clock.advance({ seconds: 2 })
      const answer = await nobody.post('/v1/login/refresh', {}, { cookie, ...session })
      return { answer, cookie: cookieOf(answer).split(';')[0] ?? '' }
    }
    const first = cookieOf(await loginWithCookie()).split(';')[0] ?? ''
    const lost = await send(first)
    const got = await send(first)
    expect([lost.answer.status, got.answer.status]).toEqual([200, 200])
    const next = await send(got.cookie)
    expect(next.answer.status).toBe(200)
    // The successor was used: the first one is old, and whoever sends it has copied it.
    expectProblem((await send(first)).answer, 'invalid_credentials')
    expectProblem((await send(next.cookie)).answer, 'invalid_credentials')
    // In the body a token is never taken twice.
    const other = cookieOf(await loginWithCookie()).split(';')[0] ?? ''
    await send(other)
    expectProblem(await refresh(other.split('=')[1]), 'invalid_credentials')
  })

  test('a logout deletes the cookie', async () => {
    const { body } = await loginWithCookie()
    expect(cookieOf(await bearer(body.access_token).delete('/v1/login'))).toMatch(/^allotment_refresh=; .*Max-Age=0/)
  })
})
