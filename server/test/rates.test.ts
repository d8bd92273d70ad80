import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '../src/lib/errors.js'
import { expectProblem, startKit } from './kit/index.js'

const kit = await startKit()
const { finance, support } = kit.as
const path = '/v1/internal/fxratemoments'

describe('exchange rates', () => {
  test('are stored exactly as given, with the euro as base', async () => {
    const rates = { USD: '1.08420', JPY: '161.55', KWD: '0.3333333333' }
    const { body, status } = await finance.post(path, { rates, taken: '2027-01-31T12:00:00' })
    expect(status).toBe(201)
    expect(body).toEqual({
      fxratemoment_id: expect.stringMatching(/_fxr$/),
      base: 'EUR',
      rates: { ...rates, EUR: '1' },
      taken: '2027-01-31T12:00:00',
      created: expect.any(String),
    })
    expect((await support.get(`${path}/${body.fxratemoment_id}`)).body).toEqual(body)
  })

  test('are valid from now by default, and listed newest first', async () => {
    const now = await finance.post(path, { rates: { USD: '1.1' } })
    expect(now.body.taken).toBe(now.body.created)
    await finance.post(path, { rates: { USD: '1.2' }, taken: '2020-01-01T00:00:00+01:00' })
    const { body } = await support.get<{ fxratemoments: { taken: string }[] }>(path)
    const taken = body.fxratemoments.map((moment) => moment.taken)
    expect(taken).toEqual([...taken].sort().reverse())
    expect(taken).toContain('2019-12-31T23:00:00')
    const early = await support.get<{ fxratemoments: { taken: string }[] }>(`${path}?taken=lt:2020-01-01`)
    expect(early.body.fxratemoments).toHaveLength(1)
  })

  test.each<[string, object, ErrorCode]>([
    ['of a currency nobody knows', { rates: { XXA: '1' } }, 'unknown_currency'],
    ['of zero', { rates: { USD: '0.000' } }, 'validation_failed'],
    ['below zero', { rates: { USD: '-1' } }, 'validation_failed'],
    ['as a number', { rates: { USD: 1.1 } }, 'validation_failed'],
    ['with an exponent', { rates: { USD: '1e3' } }, 'validation_failed'],
    ['of the base other than one', { rates: { EUR: '2' } }, 'validation_failed'],
    ['of nothing', { rates: {} }, 'validation_failed'],
  ])('%s are refused', async (_name, body, code) => {
    expectProblem(await finance.post(path, body), code)
  })

  test('that do not exist answer 404', async () => {
    expectProblem(await support.get(`${path}/none`), 'fxratemoment_not_found')
  })
})
