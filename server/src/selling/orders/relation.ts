import { sql } from 'kysely'
import { type Caller, isOperator } from '../../lib/caller.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import { ownRows } from '../../platform/db/tenant.js'
import type { Side } from './schema.js'

/**
 * The caller's relations to an order. `buyer`: the distributor that bought it. `seller`: the supplier of the ticket. `relister`: a
 * distributor with a supplier record that resells tickets it bought. `origin`: the supplier that first sold a resold ticket. The others are roles of operator
 * staff; `clerk` is staff without a role. A caller without a relation is a third party: for it, the order does not exist.
 */
export const relations = ['buyer', 'seller', 'relister', 'origin', 'ADMIN', 'SUPPORT', 'FINANCE', 'PRODUCT_MANAGEMENT', 'clerk'] as const
export type Relation = (typeof relations)[number]

const roles = ['ADMIN', 'SUPPORT', 'FINANCE', 'PRODUCT_MANAGEMENT'] as const

/** The fields of an item that identify its sellers. */
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

/** Relations to one item. An order can have relisted and other tickets of the same seller. */
export function relationsToItem(caller: Caller, order: Omit<Traded, 'items'>, item: SoldItem): Relation[] {
  if (isOperator(caller)) return staffRelations(caller)
  const found: Relation[] = []
  if (caller.distributor_id !== null && caller.distributor_id === order.distributor_id) found.push('buyer')
  if (caller.supplier_id === null) return found
  if (caller.supplier_id === order.supplier_id) found.push(item.is_relisted ? 'relister' : 'seller')
  if (caller.supplier_id === item.origin_supplier_id) found.push('origin')
  return found
}

/** Relations to the order: all relations to any of its items. */
export function relationsTo(caller: Caller, order: Traded): Relation[] {
  if (isOperator(caller)) return staffRelations(caller)
  return [...new Set(order.items.flatMap((item) => relationsToItem(caller, order, item)))]
}

/** All relations that a caller can have to any order. A field hidden from all of them is never shown to the caller. */
export function possibleRelations(caller: Caller): Relation[] {
  if (isOperator(caller)) return staffRelations(caller)
  const buys: Relation[] = caller.distributor_id === null ? [] : ['buyer']
  return caller.supplier_id === null ? buys : [...buys, 'seller', 'relister', 'origin']
}

/** The main relation of the caller. A relister is a `seller`. A buyer can never be the seller of the same order. */
export function sideOf(by: readonly Relation[]): Side {
  if (by.includes('buyer')) return 'buyer'
  if (by.includes('seller') || by.includes('relister')) return 'seller'
  return by.includes('origin') ? 'origin' : 'operator'
}

/** Orders (alias `o`) in the caller's lists: those it bought or sold, or all for the operator. */
export const visible = (caller: Caller): Condition => ownRows(caller, { distributor: 'o.distributor_id', supplier: 'o.supplier_id' })

/** The relations by which order lists can be filtered. */
export const listedSides = ['buyer', 'seller', 'operator'] as const satisfies Side[]

/** The visible orders to which the caller has this relation. */
export function visibleAs(caller: Caller, side: string | undefined): Condition {
  if (side === undefined) return visible(caller)
  if (isOperator(caller) || side === 'operator') return isOperator(caller) && side === 'operator' ? everyRow : sql`false`
  return ownRows(caller, side === 'buyer' ? { distributor: 'o.distributor_id' } : { supplier: 'o.supplier_id' })
}

/** Orders (alias `o`) that the caller bought, or all for the operator. */
export const bought = (caller: Caller): Condition => ownRows(caller, { distributor: 'o.distributor_id' })

/** Condition for reading one order by id: it is visible, or it has an admission that the caller sold first. */
export function reachable(caller: Caller): Condition {
  if (caller.supplier_id === null) return visible(caller)
  return sql`(${visible(caller)} or exists (
    select from orderitem x join relisting y on y.purchaseorderitem_id = x.purchaseorderitem_id join bookingorder z on z.bookingorder_id = y.root_bookingorder_id
     where x.bookingorder_id = o.bookingorder_id and z.supplier_id = ${caller.supplier_id}))`
}
