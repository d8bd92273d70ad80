import type { Caller } from '../../lib/caller.js'
import { liveItem } from '../../lib/order-states.js'
import type { Db } from '../../platform/db/open.js'
import { type Place, requiredOf } from '../guests/assess.js'
import { readTerms } from '../guests/store.js'
import { downloadItemFields, itemFields, masked, maskedGuest, orderFields } from './fields.js'
import { type Relation, relationsTo, relationsToItem, sideOf } from './relation.js'
import type { BookingOrder, OrderItem, PastOrderItem } from './schema.js'
import type { ItemRow, OrderRow } from './store.js'
import { toOrder } from './wire.js'

/** What one caller sees of one order. */
export interface Sight {
  order: readonly Relation[]
  /** nothing for an item that is none of the caller's */
  item(orderitemId: string): readonly Relation[]
  /** the fields that an item's ticket requires of its guest */
  asked(orderitemId: string): ReadonlySet<string>
}

/** Admissions that somebody still comes with. */
const stands = ({ ticket_status, relisting_status }: ItemRow): boolean => liveItem.is(ticket_status) && relisting_status !== 'sold'

const placeOf = ({ ticket_id, guest }: ItemRow): Place => ({ ticket_id, guest })

/** Only who sells has to know what tickets ask for: one statement for any number of orders, none for the others. */
export async function sightsOf(db: Db, caller: Caller, rows: readonly OrderRow[]): Promise<(row: OrderRow) => Sight> {
  const sells = ({ items, ...order }: OrderRow) =>
    items.some((item) => relationsToItem(caller, order, item).some((one) => one === 'seller' || one === 'relister' || one === 'origin'))
  const sold = caller.supplier_id === null ? [] : rows.filter(sells)
  const tickets = [...new Set(sold.flatMap((row) => row.items.map((item) => item.ticket_id)))]
  const terms = tickets.length === 0 ? [] : await readTerms(db, tickets)
  return (row) => {
    const relations = new Map(row.items.map((item) => [item.orderitem_id, relationsToItem(caller, row, item)]))
    const places = new Map(row.items.filter(stands).map((item) => [item.orderitem_id, placeOf(item)]))
    const asked = terms.length === 0 ? undefined : requiredOf(terms, [...places.values()])
    return {
      order: relationsTo(caller, row),
      item: (id) => relations.get(id) ?? [],
      asked: (id) => {
        const place = places.get(id)
        return (place && asked?.get(place)) ?? new Set()
      },
    }
  }
}

/** An order, or a version of one, as far as the caller sees it. What is not the caller's affair is there and blank. */
export function seen<I extends OrderItem | PastOrderItem, T extends { items: I[] }>(order: T, sight: Sight): T {
  const items = order.items.flatMap((item) => {
    const by = sight.item(item.orderitem_id)
    if (by.length === 0) return []
    const download_items = item.download_items.map((file) => masked(file, downloadItemFields, by))
    return [{ ...masked(item, itemFields, by), download_items, guest: maskedGuest(item.guest, by, sight.asked(item.orderitem_id)) }]
  })
  const side = 'relation' in order ? { relation: sideOf(sight.order) } : {}
  return { ...masked(order, orderFields, sight.order), ...side, items }
}

export async function shownTo(db: Db, caller: Caller, row: OrderRow): Promise<BookingOrder> {
  return seen<OrderItem, BookingOrder>(toOrder(row), (await sightsOf(db, caller, [row]))(row))
}
