import type { Caller } from '../../lib/caller.js'
import type { Ctx } from '../../platform/context.js'
import { maxMatches, type SeatingPreview } from './schema.js'
import { planSeats } from './seats.js'
import { find } from './service.js'
import { freeSeats } from './store.js'
import { codesOf, freeByVariant, waitingByVariant, waitingOrders } from './waiting.js'

/**
 * What assigning the seats of a file would do now. The totals cover all orders. Matches are planned for the first orders only, which is
 * exact, because later orders do not affect them.
 */
export async function preview(ctx: Ctx, caller: Caller, id: string): Promise<SeatingPreview> {
  const { ticket_id } = await find(ctx, caller, id)
  const [free, waiting, matches] = await Promise.all([
    freeByVariant(ctx.db, ticket_id, id),
    waitingByVariant(ctx.db, ticket_id),
    firstMatches(ctx, ticket_id, id),
  ])
  const seats = total(free)
  const seated = mostSeated(free, waiting)
  return { seats, waiting: total(waiting), seated, left_over: seats - seated, matches }
}

/** Enough for the shown orders, unless they have hundreds of items each. */
const maxItems = 1_000

/** Reads and plans in the same way as `assignSeats`, but only for the shown orders. */
async function firstMatches({ db, config }: Ctx, ticket_id: string, id: string): Promise<SeatingPreview['matches']> {
  const { flags } = await db.selectFrom('ticket').select('flags').where('ticket_id', '=', ticket_id).executeTakeFirstOrThrow()
  const free = await freeSeats(db, ticket_id, config.UPLOAD_LIMIT_LINES, id)
  const waiting = await waitingOrders(db, ticket_id, Math.min(free.length, maxItems))
  const items = waiting.flatMap(({ groups }) => groups.flat()).length
  // The last order may have more items than were read.
  const whole = items === maxItems ? waiting.slice(0, -1) : waiting
  const plan = planSeats(free, whole.slice(0, maxMatches), { pairsOnly: flags.includes('pairs_only') })
  if (plan.length === 0) return []
  const orders = plan.map((given) => given.bookingorder_id)
  const codes = await codesOf(db, orders)
  const places = new Map(free.map((seat) => [seat.downloaditem_id, seat]))
  return plan.map(({ bookingorder_id, seats, together }) => ({
    bookingorder_id,
    booking_code: codes.get(bookingorder_id) ?? '',
    seats: seats.map(({ orderitem_id, downloaditem_id }) => {
      const { section = null, row = null, seat = null } = places.get(downloaditem_id) ?? {}
      return { orderitem_id, section, row, seat }
    }),
    together,
  }))
}

type Counts = ReadonlyMap<string, number>
const total = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0)

/** A seat with a variant is for orders of that variant. A seat without one (`''`) is for any remaining order. */
function mostSeated(free: Counts, waiting: Counts): number {
  const own = [...waiting].map(([variant, count]) => (variant === '' ? 0 : Math.min(count, free.get(variant) ?? 0)))
  const seated = own.reduce((sum, count) => sum + count, 0)
  return seated + Math.min(total(waiting) - seated, free.get('') ?? 0)
}
