import { sql } from 'kysely'
import { defineList } from '../../platform/db/list.js'
import { releaseKinds } from './release.js'
import { allotmentStatuses } from './states.js'

export const allotmentList = defineList({
  name: 'allotments',
  key: 'a.allotment_id',
  sorting: '-created',
  parameters: {
    allotment_id: { kind: 'id', column: 'a.allotment_id', about: 'Allotment' },
    status: { kind: 'enum', column: 'a.status', values: allotmentStatuses, about: 'Status' },
    distributor_id: { kind: 'id', column: 'a.distributor_id', about: 'Distributor it is for' },
    supplier_id: { kind: 'id', column: 'a.supplier_id', about: 'Supplier whose tickets they are' },
    event_id: { kind: 'id', column: 'a.event_id', about: 'Event' },
    category_id: { kind: 'id', column: 'a.category_id', about: 'Category, of allotments of a category' },
    ticket_id: {
      kind: 'id',
      column: 'p.ticket_id',
      about: 'Allotments with this ticket',
      exists: (test) => sql`exists (select from allotment_ticket p where p.allotment_id = a.allotment_id and ${test})`,
    },
    grouprequest_id: { kind: 'id', column: 'a.grouprequest_id', about: 'Group request it was made for' },
    release_kind: { kind: 'enum', column: 'a.release_kind', values: releaseKinds, about: 'Kind of release' },
    release_at: { kind: 'datetime', column: 'a.release_at', about: 'When unsold tickets return to free stock', sort: true, nullable: true },
    created: { kind: 'datetime', column: 'a.created', about: 'When it was made', sort: true },
    updated: { kind: 'datetime', column: 'a.updated', about: 'When it last changed', sort: true },
  },
})
