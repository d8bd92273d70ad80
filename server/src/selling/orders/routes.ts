import Type from 'typebox'
import { Id } from '../../lib/schema.js'
import { dryRun } from '../../platform/db/dry-run.js'
import type { Trx } from '../../platform/db/open.js'
import { historyList } from '../../platform/history/list.js'
import { HistoryEntry } from '../../platform/history/schema.js'
import { ifMatch, tagged } from '../../platform/http/etag.js'
import { change } from '../../platform/http/idempotency.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { changeOrder } from './change.js'
import { orderList, orderListFor } from './list.js'
import { BookingOrder, OrderChange, OrderChangeQuery, PastBookingOrder } from './schema.js'
import * as service from './service.js'

const params = Type.Object({ bookingorder_id: Id })

export const orderRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/bookingorders',
    listRoute(orderList, { allow: can.readOrders, tag: 'bookingorders', summary: 'List booking orders', item: BookingOrder }),
    async (req) =>
      service.list(ctx, req.caller, listRequest(orderListFor(req.caller, (req.query as { relation?: unknown }).relation), req)),
  )
  app.get(
    '/v1/bookingorders/:bookingorder_id',
    {
      schema: { tags: ['bookingorders'], summary: 'Read a booking order with its items', params, response: { 200: BookingOrder } },
      // Many reads share a statement: they must not wait for each other.
      config: { allow: can.readOrders, turn: 'none', errors: ['bookingorder_not_found'] },
    },
    async (req, reply) => tagged(reply, service.read(ctx, req.caller, req.params.bookingorder_id)),
  )
  app.get(
    '/v1/bookingorders/:bookingorder_id/history',
    listRoute(historyList, {
      allow: can.readOrders,
      tag: 'bookingorders',
      summary: "A booking order's versions, newest first",
      item: HistoryEntry('BookingOrderHistoryEntry', ['booking_id', 'bookingorder_id'], 'bookingorder', PastBookingOrder),
      params,
      errors: ['bookingorder_not_found'],
    }),
    async (req) => service.history(ctx, req.caller, req.params.bookingorder_id, listRequest(historyList, req)),
  )
  app.put(
    '/v1/bookingorders/:bookingorder_id',
    {
      schema: {
        tags: ['bookingorders'],
        summary: 'Change or cancel a booking order or its items',
        description:
          'Cancels single items with `ticket_status` `cancelled`, the whole order with `logistic_status`. With `preview=true` nothing changes, and the answer shows what would be.',
        params,
        querystring: OrderChangeQuery,
        body: OrderChange,
        response: { 200: BookingOrder },
      },
      config: {
        allow: can.changeOrders,
        errors: [
          'bookingorder_not_found',
          'orderitem_not_found',
          'illegal_transition',
          'amount_too_large',
          'credit_limit',
          'refund_too_high',
          'immutable_field',
          'relisted',
          'price_below_payout',
          'stock_committed',
          'not_ready',
          'disruption_running',
          'invalid_sorting',
          'precondition_failed',
        ],
      },
    },
    (req, reply) => {
      const { caller, body, query } = req
      const effect = (trx: Trx) => changeOrder(ctx, trx, caller, req.params.bookingorder_id, body, query, ifMatch(req))
      if (query.preview) return dryRun(ctx.db, async (trx) => (await effect(trx)).body)
      return change(ctx, req, reply, 200, (trx) => tagged(reply, effect(trx)))
    },
  )
}
