import { sql } from 'kysely'
import type { Author } from '../../lib/caller.js'
import { liveItem } from '../../lib/order-states.js'
import { defer } from '../../platform/db/client.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import type { GuestTerms } from '../../platform/db/json.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { excludedOf, insertRows, updateRows } from '../../platform/db/rows.js'
import type { TicketTerms } from './requirements.js'
import type { GuestRow, Line, Party } from './slots.js'

export interface TermsRow extends TicketTerms {
  ticket_id: string
  event_id: string
  supplier_id: string
}

/** The guest requirements of each ticket. */
export const readTerms = async (db: Db, ticketIds: string[], readable: Condition = everyRow): Promise<TermsRow[]> =>
  (await termsOf(ticketIds, readable).execute(db)).rows

/** The columns of `TermsRow`, and the tables they are from. A booking reads more columns of the same rows. */
export const termColumns = sql`t.ticket_id, t.event_id, t.supplier_id, t.flags, t.countries_enabled, t.countries_disabled,
           p.service_checkout, t.guest_data_requirements as ticket, c.guest_data_requirements as category, e.guest_data_requirements as event,
           array_remove(array[v.official_name, v.abbreviation], null) as visitors`
export const termTables = sql`ticket t
      join event e on e.event_id = t.event_id
      join category c on c.category_id = t.category_id
      join supplier p on p.supplier_id = t.supplier_id
      left join team v on v.team_id = e.visiting_id`

const termsOf = (ticketIds: string[], readable: Condition) =>
  sql<TermsRow>`select ${termColumns} from ${termTables} where t.ticket_id = any(${ticketIds}::text[]) and ${readable}`

const nothingAsked = { ticket: [], category: [], flags: [], countries_enabled: [], countries_disabled: [] }

/**
 * The part of the terms that a seller can change, to be stored with a new order: also that of the category, because a seller can move its
 * ticket to another one. What the event asks for is not stored: the operator may have to add fields late.
 */
export const agreedOf = (terms: readonly TermsRow[]): GuestTerms =>
  Object.fromEntries(
    terms.flatMap(({ ticket_id, ticket, category, flags, countries_enabled, countries_disabled }) => {
      const asked = Object.entries({ ticket, category, flags, countries_enabled, countries_disabled }).filter(([, list]) => list.length > 0)
      return asked.length > 0 ? [[ticket_id, Object.fromEntries(asked)]] : []
    }),
  )

/** The terms of an order: what its sellers change after the sale does not count. */
export const asAgreed = (terms: TermsRow[], agreed: GuestTerms | null | undefined): TermsRow[] =>
  agreed ? terms.map((row) => ({ ...row, ...nothingAsked, ...agreed[row.ticket_id] })) : terms

/** The terms for all guests of a party. */
export const termsFor = async (db: Db, party: Party): Promise<TermsRow[]> =>
  asAgreed(
    await readTerms(
      db,
      party.lines.map((line) => line.ticket_id),
    ),
    party.agreed,
  )

const keyOf = ({ ticket_id, slot }: { ticket_id: string; slot: number }) => `${slot} ${ticket_id}`

function assignGuests(lines: Line[], guests: GuestRow[]): Line[] {
  const known = new Map(guests.map((guest) => [keyOf(guest), guest]))
  for (const { slots } of lines) for (const slot of slots) slot.guest = known.get(keyOf(slot)) ?? null
  return lines
}

/** The part of a reservation that defines its guest slots. */
export interface Basket {
  reservation_id: string
  items: { ticket_id: string; quantity: number }[]
}

export const reservationParty = async (db: Db, basket: Basket): Promise<Party> =>
  partyOf(basket, (await guestsOf([basket.reservation_id]).execute(db)).rows)

export const guestsOf = (reservationIds: string[]) =>
  sql<GuestRow>`select * from guest where reservation_id = any(${reservationIds}::text[])`

/** One slot per unit of each ticket, over all lines. Guests beyond the held quantity are omitted. */
export function partyOf({ reservation_id, items }: Basket, guests: GuestRow[]): Party {
  const lines = new Map<string, Line>()
  for (const { ticket_id, quantity } of items) {
    const line = lines.get(ticket_id) ?? { ticket_id, slots: [] }
    for (let count = 0; count < quantity; count++)
      line.slots.push({ ticket_id, slot: line.slots.length + 1, orderitem_id: null, guest: null })
    lines.set(ticket_id, line)
  }
  return { reservation_id, lines: assignGuests([...lines.values()], guests) }
}

/** The guest slots of each of these orders: one per valid admission. Cancelled ones keep their slot number, so that other numbers never change. */
export async function orderParties(db: Db, orderIds: readonly string[]): Promise<Map<string, Party>> {
  type Item = {
    bookingorder_id: string
    orderitem_id: string
    ticket_id: string
    slot: number
    reservation_id: string
    guest_terms: GuestTerms | null
    stands: boolean
  }
  const { rows: items } = await sql<Item>`
    select i.bookingorder_id, i.orderitem_id, i.ticket_id, b.reservation_id, o.guest_terms, ${liveItem.sql('i')}
             and not exists (select from relisting r where r.orderitem_id = i.orderitem_id and r.relisting_status = 'sold') as stands,
           row_number() over (partition by i.bookingorder_id, i.ticket_id order by i.position) as slot
      from orderitem i join bookingorder o on o.bookingorder_id = i.bookingorder_id join booking b on b.booking_id = o.booking_id
     where i.bookingorder_id = any(${[...orderIds]}::text[]) order by i.position`.execute(db)
  const { rows: guests } = await sql<GuestRow>`
    select g.* from guest g join orderitem i on i.orderitem_id = g.orderitem_id where i.bookingorder_id = any(${[...orderIds]}::text[])`.execute(
    db,
  )
  const found = new Map(orderIds.map((id) => [id, { items: [] as Item[], guests: [] as GuestRow[] }]))
  for (const item of items) found.get(item.bookingorder_id)?.items.push(item)
  const orderOf = new Map(items.map((item) => [item.orderitem_id, item.bookingorder_id]))
  for (const guest of guests) found.get(orderOf.get(guest.orderitem_id ?? '') ?? '')?.guests.push(guest)
  const partyIn = (own: { items: Item[]; guests: GuestRow[] }): Party => {
    const lines = new Map<string, Line>()
    for (const { orderitem_id, ticket_id, slot, stands } of own.items) {
      if (!stands) continue
      const line = lines.get(ticket_id) ?? { ticket_id, slots: [] }
      line.slots.push({ ticket_id, slot, orderitem_id, guest: null })
      lines.set(ticket_id, line)
    }
    const [first] = own.items
    return {
      reservation_id: first?.reservation_id ?? '',
      agreed: first?.guest_terms ?? null,
      lines: assignGuests([...lines.values()], own.guests),
    }
  }
  return new Map([...found].map(([id, own]) => [id, partyIn(own)]))
}

export const orderParty = async (db: Db, orderId: string): Promise<Party> => (await orderParties(db, [orderId])).get(orderId) as Party

/** Inserts and updates guests in one statement. The caller must have locked the reservation or the order. */
export async function saveGuests(trx: Trx, guests: GuestRow[]): Promise<void> {
  if (guests.length === 0) return
  const columns = Object.keys(guests[0] ?? {}).filter((name) => name !== 'guest_id')
  await defer(
    trx,
    sql`
    ${insertRows('guest', guests)}
    on conflict (guest_id) do update set ${excludedOf(columns)}`,
  )
}

/** The guests beyond the held quantity. */
export function surplusOf({ lines }: Party, guests: readonly GuestRow[]): string[] {
  const placed = new Set(lines.flatMap(({ slots }) => slots.map((slot) => slot.guest?.guest_id)))
  return guests.map((guest) => guest.guest_id).filter((id) => !placed.has(id))
}

export const deleteGuests = (trx: Trx, ids: string[]): Promise<void> =>
  defer(trx, sql`delete from guest where guest_id = any(${ids}::text[])`)

/** Writes which admission each guest has, and whether it is the lead guest of its order. */
export async function linkGuests(trx: Trx, guests: GuestRow[]): Promise<void> {
  if (guests.length === 0) return
  await defer(trx, updateRows('guest', 'guest_id', ['orderitem_id', 'lead_guest'], guests))
}

/** Records who read a passport number or a date of birth. */
export async function recordReads(db: Db, guestIds: string[], reader: Author, requestId: string, at: Date): Promise<void> {
  if (guestIds.length === 0) return
  await sql`insert into guest_read (guest_id, client_id, impersonator_client_id, request_id, at)
    select u.guest_id, ${reader.client_id}, ${reader.impersonator_client_id}, ${requestId}, ${at} from unnest(${guestIds}::text[]) as u (guest_id)`.execute(
    db,
  )
}

/** Erases at most `limit` guests of events that ended before this time. Returns the number of guests. */
export async function eraseSealed(db: Db, before: Date, at: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    with due as (
      select g.guest_id from guest g join ticket t on t.ticket_id = g.ticket_id join event e on e.event_id = t.event_id
       where (g.passport_number is not null or g.date_of_birth is not null) and e.date_stop_utc <= ${before}
       limit ${limit} for update of g skip locked)
    update guest g set passport_number = null, date_of_birth = null, erased = ${at} from due where g.guest_id = due.guest_id
    returning 1 as one`.execute(db)
  return rows.length
}
