import type { Caller, Role } from '../../lib/caller.js'
import { notFound, Problem } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { dayMillis } from '../../lib/time.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { checkParty, checkRoles, create as createClient } from '../clients/service.js'
import { type Invitation, type NewInvitation, toInvitation } from './schema.js'
import * as store from './store.js'

/** An open invitation is sent again at most once a minute, and ten times in all. */
const pauseMillis = 60_000
const mostLetters = 10

export async function list(ctx: Ctx, request: ListRequest) {
  const { rows, pagination } = await store.listInvitations(ctx.db, request)
  return { invitations: rows.map(toInvitation), pagination }
}

const endOf = (env: Env, at: Date): Date => new Date(at.getTime() + env.config.INVITATION_DAYS * dayMillis)

/** The unique index decides: of two concurrent invitations for a name, one is made. */
async function refuseInvited(write: Promise<unknown>): Promise<void> {
  try {
    await write
  } catch (error) {
    throw (error as { constraint?: string }).constraint === 'invitation_username' ? new Problem('already_invited') : error
  }
}

export async function create(env: Env, trx: Trx, caller: Caller, input: NewInvitation): Promise<Invitation> {
  const at = env.now()
  const roles: Role[] = [...new Set<Role>([...(input.roles ?? []), 'portal'])]
  checkRoles(input.scope, roles)
  const party = await checkParty(trx, input)
  const username = input.username ?? input.email
  if (await store.isUsed(trx, username)) throw new Problem('username_taken')
  await store.expireInvitations(trx, at, username)
  const invitation_id = newId('ivt')
  await refuseInvited(
    store.insertInvitation(trx, {
      invitation_id,
      ...party,
      scope: input.scope,
      label: input.label,
      email: input.email,
      username,
      language: input.language ?? 'en_GB',
      roles,
      created: at,
      created_by: caller.client_id,
      updated: at,
      expires: endOf(env, at),
      last_sent: at,
    }),
  )
  await env.jobs.enqueue(trx, 'accountletter', [{ invitation_id }])
  return reread(trx, invitation_id)
}

async function reread(trx: Trx, id: string): Promise<Invitation> {
  const row = await store.lockInvitation(trx, id)
  if (!row) throw notFound('invitation', id)
  return toInvitation(row)
}

async function lockOpen(trx: Trx, id: string): Promise<store.InvitationRow> {
  const row = await store.lockInvitation(trx, id)
  if (!row) throw notFound('invitation', id)
  if (row.invitation_status === 'accepted' || row.invitation_status === 'revoked')
    throw new Problem('invitation_closed', { detail: `The invitation is ${row.invitation_status}.` })
  return row
}

/** The link of the earlier letter stops working when the new one is sent. Who sends it again answers for it. */
export async function resend(env: Env, trx: Trx, caller: Caller, id: string): Promise<Invitation> {
  const at = env.now()
  const row = await lockOpen(trx, id)
  const wait = row.last_sent.getTime() + pauseMillis - at.getTime()
  if (wait > 0) throw new Problem('rate_limited', { detail: 'The invitation was sent a moment ago.', retryAfter: Math.ceil(wait / 1000) })
  if (row.letters >= mostLetters)
    throw new Problem('invitation_closed', { detail: `${mostLetters} letters were sent. Revoke the invitation and make a new one.` })
  await refuseInvited(
    store.updateInvitation(trx, id, {
      invitation_status: 'pending',
      created_by: caller.client_id,
      expires: endOf(env, at),
      last_sent: at,
      letters: row.letters + 1,
      updated: at,
    }),
  )
  await env.jobs.enqueue(trx, 'accountletter', [{ invitation_id: id }])
  return reread(trx, id)
}

export async function revoke(env: Env, trx: Trx, caller: Caller, id: string): Promise<void> {
  const at = env.now()
  await lockOpen(trx, id)
  await store.updateInvitation(trx, id, { invitation_status: 'revoked', revoked: at, revoked_by: caller.client_id, updated: at })
}

/**
 * An invitation that can be accepted now, and who sent it. An administrator who was suspended or has lost the role leaves no way in
 * behind: their open invitations can no longer be accepted.
 */
export async function openInvitation(
  at: Date,
  db: Db,
  row: store.InvitationRow | undefined,
): Promise<{ row: store.InvitationRow; inviter: string } | undefined> {
  if (row?.invitation_status !== 'pending' || row.expires <= at) return undefined
  const inviter = await store.findInviter(db, row.created_by, at)
  return inviter?.may ? { row, inviter: inviter.label } : undefined
}

/** Makes the client of an invitation. Recorded under who invited. */
export async function accept(
  env: Env,
  trx: Trx,
  row: store.InvitationRow,
  chosen: { password: string; label: string; language: Invitation['language']; time_zone: string | null },
): Promise<void> {
  const { scope, distributor_id, supplier_id, email, username, roles } = row
  const at = env.now()
  const client = await createClient(
    env,
    trx,
    { client_id: row.created_by, impersonator_client_id: null },
    { scope, distributor_id, supplier_id, email, username, roles, ...chosen },
  )
  await store.updateInvitation(trx, row.invitation_id, {
    invitation_status: 'accepted',
    accepted: at,
    client_id: client.client_id,
    updated: at,
  })
}

/** Ends what was not accepted in time. */
export const expireDue = (ctx: Ctx) => store.expireInvitations(ctx.db, ctx.now())
