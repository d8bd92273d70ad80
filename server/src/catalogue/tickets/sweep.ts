import type { Ctx } from '../../platform/context.js'
import { raise } from '../../platform/domain-events.js'
import { currentRate, nextPriceChange } from './rules/sale.js'
import * as store from './store.js'

const batchSize = 500

/**
 * Moves the stored price of tickets whose period with a price of its own has begun or ended. Reading and selling never wait for it, they
 * work the price out; lists are filtered and sorted by what is stored, and who keeps copies sees `updated` move.
 */
export async function movePrices(ctx: Ctx): Promise<number> {
  const at = ctx.now()
  let moved = 0
  for (let due = batchSize; due === batchSize; ) {
    due = await ctx.db.transaction().execute(async (trx) => {
      const ids = await store.duePriceChanges(trx, at, batchSize)
      // Another worker may have been here while the lock was waited for.
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
