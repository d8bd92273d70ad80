import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { addSeating, storeWithin } from '../fulfilment/ticketfiles/add.js'
import { findFileTicket } from '../fulfilment/ticketfiles/store.js'
import { newId } from '../lib/ids.js'
import type { Env } from '../platform/context.js'
import { everyRow } from '../platform/db/filter.js'
import type { Trx } from '../platform/db/open.js'
import { at, type Buyer, buy, change, party, sellable, staff } from './orders.js'

const guests = [
  ['Ines', 'Falk'],
  ['Tomas', 'Falk'],
  ['Mira', 'Oduya'],
  ['Jon', 'Oduya'],
] as const

/**
 * For each distributor, an order with the usual delivery: paid, guests named, a seating CSV uploaded. The worker assigns the seats and
 * makes the e-tickets when the service runs, so that the first start does not wait for it.
 */
export async function loadDelivered(env: Env, trx: Trx, buyers: Buyer[]): Promise<void> {
  // Not a ticket that other demo orders use, because those would get seats too.
  const ticket_id = (await sellable(trx, sql`t.ticket_type = 'eticket' and c.category_type = 'grandstand'`, 60)).at(-1)
  const ticket = ticket_id && (await findFileTicket(trx, ticket_id, everyRow))
  if (!ticket_id || !ticket) return
  for (const [turn, buyer] of buyers.entries()) {
    const then = at(env, new Date(env.now().getTime() - (buyers.length - turn) * 36 * 3_600_000))
    const people = party(ticket_id, guests.slice(turn * 2, turn * 2 + 2))
    for (const id of await buy(then, trx, buyer, { ticket_id, quantity: people.length, people }))
      await change(then, trx, id, { distributorfinancial_status: 'paid' })
  }
  await uploadSeats(env, trx, ticket)
}

async function uploadSeats(env: Env, trx: Trx, ticket: NonNullable<Awaited<ReturnType<typeof findFileTicket>>>): Promise<void> {
  const lines = Array.from({ length: 8 }, (_none, index) => `114,12,${index + 21},DEMO${String(index + 1).padStart(6, '0')},4`)
  const table = `section,row,seat,barcode,gate\n${lines.join('\n')}\n`
  const path = join(tmpdir(), `allotment-demo-${newId('tfl')}`)
  await writeFile(path, table)
  try {
    const sha = createHash('sha256').update(table).digest('hex')
    const upload = { path, filename: 'seats.csv', bytes: table.length, sha, fields: { auto_assign: 'true' } }
    await addSeating(env, trx, staff, ticket, upload, await storeWithin(env, trx, upload, 'text/csv'))
  } finally {
    await rm(path, { force: true })
  }
}
