import type { LoginResult } from '@allotment/sdk'
import { mayCall, type Permission, permissions } from '@allotment/sdk/model'

/** The fields of the signed-in client that the console uses. */
export type Who = Pick<LoginResult, 'scope' | 'roles' | 'supplier_id' | 'distributor_id'>
export type May = (who: Who) => boolean

export const isStaff: May = ({ scope }) => scope === 'internal'
export const buys: May = ({ scope }) => scope === 'distributor'
/** A distributor with a supplier record acts for both. */
export const sells: May = ({ supplier_id }) => supplier_id !== null

/** A supplier does not see what the buyer pays. */
export const seesCharges: May = (who) => isStaff(who) || buys(who)

/**
 * What is shown to whom, by the service's table of permissions. The service checks again, and decides on the data: an entry that is
 * too generous shows a refusal, never data of another tenant.
 */
export const may = Object.fromEntries(
  (Object.keys(permissions) as Permission[]).map((permission) => [permission, (who: Who) => mayCall(who, permission)]),
) as Record<Permission, May>
