import { defineList } from '../../platform/db/list.js'

export const rateList = defineList({
  name: 'fxratemoments',
  key: 'm.fxratemoment_id',
  sorting: '-taken',
  parameters: {
    taken: { kind: 'datetime', column: 'm.taken', about: 'When the rates were taken', sort: true },
    created: { kind: 'datetime', column: 'm.created', about: 'When they were stored', sort: true },
  },
})
