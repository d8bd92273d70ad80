import { type Caller, system } from '../../lib/caller.js'
import { fault, invalid, notFound, Problem } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { type LinkClaim, linkTokens } from '../../lib/links.js'
import type { Locale } from '../../lib/locales.js'
import { dayMillis, parseInstant, wireTime } from '../../lib/time.js'
import type { Ctx, Env } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import type { Db, Trx } from '../../platform/db/open.js'
import type { Letter } from '../../platform/jobs/jobs.js'
import { type GuestPage, ticketsReadyLetter } from '../../selling/orders/letters.js'
import { bought } from '../../selling/orders/relation.js'
import { findOrder } from '../../selling/orders/store.js'
import { pick } from './languages.js'
import { countLetter } from './letter-limit.js'
import type { ItineraryLink, LinkInput } from './schema.js'
import { findFor, findForGuest, languageOf } from './service.js'
import * as store from './store.js'
import { fill, wordsIn } from './words/index.js'

const longest = 400 * dayMillis
/** The link stays valid for some time after the event, because guests still need its information. */
const afterEvent = 2 * dayMillis

const defaultEnd = (at: Date, eventStop: Date): Date =>
  new Date(Math.min(at.getTime() + longest, Math.max(at.getTime(), eventStop.getTime()) + afterEvent))

/** The token has whole seconds. */
const wholeSeconds = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000)

export const pathOf = (env: Env, claim: LinkClaim): string => `/itinerary/${linkTokens(env.config.masterKeys).write(claim)}`
export const urlOf = (env: Env, claim: LinkClaim): string => env.config.PUBLIC_URL + pathOf(env, claim)

const toLink = (env: Env, row: store.LinkRow): ItineraryLink => ({
  link_id: row.link_id,
  bookingorder_id: row.bookingorder_id,
  ticket_id: row.ticket_id,
  url: urlOf(env, row),
  language: row.language as ItineraryLink['language'],
  valid_until: wireTime(row.valid_until),
  revoked: wireTime(row.revoked),
  created: wireTime(row.created),
  created_by: row.created_by,
})

function chosenEnd(text: string, at: Date): Date {
  const end = parseInstant(text)
  if (!end || end <= at) throw invalid([fault('/valid_until', 'too_early', 'must be in the future')])
  if (end.getTime() > at.getTime() + longest) throw invalid([fault('/valid_until', 'too_late', 'must be at most 400 days ahead')])
  return end
}

type LinkFor = Pick<store.ItineraryRow, 'bookingorder_id' | 'ticket_id' | 'date_stop_utc'>

/** Makes a link to the page of these admissions, for a caller who may see them. */
export function makeLink(env: Env, trx: Trx, row: LinkFor, language: string, by: string, end?: Date): Promise<store.LinkRow> {
  const at = env.now()
  return store.insertLink(trx, {
    link_id: newId('lnk'),
    bookingorder_id: row.bookingorder_id,
    ticket_id: row.ticket_id,
    language,
    valid_until: wholeSeconds(end ?? defaultEnd(at, row.date_stop_utc)),
    created: at,
    created_by: by,
  })
}

/** A link gives access to the tickets. Only the buyer and the operator may create one, never the seller. */
export async function create(env: Env, trx: Trx, caller: Caller, orderId: string, ticketId: string, input: LinkInput) {
  const row = await findFor(trx, bought(caller), orderId, ticketId)
  const end = input.valid_until === undefined ? undefined : chosenEnd(input.valid_until, env.now())
  return toLink(env, await makeLink(env, trx, row, languageOf(row, input.language), caller.client_id, end))
}

export async function list(ctx: Ctx, caller: Caller, orderId: string, ticketId: string): Promise<{ links: ItineraryLink[] }> {
  await findFor(ctx.db, bought(caller), orderId, ticketId)
  return { links: (await store.listLinks(ctx.db, orderId, ticketId)).map((row) => toLink(ctx, row)) }
}

export async function revoke(env: Env, trx: Trx, caller: Caller, orderId: string, ticketId: string, linkId: string): Promise<void> {
  await findFor(trx, bought(caller), orderId, ticketId)
  const row = await store.lockLink(trx, linkId)
  if (!row || row.bookingorder_id !== orderId || row.ticket_id !== ticketId) throw notFound('itinerary_link', linkId)
  if (row.revoked === null) await store.updateLink(trx, linkId, { revoked: env.now(), revoked_by: caller.client_id })
}

/** A link that still opens something, of an order the caller bought, with the distributor of the order. */
export async function findUsable(
  env: Env,
  db: Db,
  caller: Caller,
  linkId: string,
): Promise<store.LinkRow & Pick<store.ItineraryRow, 'distributor_id'>> {
  const link = await store.findLink(db, linkId)
  const usable = link && link.revoked === null && link.valid_until > env.now()
  if (!usable) throw notFound('itinerary_link', linkId)
  // Another tenant's link answers like an unknown one. A failure of the database is not a refusal.
  const { distributor_id } = await findFor(db, bought(caller), link.bookingorder_id, link.ticket_id).catch((error: unknown) => {
    throw error instanceof Problem ? notFound('itinerary_link', linkId) : error
  })
  return { ...link, distributor_id }
}

/**
 * Sends a link to a guest, by letter. One link makes one letter in a quarter of an hour, and the letters of an organisation are limited, so
 * that no mailbox is filled with them.
 */
export async function mailTo(env: Env, trx: Trx, caller: Caller, linkId: string, to: string): Promise<void> {
  const { distributor_id } = await findUsable(env, trx, caller, linkId)
  const at = env.now()
  const held = await store.lockLink(trx, linkId)
  const wait = held?.renewed ? pause - (at.getTime() - held.renewed.getTime()) : 0
  if (wait > 0)
    throw new Problem('rate_limited', {
      detail: 'This link was sent a moment ago. Make another link to send it to another address.',
      retryAfter: Math.ceil(wait / 1000),
    })
  await countLetter(env, trx, distributor_id, to)
  await store.updateLink(trx, linkId, { renewed: at })
  await env.jobs.enqueue(trx, 'guestlink', [{ link_id: linkId, to }])
}

export type Opened = { state: 'unknown' | 'revoked' } | { state: 'open' | 'expired'; link: store.LinkRow }

/** The state of the link of an opened address. */
export async function open(ctx: Ctx, token: string): Promise<Opened> {
  const claim = linkTokens(ctx.config.masterKeys).read(token)
  const link = claim && (await store.findLink(ctx.db, claim.link_id))
  if (!claim || !link) return { state: 'unknown' }
  if (link.revoked !== null) return { state: 'revoked' }
  // The signed expiry decides, because it cannot be changed.
  return { state: claim.valid_until > ctx.now() ? 'open' : 'expired', link }
}

/** The holder of an expired link gets a new one by e-mail, at most every fifteen minutes, to an address that is already stored. */
const pause = 15 * 60_000

export async function renew(ctx: Ctx, link: store.LinkRow): Promise<void> {
  const row = await findForGuest(ctx, link.bookingorder_id, link.ticket_id)
  if (!row) return
  await ctx.db.transaction().execute(async (trx) => {
    const at = ctx.now()
    const held = await store.lockLink(trx, link.link_id)
    if (!held || held.revoked !== null || (held.renewed !== null && at.getTime() - held.renewed.getTime() < pause)) return
    await store.updateLink(trx, link.link_id, { renewed: at })
    const { link_id } = await makeLink(ctx, trx, row, link.language, link.created_by)
    await ctx.jobs.enqueue(trx, 'guestlink', [{ link_id }])
  })
}

/** The e-mail with a link. It is composed when it is sent, because the link must not be stored in the queue. */
export async function letterWith(ctx: Ctx, linkId: string, guest?: string): Promise<Letter | undefined> {
  const link = await store.findLink(ctx.db, linkId)
  if (!link || link.revoked !== null) return undefined
  const row = await findForGuest(ctx, link.bookingorder_id, link.ticket_id)
  const to = guest ?? (await store.findRecipient(ctx.db, link.bookingorder_id))
  if (!row || to === undefined) return undefined
  const language = link.language as Locale
  const words = wordsIn(language)
  const name = pick(row.event_names, language) ?? row.event_name
  const sender = row.customerservice.trade_name ?? row.distributor_name
  return { to, subject: fill(words.mailSubject, { event: name }), text: `${words.mailText}\n\n${urlOf(ctx, link)}\n\n${sender}\n` }
}

/**
 * The e-mail that tickets are ready, with a link for the guests of each ticket type. Links are made when it is sent; a retry uses the links
 * of the first attempt. Undefined when the order was cancelled or stopped in the meantime.
 */
export async function readyLetter(ctx: Ctx, orderId: string): Promise<Letter | undefined> {
  const order = await findOrder(ctx.db, orderId, everyRow)
  if (order?.logistic_status !== 'completed') return undefined
  const usable = order.items.filter((item) => item.ticket_status === 'completed' && item.relisting_status === null)
  const names = new Map(usable.map((item) => [item.ticket_id, item.ticket_name]))
  const pages: GuestPage[] = []
  for (const [ticketId, ticket_name] of names) {
    const row = await findForGuest(ctx, orderId, ticketId)
    if (!row) continue
    const made = (await store.listLinks(ctx.db, orderId, ticketId)).find(
      (link) => link.created_by === system.client_id && link.revoked === null && link.valid_until > ctx.now(),
    )
    const link =
      made ?? (await ctx.db.transaction().execute((trx) => makeLink(ctx, trx, row, languageOf(row, undefined), system.client_id)))
    pages.push({ ticket_name, url: urlOf(ctx, link), valid_until: link.valid_until })
  }
  return ticketsReadyLetter(order, pages)
}
