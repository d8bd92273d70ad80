import { createHmac, createPrivateKey, createPublicKey, randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { deriveKey, sha256 } from '../src/lib/crypto.js'
import { type Caller, caller, expectProblem, startKit } from './kit/index.js'

const kit = await startKit({ TRUST_PROXY: '127.0.0.1' })
const { admin, nobody } = kit.as
const support = kit.accounts.support.client_id

interface Key {
  key_id: string
  api_key: string
  label: string
  created: string
  created_by: string
  expires: string | null
  revoked: string | null
  last_used: string | null
  ip_allow: string[]
}
async function newKey(input: object = {}): Promise<Key & { as: Caller }> {
  const { body, status, text } = await admin.post<Key>(`/v1/clients/${support}/keys`, input)
  expect(status, text).toBe(201)
  return { ...body, as: caller(kit.url, { 'x-api-key': body.api_key }) }
}
const readKey = async (keyId: string): Promise<Key | undefined> =>
  (await admin.get<{ keys: Key[] }>(`/v1/clients/${support}/keys`)).body.keys.find(({ key_id }) => key_id === keyId)

describe('API keys', () => {
  test('a key is accepted in X-Api-Key and in Authorization, as ApiKey or Bearer, in any case of the scheme', async () => {
    const { api_key } = await newKey()
    for (const headers of [
      { 'x-api-key': api_key },
      { authorization: `ApiKey ${api_key}` },
      { authorization: `apikey ${api_key}` },
      { authorization: `Bearer ${api_key}` },
    ] as Record<string, string>[])
      expect((await nobody.get('/v1/clients', headers)).status).toBe(200)
  })

  test('a key is shown once, has 256 random bits, and only its SHA-256 is stored', async () => {
    const { api_key, key_id } = await newKey({ label: 'Once' })
    const [prefix, id, ...rest] = api_key.split('_')
    const secret = rest.join('_')
    expect(prefix).toBe('allot')
    expect(`${id}_key`).toBe(key_id)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    const listed = await admin.get(`/v1/clients/${support}/keys`)
    expect(listed.text).toContain(key_id)
    expect(listed.text).not.toContain(secret)
    const [row] = await kit.query<{ hash: Buffer }>('select hash from api_key where key_id = $1', [key_id])
    expect(row?.hash.equals(sha256(secret))).toBe(true)
    const tables = await kit.query<{ name: string }>("select format('%I', tablename) as name from pg_tables where schemaname = 'public'")
    for (const { name } of tables) {
      const found = await kit.query(`select from ${name} t where t::text like '%' || $1 || '%' or t::text like '%' || $2 || '%'`, [
        secret,
        Buffer.from(secret).toString('hex'),
      ])
      expect(found, name).toHaveLength(0)
    }
    expect(kit.log.join('')).not.toContain(secret)
  })

  test('a key is read with all its fields except the secret', async () => {
    const { key_id } = await newKey({ label: 'Desk', expires: '2031-05-06T07:08:09', ip_allow: ['192.0.2.0/24', '2001:db8::1'] })
    expect(await readKey(key_id)).toEqual({
      key_id,
      client_id: support,
      label: 'Desk',
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
      created_by: kit.accounts.admin.client_id,
      expires: '2031-05-06T07:08:09',
      revoked: null,
      last_used: null,
      ip_allow: ['192.0.2.0/24', '2001:db8::1'],
    })
  })

  test('a client can have several keys; revoking one does not affect the others', async () => {
    const [one, two] = [await newKey(), await newKey()]
    await admin.delete(`/v1/clients/${support}/keys/${one.key_id}`)
    expectProblem(await one.as.get('/v1/clients'), 'invalid_credentials')
    expect((await two.as.get('/v1/clients')).status).toBe(200)
    expect((await readKey(one.key_id))?.revoked).toEqual(expect.any(String))
  })

  test('a revoked key is refused at once by every process', async () => {
    const other = await kit.another()
    const { api_key, key_id } = await newKey()
    const there = caller(other.url, { 'x-api-key': api_key })
    for (let i = 0; i < 3; i++) expect((await there.get('/v1/clients')).status).toBe(200)
    expect((await admin.delete(`/v1/clients/${support}/keys/${key_id}`)).status).toBe(204)
    expectProblem(await there.get('/v1/clients'), 'invalid_credentials')
  })

  test('a key is refused from its expiry on', async () => {
    const { as } = await newKey({ expires: new Date(kit.clock.now().getTime() + 90_000).toISOString().slice(0, 19) })
    expect((await as.get('/v1/clients')).status).toBe(200)
    kit.clock.advance({ seconds: 91 })
    expectProblem(await as.get('/v1/clients'), 'invalid_credentials')
  })

  test('a wrong secret for a known key, and an unknown key, get the same answer', async () => {
    const { api_key } = await newKey()
    const forged = `${api_key.slice(0, 32)}_${randomBytes(32).toString('base64url')}`
    const unknown = `allot_${'0'.repeat(26)}_${randomBytes(32).toString('base64url')}`
    const answers = await Promise.all([forged, unknown, 'nonsense'].map((key) => nobody.get('/v1/clients', { 'x-api-key': key })))
    const bodies = answers.map(({ body: { request_id: _id, ...rest } }) => rest)
    expect(bodies[0]).toMatchObject({ code: 'invalid_credentials' })
    expect(bodies[1]).toEqual(bodies[0])
    expect(bodies[2]).toEqual(bodies[0])
  })

  describe('an allow-list of addresses', () => {
    const from = (as: Caller, address: string) => as.get('/v1/clients', { 'x-forwarded-for': address })
    test.each([
      ['192.0.2.7', ['192.0.2.7', '::ffff:192.0.2.7'], ['192.0.2.8', '2001:db8::7']],
      ['198.51.100.0/28', ['198.51.100.0', '198.51.100.15'], ['198.51.100.16', '198.51.99.255']],
      ['2001:db8::7', ['2001:db8::7', '2001:0db8:0:0:0:0:0:7'], ['2001:db8::8', '192.0.2.7']],
      ['2001:db8:aa00::/40', ['2001:db8:aa00::1', '2001:db8:aaff:ffff::'], ['2001:db8:ab00::']],
    ])('%s accepts its addresses and no others', async (entry, inside, outside) => {
      const { as } = await newKey({ ip_allow: ['203.0.113.99', entry] })
      for (const address of inside) expect((await from(as, address)).status, address).toBe(200)
      for (const address of outside) expectProblem(await from(as, address), 'invalid_credentials')
      expect((await from(as, '203.0.113.99')).status).toBe(200)
    })

    test.each(['300.1.1.1', '192.0.2.0/33', '2001:db8::/129', '192.0.2.0/24/8', '192.0.2.0/', 'fe80::1%eth0', 'example.com'])(
      '%s is refused as an address',
      async (entry) => {
        const answer = await admin.post(`/v1/clients/${support}/keys`, { ip_allow: [entry] })
        expectProblem(answer, 'validation_failed')
        expect(answer.body.errors).toMatchObject([{ pointer: '/ip_allow/0' }])
      },
    )
  })

  test('last_used is the time of the last use, to the minute', async () => {
    const { as, key_id } = await newKey()
    const used = async () => (await readKey(key_id))?.last_used
    expect(await used()).toBeNull()
    await as.get('/v1/clients')
    await expect.poll(used).not.toBeNull()
    const first = await used()
    expect(Math.abs(Date.parse(`${first}Z`) - kit.clock.now().getTime())).toBeLessThan(60_000)
    kit.clock.advance({ minutes: 2 })
    await as.get('/v1/clients')
    await expect.poll(used).not.toBe(first)
  })

  test('only clients with the role api can have keys', async () => {
    const { body } = await admin.post('/v1/clients', { scope: 'internal', label: 'No keys', roles: ['portal'] })
    expectProblem(await admin.post(`/v1/clients/${body.client_id}/keys`, {}), 'role_not_available')
  })
})

describe('access tokens', async () => {
  const { config } = kit.service.ctx
  const master = config.masterKeys[0]
  if (!master) throw new Error('the kit has a master key')
  const privateKey = createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), deriveKey(master, 'access-token')]),
    format: 'der',
    type: 'pkcs8',
  })
  const session = await kit.login('support')
  const [head = '', payload = '', signature = ''] = session.tokens.access_token.split('.')
  const decode = (part: string): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString())
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = decode(payload)

  /** A token signed with the service's own key, with some parts changed. */
  const sign = (change: { header?: object; claims?: object } = {}) =>
    new SignJWT({ ...claims, ...change.claims })
      .setProtectedHeader({ alg: 'EdDSA', kid: master.kid, typ: 'at+jwt', ...change.header })
      .sign(privateKey)
  const call = (token: string) => nobody.get('/v1/clients', { authorization: `Bearer ${token}` })

  test('a token is an EdDSA JWT with kid, typ, iss, aud and an expiry 15 minutes away', () => {
    expect(decode(head)).toEqual({ alg: 'EdDSA', kid: master.kid, typ: 'at+jwt' })
    expect(claims).toMatchObject({ sub: support, iss: config.PUBLIC_URL, aud: 'allotment-api' })
    expect(Number(claims.exp) - Number(claims.iat)).toBe(900)
  })

  test('the forged tokens of this test are signed correctly, so that only the changed part makes them invalid', async () => {
    expect((await call(await sign())).status).toBe(200)
  })

  const hour = 3600
  const now = () => Math.floor(kit.clock.now().getTime() / 1000)
  const forgeries: [string, () => string | Promise<string>][] = [
    ['without a signature, alg none', () => `${encode({ alg: 'none', typ: 'at+jwt', kid: master.kid })}.${payload}.`],
    ['with alg none and the old signature', () => `${encode({ alg: 'none', typ: 'at+jwt', kid: master.kid })}.${payload}.${signature}`],
    [
      'signed with the public key as an HMAC secret',
      () => {
        const start = `${encode({ alg: 'HS256', typ: 'at+jwt', kid: master.kid })}.${payload}`
        const secret = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' })
        return `${start}.${createHmac('sha256', secret).update(start).digest('base64url')}`
      },
    ],
    ['with another payload', () => `${head}.${encode({ ...claims, sub: kit.accounts.admin.client_id })}.${signature}`],
    ['with a key id nobody has', () => sign({ header: { kid: 'k9' } })],
    ['without a key id', () => sign({ header: { kid: undefined } })],
    ['of another type', () => sign({ header: { typ: 'JWT' } })],
    ['for another audience', () => sign({ claims: { aud: 'another-api' } })],
    ['of another issuer', () => sign({ claims: { iss: 'https://elsewhere.example' } })],
    ['that has expired', () => sign({ claims: { exp: now() - 1 } })],
    ['that never expires', () => sign({ claims: { exp: undefined } })],
    ['that is not valid yet', () => sign({ claims: { nbf: now() + hour } })],
    ['of a session that does not exist', () => sign({ claims: { sid: 'none_ses' } })],
    ['of a session of somebody else', () => sign({ claims: { sub: kit.accounts.admin.client_id } })],
    ['cut short', () => session.tokens.access_token.slice(0, -4)],
  ]
  test.each(forgeries)('a token %s is refused', async (_name, forge) => {
    expectProblem(await call(await forge()), 'invalid_credentials')
  })

  test('a token is valid for exactly 15 minutes', async () => {
    const { tokens } = await kit.login('support')
    kit.clock.advance({ minutes: 14, seconds: 55 })
    expect((await call(tokens.access_token)).status).toBe(200)
    kit.clock.advance({ seconds: 6 })
    expectProblem(await call(tokens.access_token), 'invalid_credentials')
  })

  test('new tokens use the new master key; the old key verifies tokens until it is removed', async () => {
    const older = `${master.kid}:${master.secret.toString('base64')}`
    const newer = `k2:${randomBytes(32).toString('base64')}`
    const { tokens } = await kit.login('finance')
    const both = await kit.another({ MASTER_KEYS: `${newer},${older}` })
    const at = (url: string, token: string) => caller(url, { authorization: `Bearer ${token}` }).get('/v1/clients')
    expect((await at(both.url, tokens.access_token)).status).toBe(200)
    const rotated = await kit.login('finance', both.url)
    expect(decode(rotated.tokens.access_token.split('.')[0] ?? '').kid).toBe('k2')
    const only = await kit.another({ MASTER_KEYS: newer })
    expect((await at(only.url, rotated.tokens.access_token)).status).toBe(200)
    expectProblem(await at(only.url, tokens.access_token), 'invalid_credentials')
  })
})
