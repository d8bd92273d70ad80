import { system } from '../../lib/caller.js'
import type { Ctx, Env } from '../../platform/context.js'
import { keepPlans } from '../../platform/db/client.js'
import { databaseFault, type Trx } from '../../platform/db/open.js'
import * as store from './store.js'

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

/** An order whose letter was recorded before keeps its status. */
export async function noteOrdersNotified(env: Env, trx: Trx, notes: Notified[]): Promise<void> {
  await store.waitForOrders(
    trx,
    notes.flatMap(({ bookingorder_ids }) => bookingorder_ids),
  )
  // After the locks, so that later versions have later times.
  const at = env.now()
  for (const status of new Set(notes.map((note) => note.status))) {
    const ids = notes.filter((note) => note.status === status).flatMap(({ bookingorder_ids }) => bookingorder_ids)
    await store.setNotified(trx, ids, status, system, at)
  }
}
