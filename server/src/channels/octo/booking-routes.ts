import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Trx } from '../../platform/db/open.js'
import { change } from '../../platform/http/idempotency.js'
import type { Routes } from '../../platform/http/routes.js'
import { withStockRetry } from '../../selling/reservations/expire.js'
import { endHoldsIfWithdrawn } from '../../selling/reservations/withdraw.js'
import { runQueued } from '../series/queue.js'
import type { OctoBooking } from './booking-view.js'
import * as service from './bookings.js'
import type { Reseller } from './place.js'
import { config, isTest, requestOf } from './protocol.js'
import { BookingFilter, NewOctoBooking, OctoBookingChange, OctoCancellation, OctoConfirmation, OctoExtension } from './schema.js'
import type { OctoBookingRow } from './store.js'

const params = Type.Object({ uuid: Type.String({ maxLength: 300 }) })
/** For calls without required fields in the standard. Many clients send them without a body. */
const withoutBody = { ...config, bodyOptional: true } as const
const saleOf = (req: FastifyRequest): service.Sale => ({ ...requestOf(req), caller: req.caller as Reseller })

export const bookingRoutes: Routes = async (app, { ctx }) => {
  /**
   * Runs one change of a booking. The response is built after the commit, so that the ticket locks are released early, unless it must be
   * stored with an idempotency key. When there are too few tickets, expired holds are released and the change is tried once more.
   */
  async function sell(req: FastifyRequest, reply: FastifyReply, needs: string, effect: (trx: Trx) => Promise<OctoBookingRow>) {
    const sale = saleOf(req)
    const once = async (): Promise<OctoBooking> => {
      if (req.headers['idempotency-key'] !== undefined)
        return change(ctx, req, reply, 200, async (trx) => service.shown(ctx, trx, sale, await effect(trx)))
      return service.shown(ctx, ctx.db, sale, await runQueued(ctx, req.caller, [needs], () => ctx.db.transaction().execute(effect)))
    }
    return withStockRetry(ctx, () => endHoldsIfWithdrawn(ctx, once))
  }

  app.post('/bookings', { schema: { body: NewOctoBooking }, config }, (req, reply) =>
    sell(req, reply, req.body.availabilityId ?? '', (trx) => service.create(ctx, trx, saleOf(req), req.body, isTest(req))),
  )
  app.get('/bookings', { schema: { querystring: BookingFilter }, config }, async (req) => service.list(ctx, saleOf(req), req.query))
  app.get('/bookings/:uuid', { schema: { params }, config }, async (req) => service.read(ctx, saleOf(req), req.params.uuid))
  app.patch('/bookings/:uuid', { schema: { params, body: OctoBookingChange }, config }, (req, reply) =>
    sell(req, reply, req.params.uuid, (trx) => service.patch(ctx, trx, saleOf(req), req.params.uuid, req.body)),
  )
  app.post('/bookings/:uuid/confirm', { schema: { params, body: OctoConfirmation }, config }, (req, reply) =>
    sell(req, reply, req.params.uuid, (trx) => service.confirm(ctx, trx, saleOf(req), req.params.uuid, req.body)),
  )
  app.post('/bookings/:uuid/extend', { schema: { params, body: OctoExtension }, config: withoutBody }, (req, reply) =>
    sell(req, reply, req.params.uuid, (trx) => service.extend(ctx, trx, saleOf(req), req.params.uuid, req.body.expirationMinutes)),
  )
  app.post('/bookings/:uuid/cancel', { schema: { params, body: OctoCancellation }, config: withoutBody }, (req, reply) =>
    sell(req, reply, req.params.uuid, (trx) => service.cancel(ctx, trx, saleOf(req), req.params.uuid, req.body)),
  )
}
