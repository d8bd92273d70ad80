import type { StockMove } from '../../catalogue/tickets/stock.js'
import type { Trx } from '../../platform/db/open.js'

interface Confirmed {
  on_request: boolean | null
  items: { ticket_id: string; held: number }[]
}

/**
 * What a supplier confirmed for these reservations can be asked for again when they end without a sale. As stock, nobody could buy it as
 * long as its ticket is on request. Stock of a ticket that is available by now stays on sale. The tickets must be locked.
 */
export async function unconfirmed(trx: Trx, reservations: readonly Confirmed[]): Promise<StockMove[]> {
  const confirmed = reservations.flatMap((row) => (row.on_request ? row.items.filter((item) => item.held > 0) : []))
  if (confirmed.length === 0) return []
  const ids = confirmed.map((item) => item.ticket_id)
  const rows = await trx
    .selectFrom('ticket')
    .select('ticket_id')
    .where('ticket_id', 'in', ids)
    .where('ticket_status', '=', 'on_request')
    .execute()
  const onRequest = new Set(rows.map((row) => row.ticket_id))
  return confirmed
    .filter(({ ticket_id }) => onRequest.has(ticket_id))
    .map(({ ticket_id, held }) => ({ ticket_id, supplier_quantity: -held, backorder_quantity: held }))
}
