import Type from 'typebox'
import { repricing } from '../../lib/errors.js'
import { Id } from '../../lib/schema.js'
import { change } from '../../platform/http/idempotency.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { Relist, Relisted, Withdrawn } from './schema.js'
import * as service from './service.js'

export const relistingRoutes: Routes = async (app, { ctx }) => {
  app.post(
    '/v1/bookingorders/:bookingorder_id/relist',
    {
      schema: {
        tags: ['marketplace'],
        summary: 'Offer admissions of a paid order to others',
        params: Type.Object({ bookingorder_id: Id }),
        body: Relist,
        response: { 201: Relisted },
      },
      config: {
        allow: can.reserve,
        errors: [
          'bookingorder_not_found',
          'orderitem_not_found',
          'not_a_supplier',
          'not_ready',
          'already_downloaded',
          'not_relistable',
          'unknown_currency',
          ...repricing,
        ],
      },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => service.relist(ctx, trx, req.caller, req.params.bookingorder_id, req.body)),
  )
  app.delete(
    '/v1/marketplace/relistings/:ticket_id',
    {
      schema: {
        tags: ['marketplace'],
        summary: 'Withdraw the unsold admissions of a relisted ticket',
        params: Type.Object({ ticket_id: Id }),
        response: { 200: Withdrawn },
      },
      config: { allow: can.withdrawRelistings, errors: ['ticket_not_found', 'stock_committed'] },
    },
    (req, reply) => change(ctx, req, reply, 200, (trx) => service.withdraw(ctx, trx, req.caller, req.params.ticket_id)),
  )
}
