import { sql } from 'kysely'
import { defineList } from '../../platform/db/list.js'
import { containing } from '../../platform/db/search.js'

export const bookingList = defineList({
  name: 'bookings',
  key: 'b.booking_id',
  sorting: '-created',
  parameters: {
    booking_id: { kind: 'id', column: 'b.booking_id', about: 'Identifier of the booking' },
    booking_code: { kind: 'id', column: 'b.booking_code', about: 'The code people read out' },
    reservation_id: { kind: 'id', column: 'b.reservation_id', about: 'Reservation it was made from' },
    distributor_id: { kind: 'id', column: 'b.distributor_id', about: 'Distributor' },
    booking_reference: { kind: 'id', column: 'b.booking_reference', about: "The distributor's own reference" },
    is_test_booking: { kind: 'boolean', column: 'b.is_test_booking', about: 'Whether it is a test' },
    created: { kind: 'datetime', column: 'b.created', about: 'When it was made', sort: true },
    query: {
      kind: 'search',
      about: 'Part of the code, an id, a reference or the e-mail address',
      search: (text) =>
        sql`lower(b.booking_code || ' ' || b.booking_id || ' ' || b.reservation_id || ' ' || b.booking_email || ' ' || coalesce(b.booking_reference, '')) like ${containing(text)}`,
    },
  },
})
