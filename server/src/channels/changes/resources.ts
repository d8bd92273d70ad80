import { Event } from '../../catalogue/events/schema.js'
import { fieldsWhere } from '../../catalogue/tickets/fields.js'
import { EventTranslation } from '../../catalogue/translations/schema.js'
import { TicketFile } from '../../fulfilment/ticketfiles/schema.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import type { ChangedResource, ChangeRow } from '../../platform/changes/store.js'
import type { FeedType } from '../../platform/changes/types.js'
import { can, type Permission } from '../../platform/http/permissions.js'
import { Allotment } from '../../selling/allotments/schema.js'
import { isSeen, orderFields } from '../../selling/orders/fields.js'
import { possibleRelations, type Relation, relationsTo } from '../../selling/orders/relation.js'
import { Sale } from '../../selling/purchases/schema.js'
import { Reservation } from '../../selling/reservations/schema.js'

/** How the changes of a resource type are shown. */
interface FeedResource {
  /** The permission to read the resource type. */
  allow: Permission
  types: { created: FeedType; updated: FeedType; removed: FeedType }
  /** Fields derived from a column, where they differ from the column's name. */
  follow: Readonly<Record<string, readonly string[]>>
  /** Fields that count as changed when no column shows it: data in other tables, names of parent resources. */
  fallback: readonly string[]
  /** The fields that the caller sees of this resource. Undefined when it does not see the resource. */
  seen(caller: Caller, row: ChangeRow): ReadonlySet<string> | undefined
}

const keysOf = (shape: { properties: object }): ReadonlySet<string> => new Set(Object.keys(shape.properties))
const isOwn = (caller: Caller, row: ChangeRow): boolean =>
  (caller.distributor_id !== null && caller.distributor_id === row.distributor_id) ||
  (caller.supplier_id !== null && caller.supplier_id === row.supplier_id)
const toOwners = (fields: ReadonlySet<string>) => (caller: Caller, row: ChangeRow) =>
  isOperator(caller) || isOwn(caller, row) ? fields : undefined

const publicTicket = new Set<string>(fieldsWhere(({ seenBy }) => seenBy === undefined))
const supplierTicket = new Set<string>(fieldsWhere(({ seenBy }) => seenBy !== 'operator'))
const wholeTicket = new Set<string>(fieldsWhere(() => true))
const allowed = 'allowed_quantities'
const converted = (name: string) => [name, `${name}_eur`]

function relationsToRow(caller: Caller, { distributor_id, supplier_id }: ChangeRow): Relation[] {
  if (isOperator(caller)) return relationsTo(caller, { distributor_id: '', supplier_id: '', items: [] })
  const isBuyer = caller.distributor_id !== null && caller.distributor_id === distributor_id
  const isSeller = caller.supplier_id !== null && caller.supplier_id === supplier_id
  return possibleRelations(caller).filter((one) => (one === 'buyer' ? isBuyer : isSeller && one !== 'origin'))
}

function seenOfOrder(caller: Caller, row: ChangeRow): ReadonlySet<string> | undefined {
  const by = relationsToRow(caller, row)
  if (by.length === 0) return undefined
  const key = by.join()
  const found =
    orderFieldsSeen.get(key) ??
    new Set(['items', ...Object.entries(orderFields).flatMap(([name, rule]) => (isSeen(rule, by) ? [name] : []))])
  orderFieldsSeen.set(key, found)
  return found
}
/** The fields of an order for each combination of relations to it. */
const orderFieldsSeen = new Map<string, ReadonlySet<string>>()

const place = ['venue_id', 'venue_name', 'city', 'iso_country', 'latitude', 'longitude', 'time_zone']
const tournament = ['tournament_id', 'tournament_name', 'tournament_type']

export const shown: Record<ChangedResource, FeedResource> = {
  ticket: {
    allow: can.readCatalogue,
    types: { created: 'ticket_created', updated: 'ticket_changed', removed: 'ticket_removed' },
    follow: {
      available_quantity: ['available_quantity', 'stock', allowed],
      allotted_quantity: ['allotted_quantity', 'stock', allowed],
      ticket_status: ['ticket_status', allowed],
      // The times of its sale also follow its event, its venue and the sports of its category.
      on_sale: [allowed],
      net_rate: ['net_rate', 'local_rates'],
      ticket_type: ['ticket_type', 'type_ticket'],
      flags: ['flags', 'pairs_only', 'package_rate', allowed],
      min_order: ['min_order', allowed],
      category_id: ['category_id', 'category_name', 'category_type', 'options'],
      face_value: converted('face_value'),
      sales_price: converted('sales_price'),
      cost_price: converted('cost_price'),
      organiser_price: converted('organiser_price'),
      service_price: converted('service_price'),
      service_fee: ['service_fee', 'service_feevat'],
      supplier_type: ['is_service_supplier'],
    },
    fallback: [],
    seen: (caller, row) => {
      if (isOperator(caller)) return wholeTicket
      return caller.supplier_id !== null && caller.supplier_id === row.supplier_id ? supplierTicket : publicTicket
    },
  },
  event: {
    allow: can.readCatalogue,
    types: { created: 'event_created', updated: 'event_changed', removed: 'event_removed' },
    follow: {
      venue_id: place,
      tournament_id: tournament,
      hometeam_id: ['hometeam_id', 'hometeam_name'],
      visiting_id: ['visiting_id', 'visiting_name'],
    },
    fallback: [...place.slice(1), ...tournament.slice(1), 'hometeam_name', 'visiting_name'],
    seen: () => eventFields,
  },
  event_translation: {
    allow: can.readCatalogue,
    types: { created: 'event_translation_created', updated: 'event_translation_updated', removed: 'event_translation_removed' },
    follow: {},
    fallback: [],
    seen: () => translationFields,
  },
  reservation: {
    allow: can.readReservations,
    types: { created: 'reservation_created', updated: 'reservation_updated', removed: 'reservation_updated' },
    follow: {},
    fallback: ['items'],
    seen: toOwners(keysOf(Reservation)),
  },
  allotment: {
    allow: can.readAllotments,
    types: { created: 'allotment_created', updated: 'allotment_updated', removed: 'allotment_updated' },
    follow: {
      ...Object.fromEntries(['rate_kind', 'rate_amount', 'rate_percentage', 'currency_code'].map((name) => [name, ['rate', 'tickets']])),
      ...Object.fromEntries(['release_kind', 'release_days', 'release_hours'].map((name) => [name, ['release']])),
      release_at: ['release', 'release_at'],
    },
    fallback: ['quantity', 'released', 'free', 'tickets'],
    seen: toOwners(keysOf(Allotment)),
  },
  bookingorder: {
    allow: can.readOrders,
    types: { created: 'bookingorder_created', updated: 'bookingorder_updated', removed: 'bookingorder_updated' },
    follow: { charged: ['amount'], disruption_id: ['disruption_id', 'disruption_kind', 'disruption_decide_by'] },
    fallback: ['items'],
    seen: seenOfOrder,
  },
  sale: {
    allow: can.readSales,
    types: { created: 'sale_created', updated: 'sale_updated', removed: 'sale_updated' },
    follow: {},
    fallback: ['items'],
    seen: toOwners(keysOf(Sale)),
  },
  ticketfile: {
    allow: can.manageTicketFiles,
    types: { created: 'ticketfile_created', updated: 'ticketfile_updated', removed: 'ticketfile_removed' },
    follow: Object.fromEntries(
      ['lines', 'failed', 'assigned', 'pdfs', 'pdfs_wanted', 'waiting', 'seated'].map((name) => [
        name,
        ['assignment_status', 'assignment_info', 'download_items_csv'],
      ]),
    ),
    fallback: [],
    seen: toOwners(keysOf(TicketFile)),
  },
  distributor: {
    allow: can.readCatalogue,
    types: { created: 'catalogue_reset', updated: 'catalogue_reset', removed: 'catalogue_reset' },
    follow: {},
    fallback: [],
    seen: (caller, row) => (caller.distributor_id !== null && caller.distributor_id === row.distributor_id ? ownCountry : undefined),
  },
}

const ownCountry: ReadonlySet<string> = new Set(['iso_country'])
const eventFields = keysOf(Event)
const translationFields = keysOf(EventTranslation)
/** Columns that are never reported, because they change with every update or are internal. */
const unreported = new Set([
  'updated',
  'version',
  'last_checked',
  'in_stock',
  'audience_id',
  'shelf',
  'text_id',
  'price_change',
  'borne_by',
  'warn_at',
  'warned_at',
  'sell_through_warned_at',
])

/**
 * The fields behind these columns that the caller sees, in the order of the columns. Nearly all changes have one of a few lists of columns, so
 * what a list means is kept for as long as the list. No two resources have one set of fields.
 */
export function fieldsOf(resource: ChangedResource, columns: readonly string[], seen: ReadonlySet<string>): readonly string[] {
  const known = fieldsKnown.get(seen) ?? new WeakMap<readonly string[], readonly string[]>()
  fieldsKnown.set(seen, known)
  const found = known.get(columns) ?? fieldsBehind(resource, columns, seen)
  known.set(columns, found)
  return found
}
const fieldsKnown = new WeakMap<ReadonlySet<string>, WeakMap<readonly string[], readonly string[]>>()

function fieldsBehind(resource: ChangedResource, columns: readonly string[], seen: ReadonlySet<string>): string[] {
  const { follow, fallback } = shown[resource]
  const telling = columns.filter((name) => !unreported.has(name))
  const fields = telling.length === 0 ? fallback : telling.flatMap((name) => follow[name] ?? [name])
  return [...new Set(fields)].filter((name) => seen.has(name))
}
