import { sql } from 'kysely'
import { prepared } from '../../db/client.js'
import type { Db, Trx } from '../../db/open.js'
import type { Role, Scope } from '../../lib/caller.js'

const windowSeconds = 60

export interface Spent {
  bucket: string
  started: Date
  used: number
}

/**
 * Counts in windows of a minute that begin with the first request, in the database, so that the limit holds over all processes.
 * Buckets are written in order, so that two processes counting the same ones queue instead of deadlocking.
 */
const counting = (at: Date) => sql`
  on conflict (bucket) do update set
    started = case when w.started <= ${new Date(at.getTime() - windowSeconds * 1000)} then excluded.started else w.started end,
    used = case when w.started <= ${new Date(at.getTime() - windowSeconds * 1000)} then excluded.used else w.used + excluded.used end
  returning w.bucket, w.started, w.used`

export async function spend(db: Db, bucket: string, at: Date): Promise<Spent> {
  const { rows } =
    await sql<Spent>`insert into rate_window as w (bucket, started, used) values (${bucket}, ${at}, 1) ${counting(at)}`.execute(db)
  return rows[0] as Spent
}

export interface Identity extends Spent {
  /** key_id or session_id: what was asked for */
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

const who = sql`c.client_id, c.client_status, c.active_until, c.scope, c.roles, c.language, c.distributor_id,
  coalesce(c.supplier_id, own.supplier_id) as supplier_id, coalesce(d.distributor_status, s.supplier_status, 'active') as party_status`
const parties = sql`
  left join distributor d on d.distributor_id = c.distributor_id
  left join supplier s on s.supplier_id = c.supplier_id
  left join supplier own on own.distributor_id = c.distributor_id and own.supplier_status = 'active'`

export interface KeyAsk {
  id: string
  hash: Buffer
  requests: number
}

/** Who these keys belong to, and their count after these requests; a wrong secret costs its victim nothing. One round trip for many requests. */
export async function admitKeys(db: Db, asks: KeyAsk[], at: Date): Promise<KeyIdentity[]> {
  const { rows } = await sql<KeyIdentity>`${prepared}
    with known as (
      select k.key_id as id, k.hash, k.ip_allow, k.expires, k.revoked, asked.requests, 'key:' || k.key_id as bucket, ${who}
        from unnest(${asks.map((ask) => ask.id)}::text[], ${asks.map((ask) => ask.hash)}::bytea[], ${asks.map((ask) => ask.requests)}::int[]) as asked (id, hash, requests)
        join api_key k on k.key_id = asked.id and k.hash = asked.hash
        join client c on c.client_id = k.client_id ${parties}
    ), counted as (
      insert into rate_window as w (bucket, started, used) select bucket, ${at}, requests from known order by bucket ${counting(at)}
    )
    select known.*, counted.started, counted.used from known join counted using (bucket)`.execute(db)
  return rows
}

export interface SessionAsk {
  id: string
  requests: number
}

export async function admitSessions(db: Db, asks: SessionAsk[], at: Date): Promise<SessionIdentity[]> {
  const { rows } = await sql<SessionIdentity>`${prepared}
    with known as (
      select x.session_id as id, x.expires, x.revoked, x.impersonator_client_id, parent.revoked as parent_revoked, asked.requests, 'session:' || x.session_id as bucket, ${who}
        from unnest(${asks.map((ask) => ask.id)}::text[], ${asks.map((ask) => ask.requests)}::int[]) as asked (id, requests)
        join session x on x.session_id = asked.id
        left join session parent on parent.session_id = x.parent_session_id
        join client c on c.client_id = x.client_id ${parties}
    ), counted as (
      insert into rate_window as w (bucket, started, used) select bucket, ${at}, requests from known order by bucket ${counting(at)}
    )
    select known.*, counted.started, counted.used from known join counted using (bucket)`.execute(db)
  return rows
}

/** At most once a minute per key and process; a row somebody else is writing is left to them. */
export async function touchKeys(db: Db, keyIds: string[], at: Date): Promise<void> {
  await sql`update api_key set last_used = ${at} where key_id in
    (select key_id from api_key where key_id = any(${keyIds}::text[]) order by key_id for update skip locked)`.execute(db)
}

export interface LoginClient extends Pick<Identity, 'client_id' | 'client_status' | 'party_status' | 'active_until' | 'roles'> {
  password_hash: string | null
}

export async function findLogin(db: Db, username: string): Promise<LoginClient | undefined> {
  const { rows } = await sql<LoginClient>`
    select ${who}, c.password_hash from client c ${parties} where lower(c.username) = lower(${username})`.execute(db)
  return rows[0]
}

export const findStatus = (db: Db, clientId: string) =>
  db.selectFrom('client').select('client_status').where('client_id', '=', clientId).executeTakeFirst()

export const maxFailures = 10

/** Takes one of the ten tries before the password is looked at, so that a thousand parallel guesses are ten guesses too. */
export async function takeAttempt(
  db: Db,
  usernameHash: Buffer,
  at: Date,
  lockMinutes: number,
): Promise<{ allowed: boolean; retryAfter: number }> {
  const until = new Date(at.getTime() + lockMinutes * 60_000)
  const forgotten = new Date(at.getTime() - lockMinutes * 60_000)
  // A lock that has run out, or tries long past, start a new count.
  const fresh = sql`coalesce(a.locked_until <= ${at}, a.last_failure <= ${forgotten})`
  const { rows } = await sql<{ locked_until: Date | null }>`
    insert into login_attempt as a (username_hash, failures, last_failure) values (${usernameHash}, 1, ${at})
    on conflict (username_hash) do update set
      failures = case when ${fresh} then 1 else a.failures + 1 end,
      locked_until = case
        when ${fresh} then null
        when a.locked_until is not null then a.locked_until
        when a.failures >= ${maxFailures} then ${until}::timestamptz end,
      last_failure = ${at}
    returning locked_until`.execute(db)
  const lockedUntil = rows[0]?.locked_until ?? null
  return { allowed: lockedUntil === null, retryAfter: lockedUntil ? Math.ceil((lockedUntil.getTime() - at.getTime()) / 1000) : 0 }
}

export const clearAttempts = (db: Db, usernameHash: Buffer) =>
  db.deleteFrom('login_attempt').where('username_hash', '=', usernameHash).execute()

export async function openSession(
  trx: Trx,
  session: {
    session_id: string
    client_id: string
    impersonator_client_id: string | null
    parent_session_id: string | null
    created: Date
    expires: Date
  },
  refreshHash: Buffer | null,
): Promise<void> {
  await trx.insertInto('session').values(session).execute()
  if (refreshHash) await addRefreshToken(trx, session.session_id, refreshHash, session.created)
}

export async function addRefreshToken(trx: Trx, sessionId: string, hash: Buffer, at: Date): Promise<void> {
  await trx.insertInto('refresh_token').values({ hash, session_id: sessionId, created: at }).execute()
}

export interface LockedRefreshToken extends Pick<Identity, 'client_id' | 'client_status' | 'party_status' | 'active_until' | 'revoked'> {
  session_id: string
  expires: Date
  used: Date | null
}

export async function lockRefreshToken(trx: Trx, hash: Buffer): Promise<LockedRefreshToken | undefined> {
  const { rows } = await sql<LockedRefreshToken>`
    select t.used, x.session_id, x.expires, x.revoked, ${who}
      from refresh_token t join session x using (session_id) join client c on c.client_id = x.client_id ${parties}
     where t.hash = ${hash} for update of t`.execute(trx)
  return rows[0]
}

export const markRefreshUsed = (trx: Trx, hash: Buffer, at: Date) =>
  trx.updateTable('refresh_token').set({ used: at }).where('hash', '=', hash).execute()

export const extendSession = (trx: Trx, sessionId: string, expires: Date) =>
  trx.updateTable('session').set({ expires }).where('session_id', '=', sessionId).execute()

export const revokeSession = (trx: Trx, sessionId: string, at: Date) =>
  trx.updateTable('session').set({ revoked: at }).where('session_id', '=', sessionId).where('revoked', 'is', null).execute()

export const revokeSessionsOf = (trx: Trx, clientId: string, at: Date) =>
  trx.updateTable('session').set({ revoked: at }).where('client_id', '=', clientId).where('revoked', 'is', null).execute()

/** All that the contract's login result shows, but the tokens. */
export const readAccount = (db: Db, clientId: string) =>
  db
    .selectFrom('client as c')
    .leftJoin('distributor as d', 'd.distributor_id', 'c.distributor_id')
    .leftJoin('supplier as own', 'own.distributor_id', 'c.distributor_id')
    .leftJoin('supplier as s', 's.supplier_id', 'c.supplier_id')
    .select([
      'c.client_id',
      'c.username',
      'c.scope',
      'c.roles',
      'c.language',
      'c.distributor_id',
      'd.distributor_name',
      'd.distributor_status',
      'd.business_segment',
      'd.payment_segment',
      'd.payment_condition',
      'd.allowed_currencies',
      'd.preferred_language',
      's.default_currency',
    ])
    .select(sql<string | null>`coalesce(d.member_state, s.member_state)`.as('member_state'))
    .select(sql<Record<string, string>>`coalesce(d.foreign_vat_numbers, s.foreign_vat_numbers, '{}')`.as('foreign_vat_numbers'))
    .select(sql<string | null>`coalesce(c.supplier_id, own.supplier_id)`.as('supplier_id'))
    .select(
      sql<string | null>`(select m.fxratemoment_id from fxratemoment m order by m.taken desc, m.fxratemoment_id desc limit 1)`.as(
        'fxratemoment_id',
      ),
    )
    .select(
      sql<string | null>`(select b.booking_id from booking b where b.client_id = c.client_id order by b.created desc limit 1)`.as(
        'booking_id',
      ),
    )
    .where('c.client_id', '=', clientId)
    .executeTakeFirstOrThrow()
