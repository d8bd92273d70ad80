import { sql } from 'kysely'
import { forgetBulks, keptDays } from './desk/bulk/store.js'
import { forgetSeconds } from './desk/onsale/store.js'
import { forgetArriving } from './fulfilment/ticketfiles/stored.js'
import { sweepFiles } from './fulfilment/ticketfiles/sweep.js'
import { forgetTokens } from './parties/links/store.js'
import type { Ctx } from './platform/context.js'
import { type Kept, keepPartitions } from './platform/db/partitions.js'
import { forgetRemoved } from './platform/deliveries/store.js'
import { forgetPreviews } from './selling/disruptions/store.js'

/** How long the tables of partitions are kept. Attempts come after their deliveries. */
function retention({ config, now }: Ctx): Kept[] {
  const at = now()
  return [
    // Stamped by the database. A day longer for readers that have just begun with the oldest change, and another one because a long transaction
    // may have begun before the end of its week.
    { table: 'change', hours: (config.CHANGES_DAYS + 2) * 24 },
    { table: 'request_log', hours: config.REQUEST_LOG_DAYS * 24, at },
    { table: 'idempotency', hours: config.IDEMPOTENCY_HOURS, at },
    { table: 'domain_event', hours: config.CHANGES_DAYS * 24, at },
    { table: 'delivery', hours: config.WEBHOOK_LOG_DAYS * 24, at },
    { table: 'delivery_attempt', hours: config.WEBHOOK_LOG_DAYS * 24, at },
  ]
}

/** Deletes expired data. Each statement is short and may be repeated. */
export async function housekeeping(ctx: Ctx): Promise<void> {
  const at = ctx.now()
  const before = (hours: number): Date => new Date(at.getTime() - hours * 3_600_000)
  await forgetRemoved(ctx.db, at)
  await sql`delete from rate_window where started <= case when starts_with(bucket, 'letter:') then ${before(24)}::timestamptz else ${before(1)}::timestamptz end`.execute(
    ctx.db,
  )
  await sql`delete from login_attempt where last_failure <= ${before(24)} and (locked_until is null or locked_until <= ${at})`.execute(
    ctx.db,
  )
  await sql`delete from session child where child.expires <= ${before(24)} and not exists (select from session x where x.parent_session_id = child.session_id)`.execute(
    ctx.db,
  )
  await forgetTokens(ctx.db, before(7 * 24))
  await forgetBulks(ctx.db, before(24), before(keptDays * 24))
  await forgetPreviews(ctx.db, before(7 * 24))
  await forgetSeconds(ctx.db, before(1))
  await forgetArriving(ctx.db)
  await sweepFiles(ctx)
  for (const kept of retention(ctx)) await keepPartitions(ctx.db, kept)
}
