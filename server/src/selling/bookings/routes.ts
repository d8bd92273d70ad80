import Type from 'typebox'
import { Id } from '../../lib/schema.js'
import { changeInBatches } from '../../platform/http/batched-change.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { endHoldsIfWithdrawn } from '../reservations/withdraw.js'
import { bookingList } from './list.js'
import { makeBookings } from './make.js'
import { Booking, NewBooking } from './schema.js'
import * as service from './service.js'

export const bookingRoutes: Routes = async (app, { ctx }) => {
  // Bookings of one distributor wait for each other in any case, for its credit, and all bookings for the invoice numbers: together they wait
  // once.
  const book = changeInBatches(ctx, {
    name: 'bookings',
    status: 201,
    make: makeBookings,
    apart: ({ input }) => [input.reservation_id],
    needs: ({ caller }) => (caller.distributor_id === null ? [] : [caller.distributor_id]),
  })
  app.post(
    '/v1/bookings',
    {
      schema: { tags: ['bookings'], summary: 'Buy what a reservation holds', body: NewBooking, response: { 201: Booking } },
      config: {
        allow: can.reserve,
        errors: [
          'reservation_not_found',
          'own_ticket',
          'unpaid_limit',
          'reservation_expired',
          'already_booked',
          'not_on_sale',
          'guest_data_incomplete',
          'not_ready',
          'credit_limit',
          'payment_method_not_allowed',
          'no_fx_rate',
          'amount_too_large',
        ],
      },
    },
    (req, reply) => endHoldsIfWithdrawn(ctx, () => book(req, reply, { caller: req.caller, input: req.body })),
  )
  app.get(
    '/v1/bookings',
    listRoute(bookingList, { allow: can.readReservations, tag: 'bookings', summary: 'List bookings', item: Booking }),
    async (req) => service.list(ctx, req.caller, listRequest(bookingList, req)),
  )
  app.get(
    '/v1/bookings/:booking_id',
    {
      schema: { tags: ['bookings'], summary: 'Read a booking', params: Type.Object({ booking_id: Id }), response: { 200: Booking } },
      config: { allow: can.readReservations, errors: ['booking_not_found'] },
    },
    async (req) => service.read(ctx, req.caller, 'booking_id', req.params.booking_id),
  )
  app.get(
    '/v1/bookings/reservation/:reservation_id',
    {
      schema: {
        tags: ['bookings'],
        summary: 'Read the booking made from a reservation',
        params: Type.Object({ reservation_id: Id }),
        response: { 200: Booking },
      },
      config: { allow: can.readReservations, errors: ['booking_not_found'] },
    },
    async (req) => service.read(ctx, req.caller, 'reservation_id', req.params.reservation_id),
  )
}
