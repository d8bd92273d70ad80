import { defineList } from '../../platform/db/list.js'
import { downloadKinds } from './store.js'

export const downloadList = defineList({
  name: 'downloads',
  key: 'x.download_id',
  keyKind: 'integer',
  sorting: '-at',
  parameters: {
    orderitem_id: { kind: 'id', column: 'x.orderitem_id', about: 'Order item' },
    kind: { kind: 'enum', column: 'x.kind', values: downloadKinds, about: 'One ticket, all of them, or the code of one' },
    via: { kind: 'enum', column: 'x.via', values: ['api', 'guest'], about: 'By a client of the API, or through a guest’s link' },
    at: { kind: 'datetime', column: 'x.at', about: 'When', sort: true },
  },
})
