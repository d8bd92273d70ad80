import { type Caller, isOperator } from '../../lib/caller.js'
import { forbidden, Problem } from '../../lib/errors.js'
import type { OrderChange, OrderChangeQuery, OrderItemChange } from './schema.js'
import type { ItemRow, OrderRow } from './store.js'
import { toItem, toPastOrder } from './wire.js'

/** Who may change what on an order (D11). ADMIN may change all of it. */
type Editor = 'distributor' | 'supplier' | 'SUPPORT' | 'FINANCE'

const partyFields = ['distributor', 'SUPPORT'] as const
export const orderEditors: Partial<Record<keyof OrderChange, readonly Editor[]>> = {
  booking_email: partyFields,
  payment_reference: partyFields,
  invoice_reference: partyFields,
  accepted_gt: partyFields,
  marketing_optin: partyFields,
  lead_name_for_pickup: partyFields,
  booking_group: partyFields,
  parent_id: partyFields,
  logistic_status: ['SUPPORT'],
  guestdata_status: ['SUPPORT'],
  financial_status: ['FINANCE'],
  distributorfinancial_status: ['FINANCE'],
  invoices: ['FINANCE'],
  psp_refund_amount: ['FINANCE'],
  suppress_email: ['distributor', 'supplier', 'SUPPORT', 'FINANCE'],
}

export const itemEditors: Partial<Record<keyof OrderItemChange, readonly Editor[]>> = {
  section: ['supplier', 'SUPPORT'],
  row: ['supplier', 'SUPPORT'],
  seat: ['supplier', 'SUPPORT'],
  external_activation_link: ['supplier', 'SUPPORT'],
  activated: ['supplier', 'SUPPORT'],
  ticket_status: ['SUPPORT'],
  net_rate: [],
  sales_price: [],
  salesprice: [],
  cost_price: [],
  costprice: [],
  face_value: [],
}
/** Taken for what they are in an item that was read and sent back, and never changed through it. */
const passengers = ['orderitem_id', 'guest', 'download_items', 'updated', 'uploaded_at', 'relisted_ticket_id', 'relisting_status']

/** Never empty: null means that the reader was not shown it. */
const prices = ['cost_price', 'costprice', 'sales_price', 'salesprice']

const fixed = ['booking_id', 'distributor_id', 'event_id', 'supplier_id'] as const
const feeFlags = ['mediation_fees', 'payment_fees', 'booking_fees', 'platform_service_fee'] as const

function editorsOf(caller: Caller, order: OrderRow): Editor[] | 'all' {
  if (isOperator(caller)) {
    if (caller.roles.includes('ADMIN')) return 'all'
    return (['SUPPORT', 'FINANCE'] as const).filter((role) => caller.roles.includes(role))
  }
  const own: Editor[] = []
  if (caller.distributor_id === order.distributor_id) own.push('distributor')
  if (caller.supplier_id === order.supplier_id) own.push('supplier')
  return own
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

type May = (allowed?: readonly Editor[]) => boolean

/** Whoever bought hears which value of a status is its own to set. */
const notYours = (what: string, canBeCancelled: boolean, may: May): Problem =>
  forbidden(`You may not change ${what}${canBeCancelled && may(['distributor']) ? ', except to cancelled' : ''}.`)

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
  const editors = editorsOf(caller, order)
  const may: May = (allowed = []) => editors === 'all' || allowed.some((editor) => editors.includes(editor))
  for (const name of fixed) {
    if (input[name] !== undefined && input[name] !== order[name])
      throw new Problem('immutable_field', { detail: `${name} is ${order[name]} and cannot change.`, facts: { field: name } })
  }
  const current = toPastOrder(order) as Record<string, unknown>
  const { items = [], ...fields } = input
  const changes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    if ((fixed as readonly string[]).includes(name) || (name in current && same(value, current[name]))) continue
    // Whoever bought may cancel; all other moves of the status are the staff's.
    const cancels = name === 'logistic_status' && value === 'cancelled'
    if (!may([...(orderEditors[name as keyof OrderChange] ?? []), ...(cancels ? (['distributor'] as const) : [])]))
      throw notYours(`${name} of this order`, name === 'logistic_status', may)
    changes[name] = value
  }
  for (const flag of feeFlags) if (query[flag] && !may(['FINANCE'])) throw forbidden(`${flag} is for finance.`)
  return { changes: changes as OrderChange, items: items.flatMap((item) => permittedItem(order, item, may)) }
}

function permittedItem(order: OrderRow, sent: OrderItemChange, may: May): ItemEdit[] {
  const item = order.items.find((candidate) => candidate.orderitem_id === sent.orderitem_id)
  if (!item)
    throw new Problem('orderitem_not_found', { detail: `This order has no item ${JSON.stringify(sent.orderitem_id.slice(0, 80))}.` })
  const current = toItem(item, order) as Record<string, unknown>
  const costs = { cost_price: item.cost_price, costprice: item.cost_price } as Record<string, unknown>
  const changes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(sent)) {
    if (passengers.includes(name) || same(value, name in costs ? costs[name] : current[name])) continue
    const editors = itemEditors[name as keyof OrderItemChange]
    // Derived amounts, and prices a party is shown as null, come back with an item that was read.
    if (editors === undefined || (prices.includes(name) && value === null)) {
      if (value === null || /_(eur|local|target|refund)$/.test(name)) continue
      throw new Problem('immutable_field', {
        detail: `${name} of item ${item.orderitem_id} cannot change.`,
        facts: { field: name, orderitem_id: item.orderitem_id },
      })
    }
    const cancels = name === 'ticket_status' && value === 'cancelled'
    if (!may([...editors, ...(cancels ? (['distributor'] as const) : [])]))
      throw notYours(`${name} of an item`, name === 'ticket_status', may)
    changes[name] = value
  }
  return Object.keys(changes).length > 0 ? [{ item, changes: { ...(changes as OrderItemChange), orderitem_id: item.orderitem_id } }] : []
}
