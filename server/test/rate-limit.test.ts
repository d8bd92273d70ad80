import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Answer, caller, expectProblem, startKit } from './kit/index.js'

const limit = 100
const kit = await startKit({ RATE_LIMIT_PER_MINUTE: String(limit) })
const other = await kit.another()
const generous = await kit.another({ RATE_LIMIT_PER_MINUTE: '1000000' })
const admin = caller(generous.url, { 'x-api-key': kit.accounts.admin.api_key })
const support = kit.accounts.support.client_id
// All requests of a test are in one minute, however long they take.
kit.clock.stand()

/** An unused key of the same client, with callers at both services. */
async function newKey() {
  const { body } = await admin.post<{ api_key: string }>(`/v1/clients/${support}/keys`, {})
  return {
    key: body.api_key,
    here: caller(kit.url, { 'x-api-key': body.api_key }),
    there: caller(other.url, { 'x-api-key': body.api_key }),
  }
}
const statuses = (answers: Answer[]) => ({
  passed: answers.filter(({ status }) => status === 200).length,
  limited: answers.filter(({ status }) => status === 429).length,
})

describe('the limit of requests per minute', () => {
  test('allows exactly this number in total, over two processes and with concurrent requests', async () => {
    const { here, there } = await newKey()
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, i) => (i % 3 === 0 ? there : here).get('/v1/distributors?page_size=1')),
    )
    expect(statuses(answers)).toEqual({ passed: limit, limited: 200 })
    const refused = answers.find(({ status }) => status === 429) as Answer
    expectProblem(refused, 'rate_limited')
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThanOrEqual(1)
    expect(wait).toBeLessThanOrEqual(60)
  })

  test('can be used in one burst, and starts again after a minute', async () => {
    const { here } = await newKey()
    const burst = () => Promise.all(Array.from({ length: limit + 5 }, () => here.get('/v1/distributors?page_size=1')))
    expect(statuses(await burst())).toEqual({ passed: limit, limited: 5 })
    kit.clock.advance({ seconds: 61 })
    expect(statuses(await burst())).toEqual({ passed: limit, limited: 5 })
  })

  test('is in every answer: the policy, the remaining requests, and the time until it starts again', async () => {
    const { here } = await newKey()
    const first = await here.get('/v1/distributors')
    expect(first.headers.get('ratelimit-policy')).toBe('"default";q=100;w=60')
    expect(first.headers.get('ratelimit')).toBe('"default";r=99;t=60')
    kit.clock.advance({ seconds: 20 })
    const second = await here.get('/v1/nothing-here')
    expect(second.headers.get('ratelimit')).toBeNull()
    const third = await here.get('/v1/distributors/none')
    expect(third.status).toBe(404)
    expect(third.headers.get('ratelimit')).toMatch(/^"default";r=98;t=40$/)
    for (let i = 0; i < 98; i++) await here.get('/v1/distributors?page_size=1')
    const refused = await here.get('/v1/distributors')
    expect(refused.headers.get('ratelimit')).toMatch(/^"default";r=0;t=\d+$/)
    expect(refused.headers.get('retry-after')).toBe(/t=(\d+)/.exec(refused.headers.get('ratelimit') ?? '')?.[1])
  })

  test('is per key, not per client: a second key of the same client has its own', async () => {
    const [one, two] = [await newKey(), await newKey()]
    await Promise.all(Array.from({ length: limit + 1 }, () => one.here.get('/v1/distributors?page_size=1')))
    expect((await one.here.get('/v1/distributors')).status).toBe(429)
    expect((await two.here.get('/v1/distributors')).status).toBe(200)
  })

  test('is per session for clients that log in', async () => {
    const [one, two] = [await kit.login('finance'), await kit.login('finance')]
    const answers = await Promise.all(Array.from({ length: limit + 10 }, () => one.get('/v1/distributors?page_size=1')))
    expect(statuses(answers)).toEqual({ passed: limit, limited: 10 })
    expect((await two.get('/v1/distributors')).status).toBe(200)
  })

  test('requests with a wrong secret do not use the limit of the key', async () => {
    const { key, here } = await newKey()
    const forged = caller(kit.url, { 'x-api-key': `${key.slice(0, 32)}_${randomBytes(32).toString('base64url')}` })
    const [right, wrong] = await Promise.all([
      Promise.all(Array.from({ length: limit }, () => here.get('/v1/distributors?page_size=1'))),
      Promise.all(Array.from({ length: 150 }, () => forged.get('/v1/distributors?page_size=1'))),
    ])
    expect(statuses(right)).toEqual({ passed: limit, limited: 0 })
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([401]))
    for (const answer of wrong) expect(answer.headers.get('ratelimit')).toBeNull()
  })

  test('does not count calls without authentication', async () => {
    const answers = await Promise.all(Array.from({ length: limit + 50 }, () => kit.as.nobody.get('/healthz')))
    expect(statuses(answers)).toEqual({ passed: limit + 50, limited: 0 })
  })
})
