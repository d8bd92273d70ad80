import { expect } from 'vitest'
import type { Kit } from '../kit/index.js'
import { order, putOnSale } from '../selling/kit.js'

export interface Booked {
  bookingorder_id: string
  ticket_id: string
  event_id: string
  venue_id: string
  category_id: string
  items: { orderitem_id: string }[]
  /** address of the itinerary, below /v1 */
  path: string
}

/** A booking order of the first distributor at a venue in Lisbon, in three months, with a named lead guest. */
export async function bookOne(kit: Kit, { quantity = 2, ticket_type = 'eticket' } = {}): Promise<Booked> {
  const ticket_id = await putOnSale(kit)
  const [place] = await kit.query<{ event_id: string; venue_id: string; category_id: string }>(
    'select event_id, venue_id, category_id from ticket where ticket_id = $1',
    [ticket_id],
  )
  const { event_id, venue_id, category_id } = place as { event_id: string; venue_id: string; category_id: string }
  await kit.query('update ticket set ticket_type = $2 where ticket_id = $1', [ticket_id, ticket_type])
  const inPlace = await kit.as.product_management.patch(`/v1/venues/${venue_id}`, {
    latitude: '38.7527',
    longitude: '-9.1847',
    streetname: 'Rua do Cais',
    number: '7',
    postalcode: '1500-313',
    time_zone: 'Europe/Lisbon',
  })
  expect(inPlace.status, inPlace.text).toBe(200)
  const held = await kit.as.distributor.post('/v1/reservations', order(ticket_id, quantity))
  const guests = {
    items: [
      { ticket_id, quantity, guests: [{ first_name: 'Ana', last_name: 'Reis', lead_guest: true, contact_email: 'ana@guest.example' }] },
    ],
  }
  const named = await kit.as.distributor.post(`/v1/reservations/${held.body.reservation_id}/guestdata`, guests)
  expect(named.status, named.text).toBe(201)
  const booked = await kit.as.distributor.post<{ bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
    reservation_id: held.body.reservation_id,
    accepted_gt: true,
  })
  expect(booked.status, booked.text).toBe(201)
  const bookingorder_id = booked.body.bookingorders[0]?.bookingorder_id ?? ''
  const { body } = await kit.as.distributor.get<{ items: { orderitem_id: string }[] }>(`/v1/bookingorders/${bookingorder_id}`)
  return {
    bookingorder_id,
    ticket_id,
    event_id,
    venue_id,
    category_id,
    items: body.items,
    path: `/v1/itineraries/share/${bookingorder_id}/${ticket_id}`,
  }
}

/** Texts a product manager writes. */
export async function writeTexts(kit: Kit, { venue_id, category_id }: Booked): Promise<void> {
  const { product_management } = kit.as
  const answers = [
    await product_management.put(`/v1/venues/${venue_id}/directions`, {
      parking: { en_GB: 'Car park P3.', de_DE: 'Parkplatz P3.' },
      route: { en_GB: 'Leave the ring road at exit 4.' },
      travel: { en_GB: 'Metro line 2.', zh_Hans_CN: '地铁二号线。' },
      landmarks: [{ kind: 'metro', name: 'Cais Central', latitude: '38.7550', longitude: '-9.1790' }],
    }),
    await product_management.put(`/v1/categories/${category_id}/inclusions`, {
      gate: '7',
      photo1: 'https://images.example/1.jpg',
      photo2: 'https://images.example/2.jpg',
      summary: { en_GB: 'A seat and a drink.' },
      items: { en_GB: ['A seat', 'A drink'], de_DE: ['Ein Platz', 'Ein Getränk'] },
    }),
    await product_management.patch(`/v1/categories/${category_id}`, {
      options: { open_minutes_before_match: 90, open_hours_after_match: 1, open_during_half_time: true },
      ticket_delivery_days: 5,
    }),
    await product_management.put('/v1/itineraries/instructions/eticket/en_GB', {
      remember: ['Bring your passport.', 'Charge your phone.'],
      app_title: 'In your pocket',
      app_html: '<ol><li>Open the <strong>PDF</strong>.</li></ol>',
    }),
  ]
  for (const { status, text } of answers) expect(status, text).toBe(200)
}

/** A link to the guest page, as a path at this kit's address. */
export async function linkTo(
  kit: Kit,
  booked: Booked,
  input: Record<string, unknown> = {},
): Promise<{ path: string; link_id: string; url: string }> {
  const made = await kit.as.distributor.post<{ url: string; link_id: string }>(`${booked.path}/link`, input)
  expect(made.status, made.text).toBe(201)
  return { ...made.body, path: new URL(made.body.url).pathname }
}
