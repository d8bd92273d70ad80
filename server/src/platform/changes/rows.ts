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

/** In the order in which `rowOf` reads them. The first two are the position. */
const fields = [
  ...[sql`c.xid`, sql`c.number`, sql`date_part('epoch', c.at) * 1000`, sql`c.resource`, sql`c.resource_id`, sql`c.kind`, sql`c.version`],
  ...[sql`array_to_string(c.changed, ',')`, sql`c.distributor_id`, sql`c.supplier_id`, sql`c.audience_id`, sql`c.audience_before`],
  ...[sql`c.stock_before`, sql`c.stock_after`, sql`c.event_id`, sql`c.ticket_id`, sql`c.series_before`],
  sql`case when ${needsTicket} then (select t.audience_id from ticket t where t.ticket_id = c.resource_id) end`,
  sql`case when ${needsTicket} then exists (select from ticket t where t.ticket_id = c.resource_id and t.deleted is null)
           when c.resource = 'event_translation' then exists (select from event_translation x
             where x.event_id || '/' || x.language = c.resource_id and x.event_id = c.event_id and x.deleted is null) end`,
]
const joined = (values: typeof fields) => sql`concat(${sql.join(values, sql`, chr(${sql.lit(betweenFields)}), `)})`

/** An aggregate of the rows of `change c`, in their order. Of a row that does not match there is only the position. */
export const packed = (where: Condition) =>
  sql<
    string | null
  >`string_agg(case when ${where} then ${joined(fields)} else ${joined(fields.slice(0, 2))} end, chr(${sql.lit(betweenRows)}))`

const textOrNull = (text: string | undefined): string | null => text || null
const numberOrNull = (text: string | undefined): number | null => (text ? Number(text) : null)

function rowOf(values: string[]): ChangeRow {
  return {
    // Without a spread, which would make this ten times as slow.
    xid: values[0] as string,
    number: Number(values[1]),
    at: new Date(Math.round(Number(values[2]))),
    resource: values[3] as ChangeRow['resource'],
    resource_id: values[4] as string,
    kind: values[5] as ChangeRow['kind'],
    version: numberOrNull(values[6]),
    changed: values[7] ? values[7].split(',') : [],
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

const positionOf = ([xid, number]: string[]): Position => ({ xid: xid as string, number: Number(number) })

/** The rows that match, and the position of the last one that was read. */
export function unpacked(text: string | null): { rows: ChangeRow[]; last: Position | undefined } {
  const read = text === null ? [] : text.split(String.fromCharCode(betweenRows)).map((row) => row.split(String.fromCharCode(betweenFields)))
  const last = read.at(-1)
  return { rows: read.filter(({ length }) => length > 2).map(rowOf), last: last && positionOf(last) }
}
