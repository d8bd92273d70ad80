import { sql } from 'kysely'
import { update as updateTicket } from '../catalogue/tickets/write.js'
import { dayMillis, wireTime } from '../lib/time.js'
import type { Env } from '../platform/context.js'
import type { Trx } from '../platform/db/open.js'
import { answer } from '../selling/requests/service.js'
import { release, reserveWithin, update } from '../selling/reservations/service.js'
import { at, type Buyer, sellable, staff } from './orders.js'

/** On-request tickets of a supplier that every distributor may request. */
async function requestable(trx: Trx, supplierId: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ ticket_id: string }>`
    select t.ticket_id from ticket t join ticket_stock s using (ticket_id) join event e using (event_id)
     where t.ticket_status = 'on_request' and s.backorder_quantity >= 8 and t.flags = '{}' and t.min_order <= 2 and t.audience_id = 0
       and t.locked_by_client_id is null and t.deleted is null and t.on_sale @> now() and e.event_status = 'notstarted'
       and e.date_start_utc > now() + interval '3 days'
     order by t.supplier_id <> ${supplierId}, t.ticket_id limit ${count}`.execute(trx)
  return rows.map((row) => row.ticket_id)
}

/**
 * Reservations that were not booked, in every status: held, extended, requested, accepted, refused, released, expired, and held for a
 * ticket that was withdrawn. Expired ones are ended by the regular sweep.
 */
export async function loadHolds(env: Env, trx: Trx, buyers: Buyer[], supplierId: string): Promise<void> {
  const own = await sellable(trx, sql`t.ticket_type = 'eticket' and s.available_quantity >= 60`, 2)
  const [held, withdrawn = held] = own
  const [asked] = await requestable(trx, supplierId, 1)
  if (!held || !withdrawn) return
  const yesterday = at(env, new Date(env.now().getTime() - dayMillis))
  for (const [turn, buyer] of buyers.entries()) {
    const hold = async (then: Env, ticket_id: string, notes: string): Promise<string> => {
      const input = { items: [{ ticket_id, quantity: 2 }], booking_email: 'desk@demo.example', notes }
      return (await reserveWithin(then, trx, buyer, input)).reservation_id
    }
    await hold(env, held, 'Waits for the customer')
    const more = await hold(env, held, 'The customer asked for a few minutes more')
    const { extendable_until } = await trx
      .selectFrom('reservation')
      .select('extendable_until')
      .where('reservation_id', '=', more)
      .executeTakeFirstOrThrow()
    await update(env, trx, buyer, more, { valid_until: wireTime(extendable_until) })
    await release(yesterday, trx, buyer, await hold(yesterday, held, 'The customer took another date'))
    await hold(yesterday, held, 'The customer did not call back')
    await hold(env, withdrawn, 'The ticket was taken off sale meanwhile')
    if (!asked) continue
    const then = at(env, new Date(env.now().getTime() - (turn + 2) * 3_600_000))
    await hold(then, asked, 'Two together, please')
    await answer(then, trx, staff, await hold(then, asked, 'Two on the aisle'), { accept: true })
    await answer(then, trx, staff, await hold(then, asked, 'Two in the first row'), { accept: false })
  }
  if (withdrawn !== held) await updateTicket(env, trx, staff, withdrawn, { ticket_status: 'disabled' })
}
