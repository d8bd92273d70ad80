import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { ErrorCode } from '../../lib/errors.js'
import { Id } from '../../lib/schema.js'
import type { Ctx } from '../../platform/context.js'
import { changeInBatches } from '../../platform/http/batched-change.js'
import { ifMatch, setTag, tagged } from '../../platform/http/etag.js'
import { change } from '../../platform/http/idempotency.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { ofEvent, ofTicket } from '../guests/catalogue.js'
import {
  EventGuestRequirements,
  Guest,
  GuestChange,
  GuestData,
  GuestDataChange,
  GuestDataQuery,
  GuestQuery,
  NewGuestData,
  OrderGuestData,
  RequirementsQuery,
  TicketGuestRequirements,
} from '../guests/schema.js'
import { recordReads } from '../guests/store.js'
import * as ofOrder from './of-order.js'
import * as ofReservation from './of-reservation.js'

const tags = ['guests']
const querystring = GuestDataQuery
const GuestId = Type.String({ ...Id, examples: ['01k9zq3v5r8t2w4y6a1b3c5d7e_gst'] })
const writing: ErrorCode[] = ['guest_not_found', 'immutable_field', 'precondition_failed']

/**
 * Every response that contains a passport number or a date of birth is recorded first, including repeated responses for an idempotency key.
 * If recording fails, the response is not sent.
 */
const recording = (ctx: Ctx) => async (req: FastifyRequest, reply: FastifyReply, payload: unknown) => {
  if (reply.statusCode < 300 && typeof payload === 'string') {
    const answer = JSON.parse(payload) as Guest | GuestData
    const guests = 'items' in answer ? answer.items.flatMap((item) => item.guests) : [answer]
    const seen = guests.filter((guest) => guest.passport_number !== null || guest.date_of_birth !== null)
    const ids = seen.flatMap((guest) => guest.guest_id ?? [])
    await recordReads(ctx.db, ids, req.caller, req.id, ctx.now())
  }
  return payload
}

export const guestRoutes: Routes = async (app, { ctx }) => {
  const onSend = recording(ctx)

  app.get(
    '/v1/events/:event_id/guestdata',
    {
      schema: {
        tags,
        summary: 'What an event asks of its guests',
        params: Type.Object({ event_id: Id }),
        querystring: RequirementsQuery,
        response: { 200: EventGuestRequirements },
      },
      config: { allow: can.readCatalogue, cacheable: true, errors: ['event_not_found'] },
    },
    async (req) => ofEvent(ctx, req.params.event_id, req.query.country_hint),
  )
  app.get(
    '/v1/tickets/:ticket_id/guestdata',
    {
      schema: {
        tags,
        summary: 'What a ticket asks of its guests, event and category included',
        params: Type.Object({ ticket_id: Id }),
        querystring: RequirementsQuery,
        response: { 200: TicketGuestRequirements },
      },
      config: { allow: can.readCatalogue, cacheable: true, errors: ['ticket_not_found'] },
    },
    async (req) => ofTicket(ctx, req.caller, req.params.ticket_id, req.query.country_hint),
  )

  const writeGuests = changeInBatches(ctx, {
    name: 'guests',
    status: 201,
    make: ofReservation.writeAll,
    show: ({ body, version }, reply) => {
      if (version !== null) setTag(reply, version)
      return body
    },
    apart: ({ id }) => [id],
  })
  const places = [
    '/v1/reservations/:reservation_id/guestdata',
    // The first spelling in the contract, now deprecated: see lifecycle.ts.
    '/v1/reservation/:reservation_id/guests',
  ]
  for (const path of places) {
    const params = Type.Object({ reservation_id: Id })
    const guestParams = Type.Object({ reservation_id: Id, guest_id: GuestId })
    app.get(
      path,
      {
        schema: { tags, summary: 'Read the guests of a reservation', params, querystring, response: { 200: GuestData } },
        config: { allow: can.readGuests, errors: ['invalid_sorting', 'reservation_not_found'] },
        onSend,
      },
      async (req, reply) => tagged(reply, ofReservation.read(ctx, req.caller, req.params.reservation_id, req.query)),
    )
    app.post(
      path,
      {
        schema: {
          tags,
          summary: 'Fill in guests of a reservation, some now and others later',

          params,
          querystring,
          body: NewGuestData,
          response: { 201: GuestData },
        },
        config: {
          allow: can.writeGuests,
          errors: [...writing, 'ticket_not_found', 'invalid_sorting', 'reservation_not_found', 'reservation_expired', 'already_booked'],
        },
        onSend,
      },
      (req, reply) => {
        const { caller, body: input, query } = req
        return writeGuests(req, reply, { caller, id: req.params.reservation_id, input, query, guard: ifMatch(req) })
      },
    )
    app.get(
      `${path}/:guest_id`,
      {
        schema: {
          tags,
          summary: 'Read a guest of a reservation',

          params: guestParams,
          querystring: GuestQuery,
          response: { 200: Guest },
        },
        config: { allow: can.readGuests, errors: ['guest_not_found', 'reservation_not_found'] },
        onSend,
      },
      async (req, reply) =>
        tagged(reply, ofReservation.readGuest(ctx, req.caller, req.params.reservation_id, req.params.guest_id, req.query)),
    )
    app.put(
      `${path}/:guest_id`,
      {
        schema: {
          tags,
          summary: 'Replace a guest of a reservation',

          params: guestParams,
          querystring: GuestQuery,
          body: GuestChange,
          response: { 200: Guest },
        },
        config: { allow: can.writeGuests, errors: [...writing, 'reservation_not_found', 'reservation_expired', 'already_booked'] },
        onSend,
      },
      (req, reply) => {
        const { caller, body, query } = req
        const { reservation_id, guest_id } = req.params
        return change(ctx, req, reply, 200, (trx) =>
          tagged(reply, ofReservation.writeGuest(ctx, trx, caller, reservation_id, guest_id, body, query, ifMatch(req))),
        )
      },
    )
  }

  const path = '/v1/bookingorders/:bookingorder_id/guestdata'
  const params = Type.Object({ bookingorder_id: Id })
  const guestParams = Type.Object({ bookingorder_id: Id, guest_id: GuestId })
  app.get(
    path,
    {
      schema: { tags, summary: 'Read the guests of a booking order', params, querystring, response: { 200: OrderGuestData } },
      config: { allow: can.readOrderGuests, errors: ['invalid_sorting', 'bookingorder_not_found'] },
      onSend,
    },
    async (req, reply) => tagged(reply, ofOrder.read(ctx, req.caller, req.params.bookingorder_id, req.query)),
  )
  app.put(
    path,
    {
      schema: {
        tags,
        summary: 'Replace guests of a booking order',
        params,
        querystring,
        body: GuestDataChange,
        response: { 200: OrderGuestData },
      },
      config: {
        allow: can.writeGuests,
        errors: [...writing, 'ticket_not_found', 'invalid_sorting', 'bookingorder_not_found', 'order_closed'],
      },
      onSend,
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, ofOrder.write(ctx, trx, req.caller, req.params.bookingorder_id, req.body, req.query, ifMatch(req))),
      ),
  )
  app.get(
    `${path}/:guest_id`,
    {
      schema: { tags, summary: 'Read a guest of a booking order', params: guestParams, querystring: GuestQuery, response: { 200: Guest } },
      config: { allow: can.readOrderGuests, errors: ['guest_not_found', 'bookingorder_not_found'] },
      onSend,
    },
    async (req, reply) => tagged(reply, ofOrder.readGuest(ctx, req.caller, req.params.bookingorder_id, req.params.guest_id, req.query)),
  )
  app.put(
    `${path}/:guest_id`,
    {
      schema: {
        tags,
        summary: 'Replace a guest of a booking order',
        params: guestParams,
        querystring: GuestQuery,
        body: GuestChange,
        response: { 200: Guest },
      },
      config: { allow: can.writeGuests, errors: [...writing, 'bookingorder_not_found', 'order_closed'] },
      onSend,
    },
    (req, reply) => {
      const { caller, body, query } = req
      const { bookingorder_id, guest_id } = req.params
      return change(ctx, req, reply, 200, (trx) =>
        tagged(reply, ofOrder.writeGuest(ctx, trx, caller, bookingorder_id, guest_id, body, query, ifMatch(req))),
      )
    },
  )
}
