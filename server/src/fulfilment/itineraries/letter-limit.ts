import { Problem } from '../../lib/errors.js'
import type { Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { countLetters } from '../../platform/letters/limit.js'

/** Counts a letter to a guest, or refuses it: a link can be sent to any address, and any number of links can be made. */
export async function countLetter(env: Env, trx: Trx, distributorId: string, address: string): Promise<void> {
  const { reached } = await countLetters(env, trx, 'guest', distributorId, [address])
  if (!reached) return
  const { limit: most, retryAfter } = reached
  const who = reached.of === 'recipient' ? 'to this address' : 'to guests'
  throw new Problem('letter_limit', {
    detail: `${most} letters ${who} were sent in the last 24 hours, and no more are allowed.`,
    facts: { letter_limit: most },
    retryAfter,
  })
}
