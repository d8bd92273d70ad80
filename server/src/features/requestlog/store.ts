import { type Insertable, type Selectable, sql } from 'kysely'
import type { Condition } from '../../db/filter.js'
import type { RequestLogTable } from '../../db/generated/tables.js'
import { type ListRequest, type Page, readPage } from '../../db/list.js'
import type { Db } from '../../db/open.js'

export type LoggedRow = Selectable<RequestLogTable>
export type NewEntry = Insertable<RequestLogTable>

export const listRequests = (db: Db, request: ListRequest, visible: Condition): Promise<Page<LoggedRow>> =>
  readPage<LoggedRow>(db, request, { select: sql`l.*`, from: sql`request_log l`, where: [visible] })

/** One statement for any number. */
export async function insertEntries(db: Db, entries: NewEntry[]): Promise<void> {
  const each = <K extends keyof NewEntry>(name: K) => entries.map((entry) => entry[name] ?? null)
  await sql`insert into request_log (request_id, at, client_id, party_id, impersonator_client_id, method, route, status, latency_us)
    select * from unnest(${each('request_id')}::text[], ${each('at')}::timestamptz[], ${each('client_id')}::text[], ${each('party_id')}::text[],
      ${each('impersonator_client_id')}::text[], ${each('method')}::text[], ${each('route')}::text[], ${each('status')}::int[], ${each('latency_us')}::int[])
    on conflict do nothing`.execute(db)
}

/** In bites, so that no statement is long. */
export async function forgetEntries(db: Db, before: Date, bite = 20_000): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`delete from request_log where request_id = any(array(
      select request_id from request_log where at < ${before} limit ${bite}))`.execute(db)
    if (Number(numAffectedRows ?? 0) < bite) return
  }
}
