import { permissions } from './generated/access.js'
import type { changeTypes, enums, eventTypes } from './generated/model.js'

export { permissions } from './generated/access.js'
export { countries, currencies, locales } from './generated/iso.js'
export {
  changeTypes,
  enums,
  eventTypes,
  grantable,
  itemEditors,
  machines,
  operations,
  orderEditors,
  paymentMethods,
} from './generated/model.js'

export type Scope = (typeof enums.scopes)[number]
export type Role = (typeof enums.roles)[number]
export type Permission = keyof typeof permissions
/** What webhooks are told of, and what the feed of changes tells. */
export type EventType = keyof typeof eventTypes
export type ChangeType = keyof typeof changeTypes

/** Of a client what decides on what it may do: a login answers it. */
export interface Who {
  scope: string
  roles: readonly string[]
  supplier_id: string | null
}

/**
 * Whether a client may make the calls that need this permission; whose data it then gets is the service's to decide. A distributor that is a
 * supplier too may do what either may, and ADMIN whatever any internal role may.
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
