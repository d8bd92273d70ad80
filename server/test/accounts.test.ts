import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, caller, expectProblem, startKit } from './kit/index.js'
import { untilSeen, withoutLocks } from './kit/unlocked.js'

const kit = await startKit({ LOGIN_LIMIT_PER_MINUTE: '100000', OPERATOR_NAME: 'Ticket House' })
const { admin, nobody } = kit.as
const password = 'a pass phrase of twelve or more'
const other = 'another phrase, quite as long'

interface User {
  username: string
  client_id: string
}
let made = 0
async function newUser(input: object = {}): Promise<User> {
  const username = `person${made++}@test.example`
  const { body, status, text } = await admin.post('/v1/clients', {
    scope: 'internal',
    label: 'Jo Bloggs',
    roles: ['portal', 'SUPPORT'],
    email: username,
    username,
    password,
    ...input,
  })
  expect(status, text).toBe(201)
  return { username, client_id: String(body.client_id) }
}
const tryLogin = (username: string, given = password) => nobody.post<{ access_token: string }>('/v1/login', { username, password: given })
async function login(username: string, given = password): Promise<Caller> {
  const { body, status, text } = await tryLogin(username, given)
  expect(status, text).toBe(200)
  return caller(kit.url, { authorization: `Bearer ${body.access_token}` })
}

/** Letters to an address, as plain text, oldest first. */
async function lettersTo(address: string): Promise<string[]> {
  const folder = join(kit.dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [] as string[])).filter((name) => name.endsWith('.eml')).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')))
  return texts.map(decoded).filter((text) => text.includes(`To: ${address}`))
}
const decoded = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\?UTF-8\?Q\?([^?]*)\?=(?:\r?\n (?==\?))?/g, (_all, part: string) => part.replaceAll('_', ' '))
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')
const tokenIn = (letter = ''): string => /\/console\/set-password#(al_[\w-]{43})/.exec(letter)?.[1] ?? ''

/** Asks for a letter and reads the secret in it. */
async function resetToken(username: string, count = 1): Promise<string> {
  expect((await nobody.post('/v1/login/reset', { login: username })).status).toBe(202)
  const resets = async () => (await lettersTo(username)).filter((letter) => tokenIn(letter) !== '')
  await expect.poll(resets).toHaveLength(count)
  return tokenIn((await resets()).at(-1))
}
const use = (token: string, chosen: object = {}, url = kit.url) =>
  caller(url, {}).put<{ username: string }>('/v1/login/password', { token, password: other, ...chosen })

beforeAll(() => kit.work())

describe('an account', () => {
  test('is read and changed by the person it belongs to', async () => {
    const { username, client_id } = await newUser()
    const me = await login(username)
    const before = await me.get('/v1/account')
    expect(before.body).toEqual({
      client_id,
      label: 'Jo Bloggs',
      email: username,
      username,
      language: 'en_GB',
      time_zone: null,
      scope: 'internal',
      roles: ['portal', 'SUPPORT'],
      distributor_id: null,
      distributor_name: null,
      supplier_id: null,
    })
    const changed = await me.patch('/v1/account', { label: 'Jo B.', language: 'de_DE', time_zone: 'Europe/Berlin' })
    expect(changed.body).toEqual({ ...before.body, label: 'Jo B.', language: 'de_DE', time_zone: 'Europe/Berlin' })
    expect((await me.get('/v1/account')).body).toEqual(changed.body)
    const { body } = await admin.get<{ history: { updated_by: string; changed: string[] }[] }>(`/v1/clients/${client_id}/history`)
    expect(body.history[0]).toMatchObject({ updated_by: client_id, changed: expect.arrayContaining(['label', 'language', 'time_zone']) })
    // Still signed in: none of this is a reason to end a session.
    expect((await me.patch('/v1/account', { time_zone: null })).body.time_zone).toBeNull()
  })

  test('refuses what is no time zone or language, and fields that are not the person’s to change', async () => {
    const me = await login((await newUser()).username)
    for (const [change, pointer] of [
      [{ time_zone: 'Europe/Atlantis' }, '/time_zone'],
      [{ time_zone: '+01:00' }, '/time_zone'],
      [{ language: 'xx_XX' }, '/language'],
      [{ roles: ['ADMIN'] }, '/roles'],
      [{ username: 'root' }, '/username'],
      [{ label: ' ' }, '/label'],
    ] as const) {
      const answer = await me.patch('/v1/account', change)
      expectProblem(answer, 'validation_failed')
      expect(JSON.stringify(answer.body.errors)).toContain(pointer)
    }
  })

  test('is guarded against lost updates', async () => {
    const me = await login((await newUser()).username)
    const tag = (await me.get('/v1/account')).headers.get('etag') ?? ''
    expect((await me.patch('/v1/account', { label: 'First' }, { 'if-match': tag })).status).toBe(200)
    expectProblem(await me.patch('/v1/account', { label: 'Second' }, { 'if-match': tag }), 'precondition_failed')
  })

  test('is not changed by a key, nor by an administrator who acts as the person', async () => {
    expect((await kit.as.support.get('/v1/account')).body.client_id).toBe(kit.accounts.support.client_id)
    expectProblem(await kit.as.support.patch('/v1/account', { label: 'Key' }), 'forbidden')
    const { client_id } = await newUser()
    const boss = await kit.login('admin')
    const mask = await boss.patch<{ access_token: string }>('/v1/login', { target_client_id: client_id })
    const masked = caller(kit.url, { authorization: `Bearer ${mask.body.access_token}` })
    expect((await masked.get('/v1/account')).body.client_id).toBe(client_id)
    expectProblem(await masked.patch('/v1/account', { label: 'Mask' }), 'impersonation_forbidden')
    expectProblem(await masked.put('/v1/account/password', { current_password: password, password: other }), 'impersonation_forbidden')
  })

  test('gets another e-mail address only with the password, and the former address hears of it', async () => {
    const { username } = await newUser({ language: 'fr_FR' })
    const me = await login(username)
    const email = `new-${username}`
    for (const current_password of [undefined, 'wrong']) {
      const refused = await me.patch('/v1/account', { email, current_password })
      expectProblem(refused, 'validation_failed')
      expect(JSON.stringify(refused.body.errors)).toContain('/current_password')
    }
    expect((await me.get('/v1/account')).body.email).toBe(username)
    expect((await me.patch('/v1/account', { email, current_password: password })).body.email).toBe(email)
    await expect.poll(() => lettersTo(username)).toHaveLength(1)
    expect((await lettersTo(username))[0]).toContain('Votre adresse e-mail pour Ticket House a été modifiée')
    // The same address again is no change.
    expect((await me.patch('/v1/account', { email })).status).toBe(200)
  })
})

describe('a password change', () => {
  test('needs the current one, ends all other sessions and keeps its own', async () => {
    const { username } = await newUser()
    const [here, there] = [await login(username), await login(username)]
    const wrong = await here.put('/v1/account/password', { current_password: 'wrong', password: other })
    expectProblem(wrong, 'validation_failed')
    expect(wrong.body.errors).toEqual([{ pointer: '/current_password', code: 'wrong_password', message: 'is not your current password' }])
    expect((await there.get('/v1/account')).status).toBe(200)
    expect((await here.put('/v1/account/password', { current_password: password, password: other })).status).toBe(204)
    expect((await here.get('/v1/account')).status).toBe(200)
    expectProblem(await there.get('/v1/account'), 'invalid_credentials')
    expectProblem(await tryLogin(username), 'invalid_credentials')
    await login(username, other)
    await expect.poll(() => lettersTo(username)).toHaveLength(1)
    const [letter = ''] = await lettersTo(username)
    expect(letter).toContain('Your password for Ticket House was changed')
    expect(letter).not.toContain(other)
  })

  test.each([
    ['short', 'is short'],
    ['aaaabbbbaaaabbbb', 'has few different characters'],
    ['Password12345', 'is common'],
    ['abcdefghijklmnop', 'is a run of letters'],
    ['jo bloggs 2026!', 'is made of the name'],
    [password, 'is the current one'],
  ])('refuses %j, which %s', async (weak) => {
    const me = await login((await newUser()).username)
    const answer = await me.put('/v1/account/password', { current_password: password, password: weak })
    expectProblem(answer, 'validation_failed')
    expect(JSON.stringify(answer.body.errors)).toContain('/password')
  })

  test('repeated with its Idempotency-Key is answered as the first time', async () => {
    const me = await login((await newUser()).username)
    const once = () => me.put('/v1/account/password', { current_password: password, password: other }, { 'idempotency-key': 'once' })
    expect((await once()).status).toBe(204)
    const again = await once()
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([204, 'true'])
  })

  test('cannot be tried without end by who found an open session', async () => {
    const { username } = await newUser()
    const me = await login(username)
    const attempts = await Promise.all(
      Array.from({ length: 14 }, (_, index) => me.put('/v1/account/password', { current_password: `guess ${index}`, password: other })),
    )
    expect(attempts.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(attempts.filter(({ status }) => status === 429)).toHaveLength(4)
    expectProblem(await me.put('/v1/account/password', { current_password: password, password: other }), 'too_many_attempts')
    // Signing in is counted by itself: an open session locks nobody out.
    await login(username)
  })

  test('cannot be tried without end by repeating a refused attempt with its Idempotency-Key', async () => {
    const me = await login((await newUser()).username)
    const attempt = (guess: number, headers = {}) =>
      me.put('/v1/account/password', { current_password: `guess ${guess}`, password: other }, headers)
    const repeated = { 'idempotency-key': 'refused' }
    for (let guess = 0; guess < 5; guess++) expect((await attempt(guess, guess === 0 ? repeated : {})).status).toBe(400)
    const again = await attempt(0, repeated)
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([400, 'true'])
    const further = await Promise.all(Array.from({ length: 9 }, (_, index) => attempt(10 + index)))
    expect(further.filter(({ status }) => status === 400)).toHaveLength(4)
    expect(further.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})

describe('a reset by letter', () => {
  test('is answered the same whether there is such an account or not, and queues the same', async () => {
    const { username } = await newUser()
    const jobs = async () => (await kit.query("select from pgboss.job where name = 'accountletter'")).length
    const answers = []
    for (const login of [username, username.toUpperCase(), 'nobody@test.example', "'; --"]) {
      const before = await jobs()
      const { status, text } = await nobody.post('/v1/login/reset', { login })
      answers.push({ status, text, queued: (await jobs()) - before })
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 202, text: '{"valid_minutes":60}', queued: 1 })]),
    )
  })

  test('sends a link in the language and time zone of the person; with it they choose a password, and all sessions end', async () => {
    const { username, client_id } = await newUser({ language: 'de_DE', time_zone: 'America/New_York' })
    const [here, there] = [await login(username), await login(username)]
    const token = await resetToken(username)
    const [letter = ''] = await lettersTo(username)
    expect(letter).toContain('Neues Passwort für Ticket House')
    expect(letter).toMatch(/gilt bis \d+\. \S+ \d{4} um \d\d:\d\d:\d\d (GMT-[45]|E[SD]T)/)
    const shown = await nobody.post('/v1/login/link', { token })
    expect(shown.body).toMatchObject({ purpose: 'reset', username, label: 'Jo Bloggs', language: 'de_DE', invited_by: null })
    const weak = await use(token, { password: 'jo bloggs 2026!' })
    expectProblem(weak, 'validation_failed')
    // Whoever was locked out by somebody else's attempts gets in again.
    for (let attempt = 0; attempt < 11; attempt++) await tryLogin(username, 'wrong')
    expectProblem(await tryLogin(username), 'too_many_attempts')
    expect((await use(token)).body).toEqual({ username })
    await login(username, other)
    for (const session of [here, there]) expectProblem(await session.get('/v1/account'), 'invalid_credentials')
    expectProblem(await use(token), 'account_link_invalid')
    expectProblem(await nobody.post('/v1/login/link', { token }), 'account_link_invalid')
    await expect.poll(async () => (await lettersTo(username)).at(-1)).toContain('wurde geändert')
    const { body } = await admin.get<{ history: { updated_by: string }[] }>(`/v1/clients/${client_id}/history`)
    expect(body.history[0]?.updated_by).toBe(client_id)
  })

  test('works by e-mail address too, with a letter for each account that has it', async () => {
    const email = 'shared@test.example'
    const [first, second] = [await newUser({ email }), await newUser({ email })]
    await nobody.post('/v1/login/reset', { login: email })
    await expect.poll(() => lettersTo(email)).toHaveLength(2)
    const text = (await lettersTo(email)).join()
    expect(text).toContain(first.username)
    expect(text).toContain(second.username)
  })

  test('sends nothing to who may not sign in, and a link ends when they may not any more', async () => {
    const kept = await newUser()
    const suspended = await newUser({ roles: ['SUPPORT'] })
    await nobody.post('/v1/login/reset', { login: suspended.username })
    const token = await resetToken(kept.username)
    expect(await lettersTo(suspended.username)).toEqual([])
    await admin.patch(`/v1/clients/${kept.client_id}`, { client_status: 'suspended' })
    expectProblem(await use(token), 'account_link_invalid')
  })

  test('sends three letters in an hour, whose links are all valid until one is used', async () => {
    const { username } = await newUser()
    const tokens: string[] = []
    for (let count = 1; count <= 3; count++) tokens.push(await resetToken(username, count))
    expect((await nobody.post('/v1/login/reset', { login: username })).status).toBe(202)
    const idle = async () => (await kit.query("select from pgboss.job where name = 'accountletter' and state < 'completed'")).length
    await expect.poll(idle).toBe(0)
    expect(await lettersTo(username)).toHaveLength(3)
    expect((await use(tokens[0] ?? '')).status).toBe(200)
    expectProblem(await use(tokens[2] ?? ''), 'account_link_invalid')
  })

  test.each([
    ['the password', (me: Caller) => me.put('/v1/account/password', { current_password: password, password: other })],
    ['the e-mail address', (me: Caller) => me.patch('/v1/account', { email: 'moved@test.example', current_password: password })],
  ])('gives links that end when %s is changed in another way', async (_what, change) => {
    const { username } = await newUser()
    const me = await login(username)
    const token = await resetToken(username)
    expect((await change(me)).status).toBeLessThan(300)
    expectProblem(await use(token), 'account_link_invalid')
  })

  test('gives links that are over after an hour', async () => {
    const token = await resetToken((await newUser()).username)
    const late = await kit.another({}, kit.database, { ...kit.clock, now: () => new Date(kit.clock.now().getTime() + 61 * 60_000) })
    expectProblem(await use(token, {}, late.url), 'account_link_invalid')
    expect((await use(token)).status).toBe(200)
  })

  test('stores the secret nowhere: neither in the database, nor in the queue, nor in the log', async () => {
    const token = await resetToken((await newUser()).username)
    await use(token)
    const tables = await kit.query<{ text: string }>(
      `select data::text as text from pgboss.job union all select t::text from account_token t union all select r::text from request_log r`,
    )
    expect(tables.filter(({ text }) => text.includes(token))).toEqual([])
    expect(kit.log.filter((line) => line.includes(token))).toEqual([])
  })

  test('of five who use one link at once, one succeeds', async () => {
    const { username } = await newUser()
    const token = await resetToken(username)
    const chosen = Array.from({ length: 5 }, (_, index) => `${other}, number ${index}`)
    const answers = await Promise.all(chosen.map((one) => use(token, { password: one })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410])
    await login(username, chosen[answers.findIndex(({ status }) => status === 200)])
  })

  test('without the condition in the statement that takes the link, several would', async () => {
    const twin = await withoutLocks(kit, {
      instead: (text) => text.replace(/^(update "account_token" .*where "hash" = \$\d+) and "used" is null/, '$1'),
    })
    const several = async () => {
      const token = await resetToken((await newUser()).username)
      const answers = await Promise.all(Array.from({ length: 5 }, () => use(token, {}, twin.url)))
      return answers.filter(({ status }) => status === 200).length > 1
    }
    expect(await untilSeen(several)).toBe(true)
    expect(twin.stripped()).toBeGreaterThan(1)
  })
})

describe('an invitation', () => {
  const path = '/v1/invitations'
  interface Invitation {
    invitation_id: string
    invitation_status: string
    client_id: string | null
    letters: number
  }
  const invite = (input: object = {}) => {
    const email = `guest${made++}@test.example`
    return { email, answer: admin.post<Invitation>(path, { email, label: 'Ana Silva', scope: 'internal', roles: ['SUPPORT'], ...input }) }
  }
  async function invited(input: object = {}): Promise<{ email: string; token: string; id: string }> {
    const { email, answer } = invite(input)
    const { status, text, body } = await answer
    expect(status, text).toBe(201)
    await expect.poll(() => lettersTo(email)).toHaveLength(1)
    return { email, token: tokenIn((await lettersTo(email))[0]), id: body.invitation_id }
  }
  const read = async (id: string) => (await admin.get<{ invitations: Invitation[] }>(`${path}?invitation_id=${id}`)).body.invitations[0]

  test('makes a client with the roles and the party it names, once the invited person has set a password', async () => {
    const { distributor_id } = kit.accounts.distributor
    const { email, token, id } = await invited({ scope: 'distributor', distributor_id, roles: ['api'], language: 'nl_NL' })
    const [letter = ''] = await lettersTo(email)
    expect(letter).toContain('Uw account bij Ticket House')
    expect(letter).toContain('The admin heeft u uitgenodigd')
    expect(await read(id)).toMatchObject({ invitation_status: 'pending', client_id: null, letters: 1 })
    expect((await nobody.post('/v1/login/link', { token })).body).toMatchObject({
      purpose: 'invitation',
      username: email,
      label: 'Ana Silva',
      organisation: 'First Agency',
      invited_by: 'The admin',
    })
    expectProblem(await tryLogin(email, other), 'invalid_credentials')
    expect((await use(token, { label: 'Ana S.', language: 'es_ES', time_zone: 'Europe/Madrid' })).body).toEqual({ username: email })
    const me = await login(email, other)
    expect((await me.get('/v1/account')).body).toMatchObject({
      label: 'Ana S.',
      email,
      roles: ['api', 'portal'],
      scope: 'distributor',
      distributor_id,
      language: 'es_ES',
      time_zone: 'Europe/Madrid',
    })
    const done = await read(id)
    expect(done).toMatchObject({ invitation_status: 'accepted', client_id: expect.stringMatching(/_cln$/) })
    expectProblem(await use(token), 'account_link_invalid')
    const { body } = await admin.get<{ history: { created_by: string }[] }>(`/v1/clients/${done?.client_id}/history`)
    expect(body.history[0]?.created_by).toBe(kit.accounts.admin.client_id)
  })

  test('is refused for what a client would be refused for', async () => {
    const refusals = [
      [{ scope: 'distributor', roles: [] }, 'validation_failed'],
      [{ scope: 'distributor', distributor_id: 'none', roles: [] }, 'distributor_not_found'],
      [{ scope: 'distributor', distributor_id: kit.accounts.distributor.distributor_id, roles: ['ADMIN'] }, 'role_not_available'],
      [{ username: kit.accounts.support.username }, 'username_taken'],
      [{ email: 'no address' }, 'validation_failed'],
    ] as const
    for (const [input, code] of refusals) expectProblem(await invite(input).answer, code)
  })

  test('is open once for a name, also when two are made at once', async () => {
    const email = 'twice@test.example'
    const both = await Promise.all([invite({ email }).answer, invite({ email: email.toUpperCase() }).answer])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expectProblem(both.find(({ status }) => status === 409) ?? both[0], 'already_invited')
  })

  test('sent again, has a new link; the earlier one stops working', async () => {
    const { email, token, id } = await invited()
    expectProblem(await admin.post(`${path}/${id}/resend`), 'rate_limited')
    await kit.query("update invitation set last_sent = last_sent - interval '2 minutes' where invitation_id = $1", [id])
    expect((await admin.post<Invitation>(`${path}/${id}/resend`)).body).toMatchObject({ invitation_status: 'pending', letters: 2 })
    await expect.poll(() => lettersTo(email)).toHaveLength(2)
    const fresh = tokenIn((await lettersTo(email))[1])
    expect(fresh).not.toBe(token)
    expectProblem(await use(token), 'account_link_invalid')
    expect((await use(fresh)).status).toBe(200)
    expectProblem(await admin.post(`${path}/${id}/resend`), 'invitation_closed')
    expectProblem(await admin.delete(`${path}/${id}`), 'invitation_closed')
  })

  test('can be revoked, and its name invited again', async () => {
    const { email, token, id } = await invited()
    expect((await admin.delete(`${path}/${id}`)).status).toBe(204)
    expectProblem(await use(token), 'account_link_invalid')
    expect(await read(id)).toMatchObject({ invitation_status: 'revoked' })
    expect((await invite({ email }).answer).status).toBe(201)
    expectProblem(await admin.delete(`${path}/there-is-none`), 'invitation_not_found')
  })

  test('is over after seven days: it cannot be accepted, is listed as expired, and its name can be invited again', async () => {
    const { email, token, id } = await invited()
    await kit.query('update invitation set expires = $2 where invitation_id = $1', [id, new Date(kit.clock.now().getTime() - 1000)])
    expectProblem(await use(token), 'account_link_invalid')
    expect((await invite({ email }).answer).status).toBe(201)
    expect(await read(id)).toMatchObject({ invitation_status: 'expired' })
    const { body } = await admin.get<{ invitations: Invitation[] }>(`${path}?invitation_status=expired&query=${email}`)
    expect(body.invitations.map(({ invitation_id }) => invitation_id)).toEqual([id])
  })

  test('of an administrator who is one no longer, opens nothing', async () => {
    const boss = await newUser({ roles: ['portal', 'ADMIN'] })
    const email = 'backdoor@test.example'
    const as = await login(boss.username)
    expect((await as.post(path, { email, label: 'Way in', scope: 'internal', roles: ['ADMIN'] })).status).toBe(201)
    await expect.poll(() => lettersTo(email)).toHaveLength(1)
    const token = tokenIn((await lettersTo(email))[0])
    await admin.patch(`/v1/clients/${boss.client_id}`, { roles: ['portal', 'SUPPORT'] })
    expectProblem(await nobody.post('/v1/login/link', { token }), 'account_link_invalid')
    expectProblem(await use(token), 'account_link_invalid')
    expect(await kit.query('select from client where username = $1', [email])).toEqual([])
  })

  test('accepted five times at once makes one client', async () => {
    const { email, token } = await invited()
    const answers = await Promise.all(Array.from({ length: 5 }, () => use(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410])
    expect(await kit.query('select from client where username = $1', [email])).toHaveLength(1)
  })

  test('a name that was taken meanwhile is refused, and the link can be used later', async () => {
    const { email, token } = await invited()
    const taker = await newUser({ username: email })
    expectProblem(await use(token), 'username_taken')
    await admin.delete(`/v1/clients/${taker.client_id}`)
    expect((await use(token)).status).toBe(200)
  })

  test('a name with line breaks adds nothing to the letter', async () => {
    const { email } = await invited({ label: 'Eve\r\nBcc: all@test.example\r\n\r\nPay here' })
    const [letter = ''] = await lettersTo(email)
    expect(letter).not.toMatch(/^Bcc:/m)
    expect(letter).toContain('Hello Eve Bcc: all@test.example Pay here,')
  })
})
