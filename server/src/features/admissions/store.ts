import { sql } from 'kysely'
import type { Condition } from '../../db/filter.js'
import type { Trx } from '../../db/open.js'

export interface Scanned {
  orderitem_id: string
  bookingorder_id: string
}

/**
 * The admission that is named, or those whose ticket has the code: two at most, one of them being one too many. `own` is told of whoever
 * sold it (`o`) and of whose file it is (`f`): a ticket that was sold on is scanned by the supplier it first came from.
 */
export async function findScanned(
  trx: Trx,
  named: { orderitem_id: string } | { barcode: string; event_id: string },
  own: Condition,
): Promise<Scanned[]> {
  const which =
    'orderitem_id' in named
      ? sql`i.orderitem_id = ${named.orderitem_id}`
      : sql`d.barcode = ${named.barcode} and d.state = 'assigned' and o.event_id = ${named.event_id}`
  const { rows } = await sql<Scanned>`
    select distinct i.orderitem_id, i.bookingorder_id
      from orderitem i join bookingorder o on o.bookingorder_id = i.bookingorder_id
      left join downloaditem d on d.orderitem_id = i.orderitem_id and d.state = 'assigned'
      left join ticket f on f.ticket_id = d.ticket_id
     where ${which} and ${own} limit 2`.execute(trx)
  return rows
}
