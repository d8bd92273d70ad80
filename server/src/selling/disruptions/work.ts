import { setTimeout } from 'node:timers/promises'
import { system } from '../../lib/caller.js'
import { type DisruptionStatus, disruptionMachine } from '../../lib/disruption-states.js'
import { Problem } from '../../lib/errors.js'
import type { Ctx } from '../../platform/context.js'
import { databaseFault } from '../../platform/db/open.js'
import { inform, type Step, settle, undo } from './steps.js'
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
    settle(
      { ...step, author: { ...system, client_id: step.row.decided_by ?? system.client_id } },
      step.row.decision === 'refund' ? 'refund' : 'accept',
    ),
  uninformed: inform,
  undecided: (step) => settle(step, step.disruption.terms.default_decision),
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
    await finish(ctx, disruption_id)
  }
}

/** Whether there was an order with something to do. */
async function stepOnce(ctx: Ctx, id: string): Promise<boolean> {
  let taken: string | undefined
  try {
    return await ctx.db.transaction().execute(async (trx) => {
      const disruption = await store.holdDisruption(trx, id)
      for (const waiting of (disruption && stepsIn[disruption.status]) ?? []) {
        const row = await store.takeStep(trx, id, waiting)
        if (!disruption || !row) continue
        taken = row.bookingorder_id
        await run[waiting]({ env: ctx, trx, author: system, disruption, row })
        return true
      }
      return false
    })
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

async function finish(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const row = await store.lockDisruption(trx, id)
    if (!row || row.status === 'open') return
    for (const waiting of stepsIn[row.status] ?? []) if (await store.hasStep(trx, id, waiting)) return
    const next = row.status === 'applying' && row.kind !== 'cancelled' ? 'open' : row.status === 'reverting' ? 'reverted' : 'done'
    await move(trx, row, next, ctx.now())
    if (row.kind === 'cancelled') await store.setPayoutDecided(trx, row.event_id)
    ctx.log.info({ disruption_id: id, event_id: row.event_id, status: next }, 'disruption')
  })
}

async function move(trx: Step['trx'], { disruption_id, status }: store.DisruptionRow, to: DisruptionStatus, at: Date): Promise<void> {
  disruptionMachine.check('status', status, to)
  await store.setDisruption(trx, disruption_id, {
    status: to,
    updated: at,
    ...(to === 'done' || to === 'reverted' ? { finished: at } : {}),
  })
}
