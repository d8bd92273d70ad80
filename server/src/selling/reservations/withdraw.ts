import type { LateSale } from '../../catalogue/tickets/rules/sale.js'
import { type Sellable, whyWithdrawn, withdrawnReasons } from '../../catalogue/tickets/rules/withdrawn.js'
import { lockForSale, lockStock } from '../../catalogue/tickets/stock.js'
import { system } from '../../lib/caller.js'
import { Problem } from '../../lib/errors.js'
import type { Ctx } from '../../platform/context.js'
import { databaseFault } from '../../platform/db/open.js'
import { recordHistory } from '../../platform/history/store.js'
import { withdrawnLetters } from './letters.js'
import { reservationVersions } from './schema.js'
import * as store from './store.js'
import * as withdrawals from './withdrawals.js'

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

interface Outcome {
  ended: number
  isDone: boolean
}

const waitOf = ({ config }: Ctx): number => Math.min(longestWait, config.LOCK_TIMEOUT_MS)

/** Ends open reservations of tickets that may not be sold any more. Tells whether all were ended: what others are dealing with is left to them. */
async function endHoldsOn(ctx: Ctx, tickets: string[]): Promise<Outcome> {
  // Whoever looked at one of them before it was taken off sale, and is about to hold it, is done with it then.
  await ctx.db.transaction().execute(async (trx) => {
    await store.waitAtMost(trx, waitOf(ctx))
    await lockStock(trx, tickets)
  })
  const seen: string[] = []
  let ended = 0
  let isDone = true
  for (;;) {
    const found = await withdrawals.openWith(ctx.db, tickets, batchSize, seen)
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
async function end(ctx: Ctx, tickets: string[], found: Awaited<ReturnType<typeof withdrawals.openWith>>): Promise<Outcome> {
  return ctx.db.transaction().execute(async (trx) => {
    const at = ctx.now()
    await store.waitAtMost(trx, waitOf(ctx))
    const known = await lockForSale(trx, [...new Set([...tickets, ...found.flatMap((one) => one.tickets)])])
    const withdrawn = tickets.filter((id) => {
      const ticket = known.get(id)
      return ticket !== undefined && whyWithdrawn(ticket, at, ctx.config.SALE_AFTER_START_MINUTES) !== undefined
    })
    const ids = found.filter((one) => one.tickets.some((id) => withdrawn.includes(id))).map((one) => one.reservation_id)
    if (ids.length === 0) return { ended: 0, isDone: true }
    const locked = await withdrawals.lockOpenOf(trx, ids, withdrawn)
    // One whose lines were just replaced may have tickets that are not locked: it is looked at anew.
    const before = locked.filter((one) => one.items.every((item) => known.has(item.ticket_id)))
    const after = await store.endHolds(trx, before, { status: 'void', void_reason: 'withdrawn' }, at)
    await recordHistory(trx, 'reservation', system, at, reservationVersions(before, after))
    const letters = before.flatMap(withdrawnLetters)
    if (letters.length > 0) await ctx.jobs.enqueue(trx, 'mail', letters)
    return { ended: before.length, isDone: before.length === ids.length }
  })
}

/** The same, ticket by ticket where it fails for all of them: one that somebody keeps locked does not hold up the others. Gives those that are done. */
async function endHoldsOnEach(ctx: Ctx, tickets: string[]): Promise<{ ended: number; done: string[] }> {
  if (tickets.length === 0) return { ended: 0, done: [] }
  try {
    const { ended, isDone } = await endHoldsOn(ctx, tickets)
    return { ended, done: isDone ? tickets : [] }
  } catch (error) {
    if (databaseFault(error) === 'away') throw error
    ctx.log.warn({ err: error, tickets: tickets.length }, 'holds on what was taken off sale could not be ended; it will be tried again')
    if (tickets.length === 1) return { ended: 0, done: [] }
  }
  const each = { ended: 0, done: [] as string[] }
  for (const ticket of tickets) {
    const { ended, done } = await endHoldsOnEach(ctx, [ticket])
    each.ended += ended
    each.done.push(...done)
  }
  return each
}

/** Until when each service has looked for events that began. */
const lookedUntil = new WeakMap<Ctx, Date>()
/** A request to hold may be decided some time after it came, by the moment it came. */
const overlap = 10_000

/**
 * Ends the holds on what was taken off sale since the last time: tickets that somebody noted down when they, or their event, changed, and
 * those of events that have begun or ended. The first time it looks back as far as a hold can last. Returns how many ended.
 */
export async function endWithdrawn(ctx: Ctx): Promise<number> {
  const at = ctx.now()
  const { ON_REQUEST_ANSWER_HOURS, ON_REQUEST_HOLD_HOURS } = ctx.config
  const longest = (ON_REQUEST_ANSWER_HOURS + ON_REQUEST_HOLD_HOURS + 24) * 3_600_000
  const since = (lookedUntil.get(ctx)?.getTime() ?? at.getTime() - longest) - overlap
  const begun = await withdrawals.ticketsOfBegun(ctx.db, new Date(since), at)
  const ofBegun = await endHoldsOnEach(ctx, begun)
  if (ofBegun.done.length === begun.length) lookedUntil.set(ctx, at)
  const notes = await withdrawals.notedWithdrawals(ctx.db, mostNotes)
  const noted = await endHoldsOnEach(
    ctx,
    notes.map((note) => note.ticket_id),
  )
  const done = new Set(noted.done)
  await withdrawals.forgetWithdrawals(
    ctx.db,
    notes.filter((note) => done.has(note.ticket_id)),
  )
  return ofBegun.ended + noted.ended
}
