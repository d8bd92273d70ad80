import { sql } from 'kysely'
import { randomToken } from '../../lib/crypto.js'
import type { Db, Trx } from '../../platform/db/open.js'

/** A move of files from one admission to another. */
export interface Move {
  from: string
  to: string
}

/**
 * Moves files between admissions and gives them new links. Files made by this service are made again; uploaded tickets stay unchanged. The
 * seat moves with the file.
 */
export async function moveFiles(trx: Trx, moves: Move[], at: Date): Promise<(Move & { from_order: string; to_order: string })[]> {
  if (moves.length === 0) return []
  const from = moves.map((move) => move.from)
  const held = await trx
    .selectFrom('downloaditem')
    .select('downloaditem_id')
    .where('orderitem_id', 'in', from)
    .where('state', '=', 'assigned')
    .execute()
  if (held.length === 0) return []
  const ids = held.map((file) => file.downloaditem_id)
  const { rows } = await sql<Move & { from_order: string; to_order: string }>`
    with pair as (select * from unnest(${from}::text[], ${moves.map((move) => move.to)}::text[]) as m ("from", "to")),
    link as (select * from unnest(${ids}::text[], ${ids.map(() => randomToken(24))}::text[]) as l (id, link)),
    moved as (
      update downloaditem d set orderitem_id = p."to", bookingorder_id = n.bookingorder_id, assigned_at = ${at}, updated = ${at}, download_link = l.link,
             filename = null, data_sha = null, ticket_sha = case when u.kind = 'pdf' then d.ticket_sha end, blob_key = case when u.kind = 'pdf' then d.blob_key end,
             bytes = case when u.kind = 'pdf' then d.bytes end, crc32 = case when u.kind = 'pdf' then d.crc32 end
        from link l join downloaditem was on was.downloaditem_id = l.id join pair p on p."from" = was.orderitem_id
        join orderitem n on n.orderitem_id = p."to" join orderitem o on o.orderitem_id = p."from" left join ticketfile u on u.ticketfile_id = was.ticketfile_id
       where d.downloaditem_id = l.id
      returning p."from", p."to", o.bookingorder_id as from_order, n.bookingorder_id as to_order, d.section, d."row", d.seat),
    seated as (
      update orderitem i set section = coalesce(m.section, i.section), "row" = coalesce(m."row", i."row"), seat = coalesce(m.seat, i.seat), updated = ${at}
        from moved m where i.orderitem_id = m."to")
    select distinct "from", "to", from_order, to_order from moved`.execute(trx)
  return rows
}

/** Files of an order that are still with an admission which was resold. */
export async function filesToPassOn(db: Db, bookingorderId: string): Promise<Move[]> {
  const { rows } = await sql<Move>`
    select distinct i.orderitem_id as "from", n.orderitem_id as "to"
      from orderitem i join downloaditem d on d.orderitem_id = i.orderitem_id and d.state = 'assigned'
      join relisting r on r.orderitem_id = i.orderitem_id and r.relisting_status = 'sold'
      join orderitem n on n.purchaseorderitem_id = r.purchaseorderitem_id and n.ticket_status in ('pending', 'completed')
     where i.bookingorder_id = ${bookingorderId}`.execute(db)
  return rows
}

export const setPassedOn = (trx: Trx, orderitemIds: string[], passed: boolean) =>
  trx.updateTable('orderitem').set({ passed_on: passed }).where('orderitem_id', 'in', orderitemIds).execute()

/**
 * Removes the activation link of an admission to which another one returns, if the two have the same: who returns the admission keeps the link,
 * so the next buyer needs another.
 */
export const forgetLinks = (trx: Trx, moves: Move[], at: Date) =>
  sql`update orderitem i set external_activation_link = null, activated = false, updated = ${at}
    from unnest(${moves.map((move) => move.from)}::text[], ${moves.map((move) => move.to)}::text[]) as m ("from", "to")
    join orderitem n on n.orderitem_id = m."from"
   where i.orderitem_id = m."to" and i.external_activation_link = n.external_activation_link`.execute(trx)
