import { sql } from 'kysely'
import { newestMoment } from '../../platform/db/moment.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Identity, parties, who } from '../../platform/http/admission-store.js'

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

/** Counts an attempt before the password is verified, so that parallel attempts cannot exceed the limit of ten. */
export async function takeAttempt(
  db: Db,
  usernameHash: Buffer,
  at: Date,
  lockMinutes: number,
): Promise<{ allowed: boolean; retryAfter: number }> {
  const until = new Date(at.getTime() + lockMinutes * 60_000)
  const forgotten = new Date(at.getTime() - lockMinutes * 60_000)
  // An expired lock or old attempts start a new count.
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

/** The successor of a token that was used at this time counts as used. False if it was used before, or replaced. */
export async function replaceUnused(trx: Trx, sessionId: string, since: Date, at: Date): Promise<boolean> {
  const replaced = await trx
    .updateTable('refresh_token')
    .set({ used: at })
    .where('session_id', '=', sessionId)
    .where('created', '=', since)
    .where('used', 'is', null)
    .executeTakeFirst()
  return replaced.numUpdatedRows > 0n
}

export const extendSession = (trx: Trx, sessionId: string, expires: Date) =>
  trx.updateTable('session').set({ expires }).where('session_id', '=', sessionId).execute()

export const revokeSession = (trx: Trx, sessionId: string, at: Date) =>
  trx.updateTable('session').set({ revoked: at }).where('session_id', '=', sessionId).where('revoked', 'is', null).execute()

/** All sessions of a client, except the one that is named. */
export const revokeSessionsOf = (trx: Trx, clientId: string, at: Date, except = '') =>
  trx
    .updateTable('session')
    .set({ revoked: at })
    .where('client_id', '=', clientId)
    .where('session_id', '<>', except)
    .where('revoked', 'is', null)
    .execute()

/** Links of letters for a new password that were sent to this client stop working. */
export const endLinksOf = (trx: Trx, clientId: string, at: Date) =>
  trx.updateTable('account_token').set({ used: at }).where('client_id', '=', clientId).where('used', 'is', null).execute()

/** All fields of the contract's login result except the tokens. */
export const readAccount = (db: Db, clientId: string, at: Date) =>
  db
    .selectFrom('client as c')
    .leftJoin('distributor as d', 'd.distributor_id', 'c.distributor_id')
    .leftJoin('supplier as own', (join) =>
      join.onRef('own.distributor_id', '=', 'c.distributor_id').on('own.supplier_status', '=', 'active'),
    )
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
    .select(sql<string | null>`(select m.fxratemoment_id from ${newestMoment(at)})`.as('fxratemoment_id'))
    .select(
      sql<string | null>`(select b.booking_id from booking b where b.client_id = c.client_id order by b.created desc limit 1)`.as(
        'booking_id',
      ),
    )
    .where('c.client_id', '=', clientId)
    .executeTakeFirstOrThrow()
