import { defineList } from '../db/list.js'

/** The same for every resource: its versions, newest first. */
export const historyList = defineList({
  name: 'history',
  key: 'h.version',
  keyKind: 'integer',
  sorting: '-version',
  parameters: {
    version: { kind: 'integer', column: 'h.version', about: 'Number of the version, from 1', sort: true, filter: false },
    created: { kind: 'datetime', column: 'h.at', about: 'When the version came into being', sort: true },
    updated_by: { kind: 'id', column: 'h.client_id', about: 'Client that made the version' },
  },
})
