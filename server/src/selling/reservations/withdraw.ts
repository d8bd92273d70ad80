import type { LateSale } from '../../catalogue/tickets/rules/sale.js'
import { type Sellable, type Withdrawal, whyWithdrawn, withdrawnReasons } from '../../catalogue/tickets/rules/withdrawn.js'
import { lockForSale, lockStock } from '../../catalogue/tickets/stock.js'
import { system } from '../../lib/caller.js'
import { Problem } from '../../lib/errors.js'
import type { Ctx } from '../../platform/context.js'
import { setLockTimeout } from '../../platform/db/client.js'
import { databaseFault } from '../../platform/db/open.js'
import { withdrawnLetters } from './letters.js'
import * as store from './store.js'
import { recordChanges } from './versions.js'
import * as withdrawals from './withdrawals.js'

/** Ends holds on tickets that may no longer be sold. Booking such a hold is refused. Each hold is ended exactly once. */

/** A hold that can no longer be booked, because of these tickets. */
class Withdrawn extends Problem {
  constructor(
    readonly tickets: string[],
    ...problem: ConstructorParameters<typeof Problem>
  ) {
    super(...problem)
  }
}

/** Since when the present items of a reservation are held. Replacing them agrees to their events as they are then. */
const heldSince = ({ created, terms }: Pick<store.ReservationRow, 'created' | 'terms'>): Date =>
  terms.replaced === undefined ? created : new Date(terms.replaced)

/** Checks again whether held tickets may be sold. The tickets must be locked, and read after the lock. */
export function refuseWithdrawn(
  { reservation_id, ...agreed }: Pick<store.ReservationRow, 'reservation_id' | 'created' | 'terms'>,
  held: ReadonlyMap<string, Sellable & { ticket_title: string }>,
  at: Date,
  late: LateSale,
): void {
  const gone = [...held].flatMap(([ticket_id, ticket]) => {
    const why = whyWithdrawn(ticket, heldSince(agreed), at, late)
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
 * Runs a change that calls `refuseWithdrawn`. If the change is refused because a ticket may no longer be sold, it is rolled back, and the
 * holds on that ticket are ended in a separate transaction. If that fails, the sweep ends them later.
 */
export async function endHoldsIfWithdrawn<T>(ctx: Ctx, change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (error instanceof Withdrawn)
      await endHoldsOn(ctx, error.tickets).catch((failure: unknown) =>
        ctx.log.warn({ err: failure, tickets: error.tickets }, 'holds on withdrawn tickets could not be ended immediately'),
      )
    throw error
  }
}

const batchSize = 200
const maxRecords = 1_000
/** One locked ticket may delay the other holds by at most this long. The same limit applies to expired holds. */
const maxLockWaitMillis = 1_000

interface Outcome {
  ended: number
  isDone: boolean
}

const lockWaitMillis = ({ config }: Ctx): number => Math.min(maxLockWaitMillis, config.LOCK_TIMEOUT_MS)

/**
 * Ends open reservations of tickets that may no longer be sold. Reservations locked by other transactions are skipped; `isDone` is then
 * false.
 */
async function endHoldsOn(ctx: Ctx, tickets: string[]): Promise<Outcome> {
  // Waits for transactions that read a ticket before it was withdrawn and are about to hold it.
  await ctx.db.transaction().execute(async (trx) => {
    await setLockTimeout(trx, lockWaitMillis(ctx))
    await lockStock(trx, tickets)
  })
  const seen: string[] = []
  let ended = 0
  let isDone = true
  for (;;) {
    const found = await withdrawals.openReservationsOf(ctx.db, tickets, batchSize, seen)
    if (found.length === 0) return { ended, isDone }
    seen.push(...found.map((one) => one.reservation_id))
    const outcome = await end(ctx, tickets, found)
    ended += outcome.ended
    isDone &&= outcome.isDone
  }
}

/**
 * Locks the tickets of all these reservations first, in id order, as every transaction does that locks several tickets. This waits for
 * transactions that are about to hold one of them. Reservations are then locked with `skip locked`: a transaction that has one locked is
 * waiting for its tickets, and checks them again afterwards.
 */
async function end(ctx: Ctx, tickets: string[], found: Awaited<ReturnType<typeof withdrawals.openReservationsOf>>): Promise<Outcome> {
  return ctx.db.transaction().execute(async (trx) => {
    const at = ctx.now()
    await setLockTimeout(trx, lockWaitMillis(ctx))
    const known = await lockForSale(trx, [...new Set([...tickets, ...found.flatMap((one) => one.tickets)])])
    /** The reasons why a reservation with these tickets ends. */
    const reasonsOf = (ids: string[], since: Date): Withdrawal[] =>
      ids.flatMap((id) => {
        const ticket = tickets.includes(id) ? known.get(id) : undefined
        return (ticket && whyWithdrawn(ticket, since, at, ctx.config.SALE_AFTER_START_MINUTES)) ?? []
      })
    const ids = found.filter((one) => reasonsOf(one.tickets, one.since).length > 0).map((one) => one.reservation_id)
    if (ids.length === 0) return { ended: 0, isDone: true }
    const reasonsOfLines = (one: store.ReservationRow) =>
      reasonsOf(
        one.items.map((item) => item.ticket_id),
        heldSince(one),
      )
    const locked = (await withdrawals.lockOpenOf(trx, ids)).filter((one) => reasonsOfLines(one).length > 0)
    // If the lines were replaced meanwhile, some tickets may not be locked. These reservations are left for the next run.
    const before = locked.filter((one) => one.items.every((item) => known.has(item.ticket_id)))
    const isDisrupted = (one: store.ReservationRow) => reasonsOfLines(one).includes('event_disrupted')
    for (const void_reason of ['disrupted', 'withdrawn'] as const) {
      const ending = before.filter((one) => isDisrupted(one) === (void_reason === 'disrupted'))
      if (ending.length === 0) continue
      const after = await store.endHolds(trx, ending, { status: 'void', void_reason }, at)
      await recordChanges(trx, system, at, ending, after)
    }
    const letters = before.flatMap(withdrawnLetters)
    if (letters.length > 0) await ctx.jobs.enqueue(trx, 'mail', letters)
    return { ended: before.length, isDone: before.length === ids.length }
  })
}

/**
 * Like `endHoldsOn`, but falls back to one ticket at a time if the batch fails, so that one locked ticket does not block the others.
 * Returns the tickets that are done.
 */
async function endHoldsOnEach(ctx: Ctx, tickets: string[]): Promise<{ ended: number; done: string[] }> {
  if (tickets.length === 0) return { ended: 0, done: [] }
  try {
    const { ended, isDone } = await endHoldsOn(ctx, tickets)
    return { ended, done: isDone ? tickets : [] }
  } catch (error) {
    if (databaseFault(error) === 'away') throw error
    ctx.log.warn({ err: error, tickets: tickets.length }, 'holds on withdrawn tickets could not be ended; it will be tried again')
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

/** For each service: the time up to which it has searched for events that began. */
const searchedUntil = new WeakMap<Ctx, Date>()
/** A request to hold is decided by its time of arrival, which may be some seconds ago. */
const overlap = 10_000

/**
 * Ends the holds on tickets that were withdrawn since the last run: tickets recorded as withdrawn when the ticket or its event changed, and
 * tickets of events that began or ended. The first run looks back as far as a hold can last. Returns the number of holds ended.
 */
export async function endWithdrawn(ctx: Ctx): Promise<number> {
  const at = ctx.now()
  const { ON_REQUEST_ANSWER_HOURS, ON_REQUEST_HOLD_HOURS } = ctx.config
  const longest = (ON_REQUEST_ANSWER_HOURS + ON_REQUEST_HOLD_HOURS + 24) * 3_600_000
  const since = (searchedUntil.get(ctx)?.getTime() ?? at.getTime() - longest) - overlap
  const started = await withdrawals.ticketsOfStartedEvents(ctx.db, new Date(since), at)
  const ofStarted = await endHoldsOnEach(ctx, started)
  if (ofStarted.done.length === started.length) searchedUntil.set(ctx, at)
  const notes = await withdrawals.recordedWithdrawals(ctx.db, maxRecords)
  const noted = await endHoldsOnEach(
    ctx,
    notes.map((note) => note.ticket_id),
  )
  const done = new Set(noted.done)
  await withdrawals.deleteWithdrawals(
    ctx.db,
    notes.filter((note) => done.has(note.ticket_id)),
  )
  return ofStarted.ended + noted.ended
}
