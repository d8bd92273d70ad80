import { sql } from 'kysely'
import { Problem } from '../../lib/errors.js'
import { liveOrder, soldItem } from '../../lib/order-states.js'
import type { Env } from '../../platform/context.js'
import type { Read } from '../../platform/db/client.js'
import type { Db, Trx } from '../../platform/db/open.js'

/** Orders (`o`) that a card is still to pay; the index of them has the same words. */
const unpaid = sql`o.payment_method = 'card' and o.distributorfinancial_status = 'open' and not o.is_test_booking`

/** Tickets in a distributor's card orders that are not settled, those of this transaction among them. The distributor is locked. */
export const unpaidByCard = (distributorId: string): Read<number> => ({
  statements: [
    sql`select count(*)::int as tickets from bookingorder o join orderitem i on i.bookingorder_id = o.bookingorder_id
     where o.distributor_id = ${distributorId} and ${unpaid} and ${liveOrder.sql('o')} and ${soldItem.sql('i')}`,
  ],
  of: ([rows]) => (rows as { tickets: number }[])[0]?.tickets ?? 0,
})

export function checkUnpaid({ config }: Pick<Env, 'config'>, tickets: number): void {
  const limit = config.CARD_UNPAID_LIMIT
  if (tickets <= limit) return
  throw new Problem('unpaid_limit', {
    detail: `With this booking ${tickets} tickets would be in card orders that are not settled; ${limit} are allowed.`,
    facts: { unpaid: tickets, unpaid_limit: limit },
  })
}

/**
 * Card orders that were not settled in time: so many hours after they were made, and before the event begins; what is sold while it is under way,
 * before it ends.
 */
const overdue = (at: Date, hours: number) => sql`${unpaid} and ${liveOrder.sql('o')}
  and ${at} >= least(o.created + make_interval(hours => ${hours}::int), case when o.created < e.date_start_utc then e.date_start_utc else e.date_stop_utc end)`

export async function overdueOrders(db: Db, at: Date, hours: number, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ bookingorder_id: string }>`
    select o.bookingorder_id from bookingorder o join event e on e.event_id = o.event_id
     where ${overdue(at, hours)} and o.bookingorder_id > ${after} order by o.bookingorder_id limit ${limit}`.execute(db)
  return rows.map((row) => row.bookingorder_id)
}

/** Asked again once the order is locked. */
export async function isOverdue(trx: Trx, id: string, at: Date, hours: number): Promise<boolean> {
  const { rows } = await sql`select from bookingorder o join event e on e.event_id = o.event_id
    where o.bookingorder_id = ${id} and ${overdue(at, hours)}`.execute(trx)
  return rows.length > 0
}
