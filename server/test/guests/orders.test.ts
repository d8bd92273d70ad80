import { describe, expect, test } from 'vitest'
import { newId } from '../../src/lib/ids.js'
import { create as createClient, createKey } from '../../src/parties/clients/service.js'
import { movedStatus } from '../../src/selling/guests/service.js'
import { guestdata as machine } from '../../src/selling/guests/states.js'
import { caller, expectProblem, startKit } from '../kit/index.js'
import { putEvent } from '../selling/kit.js'
import { asks, book, fill, type Guest, type GuestData, guardOf, hold, putTicket, somebody } from './kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '100000' })
const { distributor, distributor2, supplier, supplier2, support, admin, finance, product_management } = kit.as

const guestsOf = ({ body }: { body: GuestData }, item = 0): Guest[] => body.items[item]?.guests ?? []
const orderOf = async (id: string) =>
  (await distributor.get<{ guestdata_status: string; logistic_status: string; items: { guest: Guest }[] }>(`/v1/bookingorders/${id}`)).body

test('the initial guest data status of an order is not applicable, waiting or completed', async () => {
  const begin = async (asked: Parameters<typeof putTicket>[1], guest?: object) => {
    const ticket = await putTicket(kit, asked)
    const { reservation_id, guestdata } = await hold(distributor, { [ticket]: 1 })
    if (guest) await distributor.post(guestdata, fill(ticket, guest))
    return (await orderOf((await book(distributor, reservation_id)).bookingorder_id)).guestdata_status
  }
  expect(await begin({})).toBe('notapplicable')
  expect(await begin({ event: asks(['city'], 'optional') })).toBe('notapplicable')
  expect(await begin({ event: asks(['city'], 'pre_download') })).toBe('waitingfordistributor')
  expect(await begin({ event: asks(['city'], 'pre_download') }, { city: 'Faro' })).toBe('completed')
  expect(await begin({ event: asks(['city']) }, { city: 'Faro' })).toBe('completed')
})

test('guest data of an order is entered and corrected, its status follows, and the history names author and time but no guest', async () => {
  const ticket = await putTicket(kit, { event: [...asks(['last_name']), ...asks(['city'], 'pre_download')] })
  const held = await hold(distributor, { [ticket]: 2 })
  await distributor.post(held.guestdata, fill(ticket, somebody({ last_name: 'Antunes' }), somebody({ last_name: 'Barros' })))
  const { bookingorder_id, guestdata } = await book(distributor, held.reservation_id)
  const read = await distributor.get<GuestData>(guestdata)
  expect(Object.keys(read.body)).toEqual(['bookingorder_id', 'items'])
  expect(read.body).toMatchObject({ bookingorder_id, items: [{ ticket_id: ticket, quantity: 2 }] })
  expect(guestsOf(read).map((guest) => guest.last_name)).toEqual(['Antunes', 'Barros'])
  const [first, second] = guestsOf(read) as [Guest, Guest]

  const half = await distributor.put<GuestData>(`${guestdata}?include_conditions=true`, fill(ticket, { ...first, city: 'Faro' }))
  expect(half.status).toBe(200)
  expect(guestsOf(half).map((guest) => guest.conditions.city)).toEqual(['required_pre_download', 'missing'])
  expect((await orderOf(bookingorder_id)).guestdata_status).toBe('waitingfordistributor')
  await distributor.put(`${guestdata}/${second.guest_id}`, { ...second, city: 'Porto' })
  expect((await orderOf(bookingorder_id)).guestdata_status).toBe('completed')
  await support.put(`${guestdata}/${second.guest_id}`, { ...second, last_name: 'TBA', city: 'Porto' })
  const order = await orderOf(bookingorder_id)
  expect(order.guestdata_status).toBe('waitingfordistributor')
  expect(order.items.map((item) => item.guest.guest_id)).toEqual([first.guest_id, second.guest_id])

  type Entry = { updated_by: string; changed: string[]; bookingorder: { guestdata_status: string } }
  const { body, text } = await admin.get<{ history: Entry[] }>(`/v1/bookingorders/${bookingorder_id}/history`)
  expect(body.history.map((entry) => entry.bookingorder.guestdata_status)).toEqual([
    'waitingfordistributor',
    'completed',
    'waitingfordistributor',
    'waitingfordistributor',
  ])
  expect(body.history.map((entry) => entry.updated_by)).toEqual([
    kit.accounts.support.client_id,
    ...Array(3).fill(kit.accounts.distributor.client_id),
  ])
  for (const name of ['Antunes', 'Barros', 'Porto', 'TBA']) expect(text).not.toContain(name)
})

test('an order is completed once when guest data was the last missing part', async () => {
  const ticket = await putTicket(kit, { event: asks(['city'], 'pre_download') })
  const { guestdata, bookingorder_id } = await book(distributor, (await hold(distributor, { [ticket]: 1 })).reservation_id)
  await kit.query(`update orderitem set ticket_sha = 'made' where bookingorder_id = $1`, [bookingorder_id])
  await kit.query(`update bookingorder set distributorfinancial_status = 'invoiced' where bookingorder_id = $1`, [bookingorder_id])
  const told = () =>
    kit.query(`select from domain_event where resource_id = $1 and event_type = 'bookingorder_completed'`, [bookingorder_id])
  const made = await distributor.put<GuestData>(guestdata, fill(ticket, somebody()))
  expect([await orderOf(bookingorder_id), await told()]).toMatchObject([{ logistic_status: 'processing' }, []])
  const guest = guestsOf(made)[0] as Guest
  await distributor.put(`${guestdata}/${guest.guest_id}`, { ...guest, city: 'Faro' })
  expect(await orderOf(bookingorder_id)).toMatchObject({ logistic_status: 'completed', guestdata_status: 'completed' })
  await distributor.put(`${guestdata}/${guest.guest_id}`, { ...guest, city: 'Beja' })
  expect(await told()).toHaveLength(1)
})

test('every change of the status is a transition of its state machine, and no state is a dead end', () => {
  for (const status of machine.statuses) {
    for (const isComplete of [true, false]) expect(machine.statuses).toContain(movedStatus(status, isComplete))
    expect(movedStatus(status, true)).toBe(status === 'notapplicable' ? status : 'completed')
  }
  expect(machine.statuses.map((status) => movedStatus(status, false))).toEqual([
    'notapplicable',
    'waitingfordistributor',
    'waitingforendcustomer',
    'waitingfordistributor',
    'waitingfordistributor',
    'waitingfordistributor',
  ])
})

test('putting the same guests twice changes nothing the second time', async () => {
  const ticket = await putTicket(kit)
  const { guestdata, bookingorder_id } = await book(distributor, (await hold(distributor, { [ticket]: 3 })).reservation_id)
  const body = fill(ticket, somebody({ passport_number: 'QW1234567' }), {}, somebody({ lead_guest: true }))
  const first = await distributor.put<GuestData>(guestdata, body)
  expect(guestsOf(first).map((guest) => [guest.guest_id !== null, guest.lead_guest])).toEqual([
    [true, false],
    [false, false],
    [true, true],
  ])
  const version = (await distributor.get(`/v1/bookingorders/${bookingorder_id}`)).headers.get('etag')
  expect((await distributor.put(guestdata, body)).body).toEqual(first.body)
  expect((await distributor.get(`/v1/bookingorders/${bookingorder_id}`)).headers.get('etag')).toBe(version)
  // Guests that are not sent stay, and the complete answer can be sent back.
  await distributor.put(guestdata, fill(ticket, somebody({ first_name: 'Ida' })))
  const after = await distributor.get<GuestData>(guestdata)
  expect(guestsOf(after).map((guest) => guest.guest_id)).toEqual(guestsOf(first).map((guest) => guest.guest_id))
  expect(guestsOf(after)[0]).toMatchObject({ first_name: 'Ida', passport_number: null })
  expect((await distributor.put(guestdata, after.body)).body).toEqual(after.body)
  expectProblem(await distributor.put(guestdata, { ...after.body, bookingorder_id: 'another' }), 'immutable_field')
})

test('guests that were changed since they were read are not overwritten', async () => {
  const ticket = await putTicket(kit)
  const { guestdata } = await book(distributor, (await hold(distributor, { [ticket]: 1 })).reservation_id)
  const guard = guardOf(await distributor.get(guestdata))
  expect((await distributor.put(guestdata, fill(ticket, somebody({ first_name: 'Ida' })), guard)).status).toBe(200)
  expectProblem(await distributor.put(guestdata, fill(ticket, somebody({ first_name: 'Ada' })), guard), 'precondition_failed')
  const [ida] = guestsOf(await distributor.get<GuestData>(guestdata))
  expect(ida).toMatchObject({ first_name: 'Ida' })
  expectProblem(await distributor.put(`${guestdata}/${ida?.guest_id}`, { ...ida, first_name: 'Ada' }, guard), 'precondition_failed')
})

test('guests can be changed twice without reading in between: the answer has the new ETag', async () => {
  const ticket = await putTicket(kit, { event: asks(['city'], 'pre_download') })
  const { guestdata, bookingorder_id } = await book(distributor, (await hold(distributor, { [ticket]: 1 })).reservation_id)
  const first = await distributor.put<GuestData>(guestdata, fill(ticket, somebody()))
  const { guest_id } = guestsOf(first)[0] as Guest
  const second = await distributor.put(guestdata, fill(ticket, somebody({ guest_id })), guardOf(first))
  expect(second.status, second.text).toBe(200)
  // The change that completes the order makes two versions.
  await kit.query(`update orderitem set ticket_sha = 'made' where bookingorder_id = $1`, [bookingorder_id])
  await kit.query(`update bookingorder set distributorfinancial_status = 'invoiced' where bookingorder_id = $1`, [bookingorder_id])
  const third = await distributor.put(`${guestdata}/${guest_id}`, somebody({ city: 'Faro' }), guardOf(second))
  expect(await orderOf(bookingorder_id)).toMatchObject({ logistic_status: 'completed' })
  for (const path of [guestdata, `${guestdata}/${guest_id}`])
    expect((await distributor.get(path)).headers.get('etag'), path).toBe(third.headers.get('etag'))
})

test('a cancelled admission needs no guest, and a cancelled order accepts none', async () => {
  const ticket = await putTicket(kit, { event: asks(['city'], 'pre_download') })
  const { guestdata, bookingorder_id } = await book(distributor, (await hold(distributor, { [ticket]: 3 })).reservation_id)
  await distributor.put(guestdata, fill(ticket, { city: 'Faro' }, { city: 'Porto' }, {}))
  expect((await orderOf(bookingorder_id)).guestdata_status).toBe('waitingfordistributor')
  await kit.query(
    `update orderitem set ticket_status = 'cancelled' where bookingorder_id = $1 and position = (select min(position) + 1 from orderitem where bookingorder_id = $1)`,
    [bookingorder_id],
  )
  const left = await distributor.get<GuestData>(guestdata)
  expect(left.body.items[0]?.quantity).toBe(2)
  expect(guestsOf(left).map((guest) => guest.city)).toEqual(['Faro', null])
  await distributor.put(guestdata, fill(ticket, {}, { city: 'Beja' }))
  expect(guestsOf(await distributor.get<GuestData>(guestdata)).map((guest) => guest.city)).toEqual(['Faro', 'Beja'])
  expect((await orderOf(bookingorder_id)).guestdata_status).toBe('completed')
  await kit.query(`update bookingorder set logistic_status = 'cancelled' where bookingorder_id = $1`, [bookingorder_id])
  expectProblem(await distributor.put(guestdata, fill(ticket, { city: 'Faro' })), 'order_closed')
})

test('a reservation for two events becomes two orders, each with a lead guest and its own guests', async () => {
  const lead = asks(['contact_email'], 'pre_checkout', { scope: 'lead_guest' })
  const [one, two] = [await putTicket(kit, { event: lead }), await putTicket(kit, { event: lead })]
  const { reservation_id, guestdata } = await hold(distributor, { [one]: 2, [two]: 2 })
  await distributor.post(guestdata, {
    items: [
      ...fill(one, somebody({ first_name: 'Abel' }), somebody({ first_name: 'Bela', contact_email: 'b@guest.example', lead_guest: true }))
        .items,
      ...fill(two, somebody({ first_name: 'Caio' }), somebody({ first_name: 'Dora' })).items,
    ],
  })
  const refused = expectProblem(await distributor.post('/v1/bookings', { reservation_id, accepted_gt: true }), 'guest_data_incomplete')
  expect((refused.errors as { pointer: string }[]).map((each) => each.pointer)).toEqual(['/items/1/guests/0/contact_email'])
  const [, , caio] = (await distributor.get<GuestData>(guestdata)).body.items.flatMap((item) => item.guests)
  await distributor.post(guestdata, fill(two, { guest_id: caio?.guest_id, contact_email: 'c@guest.example' }))
  const booked = await distributor.post<{ bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
    reservation_id,
    accepted_gt: true,
  })
  const parties = await Promise.all(
    booked.body.bookingorders.map(async ({ bookingorder_id }) =>
      guestsOf(await distributor.get<GuestData>(`/v1/bookingorders/${bookingorder_id}/guestdata`)).map(
        ({ first_name, lead_guest }) => `${first_name}${lead_guest ? ' leads' : ''}`,
      ),
    ),
  )
  expect(parties.sort()).toEqual([
    ['Abel', 'Bela leads'],
    ['Caio leads', 'Dora'],
  ])
  // The orders show the same.
  const shown = await Promise.all(booked.body.bookingorders.map(({ bookingorder_id }) => orderOf(bookingorder_id)))
  expect(shown.flatMap((order) => order.items.flatMap(({ guest }) => (guest.lead_guest ? [guest.first_name] : []))).sort()).toEqual([
    'Bela',
    'Caio',
  ])
})

describe('access to guests of an order', async () => {
  const asked = await putTicket(kit, { event: asks(['passport_number'], 'pre_download', { countries: { in: ['GBR'] } }) })
  const plain = await putTicket(kit, {})
  const secrets = { passport_number: 'GB7654321', date_of_birth: '1984-02-29' }
  const ordered = async (ticket: string, guest: object) => {
    const held = await hold(distributor, { [ticket]: 1 })
    await distributor.post(held.guestdata, fill(ticket, somebody({ ...secrets, ...guest })))
    return (await book(distributor, held.reservation_id)).guestdata
  }
  const shown = async (as: typeof supplier, guestdata: string, query = '') => {
    const [guest] = guestsOf(await as.get<GuestData>(`${guestdata}${query}`)) as [Guest]
    const single = await as.get<Guest>(`${guestdata}/${guest.guest_id}${query}`)
    expect(single.body).toEqual(guest)
    return { passport_number: guest.passport_number, date_of_birth: guest.date_of_birth }
  }
  const hidden = { passport_number: null, date_of_birth: null }

  test('its distributor, support and administrators see all fields', async () => {
    const guestdata = await ordered(plain, {})
    for (const as of [distributor, support, admin]) {
      expect(await shown(as, guestdata)).toEqual(secrets)
      expect(guestsOf(await as.get<GuestData>(guestdata))[0]?.last_name).toMatch(/^Silva/)
    }
  })

  test('its supplier sees a passport number or a date of birth only if its ticket requires it of this guest', async () => {
    expect(await shown(supplier, await ordered(plain, {}))).toEqual(hidden)
    const foreign = await ordered(asked, { country_of_residence: 'NLD' })
    expect(await shown(supplier, foreign)).toEqual(hidden)
    // Nor with a country hint for which the field would be required.
    expect(await shown(supplier, foreign, '?include_conditions=true&country_hint=GBR')).toEqual(hidden)
    expect(await shown(supplier, await ordered(asked, { country_of_residence: 'GBR' }))).toEqual({
      ...hidden,
      passport_number: 'GB7654321',
    })
  })

  test('other callers see none', async () => {
    const guestdata = await ordered(plain, {})
    const [guest] = guestsOf(await distributor.get<GuestData>(guestdata)) as [Guest]
    for (const address of [guestdata, `${guestdata}/${guest.guest_id}`]) {
      for (const stranger of [distributor2, supplier2]) expectProblem(await stranger.get(address), 'bookingorder_not_found')
      for (const staff of [finance, product_management]) expectProblem(await staff.get(address), 'forbidden')
    }
    expectProblem(await supplier.put(`${guestdata}/${guest.guest_id}`, guest), 'forbidden')
    expectProblem(await distributor2.put(`${guestdata}/${guest.guest_id}`, guest), 'bookingorder_not_found')
    expectProblem(await distributor2.put(guestdata, fill(plain, guest)), 'bookingorder_not_found')
  })

  test('a distributor that is also a supplier reads its sold orders as a supplier, and cannot change their guests', async () => {
    const supplier_id = newId('spp')
    await kit.query(
      `insert into supplier (supplier_id, distributor_id, name, iso_country, default_currency, created, updated) values ($1, $2, 'Relister', 'NLD', 'EUR', now(), now())`,
      [supplier_id, kit.accounts.distributor2.distributor_id],
    )
    const ticket = await putTicket(kit, { supplier_id, event_id: await putEvent(kit) })
    const guestdata = await ordered(ticket, {})
    expect(await shown(distributor2, guestdata)).toEqual(hidden)
    const [guest] = guestsOf(await distributor2.get<GuestData>(guestdata)) as [Guest]
    expectProblem(await distributor2.put(`${guestdata}/${guest.guest_id}`, {}), 'bookingorder_not_found')
    expectProblem(await distributor2.put(guestdata, fill(ticket, somebody())), 'bookingorder_not_found')
  })

  test('other clients of the same distributor see all fields', async () => {
    const { ctx } = kit.service
    const { distributor_id } = kit.accounts.distributor
    const api_key = await ctx.db.transaction().execute(async (trx) => {
      const author = { ...kit.accounts.admin, scope: 'internal', roles: ['ADMIN'], language: 'en_GB', via: 'token' } as const
      const by = { ...author, distributor_id: null, supplier_id: null, impersonator_client_id: null, session_id: null }
      const input = { scope: 'distributor', label: 'Colleague', distributor_id: String(distributor_id), roles: ['api'] } as const
      const { client_id } = await createClient(ctx, trx, by, { ...input, roles: [...input.roles] })
      return (await createKey(ctx, trx, by, client_id, {})).api_key
    })
    expect(await shown(caller(kit.url, { 'x-api-key': api_key }), await ordered(plain, {}))).toEqual(secrets)
  })
})
