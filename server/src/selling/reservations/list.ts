import { sql } from 'kysely'
import { sportTypes } from '../../lib/enums.js'
import { defineList } from '../../platform/db/list.js'
import { containing } from '../../platform/db/search.js'
import { reservationStatuses } from './states.js'

/** Filters by a line of the reservation, or by the ticket of that line. */
const onLine = (test: unknown) =>
  sql`exists (select from reservation_item i join ticket t on t.ticket_id = i.ticket_id where i.reservation_id = r.reservation_id and ${test})`

export const reservationList = defineList({
  name: 'reservations',
  key: 'r.reservation_id',
  sorting: '-created',
  parameters: {
    reservation_id: { kind: 'id', column: 'r.reservation_id', about: 'Identifier of the reservation' },
    status: { kind: 'enum', column: 'r.status', values: reservationStatuses, about: 'Status', sort: true },
    created: { kind: 'datetime', column: 'r.created', about: 'When it was made', sort: true },
    updated: { kind: 'datetime', column: 'r.updated', about: 'When it last changed', sort: true },
    valid_until: { kind: 'datetime', column: 'r.valid_until', about: 'Until when it holds', sort: true },
    distributor_id: { kind: 'id', column: 'r.distributor_id', about: 'Distributor that holds it' },
    client_id: { kind: 'id', column: 'r.client_id', about: 'Client that made it' },
    external_reference_id: { kind: 'id', column: 'r.external_reference_id', about: "The distributor's own reference" },
    ticket_id: { kind: 'id', column: 'i.ticket_id', about: 'Reservations of this ticket', exists: onLine },
    event_id: { kind: 'id', column: 't.event_id', about: 'Reservations for this event', exists: onLine },
    sport_type: { kind: 'enum', column: 't.sport_type', values: sportTypes, about: 'Reservations for this sport', exists: onLine },
    query: {
      kind: 'search',
      about: 'Part of the id, the reference, the e-mail address or the notes',
      search: (text) =>
        sql`lower(r.reservation_id || ' ' || coalesce(r.external_reference_id, '') || ' ' || r.booking_email || ' ' || r.notes) like ${containing(text)}`,
    },
  },
})
