import { defineList } from '../../db/list.js'

export const memoScopes = ['internal', 'external'] as const

export const memoList = defineList({
  name: 'memos',
  key: 'm.memo_id',
  sorting: '-created',
  parameters: {
    scope: { kind: 'enum', column: 'm.scope', values: memoScopes, about: 'internal: the operator only; external: the party too' },
    memo_category: { kind: 'text', column: 'm.memo_category', about: 'Category' },
    memo_subcategory: { kind: 'text', column: 'm.memo_subcategory', about: 'Subcategory' },
    finished: { kind: 'boolean', column: 'm.finished', about: 'Whether it is dealt with' },
    action_date: { kind: 'date', column: 'm.action_date', about: 'Day on which something is to be done', sort: true },
    target_client_id: { kind: 'id', column: 'm.target_client_id', about: 'Client who is to do it' },
    created_by: { kind: 'id', column: 'm.created_by', about: 'Client who wrote it' },
    created: { kind: 'datetime', column: 'm.created', about: 'When it was written', sort: true },
    updated: { kind: 'datetime', column: 'm.updated', about: 'When it last changed', sort: true },
  },
})
