import type { Caller } from '../../lib/caller.js'
import { liveItem } from '../../lib/order-states.js'
import type { Db } from '../../platform/db/open.js'
import { type Place, requiredOf } from '../guests/assess.js'
import { asAgreed, readTerms } from '../guests/store.js'
import { downloadItemFields, itemFields, masked, maskedGuest, orderFields } from './fields.js'
import { type Relation, relationsTo, relationsToItem, sideOf } from './relation.js'
import type { BookingOrder, OrderItem, PastOrderItem } from './schema.js'
import type { FoundOrder, ItemRow, OrderRow } from './store.js'
import { toOrder } from './wire.js'

/** The caller's relations to one order, which decide the fields it sees. */
export interface Visibility {
  order: readonly Relation[]
  /** empty for an item that the caller may not see */
  item(orderitemId: string): readonly Relation[]
  /** the fields that an item's ticket required from its guest when it was booked */
  asked(orderitemId: string): ReadonlySet<string>
  /** whether the caller has put the item on sale again: its activation link is for the next buyer */
  isLocked(orderitemId: string): boolean
}

/** Admissions that are valid and not resold. */
const isValid = ({ ticket_status, relisting_status }: ItemRow): boolean => liveItem.is(ticket_status) && relisting_status !== 'sold'

const placeOf = ({ ticket_id, guest }: ItemRow): Place => ({ ticket_id, guest })

/**
 * Only sellers need the guest requirements of the tickets. They are read in one statement for all orders, and not at all for other callers.
 */
export async function visibilityFor(db: Db, caller: Caller, rows: readonly OrderRow[]): Promise<(row: OrderRow) => Visibility> {
  const sells = ({ items, ...order }: OrderRow) =>
    items.some((item) => relationsToItem(caller, order, item).some((one) => one === 'seller' || one === 'relister' || one === 'origin'))
  const sold = caller.supplier_id === null ? [] : rows.filter(sells)
  const tickets = [...new Set(sold.flatMap((row) => row.items.map((item) => item.ticket_id)))]
  const terms = tickets.length === 0 ? [] : await readTerms(db, tickets)
  return (row) => {
    const relations = new Map(row.items.map((item) => [item.orderitem_id, relationsToItem(caller, row, item)]))
    const relisted = new Set(row.items.filter((item) => item.relisting_status !== null).map((item) => item.orderitem_id))
    const places = new Map(row.items.filter(isValid).map((item) => [item.orderitem_id, placeOf(item)]))
    const asked = terms.length === 0 ? undefined : requiredOf(asAgreed(terms, row.guest_terms), [...places.values()])
    return {
      order: relationsTo(caller, row),
      item: (id) => relations.get(id) ?? [],
      asked: (id) => {
        const place = places.get(id)
        return (place && asked?.get(place)) ?? new Set()
      },
      isLocked: (id) => relisted.has(id) && (relations.get(id) ?? []).includes('buyer'),
    }
  }
}

/** An order, or a version of it, as the caller sees it. Hidden fields are present but blank. */
export function visiblePart<I extends OrderItem | PastOrderItem, T extends { items: I[] }>(order: T, visibility: Visibility): T {
  const items = order.items.flatMap((item) => {
    const by = visibility.item(item.orderitem_id)
    if (by.length === 0) return []
    const files = item.download_items.map((file) => masked(file, downloadItemFields, by))
    const link = visibility.isLocked(item.orderitem_id) ? { external_activation_link: null } : {}
    const download_items = files.map((file) => ({ ...file, ...link }))
    return [
      { ...masked(item, itemFields, by), ...link, download_items, guest: maskedGuest(item.guest, by, visibility.asked(item.orderitem_id)) },
    ]
  })
  const side = 'relation' in order ? { relation: sideOf(visibility.order) } : {}
  return { ...masked(order, orderFields, visibility.order), ...side, items }
}

export async function shownTo(db: Db, caller: Caller, row: FoundOrder): Promise<BookingOrder> {
  return visiblePart<OrderItem, BookingOrder>(toOrder(row), (await visibilityFor(db, caller, [row]))(row))
}
