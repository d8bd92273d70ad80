export const scopes = ['internal', 'distributor', 'supplier'] as const
export type Scope = (typeof scopes)[number]

export const roles = ['ADMIN', 'PRODUCT_MANAGEMENT', 'SUPPORT', 'FINANCE', 'api', 'portal'] as const
export type Role = (typeof roles)[number]

/** What an administrator may grant to a client of each scope. */
export const grantable: Record<Scope, readonly Role[]> = {
  internal: roles,
  distributor: ['api', 'portal'],
  supplier: ['api', 'portal'],
}

/** The client of this request, and in whose name it acts. */
export interface Caller {
  client_id: string
  scope: Scope
  roles: readonly Role[]
  distributor_id: string | null
  /** a supplier's client, or a distributor that is a supplier as well */
  supplier_id: string | null
  language: string
  impersonator_client_id: string | null
  via: 'key' | 'token'
  session_id: string | null
}

export const isOperator = (caller: Caller): boolean => caller.scope === 'internal'

/** Who a change is recorded under. */
export type Author = Pick<Caller, 'client_id' | 'impersonator_client_id'>
/** Changes the service makes by itself: jobs, the demo, the command line. */
export const system: Author = { client_id: 'system', impersonator_client_id: null }

/** In whose name a client calls: what it is logged under, and what its party may read. */
export const partyOf = ({ distributor_id, supplier_id }: Pick<Caller, 'distributor_id' | 'supplier_id'>): string | null =>
  distributor_id ?? supplier_id
