import { type Caller, isOperator } from '../../lib/caller.js'
import { fault, forbidden, invalid, mistakenKind, Problem } from '../../lib/errors.js'
import { type FieldRule, isBlank, isSeen, itemFields, mayChange, orderCommands, orderFields } from './fields.js'
import { type Relation, relationsTo, relationsToItem } from './relation.js'
import type { OrderChange, OrderChangeQuery, OrderItemChange } from './schema.js'
import type { ItemRow, OrderRow } from './store.js'
import { toItem, toPastOrder } from './wire.js'

/** Item fields that are accepted in an update and ignored, so that an item can be sent back as it was read. */
const ignoredFields = [
  'orderitem_id',
  'guest',
  'download_items',
  'updated',
  'uploaded_at',
  'relisted_ticket_id',
  'relisting_status',
  'is_relisted_ticket',
]

const immutableFields = ['booking_id', 'distributor_id', 'event_id', 'supplier_id'] as const
const feeFlags = ['mediation_fees', 'payment_fees', 'booking_fees', 'platform_service_fee'] as const

/** Fields of an order that are never null. */
const neverNull = ['booking_email', 'marketing_optin', 'financial_status']

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The message tells the buyer that it may set a status only to cancelled. */
const notAllowed = (what: string, pointer: string, canBeCancelled: boolean, by: readonly Relation[]): Problem =>
  new Problem('forbidden', {
    detail: `You may not change ${what}${canBeCancelled && mayChange(['buyer'], by) ? ', except to cancelled' : ''}.`,
    errors: [fault(pointer, 'forbidden', 'may not be changed by you')],
  })

const cannotChange = (pointer: string) => [fault(pointer, 'immutable_field', 'cannot change')]

/**
 * Whether a field of the request changes anything. Refuses a field that the caller may not change. For a hidden field only the blank value
 * is accepted. Any other value is refused with the same message, whether it equals the stored value or not, so that the answer does not
 * reveal the stored value.
 */
function changes(
  rule: FieldRule,
  by: readonly Relation[],
  name: string,
  what: string,
  pointer: string,
  value: unknown,
  stored: unknown,
): boolean {
  const isHidden = !isSeen(rule, by)
  if (isHidden ? isBlank(name, value) : same(value, stored)) return false
  const isStatus = name === 'logistic_status' || name === 'ticket_status'
  // The buyer may cancel. Only staff may set other statuses.
  const allowed = [...(rule.changedBy ?? []), ...(isStatus && value === 'cancelled' ? (['buyer'] as const) : [])]
  if (isHidden || !mayChange(allowed, by)) throw notAllowed(what, pointer, isStatus, by)
  return true
}

export interface ItemEdit {
  item: ItemRow
  changes: OrderItemChange
}

/** The fields of the request that differ from the stored order. Refuses the whole request if the caller may not change one of them. */
export function permitted(
  caller: Caller,
  order: OrderRow,
  input: OrderChange,
  query: OrderChangeQuery,
): { changes: OrderChange; items: ItemEdit[] } {
  const by = relationsTo(caller, order)
  for (const name of immutableFields) {
    if (input[name] !== undefined && input[name] !== order[name])
      throw new Problem('immutable_field', {
        detail: `${name} is ${order[name]} and cannot change.`,
        errors: cannotChange(`/${name}`),
        facts: { field: name },
      })
  }
  const current = toPastOrder(order) as Record<string, unknown>
  const { items = [], ...fields } = input
  const changed: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    if ((immutableFields as readonly string[]).includes(name)) continue
    const what = `${name} of this order`
    if (name in orderCommands) {
      if (!mayChange(orderCommands[name as keyof typeof orderCommands], by)) throw notAllowed(what, `/${name}`, false, by)
    } else {
      const rule = orderFields[name as keyof typeof orderFields]
      if (!changes(rule, by, name, what, `/${name}`, value, current[name])) continue
      if (value === null && neverNull.includes(name)) throw invalid([fault(`/${name}`, 'invalid_type', 'must not be null')])
    }
    changed[name] = value
  }
  // Deleting the purchase order takes back the seller's payout, so the buyer may not do it.
  if (query.should_delete_purchaseorder && !isOperator(caller) && caller.supplier_id !== order.supplier_id)
    throw forbidden('should_delete_purchaseorder is for the operator and for the seller of this order.')
  for (const flag of feeFlags) if (query[flag] && !mayChange(['FINANCE'], by)) throw forbidden(`${flag} is for finance.`)
  return { changes: changed as OrderChange, items: items.flatMap((item, index) => permittedItem(caller, order, item, `/items/${index}`)) }
}

function permittedItem(caller: Caller, order: OrderRow, sent: OrderItemChange, pointer: string): ItemEdit[] {
  const item = order.items.find((candidate) => candidate.orderitem_id === sent.orderitem_id)
  const by = item ? relationsToItem(caller, order, item) : []
  if (!item || by.length === 0)
    throw new Problem('orderitem_not_found', {
      detail: mistakenKind('orderitem', sent.orderitem_id) ?? `This order has no item ${JSON.stringify(sent.orderitem_id.slice(0, 80))}.`,
      errors: [fault(`${pointer}/orderitem_id`, 'orderitem_not_found', 'is not an item of this order')],
    })
  const current: Record<string, unknown> = { ...toItem(item, order), cost_price: item.cost_price, costprice: item.cost_price }
  const changed: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(sent)) {
    if (ignoredFields.includes(name)) continue
    const rule = itemFields[name as keyof typeof itemFields]
    // Amounts are never null, and computed amounts cannot be set: null or an unchanged value is ignored.
    if (isSeen(rule, by) && isAmount(name) && (value === null || rule.changedBy === undefined)) continue
    if (isSeen(rule, by) && rule.changedBy === undefined && !same(value, current[name])) {
      if (value === null) continue
      throw new Problem('immutable_field', {
        detail: `${name} of item ${item.orderitem_id} cannot change.`,
        errors: cannotChange(`${pointer}/${name}`),
        facts: { field: name, orderitem_id: item.orderitem_id },
      })
    }
    if (changes(rule, by, name, `${name} of an item`, `${pointer}/${name}`, value, current[name])) changed[name] = value
  }
  return Object.keys(changed).length > 0 ? [{ item, changes: { ...(changed as OrderItemChange), orderitem_id: item.orderitem_id } }] : []
}

const isAmount = (name: string): boolean => /price|_rate$|_value|_refund$/.test(name)
