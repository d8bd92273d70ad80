import type { Ctx } from '../../platform/context.js'
import { raise } from '../../platform/domain-events.js'
import { currentRate, nextPriceChange } from './rules/sale.js'
import * as store from './store.js'

const batchSize = 500

/**
 * Updates the stored price of tickets when a sales period with a price begins or ends. Reads and sales compute the current price themselves
 * and do not depend on this. Lists filter and sort by the stored price, and clients with copies notice the change by `updated`.
 */
export async function movePrices(ctx: Ctx): Promise<number> {
  const at = ctx.now()
  let moved = 0
  for (let due = batchSize; due === batchSize; ) {
    due = await ctx.db.transaction().execute(async (trx) => {
      const ids = await store.duePriceChanges(trx, at, batchSize)
      // Another worker may have updated the ticket while this one waited for the lock.
      const rows = (await store.lockTickets(trx, ids)).filter((row) => row.price_change !== null && row.price_change <= at)
      await store.updateTickets(
        trx,
        'ticket',
        rows.map((row) => ({
          ticket_id: row.ticket_id,
          net_rate: currentRate(row, at),
          price_change: nextPriceChange(row, at),
          updated: at,
          last_checked: at,
        })),
      )
      await raise(ctx, trx, 'offers_changed', { tickets: rows, at })
      moved += rows.length
      return ids.length
    })
  }
  return moved
}
