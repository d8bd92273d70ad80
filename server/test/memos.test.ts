import { beforeAll, describe, expect, test } from 'vitest'
import { expectProblem, startKit } from './kit/index.js'
import { order, putOnSale } from './selling/kit.js'

const kit = await startKit()
const { admin, support, finance, distributor, distributor2, supplier, supplier2 } = kit.as
const { accounts } = kit
const onDistributor = `/v1/distributors/${accounts.distributor.distributor_id}/memos`
const onSupplier = `/v1/suppliers/${accounts.supplier.supplier_id}/memos`
const datetime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/

interface Memo {
  memo_id: string
  text: string
  [field: string]: unknown
}
const texts = (body: { memos: Memo[] }) => body.memos.map(({ text }) => text)
const today = () => kit.clock.now().toISOString().slice(0, 10)

describe('a memo', () => {
  const full = {
    text: 'Wants seats together.\nAlways.',
    scope: 'external',
    memo_category: 'aftersales',
    memo_subcategory: 'seating',
    action_date: '2027-03-01',
    target_client_id: accounts.support.client_id,
    finish_date: '2027-03-02',
    finished: true,
  }

  test('accepts every field of the contract and returns all of them', async () => {
    const { body, status } = await support.post<Memo>(onDistributor, full)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...full,
      memo_id: expect.stringMatching(/^[0-9a-z]{26}_mmx$/),
      bookingorder_id: null,
      distributor_id: accounts.distributor.distributor_id,
      reservation_id: null,
      grouprequest_id: null,
      purchaseorder_id: null,
      supplier_id: null,
      ticket_id: null,
      created_by: accounts.support.client_id,
      created: expect.stringMatching(datetime),
      updated: expect.stringMatching(datetime),
      updated_by: accounts.support.client_id,
    })
    expect((await admin.get(`/v1/memos/${body.memo_id}`)).body).toEqual(body)
  })

  test('needs a text and a scope; category and subcategory have the defaults of the contract', async () => {
    const { body } = await admin.post<Memo>(onDistributor, { text: 'Short', scope: 'internal' })
    expect(body).toMatchObject({
      memo_category: 'processinformation',
      memo_subcategory: 'generic_notes',
      action_date: null,
      target_client_id: null,
      finish_date: null,
      finished: false,
    })
    expect((await admin.post<Memo>(onDistributor, { text: 'Null', scope: 'internal', finished: null })).body.finished).toBe(false)
    for (const input of [
      { text: 'x' },
      { scope: 'internal' },
      { text: ' ', scope: 'internal' },
      { text: 'x', scope: 'public' },
      { ...full, action_date: '2027-02-29' },
    ])
      expectProblem(await admin.post(onDistributor, input), 'validation_failed')
  })

  test('on an unknown resource, or for an unknown client, answers 404', async () => {
    expectProblem(await admin.post('/v1/distributors/none/memos', { text: 'x', scope: 'internal' }), 'distributor_not_found')
    expectProblem(await admin.post('/v1/suppliers/none/memos', { text: 'x', scope: 'internal' }), 'supplier_not_found')
    expectProblem(await admin.get('/v1/distributors/none/memos'), 'distributor_not_found')
    expectProblem(await admin.post(onDistributor, { text: 'x', scope: 'internal', target_client_id: 'none' }), 'client_not_found')
    expectProblem(await admin.get('/v1/memos/none'), 'memo_not_found')
    expectProblem(await admin.patch('/v1/memos/none', { finished: true }), 'memo_not_found')
  })
})

describe('finishing a memo', () => {
  const make = async (input: object = {}) => (await admin.post<Memo>(onDistributor, { text: 'To do', scope: 'internal', ...input })).body
  const change = async ({ memo_id }: Memo, input: object) => (await support.patch<Memo>(`/v1/memos/${memo_id}`, input)).body

  test('sets the date of today and the client, and nothing else', async () => {
    const memo = await make()
    kit.clock.advance({ seconds: 2 })
    expect(await change(memo, { finished: true })).toEqual({
      ...memo,
      finished: true,
      finish_date: today(),
      updated: expect.not.stringMatching(String(memo.updated)),
      updated_by: accounts.support.client_id,
    })
  })

  test('keeps a date that is given in the same or an earlier request', async () => {
    expect(await change(await make(), { finished: true, finish_date: '2027-01-05' })).toMatchObject({ finish_date: '2027-01-05' })
    const done = await change(await make(), { finished: true, finish_date: '2027-01-05' })
    expect(await change(done, { finished: true })).toMatchObject({ finish_date: '2027-01-05' })
  })

  test('can be undone, which removes the date', async () => {
    const done = await change(await make(), { finished: true, finish_date: '2027-01-05' })
    expect(await change(done, { finished: false })).toMatchObject({ finished: false, finish_date: null })
    expect(await change(done, { finished: true })).toMatchObject({ finished: true, finish_date: today() })
  })

  test('other fields change only if they are sent', async () => {
    const memo = await make({ action_date: '2027-05-05' })
    expect(await change(memo, { text: 'Edited' })).toMatchObject({
      text: 'Edited',
      action_date: '2027-05-05',
      finished: false,
      finish_date: null,
    })
    expectProblem(await support.patch(`/v1/memos/${memo.memo_id}`, { scope: 'external' }), 'validation_failed')
  })

  test('is guarded by the ETag of the memo', async () => {
    const { memo_id } = await make()
    const tag = (await admin.get(`/v1/memos/${memo_id}`)).headers.get('etag') ?? ''
    expect((await admin.patch(`/v1/memos/${memo_id}`, { text: 'First' }, { 'if-match': tag })).status).toBe(200)
    expectProblem(await admin.patch(`/v1/memos/${memo_id}`, { finished: true }, { 'if-match': tag }), 'precondition_failed')
  })
})

describe('access to memos', () => {
  let internal: Memo
  let external: Memo
  beforeAll(async () => {
    await kit.query('delete from memo')
    internal = (await admin.post<Memo>(onDistributor, { text: 'Pays late', scope: 'internal' })).body
    external = (await admin.post<Memo>(onDistributor, { text: 'Welcome', scope: 'external' })).body
    await admin.post(onSupplier, { text: 'Slow', scope: 'internal' })
    await admin.post(onSupplier, { text: 'Thanks', scope: 'external' })
  })

  test('the operator sees all, newest first', async () => {
    expect(texts((await support.get<{ memos: Memo[] }>(onDistributor)).body)).toEqual(['Welcome', 'Pays late'])
  })

  test('a distributor sees its external memos; internal ones answer 404', async () => {
    const { body } = await distributor.get<{ memos: Memo[]; pagination: { total_size: number } }>(onDistributor)
    expect(texts(body)).toEqual(['Welcome'])
    expect(body.pagination.total_size).toBe(1)
    expect(texts((await distributor.get<{ memos: Memo[] }>(`${onDistributor}?scope=internal`)).body)).toEqual([])
    expect((await distributor.get(`/v1/memos/${external.memo_id}`)).status).toBe(200)
    expectProblem(await distributor.get(`/v1/memos/${internal.memo_id}`), 'memo_not_found')
    expectProblem(await distributor.patch(`/v1/memos/${internal.memo_id}`, { finished: true }), 'memo_not_found')
  })

  test('a supplier sees its external memos', async () => {
    expect(texts((await supplier.get<{ memos: Memo[] }>(onSupplier)).body)).toEqual(['Thanks'])
  })

  test('a distributor writes only external memos on itself', async () => {
    const { body, status } = await distributor.post<Memo>(onDistributor, { text: 'From us', scope: 'external' })
    expect(status).toBe(201)
    expect(body.created_by).toBe(accounts.distributor.client_id)
    expectProblem(await distributor.post(onDistributor, { text: 'Hidden', scope: 'internal' }), 'forbidden')
  })

  test('a distributor can address its own clients and the operator, and gets the same answer for all others', async () => {
    const target = (target_client_id: string) => distributor.post(onDistributor, { text: 'For you', scope: 'external', target_client_id })
    expect((await target(accounts.support.client_id)).status).toBe(201)
    expect((await target(accounts.distributor.client_id)).status).toBe(201)
    expectProblem(await target(accounts.distributor2.client_id), 'client_not_found')
    expectProblem(await target(accounts.supplier.client_id), 'client_not_found')
  })
})

/** The resources that memos attach to, of the first distributor or the first supplier: address, the field with the id, the owner, and the error
 * for an unknown one. */
const subjects = {
  distributor: ['/v1/distributors', 'distributor_id', 'distributor', 'distributor_not_found'],
  order: ['/v1/bookingorders', 'bookingorder_id', 'distributor', 'bookingorder_not_found'],
  reservation: ['/v1/reservations', 'reservation_id', 'distributor', 'reservation_not_found'],
  supplier: ['/v1/suppliers', 'supplier_id', 'supplier', 'supplier_not_found'],
  ticket: ['/v1/tickets', 'ticket_id', 'supplier', 'ticket_not_found'],
  sale: ['/v1/sales', 'purchaseorder_id', 'supplier', 'purchaseorder_not_found'],
} as const
const fields = [...Object.values(subjects).map(([, field]) => field as string), 'grouprequest_id']

describe.each(Object.entries(subjects))('on a %s', (noun, [path, field, audience, missing]) => {
  const [party, stranger, other] =
    audience === 'distributor' ? ([distributor, distributor2, supplier] as const) : ([supplier, supplier2, distributor] as const)
  let at: string
  let id: string
  let theirs: Memo
  beforeAll(async () => {
    id = String((await subjectIds())[noun as keyof typeof subjects])
    at = `${path}/${id}/memos`
    await kit.query('delete from memo')
    theirs = (await support.post<Memo>(at, { text: 'Shared', scope: 'external', action_date: '2027-04-01' })).body
    expect((await admin.post(at, { text: 'Between us', scope: 'internal' })).status).toBe(201)
  })

  test('a memo names only this resource', () => {
    expect(Object.fromEntries(fields.map((name) => [name, theirs[name]]))).toEqual({
      ...Object.fromEntries(fields.map((name) => [name, null])),
      [field]: id,
    })
  })

  test('external memos are shared with the owner, internal ones are not', async () => {
    for (const address of [at, '/v1/memos', `/v1/memos?${field}=${id}`]) {
      expect(texts((await support.get<{ memos: Memo[] }>(address)).body)).toEqual(['Between us', 'Shared'])
      expect(texts((await party.get<{ memos: Memo[] }>(address)).body)).toEqual(['Shared'])
      if (address !== at)
        for (const as of [stranger, other]) expect(texts((await as.get<{ memos: Memo[] }>(address)).body), address).toEqual([])
    }
    expectProblem(await other.get(at), 'forbidden')
    expectProblem(await other.post(at, { text: 'x', scope: 'external' }), 'forbidden')
    expectProblem(await stranger.get(at), missing)
    for (const as of [stranger, other])
      for (const rest of ['', '/history']) expectProblem(await as.get(`/v1/memos/${theirs.memo_id}${rest}`), 'memo_not_found')
  })

  test('the owner writes external memos, once per idempotency key, and can change them', async () => {
    const send = () => party.post<Memo>(at, { text: 'From us', scope: 'external' }, { 'idempotency-key': `memo-on-${noun}` })
    const { body } = await send()
    expect((await send()).body).toEqual(body)
    expect(await kit.query('select from memo where text = $1', ['From us'])).toHaveLength(1)
    expectProblem(await party.post(at, { text: 'Hidden', scope: 'internal' }), 'forbidden')
    const edited = await party.patch<Memo>(`/v1/memos/${body.memo_id}`, { text: 'From all of us', action_date: '2027-06-01' })
    expect(edited.body).toMatchObject({ text: 'From all of us', action_date: '2027-06-01' })
    expect((await support.patch<Memo>(`/v1/memos/${body.memo_id}`, { memo_subcategory: 'read' })).status).toBe(200)
  })

  test('the owner can finish a memo of the operator, but not change it', async () => {
    const address = `/v1/memos/${theirs.memo_id}`
    for (const change of [{ text: 'Never said' }, { action_date: null }, { memo_category: 'x', finished: true }]) {
      const refused = expectProblem(await party.patch(address, change), 'not_the_author')
      expect(refused.errors).toMatchObject([{ pointer: `/${Object.keys(change)[0]}` }])
    }
    expect((await admin.get(address)).body).toEqual(theirs)
    // Sending back the same values is no change.
    const done = await party.patch<Memo>(address, { text: 'Shared', action_date: '2027-04-01', finished: true })
    expect(done.body).toMatchObject({ text: 'Shared', finished: true, finish_date: today() })
    expect((await party.patch<Memo>(address, { finished: false })).body).toMatchObject({ finished: false, finish_date: null })
    expect((await finance.patch<Memo>(address, { text: 'Shared anew' })).body.text).toBe('Shared anew')
    const { body } = await party.get<{ history: { changed: string[]; memo: Memo }[] }>(`${address}/history`)
    expect(body.history.map(({ memo }) => [memo.text, memo.finished])).toEqual([
      ['Shared anew', false],
      ['Shared', false],
      ['Shared', true],
      ['Shared', false],
    ])
  })
})

let made: Promise<Record<keyof typeof subjects, unknown>> | undefined
/** One of each, created on first use. */
function subjectIds() {
  made ??= (async () => {
    const ticket = await putOnSale(kit)
    const hold = async () => (await distributor.post('/v1/reservations', order(ticket))).body.reservation_id
    const booked = await distributor.post<{ bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
      reservation_id: await hold(),
      accepted_gt: true,
    })
    const { body } = await supplier.get<{ sales: { purchaseorder_id: string }[] }>('/v1/sales')
    return {
      distributor: accounts.distributor.distributor_id,
      order: booked.body.bookingorders[0]?.bookingorder_id,
      reservation: await hold(),
      supplier: accounts.supplier.supplier_id,
      ticket,
      sale: body.sales[0]?.purchaseorder_id,
    }
  })()
  return made
}

test('clients of one party can change each other’s memos', async () => {
  const colleague = await admin.post<{ client_id: string }>('/v1/clients', {
    label: 'Night desk',
    scope: 'distributor',
    distributor_id: accounts.distributor.distributor_id,
    roles: ['api'],
  })
  const { body } = await distributor.post<Memo>(onDistributor, { text: 'By day', scope: 'external' })
  await kit.query('update memo set created_by = $1 where memo_id = $2', [colleague.body.client_id, body.memo_id])
  expect((await distributor.patch<Memo>(`/v1/memos/${body.memo_id}`, { text: 'By night' })).body.text).toBe('By night')
})

test('memos are found by every filter of their list', async () => {
  await kit.query('delete from memo')
  const make = async (input: object) => (await admin.post<Memo>(onDistributor, { scope: 'internal', ...input })).body
  await make({ text: 'a', memo_category: 'money', action_date: '2027-01-01' })
  await make({ text: 'b', memo_subcategory: 'seats', action_date: '2027-02-01', finished: true })
  await support.post(onDistributor, { text: 'c', scope: 'external', target_client_id: accounts.finance.client_id })
  const found = async (query: string) =>
    texts((await admin.get<{ memos: Memo[] }>(`${onDistributor}?${query}`)).body)
      .sort()
      .join('')
  expect(await found('memo_category=money')).toBe('a')
  expect(await found('memo_subcategory=seats')).toBe('b')
  expect(await found('scope=external')).toBe('c')
  expect(await found('finished=true')).toBe('b')
  expect(await found('finished=false')).toBe('ac')
  expect(await found('action_date=ge:2027-01-02')).toBe('b')
  expect(await found('action_date=in:[2027-01-01,2027-02-01]')).toBe('ab')
  expect(await found(`target_client_id=${accounts.finance.client_id}`)).toBe('c')
  expect(await found(`created_by=${accounts.support.client_id}`)).toBe('c')
  expect(await found('created=ge:2020-01-01&updated=ge:2020-01-01')).toBe('abc')
  const all = async (query: string) => texts((await admin.get<{ memos: Memo[] }>(`/v1/memos?${query}`)).body).join('')
  const [last] = (await admin.get<{ memos: Memo[] }>('/v1/memos')).body.memos
  expect(await all(`memo_id=${last?.memo_id}`)).toBe('c')
  expect(await all('sorting=action_date&action_date=ge:2027-01-01')).toBe('ab')
  await make({ text: 'Señor Núñez calls back' })
  expect(await all('query=nunez call')).toBe('Señor Núñez calls back')
  expect(await all('query=100%25')).toBe('')
})
