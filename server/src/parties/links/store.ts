import { type Insertable, type Selectable, sql } from 'kysely'
import { inSmallLetters } from '../../lib/spelling.js'
import type { AccountTokenTable } from '../../platform/db/generated/tables.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { parties } from '../../platform/http/admission-store.js'

export type TokenRow = Selectable<AccountTokenTable>

const mostAccounts = 5

/**
 * Accounts that may log in to the console, by username or e-mail address. Several accounts can have one e-mail address; each gets its own
 * letter.
 */
export async function findAccounts(db: Db, login: string, at: Date): Promise<string[]> {
  const text = inSmallLetters(login.trim())
  const { rows } = await sql<{ client_id: string }>`
    select c.client_id from client c ${parties}
     where (lower(c.username) = ${text} or lower(c.email) = ${text}) and c.email is not null and c.username is not null
       and c.client_status = 'active' and coalesce(d.distributor_status, s.supplier_status, 'active') = 'active'
       and (c.active_until is null or c.active_until > ${at}) and 'portal' = any(c.roles)
     order by c.client_id limit ${mostAccounts}`.execute(db)
  return rows.map(({ client_id }) => client_id)
}

export const insertToken = (trx: Trx, row: Insertable<AccountTokenTable>) => trx.insertInto('account_token').values(row).execute()

export const deleteToken = (db: Db, hash: Buffer) => db.deleteFrom('account_token').where('hash', '=', hash).execute()

export async function countTokens(trx: Trx, clientId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from account_token where client_id = ${clientId} and created > ${since}`.execute(trx)
  return rows[0]?.count ?? 0
}

/** Unused and in time. */
export const findToken = (db: Db, hash: Buffer, at: Date): Promise<TokenRow | undefined> =>
  db.selectFrom('account_token').selectAll().where('hash', '=', hash).where('used', 'is', null).where('expires', '>', at).executeTakeFirst()

/** One statement, so that of two requests with the same token one gets it. */
export const takeToken = (trx: Trx, hash: Buffer, at: Date): Promise<TokenRow | undefined> =>
  trx
    .updateTable('account_token')
    .set({ used: at })
    .where('hash', '=', hash)
    .where('used', 'is', null)
    .where('expires', '>', at)
    .returningAll()
    .executeTakeFirst()

/** The links of earlier letters stop working. */
export const endInvitationTokens = (trx: Trx, invitationId: string, at: Date) =>
  trx.updateTable('account_token').set({ used: at }).where('invitation_id', '=', invitationId).where('used', 'is', null).execute()

export const forgetTokens = (db: Db, before: Date) => db.deleteFrom('account_token').where('expires', '<=', before).execute()
