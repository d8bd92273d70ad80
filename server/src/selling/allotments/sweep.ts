import { system } from '../../lib/caller.js'
import type { Ctx } from '../../platform/context.js'
import { databaseFault, type Trx } from '../../platform/db/open.js'
import { releaseOne, warn } from './service.js'
import * as store from './store.js'

const batchSize = 100

/**
 * Releases allotments whose time has come, each exactly once and in a transaction of its own. One that cannot be released is left for the
 * next run and does not delay the others. Returns the number released.
 */
export async function releaseDue(ctx: Ctx): Promise<number> {
  const seen: string[] = []
  let released = 0
  for (;;) {
    const due = await store.dueReleases(ctx.db, ctx.now(), batchSize, seen)
    for (const id of due) {
      seen.push(id)
      try {
        if (await ctx.db.transaction().execute((trx) => releaseOne(ctx, trx, system, id))) released++
      } catch (error) {
        if (databaseFault(error) === 'away') throw error
        ctx.log.error({ err: error, allotment_id: id }, 'an allotment could not be released; it will be tried again')
      }
    }
    if (due.length < batchSize) return released
  }
}

type Take = (trx: Trx, at: Date, limit: number) => Promise<string[]>

async function warnAll(ctx: Ctx, news: 'releasing' | 'selling', take: Take): Promise<number> {
  let warned = 0
  for (;;) {
    const count = await ctx.db.transaction().execute(async (trx) => {
      const at = ctx.now()
      const ids = await take(trx, at, batchSize)
      await warn(ctx, trx, news, ids, at)
      return ids.length
    })
    warned += count
    if (count < batchSize) return warned
  }
}

/** Warns ahead of releases, and of shares that are nearly used up. Each warning is given once. */
export async function warnDue(ctx: Ctx): Promise<number> {
  return (await warnAll(ctx, 'releasing', store.takeWarnings)) + (await warnAll(ctx, 'selling', store.takeSellThrough))
}
