import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import type { Ctx } from '../context.js'

/** Metrics of background jobs, read from the database at each scrape, and whether sending is enabled. */
export function watchJobs(ctx: Ctx): void {
  const registers = [ctx.metrics.registry]
  new Gauge({
    name: 'allotment_jobs_given_up',
    help: 'Background jobs that failed finally and wait for an administrator',
    labelNames: ['queue'],
    registers,
    async collect() {
      try {
        const { rows } = await sql<{ queue: string; count: number }>`
          select name as queue, count(*)::int as count from pgboss.job where state = 'failed' group by name`.execute(ctx.db)
        this.reset()
        for (const { queue, count } of rows) this.set({ queue }, count)
      } catch (error) {
        ctx.log.warn({ err: error }, 'figures of background work could not be read')
      }
    },
  })
  new Gauge({ name: 'allotment_quarantine', help: 'Whether mail and webhooks are held back', registers }).set(ctx.config.QUARANTINE ? 1 : 0)
}
