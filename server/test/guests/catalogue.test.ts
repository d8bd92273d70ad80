import { expect, test } from 'vitest'
import { guestFields } from '../../src/platform/db/json.js'
import { expectProblem, startKit } from '../kit/index.js'
import { asks, putTicket } from './kit.js'

const kit = await startKit()
const { distributor, distributor2, supplier, supplier2, support } = kit.as

interface Requirements {
  guest_data_requirements: object[]
  json_schema: Record<'lead_guest' | 'other', { $schema: string; required: string[]; properties: Record<string, object>; allOf?: object[] }>
}
const eventOf = async (ticket: string) =>
  (
    await kit.query<{ event_id: string; slug: string }>(
      'select e.event_id, e.slug from event e join ticket t using (event_id) where ticket_id = $1',
      [ticket],
    )
  )[0]

test('an event and a ticket list their guest data requirements, with a form for the lead guest and one for others', async () => {
  const lead = asks(['contact_email'], 'pre_checkout', { scope: 'lead_guest' })
  const ticket = await putTicket(kit, {
    event: [...asks(['first_name', 'last_name']), ...lead],
    category: asks(['gender'], 'optional'),
    ticket: asks(['last_name'], 'pre_download'),
    flags: ['no_away_fans'],
    visitors: { official_name: 'Visitors', abbreviation: 'VIS' },
  })
  const { event_id, slug } = (await eventOf(ticket)) as { event_id: string; slug: string }
  const ofEvent = await distributor.get<Requirements>(`/v1/events/${event_id}/guestdata`)
  expect(ofEvent.body).toMatchObject({ event_id, guest_data_requirements: [...asks(['first_name', 'last_name']), ...lead] })
  expect((await distributor.get(`/v1/events/${slug}/guestdata`)).body).toEqual(ofEvent.body)

  const { body } = await distributor.get<Requirements>(`/v1/tickets/${ticket}/guestdata`)
  expect(Object.keys(body)).toEqual(['ticket_id', 'guest_data_requirements', 'json_schema'])
  expect(body.guest_data_requirements).toEqual([
    ...asks(['first_name']),
    ...asks(['last_name'], 'pre_download'),
    ...lead,
    ...asks(['gender'], 'optional'),
    ...asks(['supported_team']),
  ])
  const { lead_guest, other } = body.json_schema
  expect(lead_guest.required.sort()).toEqual(['contact_email', 'first_name', 'supported_team'])
  expect(other.required.sort()).toEqual(['first_name', 'supported_team'])
  for (const schema of [lead_guest, other]) {
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
    expect(Object.keys(schema.properties).sort()).toEqual([...guestFields, 'lead_guest'].sort())
    expect(schema.properties.last_name).toEqual({
      type: ['string', 'null'],
      description: 'Last name, as in the passport',
      minLength: 1,
      maxLength: 100,
      'x-stage': 'pre_download',
    })
  }
})

test('a country hint resolves requirements that depend on the country', async () => {
  const ticket = await putTicket(kit, {
    event: [...asks(['passport_number'], 'pre_checkout', { countries: { not_in: ['NLD', 'BEL'] } }), ...asks(['city'])],
  })
  const { event_id } = (await eventOf(ticket)) as { event_id: string }
  for (const address of [`/v1/tickets/${ticket}/guestdata`, `/v1/events/${event_id}/guestdata`]) {
    const open = (await distributor.get<Requirements>(address)).body
    expect(open.guest_data_requirements).toContainEqual({
      field: 'passport_number',
      scope: 'all_persons',
      stage: 'pre_checkout',
      countries: { not_in: ['NLD', 'BEL'] },
    })
    // A requirement by country makes the country required.
    expect(open.json_schema.other.required.sort()).toEqual(['city', 'country_of_residence'])
    expect(open.json_schema.other.allOf).toHaveLength(1)
    const dutch = (await distributor.get<Requirements>(`${address}?country_hint=nl`)).body
    expect(dutch.guest_data_requirements).not.toContainEqual(expect.objectContaining({ field: 'passport_number' }))
    const british = (await distributor.get<Requirements>(`${address}?country_hint=GBR`)).body
    expect(british.guest_data_requirements).toContainEqual({ field: 'passport_number', scope: 'all_persons', stage: 'pre_checkout' })
    expect(british.json_schema.other.required).toContain('passport_number')
    expect(british.json_schema.other.allOf).toBeUndefined()
    // The form is for residents of that country: a guest with another country is not valid under it.
    for (const [hinted, country] of [
      [dutch, 'NLD'],
      [british, 'GBR'],
    ] as const)
      expect(hinted.json_schema.other.properties.country_of_residence).toMatchObject({ type: 'string', enum: [country] })
    expectProblem(await distributor.get(`${address}?country_hint=Nowhere`), 'invalid_parameter')
  }
})

test('requirements of a ticket are for callers that see it, those of an event for all', async () => {
  const ticket = await putTicket(kit, { countries_enabled: ['NLD'] })
  const address = `/v1/tickets/${ticket}/guestdata`
  for (const as of [distributor, supplier, support]) expect((await as.get(address)).status).toBe(200)
  for (const as of [distributor2, supplier2]) expectProblem(await as.get(address), 'ticket_not_found')
  await kit.query('update ticket set deleted = now() where ticket_id = $1', [ticket])
  expectProblem(await distributor.get(address), 'ticket_not_found')
  expectProblem(await distributor.get('/v1/events/there-is-none/guestdata'), 'event_not_found')
})
