import { system } from '../../lib/caller.js'
import { Problem } from '../../lib/errors.js'
import type { Ctx } from '../../platform/context.js'
import { setLockTimeout } from '../../platform/db/client.js'
import { databaseFault } from '../../platform/db/open.js'
import * as store from './store.js'
import { recordChanges } from './versions.js'

const batchSize = 200
/** Expired holds must be released within five seconds. One locked ticket may delay the other holds by at most this long. */
const maxLockWaitMillis = 1_000

/**
 * Ends expired holds and returns their tickets to stock, each exactly once. Called by the sweep, and by a buyer for whom there are too few
 * of `tickets`. A hold that cannot be ended is left for the next run and does not delay the others. Returns the number of holds ended.
 */
export async function releaseExpired(ctx: Ctx, tickets?: string[]): Promise<number> {
  const except: string[] = []
  let ended = 0
  for (;;) {
    const batch: store.ReservationRow[] = []
    try {
      await end(ctx, { limit: batchSize, tickets, except }, batch)
      ended += batch.length
    } catch (error) {
      if (batch.length === 0 || databaseFault(error) === 'away') throw error
      ctx.log.warn({ err: error, reservations: batch.length }, 'a batch of expired holds failed; they are ended one by one')
      const left = await endEach(ctx, batch)
      ended += batch.length - left.length
      except.push(...left)
    }
    if (batch.length < batchSize) return ended
  }
}

/** Ends the holds of a failed batch, each in a separate transaction. Returns the ids of the holds that could not be ended. */
async function endEach(ctx: Ctx, batch: store.ReservationRow[]): Promise<string[]> {
  const left: string[] = []
  const locked: string[][] = []
  for (const { reservation_id, items } of batch) {
    const tickets = items.filter((item) => item.held > 0).map((item) => item.ticket_id)
    // An earlier hold timed out on these tickets. A hold that needs all of them would time out too.
    const isLocked = locked.some((others) => others.every((ticket) => tickets.includes(ticket)))
    try {
      if (isLocked) left.push(reservation_id)
      else await end(ctx, { limit: 1, only: reservation_id })
    } catch (error) {
      const fault = databaseFault(error)
      if (fault === 'away') throw error
      if (fault === 'busy' && tickets.length > 0) locked.push(tickets)
      ctx.log.error({ err: error, reservation_id }, 'an expired hold could not be ended; it will be tried again')
      left.push(reservation_id)
    }
  }
  return left
}

/** Adds the locked reservations to `taken` before it ends them, so the caller knows the batch if the transaction fails. */
async function end(ctx: Ctx, which: store.Expired, taken: store.ReservationRow[] = []): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const at = ctx.now()
    await setLockTimeout(trx, Math.min(maxLockWaitMillis, ctx.config.LOCK_TIMEOUT_MS))
    const before = await store.lockExpired(trx, at, which)
    if (before.length === 0) return
    taken.push(...before)
    const after = await store.endHolds(trx, before, { status: 'void', void_reason: 'expired' }, at)
    await recordChanges(trx, system, at, before, after)
  })
}

/**
 * Frees expired holds on tickets that were short, and tries again if there were any. If this fails, the first outcome is returned: it may
 * contain reservations that are already committed.
 */
export async function retryAfterExpiry<T>(
  ctx: Ctx,
  first: T,
  shortOf: (outcome: T) => readonly string[],
  again: () => Promise<T>,
): Promise<T> {
  const tickets = [...new Set(shortOf(first))]
  if (tickets.length === 0) return first
  try {
    return (await releaseExpired(ctx, tickets)) === 0 ? first : await again()
  } catch (error) {
    ctx.log.warn({ err: error }, 'expired holds could not be released for requests with too little stock')
    return first
  }
}

/** An error that names the tickets with too little stock, if they are known. */
export interface ShortOfTickets extends Error {
  readonly short: readonly string[]
}
const shortTickets = (error: unknown): readonly string[] =>
  error instanceof Error && 'short' in error ? (error as ShortOfTickets).short : []

/** Like `retryAfterExpiry`, for a change that runs in its own transaction and throws. `shortOf` reads the short tickets from the error. */
export async function withStockRetry<T>(
  ctx: Ctx,
  take: () => Promise<T>,
  shortOf: (error: unknown) => readonly string[] = shortTickets,
): Promise<T> {
  const attempt = (): Promise<{ value: T } | { error: unknown }> =>
    take().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
  const outcome = await retryAfterExpiry(ctx, await attempt(), (one) => ('error' in one ? shortOf(one.error) : []), attempt)
  if ('error' in outcome) throw outcome.error
  return outcome.value
}

/** For changes of a reservation: the tickets of its lines, if the error says that stock was insufficient. */
export const shortOfLines =
  (lines: readonly { ticket_id: string }[]) =>
  (error: unknown): string[] =>
    error instanceof Problem && error.code === 'insufficient_stock' ? lines.map((line) => line.ticket_id) : []
