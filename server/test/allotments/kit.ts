import { expect } from 'vitest'
import { type Caller, caller, type Kit } from '../kit/index.js'
import { putOnSale } from '../selling/kit.js'

export interface Allotment {
  allotment_id: string
  status: string
  quantity: number
  sold: number
  held: number
  free: number
  released: number
  release_at: string | null
  tickets: { ticket_id: string; quantity: number; free: number; net_rate: number | null }[]
  [field: string]: unknown
}

/** Creates an allotment for a distributor, as the supplier. */
export async function allot(kit: Kit, ticket_id: string, quantity: number, more: object = {}): Promise<Allotment> {
  const distributor_id = kit.accounts.distributor.distributor_id
  const made = await kit.as.supplier.post<Allotment>('/v1/allotments', { ticket_id, distributor_id, quantity, ...more })
  expect(made.status, made.text).toBe(201)
  return made.body
}

/** A ticket for 100.00 of which six are kept for 90.00, by a quote that the distributor accepted. They are released in 400 hours. */
export async function acceptQuote(kit: Kit, more: { event_id?: string } = {}): Promise<{ ticket: string; id: string; path: string }> {
  const { distributor, supplier } = kit.as
  const inHours = (hours: number) => new Date(kit.clock.now().getTime() + hours * 3_600_000).toISOString().slice(0, 19)
  const ticket = await putOnSale(kit, { stock: 20, net_rate: 10_000, ...more })
  const asked = await distributor.post<{ grouprequest_id: string }>('/v1/grouprequests', {
    ...{ size: 6, deadline: inHours(72), contact_email: 'groups@agency.example', description: 'A school' },
    supplier_ids: [kit.accounts.supplier.supplier_id],
  })
  const group = `/v1/grouprequests/${asked.body.grouprequest_id}`
  const quoted = await supplier.post<{ quote_id: string }>(`${group}/quotes`, {
    items: [{ ticket_id: ticket, quantity: 6, net_rate: 9_000, currency_code: 'EUR' }],
    valid_until: inHours(48),
    release: { kind: 'at', at: inHours(400) },
  })
  const done = await distributor.post<{ allotment_id: string }>(`${group}/accept`, { quote_id: quoted.body.quote_id })
  expect(done.status, done.text).toBe(200)
  return { ticket, id: done.body.allotment_id, path: `/v1/allotments/${done.body.allotment_id}` }
}

export const readAllotment = async (kit: Kit, id: string): Promise<Allotment> =>
  (await kit.as.admin.get<Allotment>(`/v1/allotments/${id}`)).body

export interface Quantities {
  supplier_quantity: number
  available_quantity: number
  allotted_quantity: number
  reservations_quantity: number
  number_of_tickets_sold: number
  allotments: number
}
export const quantitiesOf = async (kit: Kit, ticket_id: string): Promise<Quantities> =>
  (
    await kit.query<Quantities>(
      `select supplier_quantity, available_quantity, allotted_quantity, reservations_quantity, number_of_tickets_sold, allotments
         from ticket_stock where ticket_id = $1`,
      [ticket_id],
    )
  )[0] as Quantities

/** Rows that break a promise about allotments; there must be none. */
export const brokenAllotments = `
  with parts as (
    select p.ticket_id, sum(p.free) as free, count(*) filter (where p.live) as live from allotment_ticket p group by 1)
  select 'allotted' as what, s.ticket_id as id from ticket_stock s left join parts p using (ticket_id)
   where s.allotted_quantity <> coalesce(p.free, 0) or s.allotments <> coalesce(p.live, 0)
      or s.supplier_quantity <> s.available_quantity + s.allotted_quantity + s.reservations_quantity + s.number_of_tickets_sold
  union all
  select 'share held', p.allotment_id from allotment_ticket p
   where p.held <> coalesce((select sum(i.held) from reservation_item i where i.allotment_id = p.allotment_id and i.ticket_id = p.ticket_id), 0)
  union all
  select 'share sold', p.allotment_id from allotment_ticket p
   where p.sold <> (select count(*) from orderitem i join bookingorder o using (bookingorder_id)
                     where i.allotment_id = p.allotment_id and i.ticket_id = p.ticket_id and i.ticket_status <> 'cancelled' and not o.is_test_booking)
  union all
  select 'another one''s share', i.orderitem_id from orderitem i join bookingorder o using (bookingorder_id) join allotment a using (allotment_id)
   where a.distributor_id <> o.distributor_id
  union all
  select 'another one''s share', r.reservation_id from reservation r join reservation_item i using (reservation_id) join allotment a using (allotment_id)
   where a.distributor_id <> r.distributor_id`

/** A further distributor with its own key. */
export async function openDistributor(kit: Kit, name: string, url = kit.url): Promise<{ distributor_id: string; key: string; as: Caller }> {
  const { admin, finance } = kit.as
  const made = await finance.post<{ distributor_id: string }>('/v1/distributors', {
    distributor_name: name,
    iso_country: 'NLD',
    default_currency: 'EUR',
    hold_limit: 1_000_000,
    credit_limit: 1_000_000_000,
  })
  const { distributor_id } = made.body
  const client = await admin.post<{ client_id: string }>('/v1/clients', {
    scope: 'distributor',
    label: name,
    distributor_id,
    roles: ['api'],
  })
  const key = await admin.post<{ api_key: string }>(`/v1/clients/${client.body.client_id}/keys`, { label: name })
  expect([made.status, client.status, key.status]).toEqual([201, 201, 201])
  return { distributor_id, key: key.body.api_key, as: caller(url, { 'x-api-key': key.body.api_key }) }
}
