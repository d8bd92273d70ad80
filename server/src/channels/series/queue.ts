import { batcher } from '../../lib/batch.js'
import { patience, type Waiting } from '../../lib/patience.js'
import type { Ctx } from '../../platform/context.js'

interface Task extends Waiting {
  needs: string[]
  run: () => Promise<unknown>
}
type Queue = (task: Task) => Promise<unknown>
const queues = new WeakMap<Ctx, Queue>()

/**
 * Bookings of one slot wait here in order of arrival, without a database connection. Otherwise a rush for one slot would use all
 * connections, and other requests would be refused as overloaded. Between processes the ticket locks still apply.
 */
export function runQueued<T>(ctx: Ctx, { hasGone }: Waiting, needs: string[], run: () => Promise<T>): Promise<T> {
  let queue = queues.get(ctx)
  if (!queue) {
    queue = batcher<Task, unknown>(async (tasks) => Promise.all(tasks.map((task) => task.run())), {
      size: 1,
      concurrency: Math.max(1, Math.floor(ctx.config.DATABASE_POOL / 2)),
      needs: (task) => task.needs,
      patience: patience(ctx.config.QUEUE_TIMEOUT_MS),
    })
    queues.set(ctx, queue)
  }
  return queue({ needs, run, hasGone }) as Promise<T>
}
