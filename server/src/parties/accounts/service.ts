import type { Caller } from '../../lib/caller.js'
import { fault, invalid, notFound, Problem } from '../../lib/errors.js'
import type { Ctx, Env, Guard } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import type { Versioned } from '../../platform/http/etag.js'
import { update } from '../clients/service.js'
import { findClient, lockClient } from '../clients/store.js'
import { requireSession } from '../credentials/service.js'
import { noticeLetter } from './letters.js'
import { checkCurrent, checkPassword, confirmPassword } from './passwords.js'
import { type Account, type AccountChange, type PasswordChange, toAccount } from './schema.js'

export async function read(ctx: Ctx, { client_id }: Caller): Promise<Versioned<Account>> {
  const row = await findClient(ctx.db, client_id)
  if (!row) throw notFound('client', client_id)
  return { body: toAccount(row), version: row.version }
}

/** Only the person: neither a program with a key, nor an administrator who acts as the person. */
export function requirePerson(caller: Caller): string {
  const session = requireSession(caller)
  if (caller.impersonator_client_id !== null)
    throw new Problem('impersonation_forbidden', { detail: 'An account is changed by the person it belongs to, or under clients.' })
  return session
}

/** Before the transaction of the change: see confirmPassword. */
export async function allowChange(ctx: Ctx, caller: Caller, { email, current_password }: AccountChange): Promise<void> {
  requirePerson(caller)
  if (email === undefined) return
  const { body: account } = await read(ctx, caller)
  if (email !== account.email) await confirmPassword(ctx, caller, current_password)
}

export async function change(
  env: Env,
  trx: Trx,
  caller: Caller,
  { current_password, ...changes }: AccountChange,
  guard?: Guard,
): Promise<Versioned<Account>> {
  const before = await lockClient(trx, caller.client_id)
  if (!before) throw notFound('client', caller.client_id)
  // Somebody else changed it between the check of the password and this lock.
  if (changes.email !== undefined && changes.email !== before.email && current_password === undefined)
    throw invalid([fault('/current_password', 'required', 'is required for this change')])
  await update(env, trx, caller, caller.client_id, changes, guard)
  const after = await lockClient(trx, caller.client_id)
  if (!after) throw notFound('client', caller.client_id)
  if (before.email !== null && after.email !== before.email)
    await env.jobs.enqueue(trx, 'mail', [noticeLetter(env, 'email', before, before.email)])
  return { body: toAccount(after), version: after.version }
}

/** Ends all other sessions. The one that changed it goes on. `wasRight` is told that the current password is the right one. */
export async function changePassword(
  env: Env,
  trx: Trx,
  caller: Caller,
  { current_password, password }: PasswordChange,
  wasRight: () => void,
): Promise<void> {
  const client = await lockClient(trx, caller.client_id)
  await checkCurrent(client, current_password)
  wasRight()
  if (!client) throw notFound('client', caller.client_id)
  if (password === current_password) throw invalid([fault('/password', 'same_password', 'is the current password')])
  checkPassword(password, client)
  await update(env, trx, caller, caller.client_id, { password }, undefined, requirePerson(caller))
  await tellOfPassword(env, trx, caller.client_id)
}

/** Whoever did not do it themselves learns of it. */
export async function tellOfPassword(env: Env, trx: Trx, clientId: string): Promise<void> {
  const row = await lockClient(trx, clientId)
  if (row?.email) await env.jobs.enqueue(trx, 'mail', [noticeLetter(env, 'password', row, row.email)])
}
