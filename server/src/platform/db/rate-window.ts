import { type RawBuilder, sql } from 'kysely'

/**
 * Counts in windows of so many seconds that begin with the first count: the end of an insert into `rate_window as w`. The counts are in the
 * database, so a limit holds over all processes. Buckets are written in order, so that two processes counting the same ones queue instead of
 * deadlocking.
 */
export function counted(at: Date, seconds: number): RawBuilder<unknown> {
  const since = new Date(at.getTime() - seconds * 1000)
  return sql`
  on conflict (bucket) do update set
    started = case when w.started <= ${since} then excluded.started else w.started end,
    used = case when w.started <= ${since} then excluded.used else w.used + excluded.used end
  returning w.bucket, w.started, w.used, w.written`
}
