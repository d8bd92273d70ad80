export const scopes = ['internal', 'distributor', 'supplier'] as const
export type Scope = (typeof scopes)[number]

export const roles = ['ADMIN', 'PRODUCT_MANAGEMENT', 'SUPPORT', 'FINANCE', 'api', 'portal'] as const
export type Role = (typeof roles)[number]

/** The roles that an administrator may grant to a client of each scope. */
export const grantable: Record<Scope, readonly Role[]> = {
  internal: roles,
  distributor: ['api', 'portal'],
  supplier: ['api', 'portal'],
}

/** The authenticated client of a request and the party it acts for. */
export interface Caller {
  client_id: string
  scope: Scope
  roles: readonly Role[]
  distributor_id: string | null
  /** Set for a supplier's client, and for a distributor that is also a supplier. */
  supplier_id: string | null
  language: string
  impersonator_client_id: string | null
  via: 'key' | 'token'
  session_id: string | null
  /** the key of the request, if it came with one */
  key_id?: string | undefined
  /** the position in the database's log up to which its own changes reach; undefined if there is no replica to compare with */
  written?: string | undefined
  /** state of the catalogue when the caller was looked up, after the request arrived; the time is from performance.now() */
  seen?: { changes: string; at: number } | undefined
  /** whether the connection of the request is closed; undefined if there is none */
  hasGone?: (() => boolean) | undefined
}

export const isOperator = ({ scope }: Pick<Caller, 'scope'>): boolean => scope === 'internal'

/** The client that a change is recorded under. */
export type Author = Pick<Caller, 'client_id' | 'impersonator_client_id'>
/** The author of changes made by the service: jobs, the demo, the command line. */
export const system: Author = { client_id: 'system', impersonator_client_id: null }

/** Acts with the rights of the operator, and is recorded under this author: for work that the service does for a client. */
export const asOperator = ({ client_id, impersonator_client_id }: Author): Caller => ({
  client_id,
  impersonator_client_id,
  scope: 'internal',
  roles: [],
  distributor_id: null,
  supplier_id: null,
  language: 'en_GB',
  via: 'token',
  session_id: null,
})

/** The party a client acts for. Requests are logged under it, and it decides what the client may read. */
export const partyOf = ({ distributor_id, supplier_id }: Pick<Caller, 'distributor_id' | 'supplier_id'>): string | null =>
  distributor_id ?? supplier_id
