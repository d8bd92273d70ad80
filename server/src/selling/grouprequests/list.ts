import { sql } from 'kysely'
import { defineList } from '../../platform/db/list.js'
import { containing } from '../../platform/db/search.js'
import { groupRequestStatuses } from './states.js'

export const groupRequestList = defineList({
  name: 'grouprequests',
  key: 'g.grouprequest_id',
  sorting: '-created',
  parameters: {
    grouprequest_id: { kind: 'id', column: 'g.grouprequest_id', about: 'Group request' },
    status: { kind: 'enum', column: 'g.status', values: groupRequestStatuses, about: 'Status' },
    distributor_id: { kind: 'id', column: 'g.distributor_id', about: 'Distributor that asks' },
    event_id: { kind: 'id', column: 'g.event_id', about: 'Event it is about' },
    size: { kind: 'integer', column: 'g.size', about: 'Size of the group', sort: true },
    deadline: { kind: 'datetime', column: 'g.deadline', about: 'Until when it is open', sort: true },
    created: { kind: 'datetime', column: 'g.created', about: 'When it was made', sort: true },
    updated: { kind: 'datetime', column: 'g.updated', about: 'When it last changed', sort: true },
    awaiting: {
      kind: 'flag',
      about:
        'Whether to list only the open requests that wait for the caller: a supplier has no open quote, or a distributor has one to answer; for the operator all that are open',
    },
    query: {
      kind: 'search',
      about: 'Part of the description or the wishes',
      search: (text) => sql`lower(g.description || ' ' || g.wishes) like ${containing(text)}`,
    },
  },
})
