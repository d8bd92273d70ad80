import Type from 'typebox'
import { Id } from '../../lib/schema.js'
import { change } from '../../platform/http/idempotency.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { BookingOrder, Sandbox } from '../../selling/orders/schema.js'
import { playSandbox, prepareSamples } from './sandbox.js'

export const sandboxRoutes: Routes = async (app, { ctx }) => {
  app.post(
    '/v1/bookingorders/:bookingorder_id/sandbox',
    {
      schema: {
        tags: ['bookingorders'],
        summary: 'Drive a test booking: complete, cancel or postpone it',
        params: Type.Object({ bookingorder_id: Id }),
        body: Sandbox,
        response: { 200: BookingOrder },
      },
      config: { allow: can.reserve, errors: ['bookingorder_not_found', 'illegal_transition', 'not_a_test_booking'] },
    },
    async (req, reply) => {
      const { caller, params, body } = req
      const samples = await prepareSamples(ctx, caller, params.bookingorder_id, body.action)
      return change(ctx, req, reply, 200, (trx) => playSandbox(ctx, trx, caller, params.bookingorder_id, body.action, samples))
    },
  )
}
