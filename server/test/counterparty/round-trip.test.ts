import { describe, expect, test } from 'vitest'
import { asks, book, fill, type Guest, type GuestData, hold, putTicket, somebody } from '../guests/kit.js'
import { expectProblem, startKit } from '../kit/index.js'
import type { Item, Order } from './kit.js'

/** A caller that may read and write can send back an answer, and nothing changes, passport numbers and dates of birth included. */
const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
const { distributor, support, admin } = kit.as
const secrets = { passport_number: 'ZX9081726354', date_of_birth: '1977-07-07' }
const asked = asks(['passport_number', 'date_of_birth'], 'pre_download')
const writers = { distributor, support, admin }

async function ordered(): Promise<{ id: string; guestdata: string; ticket: string }> {
  const ticket = await putTicket(kit, { event: asked })
  const held = await hold(distributor, { [ticket]: 3 })
  await distributor.post(held.guestdata, fill(ticket, somebody(secrets), somebody({ date_of_birth: secrets.date_of_birth })))
  const { bookingorder_id, guestdata } = await book(distributor, held.reservation_id)
  return { id: bookingorder_id, guestdata, ticket }
}
const stored = (id: string) =>
  kit.query('select g.* from guest g join orderitem i using (orderitem_id) where i.bookingorder_id = $1 order by g.slot', [id])
const itemsOf = async (id: string): Promise<Item[]> => (await distributor.get<Order>(`/v1/bookingorders/${id}`)).body.items

test('an order says that a passport number and a date of birth are stored, and does not show them', async () => {
  const { id } = await ordered()
  const guests = (await itemsOf(id)).map(({ guest }) => [guest.passport_number, guest.date_of_birth])
  expect(guests).toEqual([
    ['***', '***'],
    [null, '***'],
    [null, null],
  ])
  const { text } = await distributor.get(`/v1/bookingorders/${id}`)
  for (const value of Object.values(secrets)) expect(text).not.toContain(value)
})

describe.each(Object.entries(writers))('%s', (_name, as) => {
  test('can send the guests back as the order shows them, and nothing changes', async () => {
    const { id, guestdata, ticket } = await ordered()
    const before = await stored(id)
    const shown = (await as.get<Order>(`/v1/bookingorders/${id}`)).body.items.map((item) => item.guest)
    const answer = await as.put<GuestData>(guestdata, fill(ticket, ...shown))
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.items[0]?.guests[0]).toMatchObject(secrets)
    for (const guest of shown.slice(0, 2)) expect((await as.put(`${guestdata}/${guest.guest_id}`, guest)).status).toBe(200)
    expect(await stored(id)).toEqual(before)
  })

  test('can send the guest data of an order back as it was read, also in another order, and nothing changes', async () => {
    const { id, guestdata } = await ordered()
    const before = { guests: await stored(id), order: await as.get(`/v1/bookingorders/${id}`) }
    for (const query of ['', '?sorting=-last_name', '?include_conditions=true']) {
      const read = (await as.get<GuestData>(`${guestdata}${query}`)).body
      expect((await as.put(guestdata, read)).status, query).toBe(200)
      const first = read.items[0]?.guests[0]
      expect((await as.put(`${guestdata}/${first?.guest_id}`, first)).status).toBe(200)
    }
    expect(await stored(id)).toEqual(before.guests)
    const after = await as.get(`/v1/bookingorders/${id}`)
    expect(after.headers.get('etag')).toBe(before.order.headers.get('etag'))
    expect(after.body).toEqual(before.order.body)
  })

  test('can send the guest data of a reservation back as it was read, and nothing changes', async () => {
    const ticket = await putTicket(kit, { event: asked })
    const { guestdata, reservation_id } = await hold(distributor, { [ticket]: 2 })
    await distributor.post(guestdata, fill(ticket, somebody(secrets)))
    const rows = () => kit.query('select * from guest where reservation_id = $1 order by slot', [reservation_id])
    const before = await rows()
    const read = (await as.get<GuestData>(guestdata)).body
    expect((await as.post(guestdata, read)).status).toBe(201)
    const first = read.items[0]?.guests[0]
    expect((await as.put(`${guestdata}/${first?.guest_id}`, first)).status).toBe(200)
    // *** in the order has the same meaning here.
    expect((await as.put(`${guestdata}/${first?.guest_id}`, { ...first, passport_number: '***', date_of_birth: '***' })).status).toBe(200)
    expect(await rows()).toEqual(before)
  })

  test('can send an order back as it was read, and its version stays the same', async () => {
    const { id } = await ordered()
    const url = `/v1/bookingorders/${id}`
    const before = await as.get<Order>(url)
    const { items, booking_email, lead_name_for_pickup, invoices, payment_reference, marketing_optin, accepted_gt } = before.body
    const answer = await as.put(url, {
      items,
      booking_email,
      lead_name_for_pickup,
      invoices,
      payment_reference,
      marketing_optin,
      accepted_gt,
    })
    expect(answer.status, answer.text).toBe(200)
    const after = await as.get<Order>(url)
    expect(after.body).toEqual(before.body)
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'))
  })
})

test('a changed guest keeps values that are sent as ***; null erases them', async () => {
  const { id, guestdata } = await ordered()
  const [guest] = (await itemsOf(id)).map((item) => item.guest) as [Item['guest']]
  const url = `${guestdata}/${guest.guest_id}`
  const renamed = await distributor.put<Guest>(url, { ...guest, first_name: 'Beatriz' })
  expect(renamed.body).toMatchObject({ first_name: 'Beatriz', ...secrets })
  const erased = await distributor.put<Guest>(url, { ...guest, passport_number: null })
  expect(erased.body).toMatchObject({ passport_number: null, date_of_birth: secrets.date_of_birth })
})

test('*** without a guest_id is refused, so that it cannot copy the passport of another guest', async () => {
  const { id, guestdata, ticket } = await ordered()
  const before = await stored(id)
  const stranger = somebody({ passport_number: '***', date_of_birth: '***' })
  const refused = expectProblem(await distributor.put(guestdata, fill(ticket, stranger)), 'validation_failed')
  expect(refused.errors).toMatchObject([
    { pointer: '/items/0/guests/0/passport_number', code: 'needs_guest_id' },
    { pointer: '/items/0/guests/0/date_of_birth', code: 'needs_guest_id' },
  ])
  expect(await stored(id)).toEqual(before)
})

describe('guests in the body of a changed order', () => {
  const change = (id: string, items: object[]) => distributor.put(`/v1/bookingorders/${id}`, { items })

  test('are refused if they changed, with the address of the call that changes guests, and nothing of the request is done', async () => {
    const { id, guestdata } = await ordered()
    const before = await stored(id)
    const [first, second, third] = (await itemsOf(id)) as [Item, Item, Item]
    const changes: [Item, Record<string, unknown>, string][] = [
      [first, { ...first.guest, last_name: 'Somebody-Else' }, 'last_name'],
      [first, { ...first.guest, first_name: null }, 'first_name'],
      [first, { passport_number: 'AB1234567' }, 'passport_number'],
      [second, { ...second.guest, guest_id: first.guest.guest_id }, 'guest_id'],
      [third, { first_name: 'New' }, 'first_name'],
      [first, { firstname: 'New' }, 'firstname'],
    ]
    for (const [item, guest, field] of changes) {
      const answer = await distributor.put(`/v1/bookingorders/${id}`, {
        lead_name_for_pickup: 'Not to be kept',
        items: [{ orderitem_id: item.orderitem_id, guest }],
      })
      const problem = expectProblem(answer, 'immutable_field')
      const url = item.guest.guest_id === null ? guestdata : `${guestdata}/${item.guest.guest_id}`
      expect(problem).toMatchObject({ guestdata_url: url, orderitem_id: item.orderitem_id })
      expect(problem.detail).toContain(`PUT ${url}`)
      expect(problem.errors).toMatchObject([{ pointer: `/items/0/guest/${field}` }])
      expect(answer.text).not.toContain('AB1234567')
    }
    expect(await stored(id)).toEqual(before)
    expect((await distributor.get<Order>(`/v1/bookingorders/${id}`)).body.lead_name_for_pickup).not.toBe('Not to be kept')
  })

  test('are accepted if they are unchanged, left out, or of an earlier version', async () => {
    const { id } = await ordered()
    const [first] = (await itemsOf(id)) as [Item]
    const { orderitem_id, guest } = first
    const { history } = (await distributor.get<{ history: { bookingorder: Order }[] }>(`/v1/bookingorders/${id}/history`)).body
    const past = history[0]?.bookingorder.items.find((item) => item.orderitem_id === orderitem_id)
    for (const sent of [
      guest,
      null,
      {},
      { last_name: guest.last_name },
      { ...guest, conditions: { last_name: 'optional' } },
      past?.guest,
    ]) {
      const answer = await change(id, [{ orderitem_id, guest: sent }])
      expect(answer.status, answer.text).toBe(200)
    }
  })
})
