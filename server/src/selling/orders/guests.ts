import type { Caller } from '../../lib/caller.js'
import { type FieldFault, fault, Problem } from '../../lib/errors.js'
import type { Trx } from '../../platform/db/open.js'
import type { OrderGuest, OrderItemChange } from './schema.js'
import type { FoundOrder } from './store.js'
import { shownTo } from './visibility.js'

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''
/** Filled only on request, and never stored. */
const derived = 'conditions'
/** Versions of an order contain only these fields of a guest. */
const versionFields = ['guest_id', 'lead_guest', derived]

/** The fields that differ from the guest as the caller sees it. */
function differences(sent: unknown, shown: OrderGuest): string[] {
  if (isEmpty(sent)) return []
  if (typeof sent !== 'object' || Array.isArray(sent)) return ['']
  const fields = Object.entries(sent as Record<string, unknown>).filter(([name]) => name !== derived)
  const isVersion = fields.every(([name, value]) => versionFields.includes(name) || isEmpty(value))
  const current = shown as unknown as Record<string, unknown>
  return fields
    .filter(([name, value]) => {
      if (isVersion && (name !== 'guest_id' || isEmpty(value))) return false
      return !(name in current) || (isEmpty(value) ? !isEmpty(current[name]) : value !== current[name])
    })
    .map(([name]) => name)
}

/**
 * Guests are changed only through the guest data endpoints, which check the requirements of the tickets. An unchanged guest in an order
 * update is accepted. A changed guest is refused, because ignoring the change silently would be misleading.
 */
export async function refuseChangedGuests(trx: Trx, caller: Caller, order: FoundOrder, items: readonly OrderItemChange[]): Promise<void> {
  if (items.every(({ guest }) => isEmpty(guest))) return
  const { items: shown } = await shownTo(trx, caller, order)
  const guests = new Map(shown.map((item) => [item.orderitem_id, item.guest]))
  let first: { orderitem_id: string; guest: OrderGuest } | undefined
  const errors: FieldFault[] = []
  for (const [index, { orderitem_id, guest: sent }] of items.entries()) {
    const guest = guests.get(orderitem_id)
    if (!guest) continue
    const changed = differences(sent, guest)
    if (changed.length > 0) first ??= { orderitem_id, guest }
    for (const name of changed)
      errors.push(
        fault(`/items/${index}/guest${name === '' ? '' : `/${name.slice(0, 80)}`}`, 'immutable_field', 'does not change with the order'),
      )
  }
  if (!first) return
  const { guest_id } = first.guest
  const url = `/v1/bookingorders/${order.bookingorder_id}/guestdata${guest_id === null ? '' : `/${guest_id}`}`
  throw new Problem('immutable_field', {
    detail: `Guests do not change with the order. Send the guest of item ${first.orderitem_id} to PUT ${url}, and leave it out here or as it was read.`,
    errors: errors.slice(0, 50),
    facts: { field: 'guest', orderitem_id: first.orderitem_id, guestdata_url: url },
  })
}
