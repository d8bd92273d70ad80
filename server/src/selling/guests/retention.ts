import { dayMillis } from '../../lib/time.js'
import type { Ctx } from '../../platform/context.js'
import { eraseSealed } from './store.js'

const batchSize = 1_000

/** Erases passport numbers and dates of birth some days after the event. Returns the number of guests. */
export async function eraseOld(ctx: Ctx): Promise<number> {
  const at = ctx.now()
  const before = new Date(at.getTime() - ctx.config.GUEST_RETENTION_DAYS * dayMillis)
  let erased = 0
  for (;;) {
    const batch = await eraseSealed(ctx.db, before, at, batchSize)
    erased += batch
    if (batch === 0) break
  }
  if (erased > 0) ctx.log.info({ guests: erased }, 'passport numbers and dates of birth erased after their events')
  return erased
}
