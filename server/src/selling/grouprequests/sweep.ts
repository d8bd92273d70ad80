import { system } from '../../lib/caller.js'
import { dayMillis, wireDate } from '../../lib/time.js'
import type { Ctx } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import { type Db, databaseFault } from '../../platform/db/open.js'
import { expire, tell } from './service.js'
import * as store from './store.js'

const batchSize = 100

/** Closes requests and quotes whose time is over, each exactly once. Returns the number of requests changed. */
export async function expireRequests(ctx: Ctx): Promise<number> {
  const search = (find: (db: Db, at: Date, limit: number, except: readonly string[]) => Promise<string[]>) => expireAll(ctx, find)
  return (await search(store.overdue)) + (await search(store.withOverdueQuotes))
}

/** The parties are reminded of the day for the names so many days ahead. */
const noticeDays = 3

/** Reminds both parties of accepted quotes of the day for the names, each once. Returns the number of quotes. */
export async function remindNames(ctx: Ctx): Promise<number> {
  return ctx.db.transaction().execute(async (trx) => {
    const at = ctx.now()
    const due = await store.takeNameReminders(trx, at, wireDate(new Date(at.getTime() + noticeDays * dayMillis)), batchSize)
    const requests: store.GroupRequestRow[] = []
    for (const { grouprequest_id } of due)
      requests.push(...[await store.findGroupRequest(trx, grouprequest_id, everyRow)].flatMap((one) => one ?? []))
    // In the order of distributors, whose letters are counted under a lock: two processes that remind at once do not deadlock.
    for (const request of requests.toSorted((a, b) => (a.distributor_id < b.distributor_id ? -1 : 1))) {
      const quote = request.quotes.find((one) => one.quote_id === request.accepted_quote_id)
      if (quote) await tell(ctx, trx, 'names_due', request, at, { quote, suppliers: [quote.supplier_id] })
    }
    return due.length
  })
}

async function expireAll(ctx: Ctx, find: typeof store.overdue): Promise<number> {
  const seen: string[] = []
  let changed = 0
  for (;;) {
    const due = await find(ctx.db, ctx.now(), batchSize, seen)
    for (const id of due) {
      seen.push(id)
      try {
        if (await ctx.db.transaction().execute((trx) => expire(ctx, trx, system, id))) changed++
      } catch (error) {
        if (databaseFault(error) === 'away') throw error
        ctx.log.error({ err: error, grouprequest_id: id }, 'a group request could not be closed; it will be tried again')
      }
    }
    if (due.length < batchSize) return changed
  }
}
