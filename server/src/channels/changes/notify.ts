import { sql } from 'kysely'
import type { Caller } from '../../lib/caller.js'
import { type ChangeRow, lockReader, moveReader, type Position, readChanges } from '../../platform/changes/store.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { enqueueDeliveries, type NewDelivery } from '../../platform/deliveries/store.js'
import { deliveryOf, emit } from '../../platform/webhooks/emit.js'
import { type Concerned, fits, logTypes } from '../../platform/webhooks/filter.js'
import { type Subscriber, subscribersOf, wantedTypes } from '../../platform/webhooks/store.js'
import { derivedEvents } from './derived-events.js'
import { type Audiences, audiencesOf, type Entry, type Viewer, type VisibleChange, visibleChanges } from './visibility.js'

/** The interval between notifications. Many sales of one ticket become one delivery per second. */
const intervalMillis = 900
const rowsPerRead = 1_000
const maxReads = 10

/**
 * Turns the changes since the last call into deliveries. The position is stored in the same transaction, so that no change is lost or
 * delivered twice.
 */
export async function notifyWebhooks(ctx: Ctx): Promise<number> {
  return ctx.db.transaction().execute(async (trx) => {
    const reader = await lockReader(trx, 'webhooks', intervalMillis)
    if (!reader) return 0
    const { rows, position } = await readNext(trx, reader)
    const at = ctx.now()
    const wanted = await wantedTypes(trx)
    const events = await derivedEvents(ctx, trx, wanted, rows, reader.notified_until ?? at, at)
    await emit(ctx, trx, events)
    await enqueueDeliveries(trx, await deliveriesOf(ctx, trx, rows), at)
    await moveReader(trx, 'webhooks', position, at)
    return rows.length
  })
}

async function readNext(trx: Trx, from: Position): Promise<{ rows: ChangeRow[]; position: Position }> {
  const rows: ChangeRow[] = []
  let position = from
  for (let reads = 0; reads < maxReads; reads++) {
    const reading = await readChanges(trx, position, rowsPerRead)
    rows.push(...reading.rows)
    position = reading.position
    if (reading.isEnd) break
  }
  return { rows, position }
}

async function deliveriesOf({ now }: Pick<Env, 'now'>, trx: Trx, rows: ChangeRow[]): Promise<NewDelivery[]> {
  if (rows.length === 0) return []
  const subscribers = await subscribersOf(trx, logTypes, now())
  if (subscribers.length === 0) return []
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

/** The changes that each subscriber sees, one entry per resource. Subscribers with the same visibility share the result. */
function changesFor(audiences: Audiences, rows: ChangeRow[]): (subscriber: Subscriber) => VisibleChange[] {
  // With a constant transaction id, all changes of a resource are merged into one entry.
  const sameTransaction = rows.map((row) => ({ ...row, xid: '0' }))
  const cache = new Map<string, VisibleChange[]>()
  return ({ scope, roles, distributor_id, supplier_id, iso_country, client_id }) => {
    const key = JSON.stringify([scope, roles, distributor_id, supplier_id, iso_country])
    const caller: Caller = {
      ...{ client_id, scope, roles, distributor_id, supplier_id },
      ...{ language: '', impersonator_client_id: null, via: 'key', session_id: null },
    }
    const buyer = distributor_id !== null && iso_country !== null ? { distributor_id, iso_country } : undefined
    const viewer: Viewer = { caller, buyer }
    const found = cache.get(key) ?? visibleChanges(audiences, viewer, sameTransaction)
    cache.set(key, found)
    return found
  }
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

/**
 * Prices and statuses are unreported notified. Stock is notified when it sells out, becomes available again, or crosses a threshold of this
 * webhook.
 */
function isNotifiable({ filter }: Subscriber, { entry, rows }: VisibleChange): boolean {
  if (!isStockOnly(entry)) return true
  const counted = rows.filter((row) => row.stock_before !== null)
  const [before, after] = [counted[0]?.stock_before ?? 0, counted.at(-1)?.stock_after ?? 0]
  return [1, ...(filter?.stock_thresholds ?? [])].some((limit) => before >= limit !== after >= limit)
}
