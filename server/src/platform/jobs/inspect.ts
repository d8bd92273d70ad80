import { sql } from 'kysely'
import type { Db } from '../db/open.js'
import type { Queue } from './jobs.js'

/** The queues whose jobs send e-mail. They are held in quarantine. */
export const mailQueues = ['mail', 'guestlink', 'accountletter', 'ticketsready'] as const satisfies readonly Queue[]

export interface FailedJob {
  id: string
  queue: string
  failed: Date
  tries: number
  /** the error of the last attempt */
  reason: string | null
}

/** Failed jobs, newest first. */
export async function failedJobs(db: Db, queue: string | null, limit: number): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id::text as id, name as queue, completed_on as failed, retry_count + 1 as tries, left(output->>'message', 200) as reason
      from pgboss.job where state = 'failed' and (${queue}::text is null or name = ${queue}) order by completed_on desc, id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Restarts failed jobs at once, with all their attempts. Returns their number. */
export async function requeue(db: Db, which: { ids: string[] } | { queue: string }): Promise<number> {
  const those = 'ids' in which ? sql`id = any(${which.ids}::uuid[])` : sql`name = ${which.queue}`
  const { numAffectedRows } = await sql`
    update pgboss.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null, keep_until = now() + interval '14 days'
     where state = 'failed' and ${those}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export interface HeldMailCount {
  queue: string
  count: number
  oldest: Date
}

/** E-mail jobs that wait to be sent, by queue. */
export async function heldMailCounts(db: Db): Promise<HeldMailCount[]> {
  const { rows } = await sql<HeldMailCount>`
    select name as queue, count(*)::int as count, min(created_on) as oldest from pgboss.job
     where name = any(${[...mailQueues]}) and state in ('created', 'retry') group by name order by name`.execute(db)
  return rows
}

export interface HeldMessage {
  to: string
  subject: string
}

/** Messages whose text is known. Those with a link are written when they are sent. */
export async function heldMail(db: Db, limit: number): Promise<HeldMessage[]> {
  const { rows } = await sql<HeldMessage>`
    select data->>'to' as "to", data->>'subject' as subject from pgboss.job
     where name = 'mail' and state in ('created', 'retry') order by created_on, id limit ${limit}`.execute(db)
  return rows
}

/** Cancels waiting e-mail: for a copy of a database, whose original has sent it. */
export async function dropMail(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    update pgboss.job set state = 'cancelled', completed_on = now() where name = any(${[...mailQueues]}) and state in ('created', 'retry')`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}
