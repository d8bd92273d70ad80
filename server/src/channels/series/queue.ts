import { batcher } from '../../lib/batch.js'
import type { Ctx } from '../../platform/context.js'

interface Turn {
  needs: string[]
  run: () => Promise<unknown>
}
type Queue = (turn: Turn) => Promise<unknown>
const queues = new WeakMap<Ctx, Queue>()

/**
 * A rush for one slot waits here, in order of arrival, and not with a connection each in the database: those would be all there are, and whoever
 * comes for something else, or waits longest, would hear that we are busy. Other processes are kept apart by the tickets' locks as ever.
 */
export function inTurn<T>(ctx: Ctx, needs: string[], run: () => Promise<T>): Promise<T> {
  let queue = queues.get(ctx)
  if (!queue) {
    queue = batcher<Turn, unknown>(async (turns) => Promise.all(turns.map((turn) => turn.run())), {
      size: 1,
      concurrency: Math.max(1, Math.floor(ctx.config.DATABASE_POOL / 2)),
      needs: (turn) => turn.needs,
    })
    queues.set(ctx, queue)
  }
  return queue({ needs, run }) as Promise<T>
}
