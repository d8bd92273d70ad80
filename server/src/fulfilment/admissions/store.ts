import { sql } from 'kysely'
import type { Condition } from '../../platform/db/filter.js'
import type { Trx } from '../../platform/db/open.js'

export interface Scanned {
  orderitem_id: string
  bookingorder_id: string
  /** Whether the caller may admit guests with it, not only see it as its seller. */
  may_admit: boolean
}

/**
 * The named admission, or those whose ticket has the code. At most two are returned, because two already mean that the code is ambiguous.
 * `own` holds the conditions for the seller (`o`), for the owner of the file (`f`) and for the order that first bought it (`z`): a resold
 * ticket is scanned only by the supplier it first came from.
 */
export async function findScanned(
  trx: Trx,
  named: { orderitem_id: string } | { barcode: string; event_id: string },
  own: { sold: Condition; made: Condition },
): Promise<Scanned[]> {
  const which =
    'orderitem_id' in named
      ? sql`i.orderitem_id = ${named.orderitem_id}`
      : sql`d.barcode = ${named.barcode} and d.state = 'assigned' and o.event_id = ${named.event_id}`
  const mayAdmit = sql<boolean>`(${own.made} or (not k.is_relisted_ticket and ${own.sold}))`
  // A code is not confirmed to callers who may not admit with it. An order item can be named by its seller, who sees it in the order.
  const isTheirs = 'orderitem_id' in named ? sql<boolean>`(${own.sold} or ${own.made})` : mayAdmit
  const { rows } = await sql<Scanned>`
    select i.orderitem_id, i.bookingorder_id, bool_or(${mayAdmit}) as may_admit
      from orderitem i join bookingorder o on o.bookingorder_id = i.bookingorder_id
      left join downloaditem d on d.orderitem_id = i.orderitem_id and d.state = 'assigned'
      join ticket k on k.ticket_id = i.ticket_id
      left join ticket f on f.ticket_id = d.ticket_id and not f.is_relisted_ticket
      left join relisting y on y.purchaseorderitem_id = i.purchaseorderitem_id left join bookingorder z on z.bookingorder_id = y.root_bookingorder_id
     where ${which} and ${isTheirs} group by i.orderitem_id, i.bookingorder_id limit 2`.execute(trx)
  return rows
}

/** The start of the event, or of the validity of this admission if that is earlier. Validity is in the time of the venue. */
export async function startOf(trx: Trx, orderitemId: string): Promise<Date> {
  const { rows } = await sql<{ start: Date }>`
    select least(e.date_start_utc, i.ticket_startdate at time zone v.time_zone) as start
      from orderitem i join bookingorder o on o.bookingorder_id = i.bookingorder_id
      join event e on e.event_id = o.event_id join venue v on v.venue_id = e.venue_id
     where i.orderitem_id = ${orderitemId}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`no order item ${orderitemId}`)
  return row.start
}
