import { defineList } from '../../platform/db/list.js'

export const bulkActions = ['enable', 'disable', 'reprice'] as const
export const bulkStatuses = ['previewed', 'running', 'done', 'failed'] as const
export const undoStatuses = ['running', 'done', 'failed'] as const

export const bulkList = defineList({
  name: 'bulk_actions',
  key: 'b.bulk_id',
  sorting: '-created',
  parameters: {
    action: { kind: 'enum', column: 'b.action', values: bulkActions, about: 'The action' },
    status: { kind: 'enum', column: 'b.status', values: bulkStatuses, about: 'How far it is' },
    created_by: { kind: 'id', column: 'b.client_id', about: 'Client who made it' },
    created: { kind: 'datetime', column: 'b.created', about: 'When it was previewed', sort: true },
  },
})
