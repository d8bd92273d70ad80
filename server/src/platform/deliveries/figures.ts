import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import type { Ctx } from '../context.js'

/** Metrics of deliveries, read from the database at each scrape. So they cover all workers, which have no address to scrape. */
export function watchDeliveries(ctx: Ctx): void {
  const registers = [ctx.metrics.registry]
  let reading: Promise<void> | undefined
  /** One query per scrape for all metrics. */
  const collect = (): Promise<void> => {
    reading ??= read(ctx)
      .then(show, (error) => ctx.log.warn({ err: error }, 'figures of deliveries could not be read'))
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const pending = new Gauge({
    name: 'allotment_deliveries_pending',
    help: 'Deliveries that wait for their next attempt or are under way',
    labelNames: ['kind'],
    registers,
    collect,
  })
  const overdue = new Gauge({
    name: 'allotment_deliveries_overdue_seconds',
    help: 'How long the delivery that waits longest has been due',
    labelNames: ['kind'],
    registers,
    collect,
  })
  const attempts = new Gauge({
    name: 'allotment_delivery_attempts_last_minute',
    help: 'Attempts that began within the last minute, over all workers',
    labelNames: ['kind', 'standing', 'outcome'],
    registers,
    collect,
  })
  const latency = new Gauge({
    name: 'allotment_delivery_attempt_p99_seconds',
    help: 'Time within which 99 of 100 attempts of the last minute ended, over all workers',
    labelNames: ['kind', 'standing'],
    registers,
    collect,
  })
  function show({ queues, ended }: Figures): void {
    for (const gauge of [pending, overdue, attempts, latency]) gauge.reset()
    for (const { kind, waiting, overdue_seconds } of queues) {
      pending.set({ kind }, waiting)
      overdue.set({ kind }, overdue_seconds)
    }
    for (const { kind, standing, outcome, count, p99 } of ended) {
      if (outcome !== null) attempts.set({ kind, standing, outcome }, count)
      else latency.set({ kind, standing }, p99)
    }
  }
}

interface Figures {
  queues: { kind: string; waiting: number; overdue_seconds: number }[]
  ended: { kind: string; standing: string; outcome: string | null; count: number; p99: number }[]
}

/** Queues of disabled endpoints do not count as late. */
async function read({ db, now }: Ctx): Promise<Figures> {
  const at = now()
  const queues = await sql<Figures['queues'][number]>`
    select e.kind, count(*) as waiting, greatest(0, extract(epoch from ${at}::timestamptz - min(d.due)))::float8 as overdue_seconds
      from delivery d join endpoint e using (endpoint_id) where d.status = 'pending' and e.is_active group by e.kind`.execute(db)
  const ended = await sql<Figures['ended'][number]>`
    select e.kind, case when e.failing_since is null then 'healthy' else 'failing' end as standing, a.outcome, count(*) as count,
           coalesce(percentile_disc(0.99) within group (order by a.duration_ms), 0)::float8 / 1000 as p99
      from delivery_attempt a join delivery d using (delivery_id) join endpoint e using (endpoint_id)
     where a.started > ${new Date(at.getTime() - 60_000)}
     group by grouping sets ((1, 2), (1, 2, 3))`.execute(db)
  return { queues: queues.rows, ended: ended.rows }
}
