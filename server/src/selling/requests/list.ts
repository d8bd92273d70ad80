import { defineList } from '../../platform/db/list.js'
import { reservationStatuses } from '../reservations/states.js'

export const requestList = defineList({
  name: 'requests',
  key: 'r.reservation_id',
  sorting: '-created',
  parameters: {
    reservation_id: { kind: 'id', column: 'r.reservation_id', about: 'Reservation that waits for the answer' },
    status: { kind: 'enum', column: 'r.status', values: reservationStatuses, about: 'pending_supplier while the answer is awaited' },
    created: { kind: 'datetime', column: 'r.created', about: 'When it was asked', sort: true },
  },
})
