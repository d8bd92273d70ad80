import { sql } from 'kysely'
import type { Author } from '../../lib/caller.js'
import type { Trx } from '../../platform/db/open.js'
import * as store from './store.js'
import { recordTickets } from './write.js'

const batchSize = 1_000

/** Moves the validity of all tickets of an event by the same time as its start, as a new version of each. */
export async function moveValidity(trx: Trx, author: Author, at: Date, eventId: string, from: string, to: string): Promise<void> {
  if (from === to) return
  const ofEvent = sql<boolean>`t.event_id = ${eventId} and t.deleted is null`
  for (let ids = await store.nextTicketIds(trx, ofEvent, '', batchSize); ids.length > 0; ) {
    const before = await store.lockTickets(trx, ids)
    await sql`
      update ticket t set ticket_validfrom = t.ticket_validfrom + (${to}::timestamp - ${from}::timestamp),
             ticket_validuntil = t.ticket_validuntil + (${to}::timestamp - ${from}::timestamp), updated = ${at}, version = t.version + 1
       where t.ticket_id = any(${ids}::text[])`.execute(trx)
    await recordTickets(trx, author, at, before, await store.readTickets(trx, ids))
    ids = ids.length < batchSize ? [] : await store.nextTicketIds(trx, ofEvent, ids.at(-1) ?? '', batchSize)
  }
}
