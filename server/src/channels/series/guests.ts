import type { Caller } from '../../lib/caller.js'
import { Problem } from '../../lib/errors.js'
import type { Env } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import type { GuestField } from '../../platform/db/json.js'
import type { Trx } from '../../platform/db/open.js'
import { write } from '../../selling/guestdata/of-reservation.js'
import { findReservation } from '../../selling/reservations/store.js'

/** A guest and the ticket. */
export interface Person {
  ticket_id: string
  fields: Partial<Record<GuestField, string | null>>
}

/**
 * Assigns guests to the places of a hold, per ticket in order. The first guest is the lead guest. Remaining places stay without a guest.
 */
export async function assignGuests(env: Env, trx: Trx, caller: Caller, reservation_id: string, people: Person[]): Promise<void> {
  if (people.every(({ fields }) => Object.keys(fields).length === 0)) return
  const tickets = [...new Set(people.map((person) => person.ticket_id))]
  const items = tickets.map((ticket_id) => ({
    ticket_id,
    guests: people
      .filter((person) => person.ticket_id === ticket_id)
      .map((person) => ({
        ...person.fields,
        ...(person === people[0] && Object.keys(person.fields).length > 0 ? { lead_guest: true } : {}),
      })),
  }))
  await write(env, trx, caller, reservation_id, { items }, {})
}

/**
 * Books, and names missing guest data as the caller sent it: /v1 counts guests per ticket, which the caller of a channel does not know.
 * `nameOf` gets the place of the person in `people` and the field.
 */
export async function namingGuests<T>(
  trx: Trx,
  reservation_id: string,
  people: readonly { ticket_id: string }[],
  nameOf: (person: number, field: GuestField) => string,
  book: () => Promise<T>,
): Promise<T> {
  try {
    return await book()
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'guest_data_incomplete') throw error
    const reservation = await findReservation(trx, reservation_id, everyRow)
    const tickets = [...new Set(reservation?.items.map((item) => item.ticket_id))]
    const errors = (error.extra.errors ?? []).map((fault) => {
      const [, , item, , guest, field] = fault.pointer.split('/')
      const places = people.flatMap(({ ticket_id }, place) => (ticket_id === tickets[Number(item)] ? [place] : []))
      const place = places[Number(guest)]
      return place === undefined ? fault : { ...fault, pointer: nameOf(place, field as GuestField) }
    })
    throw new Problem(error.code, { ...error.extra, errors })
  }
}
