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

/** Relations to an order that only a supplier has. */
const sellers = ['seller', 'relister', 'origin']
type Editors = readonly (string | undefined)[] | undefined
const edits =
  (editors: Editors = []): May =>
  (who) =>
    isStaff(who)
      ? who.roles.some((role) => role === 'ADMIN' || editors.includes(role))
      : (who.distributor_id !== null && editors.includes('buyer')) || (sells(who) && sellers.some((one) => editors.includes(one)))

/** Fields of an order and of its items that can be changed separately, by the service's table of fields. */
export const mayChange = (field: keyof typeof orderEditors): May => edits(orderEditors[field])
/** The buyer may cancel; staff makes all other changes of this status. */
export const mayCancel: May = edits([...orderEditors.logistic_status, 'buyer'])
export const mayChangeItem = (field: keyof typeof itemEditors): May => edits(itemEditors[field])
