import { sql } from 'kysely'
import { forgetBulks } from './desk/bulk/store.js'
import { forgetSeconds } from './desk/onsale/store.js'
import { forgetEntries } from './desk/requestlog/store.js'
import { forgetArriving } from './fulfilment/ticketfiles/stored.js'
import { sweepFiles } from './fulfilment/ticketfiles/sweep.js'
import { forgetTokens } from './parties/links/store.js'
import { keepPartitions } from './platform/changes/store.js'
import type { Ctx } from './platform/context.js'
import { forgetDeliveries } from './platform/deliveries/store.js'
import { forgetEvents } from './platform/webhooks/store.js'
import { forgetPreviews } from './selling/disruptions/store.js'

/** Deletes expired data. Each statement is short and may be repeated. */
export async function housekeeping(ctx: Ctx): Promise<void> {
  const at = ctx.now()
  const before = (hours: number): Date => new Date(at.getTime() - hours * 3_600_000)
  await sql`delete from idempotency where created <= ${before(ctx.config.IDEMPOTENCY_HOURS)}`.execute(ctx.db)
  await sql`delete from rate_window where started <= ${before(1)}`.execute(ctx.db)
  await sql`delete from login_attempt where last_failure <= ${before(24)} and (locked_until is null or locked_until <= ${at})`.execute(
    ctx.db,
  )
  await forgetDeliveries(ctx.db, before(ctx.config.WEBHOOK_LOG_DAYS * 24), at)
  await sql`delete from session child where child.expires <= ${before(24)} and not exists (select from session x where x.parent_session_id = child.session_id)`.execute(
    ctx.db,
  )
  await forgetTokens(ctx.db, before(7 * 24))
  await forgetBulks(ctx.db, before(24), before(90 * 24))
  await forgetPreviews(ctx.db, before(7 * 24))
  await forgetEntries(ctx.db, before(ctx.config.REQUEST_LOG_DAYS * 24))
  await forgetSeconds(ctx.db, before(1))
  await keepPartitions(ctx.db, ctx.config.CHANGES_DAYS)
  await forgetEvents(ctx.db, before(ctx.config.CHANGES_DAYS * 24))
  await forgetArriving(ctx.db)
  await sweepFiles(ctx)
}
