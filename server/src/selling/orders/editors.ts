import { type Caller, isOperator } from '../../lib/caller.js'
import { fault, forbidden, invalid, mistakenKind, Problem } from '../../lib/errors.js'
import { type FieldRule, isBlank, isSeen, itemFields, mayChange, orderCommands, orderFields } from './fields.js'
import { type Relation, relationsTo, relationsToItem } from './relation.js'
import type { OrderChange, OrderChangeQuery, OrderItemChange } from './schema.js'
import type { ItemRow, OrderRow } from './store.js'
import { toItem, toPastOrder } from './wire.js'

/** Taken for what they are in an item that was read and sent back, and never changed through it. */
const passengers = ['orderitem_id', 'guest', 'download_items', 'updated', 'uploaded_at', 'relisted_ticket_id', 'relisting_status']

const fixed = ['booking_id', 'distributor_id', 'event_id', 'supplier_id'] as const
const feeFlags = ['mediation_fees', 'payment_fees', 'booking_fees', 'platform_service_fee'] as const

/** An order always has these. */
const neverNull = ['booking_email', 'marketing_optin', 'financial_status']

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Whoever bought hears which value of a status is its own to set. */
const notYours = (what: string, canBeCancelled: boolean, by: readonly Relation[]): Problem =>
  forbidden(`You may not change ${what}${canBeCancelled && mayChange(['buyer'], by) ? ', except to cancelled' : ''}.`)

/**
 * Whether a field of the request changes anything, once it is clear that this caller may change it. What the caller is not shown comes back
 * as it was shown; any other value is refused in the same words, whether it is what is stored or not.
 */
function changes(rule: FieldRule, by: readonly Relation[], name: string, what: string, value: unknown, stored: unknown): boolean {
  const isHidden = !isSeen(rule, by)
  if (isHidden ? isBlank(name, value) : same(value, stored)) return false
  const isStatus = name === 'logistic_status' || name === 'ticket_status'
  // Whoever bought may cancel; all other moves of the status are the staff's.
  const allowed = [...(rule.changedBy ?? []), ...(isStatus && value === 'cancelled' ? (['buyer'] as const) : [])]
  if (isHidden || !mayChange(allowed, by)) throw notYours(what, isStatus, by)
  return true
}

export interface ItemEdit {
  item: ItemRow
  changes: OrderItemChange
}

/** What of the request differs from what is stored, once it is clear that this caller may change it; refuses the whole of it otherwise. */
export function permitted(
  caller: Caller,
  order: OrderRow,
  input: OrderChange,
  query: OrderChangeQuery,
): { changes: OrderChange; items: ItemEdit[] } {
  const by = relationsTo(caller, order)
  for (const name of fixed) {
    if (input[name] !== undefined && input[name] !== order[name])
      throw new Problem('immutable_field', { detail: `${name} is ${order[name]} and cannot change.`, facts: { field: name } })
  }
  const current = toPastOrder(order) as Record<string, unknown>
  const { items = [], ...fields } = input
  const changed: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    if ((fixed as readonly string[]).includes(name)) continue
    const what = `${name} of this order`
    if (name in orderCommands) {
      if (!mayChange(orderCommands[name as keyof typeof orderCommands], by)) throw notYours(what, false, by)
    } else {
      const rule = orderFields[name as keyof typeof orderFields]
      if (!changes(rule, by, name, what, value, current[name])) continue
      if (value === null && neverNull.includes(name)) throw invalid([fault(`/${name}`, 'invalid_type', 'must not be null')])
    }
    changed[name] = value
  }
  // A sale that is undone takes the seller's money back: that is not for whoever bought.
  if (query.should_delete_purchaseorder && !isOperator(caller) && caller.supplier_id !== order.supplier_id)
    throw forbidden('should_delete_purchaseorder is for the operator and for whoever sold this order.')
  for (const flag of feeFlags) if (query[flag] && !mayChange(['FINANCE'], by)) throw forbidden(`${flag} is for finance.`)
  return { changes: changed as OrderChange, items: items.flatMap((item) => permittedItem(caller, order, item)) }
}

function permittedItem(caller: Caller, order: OrderRow, sent: OrderItemChange): ItemEdit[] {
  const item = order.items.find((candidate) => candidate.orderitem_id === sent.orderitem_id)
  const by = item ? relationsToItem(caller, order, item) : []
  if (!item || by.length === 0)
    throw new Problem('orderitem_not_found', {
      detail: mistakenKind('orderitem', sent.orderitem_id) ?? `This order has no item ${JSON.stringify(sent.orderitem_id.slice(0, 80))}.`,
    })
  const current: Record<string, unknown> = { ...toItem(item, order), cost_price: item.cost_price, costprice: item.cost_price }
  const changed: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(sent)) {
    if (passengers.includes(name)) continue
    const rule = itemFields[name as keyof typeof itemFields]
    // Amounts are never empty, and those that are derived are not set: null, or what was read, changes nothing.
    if (isSeen(rule, by) && isAmount(name) && (value === null || rule.changedBy === undefined)) continue
    if (isSeen(rule, by) && rule.changedBy === undefined && !same(value, current[name])) {
      if (value === null) continue
      throw new Problem('immutable_field', {
        detail: `${name} of item ${item.orderitem_id} cannot change.`,
        facts: { field: name, orderitem_id: item.orderitem_id },
      })
    }
    if (changes(rule, by, name, `${name} of an item`, value, current[name])) changed[name] = value
  }
  return Object.keys(changed).length > 0 ? [{ item, changes: { ...(changed as OrderItemChange), orderitem_id: item.orderitem_id } }] : []
}

const isAmount = (name: string): boolean => /price|_rate$|_value|_refund$/.test(name)
