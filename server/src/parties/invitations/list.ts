import { sql } from 'kysely'
import { scopes } from '../../lib/caller.js'
import { defineList } from '../../platform/db/list.js'
import { containing } from '../../platform/db/search.js'

export const invitationStatuses = ['pending', 'accepted', 'revoked', 'expired'] as const

export const invitationList = defineList({
  name: 'invitations',
  key: 'i.invitation_id',
  sorting: '-created',
  parameters: {
    invitation_id: { kind: 'id', column: 'i.invitation_id', about: 'Identifier of the invitation' },
    invitation_status: { kind: 'enum', column: 'i.invitation_status', values: invitationStatuses, about: 'Status', sort: true },
    scope: { kind: 'enum', column: 'i.scope', values: scopes, about: 'Kind of party' },
    distributor_id: { kind: 'id', column: 'i.distributor_id', about: 'Invitations to this distributor' },
    supplier_id: { kind: 'id', column: 'i.supplier_id', about: 'Invitations to this supplier' },
    query: {
      kind: 'search',
      about: 'Part of the name, the e-mail address, the username or the id',
      search: (text) => sql`lower(i.label || ' ' || i.email || ' ' || i.username || ' ' || i.invitation_id) like ${containing(text)}`,
    },
    created: { kind: 'datetime', column: 'i.created', about: 'When it was made', sort: true },
    expires: { kind: 'datetime', column: 'i.expires', about: 'Until when it can be accepted', sort: true },
  },
})
