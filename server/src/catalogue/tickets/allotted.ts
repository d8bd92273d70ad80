import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../../platform/db/open.js'

/**
 * The live shares of these distributors in a ticket (stock alias `s`), as JSON. A ticket without allotments reads no other table. The share
 * that is released first is used first.
 */
export const ownShares = (distributors: readonly string[]): RawBuilder<unknown> =>
  sql`case when s.allotments > 0 then (
    select jsonb_agg(jsonb_build_object('allotment_id', a.allotment_id, 'distributor_id', a.distributor_id, 'free', a.free, 'free_stock_too', a.free_stock_too,
             'net_rate', a.net_rate, 'currency_code', a.currency_code, 'discount', a.discount::text, 'borne_by', a.borne_by)
             order by m.release_at nulls last, a.allotment_id)
      from allotment_ticket a join allotment m on m.allotment_id = a.allotment_id
     where a.ticket_id = s.ticket_id and a.live and a.distributor_id = any(${distributors}::text[])) end`

/** Replaces `ticket_stock` (alias `s`) in lists: available_quantity is what this distributor can buy. */
export const stockFor = (distributor_id: string): RawBuilder<unknown> =>
  sql`(select q.ticket_id, case when q.allotments = 0 then q.available_quantity else (
         select coalesce(sum(a.free), 0)::int + case when coalesce(bool_and(a.free_stock_too), true) then q.available_quantity else 0 end
           from allotment_ticket a where a.ticket_id = q.ticket_id and a.live and a.distributor_id = ${distributor_id}) end as available_quantity
       from ticket_stock q)`

/** A change of the counts of a share. */
export interface ShareMove {
  allotment_id: string
  ticket_id: string
  held?: number
  sold?: number
}

function given(moves: readonly ShareMove[]): RawBuilder<unknown> {
  const sums = new Map<string, Required<ShareMove>>()
  for (const { allotment_id, ticket_id, held = 0, sold = 0 } of moves) {
    const sum = sums.get(`${allotment_id} ${ticket_id}`) ?? { allotment_id, ticket_id, held: 0, sold: 0 }
    sums.set(`${allotment_id} ${ticket_id}`, { ...sum, held: sum.held + held, sold: sum.sold + sold })
  }
  const rows = [...sums.values()]
  return sql`unnest(${rows.map((row) => row.allotment_id)}::text[], ${rows.map((row) => row.ticket_id)}::text[],
    ${rows.map((row) => row.held)}::int[], ${rows.map((row) => row.sold)}::int[]) as m (allotment_id, ticket_id, held, sold)`
}

/** What leaves a share that is no longer live goes to free stock, and is counted as released. */
const movedShares = (moves: readonly ShareMove[]): RawBuilder<unknown> =>
  sql`update allotment_ticket a set held = a.held + m.held, sold = a.sold + m.sold,
        released = a.released + case when a.live then 0 else greatest(0, -(m.held + m.sold)) end
      from ${given(moves)} where a.allotment_id = m.allotment_id and a.ticket_id = m.ticket_id
      returning a.ticket_id, case when a.live then -(m.held + m.sold) else 0 end as allotted_quantity`

/** Draws from live shares, as a part of a WITH. Empty if nothing is drawn. The tickets must be locked. */
export const drawnShares = (moves: readonly ShareMove[]): RawBuilder<unknown> =>
  moves.length === 0 ? sql`` : sql`shares_drawn as (${movedShares(moves)}),`

/** The change of the stock that is kept for distributors. */
export interface AllottedMove {
  ticket_id: string
  allotted_quantity: number
}

/** Changes shares that may have been released meanwhile. Returns the changes of stock. The tickets must be locked. */
export async function moveShares(trx: Trx, moves: readonly ShareMove[]): Promise<AllottedMove[]> {
  if (moves.length === 0) return []
  const { rows } = await sql<AllottedMove>`${movedShares(moves)}`.execute(trx)
  return rows
}
