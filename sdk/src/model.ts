import { permissions } from './generated/access.js'
import type { changeTypes, enums, eventTypes } from './generated/model.js'

export { permissions } from './generated/access.js'
export { countries, currencies, locales } from './generated/iso.js'
export {
  changeTypes,
  enums,
  eventTypes,
  fieldWords,
  grantable,
  itemEditors,
  machines,
  namedKinds,
  operations,
  orderEditors,
  paymentMethods,
  settledLater,
} from './generated/model.js'

export type Scope = (typeof enums.scopes)[number]
export type Role = (typeof enums.roles)[number]
export type Permission = keyof typeof permissions
/** The event types of webhooks, and of the changes feed. */
export type EventType = keyof typeof eventTypes
export type ChangeType = keyof typeof changeTypes

/** The fields of a client that decide what it may do, as in the answer to a login. */
export interface Who {
  scope: string
  roles: readonly string[]
  supplier_id: string | null
}

/**
 * Whether a client may make the calls that need this permission; the service decides which data it then gets. A distributor that is also a
 * supplier may do what either may, and ADMIN what any internal role may.
 */
export function mayCall({ scope, roles, supplier_id }: Who, permission: Permission): boolean {
  const rule: Partial<Record<string, 'any' | readonly string[]>> = permissions[permission]
  const scopes = scope === 'distributor' && supplier_id !== null ? ['distributor', 'supplier'] : [scope]
  return scopes.some((one) => {
    const needed = rule[one]
    if (needed === undefined) return false
    return needed === 'any' || needed.some((role) => roles.includes(role)) || (one === 'internal' && roles.includes('ADMIN'))
  })
}
