import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx, Env } from '../context.js'
import type { Condition } from '../db/filter.js'
import type { Trx } from '../db/open.js'
import { counted } from '../db/rate-window.js'
import type { Letter } from '../jobs/jobs.js'

const window = 24 * 60 * 60_000

/** How many letters of a kind an organisation may cause in 24 hours, and how many of them to the same address. */
interface LetterLimits {
  total: number
  perRecipient: number
}
export type LetterKind = 'guest' | 'trade'
const limitsOf: Record<LetterKind, (env: Env) => LetterLimits> = {
  guest: ({ config }) => ({ total: config.GUEST_LETTER_LIMIT, perRecipient: config.GUEST_LETTER_RECIPIENT_LIMIT }),
  trade: ({ config }) => ({ total: config.TRADE_LETTER_LIMIT, perRecipient: config.TRADE_LETTER_RECIPIENT_LIMIT }),
}

/** Identifies a mailbox: capital letters and what follows a plus sign do not make it another one. */
function recipientOf(address: string): string {
  const end = address.lastIndexOf('@')
  const [name] = address.slice(0, end).split('+')
  return createHash('sha256')
    .update(`${name}${address.slice(end)}`.toLowerCase())
    .digest('hex')
}

/** The limit that a letter would exceed. */
export interface LimitReached {
  of: 'recipient' | 'organisation'
  limit: number
  /** seconds */
  retryAfter: number
}

/**
 * Counts letters, each to one of these addresses, and returns the places of those that may be sent. Letters are limited per organisation, and
 * per recipient within the organisation. The recipient is not counted over all organisations: one could then stop the letters of another,
 * and learn to whom it writes. The lock makes concurrent letters of an organisation wait for each other; who counts for several
 * organisations in one transaction takes them in the order of their ids.
 */
export async function countLetters(
  env: Env,
  trx: Trx,
  kind: LetterKind,
  organisation_id: string,
  addresses: readonly string[],
): Promise<{ allowed: ReadonlySet<number>; reached: LimitReached | undefined }> {
  const { total, perRecipient } = limitsOf[kind](env)
  const at = env.now()
  const since = new Date(at.getTime() - window)
  const recipients = addresses.map(recipientOf)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`letter:${kind}:${organisation_id}`}, 0))`.execute(trx)
  const own = sql`organisation_id = ${organisation_id} and kind = ${kind}`
  const { rows } = await sql<{ recipient: string | null; sent: number }>`
    select null as recipient, count(*)::int as sent from counted_letter where ${own} and sent > ${since}
    union all
    select recipient, count(*)::int from counted_letter where ${own} and sent > ${since} and recipient = any(${recipients}::text[]) group by 1`.execute(
    trx,
  )
  const sent = new Map(rows.map((row) => [row.recipient, row.sent]))
  const allowed = new Set<number>()
  let first: { of: LimitReached['of']; recipient: string } | undefined
  for (const [place, recipient] of recipients.entries()) {
    const [all, same] = [sent.get(null) ?? 0, sent.get(recipient) ?? 0]
    if (same >= perRecipient) first ??= { of: 'recipient', recipient }
    else if (all >= total) first ??= { of: 'organisation', recipient }
    else {
      allowed.add(place)
      sent.set(null, all + 1).set(recipient, same + 1)
    }
  }
  await sql`delete from counted_letter where ${own} and sent <= ${since}`.execute(trx)
  await sql`insert into counted_letter (organisation_id, kind, recipient, sent)
    select ${organisation_id}, ${kind}, u, ${at} from unnest(${recipients.filter((_one, place) => allowed.has(place))}::text[]) as u`.execute(
    trx,
  )
  if (!first) return { allowed, reached: undefined }
  const isSame = first.of === 'recipient'
  const limit = isSame ? perRecipient : total
  const oldest = await oldestOf(trx, isSame ? sql`${own} and recipient = ${first.recipient}` : own, limit)
  const left = (oldest ?? at).getTime() + window - at.getTime()
  return { allowed, reached: { of: first.of, limit, retryAfter: Math.max(1, Math.ceil(left / 1000)) } }
}

/** When the oldest of the last `limit` letters was sent. */
async function oldestOf(trx: Trx, where: Condition, limit: number): Promise<Date | undefined> {
  const { rows } = await sql<{ sent: Date }>`
    select sent from counted_letter where ${where} order by sent desc offset ${limit - 1} limit 1`.execute(trx)
  return rows[0]?.sent
}

/**
 * Sends letters that one organisation causes to another, as many as it may. What they are about is stored and told by webhook in any case, so
 * a letter too many is left out instead of refusing the request. `sender` is null for the operator, who has no limit.
 */
export async function mailWithinLimit(env: Env, trx: Trx, sender: string | null, letters: readonly Letter[]): Promise<void> {
  if (letters.length === 0) return
  if (sender === null) return env.jobs.enqueue(trx, 'mail', [...letters])
  const addresses = letters.map((letter) => letter.to)
  const { allowed, reached } = await countLetters(env, trx, 'trade', sender, addresses)
  if (reached)
    env.log.warn({ organisation_id: sender, letters: letters.length - allowed.size, limit: reached.limit }, 'letters are over the limit')
  const sendable = letters.filter((_letter, place) => allowed.has(place))
  if (sendable.length > 0) await env.jobs.enqueue(trx, 'mail', sendable)
}

/**
 * Counts a letter about a reservation of this distributor that is about to be sent. Returns whether the address may get it. The worker counts,
 * not the request: holds of a distributor would wait for each other. Letters about orders are not counted: an order costs money, and its letter
 * must not be lost.
 */
export async function countHoldLetter({ config, db, now }: Ctx, distributorId: string, address: string): Promise<boolean> {
  const { rows } = await sql<{ used: number }>`
    insert into rate_window as w (bucket, started, used) values (${holdBucket(distributorId, address)}, ${now()}, 1) ${counted(now(), window / 1000)}`.execute(
    db,
  )
  return Number(rows[0]?.used) <= config.HOLD_LETTER_RECIPIENT_LIMIT
}

/** The letter was not sent, and will be tried again. */
export const uncountHoldLetter = ({ db }: Ctx, distributorId: string, address: string) =>
  sql`update rate_window set used = used - 1 where bucket = ${holdBucket(distributorId, address)}`.execute(db)

const holdBucket = (distributorId: string, address: string): string => `letter:${distributorId}:${recipientOf(address)}`
