import { beforeEach, expect, test } from 'vitest'
import { caller, expectProblem, startKit } from '../kit/index.js'
import { offering } from '../tickets/arrange.js'
import { type Asking, asks, fill, type GuestData, hold, putTicket, somebody } from './kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '100000' })
const { distributor, product_management: pm } = kit.as
const self = `/v1/suppliers/${kit.accounts.supplier.supplier_id}`
const checkout = async (service_checkout: string) => expect((await pm.patch(self, { service_checkout })).status).toBe(200)
beforeEach(() => checkout('none'))

/** The missing fields of a booking of two tickets without guests. */
async function missing(asking: Asking = {}): Promise<string[]> {
  const { reservation_id } = await hold(distributor, { [await putTicket(kit, asking)]: 2 })
  const answer = await distributor.post('/v1/bookings', { reservation_id, accepted_gt: true })
  if (answer.status === 201) return []
  const { errors } = expectProblem(answer, 'guest_data_incomplete') as { errors: { pointer: string }[] }
  return errors.map(({ pointer }) => pointer.replace('/items/0/guests/', '')).sort()
}
const lead = ['0/first_name', '0/last_name']
const all = [...lead, '1/first_name', '1/last_name']

test('a supplier defines which names its tickets require before checkout: of the lead guest, of all guests, or of none', async () => {
  expect((await pm.get(self)).body).toMatchObject({ service_checkout: 'none' })
  expect(await missing()).toEqual([])
  await checkout('lead_guest')
  expect(await missing()).toEqual(lead)
  await checkout('all_guests')
  expect(await missing()).toEqual(all)
})

test('the forms and the conditions include these names', async () => {
  await checkout('lead_guest')
  const ticket = await putTicket(kit)
  interface Form {
    guest_data_requirements: object[]
    json_schema: Record<'lead_guest' | 'other', { required: string[] }>
  }
  const { body } = await distributor.get<Form>(`/v1/tickets/${ticket}/guestdata`)
  expect(body.guest_data_requirements).toEqual(asks(['first_name', 'last_name'], 'pre_checkout', { scope: 'lead_guest' }))
  expect(body.json_schema.lead_guest.required).toEqual(['first_name', 'last_name'])
  expect(body.json_schema.other.required).toEqual([])
  const { guestdata, reservation_id } = await hold(distributor, { [ticket]: 2 })
  const read = await distributor.get<GuestData>(`${guestdata}?include_conditions=true`)
  expect(read.body.items[0]?.guests.map((guest) => guest.conditions)).toEqual([{ first_name: 'missing', last_name: 'missing' }, {}])
  await distributor.post(guestdata, fill(ticket, somebody()))
  expect((await distributor.post('/v1/bookings', { reservation_id, accepted_gt: true })).status).toBe(201)
})

test('a requirement of the ticket, its category or its event for the same field overrides it', async () => {
  await checkout('all_guests')
  expect(await missing({ ticket: asks(['first_name'], 'optional') })).toEqual(['0/last_name', '1/last_name'])
  expect(await missing({ category: asks(['last_name'], 'pre_download') })).toEqual(['0/first_name', '1/first_name'])
  expect(await missing({ event: asks(['first_name', 'last_name'], 'pre_checkout', { scope: 'lead_guest' }) })).toEqual(lead)
  // A requirement for other fields does not affect names.
  expect(await missing({ event: asks(['city'], 'optional') })).toEqual(all)
})

test('tickets of another supplier follow the setting of that supplier', async () => {
  await checkout('all_guests')
  expect(await missing({ supplier_id: kit.accounts.supplier2.supplier_id as string })).toEqual([])
})

test('OCTO and the product feed of partners include these names', async () => {
  const { place, offer, category } = offering(kit)
  const where = await place()
  const said = await category({ venue_id: where.venue_id, guest_data_requirements: asks(['first_name', 'last_name'], 'optional') })
  await offer(where)
  await offer({ ...where, category_id: said.category_id })
  const { series_id } = (await pm.get<{ series_id: string }>(`/v1/events/${where.event_id}`)).body
  const octo = caller(kit.url, { authorization: `Bearer ${kit.accounts.distributor.api_key}` })
  interface Option {
    id: string
    requiredContactFields: string[]
    units: { requiredContactFields: string[] }[]
  }
  const asked = async (category_id: string) => {
    const { body, status, text } = await octo.get<{ options: Option[] }>(`/octo/products/${series_id}`)
    expect(status, text).toBe(200)
    const option = body.options.find(({ id }) => id === category_id)
    interface Field {
      label: string
      requiredPerBooking: boolean
      requiredPerParticipant: boolean
    }
    const feed = await distributor.get<{ products: { internalCode: string; bookingFields: Field[] }[] }>('/v1/partner/products')
    const product = feed.body.products.find(({ internalCode }) => internalCode === `${series_id}.${category_id}`)
    const name = product?.bookingFields.find(({ label }) => label === 'Last Name')
    return {
      order: option?.requiredContactFields.toSorted(),
      unit: option?.units.map((unit) => unit.requiredContactFields.toSorted()),
      feed: [name?.requiredPerBooking, name?.requiredPerParticipant],
    }
  }
  const names = ['firstName', 'lastName']
  expect(await asked(where.category_id)).toEqual({ order: [], unit: [[]], feed: [false, false] })
  await checkout('lead_guest')
  expect(await asked(where.category_id)).toEqual({ order: names, unit: [[]], feed: [true, false] })
  await checkout('all_guests')
  expect(await asked(where.category_id)).toEqual({ order: [], unit: [names], feed: [false, true] })
  // A category with its own requirements for names is not changed.
  expect(await asked(said.category_id)).toEqual({ order: [], unit: [[]], feed: [false, false] })
})
