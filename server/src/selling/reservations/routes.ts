import Type from 'typebox'
import type { ErrorCode } from '../../lib/errors.js'
import { Id } from '../../lib/schema.js'
import { historyList } from '../../platform/history/list.js'
import { HistoryEntry } from '../../platform/history/schema.js'
import { ifMatch, setTag, tagged } from '../../platform/http/etag.js'
import { change, keyedRequest, replay } from '../../platform/http/idempotency.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import type { KeyedRequest } from '../../platform/idempotency/store.js'
import { shortOfLines, withStockRetry } from './expire.js'
import { reservationList } from './list.js'
import { NewReservation, Reservation, ReservationChange, ReservationReplacement } from './schema.js'
import * as service from './service.js'

const params = Type.Object({ reservation_id: Id })
const refusals: ErrorCode[] = [
  'ticket_not_found',
  'not_on_sale',
  'own_ticket',
  'quantity_not_allowed',
  'price_changed',
  'insufficient_stock',
  'mixed_on_request',
  'hold_limit',
]

export const reservationRoutes: Routes = async (app, { ctx }) => {
  app.post(
    '/v1/reservations',
    {
      schema: { tags: ['reservations'], summary: 'Hold tickets: all items or none', body: NewReservation, response: { 201: Reservation } },
      config: {
        allow: can.reserve,
        errors: [...refusals, 'client_not_found', 'unknown_currency', 'no_fx_rate', 'payment_method_not_allowed'],
      },
    },
    async (req, reply) => {
      const keyed = keyedRequest(ctx, req)
      const result = await service.reserve(ctx, req.caller, req.body, keyed)
      // The first version, also if the request is a repeated one and the hold has changed since.
      setTag(reply, 1)
      if ('replay' in result) return replay(ctx, keyed as KeyedRequest, result.replay, reply)
      reply.code(201)
      return result.reservation
    },
  )
  app.get(
    '/v1/reservations',
    listRoute(reservationList, { allow: can.readReservations, tag: 'reservations', summary: 'List reservations', item: Reservation }),
    async (req) => service.list(ctx, req.caller, listRequest(reservationList, req)),
  )
  app.get(
    '/v1/reservations/:reservation_id',
    {
      schema: { tags: ['reservations'], summary: 'Read a reservation', params, response: { 200: Reservation } },
      config: { allow: can.readReservations, errors: ['reservation_not_found'] },
    },
    async (req, reply) => tagged(reply, service.read(ctx, req.caller, req.params.reservation_id)),
  )
  app.patch(
    '/v1/reservations/:reservation_id',
    {
      schema: {
        tags: ['reservations'],
        summary: 'Change notes and reference, or extend the hold',
        params,
        body: ReservationChange,
        response: { 200: Reservation },
      },
      config: {
        allow: can.reserve,
        errors: [
          'reservation_not_found',
          'reservation_expired',
          'already_booked',
          'illegal_transition',
          'hold_too_long',
          'precondition_failed',
        ],
      },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.update(ctx, trx, req.caller, req.params.reservation_id, req.body, ifMatch(req))),
      ),
  )
  app.put(
    '/v1/reservations/:reservation_id',
    {
      schema: {
        tags: ['reservations'],
        summary: 'Replace all items; if refused, the old hold stays',
        params,
        body: ReservationReplacement,
        response: { 200: Reservation },
      },
      config: {
        allow: can.reserve,
        errors: [
          ...refusals,
          'unknown_currency',
          'reservation_not_found',
          'reservation_expired',
          'already_booked',
          'illegal_transition',
          'precondition_failed',
        ],
      },
    },
    (req, reply) =>
      withStockRetry(
        ctx,
        () =>
          change(ctx, req, reply, 200, (trx) =>
            tagged(reply, service.replace(ctx, trx, req.caller, req.params.reservation_id, req.body, ifMatch(req))),
          ),
        shortOfLines(req.body.items),
      ),
  )
  app.delete(
    '/v1/reservations/:reservation_id',
    {
      schema: { tags: ['reservations'], summary: 'Release the hold', params, response: { 200: Reservation } },
      config: { allow: can.reserve, errors: ['reservation_not_found', 'reservation_expired', 'already_booked', 'precondition_failed'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) => tagged(reply, service.release(ctx, trx, req.caller, req.params.reservation_id, ifMatch(req)))),
  )
  app.get(
    '/v1/reservations/:reservation_id/history',
    listRoute(historyList, {
      allow: can.readReservations,
      tag: 'reservations',
      summary: "A reservation's versions, newest first",
      item: HistoryEntry('ReservationHistoryEntry', ['reservation_id'], 'reservation', Reservation),
      params,
      errors: ['reservation_not_found'],
    }),
    async (req) => service.history(ctx, req.caller, req.params.reservation_id, listRequest(historyList, req)),
  )
}
