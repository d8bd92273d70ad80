import type pg from 'pg'
import type { History } from './history.js'

export interface Counts {
  acknowledged: number
  lost: number
  duplicated: number
  oversold: number
  stockWrong: number
  eventsLost: number
  ledgerSum: number
}

interface Found {
  reservation_id: string
  reference: string
  status: string
  ticket_id: string
  quantity: number
  orders: string[] | null
}

/** Compares the answers to buyers with the tables of the primary. Uses no code of the service. */
export async function check(pool: pg.Pool, history: History, stock: Map<string, number>, delivered: ReadonlySet<string>): Promise<Counts> {
  const found = await pool.query<Found>(
    `select r.reservation_id, r.external_reference_id as reference, r.status, i.ticket_id, i.quantity,
            (select array_agg(o.bookingorder_id order by o.bookingorder_id) from booking b join bookingorder o using (booking_id)
              where b.reservation_id = r.reservation_id) as orders
       from reservation r join reservation_item i using (reservation_id)`,
  )
  const byId = new Map(found.rows.map((row) => [row.reservation_id, row]))
  const lost = history.holds.filter((hold) => {
    const row = byId.get(hold.reservation_id)
    if (!row || row.reference !== hold.reference || row.ticket_id !== hold.ticket_id || row.quantity !== hold.quantity) return true
    if (hold.state === 'booked') return String(row.orders) !== String([...(hold.booking?.orders ?? [])].sort())
    return row.orders !== null || (hold.state === 'released' ? row.status === 'active' : row.status !== 'active')
  })
  for (const hold of lost) console.error('  differs:', JSON.stringify(hold), JSON.stringify(byId.get(hold.reservation_id)))
  const references = new Set(found.rows.map((row) => row.reference))
  const { oversold, stockWrong } = await checkStock(pool, history, stock)
  const orders = history.holds.flatMap((hold) => hold.booking?.orders ?? [])
  const { rows: ledger } = await pool.query<{ wrong: number }>(
    `select count(*)::int as wrong from (select 1 from ledger_entry group by transaction_id, currency having sum(amount) <> 0) as unbalanced`,
  )
  return {
    acknowledged: history.holds.length + history.holds.filter((hold) => hold.state !== 'held').length,
    lost: lost.length,
    // Every request was answered, so the tables contain nothing that no buyer knows.
    duplicated:
      found.rows.length -
      references.size +
      found.rows.filter((row) => !history.holds.some((hold) => hold.reservation_id === row.reservation_id)).length,
    oversold,
    stockWrong,
    eventsLost: orders.filter((order) => !delivered.has(order)).length,
    ledgerSum: ledger[0]?.wrong ?? 0,
  }
}

/** Sums the holds and purchases of buyers, and compares them with the stock and with the tables. */
async function checkStock(pool: pg.Pool, history: History, stock: Map<string, number>): Promise<Pick<Counts, 'oversold' | 'stockWrong'>> {
  const { rows } = await pool.query<{ ticket_id: string; held: number; sold: number; items: number }>(
    `select s.ticket_id, s.reservations_quantity as held, s.number_of_tickets_sold as sold,
            (select count(*)::int from orderitem o where o.ticket_id = s.ticket_id) as items from ticket_stock s`,
  )
  let [oversold, stockWrong] = [0, 0]
  for (const { ticket_id, held, sold, items } of rows) {
    const sum = (state: string) =>
      history.holds.filter((hold) => hold.ticket_id === ticket_id && hold.state === state).reduce((total, hold) => total + hold.quantity, 0)
    const [ours, bought] = [sum('held'), sum('booked')]
    oversold += Math.max(0, ours + bought - (stock.get(ticket_id) ?? 0))
    if (ours !== held || bought !== sold || bought !== items) {
      stockWrong++
      console.error('  stock differs:', ticket_id, { ours, held, bought, sold, items })
    }
  }
  return { oversold, stockWrong }
}
