import { sql } from 'kysely'
import { type Caller, isOperator } from '../../lib/caller.js'
import type { Condition } from '../../platform/db/filter.js'
import { ownRows } from '../../platform/db/tenant.js'
import type { Side } from './schema.js'

/**
 * How a caller stands to an order. `buyer`: the distributor that bought it. `seller`: the supplier whose ticket it is. `relister`: a
 * distributor that sells on what it bought before. `origin`: the supplier that such a ticket first came from. The others are the operator's
 * people by role, `clerk` being one without any. Whoever is none of these is a third party, and is not told that the order exists.
 */
export const relations = ['buyer', 'seller', 'relister', 'origin', 'ADMIN', 'SUPPORT', 'FINANCE', 'PRODUCT_MANAGEMENT', 'clerk'] as const
export type Relation = (typeof relations)[number]

const roles = ['ADMIN', 'SUPPORT', 'FINANCE', 'PRODUCT_MANAGEMENT'] as const

/** What of an item tells who sells it. */
export interface SoldItem {
  orderitem_id: string
  is_relisted: boolean
  origin_supplier_id: string | null
}
export interface Traded {
  distributor_id: string
  supplier_id: string
  items: readonly SoldItem[]
}

function staffRelations(caller: Caller): Relation[] {
  const own = roles.filter((role) => caller.roles.includes(role))
  return own.length > 0 ? own : ['clerk']
}

/** To one item: an order can hold tickets that its seller relists beside others of its own. */
export function relationsToItem(caller: Caller, order: Omit<Traded, 'items'>, item: SoldItem): Relation[] {
  if (isOperator(caller)) return staffRelations(caller)
  const found: Relation[] = []
  if (caller.distributor_id !== null && caller.distributor_id === order.distributor_id) found.push('buyer')
  if (caller.supplier_id === null) return found
  if (caller.supplier_id === order.supplier_id) found.push(item.is_relisted ? 'relister' : 'seller')
  if (caller.supplier_id === item.origin_supplier_id) found.push('origin')
  return found
}

/** To the order as a whole: every relation to one of its items. */
export function relationsTo(caller: Caller, order: Traded): Relation[] {
  if (isOperator(caller)) return staffRelations(caller)
  return [...new Set(order.items.flatMap((item) => relationsToItem(caller, order, item)))]
}

/** Relations that a caller can have to any order: what none of them sees, the caller sees of no order. */
export function possibleRelations(caller: Caller): Relation[] {
  if (isOperator(caller)) return staffRelations(caller)
  const buys: Relation[] = caller.distributor_id === null ? [] : ['buyer']
  return caller.supplier_id === null ? buys : [...buys, 'seller', 'relister', 'origin']
}

/** Who sells is told so whether or not the ticket is sold on; a buyer is never its own seller. */
export function sideOf(by: readonly Relation[]): Side {
  if (by.includes('buyer')) return 'buyer'
  if (by.includes('seller') || by.includes('relister')) return 'seller'
  return by.includes('origin') ? 'origin' : 'operator'
}

/** Orders (alias `o`) that a caller bought or sold, or all of them for the operator: what its lists show. */
export const visible = (caller: Caller): Condition => ownRows(caller, { distributor: 'o.distributor_id', supplier: 'o.supplier_id' })

/** What a caller can be to the orders its lists show. */
export const listedSides = ['buyer', 'seller', 'operator'] as const satisfies Side[]

/** Of the visible ones those to which the caller is this. */
export function visibleAs(caller: Caller, side: string | undefined): Condition {
  if (side === undefined) return visible(caller)
  if (isOperator(caller) || side === 'operator') return isOperator(caller) && side === 'operator' ? sql`true` : sql`false`
  return ownRows(caller, side === 'buyer' ? { distributor: 'o.distributor_id' } : { supplier: 'o.supplier_id' })
}

/** Orders (alias `o`) whose buyer the caller is, or all of them for the operator. */
export const bought = (caller: Caller): Condition => ownRows(caller, { distributor: 'o.distributor_id' })

/** One order by its id: visible, or with an admission in it that first came from the caller. */
export function reachable(caller: Caller): Condition {
  if (caller.supplier_id === null) return visible(caller)
  return sql`(${visible(caller)} or exists (
    select from orderitem x join relisting y on y.purchaseorderitem_id = x.purchaseorderitem_id join bookingorder z on z.bookingorder_id = y.root_bookingorder_id
     where x.bookingorder_id = o.bookingorder_id and z.supplier_id = ${caller.supplier_id}))`
}
