import type { Ctx } from '../../context.js'
import type { Caller } from '../../lib/caller.js'
import type { SeatingPreview } from './schema.js'
import { find } from './service.js'
import { freeByVariant, waitingByVariant } from './waiting.js'

/**
 * What giving out the seats of a file would do at this moment. Counted, not planned: who sits beside whom is found when it is done, and a plan
 * for thousands would keep everybody else waiting.
 */
export async function preview(ctx: Ctx, caller: Caller, id: string): Promise<SeatingPreview> {
  const { ticket_id } = await find(ctx, caller, id)
  const [free, waiting] = await Promise.all([freeByVariant(ctx.db, ticket_id, id), waitingByVariant(ctx.db, ticket_id)])
  const seats = total(free)
  const seated = mostSeated(free, waiting)
  return { seats, waiting: total(waiting), seated, left_over: seats - seated }
}

type Counts = ReadonlyMap<string, number>
const total = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0)

/** A seat that names a variant is for those who booked it; one that names none (`''`) is for whoever is left. */
function mostSeated(free: Counts, waiting: Counts): number {
  const own = [...waiting].map(([variant, count]) => (variant === '' ? 0 : Math.min(count, free.get(variant) ?? 0)))
  const seated = own.reduce((sum, count) => sum + count, 0)
  return seated + Math.min(total(waiting) - seated, free.get('') ?? 0)
}
