import { sql } from 'kysely'
import { system } from '../../lib/caller.js'
import { notifyClient } from '../../lib/order-states.js'
import type { Ctx, Env } from '../../platform/context.js'
import { keepPlans } from '../../platform/db/client.js'
import type { Trx } from '../../platform/db/open.js'
import { recorded } from './service.js'
import * as store from './store.js'

/** Records on each order of a booking whether the confirmation email was sent. */
export async function noteNotified(ctx: Ctx, ids: readonly string[], status: Outcome): Promise<void> {
  for (const id of ids) {
    await ctx.db.transaction().execute(async (trx) => {
      await keepPlans(trx)
      await noteOrderNotified(ctx, trx, id, status)
    })
  }
}

type Outcome = 'completed' | 'failed'

export async function noteOrderNotified(env: Env, trx: Trx, id: string, status: Outcome): Promise<void> {
  const order = await store.lockOrder(trx, id, sql`true`)
  if (!order || !notifyClient.moves[order.notify_client_status].includes(status)) return
  const at = env.now()
  await store.updateOrder(trx, id, { notify_client_status: status, updated: at, version: order.version + 1 })
  await recorded(trx, system, at, order, id)
}
