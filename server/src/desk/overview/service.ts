import { sql } from 'kysely'
import { type Caller, isOperator } from '../../lib/caller.js'
import { coalescer } from '../../lib/coalesce.js'
import { liveOrder } from '../../lib/order-states.js'
import { dayMillis, wireDate, wireTime } from '../../lib/time.js'
import type { Ctx } from '../../platform/context.js'
import { ownRows } from '../../platform/db/tenant.js'
import { can, mayCall, type Permission } from '../../platform/http/permissions.js'
import { noticeDays, withoutFiles, withoutGuests } from '../../selling/orders/next-step.js'
import { bought, visible } from '../../selling/orders/relation.js'
import { visible as visibleMemos } from '../memos/service.js'
import type { Concern, Overview } from './schema.js'
import * as store from './store.js'

const holdMinutes = 5
const eventsShown = 12

const inTurns = coalescer<Overview>()

/** Counted again, once for all concurrent requests. */
export const overview = (ctx: Ctx, caller: Caller, days: number): Promise<Overview> =>
  inTurns(`${caller.scope} ${caller.distributor_id} ${caller.supplier_id} ${caller.client_id} ${days}`, () => make(ctx, caller, days))

async function make(ctx: Ctx, caller: Caller, days: number): Promise<Overview> {
  const at = ctx.now()
  const isSupplierOnly = caller.scope === 'supplier'
  const [needs_attention, sales, stock] = await Promise.all([
    concerns(ctx, caller, at),
    store.salesPerDay(
      ctx.db,
      wireDate(new Date(at.getTime() - (days - 1) * dayMillis)),
      wireDate(at),
      // A distributor sees its purchases here, not the prices that others pay for tickets it supplies. Those are in its sales.
      isSupplierOnly ? visible(caller) : bought(caller),
      isSupplierOnly ? store.payouts : store.charged,
    ),
    // A distributor does not see the stock of others.
    caller.scope === 'distributor'
      ? []
      : store.stockOfNext(ctx.reads.of(caller), at, eventsShown, ownRows(caller, { supplier: 't.supplier_id' })),
  ])
  return { needs_attention, sales, stock }
}

const shownTo: Record<store.ConcernKind, Permission> = {
  late_guest_data: can.readOrders,
  missing_files: can.readOrders,
  outdated_files: can.manageTicketFiles,
  expiring_holds: can.readReservations,
  open_requests: can.useConsole,
  due_memos: can.readMemos,
  failing_webhooks: can.readWebhooks,
}

async function concerns(ctx: Ctx, caller: Caller, at: Date): Promise<Concern[]> {
  const { db } = ctx
  const own = { seen: visible(caller), bought: bought(caller) }
  const soon = new Date(at.getTime() + noticeDays * dayMillis)
  const lastDay = wireDate(soon)
  const minutes = new Date(at.getTime() + holdMinutes * 60_000)
  const alive = liveOrder.sql('o')
  const due = `event_startdate=ge:${wireDate(at)}&event_startdate=le:${lastDay}`
  const memos = isOperator(caller) ? sql`(m.target_client_id is null or m.target_client_id = ${caller.client_id})` : visibleMemos(caller)
  const found: [store.ConcernKind, string, string, () => Promise<store.ConcernRow[]>][] = [
    [
      'late_guest_data',
      'bookingorders',
      `guestdata_status=in:[${withoutGuests.join()}]&${due}`,
      () => store.ordersBefore(db, at, soon, sql`o.guestdata_status = any(${[...withoutGuests]}::text[]) and ${alive}`, own),
    ],
    [
      'missing_files',
      'bookingorders',
      `logistic_status=in:[${withoutFiles.join()}]&${due}`,
      () => store.ordersBefore(db, at, soon, sql`o.logistic_status = any(${[...withoutFiles]}::text[])`, own),
    ],
    [
      'outdated_files',
      'ticketfiles',
      `outdated=true&event_startdate=ge:${wireDate(at)}`,
      () => store.filesOutdated(db, wireDate(at), ownRows(caller, { supplier: 'f.supplier_id' })),
    ],
    [
      'expiring_holds',
      'reservations',
      `status=in:[active,extended]&valid_until=le:${wireTime(minutes)}`,
      () => store.holdsEnding(db, at, minutes, ownRows(caller, { distributor: 'r.distributor_id' })),
    ],
    [
      'open_requests',
      'requests',
      '',
      () =>
        store.requestsOpen(db, {
          seen: ownRows(caller, { distributor: 'r.distributor_id', supplier: 't.supplier_id' }),
          bought: ownRows(caller, { distributor: 'r.distributor_id' }),
        }),
    ],
    [
      'failing_webhooks',
      'webhooks',
      '',
      () => store.webhooksFailing(db, ownRows(caller, { distributor: 'c.distributor_id', supplier: 'c.supplier_id' })),
    ],
    ['due_memos', 'memos', `finished=false&action_date=le:${wireDate(at)}`, () => store.memosDue(db, wireDate(at), memos)],
  ]
  // What a caller may not open is not its concern.
  return Promise.all(
    found
      .filter(([kind]) => mayCall(caller, shownTo[kind]))
      .map(async ([kind, list, query, rows]) => {
        const items = await rows()
        return {
          kind,
          count: items[0]?.total ?? 0,
          list,
          query,
          items: items.map(({ id, title, detail, due, subject_id = null }) => ({ id, title, detail, due: wireTime(due), subject_id })),
        }
      }),
  )
}
