import Type from 'typebox'
import { Id } from '../../lib/schema.js'
import { change } from '../../platform/http/idempotency.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { endHoldsIfWithdrawn } from '../reservations/withdraw.js'
import { requestList } from './list.js'
import { RequestAnswer, TicketRequest } from './schema.js'
import * as service from './service.js'

export const requestRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/sales/requests',
    listRoute(requestList, {
      allow: can.answerRequests,
      tag: 'sales',
      summary: 'List requests to a supplier',
      item: TicketRequest,
    }),
    async (req) => service.list(ctx, req.caller, listRequest(requestList, req)),
  )
  app.post(
    '/v1/sales/requests/:reservation_id',
    {
      schema: {
        tags: ['sales'],
        summary: 'Accept or refuse a request for tickets',
        params: Type.Object({ reservation_id: Id }),
        body: RequestAnswer,
        response: { 200: TicketRequest },
      },
      config: { allow: can.answerRequests, errors: ['reservation_not_found', 'reservation_expired', 'not_on_sale', 'insufficient_stock'] },
    },
    (req, reply) =>
      endHoldsIfWithdrawn(ctx, () =>
        change(ctx, req, reply, 200, (trx) => service.answer(ctx, trx, req.caller, req.params.reservation_id, req.body)),
      ),
  )
}
