import type { Ctx } from '../../context.js'
import { system } from '../../lib/caller.js'
import { Problem } from '../../lib/errors.js'
import { recordHistory } from '../history/store.js'
import type { LateSale } from '../tickets/rules/sale.js'
import { type Sellable, whyWithdrawn, withdrawnReasons } from '../tickets/rules/withdrawn.js'
import { lockForSale } from '../tickets/stock.js'
import { withdrawnLetters } from './letters.js'
import { reservationVersions } from './schema.js'
import * as store from './store.js'

/** Holds on what may not be sold any more: whoever comes to book one is refused, and all of them are ended, each exactly once. */

/** A hold that cannot be booked any more, because of these tickets. */
class Withdrawn extends Problem {
  constructor(
    readonly tickets: string[],
    ...problem: ConstructorParameters<typeof Problem>
  ) {
    super(...problem)
  }
}

/** Looks again at tickets that are held. They are locked, and were read after that. */
export function refuseWithdrawn(
  reservation_id: string,
  held: ReadonlyMap<string, Sellable & { ticket_title: string }>,
  at: Date,
  late: LateSale,
): void {
  const gone = [...held].flatMap(([ticket_id, ticket]) => {
    const why = whyWithdrawn(ticket, at, late)
    return why ? [{ ticket_id, message: `${ticket.ticket_title} may not be sold any more, because ${withdrawnReasons[why]}.` }] : []
  })
  const [first] = gone
  if (!first) return
  throw new Withdrawn(
    gone.map((one) => one.ticket_id),
    'not_on_sale',
    {
      detail: `${gone.map((one) => one.message).join(' ')} The hold is void.`,
      facts: { reservation_id, ticket_id: first.ticket_id, available_quantity: 0, allowed_quantities: [] },
    },
  )
}

/**
 * Makes a change that looks again. When it is refused, because of a ticket that may not be sold any more, nothing of it is done; the holds on
 * that ticket are ended all the same. Should that fail, the sweep does it a moment later.
 */
export async function endingWithdrawn<T>(ctx: Ctx, change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (error instanceof Withdrawn)
      await endHoldsOn(ctx, error.tickets).catch((failure: unknown) =>
        ctx.log.warn({ err: failure, tickets: error.tickets }, 'holds on what was taken off sale could not be ended at once'),
      )
    throw error
  }
}

const batchSize = 200
const mostNotes = 1_000
/** As those that have run out: the others do not wait longer than this for a ticket that somebody keeps locked. */
const longestWait = 1_000

/** Ends open reservations of tickets that may not be sold any more. Tells whether all were ended: what others are dealing with is left to them. */
async function endHoldsOn(ctx: Ctx, tickets: string[]): Promise<{ ended: number; isDone: boolean }> {
  const seen: string[] = []
  let ended = 0
  let isDone = true
  for (;;) {
    const found = await store.openWith(ctx.db, tickets, batchSize, seen)
    if (found.length === 0) return { ended, isDone }
    seen.push(...found.map((one) => one.reservation_id))
    const outcome = await end(ctx, tickets, found)
    ended += outcome.ended
    isDone &&= outcome.isDone
  }
}

/**
 * The tickets of all of them are locked first, in id order, as everybody does who locks several; so whoever was just holding one of them is
 * done. Their reservations are then only locked if they are free: who has one locked is waiting for its tickets, and will look again.
 */
async function end(
  ctx: Ctx,
  tickets: string[],
  found: Awaited<ReturnType<typeof store.openWith>>,
): Promise<{ ended: number; isDone: boolean }> {
  return ctx.db.transaction().execute(async (trx) => {
    const at = ctx.now()
    await store.waitAtMost(trx, Math.min(longestWait, ctx.config.LOCK_TIMEOUT_MS))
    const known = await lockForSale(trx, [...new Set([...tickets, ...found.flatMap((one) => one.tickets)])])
    const withdrawn = tickets.filter((id) => {
      const ticket = known.get(id)
      return ticket !== undefined && whyWithdrawn(ticket, at, ctx.config.SALE_AFTER_START_MINUTES) !== undefined
    })
    const ids = found.filter((one) => one.tickets.some((id) => withdrawn.includes(id))).map((one) => one.reservation_id)
    if (ids.length === 0) return { ended: 0, isDone: true }
    const locked = await store.lockOpenOf(trx, ids, withdrawn)
    // One whose lines were just replaced may have tickets that are not locked: it is looked at anew.
    const before = locked.filter((one) => one.items.every((item) => known.has(item.ticket_id)))
    const after = await store.endHolds(trx, before, { status: 'void', void_reason: 'withdrawn' }, at)
    await recordHistory(trx, 'reservation', system, at, reservationVersions(before, after))
    const letters = before.flatMap(withdrawnLetters)
    if (letters.length > 0) await ctx.jobs.enqueue(trx, 'mail', letters)
    return { ended: before.length, isDone: before.length === ids.length }
  })
}

/** Until when each service has looked for events that began. */
const lookedUntil = new WeakMap<Ctx, Date>()

/**
 * Ends the holds on what was taken off sale since the last time: tickets that somebody noted down when they, or their event, changed, and
 * those of events that have begun or ended. The first time it looks back as far as a hold can last. Returns how many ended.
 */
export async function endWithdrawn(ctx: Ctx): Promise<number> {
  const at = ctx.now()
  const { ON_REQUEST_ANSWER_HOURS, ON_REQUEST_HOLD_HOURS } = ctx.config
  const longest = (ON_REQUEST_ANSWER_HOURS + ON_REQUEST_HOLD_HOURS + 24) * 3_600_000
  const since = lookedUntil.get(ctx) ?? new Date(at.getTime() - longest)
  let ended = 0
  const begun = await store.ticketsOfBegun(ctx.db, since, at)
  const outcome = begun.length > 0 ? await endHoldsOn(ctx, begun) : { ended: 0, isDone: true }
  ended += outcome.ended
  if (outcome.isDone) lookedUntil.set(ctx, at)
  const notes = await store.withdrawals(ctx.db, mostNotes)
  if (notes.length === 0) return ended
  const noted = await endHoldsOn(
    ctx,
    notes.map((note) => note.ticket_id),
  )
  if (noted.isDone) await store.forgetWithdrawals(ctx.db, notes)
  return ended + noted.ended
}
