import { sql } from 'kysely'
import { roles, scopes } from '../../lib/caller.js'
import { defineList } from '../../platform/db/list.js'
import { containing } from '../../platform/db/search.js'

export const clientStatuses = ['active', 'suspended', 'deleted'] as const

export const clientList = defineList({
  name: 'clients',
  key: 'c.client_id',
  sorting: '-created',
  parameters: {
    client_id: { kind: 'id', column: 'c.client_id', about: 'Identifier of the client', sort: true },
    distributor_id: { kind: 'id', column: 'c.distributor_id', about: 'Clients of this distributor' },
    supplier_id: { kind: 'id', column: 'c.supplier_id', about: 'Clients of this supplier' },
    client_status: {
      kind: 'enum',
      column: 'c.client_status',
      values: clientStatuses,
      about: 'Without it, all that are not deleted',
      sort: true,
    },
    client_name: { kind: 'search', about: 'Part of the label', search: (text) => sql`lower(c.label) like ${containing(text)}` },
    query: {
      kind: 'search',
      about: 'Part of the label, the id, the e-mail address or the distributor id',
      search: (text) =>
        sql`lower(c.label || ' ' || c.client_id || ' ' || coalesce(c.email, '') || ' ' || coalesce(c.distributor_id, '')) like ${containing(text)}`,
    },
    role: {
      kind: 'enum',
      column: 'r.role',
      values: roles,
      about: 'Clients that have the role',
      exists: (test) => sql`exists (select from unnest(c.roles) as r (role) where ${test})`,
    },
    scope: { kind: 'enum', column: 'c.scope', values: scopes, about: 'Kind of party' },
    use_basic_dto: {
      kind: 'flag',
      about: 'Whether to answer the basic shape: client_id, label, client_status, distributor_id, distributor_name',
    },
    label: { kind: 'text', column: 'c.label', about: 'Label', sort: true, filter: false },
    created: { kind: 'datetime', column: 'c.created', about: 'When it was made', sort: true },
    updated: { kind: 'datetime', column: 'c.updated', about: 'When it last changed', sort: true },
  },
})

export const keyList = defineList({
  name: 'keys',
  key: 'k.key_id',
  sorting: '-created',
  parameters: {
    created: { kind: 'datetime', column: 'k.created', about: 'When it was made', sort: true },
    last_used: { kind: 'datetime', column: 'k.last_used', about: 'When it was last used, to the minute', sort: true, nullable: true },
  },
})
