import { type Insertable, sql } from 'kysely'
import type { RequestLogTable } from '../db/generated/tables.js'
import type { Db } from '../db/open.js'

export type NewEntry = Insertable<RequestLogTable>

/** Inserts any number of entries in one statement. */
export async function insertEntries(db: Db, entries: NewEntry[]): Promise<void> {
  const each = <K extends keyof NewEntry>(name: K) => entries.map((entry) => entry[name] ?? null)
  await sql`insert into request_log (request_id, at, client_id, party_id, impersonator_client_id, method, route, status, latency_us)
    select * from unnest(${each('request_id')}::text[], ${each('at')}::timestamptz[], ${each('client_id')}::text[], ${each('party_id')}::text[],
      ${each('impersonator_client_id')}::text[], ${each('method')}::text[], ${each('route')}::text[], ${each('status')}::int[], ${each('latency_us')}::int[])
    on conflict do nothing`.execute(db)
}
