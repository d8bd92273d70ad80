import { system } from '../../lib/caller.js'
import { Problem } from '../../lib/errors.js'
import type { Ctx } from '../../platform/context.js'
import { databaseFault } from '../../platform/db/open.js'
import { recordHistory } from '../../platform/history/store.js'
import { reservationVersions } from './schema.js'
import * as store from './store.js'

const batchSize = 200
/** Promised within five seconds: the others do not wait longer than this for a ticket that somebody keeps locked. */
const longestWait = 1_000

/**
 * Gives back what holds past their time have, each exactly once, whoever comes first: the sweep, or a buyer who finds one of `tickets`
 * short. One that cannot be ended is left for the next time, and never holds up those after it. Returns how many ended.
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
      ctx.log.warn({ err: error, reservations: batch.length }, 'a batch of holds that have run out failed; they are ended one by one')
      const left = await endEach(ctx, batch)
      ended += batch.length - left.length
      except.push(...left)
    }
    if (batch.length < batchSize) return ended
  }
}

/** Ends the holds of a batch that failed, each in a transaction of its own; returns the ids of those that cannot be ended now. */
async function endEach(ctx: Ctx, batch: store.ReservationRow[]): Promise<string[]> {
  const left: string[] = []
  const locked: string[][] = []
  for (const { reservation_id, items } of batch) {
    const tickets = items.filter((item) => item.held > 0).map((item) => item.ticket_id)
    // Whoever needs all that another waited for in vain would wait in vain too.
    const isLocked = locked.some((others) => others.every((ticket) => tickets.includes(ticket)))
    try {
      if (isLocked) left.push(reservation_id)
      else await end(ctx, { limit: 1, only: reservation_id })
    } catch (error) {
      const fault = databaseFault(error)
      if (fault === 'away') throw error
      if (fault === 'busy' && tickets.length > 0) locked.push(tickets)
      ctx.log.error({ err: error, reservation_id }, 'a hold that has run out could not be ended; it will be tried again')
      left.push(reservation_id)
    }
  }
  return left
}

/** `taken` is told which they are before they are ended: should that fail, the caller knows what failed. */
async function end(ctx: Ctx, which: store.Expired, taken: store.ReservationRow[] = []): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const at = ctx.now()
    await store.waitAtMost(trx, Math.min(longestWait, ctx.config.LOCK_TIMEOUT_MS))
    const before = await store.lockExpired(trx, at, which)
    if (before.length === 0) return
    taken.push(...before)
    const after = await store.endHolds(trx, before, { status: 'void', void_reason: 'expired' }, at)
    await recordHistory(trx, 'reservation', system, at, reservationVersions(before, after))
  })
}

/**
 * What becomes of somebody who found too few of some tickets: holds on them that have run out, and were not swept yet, are freed, and if there
 * were any, there is a second try. Should that fail, the first outcome stands: what was committed is committed.
 */
export async function retryShort<T>(ctx: Ctx, first: T, shortOf: (outcome: T) => readonly string[], again: () => Promise<T>): Promise<T> {
  const tickets = [...new Set(shortOf(first))]
  if (tickets.length === 0) return first
  try {
    return (await releaseExpired(ctx, tickets)) === 0 ? first : await again()
  } catch (error) {
    ctx.log.warn({ err: error }, 'holds that have run out could not be freed for those who found too little')
    return first
  }
}

/** An error that names the tickets of which too few are left, as far as is known. */
export interface ShortOfTickets extends Error {
  readonly short: readonly string[]
}
const namedBy = (error: unknown): readonly string[] => (error instanceof Error && 'short' in error ? (error as ShortOfTickets).short : [])

/** The same for a change in a transaction of its own, which fails with an error: `shortOf` finds the tickets in it. */
export async function takingStock<T>(
  ctx: Ctx,
  take: () => Promise<T>,
  shortOf: (error: unknown) => readonly string[] = namedBy,
): Promise<T> {
  const tried = (): Promise<{ value: T } | { error: unknown }> =>
    take().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
  const outcome = await retryShort(ctx, await tried(), (one) => ('error' in one ? shortOf(one.error) : []), tried)
  if ('error' in outcome) throw outcome.error
  return outcome.value
}

/** For changes of a reservation: the tickets it asks for, when there are too few of some. */
export const shortOfLines =
  (lines: readonly { ticket_id: string }[]) =>
  (error: unknown): string[] =>
    error instanceof Problem && error.code === 'insufficient_stock' ? lines.map((line) => line.ticket_id) : []
