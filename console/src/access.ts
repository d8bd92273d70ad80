import type { LoginResult } from '@allotment/sdk'
import { itemEditors, mayCall, orderEditors, type Permission, permissions } from '@allotment/sdk/model'

/** The fields of the signed-in client that the console uses. */
export type Who = Pick<LoginResult, 'scope' | 'roles' | 'supplier_id' | 'distributor_id'>
export type May = (who: Who) => boolean

export const isStaff: May = ({ scope }) => scope === 'internal'
export const buys: May = ({ scope }) => scope === 'distributor'
/** A distributor with a supplier record acts for both. */
export const sells: May = ({ supplier_id }) => supplier_id !== null

/**
 * What is shown to whom, by the service's table of permissions. The service checks again, and decides on the data: an entry that is
 * too generous shows a refusal, never data of another tenant.
 */
export const may = Object.fromEntries(
  (Object.keys(permissions) as Permission[]).map((permission) => [permission, (who: Who) => mayCall(who, permission)]),
) as Record<Permission, May>

/** What somebody is to an order; the service says it with each. */
interface Related {
  relation: 'buyer' | 'seller' | 'origin' | 'operator'
}
type Editors = readonly (string | undefined)[]
const edits = (editors: Editors, who: Who, relation: string): boolean =>
  isStaff(who) ? who.roles.some((role) => role === 'ADMIN' || editors.includes(role)) : editors.includes(relation)

/** Fields of an order and of its items that are changed by themselves, by the service's own table of who may. */
export const mayChange = (who: Who, { relation }: Related, field: keyof typeof orderEditors): boolean =>
  edits(orderEditors[field], who, relation)
/** Whoever bought may cancel; all other moves of that status are the staff's. */
export const mayCancel = (who: Who, { relation }: Related): boolean => edits([...orderEditors.logistic_status, 'buyer'], who, relation)
/** Who sells a ticket on that they bought does not deliver it. */
export const mayChangeItem = (
  who: Who,
  { relation }: Related,
  { is_relisted_ticket }: { is_relisted_ticket: boolean },
  field: keyof typeof itemEditors,
): boolean => edits(itemEditors[field], who, relation === 'seller' && is_relisted_ticket ? 'relister' : relation)
/** Staff acts for every buyer. */
export const actsAsBuyer = (who: Who, { relation }: Related): boolean => isStaff(who) || relation === 'buyer'
