import Type from 'typebox'
import { Id } from '../../lib/schema.js'
import { changeInBatches } from '../../platform/http/batched-change.js'
import { change } from '../../platform/http/idempotency.js'
import { can, open } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { Deposit, NewSettlement, PayDetails, PayDetailsChange, PaymentMethods, PrepaidBalances, Settlement } from './schema.js'
import * as service from './service.js'
import { settle } from './settle.js'
import { signed } from './signature.js'

const params = Type.Object({ reservation_id: Id })

export const paymentRoutes: Routes = async (app, { ctx }) => {
  const choose = changeInBatches(ctx, { name: 'payment methods', status: 200, make: service.choosePayments, apart: ({ id }) => [id] })
  app.get(
    '/v1/reservations/:reservation_id/payment-methods',
    {
      schema: { tags: ['payments'], summary: 'How a reservation can be paid', params, response: { 200: PaymentMethods } },
      config: { allow: can.readReservations, errors: ['reservation_not_found'] },
    },
    async (req) => service.paymentMethods(ctx, req.caller, req.params.reservation_id),
  )
  app.get(
    '/v1/reservations/:reservation_id/pay-details',
    {
      schema: {
        tags: ['payments'],
        summary: 'What a reservation costs, fees and VAT included, and how it is paid',
        params,
        response: { 200: PayDetails },
      },
      config: { allow: can.readReservations, errors: ['reservation_not_found', 'no_fx_rate', 'amount_too_large'] },
    },
    async (req) => service.payDetails(ctx, req.caller, req.params.reservation_id),
  )
  app.put(
    '/v1/reservations/:reservation_id/pay-details',
    {
      schema: {
        tags: ['payments'],
        summary: 'Choose how a reservation is paid',
        params,
        body: PayDetailsChange,
        response: { 200: PayDetails },
      },
      config: {
        allow: can.reserve,
        errors: [
          'reservation_not_found',
          'reservation_expired',
          'already_booked',
          'payment_method_not_allowed',
          'no_fx_rate',
          'amount_too_large',
        ],
      },
    },
    (req, reply) => choose(req, reply, { caller: req.caller, id: req.params.reservation_id, input: req.body }),
  )
  app.post(
    '/v1/distributors/:distributor_id/prepaid',
    {
      schema: {
        tags: ['payments'],
        summary: "Add to a distributor's prepaid balance",
        params: Type.Object({ distributor_id: Id }),
        body: Deposit,
        response: { 201: PrepaidBalances },
      },
      config: { allow: can.managePrepaid, errors: ['distributor_not_found', 'unknown_currency'] },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => service.deposit(ctx, trx, req.caller, req.params.distributor_id, req.body)),
  )
  app.post(
    '/v1/payments/settlements',
    {
      schema: {
        tags: ['payments'],
        summary: "A payment provider's word that a booking was paid",
        description:
          'Signed, not logged in: `X-Service-Timestamp` is the time in seconds since 1970, `X-Service-Signature` is `sha256=` and the hex HMAC-SHA256, under the shared secret, of the timestamp, a full stop and the exact bytes of the body. The same settlement again has no second effect.',
        headers: Type.Object({
          'x-service-timestamp': Type.String({ description: 'Seconds since 1970, within five minutes of now', examples: ['1767225600'] }),
          'x-service-signature': Type.String({ description: '`sha256=` and 64 hex digits', examples: [`sha256=${'0f'.repeat(32)}`] }),
        }),
        body: NewSettlement,
        response: { 200: Settlement },
      },
      config: { allow: open, signedBy: 'settlement', errors: ['invalid_signature', 'booking_not_found', 'settlement_mismatch'] },
      preParsing: signed(ctx),
    },
    (req) => ctx.db.transaction().execute((trx) => settle(ctx, trx, req.body)),
  )
}
