import { randomToken, sha256 } from '../../lib/crypto.js'
import { Problem } from '../../lib/errors.js'
import { wireTime } from '../../lib/time.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { Db, Trx } from '../../platform/db/open.js'
import type { Letter } from '../../platform/jobs/jobs.js'
import { linkLetter } from '../accounts/letters.js'
import { checkPassword } from '../accounts/passwords.js'
import { tellOfPassword } from '../accounts/service.js'
import { update } from '../clients/service.js'
import { type ClientRow, findClient, lockClient } from '../clients/store.js'
import { attemptsOf } from '../credentials/service.js'
import { clearAttempts } from '../credentials/store.js'
import { accept, openInvitation } from '../invitations/service.js'
import { findInvitation, type InvitationRow, lockInvitation } from '../invitations/store.js'
import type { AccountLink, LinkUse, LinkUsed } from './schema.js'
import * as store from './store.js'

/** Letters for a new password that an account gets in an hour, however often they are asked for. */
const lettersPerHour = 3
const hourMillis = 3_600_000

const newToken = (): string => `al_${randomToken(32)}`
const over = (): Problem => new Problem('account_link_invalid')

/**
 * Asks for a letter with a link for a new password. One job is queued in any case: neither the answer nor its duration tells whether there
 * is such an account.
 */
export async function askForReset(ctx: Ctx, login: string): Promise<void> {
  const client_ids = await store.findAccounts(ctx.db, login, ctx.now())
  await ctx.db.transaction().execute((trx) => ctx.jobs.enqueue(trx, 'accountletter', [{ client_ids }]))
}

/** A letter and the secret in it, which is stored as a hash only. */
interface Secret {
  letter: Letter
  hash: Buffer
}

/** Makes the link when the letter is sent, because a secret must not be in the queue. Undefined if there is nothing to send any more. */
async function resetLetter(ctx: Ctx, clientId: string): Promise<Secret | undefined> {
  const at = ctx.now()
  const token = newToken()
  const hash = sha256(token)
  const until = new Date(at.getTime() + ctx.config.PASSWORD_LINK_MINUTES * 60_000)
  return ctx.db.transaction().execute(async (trx) => {
    // The lock makes letters to one account wait for each other, so that the limit holds.
    const client = await lockClient(trx, clientId)
    if (!client?.email || !mayReset(client, at)) return undefined
    if ((await store.countTokens(trx, clientId, new Date(at.getTime() - hourMillis))) >= lettersPerHour) {
      ctx.log.info({ client_id: clientId }, 'no further letter for a new password within the hour')
      return undefined
    }
    await store.insertToken(trx, { hash, client_id: clientId, created: at, expires: until })
    return { hash, letter: linkLetter(ctx, 'reset', client, client.email, { token, until }) }
  })
}

async function invitationLetter(ctx: Ctx, invitationId: string): Promise<Secret | undefined> {
  const at = ctx.now()
  const token = newToken()
  const hash = sha256(token)
  return ctx.db.transaction().execute(async (trx) => {
    const open = await openInvitation(at, trx, await lockInvitation(trx, invitationId))
    if (!open) return undefined
    const { row, inviter } = open
    // Only the newest letter can be used.
    await store.endInvitationTokens(trx, invitationId, at)
    await store.insertToken(trx, { hash, invitation_id: invitationId, created: at, expires: row.expires })
    const letter = linkLetter(ctx, 'invitation', { ...row, time_zone: null }, row.email, { token, until: row.expires, inviter })
    return { hash, letter }
  })
}

/** Sends the letters of a job. The link of a letter that was not sent is deleted: it does not count, and the next attempt makes another. */
export async function sendLetters(
  ctx: Ctx,
  send: (letter: Letter) => Promise<void>,
  job: { client_ids: string[] } | { invitation_id: string },
): Promise<void> {
  const makers =
    'client_ids' in job ? job.client_ids.map((id) => () => resetLetter(ctx, id)) : [() => invitationLetter(ctx, job.invitation_id)]
  for (const make of makers) {
    const secret = await make()
    if (!secret) continue
    try {
      await send(secret.letter)
    } catch (error) {
      await store.deleteToken(ctx.db, secret.hash)
      throw error
    }
  }
}

const mayReset = (client: ClientRow, at: Date): boolean =>
  client.client_status === 'active' && (client.active_until === null || client.active_until > at) && client.roles.includes('portal')

type Target = { client: ClientRow } | { invitation: InvitationRow; inviter: string }

/** What a link leads to. Undefined if it leads nowhere any more. */
async function targetOf(db: Db, token: store.TokenRow, at: Date, read: Readers): Promise<Target | undefined> {
  if (token.client_id !== null) {
    const client = await read.client(token.client_id)
    return client && mayReset(client, at) ? { client } : undefined
  }
  const open = await openInvitation(at, db, await read.invitation(token.invitation_id ?? ''))
  return open && { invitation: open.row, inviter: open.inviter }
}

interface Readers {
  client: (id: string) => Promise<ClientRow | undefined>
  invitation: (id: string) => Promise<InvitationRow | undefined>
}
const found = (db: Db): Readers => ({ client: (id) => findClient(db, id), invitation: (id) => findInvitation(db, id) })
const locked = (trx: Trx): Readers => ({ client: (id) => lockClient(trx, id), invitation: (id) => lockInvitation(trx, id) })

/** What the page behind a link shows before a password is chosen. */
export async function readLink(ctx: Ctx, token: string): Promise<AccountLink> {
  const at = ctx.now()
  const row = await store.findToken(ctx.db, sha256(token), at)
  const target = row && (await targetOf(ctx.db, row, at, found(ctx.db)))
  if (!row || !target) throw over()
  const person = 'client' in target ? target.client : target.invitation
  return {
    purpose: 'client' in target ? 'reset' : 'invitation',
    username: person.username ?? '',
    label: person.label,
    language: person.language as AccountLink['language'],
    organisation:
      'client' in target ? target.client.distributor_name : (target.invitation.distributor_name ?? target.invitation.supplier_name),
    invited_by: 'client' in target ? null : target.inviter,
    expires: wireTime(row.expires),
  }
}

/** Sets the password of an account, or makes the account of an invitation. The link is used up, and so are all others to the same. */
export async function useLink(ctx: Ctx, input: LinkUse): Promise<LinkUsed> {
  const hash = sha256(input.token)
  // Before anything expensive: only who has a link may make the service hash passwords.
  const known = await store.findToken(ctx.db, hash, ctx.now())
  const before = known && (await targetOf(ctx.db, known, ctx.now(), found(ctx.db)))
  if (!before) throw over()
  checkPassword(input.password, 'client' in before ? before.client : before.invitation)
  const username = await ctx.db.transaction().execute(async (trx) => {
    const at = ctx.now()
    const token = await store.takeToken(trx, hash, at)
    const target = token && (await targetOf(trx, token, at, locked(trx)))
    if (!target) throw over()
    return 'client' in target
      ? resetPassword(ctx, trx, target.client, input.password)
      : acceptInvitation(ctx, trx, target.invitation, input)
  })
  // Failed attempts of somebody else must not keep the owner out.
  await clearAttempts(ctx.db, attemptsOf(username))
  return { username }
}

async function resetPassword(env: Env, trx: Trx, { client_id, username }: ClientRow, password: string): Promise<string> {
  await update(env, trx, { client_id, impersonator_client_id: null }, client_id, { password })
  await tellOfPassword(env, trx, client_id)
  return username ?? ''
}

async function acceptInvitation(env: Env, trx: Trx, row: InvitationRow, input: LinkUse): Promise<string> {
  await store.endInvitationTokens(trx, row.invitation_id, env.now())
  await accept(env, trx, row, {
    password: input.password,
    label: input.label ?? row.label,
    language: input.language ?? (row.language as AccountLink['language']),
    time_zone: input.time_zone ?? null,
  })
  return row.username
}
