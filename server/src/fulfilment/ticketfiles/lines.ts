import { sql } from 'kysely'
import { randomToken } from '../../lib/crypto.js'
import { newId } from '../../lib/ids.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import type { Trx } from '../../platform/db/open.js'
import { waitForOrders } from '../../selling/orders/store.js'
import { linesPerBatch, type SeatLine } from './csv.js'

/**
 * The lines of an upload before they become seats. Each statement writes some hundred lines, so that its size does not depend on the file.
 */

/** Lines are inserted as failed. They are validated when all of them are stored. */
export async function insertLines(trx: Trx, ticketfileId: string, ticketId: string, lines: SeatLine[], at: Date): Promise<void> {
  const rows = lines.map((line) => ({ ...line, downloaditem_id: newId('dli'), download_link: randomToken(24) }))
  await sql`
    insert into downloaditem (downloaditem_id, ticketfile_id, ticket_id, line, section, "row", seat, serial, sub_category, barcode, label, gate,
                              state, fault_code, fault, download_link, updated)
    select r.downloaditem_id, ${ticketfileId}, ${ticketId}, r.line, r.section, r."row", r.seat, r.serial, r.sub_category, r.barcode, r.label,
           r.gate, 'failed', r.fault_code, r.fault, r.download_link, ${at}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (downloaditem_id text, line int, section text, "row" text, seat text,
           serial text, sub_category text, barcode text, label text, gate text, fault_code text, fault text, download_link text)`.execute(
    trx,
  )
}

const seatKey = (alias: string) =>
  sql.raw(`lower(coalesce(${alias}.section, '')), lower(coalesce(${alias}."row", '')), lower(${alias}.seat)`)
const live = sql`o.ticket_id = n.ticket_id and o.state in ('free', 'assigned') and o.ticketfile_id is not null`

/**
 * Pairs of file lines (n) and existing lines of the ticket for the same admission (o). Seats and serials are joined separately, so that
 * each uses its index. A single condition for both compared 20,000 lines with 20,000.
 */
const samePairs = (id: string, part: Condition = everyRow) => sql`(
  select n.downloaditem_id as new_id, o.downloaditem_id as old_id
    from downloaditem n join downloaditem o on ${live} and o.seat is not null and (${seatKey('o')}) = (${seatKey('n')})
   where n.ticketfile_id = ${id} and n.fault_code is null and n.seat is not null and ${part}
  union all
  select n.downloaditem_id, o.downloaditem_id
    from downloaditem n join downloaditem o on ${live} and o.seat is null and o.serial is not null and lower(o.serial) = lower(n.serial)
   where n.ticketfile_id = ${id} and n.fault_code is null and n.seat is null and ${part})`

/** Processes the lines of a file (`n`) in batches; `count` is the number of its last line. */
async function byParts(count: number, write: (part: Condition) => Promise<unknown>): Promise<void> {
  // The header and empty lines are counted too, so line numbers go up to that of the last line.
  for (let from = 0; from <= count; from += linesPerBatch) await write(sql`n.line > ${from} and n.line <= ${from + linesPerBatch}`)
}

async function lastLine(trx: Trx, id: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(line), 0) as last from downloaditem where ticketfile_id = ${id}`.execute(
    trx,
  )
  return rows[0]?.last ?? 0
}

/** The first of equal lines is kept, within the file and compared with existing lines. With `replace` existing lines are replaced. */
export async function failDuplicates(trx: Trx, id: string, replace: boolean): Promise<void> {
  const { rows } = await sql<{ id: string; code: string; fault: string }>`
    with n as (
      select n.downloaditem_id, n.line,
             case when n.seat is not null then min(n.line) over (partition by n.seat is null, ${seatKey('n')}) end as seat,
             case when n.seat is null then min(n.line) over (partition by n.seat is null, lower(n.serial)) end as serial,
             case when n.barcode is not null then min(n.line) over (partition by n.barcode) end as barcode
        from downloaditem n where n.ticketfile_id = ${id} and n.fault_code is null)
    select n.downloaditem_id as id,
           case when n.seat < n.line then 'duplicate_seat' when n.serial < n.line then 'duplicate_serial' else 'duplicate_barcode' end as code,
           case when n.seat < n.line then 'column seat: the same seat as in line ' || n.seat
                when n.serial < n.line then 'column serial: the same as in line ' || n.serial
                else 'column barcode: the same as in line ' || n.barcode end as fault
      from n where n.seat < n.line or n.serial < n.line or n.barcode < n.line`.execute(trx)
  for (let from = 0; from < rows.length; from += linesPerBatch) {
    const some = rows.slice(from, from + linesPerBatch)
    await sql`
      update downloaditem d set fault_code = x.code, fault = x.fault
        from unnest(${some.map((row) => row.id)}::text[], ${some.map((row) => row.code)}::text[], ${some.map((row) => row.fault)}::text[]) as x (id, code, fault)
       where d.downloaditem_id = x.id`.execute(trx)
  }
  const last = await lastLine(trx, id)
  await byParts(last, (part) => failKnown(trx, id, replace, part))
  // Seats to be replaced are read once, before any of them is removed.
  const replaced = replace ? (await sql<{ old_id: string }>`select p.old_id from ${samePairs(id)} p`.execute(trx)).rows : []
  const old = replaced.map((row) => row.old_id)
  // A barcode belongs to its seat. It is a duplicate unless its old seat is being replaced.
  await byParts(last, (part) =>
    sql`
    update downloaditem n set fault_code = 'duplicate_barcode', fault = 'column barcode: the ticket has it already'
      from downloaditem o
     where n.ticketfile_id = ${id} and n.fault_code is null and ${part} and ${live} and o.barcode = n.barcode
       and not (o.downloaditem_id = any(${old}::text[]))`.execute(trx),
  )
}

/** Fails lines that the ticket already has. With `replace` only lines that are equal in every column. */
async function failKnown(trx: Trx, id: string, replace: boolean, part: Condition): Promise<void> {
  if (replace) {
    await sql`
      update downloaditem n set fault_code = 'unchanged', fault = 'the same as before: left alone', state = 'replaced'
        from ${samePairs(id, part)} p join downloaditem o on o.downloaditem_id = p.old_id
       where n.downloaditem_id = p.new_id and n.blob_key is null
         and (o.serial, o.barcode, o.label, o.gate, o.sub_category) is not distinct from (n.serial, n.barcode, n.label, n.gate, n.sub_category)`.execute(
      trx,
    )
  } else {
    await sql`
      update downloaditem n set
        fault_code = case when n.seat is not null then 'duplicate_seat' else 'duplicate_serial' end,
        fault = case when n.seat is not null then 'column seat: the ticket has this seat already' else 'column serial: the ticket has it already' end
        from ${samePairs(id, part)} p where n.downloaditem_id = p.new_id`.execute(trx)
  }
}

/**
 * Locks the orders that have seats which the file replaces, as everything does that gives seats to orders or takes them away. Otherwise an order
 * that is cancelled meanwhile would keep the new seats. Repeated, because a seat may have gone to another order while this waited.
 */
async function lockOwners(trx: Trx, id: string): Promise<void> {
  const locked = new Set<string>()
  for (;;) {
    const { rows } = await sql<{ bookingorder_id: string }>`
      select distinct o.bookingorder_id from ${samePairs(id)} p join downloaditem o on o.downloaditem_id = p.old_id where o.bookingorder_id is not null`.execute(
      trx,
    )
    const owners = rows.map((row) => row.bookingorder_id).filter((owner) => !locked.has(owner))
    if (owners.length === 0) return
    await waitForOrders(trx, owners)
    for (const owner of owners) locked.add(owner)
  }
}

/** Removes the old lines of seats that the file replaces. Their order items get the new ones. Returns the affected files and orders. */
export async function replaceOld(trx: Trx, id: string, at: Date): Promise<{ ticketfile_ids: string[]; bookingorder_ids: string[] }> {
  const touched: Replaced[] = []
  await lockOwners(trx, id)
  await byParts(await lastLine(trx, id), async (part) => {
    touched.push(...(await replacePart(trx, id, part, at)))
  })
  const distinct = (values: (string | null)[]) => [...new Set(values.filter((value): value is string => value !== null))]
  return {
    ticketfile_ids: distinct(touched.map((row) => row.ticketfile_id)),
    bookingorder_ids: distinct(touched.map((row) => row.bookingorder_id)),
  }
}

interface Replaced {
  new_id: string
  old_id: string
  ticketfile_id: string
  bookingorder_id: string | null
}

async function replacePart(trx: Trx, id: string, part: Condition, at: Date): Promise<Replaced[]> {
  const { rows } = await sql<Replaced>`
    with pairs as materialized (select p.new_id, p.old_id from ${samePairs(id, part)} p)
    update downloaditem o set state = 'replaced', updated = ${at} from pairs p where o.downloaditem_id = p.old_id
    returning p.new_id, p.old_id, o.ticketfile_id, o.bookingorder_id`.execute(trx)
  // A separate statement, because the unique indexes must see the old rows removed.
  await sql`
    update downloaditem n set state = 'assigned', bookingorder_id = o.bookingorder_id, orderitem_id = o.orderitem_id, assigned_at = ${at}
      from unnest(${rows.map((row) => row.new_id)}::text[], ${rows.map((row) => row.old_id)}::text[]) as p (new_id, old_id)
      join downloaditem o on o.downloaditem_id = p.old_id
     where n.downloaditem_id = p.new_id and o.orderitem_id is not null`.execute(trx)
  return rows
}

/** Lines without a fault become free seats. */
export const acceptLines = async (trx: Trx, id: string): Promise<void> =>
  byParts(await lastLine(trx, id), (part) =>
    sql`update downloaditem n set state = 'free' where n.ticketfile_id = ${id} and n.fault_code is null and n.state = 'failed' and ${part}`.execute(
      trx,
    ),
  )
