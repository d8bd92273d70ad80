import { sql } from 'kysely'
import { defineList } from '../../platform/db/list.js'
import { containing } from '../../platform/db/search.js'
import { places } from './subjects.js'

export const memoScopes = ['internal', 'external'] as const

const parameters = {
  scope: { kind: 'enum', column: 'm.scope', values: memoScopes, about: 'internal: the operator only; external: the party too' },
  memo_category: { kind: 'text', column: 'm.memo_category', about: 'Category' },
  memo_subcategory: { kind: 'text', column: 'm.memo_subcategory', about: 'Subcategory' },
  finished: { kind: 'boolean', column: 'm.finished', about: 'Whether it is dealt with' },
  action_date: { kind: 'date', column: 'm.action_date', about: 'Day on which something is to be done', sort: true, nullable: true },
  target_client_id: { kind: 'id', column: 'm.target_client_id', about: 'The client that is to do it' },
  created_by: { kind: 'id', column: 'm.created_by', about: 'Client who wrote it' },
  created: { kind: 'datetime', column: 'm.created', about: 'When it was written', sort: true },
  updated: { kind: 'datetime', column: 'm.updated', about: 'When it last changed', sort: true },
} as const

/** The memos on one resource. */
export const memoList = defineList({ name: 'memos', key: 'm.memo_id', sorting: '-created', parameters })

/** The memos on all resources. */
export const allMemosList = defineList({
  name: 'memos',
  key: 'm.memo_id',
  sorting: '-created',
  parameters: {
    memo_id: { kind: 'id', column: 'm.memo_id', about: 'Memo' },
    ...Object.fromEntries(
      places.map(([subject, { noun }]) => [subject, { kind: 'id' as const, column: `m.${subject}`, about: `Kept on this ${noun}` }]),
    ),
    ...parameters,
    query: { kind: 'search', about: 'Part of the text', search: (text) => sql`fold(m.text) like fold(${containing(text)})` },
  },
})
