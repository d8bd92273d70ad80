import { setTimeout } from 'node:timers/promises'
import { system } from '../../lib/caller.js'
import { type DisruptionStatus, disruptionMachine } from '../../lib/disruption-states.js'
import { Problem } from '../../lib/errors.js'
import type { Ctx, Env } from '../../platform/context.js'
import { databaseFault, type Trx } from '../../platform/db/open.js'
import { carryOut, inform, type Step, undo } from './steps.js'
import * as store from './store.js'

/** How long a run works on one disruption. A stop of the process waits for it. */
const shareMillis = 2_000
/** Orders at the same time. Orders of one buyer or one chain of resales wait for each other. */
const lanes = 3

/** The steps to do in each status, in order. Decisions that were made come before anything new. */
const stepsIn: Partial<Record<DisruptionStatus, readonly store.Waiting[]>> = {
  applying: ['decided', 'uninformed'],
  open: ['decided'],
  closing: ['decided', 'undecided'],
  reverting: ['unreverted'],
}

const run: Record<store.Waiting, (step: Step) => Promise<unknown>> = {
  decided: (step) =>
    carryOut(
      { ...step, author: { ...system, client_id: step.row.decided_by ?? system.client_id } },
      step.row.decision === 'refund' ? 'refund' : 'accept',
    ),
  uninformed: inform,
  undecided: (step) => carryOut(step, step.disruption.terms.default_decision),
  unreverted: undo,
}

/**
 * Carries disruptions on: the orders of those that were applied or reverted, decisions, and the default when a deadline has passed. Each
 * order is one transaction, so that a killed worker leaves no order half done, and any worker continues with the next.
 */
export async function workOnDisruptions(ctx: Ctx): Promise<void> {
  for (const { disruption_id, is_due } of await store.withWork(ctx.db, ctx.now())) {
    if (is_due) await close(ctx, disruption_id)
    const end = performance.now() + shareMillis
    const lane = async () => {
      while (performance.now() < end) if (!(await stepOnce(ctx, disruption_id))) return
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    const status = await ctx.db.transaction().execute((trx) => finish(ctx, trx, disruption_id))
    if (status !== undefined) ctx.log.info({ disruption_id, status }, 'disruption')
  }
}

/** The next step of one order. Returns whether there was one. */
async function step(env: Env, trx: Trx, id: string, take: (bookingorderId: string) => void): Promise<boolean> {
  const disruption = await store.shareLockDisruption(trx, id)
  for (const waiting of (disruption && stepsIn[disruption.status]) ?? []) {
    const row = await store.takeStep(trx, id, waiting)
    if (!disruption || !row) continue
    take(row.bookingorder_id)
    await run[waiting]({ env, trx, author: system, disruption, row })
    return true
  }
  return false
}

/** Carries a disruption out inside a transaction that does more, for the demo. */
export async function carryOutWithin(env: Env, trx: Trx, id: string): Promise<void> {
  while (await step(env, trx, id, () => undefined));
  await finish(env, trx, id)
}

/** Whether there was an order with something to do. */
async function stepOnce(ctx: Ctx, id: string): Promise<boolean> {
  let taken: string | undefined
  try {
    return await ctx.db.transaction().execute((trx) =>
      step(ctx, trx, id, (order) => {
        taken = order
      }),
    )
  } catch (error) {
    const fault = databaseFault(error)
    if (taken === undefined || fault === 'away') throw error
    // Another transaction buys or changes the same rows at this moment.
    if (fault === 'busy' || (error instanceof Problem && error.code === 'stock_committed')) await setTimeout(50)
    else {
      ctx.log.error({ err: error, disruption_id: id, bookingorder_id: taken }, 'an order of a disruption could not be changed')
      await store.noteFailure(ctx.db, id, taken, error instanceof Problem ? `${error.code}: ${error.message}` : 'internal')
    }
    return true
  }
}

/** The deadline has passed. */
async function close(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const at = ctx.now()
    const row = await store.lockDisruption(trx, id)
    if (row?.status === 'open' && row.decide_by !== null && row.decide_by <= at) await move(trx, row, 'closing', at)
  })
}

/** Returns the new status, if all orders have been worked on. */
async function finish(env: Env, trx: Trx, id: string): Promise<DisruptionStatus | undefined> {
  const row = await store.lockDisruption(trx, id)
  if (!row || row.status === 'open') return undefined
  for (const waiting of stepsIn[row.status] ?? []) if (await store.hasStep(trx, id, waiting)) return undefined
  const next = row.status === 'applying' && row.kind !== 'cancelled' ? 'open' : row.status === 'reverting' ? 'reverted' : 'done'
  await move(trx, row, next, env.now())
  if (row.kind === 'cancelled') await store.setPayoutDecided(trx, row.event_id)
  return next
}

async function move(trx: Step['trx'], { disruption_id, status }: store.DisruptionRow, to: DisruptionStatus, at: Date): Promise<void> {
  disruptionMachine.check('status', status, to)
  await store.setDisruption(trx, disruption_id, {
    status: to,
    updated: at,
    ...(to === 'done' || to === 'reverted' ? { finished: at } : {}),
  })
}
