import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.js'

export interface Counted {
  ticket_id: string
  requests: number
  accepted: number
  refused: number
}

/** Written in id order, so that two processes that write the same second wait for each other instead of deadlocking. */
export async function addSeconds(db: Db, counts: Counted[], at: Date): Promise<void> {
  const sorted = [...counts].sort((a, b) => (a.ticket_id < b.ticket_id ? -1 : 1))
  const each = <K extends keyof Counted>(name: K) => sorted.map((one) => one[name])
  await sql`insert into onsale_second as s (ticket_id, second, requests, accepted, refused)
    select c.ticket_id, date_trunc('second', ${at}::timestamptz), c.requests, c.accepted, c.refused
      from unnest(${each('ticket_id')}::text[], ${each('requests')}::int[], ${each('accepted')}::int[], ${each('refused')}::int[])
        as c (ticket_id, requests, accepted, refused)
    on conflict (ticket_id, second) do update set requests = s.requests + excluded.requests, accepted = s.accepted + excluded.accepted,
      refused = s.refused + excluded.refused`.execute(db)
}

export async function watched(db: Db, at: Date): Promise<Set<string>> {
  const { rows } = await sql<{ ticket_id: string }>`select ticket_id from onsale_watch where until > ${at}`.execute(db)
  return new Set(rows.map((row) => row.ticket_id))
}
