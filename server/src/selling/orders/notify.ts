import { system } from '../../lib/caller.js'
import { notifyClient } from '../../lib/order-states.js'
import type { Ctx, Env } from '../../platform/context.js'
import { keepPlans, readAll } from '../../platform/db/client.js'
import { databaseFault, type Trx } from '../../platform/db/open.js'
import { recordHistory } from '../../platform/history/store.js'
import * as store from './store.js'
import { toPastOrder } from './wire.js'

type Outcome = 'completed' | 'failed'

/** Whether the confirmation letter of these orders was sent. */
export interface Notified {
  bookingorder_ids: readonly string[]
  status: Outcome
}

/** Records on each order of a booking whether its letter was sent. One transaction for many letters; if it fails, one for each. */
export async function noteNotified(ctx: Ctx, notes: Notified[]): Promise<void> {
  const write = (some: Notified[]) =>
    ctx.db.transaction().execute(async (trx) => {
      await keepPlans(trx)
      await noteOrdersNotified(ctx, trx, some)
    })
  try {
    await write(notes)
  } catch (error) {
    if (notes.length === 1 || databaseFault(error) === 'away') throw error
    for (const note of notes) await write([note])
  }
}

export async function noteOrdersNotified(env: Env, trx: Trx, notes: Notified[]): Promise<void> {
  const outcomes = new Map(notes.flatMap(({ bookingorder_ids, status }) => bookingorder_ids.map((id) => [id, status] as const)))
  if (outcomes.size === 0) return
  const ids = [...outcomes.keys()]
  await store.lockOrders(trx, ids)
  const orders = await readAll(trx, store.ordersOf(ids))
  const at = env.now()
  const changes = orders.flatMap((before) => {
    const status = outcomes.get(before.bookingorder_id) as Outcome
    if (!notifyClient.moves[before.notify_client_status].includes(status)) return []
    return [{ before, after: { ...before, notify_client_status: status, updated: at, version: before.version + 1 } }]
  })
  if (changes.length === 0) return
  const changed = changes.map(({ after }) => after)
  await store.setNotified(trx, changed)
  const versions = changes.map(({ before, after }) => ({
    resource_id: after.bookingorder_id,
    version: after.version,
    before: toPastOrder(before),
    after: toPastOrder(after),
  }))
  await recordHistory(trx, 'bookingorder', system, at, versions)
}
