import type { Caller } from '../../lib/caller.js'
import type { Env } from '../../platform/context.js'
import type { GuestField } from '../../platform/db/json.js'
import type { Trx } from '../../platform/db/open.js'
import { write } from '../../selling/guestdata/of-reservation.js'

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
