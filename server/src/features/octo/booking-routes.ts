import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Trx } from '../../db/open.js'
import { change } from '../../http/idempotency.js'
import type { Routes } from '../../http/routes.js'
import { releaseExpired } from '../reservations/expire.js'
import * as service from './bookings.js'
import { type Reseller, Short } from './place.js'
import { askingOf, config, isTest } from './protocol.js'
import { BookingFilter, NewOctoBooking, OctoBookingChange, OctoCancellation, OctoConfirmation, OctoExtension } from './schema.js'

const params = Type.Object({ uuid: Type.String({ maxLength: 300 }) })
const saleOf = (req: FastifyRequest): service.Sale => ({ ...askingOf(req), caller: req.caller as Reseller })

export const bookingRoutes: Routes = async (app, { ctx }) => {
  /** Whoever finds too little left frees what has run out, and tries once more. */
  async function sell<T>(req: FastifyRequest, reply: FastifyReply, effect: (trx: Trx) => Promise<T>): Promise<T> {
    try {
      return await change(ctx, req, reply, 200, effect)
    } catch (error) {
      if (!(error instanceof Short) || (await releaseExpired(ctx, error.tickets)) === 0) throw error
      return change(ctx, req, reply, 200, effect)
    }
  }

  app.post('/bookings', { schema: { body: NewOctoBooking }, config }, (req, reply) =>
    sell(req, reply, (trx) => service.create(ctx, trx, saleOf(req), req.body, isTest(req))),
  )
  app.get('/bookings', { schema: { querystring: BookingFilter }, config }, async (req) => service.list(ctx, saleOf(req), req.query))
  app.get('/bookings/:uuid', { schema: { params }, config }, async (req) => service.read(ctx, saleOf(req), req.params.uuid))
  app.patch('/bookings/:uuid', { schema: { params, body: OctoBookingChange }, config }, (req, reply) =>
    sell(req, reply, (trx) => service.patch(ctx, trx, saleOf(req), req.params.uuid, req.body)),
  )
  app.post('/bookings/:uuid/confirm', { schema: { params, body: OctoConfirmation }, config }, (req, reply) =>
    sell(req, reply, (trx) => service.confirm(ctx, trx, saleOf(req), req.params.uuid, req.body)),
  )
  app.post('/bookings/:uuid/extend', { schema: { params, body: OctoExtension }, config }, (req, reply) =>
    change(ctx, req, reply, 200, (trx) => service.extend(ctx, trx, saleOf(req), req.params.uuid, req.body.expirationMinutes)),
  )
  app.post('/bookings/:uuid/cancel', { schema: { params, body: OctoCancellation }, config }, (req, reply) =>
    change(ctx, req, reply, 200, (trx) => service.cancel(ctx, trx, saleOf(req), req.params.uuid, req.body)),
  )
}
