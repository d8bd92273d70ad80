import { describe, expect, test } from 'vitest'
import { type Answer, caller, expectProblem, startKit } from './kit/index.js'

const kit = await startKit()
const { admin, finance } = kit.as
const distributorId = kit.accounts.distributor.distributor_id
const memos = `/v1/distributors/${distributorId}/memos`

let used = 0
const newKey = () => ({ 'idempotency-key': `key-${used++}` })
const memo = (text: string) => ({ text, scope: 'internal' })
const memosWith = async (text: string) =>
  (await kit.query<{ count: number }>('select count(*)::int as count from memo where text = $1', [text]))[0]?.count
const isReplay = (answer: Answer) => answer.headers.get('idempotent-replayed') === 'true'

describe('a repeated request with the same key and body', () => {
  test('has one effect and returns the first answer again, byte for byte, marked as replayed', async () => {
    const headers = newKey()
    const first = await admin.post(memos, memo('once'), headers)
    expect(first.status).toBe(201)
    expect(isReplay(first)).toBe(false)
    for (let i = 0; i < 3; i++) {
      const again = await admin.post(memos, memo('once'), headers)
      expect(again.status).toBe(201)
      expect(again.text).toBe(first.text)
      expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'))
      expect(isReplay(again)).toBe(true)
      expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    }
    expect(await memosWith('once')).toBe(1)
  })

  test('works for PATCH: the change is made once', async () => {
    const { body } = await admin.post(memos, memo('to change'))
    const headers = newKey()
    const [first, again] = [
      await admin.patch(`/v1/memos/${body.memo_id}`, { finished: true }, headers),
      await admin.patch(`/v1/memos/${body.memo_id}`, { finished: true }, headers),
    ]
    expect(again.text).toBe(first.text)
    const [{ version } = { version: 0 }] = await kit.query<{ version: number }>('select version from memo where memo_id = $1', [
      body.memo_id,
    ])
    expect(version).toBe(2)
  })

  test('works for DELETE: a repeated deletion is answered like the first, not with 404', async () => {
    const { body } = await admin.post<{ client_id: string }>('/v1/clients', { scope: 'internal', label: 'Soon gone', roles: ['api'] })
    const path = `/v1/clients/${body.client_id}`
    const headers = newKey()
    const first = await admin.delete(path, headers)
    const again = await admin.delete(path, headers)
    expect([first.status, again.status, isReplay(first), isReplay(again)]).toEqual([204, 204, false, true])
    expectProblem(await admin.delete(path), 'client_not_found')
  })

  test('returns the first answer even if the resource has changed since', async () => {
    const headers = newKey()
    const { body } = await admin.post(memos, memo('before'), headers)
    await admin.patch(`/v1/memos/${body.memo_id}`, { text: 'after' })
    expect((await admin.post(memos, memo('before'), headers)).body.text).toBe('before')
  })

  test('is recognised by every process', async () => {
    const other = await kit.another()
    const headers = newKey()
    const first = await admin.post(memos, memo('two processes'), headers)
    const there = caller(other.url, { 'x-api-key': kit.accounts.admin.api_key })
    const again = await there.post(memos, memo('two processes'), headers)
    expect(again.text).toBe(first.text)
    expect(isReplay(again)).toBe(true)
  })

  test('creates one API key, whose secret is replayed but not stored in plain text', async () => {
    const headers = newKey()
    const path = `/v1/clients/${kit.accounts.support.client_id}/keys`
    const first = await admin.post(path, {}, headers)
    const again = await admin.post(path, {}, headers)
    expect(again.body.api_key).toBe(first.body.api_key)
    const secret = String(first.body.api_key).slice(33)
    const rows = await kit.query<{ row: string; response: Buffer }>('select i::text as row, i.response from idempotency i')
    expect(rows.length).toBeGreaterThan(0)
    for (const { row, response } of rows) {
      expect(row).not.toContain(secret)
      expect(response.includes(secret)).toBe(false)
      expect(response.includes('memo_id')).toBe(false)
    }
  })

  test('impersonates once', async () => {
    const session = await kit.login('admin')
    const headers = newKey()
    const body = { target_client_id: kit.accounts.support.client_id }
    const [first, again] = [await session.patch('/v1/login', body, headers), await session.patch('/v1/login', body, headers)]
    expect(first.status).toBe(200)
    expect(again.text).toBe(first.text)
    const [{ count } = { count: 0 }] = await kit.query<{ count: number }>(
      'select count(*)::int as count from session where impersonator_client_id is not null',
    )
    expect(count).toBe(1)
  })
})

describe('a refusal of a request with a key', () => {
  test.each([
    ['400', 'validation_failed', () => ({ text: '', scope: 'internal' }), memos],
    ['404', 'distributor_not_found', () => memo('nowhere'), '/v1/distributors/none/memos'],
    ['404 in the body', 'client_not_found', () => ({ ...memo('to nobody'), target_client_id: 'none' }), memos],
  ] as const)('of %s is stored and replayed', async (_status, code, body, path) => {
    const headers = newKey()
    const first = await admin.post(path, body(), headers)
    expectProblem(first, code)
    const again = await admin.post(path, body(), headers)
    expect(again.status).toBe(first.status)
    expect(again.text).toBe(first.text)
    expect(again.headers.get('content-type')).toBe('application/problem+json')
    expect(isReplay(again)).toBe(true)
  })

  test('with 403 by a business rule is stored; with 403 for a missing role it is not', async () => {
    const ruled = newKey()
    const first = await kit.as.distributor.post(memos, memo('secret'), ruled)
    expectProblem(first, 'forbidden')
    const again = await kit.as.distributor.post(memos, memo('secret'), ruled)
    expect(isReplay(again)).toBe(true)
    const lacking = newKey()
    expectProblem(await kit.as.support.post('/v1/distributors', {}, lacking), 'forbidden')
    expect(isReplay(await kit.as.support.post('/v1/distributors', {}, lacking))).toBe(false)
  })

  test('is replayed also when its cause is gone', async () => {
    const headers = newKey()
    const { body: client } = await admin.post('/v1/clients', { scope: 'internal', label: 'Later' })
    expectProblem(await admin.post(memos, { ...memo('late'), target_client_id: 'later' }, headers), 'client_not_found')
    await kit.query("update client set client_id = 'later' where client_id = $1", [client.client_id])
    expect(isReplay(await admin.post(memos, { ...memo('late'), target_client_id: 'later' }, headers))).toBe(true)
    expect((await admin.post(memos, { ...memo('late'), target_client_id: 'later' }, newKey())).status).toBe(201)
  })

  test('with 409 is not stored: the same request may succeed later', async () => {
    const headers = newKey()
    const { body: other } = await admin.post('/v1/clients', { scope: 'internal', label: 'First', username: 'wanted@test.example' })
    const request = { scope: 'internal', label: 'Second', username: 'wanted@test.example' }
    expectProblem(await admin.post('/v1/clients', request, headers), 'username_taken')
    await admin.delete(`/v1/clients/${other.client_id}`)
    const retried = await admin.post('/v1/clients', request, headers)
    expect(retried.status).toBe(201)
    expect(isReplay(retried)).toBe(false)
  })

  test('with 429 is not stored: the same request may succeed in the next minute', async () => {
    const strict = await kit.another({ RATE_LIMIT_PER_MINUTE: '1' })
    const { body } = await admin.post(`/v1/clients/${kit.accounts.admin.client_id}/keys`, {})
    const as = caller(strict.url, { 'x-api-key': String(body.api_key) })
    const headers = newKey()
    await as.get('/v1/clients')
    expectProblem(await as.post(memos, memo('throttled'), headers), 'rate_limited')
    kit.clock.advance({ seconds: 61 })
    expect((await as.post(memos, memo('throttled'), headers)).status).toBe(201)
  })

  test('whose body could not be parsed is not stored: the corrected request is accepted', async () => {
    const headers = newKey()
    const broken = await admin.send('POST', memos, { body: '{"text":', headers: { ...headers, 'content-type': 'application/json' } })
    expectProblem(broken, 'invalid_json')
    expect((await admin.post(memos, memo('repaired'), headers)).status).toBe(201)
  })

  test('that succeeded before is 422 idempotency_key_reused when the body is now invalid', async () => {
    const headers = newKey()
    const first = await admin.post(memos, memo('decided'), headers)
    expect((await admin.post(memos, memo('decided'), headers)).text).toBe(first.text)
    expectProblem(await admin.post(memos, { scope: 'internal' }, headers), 'idempotency_key_reused')
  })
})

describe('the same key', () => {
  test('with another body is refused with 422, without effect', async () => {
    const headers = newKey()
    await admin.post(memos, memo('one body'), headers)
    expectProblem(await admin.post(memos, memo('another body'), headers), 'idempotency_key_reused')
    expect(await memosWith('another body')).toBe(0)
  })

  test('at another address of the same route is refused with 422', async () => {
    const headers = newKey()
    await admin.post(memos, memo('here'), headers)
    const elsewhere = `/v1/distributors/${kit.accounts.distributor2.distributor_id}/memos`
    expectProblem(await admin.post(elsewhere, memo('here'), headers), 'idempotency_key_reused')
  })

  test('of another client is a different key', async () => {
    const headers = newKey()
    const [first, second] = [await admin.post(memos, memo('of two'), headers), await finance.post(memos, memo('of two'), headers)]
    expect(second.status).toBe(201)
    expect(second.body.memo_id).not.toBe(first.body.memo_id)
  })

  test('on another route is a different key', async () => {
    const headers = newKey()
    await admin.post(memos, memo('a route'), headers)
    const other = await admin.post(`/v1/suppliers/${kit.accounts.supplier.supplier_id}/memos`, memo('a route'), headers)
    expect(other.status).toBe(201)
    expect(isReplay(other)).toBe(false)
  })

  test('is valid for 24 hours', async () => {
    const headers = newKey()
    const first = await admin.post(memos, memo('for a day'), headers)
    kit.clock.advance({ hours: 23, minutes: 59 })
    expect((await admin.post(memos, memo('for a day'), headers)).text).toBe(first.text)
    kit.clock.advance({ minutes: 2 })
    const later = await admin.post(memos, memo('for a day'), headers)
    expect(later.status).toBe(201)
    expect(isReplay(later)).toBe(false)
    expect(await memosWith('for a day')).toBe(2)
    expect((await admin.post(memos, memo('for a day'), headers)).text).toBe(later.text)
  })
})

test('a change that fails halfway leaves neither an effect nor a stored answer', async () => {
  // The stored answer is the last write of the transaction: when it fails, everything before it must be rolled back.
  const headers = newKey()
  await kit.query('alter table idempotency add constraint refuse check (false) not valid')
  const failed = await admin.post(memos, memo('half'), headers)
  await kit.query('alter table idempotency drop constraint refuse')
  expectProblem(failed, 'internal')
  expect(await memosWith('half')).toBe(0)
  expect((await admin.post(memos, memo('half'), headers)).status).toBe(201)
})
