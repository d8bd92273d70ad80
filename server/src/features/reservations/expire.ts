import type { Ctx } from '../../context.js'
import { system } from '../../lib/caller.js'
import { recordHistory } from '../history/store.js'
import { toReservation } from './schema.js'
import * as store from './store.js'

const batchSize = 200

/**
 * Gives back what holds past their time have, each exactly once, whoever comes first: the sweep, or a buyer who finds one of `tickets`
 * short. Returns how many ended.
 */
export async function releaseExpired(ctx: Ctx, tickets?: string[]): Promise<number> {
  let ended = 0
  for (;;) {
    const batch = await ctx.db.transaction().execute(async (trx) => {
      const at = ctx.now()
      const expired = await store.lockExpired(trx, at, batchSize, tickets)
      if (expired.length === 0) return 0
      const after = new Map(
        (await store.endHolds(trx, expired, { status: 'void', void_reason: 'expired' }, at)).map((one) => [one.reservation_id, one]),
      )
      const versions = expired.flatMap((before) => {
        const now = after.get(before.reservation_id)
        return now
          ? [{ resource_id: now.reservation_id, version: now.version, before: toReservation(before), after: toReservation(now) }]
          : []
      })
      await recordHistory(trx, 'reservation', system, at, versions)
      return expired.length
    })
    ended += batch
    if (batch < batchSize) return ended
  }
}
