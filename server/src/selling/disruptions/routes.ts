import Type from 'typebox'
import { repricing } from '../../lib/errors.js'
import { Id } from '../../lib/schema.js'
import { change } from '../../platform/http/idempotency.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { BookingOrder } from '../orders/schema.js'
import { apply, revert } from './apply.js'
import { decide, decideMany, remind } from './decide.js'
import { disruptedOrderList, disruptedOrderListFor, disruptionList } from './list.js'
import { ApplyDisruption, Decided, Decision, Decisions, DisruptedOrder, Disruption, NewDisruption, Reminded } from './schema.js'
import * as service from './service.js'

const path = '/v1/events/:event_id/disruptions'
const one = `${path}/:disruption_id`
const tags = ['disruptions']
const ofEvent = Type.Object({ event_id: Id })
const params = Type.Object({ event_id: Id, disruption_id: Id })
const errors = ['event_not_found', 'disruption_not_found'] as const

export const disruptionRoutes: Routes = async (app, { ctx }) => {
  app.post(
    path,
    {
      schema: {
        tags,
        summary: 'Preview a disruption: an event is cancelled, postponed, rescheduled or relocated',
        description:
          'Nothing changes yet. The answer has the effects in figures, and the `version` to apply it; `GET …/orders` lists the orders.',
        params: ofEvent,
        body: NewDisruption,
        response: { 201: Disruption },
      },
      config: {
        allow: can.manageDisruptions,
        errors: ['event_not_found', 'venue_not_found', 'disruption_running', 'disruption_not_possible', 'payout_too_high'],
      },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => service.preview(ctx, trx, req.caller, req.params.event_id, req.body)),
  )
  app.get(
    path,
    listRoute(disruptionList, {
      allow: can.readDisruptions,
      tag: 'disruptions',
      summary: 'List the disruptions of an event; a distributor or supplier sees those that concern its orders',
      item: Disruption,
      params: ofEvent,
      errors: ['event_not_found'],
    }),
    async (req) => service.list(ctx, req.caller, req.params.event_id, listRequest(disruptionList, req)),
  )
  app.get(
    one,
    {
      schema: { tags, summary: 'Read a disruption and how far it is', params, response: { 200: Disruption } },
      config: { allow: can.readDisruptions, errors },
    },
    async (req) => service.read(ctx.db, ctx, req.caller, req.params.event_id, req.params.disruption_id),
  )
  app.get(
    `${one}/orders`,
    listRoute(disruptedOrderList, {
      allow: can.readDisruptions,
      tag: 'disruptions',
      summary: 'List the booking orders of a disruption, each with its refund and its result',
      item: DisruptedOrder,
      params,
      errors,
    }),
    async (req) =>
      service.listOrders(
        ctx,
        req.caller,
        req.params.event_id,
        req.params.disruption_id,
        listRequest(disruptedOrderListFor(req.caller), req),
      ),
  )
  app.post(
    `${one}/apply`,
    {
      schema: {
        tags,
        summary: 'Apply a previewed disruption; its orders are changed in the background',
        description:
          'The event changes at once and holds end. Refused with `preview_outdated` if orders or the event changed since the preview. Asking again changes nothing.',
        params,
        body: ApplyDisruption,
        response: { 202: Disruption },
      },
      config: {
        allow: can.manageDisruptions,
        errors: [...errors, 'preview_outdated', 'disruption_running', 'disruption_not_possible', ...repricing],
      },
    },
    (req, reply) =>
      change(ctx, req, reply, 202, (trx) => apply(ctx, trx, req.caller, req.params.event_id, req.params.disruption_id, req.body.version)),
  )
  app.post(
    `${one}/revert`,
    {
      schema: {
        tags,
        summary: 'Call a postponement, new date or new venue off; possible while nothing was refunded',
        params,
        response: { 202: Disruption },
      },
      config: { allow: can.manageDisruptions, errors: [...errors, 'disruption_running', 'disruption_not_possible', ...repricing] },
    },
    (req, reply) => change(ctx, req, reply, 202, (trx) => revert(ctx, trx, req.caller, req.params.event_id, req.params.disruption_id)),
  )
  app.post(
    `${one}/remind`,
    {
      schema: {
        tags,
        summary: 'Remind the buyers that have not decided, by letter; once in 12 hours at most',
        params,
        response: { 202: Reminded },
      },
      config: { allow: can.manageDisruptions, errors: [...errors, 'decision_not_open'] },
    },
    (req, reply) => change(ctx, req, reply, 202, (trx) => remind(ctx, trx, req.params.event_id, req.params.disruption_id)),
  )
  app.post(
    `${one}/decisions`,
    {
      schema: {
        tags,
        summary: 'Decide for many booking orders at once; it is carried out in the background',
        params,
        body: Decisions,
        response: { 202: Decided },
      },
      config: { allow: can.decideDisruptions, errors: [...errors, 'bookingorder_not_found', 'decision_not_open'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 202, (trx) => decideMany(ctx, trx, req.caller, req.params.event_id, req.params.disruption_id, req.body)),
  )
  app.post(
    '/v1/bookingorders/:bookingorder_id/disruption-decision',
    {
      schema: {
        tags: ['bookingorders'],
        summary: 'Decide whether a booking order of a disrupted event is kept or refunded',
        description: 'A decision is final; the same one again changes nothing. Until `disruption_decide_by`; then the default applies.',
        params: Type.Object({ bookingorder_id: Id }),
        body: Decision,
        response: { 200: BookingOrder },
      },
      config: { allow: can.decideDisruptions, errors: ['bookingorder_not_found', 'decision_not_open', 'stock_committed'] },
    },
    (req, reply) => change(ctx, req, reply, 200, (trx) => decide(ctx, trx, req.caller, req.params.bookingorder_id, req.body.decision)),
  )
}
