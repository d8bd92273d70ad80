import { describe, expect, test } from 'vitest'
import { expectProblem, startKit } from '../kit/index.js'
import { asks, book, fill, type Guest, type GuestData, guardOf, hold, putTicket, somebody } from './kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '100000' })
const { distributor, distributor2, support } = kit.as

const everything = {
  first_name: 'Joana',
  last_name: 'Almeida',
  passport_number: 'NX1234567',
  contact_email: 'joana@guest.example',
  contact_phone: '+351211234567',
  lead_guest: true,
  date_of_birth: '1990-05-31',
  gender: 'female',
  country_of_residence: 'PRT',
  street_name: 'Rua Augusta 1',
  additional_street_name: '2.º esq.',
  city: 'Lisboa',
  zip: '1100-048',
  province: 'Lisboa',
  supported_team: 'Belenenses',
}
const nobody = {
  ...Object.fromEntries(Object.keys(everything).map((name) => [name, null])),
  lead_guest: false,
  guest_id: null,
  conditions: {},
}
const guestsOf = ({ body }: { body: GuestData }, item = 0): Guest[] => body.items[item]?.guests ?? []
const names = (guests: Guest[]) => guests.map((guest) => guest.first_name)

test('every guest has every field, also empty slots, and reads return what was written', async () => {
  const ticket = await putTicket(kit)
  const { guestdata } = await hold(distributor, { [ticket]: 2 })
  expect((await distributor.get(guestdata)).body).toEqual({
    items: [{ ticket_id: ticket, quantity: 2, guests: [{ ...nobody, lead_guest: true }, nobody] }],
  })
  const made = await distributor.post<GuestData>(guestdata, {
    items: [{ ticket_id: ticket, quantity: 2, guests: [{ ...everything, country_of_residence: 'pt', first_name: ' Joana ' }] }],
  })
  expect(made.status).toBe(201)
  const [joana, second] = guestsOf(made)
  expect(joana).toEqual({ ...everything, guest_id: expect.stringMatching(/^[0-9a-z]{26}_gst$/), conditions: {} })
  expect(second).toEqual(nobody)
  expect((await distributor.get(guestdata)).body).toEqual(made.body)
  expect((await distributor.get(`${guestdata}/${joana?.guest_id}`)).body).toEqual(joana)
  expect((await support.get(guestdata)).body).toEqual(made.body)
  // The answer can be sent back as it is.
  expect((await distributor.post(guestdata, made.body)).body).toEqual(made.body)
  const replaced = await distributor.put<Guest>(`${guestdata}/${joana?.guest_id}`, { ...joana, contact_phone: '', city: '  ' })
  expect(replaced.body).toEqual({ ...joana, contact_phone: null, city: null })
})

test('guests can be added later: a guest without an id takes a free slot, a guest with an id keeps its slot', async () => {
  const ticket = await putTicket(kit)
  const { guestdata } = await hold(distributor, { [ticket]: 3 })
  const first = await distributor.post<GuestData>(guestdata, fill(ticket, somebody({ first_name: 'Uma' })))
  await distributor.post(guestdata, fill(ticket, somebody({ first_name: 'Duarte' })))
  const uma = guestsOf(first)[0] as Guest
  const third = await distributor.post<GuestData>(
    guestdata,
    fill(ticket, { guest_id: uma.guest_id, city: 'Porto' }, somebody({ first_name: 'Tiago' })),
  )
  expect(guestsOf(third).map(({ first_name, city }) => [first_name, city])).toEqual([
    ['Uma', 'Porto'],
    ['Duarte', null],
    ['Tiago', null],
  ])
  const refused = expectProblem(await distributor.post(guestdata, fill(ticket, somebody())), 'validation_failed')
  expect(refused.errors).toEqual([expect.objectContaining({ pointer: '/items/0/guests/0', code: 'too_many_guests' })])
  // As many guests as slots: they fill the slots in order, and blank ones change nothing.
  const again = await distributor.post<GuestData>(
    guestdata,
    fill(ticket, somebody({ first_name: 'Ulla' }), {}, somebody({ first_name: 'Timo' })),
  )
  expect(names(guestsOf(again))).toEqual(['Ulla', 'Duarte', 'Timo'])
  expect(guestsOf(again)[0]?.guest_id).toBe(uma.guest_id)
  // A blank guest leaves its slot free.
  const other = await hold(distributor, { [ticket]: 3 })
  expect(names(guestsOf(await distributor.post<GuestData>(other.guestdata, fill(ticket, {}, somebody({ first_name: 'Bea' })))))).toEqual([
    null,
    'Bea',
    null,
  ])
})

test('PUT of a guest replaces all its fields', async () => {
  const ticket = await putTicket(kit)
  const { guestdata } = await hold(distributor, { [ticket]: 1 })
  const [guest] = guestsOf(await distributor.post<GuestData>(guestdata, fill(ticket, everything)))
  const put = await distributor.put<Guest>(`${guestdata}/${guest?.guest_id}`, { last_name: 'Reis' })
  expect(put.body).toEqual({ ...nobody, last_name: 'Reis', lead_guest: true, guest_id: guest?.guest_id })
  expectProblem(await distributor.put(`${guestdata}/${guest?.guest_id}`, { guest_id: 'another' }), 'immutable_field')
  expectProblem(await distributor.put(`${guestdata}/there-is-none`, {}), 'guest_not_found')
  expectProblem(await distributor.get(`${guestdata}/there-is-none`), 'guest_not_found')
})

test('there is one lead guest: the first, until another is set', async () => {
  const [ticket, other] = [await putTicket(kit), await putTicket(kit)]
  const { guestdata } = await hold(distributor, { [ticket]: 2, [other]: 1 })
  const leads = ({ body }: { body: GuestData }) => body.items.flatMap((item) => item.guests.map((guest) => guest.lead_guest))
  const made = await distributor.post<GuestData>(guestdata, fill(ticket, somebody(), somebody()))
  expect(leads(made)).toEqual([true, false, false])
  const elsewhere = await distributor.post<GuestData>(guestdata, fill(other, somebody({ lead_guest: true })))
  expect(leads(elsewhere)).toEqual([false, false, true])
  const second = guestsOf(made)[1] as Guest
  await distributor.put(`${guestdata}/${second.guest_id}`, { ...second, lead_guest: true })
  expect(leads(await distributor.get<GuestData>(guestdata))).toEqual([false, true, false])
  await distributor.put(`${guestdata}/${second.guest_id}`, { ...second, lead_guest: false })
  expect(leads(await distributor.get<GuestData>(guestdata))).toEqual([true, false, false])
  const several = fill(ticket, somebody({ lead_guest: true }), somebody({ lead_guest: true }))
  expect(expectProblem(await distributor.post(guestdata, several), 'validation_failed').errors).toEqual([
    expect.objectContaining({ pointer: '/items/0/guests/1/lead_guest', code: 'several_leads' }),
  ])
})

describe('a refused guest is named by its position, and nothing is stored', async () => {
  const ticket = await putTicket(kit)
  const { guestdata } = await hold(distributor, { [ticket]: 2 })

  test.each([
    ['contact_phone', 'invalid_phone', '0612345678'],
    ['contact_email', 'invalid_email', 'joana at guest'],
    ['country_of_residence', 'unknown_country', 'Portugal'],
    ['date_of_birth', 'invalid_date', '1990-02-30'],
    ['date_of_birth', 'not_in_past', '2999-01-01'],
    ['gender', 'invalid_enum', 'unknown'],
    ['passport_number', 'invalid_passport', 'AB-123-45'],
    ['first_name', 'too_long', 'x'.repeat(101)],
    ['first_name', 'invalid_maxlength', 'x'.repeat(1001)],
    ['last_name', 'invalid_type', 7],
    ['nickname', 'unknown_field', 'Jo'],
  ])('%s: %s', async (field, code, value) => {
    const answer = await distributor.post(guestdata, fill(ticket, somebody(), { ...somebody(), [field]: value }))
    const { errors } = expectProblem(answer, 'validation_failed')
    expect(errors).toEqual([{ pointer: `/items/0/guests/1/${field}`, code, message: expect.any(String) }])
    if (field === 'passport_number') expect(answer.text).not.toContain('AB-123-45')
    expect(names(guestsOf(await distributor.get<GuestData>(guestdata)))).toEqual([null, null])
  })

  test('all faults of a request are reported together', async () => {
    const body = {
      items: [
        { ticket_id: ticket, quantity: 3, guests: [{ contact_phone: '1' }] },
        { ticket_id: 'another-ticket', guests: [{ gender: 'x' }] },
      ],
    }
    const { errors } = expectProblem(await distributor.post(guestdata, body), 'validation_failed')
    expect((errors as { pointer: string }[]).map((one) => one.pointer)).toEqual([
      '/items/0/quantity',
      '/items/0/guests/0/contact_phone',
      '/items/1/ticket_id',
      '/items/1/guests/0/gender',
    ])
  })

  test('a ticket that is not in the reservation', async () => {
    const answer = await distributor.post(guestdata, fill(await putTicket(kit), somebody()))
    expect(expectProblem(answer, 'ticket_not_found').errors).toEqual([
      expect.objectContaining({ pointer: '/items/0/ticket_id', code: 'not_in_basket' }),
    ])
  })

  test('more guests than slots, a guest given twice, an unknown guest', async () => {
    const three = fill(ticket, somebody(), somebody(), somebody())
    expect(expectProblem(await distributor.post(guestdata, three), 'validation_failed').errors).toEqual([
      { pointer: '/items/0/guests/2', code: 'too_many_guests', message: 'is one too many: the ticket is for 2 guests' },
    ])
    expectProblem(await distributor.post(guestdata, fill(ticket, { guest_id: 'nobody', city: 'Faro' })), 'guest_not_found')
    const other = await hold(distributor, { [ticket]: 1 })
    const [stranger] = guestsOf(await distributor.post<GuestData>(other.guestdata, fill(ticket, somebody())))
    expectProblem(await distributor.post(guestdata, fill(ticket, { guest_id: stranger?.guest_id, city: 'Faro' })), 'guest_not_found')
    const twice = fill(ticket, { guest_id: stranger?.guest_id }, { guest_id: stranger?.guest_id })
    expect(expectProblem(await distributor.post(other.guestdata, twice), 'validation_failed').errors).toEqual([
      expect.objectContaining({ pointer: '/items/0/guests/1/guest_id', code: 'named_twice' }),
    ])
  })
})

test('conditions list required and invalid fields of each guest, and are empty unless requested', async () => {
  const ticket = await putTicket(kit, {
    event: [
      ...asks(['first_name', 'last_name']),
      ...asks(['contact_email'], 'pre_checkout', { scope: 'lead_guest' }),
      ...asks(['date_of_birth'], 'pre_download'),
      ...asks(['passport_number'], 'pre_checkout', { countries: { in: ['GBR'] } }),
    ],
    category: asks(['gender'], 'optional'),
    ticket: asks(['last_name'], 'optional'),
  })
  const { guestdata } = await hold(distributor, { [ticket]: 2 })
  await distributor.post(guestdata, fill(ticket, { first_name: 'Rita', country_of_residence: 'GB' }, { first_name: 'TBA', last_name: 'x' }))
  const conditions = async (query: string) =>
    guestsOf(await distributor.get<GuestData>(`${guestdata}?${query}`)).map((guest) => guest.conditions)
  expect(await conditions('')).toEqual([{}, {}])
  expect(await conditions('include_conditions=false&country_hint=GBR')).toEqual([{}, {}])
  const common = { gender: 'optional', date_of_birth: 'missing' }
  expect(await conditions('include_conditions=true')).toEqual([
    {
      ...common,
      first_name: 'required_pre_checkout',
      last_name: 'optional',
      contact_email: 'missing',
      passport_number: 'missing',
      country_of_residence: 'required_pre_checkout',
    },
    { ...common, first_name: 'invalid:placeholder', last_name: 'invalid:placeholder', country_of_residence: 'missing' },
  ])
  const [guest] = guestsOf(await distributor.get<GuestData>(guestdata))
  const one = await distributor.get<Guest>(`${guestdata}/${guest?.guest_id}?include_conditions=true`)
  expect(one.body.conditions).toMatchObject({ contact_email: 'missing' })
  const answered = await distributor.put<Guest>(`${guestdata}/${guest?.guest_id}?include_conditions=true`, {
    ...guest,
    date_of_birth: '1980-01-01',
  })
  expect(answered.body.conditions).toMatchObject({ date_of_birth: 'required_pre_download' })
  expectProblem(await distributor.get(`${guestdata}?country_hint=Atlantis`), 'invalid_parameter')
  expectProblem(await distributor.get(`${guestdata}?include_conditions=perhaps`), 'invalid_parameter')
  expectProblem(await distributor.get(`${guestdata}?conditions=true`), 'unknown_parameter')
})

describe('the country hint is used only for guests whose country is not known', () => {
  const abroad = [
    ...asks(['first_name', 'last_name']),
    ...asks(['passport_number'], 'pre_checkout', { countries: { in: ['GBR'] } }),
    ...asks(['zip'], 'pre_checkout', { countries: { not_in: ['GBR'] } }),
  ]

  test('in the conditions of a reservation and of an order, of all guests and of one', async () => {
    const ticket = await putTicket(kit, { event: abroad })
    const { guestdata, reservation_id } = await hold(distributor, { [ticket]: 2 })
    const british = somebody({ country_of_residence: 'GBR', passport_number: 'GB7654321' })
    await distributor.post(guestdata, fill(ticket, british, somebody()))
    const asked = async (address: string, hint: string) =>
      guestsOf(await distributor.get<GuestData>(`${address}?include_conditions=true&country_hint=${hint}`)).map(({ conditions }) => ({
        passport_number: conditions.passport_number,
        zip: conditions.zip,
      }))
    const own = { passport_number: 'required_pre_checkout', zip: undefined }
    expect(await asked(guestdata, 'nl')).toEqual([own, { passport_number: undefined, zip: 'missing' }])
    expect(await asked(guestdata, 'GBR')).toEqual([own, { passport_number: 'missing', zip: undefined }])
    const [first, second] = guestsOf(await distributor.get<GuestData>(guestdata))
    const one = async (guest_id: string | null | undefined) =>
      (await distributor.get<Guest>(`${guestdata}/${guest_id}?include_conditions=true&country_hint=nl`)).body.conditions
    expect((await one(first?.guest_id)).passport_number).toBe('required_pre_checkout')
    expect((await one(second?.guest_id)).zip).toBe('missing')

    await distributor.put(`${guestdata}/${second?.guest_id}`, { ...second, country_of_residence: 'NLD', zip: '1012 AB' })
    const booked = await book(distributor, reservation_id)
    expect(await asked(booked.guestdata, 'nl')).toEqual([own, { passport_number: undefined, zip: 'required_pre_checkout' }])
    expect(await asked(booked.guestdata, 'GBR')).toEqual([own, { passport_number: undefined, zip: 'required_pre_checkout' }])
  })

  test('in the answer to a change of a guest', async () => {
    const ticket = await putTicket(kit, { event: abroad })
    const { guestdata } = await hold(distributor, { [ticket]: 1 })
    const guest = somebody({ country_of_residence: 'GBR' })
    const answer = await distributor.post<GuestData>(`${guestdata}?include_conditions=true&country_hint=NLD`, fill(ticket, guest))
    expect(guestsOf(answer)[0]?.conditions).toMatchObject({ passport_number: 'missing' })
    expect(guestsOf(answer)[0]?.conditions).not.toHaveProperty('zip')
  })

  test('a booking uses the guests’ own countries, not an earlier hint', async () => {
    const ticket = await putTicket(kit, { event: abroad })
    const { guestdata, reservation_id } = await hold(distributor, { [ticket]: 1 })
    const guest = somebody({ country_of_residence: 'GBR', zip: '1012 AB' })
    await distributor.post(`${guestdata}?country_hint=NLD`, fill(ticket, guest))
    const refused = expectProblem(await distributor.post('/v1/bookings', { reservation_id, accepted_gt: true }), 'guest_data_incomplete')
    expect(refused.errors).toMatchObject([{ pointer: '/items/0/guests/0/passport_number' }])
  })
})

test('a booking requires the pre_checkout fields, and names each missing or invalid field', async () => {
  const ticket = await putTicket(kit, {
    event: [
      ...asks(['first_name']),
      ...asks(['contact_email'], 'pre_checkout', { scope: 'lead_guest' }),
      ...asks(['city'], 'pre_download'),
    ],
    flags: ['no_away_fans'],
    visitors: { official_name: 'Vitória SC', abbreviation: 'VSC' },
    countries_disabled: ['GBR'],
  })
  const { reservation_id, guestdata } = await hold(distributor, { [ticket]: 2 })
  const faults = async () => {
    const answer = await distributor.post('/v1/bookings', { reservation_id, accepted_gt: true })
    const { errors } = expectProblem(answer, 'guest_data_incomplete')
    return (errors as { pointer: string; code: string }[]).map(({ pointer, code }) => `${pointer} ${code}`)
  }
  expect(await faults()).toEqual([
    '/items/0/guests/0/first_name missing',
    '/items/0/guests/0/contact_email missing',
    '/items/0/guests/0/supported_team missing',
    '/items/0/guests/1/first_name missing',
    '/items/0/guests/1/supported_team missing',
  ])
  const made = await distributor.post<GuestData>(
    guestdata,
    fill(
      ticket,
      { first_name: 'Aaaa', contact_email: 'a@guest.example', supported_team: 'Vitoria SC' },
      { first_name: 'Nuno', supported_team: 'Rio Ave', country_of_residence: 'GB' },
    ),
  )
  expect(await faults()).toEqual([
    '/items/0/guests/0/first_name invalid:placeholder',
    '/items/0/guests/0/supported_team invalid:away_fan',
    '/items/0/guests/1/country_of_residence invalid:country_not_allowed',
  ])
  const [first, second] = guestsOf(made)
  await distributor.post(
    guestdata,
    fill(
      ticket,
      { guest_id: first?.guest_id, first_name: 'Adão', supported_team: 'Rio Ave' },
      { guest_id: second?.guest_id, country_of_residence: 'IRL' },
    ),
  )
  const { guestdata: ordered } = await book(distributor, reservation_id)
  expect(names(guestsOf(await distributor.get<GuestData>(ordered)))).toEqual(['Adão', 'Nuno'])
})

test('the same name for every guest of a ticket is refused as a placeholder; two tickets can have the same guest', async () => {
  const [ticket, parking] = [await putTicket(kit, { event: asks(['last_name']) }), await putTicket(kit)]
  const { reservation_id, guestdata } = await hold(distributor, { [ticket]: 2, [parking]: 1 })
  const ana = { first_name: 'Ana', last_name: 'Reis' }
  const body = { items: [...fill(ticket, ana, ana).items, ...fill(parking, ana).items] }
  const made = await distributor.post<GuestData>(`${guestdata}?include_conditions=true`, body)
  const verdicts = made.body.items.map((item) => item.guests.map((guest) => guest.conditions.last_name))
  expect(verdicts).toEqual([['invalid:placeholder', 'invalid:placeholder'], [undefined]])
  expectProblem(await distributor.post('/v1/bookings', { reservation_id, accepted_gt: true }), 'guest_data_incomplete')
})

test('sorting orders the guests of each item, empty slots last', async () => {
  const ticket = await putTicket(kit)
  const { guestdata } = await hold(distributor, { [ticket]: 4 })
  const people = [
    { first_name: 'Zoë', last_name: 'Costa' },
    { first_name: 'Åse', last_name: 'Costa' },
    { first_name: 'Ben', last_name: 'Abreu' },
  ]
  await distributor.post(guestdata, fill(ticket, ...people))
  const sorted = async (sorting: string) => names(guestsOf(await distributor.get<GuestData>(`${guestdata}?sorting=${sorting}`)))
  expect(await sorted('last_name,first_name')).toEqual(['Ben', 'Åse', 'Zoë', null])
  expect(await sorted('-last_name,first_name:desc')).toEqual(['Zoë', 'Åse', 'Ben', null])
  expect(await sorted('-lead_guest')).toEqual(['Zoë', 'Åse', 'Ben', null])
  for (const wrong of ['passport_number', 'shoe_size', '', 'last_name,'])
    expectProblem(await distributor.get(`${guestdata}?sorting=${wrong}`), 'invalid_sorting')
})

test('the former addresses give the same answers, and name the new addresses', async () => {
  const ticket = await putTicket(kit)
  const { reservation_id, guestdata } = await hold(distributor, { [ticket]: 1 })
  const old = `/v1/reservation/${reservation_id}/guests`
  const made = await distributor.post<GuestData>(old, fill(ticket, somebody()))
  expect(made.status).toBe(201)
  const guest = guestsOf(made)[0] as Guest
  const answers = [
    [made, guestdata],
    [await distributor.get(old), guestdata],
    [await distributor.get(`${old}/${guest.guest_id}?include_conditions=true`), `${guestdata}/${guest.guest_id}`],
    [await distributor.put(`${old}/${guest.guest_id}`, guest), `${guestdata}/${guest.guest_id}`],
  ] as const
  for (const [answer, successor] of answers) {
    expect(answer.body).toEqual((await distributor.get(successor)).body)
    expect(answer.headers.get('deprecation')).toMatch(/^@\d{10}$/)
    expect(Date.parse(answer.headers.get('sunset') ?? '')).toBeGreaterThan(Date.now())
    expect(answer.headers.get('link')).toBe(`<${successor}>; rel="successor-version"`)
  }
  const missing = await distributor.get('/v1/reservation/%E2%82%AC%0A/guests')
  expectProblem(missing, 'reservation_not_found')
  expect(missing.headers.get('link')).toBe('</v1/reservations/%E2%82%AC%0A/guestdata>; rel="successor-version"')
  for (const name of ['deprecation', 'sunset', 'link']) expect((await distributor.get(guestdata)).headers.get(name)).toBeNull()
})

test('when the hold has ended its guests can be read but not changed; other tenants never see them', async () => {
  const ticket = await putTicket(kit)
  const { reservation_id, guestdata } = await hold(distributor, { [ticket]: 1 })
  const made = await distributor.post<GuestData>(guestdata, fill(ticket, somebody()))
  const [guest] = guestsOf(made)
  for (const address of [guestdata, `${guestdata}/${guest?.guest_id}`])
    expectProblem(await distributor2.get(address), 'reservation_not_found')
  expectProblem(await distributor2.post(guestdata, fill(ticket, somebody())), 'reservation_not_found')
  expectProblem(await distributor2.put(`${guestdata}/${guest?.guest_id}`, {}), 'reservation_not_found')
  await distributor.delete(`/v1/reservations/${reservation_id}`)
  expectProblem(await distributor.post(guestdata, fill(ticket, somebody())), 'reservation_expired')
  expectProblem(await distributor.put(`${guestdata}/${guest?.guest_id}`, {}), 'reservation_expired')
  expect((await distributor.get(guestdata)).body).toEqual(made.body)
})

describe('guests of a hold that were changed since they were read are not overwritten', () => {
  const read = async (path: string) => guardOf(await distributor.get(path))
  const changes: Record<string, (first: Guest, second: Guest) => object> = {
    'a name': ({ guest_id }) => ({ guest_id, last_name: 'Sousa' }),
    'a passport number': ({ guest_id }) => ({ guest_id, passport_number: 'NX7654321' }),
    'a removed field': ({ guest_id }) => ({ guest_id, city: null }),
    'a further guest': () => somebody(),
    'another lead guest': (_, { guest_id }) => ({ guest_id, lead_guest: true }),
  }
  for (const [name, change] of Object.entries(changes)) {
    test(`by ${name}`, async () => {
      const ticket = await putTicket(kit)
      const { guestdata } = await hold(distributor, { [ticket]: 3 })
      const made = await distributor.post<GuestData>(guestdata, fill(ticket, everything, somebody()))
      const [guest, second] = guestsOf(made) as [Guest, Guest]
      const one = `${guestdata}/${guest.guest_id}`
      const guard = await read(guestdata)
      expect(guard).toEqual(guardOf(made))
      const changed = await distributor.post<GuestData>(guestdata, fill(ticket, change(guest, second)), guard)
      expect(changed.status, changed.text).toBe(201)
      const late = { ...guest, first_name: 'Ada' }
      expectProblem(await distributor.post(guestdata, fill(ticket, late), guard), 'precondition_failed')
      expectProblem(await distributor.put(one, late, guard), 'precondition_failed')
      expect((await distributor.get(guestdata)).body).toEqual(changed.body)
      // The answer has the new ETag, the one that is read.
      expect([await read(guestdata), await read(one)]).toEqual([guardOf(changed), guardOf(changed)])
      expect((await distributor.put(one, late, guardOf(changed))).status).toBe(200)
    })
  }

  test('nor if the quantities were changed', async () => {
    const ticket = await putTicket(kit)
    const { guestdata, reservation_id } = await hold(distributor, { [ticket]: 1 })
    const guard = await read(guestdata)
    await distributor.put(`/v1/reservations/${reservation_id}`, { items: [{ ticket_id: ticket, quantity: 2 }] })
    expectProblem(await distributor.post(guestdata, fill(ticket, somebody()), guard), 'precondition_failed')
  })

  test('of ten people who write at the same time, one succeeds', async () => {
    const ticket = await putTicket(kit)
    const { guestdata } = await hold(distributor, { [ticket]: 10 })
    const guard = await read(guestdata)
    const answers = await Promise.all(Array.from({ length: 10 }, () => distributor.post(guestdata, fill(ticket, somebody()), guard)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(412)])
  })

  test('but an extension of the hold, or the same guests once more, is no change of them', async () => {
    const ticket = await putTicket(kit)
    const { guestdata, reservation_id } = await hold(distributor, { [ticket]: 2 })
    const made = await distributor.post<GuestData>(guestdata, fill(ticket, everything))
    const path = `/v1/reservations/${reservation_id}`
    const guard = await read(path)
    await distributor.post(guestdata, made.body)
    expect((await distributor.patch(path, { notes: 'By the aisle' }, guard)).status).toBe(200)
    expect((await distributor.post(guestdata, fill(ticket, somebody()), guardOf(made))).status).toBe(201)
  })
})

test('removed guests are deleted', async () => {
  const [ticket, other] = [await putTicket(kit), await putTicket(kit)]
  const { reservation_id, guestdata } = await hold(distributor, { [ticket]: 2, [other]: 1 })
  await distributor.post(guestdata, fill(ticket, somebody({ first_name: 'Eva' }), somebody()))
  await distributor.post(guestdata, fill(other, somebody()))
  const items = [{ ticket_id: ticket, quantity: 1 }]
  expect((await distributor.put(`/v1/reservations/${reservation_id}`, { items })).status).toBe(200)
  const left = await distributor.get<GuestData>(guestdata)
  expect(left.body.items.map((item) => names(item.guests))).toEqual([['Eva']])
  await book(distributor, reservation_id)
  expect(await kit.query('select first_name from guest where reservation_id = $1', [reservation_id])).toEqual([{ first_name: 'Eva' }])
})
