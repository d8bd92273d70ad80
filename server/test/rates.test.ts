import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '../src/lib/errors.js'
import { caller, expectProblem, startKit } from './kit/index.js'
import { buyer, setDistributor } from './payments/kit.js'
import { putOnSale } from './selling/kit.js'

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

test('rates that are stored ahead apply everywhere from the time they were taken, and not before', async () => {
  const { distributor } = kit.as
  const { distributor_id, username, password } = kit.accounts.distributor
  const moment = async (rates: object, taken: Date) => {
    const { body, status } = await finance.post<{ fxratemoment_id: string }>(path, { rates, taken: taken.toISOString() })
    expect(status).toBe(201)
    return body.fxratemoment_id
  }
  await setDistributor(kit, 'distributor', { credit_limit: 90_000_000, allowed_currencies: ['EUR', 'GBP', 'USD'] })
  const now = await moment({ GBP: '0.8' }, kit.clock.now())
  const ticket_id = await putOnSale(kit, { currency_code: 'GBP', net_rate: 8_000, stock: 10 })
  const items = [{ ticket_id, quantity: 1 }]
  await buyer(distributor).book(items, {}, { target_currency: 'GBP' })
  const reserve = (more: object = {}) =>
    distributor.post<{ reservation_id: string; fxratemoment_id: string }>('/v1/reservations', {
      items,
      booking_email: 'desk@agency.example',
      ...more,
    })
  const held = (await reserve()).body
  const inUse = async () => {
    const shown = await distributor.get(`/v1/tickets/${ticket_id}`)
    const replaced = await distributor.put(`/v1/reservations/${held.reservation_id}`, { items })
    const login = await caller(kit.url, {}).post('/v1/login', { username, password })
    const owed = await finance.get<{ receivables: { credit: { used: number } }[] }>(`/v1/receivables?distributor_id=${distributor_id}`)
    const statement = await finance.get<{ credit: { used: number } }>(`/v1/distributors/${distributor_id}/statement`)
    return {
      moments: [shown, await reserve(), replaced, login].map(({ body }) => (body as { fxratemoment_id: string }).fxratemoment_id),
      used: [owed.body.receivables[0]?.credit.used, statement.body.credit.used],
    }
  }
  const ahead = await moment({ GBP: '0.5', USD: '1.1' }, new Date(kit.clock.now().getTime() + 60_000))
  expect(await inUse()).toEqual({ moments: [now, now, now, now], used: [10_000, 10_000] })
  expectProblem(await reserve({ target_currency: 'USD' }), 'no_fx_rate')
  kit.clock.advance({ minutes: 2 })
  expect(await inUse()).toEqual({ moments: [ahead, ahead, ahead, ahead], used: [16_000, 16_000] })
  expect((await reserve({ target_currency: 'USD' })).status).toBe(201)
})
