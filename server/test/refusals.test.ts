import { describe, expect, test } from 'vitest'
import { newId } from '../src/lib/ids.js'
import { type Answer, caller, expectProblem, startKit } from './kit/index.js'
import { everyRoute } from './kit/routes.js'
import { several } from './kit/several.js'
import { order, putOnSale } from './selling/kit.js'

/** Refusals that say what would have been right, for every route. */
const maxBytes = 1_024
const kit = await startKit({
  RATE_LIMIT_PER_MINUTE: '1000000',
  LOGIN_LIMIT_PER_MINUTE: '100000',
  BODY_LIMIT_BYTES: String(maxBytes),
})
const { admin, distributor, distributor2, nobody } = kit.as
const routes = await everyRoute(kit.service.ctx)
const json = { 'content-type': 'application/json' }
const apiKey = kit.accounts.distributor.api_key

/** Partners are distributors; the operator may call every other route with a body. */
const callerFor = (url: string) => (url.startsWith('/v1/') ? admin : distributor)
const addressOf = (url: string) => url.replace(/:\w+/g, 'x').replace('*', 'x')

describe('a method that a path does not have', () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  const patterns = routes.map(({ method, url }) => ({
    method,
    pattern: new RegExp(`^${url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`),
  }))
  const served = (address: string) => new Set(patterns.filter(({ pattern }) => pattern.test(address)).map(({ method }) => method))
  const missing = [...new Set(routes.map(({ url }) => addressOf(url)))].flatMap((address) =>
    methods.filter((method) => !served(address).has(method)).map((method) => ({ method, address })),
  )

  test('answers 405 at every path, with the allowed methods, with any body', async () => {
    expect(missing.length).toBeGreaterThan(500)
    await several(missing, async ({ method, address }) => {
      const body = method === 'GET' || method === 'OPTIONS' ? {} : { body: '<x/>', headers: { 'content-type': 'application/xml' } }
      const answer = await nobody.send(method, address, body)
      const allowed = (answer.headers.get('allow') ?? '').split(', ')
      expect({ method, address, status: answer.status }).toEqual({ method, address, status: 405 })
      expect(new Set(allowed.filter((one) => one !== 'HEAD')), `${method} ${address}`).toEqual(served(address))
    })
  })

  test('is reported in the format of the API and of each partner protocol', async () => {
    const { detail } = expectProblem(await admin.put('/v1/clients', {}), 'method_not_allowed')
    expect(detail).toBe('There is no PUT /v1/clients; the path has GET, HEAD, POST.')
    const octo = await distributor.delete('/octo/products')
    expect(octo).toMatchObject({ status: 405, body: { error: 'BAD_REQUEST', errorMessage: expect.stringContaining('the path has GET') } })
    const connect = await distributor.delete('/partner/connect/x/availability')
    expect(connect).toMatchObject({ status: 405, body: { requestStatus: { error: { errorCode: 'BAD_REQUEST' } } } })
  })
})

describe('a body that a call cannot read', () => {
  // The signature of a settlement is checked before its content type.
  const withBody = routes.filter(({ hasBody, url }) => hasBody && url !== '/v1/payments/settlements')
  const spoken = ({ status, body }: Answer) => ({
    status,
    text: String(body.detail ?? body.errorMessage ?? JSON.stringify(body)),
  })

  test('answers 415 on every call with a body, and names the accepted types', async () => {
    await several(withBody, async ({ method, url, consumes = ['application/json'] }) => {
      const answer = await callerFor(url).send(method, addressOf(url), { body: '<x/>', headers: { 'content-type': 'application/xml' } })
      const { status, text } = spoken(answer)
      expect({ method, url, status }).toEqual({ method, url, status: 415 })
      expect(text, url).toContain(`This call reads Content-Type: ${consumes.join(' or ')};`)
      expect(answer.headers.get('accept'), url).toBe(consumes.join(', '))
    })
  })

  test('answers 413 on every call with a body when it is too large, and names the limit', async () => {
    await several(withBody, async ({ method, url }) => {
      const body = JSON.stringify({ notes: 'x'.repeat(2 * maxBytes) })
      const { status, text } = spoken(await callerFor(url).send(method, addressOf(url), { body, headers: json }))
      expect({ method, url, status }).toEqual({ method, url, status: 413 })
      expect(text, url).toContain(`may have ${maxBytes} bytes`)
    })
    const answer = await admin.post('/v1/clients', { label: 'x'.repeat(2 * maxBytes) })
    expect(expectProblem(answer, 'body_too_large')).toMatchObject({ max_bytes: maxBytes })
  })

  test('is refused where no body is accepted; for an unknown encoding the known ones are named', async () => {
    const none = await admin.send('DELETE', '/v1/clients/x', { body: '<x/>', headers: { 'content-type': 'application/xml' } })
    expect(expectProblem(none, 'unsupported_media_type').detail).toBe(
      'This call takes no body; the one that was sent is "application/xml".',
    )
    const packed = await admin.send('POST', '/v1/clients', { body: '{}', headers: { ...json, 'content-encoding': 'rot13' } })
    expect(expectProblem(packed, 'unsupported_media_type').detail).toContain('gzip, deflate, br; the one that was sent is in "rot13"')
    expect(packed.headers.get('accept-encoding')).toBe('gzip, deflate, br')
  })

  test('that is not JSON is reported by line and column, and its content is not repeated', async () => {
    const body = '{"label": "Desk",\n "password": "correct horse" "scope": "internal"}'
    const problem = expectProblem(await admin.send('POST', '/v1/clients', { body, headers: json }), 'invalid_json')
    expect(problem).toMatchObject({ line: 2, column: 30, offset: 47 })
    expect(problem.detail).toBe('The body is not JSON from line 2, column 30 on: a comma or } is expected there.')
    const octo = await distributor.send('POST', '/octo/availability', { body: '{"productId": }', headers: json })
    expect(octo.body.errorMessage).toBe('The body is not JSON from line 1, column 15 on: a value is expected there.')
  })
})

test('a value that is none of an enumeration is answered with all values, null included', async () => {
  const { errors } = expectProblem(await admin.put('/v1/bookingorders/x', { financial_status: 'gone' }), 'validation_failed')
  const message = 'must be one of notapplicable, topurchase, purchased, settled, credited, null'
  expect(errors).toContainEqual({ pointer: '/financial_status', code: 'invalid_enum', message })
})

describe('an unknown path', () => {
  test.each([
    ['GET', '/v1/clinets', 'GET /v1/clients'],
    ['GET', '/v1/bookingorder', 'GET /v1/bookingorders'],
    ['POST', '/v1/reservation', 'POST /v1/reservations'],
    ['GET', '/v1/reservations/x/guest-data', 'GET /v1/reservations/{reservation_id}/guestdata'],
    ['GET', '/V1/events', 'GET /v1/events'],
    ['PUT', '/v1/webhoks/x', 'PUT /v1/webhooks/{webhook_id}'],
  ])('%s %s suggests the nearest one, %s', async (method, path, nearest) => {
    const { detail } = expectProblem(await admin.send(method, path), 'route_not_found')
    expect(detail).toBe(`There is no ${method} ${path}. The nearest is ${nearest}.`)
  })

  test.each(['/v1/elephants', '/', '/v9/x/y/z', `/v1/${'client/'.repeat(100)}`])('%s has no suggestion', async (path) => {
    const { detail } = expectProblem(await admin.send('GET', path === '/' ? '/nothing' : path), 'route_not_found')
    expect(detail).not.toContain('nearest')
  })
})

describe('an id of the wrong kind', () => {
  const kinds: Record<string, [string, string]> = {
    ticket: ['tck', 'a ticket'],
    client: ['cln', 'a client'],
    reservation: ['rsv', 'a reservation'],
    booking: ['bkn', 'a booking'],
    bookingorder: ['bor', 'a bookingorder'],
    event: ['evt', 'an event'],
    category: ['ctg', 'a category'],
    team: ['tms', 'a team'],
    venue: ['ven', 'a venue'],
    tournament: ['trn', 'a tournament'],
    supplier: ['spp', 'a supplier'],
    purchaseorder: ['prc', 'a purchaseorder'],
    webhook: ['whk', 'a webhook'],
    memo: ['mmx', 'a memo'],
    ticketfile: ['tfl', 'a ticketfile'],
    fxratemoment: ['fxr', 'a fxratemoment'],
  }
  const stamp = '01k9zq3v5r8t2w4y6a1b3c5d7e'
  const reads = routes.flatMap(({ method, url }) => {
    const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name)
    const noun = /^(\w+)_id$/.exec(names[0] ?? '')?.[1] ?? ''
    return method === 'GET' &&
      url.startsWith('/v1/') &&
      names.length === 1 &&
      kinds[noun] &&
      !url.startsWith('/v1/suppliers/marketplace-sales')
      ? [{ url, noun }]
      : []
  })

  test('is reported in every path', async () => {
    expect(reads.length).toBeGreaterThan(30)
    await several(reads, async ({ url, noun }) => {
      const [suffix, other] = noun === 'event' ? ['tck', 'a ticket'] : ['evt', 'an event']
      const id = `${stamp}_${suffix}`
      const answer = await admin.get(url.replace(/:\w+/, id))
      expect({ url, status: answer.status }).toEqual({ url, status: 404 })
      expect(answer.body.detail, url).toBe(`"${id}" is ${other} id; ${kinds[noun]?.[1]} id is wanted here.`)
    })
  })

  test('is reported in bodies too', async () => {
    const event = `${stamp}_evt`
    const wanted = `"${event}" is an event id; a ticket id is wanted here.`
    expect(expectProblem(await distributor.post('/v1/reservations', order(event)), 'ticket_not_found').detail).toBe(wanted)
    const booking = await distributor.post('/v1/bookings', { reservation_id: event, accepted_gt: true })
    expect(expectProblem(booking, 'reservation_not_found').detail).toContain('a reservation id is wanted here')
  })

  test('is detected by its form alone: ids of other tenants get the same answer as unknown ids', async () => {
    const ticket = await putOnSale(kit)
    const { body } = await distributor2.post<{ reservation_id: string }>('/v1/reservations', order(ticket))
    const asked = async (path: string, id: string) => {
      const { status, body: problem } = await distributor.get(path + id)
      return { status, code: problem.code, detail: String(problem.detail).replaceAll(id, 'ID') }
    }
    for (const path of ['/v1/reservations/', '/v1/bookingorders/', '/v1/bookings/reservation/', '/v1/tickets/'])
      expect(await asked(path, body.reservation_id), path).toEqual(await asked(path, newId('rsv')))
    expect((await asked('/v1/bookings/reservation/', body.reservation_id)).detail).toBe('There is no booking "ID" that you may see.')
  })
})

describe('an unknown operator', () => {
  test.each([
    ['created', 'gte:2027-01-01', 'gte', 'eq, ne, gt, ge, lt, le, in, not in'],
    ['net_rate', 'between:1', 'between', 'eq, ne, gt, ge, lt, le, in, not in'],
    ['ticket_status', 'nin:[available]', 'nin', 'eq, ne, gt, ge, lt, le, in, not in'],
    ['event_id', 'IN:[a,b]', 'IN', 'eq, ne, in, not in'],
    ['is_relisted_ticket', 'not:true', 'not', 'eq, ne'],
  ])('%s=%s: the known operators are named', async (name, text, word, operators) => {
    const { detail } = expectProblem(await distributor.get(`/v1/tickets?${new URLSearchParams({ [name]: text })}`), 'invalid_filter')
    expect(detail).toContain(`${name}: there is no operator "${word}"; there are ${operators}`)
  })

  test('is not reported where a text can start with such letters', async () => {
    for (const text of ['note: urgent', 'eq:nin:[a]', 'http://x'])
      expect((await distributor.get(`/v1/tickets?${new URLSearchParams({ sub_category: text })}`)).status, text).toBe(200)
  })
})

describe('credentials', () => {
  test('an API key is accepted as a bearer token too', async () => {
    const answer = await caller(kit.url, { authorization: `Bearer ${apiKey}` }).get('/v1/events')
    expect(answer.status, answer.text).toBe(200)
    expectProblem(
      await nobody.get('/v1/events', { authorization: `Bearer ${apiKey.slice(0, -1)}${apiKey.endsWith('A') ? 'B' : 'A'}` }),
      'invalid_credentials',
    )
  })

  test('a lock-out says how long it lasts and how long it continues, the same for an unknown username', async () => {
    for (const username of ['nobody@test.example', kit.accounts.support.username]) {
      const attempt = () => nobody.post('/v1/login', { username, password: 'not the right one at all' })
      for (let tries = 0; tries < 10; tries++) expectProblem(await attempt(), 'invalid_credentials')
      expectProblem(await attempt(), 'too_many_attempts')
      kit.clock.advance({ minutes: 1 })
      const locked = await attempt()
      const problem = expectProblem(locked, 'too_many_attempts')
      const minutes = kit.service.ctx.config.LOGIN_LOCK_MINUTES
      const left = Number(locked.headers.get('retry-after'))
      expect(left).toBe((minutes - 1) * 60)
      expect(problem.detail).toBe(`10 attempts to log in failed. The lock lasts ${minutes} minutes; it ends in ${left} seconds.`)
    }
  })
})

test('a booked reservation names its booking in every refusal', async () => {
  const ticket = await putOnSale(kit)
  const { reservation_id } = (await distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket))).body
  const booked = await distributor.post<{ booking_id: string }>('/v1/bookings', { reservation_id, accepted_gt: true })
  expect(booked.status, booked.text).toBe(201)
  const path = `/v1/reservations/${reservation_id}`
  const tries = [
    distributor.post('/v1/bookings', { reservation_id, accepted_gt: true }),
    distributor.patch(path, { notes: 'late' }),
    distributor.delete(path),
    distributor.put(`${path}/pay-details`, { payment_method: 'invoice' }),
  ]
  for (const answer of await Promise.all(tries))
    expect(expectProblem(answer, 'already_booked')).toMatchObject({ reservation_id, booking_id: booked.body.booking_id })
  expectProblem(await distributor2.delete(path), 'reservation_not_found')
})

test('a refused field of an order is named by its pointer, whether it cannot change or may not be changed by the caller', async () => {
  const { reservation_id } = (await distributor.post<{ reservation_id: string }>('/v1/reservations', order(await putOnSale(kit)))).body
  const booked = await distributor.post<{ bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
    reservation_id,
    accepted_gt: true,
  })
  const path = `/v1/bookingorders/${booked.body.bookingorders[0]?.bookingorder_id}`
  const [item] = (await distributor.get<{ items: { orderitem_id: string }[] }>(path)).body.items
  const orderitem_id = item?.orderitem_id
  const refused: [object, 'immutable_field' | 'forbidden' | 'orderitem_not_found', string][] = [
    [{ event_id: 'another' }, 'immutable_field', '/event_id'],
    [{ items: [{ orderitem_id, ticket_id: 'another' }] }, 'immutable_field', '/items/0/ticket_id'],
    [{ items: [{ orderitem_id }, { orderitem_id: 'none', seat: '1' }] }, 'orderitem_not_found', '/items/1/orderitem_id'],
    [{ logistic_status: 'review' }, 'forbidden', '/logistic_status'],
    [{ items: [{ orderitem_id, seat: '12' }] }, 'forbidden', '/items/0/seat'],
    [{ psp_refund_amount: 5 }, 'forbidden', '/psp_refund_amount'],
  ]
  for (const [body, code, pointer] of refused)
    expect(expectProblem(await distributor.put(path, body), code).errors, pointer).toMatchObject([{ pointer, code }])
})

test('a refused field of a ticket is named by its pointer, too', async () => {
  const ticket = await putOnSale(kit)
  expect((await distributor.post('/v1/reservations', order(ticket))).status).toBe(201)
  const refused: [object, 'immutable_field' | 'forbidden', string[]][] = [
    [{ sub_category: 'behind a pillar' }, 'immutable_field', ['/sub_category']],
    [
      { service_price: 1, discount_percentage: 5, currency_code: 'GBP' },
      'forbidden',
      ['/service_price', '/discount_percentage', '/currency_code'],
    ],
  ]
  for (const [body, code, pointers] of refused)
    expect(expectProblem(await kit.as.supplier.patch(`/v1/tickets/${ticket}`, body), code).errors).toMatchObject(
      pointers.map((pointer) => ({ pointer, code })),
    )
})
