import { sql } from 'kysely'
import { notFound, Problem } from '../../lib/errors.js'
import { liveItem } from '../../lib/order-states.js'
import type { Env } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { lockOrder, updateItem } from '../../selling/orders/store.js'

/** What a replacement has changed. */
export interface Touched {
  ticketfile_ids: string[]
  bookingorder_ids: string[]
}

/**
 * Stores a finished ticket. With an order item it is an additional file of that item, or with `replace` its only one. Without an order item
 * it is a seat like a line of a table, with the same rules for duplicates.
 */
export async function takePdf(
  env: Env,
  trx: Trx,
  id: string,
  orderitemId: string | undefined,
  ticketId: string,
  replace: boolean,
  judgeLines: () => Promise<Touched>,
): Promise<Touched> {
  if (orderitemId === undefined || orderitemId === '') return judgeLines()
  const at = env.now()
  const item = await trx
    .selectFrom('orderitem')
    .select(['orderitem_id', 'bookingorder_id'])
    .where('orderitem_id', '=', orderitemId)
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst()
  const order = item && (await lockOrder(trx, item.bookingorder_id, everyRow))
  const now = order?.items.find((one) => one.orderitem_id === orderitemId)
  if (!order || !now) throw notFound('orderitem', orderitemId)
  if (!liveItem.is(now.ticket_status)) throw new Problem('order_closed', { detail: `The order item is ${now.ticket_status}.` })
  const old = replace
    ? await trx
        .updateTable('downloaditem')
        .set({ state: 'replaced', updated: at })
        .where('orderitem_id', '=', orderitemId)
        .where('state', '=', 'assigned')
        .returning('ticketfile_id')
        .execute()
    : []
  const touched = await judgeLines()
  // An additional file of an assigned seat is not a duplicate, because the seat belongs to the item.
  const { rows } = await sql<{ section: string | null; row: string | null; seat: string | null }>`
    update downloaditem d set state = 'assigned', orderitem_id = ${orderitemId}, bookingorder_id = ${order.bookingorder_id}, assigned_at = ${at},
           updated = ${at}, fault_code = null, fault = null,
           section = case when d.fault_code is null then d.section end, "row" = case when d.fault_code is null then d."row" end,
           seat = case when d.fault_code is null then d.seat end, serial = case when d.fault_code is null then d.serial end
     where d.ticketfile_id = ${id} and (d.state = 'free' or d.fault_code in ('duplicate_seat', 'duplicate_serial'))
    returning d.section, d."row", d.seat`.execute(trx)
  const [seat] = rows
  if (!seat) return touched
  if (seat.seat !== null) await updateItem(trx, orderitemId, { section: seat.section, row: seat.row, seat: seat.seat, updated: at })
  await raise(env, trx, 'seats_assigned', { order, at })
  const files = old.flatMap((file) => file.ticketfile_id ?? [])
  return {
    ticketfile_ids: [...new Set([...touched.ticketfile_ids, ...files])],
    bookingorder_ids: [...new Set([...touched.bookingorder_ids, order.bookingorder_id])],
  }
}
