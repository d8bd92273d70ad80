import { sql } from 'kysely'
import { type ChangeRow, keepEpoch } from '../../platform/changes/store.js'
import { eventCatalogue } from '../../platform/changes/types.js'
import type { Ctx } from '../../platform/context.js'
import type { Condition } from '../../platform/db/filter.js'
import type { Trx } from '../../platform/db/open.js'
import { enqueueDeliveries, type NewDelivery } from '../../platform/deliveries/store.js'
import { deliveryOf, emit } from '../../platform/webhooks/emit.js'
import { type Concerned, fits, logTypes } from '../../platform/webhooks/filter.js'
import { type Subscriber, subscribersOf, wantedTypes } from '../../platform/webhooks/store.js'
import { derivedEvents, leadOf } from './derived-events.js'
import { runReader } from './reader.js'
import { type Audiences, audiencesOf, type Entry, perViewer, type VisibleChange, visibleChanges } from './visibility.js'

/** Turns the changes since the last call into deliveries. */
export const notifyWebhooks = (ctx: Ctx): Promise<number> =>
  runReader(ctx, 'webhooks', async (trx, reader, at) => {
    await keepEpoch(trx)
    const types = await wantedTypes(trx)
    const subscribers = logTypes.some((type) => types.has(type)) ? await subscribersOf(trx, logTypes, at) : []
    return {
      wanted: rowsFor(types, subscribers, leadOf(ctx, at)),
      use: async (rows) => {
        await emit(ctx, trx, await derivedEvents(ctx, trx, types, rows, reader.notified_until ?? at, at))
        await enqueueDeliveries(trx, await deliveriesOf(trx, subscribers, rows), at)
      },
    }
  })

/** With more stock limits than this, comparing takes longer than reading all rows. */
const maxLimits = 100

/** The rows that a webhook of these types can be about. Undefined if there are none. */
function rowsFor(types: ReadonlySet<string>, subscribers: readonly Subscriber[], expiringUntil: Date): Condition | undefined {
  const resources = new Set<string>(logTypes.filter((type) => types.has(type)).map((type) => eventCatalogue[type].resource))
  if (types.has('guestdata_required')) resources.add('bookingorder')
  const limits = [...new Set(subscribers.flatMap(limitsOf))]
  const isCompared = limits.length <= maxLimits && resources.delete('ticket')
  const conditions = [
    ...(resources.size > 0 ? [sql`c.resource = any(${[...resources]}::text[])`] : []),
    ...(isCompared ? [ticketRows(limits)] : []),
    ...(types.has('reservation_expired') ? [sql`c.resource = 'reservation' and 'status' = any(c.changed)`] : []),
    ...(types.has('reservation_expiring')
      ? [
          sql`c.resource = 'reservation' and (c.kind = 'created' or 'valid_until' = any(c.changed))
              and exists (select from reservation r where r.reservation_id = c.resource_id and r.valid_until <= ${expiringUntil})`,
        ]
      : []),
  ]
  return conditions.length === 0 ? undefined : sql`(${sql.join(conditions, sql` or `)})`
}

/** Changes of tickets without those of stock that pass none of these limits. `width_bucket` counts the limits that the stock has reached. */
const ticketRows = (limits: number[]): Condition => {
  const sorted = limits.toSorted((a, b) => a - b)
  return sql`c.resource = 'ticket' and (c.stock_before is null or 'allotted_quantity' = any(c.changed)
       or width_bucket(c.stock_before, ${sorted}::int[]) <> width_bucket(c.stock_after, ${sorted}::int[]))`
}

async function deliveriesOf(trx: Trx, subscribers: Subscriber[], rows: ChangeRow[]): Promise<NewDelivery[]> {
  if (rows.length === 0 || subscribers.length === 0) return []
  const audiences = await audiencesOf(trx, rows)
  const concernedBy = await filterFacts(trx, rows)
  const changesOf = changesFor(audiences, rows)
  return subscribers.flatMap((subscriber) =>
    changesOf(subscriber).flatMap((found) =>
      found.entry.type === subscriber.event_type && fits(subscriber.filter, concernedBy(found)) && isNotifiable(subscriber, found)
        ? [deliveryOf(subscriber, subscriber.event_type, found.entry.id, latest(found), found.entry.changed)]
        : [],
    ),
  )
}

/** The changes that each subscriber sees, one entry per resource. */
function changesFor(audiences: Audiences, rows: ChangeRow[]): (subscriber: Subscriber) => VisibleChange[] {
  // With a constant transaction id, all changes of a resource are merged into one entry.
  const sameTransaction = rows.map((row) => ({ ...row, xid: '0' }))
  return perViewer((viewer) => visibleChanges(audiences, viewer, sameTransaction))
}

const latest = ({ rows }: VisibleChange): Date => rows.reduce((last, { at }) => (at > last ? at : last), (rows[0] as ChangeRow).at)

/** Reads the values that filters use, once for all subscribers. */
async function filterFacts(trx: Trx, rows: ChangeRow[]): Promise<(found: { rows: readonly ChangeRow[] }) => Concerned> {
  const ids = [...new Set(rows.flatMap(({ event_id }) => event_id ?? []))]
  const events = await trx
    .selectFrom('event')
    .select(['event_id', 'tournament_id', 'venue_id'])
    .where('event_id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
  const byId = new Map(events.map((event) => [event.event_id, event]))
  return ({ rows: [row] }) => {
    const event = byId.get(row?.event_id ?? '')
    return {
      event_id: row?.event_id ?? null,
      ticket_id: row?.ticket_id ?? null,
      tournament_id: event?.tournament_id ?? null,
      venue_id: event?.venue_id ?? null,
    }
  }
}

const stockFields: ReadonlySet<string> = new Set([
  ...['available_quantity', 'stock', 'allowed_quantities', 'supplier_quantity', 'reservations_quantity', 'backorder_quantity'],
  ...['number_of_tickets_sold', 'number_of_bookingorders', 'service_stock'],
])
const isStockOnly = ({ type, changed }: Entry): boolean => type === 'ticket_changed' && changed.every((name) => stockFields.has(name))

/** A webhook is told when the stock falls below one of these, or reaches it again. */
const limitsOf = ({ filter }: Subscriber): number[] => [1, ...(filter?.stock_thresholds ?? [])]

/**
 * Prices and statuses are always notified. Stock is notified when it sells out, becomes available again, or crosses a threshold of this
 * webhook.
 */
function isNotifiable(subscriber: Subscriber, { entry, rows }: VisibleChange): boolean {
  if (!isStockOnly(entry)) return true
  const counted = rows.filter((row) => row.stock_before !== null)
  const [before, after] = [counted[0]?.stock_before ?? 0, counted.at(-1)?.stock_after ?? 0]
  return limitsOf(subscriber).some((limit) => before >= limit !== after >= limit)
}
