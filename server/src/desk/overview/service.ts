import { sql } from 'kysely'
import { eventViewOf } from '../../catalogue/events/service.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import { coalescer } from '../../lib/coalesce.js'
import { lacksFiles, liveOrder } from '../../lib/order-states.js'
import { dayMillis, wireDate, wireTime } from '../../lib/time.js'
import type { Ctx } from '../../platform/context.js'
import { ownRows } from '../../platform/db/tenant.js'
import { can, mayCall, type Permission } from '../../platform/http/permissions.js'
import { awaiting } from '../../selling/grouprequests/service.js'
import { lacksGuests } from '../../selling/guests/states.js'
import { noticeDays } from '../../selling/orders/next-step.js'
import { bought, visible } from '../../selling/orders/relation.js'
import { visible as visibleMemos } from '../memos/service.js'
import type { Concern, Overview } from './schema.js'
import * as store from './store.js'

/** Holds that end within this time are shown. */
const endsWithinMinutes = 5
const eventsShown = 12

const inTurns = coalescer<Overview>()

/** Concurrent equal requests share one count. */
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
    caller.scope === 'distributor' ? [] : stockOf(ctx, caller, at),
  ])
  return { needs_attention, sales, stock }
}

/** By the same rule as the page of an event: otherwise one would show more tickets left than the other. */
async function stockOf(ctx: Ctx, caller: Caller, at: Date): Promise<Overview['stock']> {
  const { onSale } = await eventViewOf(ctx, ctx.db, caller)
  return store.stockOfNext(ctx.reads.of(caller), at, eventsShown, ownRows(caller, { supplier: 't.supplier_id' }), onSale)
}

const shownTo: Record<store.ConcernKind, Permission> = {
  late_guest_data: can.readOrders,
  missing_files: can.readOrders,
  outdated_files: can.manageTicketFiles,
  expiring_holds: can.readReservations,
  open_requests: can.useConsole,
  open_grouprequests: can.readGroupRequests,
  open_decisions: can.decideDisruptions,
  due_memos: can.readMemos,
  failing_webhooks: can.readWebhooks,
}

interface Kind {
  kind: store.ConcernKind
  /** the list of the console that shows all of them, with its filter */
  list: string
  query: string
  read(): Promise<store.ConcernRow[]>
}

/** Orders whose event begins soon and that lack guest data or files. */
function lateOrders({ db }: Ctx, caller: Caller, at: Date): Kind[] {
  const own = { seen: visible(caller), bought: bought(caller) }
  const soon = new Date(at.getTime() + noticeDays * dayMillis)
  const due = `event_startdate=ge:${wireDate(at)}&event_startdate=le:${wireDate(soon)}`
  return [
    {
      kind: 'late_guest_data',
      list: 'bookingorders',
      query: `guestdata_status=in:[${lacksGuests.statuses.join()}]&${due}`,
      read: () => store.ordersBefore(db, at, soon, sql`${lacksGuests.sql('o')} and ${liveOrder.sql('o')}`, own),
    },
    {
      kind: 'missing_files',
      list: 'bookingorders',
      query: `logistic_status=in:[${lacksFiles.statuses.join()}]&${due}`,
      read: () => store.ordersBefore(db, at, soon, lacksFiles.sql('o'), own),
    },
  ]
}

function kindsOf(ctx: Ctx, caller: Caller, at: Date): Kind[] {
  const { db } = ctx
  const today = wireDate(at)
  const endsBy = new Date(at.getTime() + endsWithinMinutes * 60_000)
  const ofBuyer = ownRows(caller, { distributor: 'r.distributor_id' })
  const memos = isOperator(caller) ? sql`(m.target_client_id is null or m.target_client_id = ${caller.client_id})` : visibleMemos(caller)
  return [
    ...lateOrders(ctx, caller, at),
    {
      kind: 'outdated_files',
      list: 'ticketfiles',
      query: `outdated=true&event_startdate=ge:${today}`,
      read: () => store.filesOutdated(db, today, ownRows(caller, { supplier: 'f.supplier_id' })),
    },
    {
      kind: 'expiring_holds',
      list: 'reservations',
      query: `status=in:[active,extended]&valid_until=le:${wireTime(endsBy)}`,
      read: () => store.holdsEnding(db, at, endsBy, ofBuyer),
    },
    {
      kind: 'open_requests',
      list: 'requests',
      query: '',
      read: () =>
        store.requestsOpen(db, {
          seen: ownRows(caller, { distributor: 'r.distributor_id', supplier: 't.supplier_id' }),
          bought: ofBuyer,
        }),
    },
    {
      kind: 'open_grouprequests',
      list: 'grouprequests',
      query: 'awaiting=true',
      read: () => store.groupRequestsOpen(db, awaiting(caller, at)),
    },
    {
      kind: 'open_decisions',
      list: 'bookingorders',
      query: 'disruption_decision=pending',
      read: () => store.decisionsOpen(db, bought(caller)),
    },
    {
      kind: 'failing_webhooks',
      list: 'webhooks',
      query: '',
      read: () => store.webhooksFailing(db, ownRows(caller, { distributor: 'c.distributor_id', supplier: 'c.supplier_id' })),
    },
    {
      kind: 'due_memos',
      list: 'memos',
      query: `finished=false&action_date=le:${today}`,
      read: () => store.memosDue(db, today, memos),
    },
  ]
}

/** What a caller may not open is not its concern. */
const concerns = (ctx: Ctx, caller: Caller, at: Date): Promise<Concern[]> =>
  Promise.all(
    kindsOf(ctx, caller, at)
      .filter(({ kind }) => mayCall(caller, shownTo[kind]))
      .map(async ({ kind, list, query, read }) => {
        const items = await read()
        return {
          kind,
          count: items[0]?.total ?? 0,
          list,
          query,
          items: items.map(({ id, title, detail, due, subject_id = null }) => ({ id, title, detail, due: wireTime(due), subject_id })),
        }
      }),
  )
