import { expect } from 'vitest'
import { newId } from '../../src/lib/ids.js'
import type { GuestDataRequirement, GuestField } from '../../src/platform/db/json.js'
import type { Caller, Kit } from '../kit/index.js'
import { order, putEvent, putOnSale, type TicketOptions } from '../selling/kit.js'

export type Guest = Record<GuestField, string | null> & {
  lead_guest: boolean
  guest_id: string | null
  conditions: Record<string, string>
}
export interface GuestData {
  bookingorder_id?: string
  items: { ticket_id: string; quantity: number; guests: Guest[] }[]
}

export const asks = (
  fields: GuestField[],
  stage: GuestDataRequirement['stage'] = 'pre_checkout',
  more: Partial<GuestDataRequirement> = {},
): GuestDataRequirement[] => fields.map((field) => ({ field, scope: 'all_persons', stage, ...more }))

export interface Asking extends TicketOptions {
  event?: GuestDataRequirement[]
  category?: GuestDataRequirement[]
  ticket?: GuestDataRequirement[]
  visitors?: { official_name: string; abbreviation: string }
  countries_enabled?: string[]
  countries_disabled?: string[]
}

/** A ticket on sale with guest data requirements. */
export async function putTicket(kit: Kit, { event = [], category = [], ticket = [], visitors, ...rest }: Asking = {}): Promise<string> {
  const { countries_enabled = [], countries_disabled = [], ...options } = rest
  const event_id = options.event_id ?? (await putEvent(kit))
  const ticket_id = await putOnSale(kit, { ...options, event_id })
  await kit.query(
    `with e as (update event set guest_data_requirements = $2 where event_id = $5 returning venue_id),
     c as (update category set guest_data_requirements = $3 where venue_id = (select venue_id from e))
     update ticket set guest_data_requirements = $4, countries_enabled = $6, countries_disabled = $7 where ticket_id = $1`,
    [ticket_id, JSON.stringify(event), JSON.stringify(category), JSON.stringify(ticket), event_id, countries_enabled, countries_disabled],
  )
  if (visitors) {
    const team_id = newId('tms')
    await kit.query(
      `insert into team (team_id, slug, official_name, abbreviation, sport_type, created, updated) values ($1, $1, $2, $3, 'soccer', now(), now())`,
      [team_id, visitors.official_name, visitors.abbreviation],
    )
    await kit.query('update event set visiting_id = $2 where event_id = $1', [event_id, team_id])
  }
  return ticket_id
}

/** Holds tickets, one line each, and returns the address of the guests. */
export async function hold(as: Caller, quantities: Record<string, number>): Promise<{ reservation_id: string; guestdata: string }> {
  const items = Object.entries(quantities).map(([ticket_id, quantity]) => ({ ticket_id, quantity }))
  const { body, status, text } = await as.post<{ reservation_id: string }>('/v1/reservations', { ...order(''), items })
  expect(status, text).toBe(201)
  return { reservation_id: body.reservation_id, guestdata: `/v1/reservations/${body.reservation_id}/guestdata` }
}

/** Books the reservation; one order, because these tests buy from one supplier for one event. */
export async function book(as: Caller, reservation_id: string): Promise<{ bookingorder_id: string; guestdata: string }> {
  const { body, status, text } = await as.post<{ bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
    reservation_id,
    accepted_gt: true,
  })
  expect(status, text).toBe(201)
  const bookingorder_id = body.bookingorders[0]?.bookingorder_id ?? ''
  return { bookingorder_id, guestdata: `/v1/bookingorders/${bookingorder_id}/guestdata` }
}

/** The headers of a change that is based on this answer. */
export const guardOf = ({ headers }: { headers: Headers }) => ({ 'if-match': String(headers.get('etag')) })

const firstNames = ['Ana', 'Rui', 'Inês', 'Tomás', 'Lena', 'Piet', 'Ravi', 'Zoë']
let serial = 0
/** A guest with a unique name. */
export const somebody = (more: Record<string, unknown> = {}) => {
  serial++
  return { first_name: firstNames[serial % firstNames.length] as string, last_name: `Silva ${serial}`, ...more }
}

export const fill = (ticket_id: string, ...guests: object[]) => ({ items: [{ ticket_id, guests }] })
