import { between, createClient, eq, formatUtc, ge, noneOf, oneOf, parseUtc } from '@allotment/sdk'
import { expect, expectTypeOf, test } from 'vitest'
import { origin } from './origin.js'

const pagination = { total_size: 2, page_size: 1, page_number: 1, next_page: null, previous_page: null, next_cursor: null }

test('a method sends path parameters, body and options of its call', async () => {
  const { baseUrl, seen } = await origin(() => ({ status: 201, json: { memo_id: '1_mmx' } }))
  const { reservations } = createClient({ baseUrl, apiKey: 'k' })
  const memo = await reservations.memos.create('a/b_rsv', { text: 'Late', scope: 'external' }, { headers: { 'Idempotency-Key': 'mine' } })
  expect(memo.memo_id).toBe('1_mmx')
  expect(seen[0]).toMatchObject({ method: 'POST', path: '/v1/reservations/a%2Fb_rsv/memos', body: '{"text":"Late","scope":"external"}' })
  expect(seen[0]?.headers['idempotency-key']).toBe('mine')
})

test('a missing path parameter is refused before anything is sent', async () => {
  const { baseUrl, seen } = await origin(() => ({ json: {} }))
  expect(() => createClient({ baseUrl, apiKey: 'k' }).reservations.delete('')).toThrow(/reservation_id must be/)
  expect(seen).toEqual([])
})

test('a list is one page when awaited and every item when iterated, with the same filters', async () => {
  const { baseUrl, seen } = await origin(({ path }) => {
    const isSecond = path.includes('cursor=c2')
    const next_cursor = isSecond ? null : 'c2'
    return { json: { events: [{ event_id: isSecond ? '2_evt' : '1_evt' }], pagination: { ...pagination, next_cursor } } }
  })
  const client = createClient({ baseUrl, apiKey: 'k' })
  const page = await client.events.list({ city: 'Lisboa' })
  expect(page.events.map(({ event_id }) => event_id)).toEqual(['1_evt'])
  const ids: string[] = []
  for await (const { event_id } of client.events.list({ city: 'Lisboa' })) ids.push(event_id)
  expect(ids).toEqual(['1_evt', '2_evt'])
  expect(seen.map(({ path }) => path)).toEqual(['/v1/events?city=Lisboa', '/v1/events?city=Lisboa', '/v1/events?city=Lisboa&cursor=c2'])
})

test('a file is returned as a Blob', async () => {
  const { baseUrl } = await origin(() => ({ text: '%PDF', headers: { 'content-type': 'application/pdf' } }))
  const file = await createClient({ baseUrl, apiKey: 'k' }).bookingorders.invoice.get('1_bor', '2_inv')
  expect(await file.text()).toBe('%PDF')
})

test('conditions are written in the syntax of lists', async () => {
  const { baseUrl, seen } = await origin(() => ({ json: { bookingorders: [], pagination } }))
  await createClient({ baseUrl, apiKey: 'k' }).bookingorders.list({
    logistic_status: oneOf('processing', 'review'),
    booking_code: noneOf('a,b', 'say "x"', ' c'),
    created: between('2027-01-01', '2027-01-31'),
    is_test_booking: false,
    page_size: 5,
  })
  const { searchParams } = new URL(seen[0]?.path ?? '', baseUrl)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    logistic_status: 'in:[processing,review]',
    booking_code: 'not in:["a,b","say ""x"""," c"]',
    is_test_booking: 'false',
    page_size: '5',
  })
  expect(searchParams.getAll('created')).toEqual(['ge:2027-01-01', 'le:2027-01-31'])
  expect(eq('in:[x]')).toBe('eq:in:[x]')
})

test('an invalid enumeration value, number or field does not compile', () => {
  const { bookingorders, reservations } = createClient({ baseUrl: 'http://127.0.0.1:1', apiKey: 'k' })
  type Query = NonNullable<Parameters<typeof bookingorders.list>[0]>
  expectTypeOf<'processing'>().toExtend<Query['logistic_status']>()
  expectTypeOf(ge('processing')).toExtend<Query['logistic_status']>()
  expectTypeOf<'procesing'>().not.toExtend<Query['logistic_status']>()
  expectTypeOf<'yes'>().not.toExtend<Query['is_test_booking']>()
  expectTypeOf<number>().toExtend<Query['page_size']>()
  expectTypeOf<{ qantity: number }>().not.toExtend<Parameters<typeof reservations.create>[0]['items'][number]>()
})

test('datetimes are read as UTC, independent of the time zone of the machine', () => {
  expect(parseUtc('2027-07-31T09:30:00').toISOString()).toBe('2027-07-31T09:30:00.000Z')
  expect(parseUtc('2027-07-31').toISOString()).toBe('2027-07-31T00:00:00.000Z')
  expect(parseUtc('2026-05-01T10:00:00.123456+02:00').toISOString()).toBe('2026-05-01T08:00:00.123Z')
  expect(() => parseUtc('31.07.2027')).toThrow(RangeError)
  expect(formatUtc(new Date(Date.UTC(2027, 6, 31, 9, 30, 0, 999)))).toBe('2027-07-31T09:30:00')
})
