import type { StockMove } from '../../catalogue/tickets/stock.js'
import type { Trx } from '../../platform/db/open.js'

/**
 * What a supplier confirmed on request can be asked for again when it ends without a sale, or when its sale is cancelled. As stock, nobody
 * could buy it as long as its ticket is on request. Stock of a ticket that is available by now stays on sale. The tickets must be locked.
 */

interface Confirmed {
  on_request: boolean | null
  items: { ticket_id: string; held: number }[]
}

/** Of these reservations, which end without a sale. */
export const unconfirmed = (trx: Trx, reservations: readonly Confirmed[]): Promise<StockMove[]> =>
  askedAgain(
    trx,
    reservations.flatMap((row) => (row.on_request ? row.items.filter((item) => item.held > 0) : [])),
  )

/** Of admissions of a booking that are cancelled. */
export async function unconfirmedSale(trx: Trx, bookingId: string, admissions: readonly { ticket_id: string }[]): Promise<StockMove[]> {
  if (admissions.length === 0) return []
  const row = await trx
    .selectFrom('booking')
    .innerJoin('reservation', 'reservation.reservation_id', 'booking.reservation_id')
    .select('reservation.on_request')
    .where('booking.booking_id', '=', bookingId)
    .executeTakeFirst()
  return row?.on_request
    ? askedAgain(
        trx,
        admissions.map(({ ticket_id }) => ({ ticket_id, held: 1 })),
      )
    : []
}

async function askedAgain(trx: Trx, confirmed: readonly { ticket_id: string; held: number }[]): Promise<StockMove[]> {
  if (confirmed.length === 0) return []
  const rows = await trx
    .selectFrom('ticket')
    .select('ticket_id')
    .where(
      'ticket_id',
      'in',
      confirmed.map((item) => item.ticket_id),
    )
    .where('ticket_status', '=', 'on_request')
    .execute()
  const onRequest = new Set(rows.map((row) => row.ticket_id))
  return confirmed
    .filter(({ ticket_id }) => onRequest.has(ticket_id))
    .map(({ ticket_id, held }) => ({ ticket_id, supplier_quantity: -held, backorder_quantity: held }))
}
