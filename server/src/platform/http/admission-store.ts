import { sql } from 'kysely'
import type { Role, Scope } from '../../lib/caller.js'
import { changesNow } from '../db/catalogue-changes.js'
import { prepared } from '../db/client.js'
import type { Db } from '../db/open.js'
import { counted } from '../db/rate-window.js'

export const windowSeconds = 60

export interface RateUsage {
  bucket: string
  started: Date
  used: number
  /** position in the log up to which the changes of this bucket's caller reach */
  written: string
}

/** A limit is one of requests in a minute. */
const counting = (at: Date) => counted(at, windowSeconds)

export async function countRequest(db: Db, bucket: string, at: Date): Promise<RateUsage> {
  const { rows } =
    await sql<RateUsage>`insert into rate_window as w (bucket, started, used) values (${bucket}, ${at}, 1) ${counting(at)}`.execute(db)
  return rows[0] as RateUsage
}

export interface Identity extends RateUsage {
  /** key_id or session_id of the request */
  id: string
  client_id: string
  client_status: string
  active_until: Date | null
  scope: Scope
  roles: Role[]
  language: string
  distributor_id: string | null
  supplier_id: string | null
  party_status: string
  /** number of changes of the catalogue */
  changes: string
  expires: Date | null
  revoked: Date | null
}

export interface KeyIdentity extends Identity {
  hash: Buffer
  ip_allow: string[]
}

export interface SessionIdentity extends Identity {
  impersonator_client_id: string | null
  parent_revoked: Date | null
}

export const who = sql`c.client_id, c.client_status, c.active_until, c.scope, c.roles, c.language, c.distributor_id,
  coalesce(c.supplier_id, own.supplier_id) as supplier_id, coalesce(d.distributor_status, s.supplier_status, 'active') as party_status`
export const parties = sql`
  left join distributor d on d.distributor_id = c.distributor_id
  left join supplier s on s.supplier_id = c.supplier_id
  left join supplier own on own.distributor_id = c.distributor_id and own.supplier_status = 'active'`

export interface KeyLookup {
  id: string
  hash: Buffer
  requests: number
}

/**
 * Returns the clients of these keys and their counts after these requests, in one round trip. A request with a wrong secret does not count
 * against the key's owner.
 */
export async function admitKeys(db: Db, lookups: KeyLookup[], at: Date): Promise<KeyIdentity[]> {
  const { rows } = await sql<KeyIdentity>`${prepared}
    with known as (
      select k.key_id as id, k.hash, k.ip_allow, k.expires, k.revoked, asked.requests, 'key:' || k.key_id as bucket, ${who}
        from unnest(${lookups.map((lookup) => lookup.id)}::text[], ${lookups.map((lookup) => lookup.hash)}::bytea[], ${lookups.map((lookup) => lookup.requests)}::int[]) as asked (id, hash, requests)
        join api_key k on k.key_id = asked.id and k.hash = asked.hash
        join client c on c.client_id = k.client_id ${parties}
    ), counted as (
      insert into rate_window as w (bucket, started, used) select bucket, ${at}, requests from known order by bucket ${counting(at)}
    )
    select known.*, counted.started, counted.used, counted.written, ${changesNow} as changes from known join counted using (bucket)`.execute(
    db,
  )
  return rows
}

export interface SessionLookup {
  id: string
  requests: number
}

export async function admitSessions(db: Db, lookups: SessionLookup[], at: Date): Promise<SessionIdentity[]> {
  const { rows } = await sql<SessionIdentity>`${prepared}
    with known as (
      select x.session_id as id, x.expires, x.revoked, x.impersonator_client_id, parent.revoked as parent_revoked, asked.requests, 'session:' || x.session_id as bucket, ${who}
        from unnest(${lookups.map((lookup) => lookup.id)}::text[], ${lookups.map((lookup) => lookup.requests)}::int[]) as asked (id, requests)
        join session x on x.session_id = asked.id
        left join session parent on parent.session_id = x.parent_session_id
        join client c on c.client_id = x.client_id ${parties}
    ), counted as (
      insert into rate_window as w (bucket, started, used) select bucket, ${at}, requests from known order by bucket ${counting(at)}
    )
    select known.*, counted.started, counted.used, counted.written, ${changesNow} as changes from known join counted using (bucket)`.execute(
    db,
  )
  return rows
}

/** A key or a session as it is now, and whom it belongs to. */
export type Credential = Omit<SessionIdentity, keyof RateUsage | 'changes' | 'impersonator_client_id'> & Pick<KeyIdentity, 'ip_allow'>

/** Without counting a request. What was deleted is missing. */
export async function readCredentials(db: Db, { keys, sessions }: { keys: string[]; sessions: string[] }): Promise<Credential[]> {
  const { rows } = await sql<Credential>`${prepared}
    select k.key_id as id, k.ip_allow, k.expires, k.revoked, null::timestamptz as parent_revoked, ${who}
      from api_key k join client c on c.client_id = k.client_id ${parties} where k.key_id = any(${keys}::text[])
    union all
    select x.session_id, '{}', x.expires, x.revoked, parent.revoked, ${who}
      from session x left join session parent on parent.session_id = x.parent_session_id
      join client c on c.client_id = x.client_id ${parties} where x.session_id = any(${sessions}::text[])`.execute(db)
  return rows
}

/** Called after a change has been committed: from here on its caller is not served by a replica that lacks the change. */
export async function noteWritten(db: Db, bucket: string): Promise<void> {
  await sql`${prepared}update rate_window set written = pg_current_wal_insert_lsn() where bucket = ${bucket}`.execute(db)
}

/** At most once a minute per key and process. A row locked by another process is skipped, because that process updates it. */
export async function touchKeys(db: Db, keyIds: string[], at: Date): Promise<void> {
  await sql`update api_key set last_used = ${at} where key_id in
    (select key_id from api_key where key_id = any(${keyIds}::text[]) order by key_id for update skip locked)`.execute(db)
}
