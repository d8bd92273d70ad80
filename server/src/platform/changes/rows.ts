import { type Selectable, sql } from 'kysely'
import type { Condition } from '../db/filter.js'
import type { ChangeTable } from '../db/generated/tables.js'

/**
 * A position in the order of changes: everything up to and including this row has been read. `xid` is the transaction, `number` the row
 * within it.
 */
export interface Position {
  xid: string
  number: number
}

export const resources = [
  'ticket',
  'event',
  'event_translation',
  'reservation',
  'allotment',
  'bookingorder',
  'sale',
  'ticketfile',
  'distributor',
] as const
export type ChangedResource = (typeof resources)[number]

/** A row as the trigger wrote it. `changed` has names of columns, `series_before` is of an event that moved to another series. */
export interface ChangeRow extends Position, Omit<Selectable<ChangeTable>, keyof Position | 'resource' | 'kind'> {
  resource: ChangedResource
  kind: 'created' | 'updated' | 'removed'
  /** after a removal: whether the resource exists now, and for which audience */
  now_audience: number | null
  now_live: boolean | null
}

/*
 * The rows of a reading are sent as one text. During a rush a process reads thousands of them per second, and a value for each column would
 * cost more than everything that is done with them.
 */

/** Control characters, which are neither in an id nor in the name of a column. */
const betweenFields = 31
const betweenRows = 30

/** After these changes the ticket is looked at again, because another transaction may have made it visible since. */
const needsTicket = sql`c.resource = 'ticket' and (c.kind = 'removed' or c.audience_before <> c.audience_id)`

/** In the order in which `rowOf` reads them. */
const fields = [
  ...[sql`c.xid`, sql`c.number`, sql`date_part('epoch', c.at) * 1000`, sql`c.resource`, sql`c.resource_id`, sql`c.kind`, sql`c.version`],
  ...[sql`array_to_string(c.changed, ',')`, sql`c.distributor_id`, sql`c.supplier_id`, sql`c.audience_id`, sql`c.audience_before`],
  ...[sql`c.stock_before`, sql`c.stock_after`, sql`c.event_id`, sql`c.ticket_id`, sql`c.series_before`],
  sql`case when ${needsTicket} then (select t.audience_id from ticket t where t.ticket_id = c.resource_id) end`,
  sql`case when ${needsTicket} then exists (select from ticket t where t.ticket_id = c.resource_id and t.deleted is null)
           when c.resource = 'event_translation' then exists (select from event_translation x
             where x.event_id || '/' || x.language = c.resource_id and x.event_id = c.event_id and x.deleted is null) end`,
]
const joined = sql`concat(${sql.join(fields, sql`, chr(${sql.lit(betweenFields)}), `)})`

/** An aggregate of those rows of `change c` that match, in their order. */
export const packed = (where: Condition) => sql<string | null>`string_agg(${joined}, chr(${sql.lit(betweenRows)})) filter (where ${where})`

const textOrNull = (text: string | undefined): string | null => text || null
const numberOrNull = (text: string | undefined): number | null => (text ? Number(text) : null)

/** Nearly all rows have one of a few lists of columns, so each list is kept once, up to so many. */
const columnLists = new Map<string, string[]>()
const maxLists = 1_000
function columnsOf(text: string | undefined): string[] {
  if (!text) return noColumns
  const known = columnLists.get(text)
  if (known) return known
  // A copy: the text is a part of that of all rows, which would be kept as a whole.
  const own = Buffer.from(text).toString()
  const columns = own.split(',')
  if (columnLists.size < maxLists) columnLists.set(own, columns)
  return columns
}
const noColumns: string[] = []

/** The values of the row before it, because rows of one transaction have the same. */
interface Before {
  xid: string
  at: string | undefined
  date: Date
}

function rowOf(values: string[], before: Before): ChangeRow {
  if (values[0] !== before.xid) before.xid = values[0] as string
  if (values[2] !== before.at) {
    before.at = values[2]
    before.date = new Date(Math.round(Number(values[2])))
  }
  return {
    // Without a spread, which would make this ten times as slow.
    xid: before.xid,
    number: Number(values[1]),
    at: before.date,
    resource: values[3] as ChangeRow['resource'],
    resource_id: values[4] as string,
    kind: values[5] as ChangeRow['kind'],
    version: numberOrNull(values[6]),
    changed: columnsOf(values[7]),
    distributor_id: textOrNull(values[8]),
    supplier_id: textOrNull(values[9]),
    audience_id: numberOrNull(values[10]),
    audience_before: numberOrNull(values[11]),
    stock_before: numberOrNull(values[12]),
    stock_after: numberOrNull(values[13]),
    event_id: textOrNull(values[14]),
    ticket_id: textOrNull(values[15]),
    series_before: textOrNull(values[16]),
    now_audience: numberOrNull(values[17]),
    now_live: values[18] ? values[18] === 't' : null,
  }
}

const rowMark = String.fromCharCode(betweenRows)
const fieldMark = String.fromCharCode(betweenFields)

function unpacked(text: string): ChangeRow[] {
  const rows: ChangeRow[] = []
  const before: Before = { xid: '', at: undefined, date: new Date(0) }
  for (const row of text.split(rowMark)) rows.push(rowOf(row.split(fieldMark), before))
  return rows
}

/**
 * The rows of a text. They are taken apart when they are looked at and may be forgotten after that, because readings are kept for a while: one
 * long text costs less than thousands of rows, which every garbage collection would copy.
 */
export function rowsIn(text: string | null): () => ChangeRow[] {
  let known: WeakRef<ChangeRow[]> | undefined
  return () => {
    if (text === null) return []
    const before = known?.deref()
    if (before) return before
    const rows = unpacked(text)
    known = new WeakRef(rows)
    return rows
  }
}
