import { sql } from 'kysely'
import type { Caller } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import type { ChangeRow } from '../../platform/changes/store.js'
import type { Ctx, Env } from '../../platform/context.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import type { Trx } from '../../platform/db/open.js'
import { checkEndpoints } from '../../platform/deliveries/limit.js'
import * as endpoints from '../../platform/deliveries/store.js'
import { runReader } from '../changes/reader.js'
import { audiencesOf, kindFor, perViewer } from '../changes/visibility.js'
import { availabilityId, optionId } from './names.js'
import type { NewSubscription, NotificationType, SubscriptionChange } from './schema.js'
import * as store from './store.js'

/** Subscriptions are endpoints of the delivery engine. Their deliveries are not signed; the subscriber's own headers authenticate us. */
const kind = 'octo'
const own = (caller: Caller): Condition => sql`e.client_id = ${caller.client_id}`

const toSubscription = (env: Env, row: endpoints.EndpointRow) => ({
  id: row.endpoint_id,
  url: row.url,
  notificationTypes: row.topics as NotificationType[],
  headers: env.vault.isLost(row.secret) ? {} : (JSON.parse(env.vault.open(row.secret).toString()) as Record<string, string>),
})

const seal = (env: Env, headers: Record<string, string>): Buffer => env.vault.seal(JSON.stringify(headers))

export async function subscribe(env: Env, trx: Trx, caller: Caller, input: NewSubscription) {
  const at = env.now()
  await checkEndpoints(env, trx, caller)
  const endpoint_id = newId('whk')
  await endpoints.insertEndpoint(trx, {
    endpoint_id,
    kind,
    client_id: caller.client_id,
    topics: [...new Set(input.notificationTypes)],
    url: input.url,
    secret: seal(env, input.headers ?? {}),
    created: at,
    updated: at,
  })
  return toSubscription(env, await lock(trx, caller, endpoint_id))
}

async function lock(trx: Trx, caller: Caller, id: string): Promise<endpoints.EndpointRow> {
  const row = await endpoints.lockEndpoint(trx, kind, id, own(caller))
  if (!row) throw notFound('webhook', id)
  return row
}

export const listSubscriptions = async (ctx: Ctx, caller: Caller) =>
  (await store.subscriptionsOf(ctx.db, caller.client_id)).map((row) => toSubscription(ctx, row))

export async function readSubscription(ctx: Ctx, caller: Caller, id: string) {
  const row = await endpoints.findEndpoint(ctx.db, kind, id, own(caller))
  if (!row) throw notFound('webhook', id)
  return toSubscription(ctx, row)
}

/** Any change re-enables a subscription that was disabled after five days of failures. */
export async function changeSubscription(
  env: Env,
  trx: Trx,
  caller: Caller,
  id: string,
  { url, notificationTypes, headers }: SubscriptionChange,
) {
  const row = await lock(trx, caller, id)
  await endpoints.updateEndpoint(trx, id, {
    ...(url === undefined ? {} : { url }),
    ...(notificationTypes === undefined ? {} : { topics: [...new Set(notificationTypes)] }),
    ...(headers === undefined ? {} : { secret: seal(env, headers) }),
    is_active: true,
    failing_since: null,
    pace: null,
    disabled_reason: null,
    updated: env.now(),
    version: row.version + 1,
  })
  return toSubscription(env, await lock(trx, caller, id))
}

export async function unsubscribe(env: Env, trx: Trx, caller: Caller, id: string): Promise<void> {
  await lock(trx, caller, id)
  await endpoints.removeEndpoint(trx, id, env.now())
}

/** Something that subscribers read again. Deliveries contain ids only. */
interface Notice {
  topic: NotificationType
  resource_id: string
  data: object
}

const bookingNotice = (uuid: string): Notice => ({ topic: 'BOOKING_UPDATE', resource_id: uuid, data: { uuid } })
const productNotice = (productId: string): Notice => ({ topic: 'PRODUCT_UPDATE', resource_id: productId, data: { productId } })
function availabilityNotice({ series_id, ...slot }: store.TicketSlot & { on_request: boolean }): Notice {
  const id = availabilityId(slot)
  return {
    topic: 'AVAILABILITY_UPDATE',
    resource_id: id,
    data: { productId: series_id, optionId: optionId(slot), availabilityIds: [id] },
  }
}

/** Columns of a ticket, and fields that it takes from its event, with which an availability changes. */
const ofAvailability = [
  ...['net_rate', 'ticket_status', 'deleted', 'on_sale', 'sub_category'],
  ...['allowed_quantities', 'event_name', 'venue_id', 'tournament_id'],
]
/** What the log of changes notes of a ticket when its category changes. */
const ofCategory = ['category_name', 'options', 'category_description', 'category_guest_data']
const ofProduct = ['series_id', 'event_name', 'date_start', 'date_stop', 'event_status', 'deleted']
const ofBooking: Partial<Record<ChangeRow['resource'], string[]>> = {
  reservation: ['status'],
  bookingorder: ['logistic_status', 'zip_sha', 'items', 'disruption_id', 'disruption_decision'],
}
/** What the log of changes notes of a reservation when its OCTO booking changes. The id is that of the booking. */
const octoBooking = 'octo_booking'

const hasAny = ({ changed }: ChangeRow, names: readonly string[] = []): boolean => changed.some((name) => names.includes(name))
const isBookingRow = (row: ChangeRow): boolean => hasAny(row, ofBooking[row.resource])
/** The first ticket or the last one; a ticket sold in between is not news. */
const isStockEdge = ({ stock_before, stock_after }: ChangeRow): boolean => (stock_before ?? 0) > 0 !== (stock_after ?? 0) > 0
const isAvailabilityRow = (row: ChangeRow): boolean =>
  row.kind !== 'updated' || isStockEdge(row) || row.audience_before !== row.audience_id || hasAny(row, ofAvailability)
/** Sold out follows from stock, which is an availability. It is the only column that the log of changes notes of it. */
const isSoldOutRow = ({ changed }: ChangeRow): boolean => changed.length === 1 && changed[0] === 'event_status'
const isProductRow = (row: ChangeRow): boolean => row.kind === 'removed' || (hasAny(row, ofProduct) && !isSoldOutRow(row))

const idsOf = (rows: ChangeRow[], resource: ChangeRow['resource']): string[] => [
  ...new Set(rows.filter((row) => row.resource === resource).map(({ resource_id }) => resource_id)),
]

/** The notices that follow from a row of the log, with the distributor if they are for one only. */
type NoticesOf = (row: ChangeRow) => { notice: Notice; distributor_id?: string }[]

/** Reads what the rows concern, once for all subscribers. */
async function noticesOf(trx: Trx, rows: ChangeRow[], at: Date): Promise<NoticesOf> {
  const slots = await store.slotsOfTickets(trx, idsOf(rows, 'ticket'), at)
  const slotOf = new Map(slots.map((slot) => [slot.ticket_id, slot]))
  const keyOf = ({ event_id, category_id }: { event_id: string; category_id: string }): string => `${event_id} ${category_id}`
  const asked = new Set((await store.soldOnRequest(trx, slots)).map(keyOf))
  const seriesOf = await store.seriesOfEvents(trx, idsOf(rows, 'event'))
  const bookings = await store.bookingsBehind(trx, [...new Set(rows.filter(isBookingRow).map((row) => row.resource_id))])
  const bookingsOf = new Map<string, typeof bookings>()
  for (const one of bookings) bookingsOf.set(one.id, [...(bookingsOf.get(one.id) ?? []), one])

  const ofTicket = (row: ChangeRow): Notice[] => {
    const slot = slotOf.get(row.resource_id)
    if (!slot) return []
    const isProduct = row.kind === 'created' || (slot.is_ahead && hasAny(row, ofCategory))
    return [
      ...(isAvailabilityRow(row) ? [availabilityNotice({ ...slot, on_request: false })] : []),
      ...(isAvailabilityRow(row) && asked.has(keyOf(slot)) ? [availabilityNotice({ ...slot, on_request: true })] : []),
      ...(isProduct ? [productNotice(slot.series_id)] : []),
    ]
  }
  const ofEvent = (row: ChangeRow): Notice[] =>
    isProductRow(row) ? [seriesOf.get(row.resource_id), row.series_before].flatMap((id) => (id ? [productNotice(id)] : [])) : []

  return (row) => {
    if (row.resource === 'ticket') return ofTicket(row).map((notice) => ({ notice }))
    if (row.resource === 'event') return ofEvent(row).map((notice) => ({ notice }))
    const own = hasAny(row, [octoBooking]) && row.distributor_id ? [{ uuid: row.resource_id, distributor_id: row.distributor_id }] : []
    const behind = isBookingRow(row) ? (bookingsOf.get(row.resource_id) ?? []) : []
    return [...own, ...behind].map(({ uuid, distributor_id }) => ({ notice: bookingNotice(uuid), distributor_id }))
  }
}

/** Turns the changes since the last call into deliveries. Returns the number of changes. */
export const queueNotifications = (ctx: Ctx): Promise<number> =>
  runReader(ctx, 'octo', async (trx, _reader, at) => {
    const subscriptions = await store.activeSubscriptions(trx, at)
    return {
      wanted: subscriptions.length === 0 ? undefined : everyRow,
      use: async (rows) => endpoints.enqueueDeliveries(trx, await deliveriesOf(trx, subscriptions, rows, at), at),
    }
  })

async function deliveriesOf(trx: Trx, subscriptions: store.Subscription[], rows: ChangeRow[], at: Date): Promise<endpoints.NewDelivery[]> {
  if (rows.length === 0) return []
  const audiences = await audiencesOf(trx, rows)
  const noticesOfRow = await noticesOf(trx, rows, at)
  const noticed = rows.map((row) => ({ row, notices: noticesOfRow(row) })).filter(({ notices }) => notices.length > 0)
  /** Several changes of one thing are one notification. */
  const noticesFor = perViewer((viewer) => {
    const distinct = new Map<string, Notice>()
    for (const { row, notices } of noticed) {
      if (!kindFor(audiences, viewer, row)) continue
      for (const { notice, distributor_id = viewer.caller.distributor_id } of notices)
        if (distributor_id === viewer.caller.distributor_id) distinct.set(`${notice.topic} ${notice.resource_id}`, notice)
    }
    return [...distinct.values()]
  })
  return subscriptions.flatMap((subscription) =>
    noticesFor(subscription)
      .filter(({ topic }) => subscription.topics.includes(topic))
      .map(({ topic, resource_id, data }) => ({
        ...{ endpoint_id: subscription.endpoint_id, event_type: topic, resource_id },
        body: JSON.stringify({ type: topic, data }),
      })),
  )
}
