import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Problem } from '../../lib/errors.js'
import type { Env } from '../../platform/context.js'
import type { Condition } from '../../platform/db/filter.js'
import type { Trx } from '../../platform/db/open.js'

const window = 24 * 60 * 60_000

/** Identifies a mailbox: capital letters and what follows a plus sign do not make it another one. */
function recipientOf(address: string): string {
  const end = address.lastIndexOf('@')
  const [name] = address.slice(0, end).split('+')
  return createHash('sha256')
    .update(`${name}${address.slice(end)}`.toLowerCase())
    .digest('hex')
}

/** When the oldest of the last `limit` letters was sent. Undefined if there are fewer. */
async function oldestOf(trx: Trx, where: Condition, since: Date, limit: number): Promise<Date | undefined> {
  const { rows } = await sql<{ sent: Date }>`
    select sent from guest_letter where ${where} and sent > ${since} order by sent desc offset ${limit - 1} limit 1`.execute(trx)
  return rows[0]?.sent
}

/**
 * Counts a letter to a guest, or refuses it. A link can be sent to any address and any number of links can be made, so letters are limited
 * per organisation, and per recipient within the organisation. The recipient is not counted over all organisations: one could then stop the
 * letters of another, and learn to whom it writes. The lock makes concurrent letters of an organisation wait for each other.
 */
export async function countLetter(env: Env, trx: Trx, distributorId: string, address: string): Promise<void> {
  const { GUEST_LETTER_LIMIT: limit, GUEST_LETTER_RECIPIENT_LIMIT: perRecipient } = env.config
  const at = env.now()
  const since = new Date(at.getTime() - window)
  const recipient = recipientOf(address)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guest_letter:${distributorId}`}, 0))`.execute(trx)
  const own = sql`distributor_id = ${distributorId}`
  for (const { where, most, who } of [
    { where: sql`${own} and recipient = ${recipient}`, most: perRecipient, who: 'to this address' },
    { where: own, most: limit, who: 'to guests' },
  ]) {
    const oldest = await oldestOf(trx, where, since, most)
    if (oldest)
      throw new Problem('letter_limit', {
        detail: `${most} letters ${who} were sent in the last 24 hours, and no more are allowed.`,
        facts: { letter_limit: most },
        retryAfter: Math.max(1, Math.ceil((oldest.getTime() + window - at.getTime()) / 1000)),
      })
  }
  await sql`delete from guest_letter where ${own} and sent <= ${since}`.execute(trx)
  await trx.insertInto('guest_letter').values({ distributor_id: distributorId, recipient, sent: at }).execute()
}
