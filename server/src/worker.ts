import { compactTally } from './catalogue/tickets/store.js'
import { movePrices } from './catalogue/tickets/sweep.js'
import { updateAutomaticPrices } from './catalogue/tickets/yield.js'
import { notifyWebhooks } from './channels/changes/notify.js'
import { finishAnswered } from './channels/octo/answered.js'
import { queueNotifications } from './channels/octo/notifications.js'
import { workOnChange, workOnUndo } from './desk/bulk/work.js'
import { makeFiles } from './fulfilment/etickets/make.js'
import { passOn } from './fulfilment/handover/files.js'
import { letterWith, readyLetter } from './fulfilment/itineraries/links.js'
import { assignSeats } from './fulfilment/ticketfiles/assign.js'
import { housekeeping } from './housekeeping.js'
import { batcher } from './lib/batch.js'
import { expireDue } from './parties/invitations/service.js'
import { sendLetters } from './parties/links/service.js'
import type { Ctx } from './platform/context.js'
import { startDeliveries } from './platform/deliveries/engine.js'
import { gatheringOf } from './platform/gathering.js'
import { mailQueues } from './platform/jobs/inspect.js'
import { type Handlers, type JobPayloads, PermanentFailure, type Queue } from './platform/jobs/jobs.js'
import type { Mailer } from './platform/jobs/mail.js'
import { countHoldLetter, uncountHoldLetter } from './platform/letters/limit.js'
import { releaseDue, warnDue } from './selling/allotments/sweep.js'
import { workOnDisruptions } from './selling/disruptions/work.js'
import { expireRequests, remindNames } from './selling/grouprequests/sweep.js'
import { eraseOld } from './selling/guests/retention.js'
import { lapseUnpaid } from './selling/orders/lapse.js'
import { type Notified, noteNotified } from './selling/orders/notify.js'
import { releaseExpired } from './selling/reservations/expire.js'
import { endWithdrawn } from './selling/reservations/withdraw.js'
import { payOut } from './selling/sales/payout.js'

/** All background work, listed by hand. */
export async function startWorker(ctx: Ctx, mailer: Mailer): Promise<void> {
  // Letters that were sent at about the same time are recorded together.
  const note = batcher<Notified, undefined>(
    async (notes) => {
      await noteNotified(ctx, notes)
      return notes.map(() => undefined)
    },
    { size: 100, concurrency: 1 },
  )
  ctx.jobs.afterwards(() => mailer.close())
  const handlers: Handlers = {
    mail: (letter, isLast) => post(ctx, mailer, note, letter, isLast),
    guestlink: async ({ link_id, to }) => {
      const letter = await letterWith(ctx, link_id, to)
      if (letter) await mailer.send(letter)
    },
    accountletter: (job) => sendLetters(ctx, (letter) => mailer.send(letter), job),
    ticketsready: async ({ bookingorder_id }) => {
      const letter = await readyLetter(ctx, bookingorder_id)
      if (letter) await mailer.send(letter)
    },
    housekeeping: () => housekeeping(ctx),
    bulk: ({ bulk_id }, isLast) => workOnChange(ctx, bulk_id, isLast),
    bulkundo: ({ bulk_id }, isLast) => workOnUndo(ctx, bulk_id, isLast),
    retention: async () => void (await eraseOld(ctx)),
    seating: ({ ticket_id }) => assignSeats(ctx, ticket_id),
    etickets: async ({ bookingorder_id }) => {
      await makeFiles(ctx, bookingorder_id)
      await passOn(ctx, bookingorder_id)
    },
  }
  // From the start, so that a worker that has not finished a job yet is not taken for none.
  for (const queue of Object.keys(handlers)) for (const outcome of ['done', 'failed']) ctx.metrics.jobs.inc({ queue, outcome }, 0)
  await ctx.jobs.work(
    traced(ctx, handlers),
    (queue, outcome, error) => {
      ctx.metrics.jobs.inc({ queue, outcome })
      if (outcome === 'failed') ctx.log.error({ err: error, queue }, 'background work failed; it will be tried again')
    },
    { held: ctx.config.QUARANTINE ? mailQueues : [], makeWay: { isBusy: () => gatheringOf(ctx).isCrowded, millis: 30_000 } },
  )
  if (ctx.config.QUARANTINE) ctx.log.warn('QUARANTINE is on: mail and webhooks are held back; allotment held shows them')
  else ctx.jobs.keep(startDeliveries(ctx))
  // Expired holds are released within five seconds, as documented.
  ctx.jobs.every(1_000, 'releaseExpired', () => releaseExpired(ctx))
  // Allotments are released within five seconds, as documented.
  ctx.jobs.every(1_000, 'releaseDue', () => releaseDue(ctx))
  ctx.jobs.every(5_000, 'warnDue', () => warnDue(ctx))
  ctx.jobs.every(5_000, 'expireRequests', () => expireRequests(ctx))
  ctx.jobs.every(60_000, 'remindNames', () => remindNames(ctx))
  ctx.jobs.every(1_000, 'endWithdrawn', () => endWithdrawn(ctx))
  ctx.jobs.every(1_000, 'finishAnswered', () => finishAnswered(ctx))
  ctx.jobs.every(250, 'notifyWebhooks', () => notifyWebhooks(ctx))
  ctx.jobs.every(1_000, 'queueNotifications', () => queueNotifications(ctx))
  ctx.jobs.every(1_000, 'movePrices', () => movePrices(ctx))
  ctx.jobs.every(1_000, 'updateAutomaticPrices', () => updateAutomaticPrices(ctx))
  ctx.jobs.every(10_000, 'lapseUnpaid', () => lapseUnpaid(ctx))
  ctx.jobs.every(500, 'workOnDisruptions', () => workOnDisruptions(ctx))
  ctx.jobs.every(60_000, 'expireDue', () => expireDue(ctx))
  ctx.jobs.every(60_000, 'payOut', () => payOut(ctx))
  ctx.jobs.every(60_000, 'compactTally', () => compactTally(ctx.db))
}

/** A trace for each job, if traces are wanted. */
function traced({ tracer }: Ctx, handlers: Handlers): Handlers {
  if (!tracer) return handlers
  const all = Object.entries(handlers) as [Queue, (payload: never, isLast: boolean) => Promise<void>][]
  return Object.fromEntries(
    all.map(([queue, handle]) => [
      queue,
      (payload: never, isLast: boolean) => tracer.span(`job ${queue}`, 'consumer', {}, () => handle(payload, isLast)),
    ]),
  ) as unknown as Handlers
}

async function post(
  ctx: Ctx,
  mailer: Mailer,
  note: (notified: Notified) => Promise<undefined>,
  { bookingorder_ids = [], distributor_id, ...letter }: JobPayloads['mail'],
  isLast: boolean,
): Promise<void> {
  const isNoted = bookingorder_ids.length > 0
  if (distributor_id !== undefined && !(await countHoldLetter(ctx, distributor_id, letter.to))) {
    ctx.log.warn({ distributor_id, subject: letter.subject }, 'a letter is over HOLD_LETTER_RECIPIENT_LIMIT and was not sent')
    return
  }
  try {
    await mailer.send(letter)
  } catch (error) {
    if (distributor_id !== undefined) await uncountHoldLetter(ctx, distributor_id, letter.to)
    if (isNoted && (isLast || error instanceof PermanentFailure)) await note({ bookingorder_ids, status: 'failed' })
    throw error
  }
  if (isNoted) await note({ bookingorder_ids, status: 'completed' })
}
