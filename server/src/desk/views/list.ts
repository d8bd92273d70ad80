import { defineList } from '../../platform/db/list.js'

export const viewList = defineList({
  name: 'views',
  key: 'v.view_id',
  sorting: 'name',
  parameters: {
    list: { kind: 'id', column: 'v.list', about: 'Views of this list' },
    name: { kind: 'text', column: 'v.name', about: 'Name', sort: true },
    created: { kind: 'datetime', column: 'v.created', about: 'When it was saved', sort: true },
    updated: { kind: 'datetime', column: 'v.updated', about: 'When it last changed', sort: true },
  },
})
