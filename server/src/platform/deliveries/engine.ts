import { batcher } from '../../lib/batch.js'
import type { Ctx } from '../context.js'
import { databaseFault, onSignal } from '../db/open.js'
import { type Loop, seldom } from '../jobs/loop.js'
import { openSender } from './attempt.js'
import { type Claimed, claimDeliveries } from './claim.js'
import { type Finished, recordResults } from './results.js'
import { nextAttempt, type Outcome } from './retry.js'

/** Pause between claims under load, so that each takes many: a claim of a hundred costs little more than one of ten. */
const claimPauseMillis = 10
/** How often an idle worker looks for deliveries that no signal announced. */
const defaultPollMillis = 200
/** Maximum of concurrent requests per worker. Slow requests do not count, so that slow receivers do not delay others. */
const maxActive = 256
const slowMillis = 1_000
const maxOpen = 2_000
/** Added to the longest attempt, for writing its result and for clock differences. */
const leaseSlackMillis = 10_000
const stopMillis = 5_000

/**
 * Sends due deliveries until it is stopped. A delivery is leased before it is sent, and its result is written afterwards. If the worker
 * dies in between, the lease expires and another worker sends it again. So every committed delivery is sent at least once. A commit with new
 * deliveries wakes it; behind a pooler, and if the signal is lost, it finds them by polling.
 */
export function startDeliveries(ctx: Ctx, { pollMillis = defaultPollMillis } = {}): Loop {
  const { config } = ctx
  const sender = openSender(ctx)
  const inProgress = new Map<Promise<void>, number>()
  const leaseMillis = config.WEBHOOK_TIMEOUT_MS + leaseSlackMillis
  let isStopped = false
  let wake = () => {}

  const record = batcher<Finished, undefined>((finished) => persist(ctx, finished, leaseMillis), { size: 500, concurrency: 2 })

  const free = (): number => {
    const since = performance.now() - slowMillis
    const busy = [...inProgress.values()].filter((started) => started > since).length
    return Math.min(maxActive - busy, maxOpen - inProgress.size)
  }

  async function deliver(claimed: Claimed): Promise<void> {
    const started = ctx.now()
    const clock = performance.now()
    const result = await sender.attempt(claimed, started)
    const millis = performance.now() - clock
    observe(ctx, claimed, result, millis)
    const tried = claimed.attempts - claimed.attempts_before
    const next = result.outcome === 'delivered' ? undefined : nextAttempt(config.WEBHOOK_RETRIES, tried, result, ctx.now(), Math.random())
    await record({ claimed, started, millis, result, next })
    if (next) setTimeout(() => wake(), next.getTime() - ctx.now().getTime()).unref()
  }

  async function claimAndSend(): Promise<number> {
    const slots = free()
    if (slots <= 0) return 0
    const { WEBHOOK_CONCURRENCY: concurrency, WEBHOOK_RATE: rate } = config
    const claimed = await claimDeliveries(ctx.db, { slots, at: ctx.now(), leaseMillis, concurrency, rate })
    for (const one of claimed) {
      const work = deliver(one)
        .catch((error) => ctx.log.warn({ err: error, delivery_id: one.delivery_id }, 'the result of a delivery is lost; it is sent again'))
        .finally(() => {
          inProgress.delete(work)
          wake()
        })
      inProgress.set(work, performance.now())
    }
    return claimed.length
  }

  const failed = seldom((error) => ctx.log.error({ err: error, loop: 'deliveries' }, 'background work failed; it will be tried again'))
  async function loop(): Promise<void> {
    while (!isStopped) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      const count = await claimAndSend().catch((error) => {
        failed(error)
        return 0
      })
      await (count > 0 ? pause(claimPauseMillis) : Promise.race([woken, pause(pollMillis)]))
    }
  }

  const stopListening = onSignal(ctx.db, 'deliveries', () => wake())
  const running = loop()
  return {
    async stop() {
      isStopped = true
      stopListening()
      wake()
      await running
      await Promise.race([Promise.all(inProgress.keys()), pause(stopMillis)])
      sender.interrupt()
      await Promise.all(inProgress.keys())
      await sender.close()
    },
  }
}

const pause = (millis: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, millis).unref()
  })

/**
 * While the database is unreachable, results are kept and written again until the leases expire, so that deliveries are not sent twice.
 */
async function persist(ctx: Ctx, finished: Finished[], timeoutMillis: number): Promise<undefined[]> {
  const begun = performance.now()
  for (;;) {
    try {
      await ctx.db.transaction().execute((trx) => recordResults(ctx, trx, finished))
      return finished.map(() => undefined)
    } catch (error) {
      if (!databaseFault(error) || performance.now() - begun > timeoutMillis) throw error
      await pause(defaultPollMillis)
    }
  }
}

function observe(ctx: Ctx, { kind, failing_since }: Claimed, { outcome }: Outcome, millis: number): void {
  const standing = failing_since === null ? 'healthy' : 'failing'
  ctx.metrics.deliveries.observe({ kind, standing, outcome }, millis / 1000)
}
