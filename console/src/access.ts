import type { LoginResult } from '@allotment/sdk'
import { mayCall, type Permission, permissions } from '@allotment/sdk/model'

/** What the console needs to know of whoever is signed in. */
export type Who = Pick<LoginResult, 'scope' | 'roles' | 'supplier_id' | 'distributor_id'>
export type May = (who: Who) => boolean

export const isStaff: May = ({ scope }) => scope === 'internal'
export const buys: May = ({ scope }) => scope === 'distributor'
/** A distributor with a supplier record of its own acts for both. */
export const sells: May = ({ supplier_id }) => supplier_id !== null

/**
 * What is worth showing to whom, by the service's own table of permissions. The service decides again, and on whose data: an entry that is
 * too generous shows a refusal, never somebody else's data.
 */
export const may = Object.fromEntries(
  (Object.keys(permissions) as Permission[]).map((permission) => [permission, (who: Who) => mayCall(who, permission)]),
) as Record<Permission, May>
