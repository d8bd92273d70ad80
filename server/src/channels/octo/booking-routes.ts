import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Trx } from '../../platform/db/open.js'
import { change } from '../../platform/http/idempotency.js'
import type { Routes } from '../../platform/http/routes.js'
import { withStockRetry } from '../../selling/reservations/expire.js'
import { endHoldsIfWithdrawn } from '../../selling/reservations/withdraw.js'
import { runQueued } from '../series/queue.js'
import { Booking } from './answers.js'
import type { OctoBooking } from './booking-view.js'
import * as service from './bookings.js'
import type { Reseller } from './place.js'
import { callOf, isTest, requestOf, shown } from './protocol.js'
import { BookingFilter, NewOctoBooking, OctoBookingChange, OctoCancellation, OctoConfirmation, OctoExtension } from './schema.js'
import type { OctoBookingRow } from './store.js'

const params = Type.Object({
  uuid: Type.String({ maxLength: 300, description: 'The booking', examples: ['5f1d2a7e-2a4b-4c53-9d8c-8a8f3a1b7c55'] }),
})
/** What a hold of other units or of another slot can be refused with. */
const placed = ['UNPROCESSABLE_ENTITY', 'INVALID_PRODUCT_ID', 'INVALID_OPTION_ID', 'INVALID_UNIT_ID', 'INVALID_AVAILABILITY_ID'] as const
const found = ['UNPROCESSABLE_ENTITY', 'INVALID_BOOKING_UUID'] as const
/** For calls without required fields in the standard. Many clients send them without a body. */
const withoutBody = { ...callOf(...found), bodyOptional: true } as const
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

  const hold = shown(
    'Hold tickets',
    Booking,
    'The hold lasts `expirationMinutes`; `extend` prolongs it and `confirm` makes the booking. A repeated `uuid` with the same body returns the same booking. For an option on request nothing is held: `confirm` asks the supplier.',
  )
  app.post('/bookings', { schema: { ...hold, body: NewOctoBooking }, config: callOf(...placed, 'INVALID_BOOKING_UUID') }, (req, reply) =>
    sell(req, reply, req.body.availabilityId ?? '', (trx) => service.create(ctx, trx, saleOf(req), req.body, isTest(req))),
  )
  const list = shown('Your bookings', Type.Array(Booking), 'At least one filter is needed. The newest thousand bookings are returned.')
  // Without HEAD: the codes in an answer are recorded as handed out, and a HEAD would not hand them out.
  app.get('/bookings', { exposeHeadRoute: false, schema: { ...list, querystring: BookingFilter }, config: callOf() }, async (req) =>
    service.list(ctx, saleOf(req), req.query),
  )
  app.get(
    '/bookings/:uuid',
    { exposeHeadRoute: false, schema: { ...shown('One booking', Booking), params }, config: callOf('INVALID_BOOKING_UUID') },
    async (req) => service.read(ctx, saleOf(req), req.params.uuid),
  )
  const patch = shown(
    'Change a booking',
    Booking,
    'A hold can move to another product, option or availability, and its units can change; if that is not possible, the hold stays as it was. Of a confirmed booking only `resellerReference` and `notes` can change.',
  )
  app.patch(
    '/bookings/:uuid',
    { schema: { ...patch, params, body: OctoBookingChange }, config: callOf(...placed, 'INVALID_BOOKING_UUID') },
    (req, reply) => sell(req, reply, req.params.uuid, (trx) => service.patch(ctx, trx, saleOf(req), req.params.uuid, req.body)),
  )
  const confirm = shown(
    'Confirm a booking',
    Booking,
    'Books what is held, at the prices of the hold. For an option on request the status becomes `PENDING` until the supplier answers.',
  )
  app.post(
    '/bookings/:uuid/confirm',
    { schema: { ...confirm, params, body: OctoConfirmation }, config: callOf(...placed, 'INVALID_BOOKING_UUID') },
    (req, reply) => sell(req, reply, req.params.uuid, (trx) => service.confirm(ctx, trx, saleOf(req), req.params.uuid, req.body)),
  )
  app.post(
    '/bookings/:uuid/extend',
    { schema: { ...shown('Prolong a hold', Booking), params, body: OctoExtension }, config: withoutBody },
    (req, reply) =>
      sell(req, reply, req.params.uuid, (trx) => service.extend(ctx, trx, saleOf(req), req.params.uuid, req.body.expirationMinutes)),
  )
  const cancel = shown(
    'Cancel a booking or release a hold',
    Booking,
    'Accepted until the event starts. `cancellation.refund` says how much is refunded under the cancellation policy.',
  )
  app.post('/bookings/:uuid/cancel', { schema: { ...cancel, params, body: OctoCancellation }, config: withoutBody }, (req, reply) =>
    sell(req, reply, req.params.uuid, (trx) => service.cancel(ctx, trx, saleOf(req), req.params.uuid, req.body)),
  )
}
