import Type from 'typebox'
import type { ErrorCode } from '../../lib/errors.js'
import { Id } from '../../lib/schema.js'
import { historyList } from '../../platform/history/list.js'
import { HistoryEntry } from '../../platform/history/schema.js'
import { ifMatch, tagged, taggedNew } from '../../platform/http/etag.js'
import { change } from '../../platform/http/idempotency.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { Allottee, allotteeList, allottees } from './allottees.js'
import { allotmentList } from './list.js'
import { Allotment, AllotmentChange, AllotmentRelease, NewAllotment } from './schema.js'
import * as service from './service.js'

const tag = 'allotments'
const tags = [tag]
const params = Type.Object({ allotment_id: Id })
const priced: ErrorCode[] = ['insufficient_stock', 'price_below_payout', 'unknown_currency']
const changed: ErrorCode[] = ['allotment_not_found', 'illegal_transition', 'allotment_committed']

export const allotmentRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/allotments',
    listRoute(allotmentList, {
      allow: can.readAllotments,
      tag,
      summary: 'List allotments: a distributor those given to it, a supplier those of its tickets, the operator all',
      item: Allotment,
    }),
    async (req) => service.list(ctx, req.caller, listRequest(allotmentList, req)),
  )
  app.get(
    '/v1/allottees',
    listRoute(allotteeList, {
      allow: can.manageAllotments,
      tag,
      summary:
        'List distributors to keep tickets for: a supplier those that bought from it, asked it, or are assigned to it; the operator all',
      item: Allottee,
    }),
    async (req) => allottees(ctx, req.caller, listRequest(allotteeList, req)),
  )
  app.post(
    '/v1/allotments',
    {
      schema: { tags, summary: 'Keep tickets for a distributor', body: NewAllotment, response: { 201: Allotment } },
      config: {
        allow: can.manageAllotments,
        errors: [...priced, 'ticket_not_found', 'distributor_not_found', 'ticket_hidden', 'own_ticket', 'not_on_sale'],
      },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => taggedNew(reply, service.create(ctx, trx, req.caller, req.body))),
  )
  app.get(
    '/v1/allotments/:allotment_id',
    {
      schema: { tags, summary: 'Read an allotment', params, response: { 200: Allotment } },
      config: { allow: can.readAllotments, errors: ['allotment_not_found'] },
    },
    async (req, reply) => tagged(reply, service.read(ctx, req.caller, req.params.allotment_id)),
  )
  app.patch(
    '/v1/allotments/:allotment_id',
    {
      schema: { tags, summary: 'Change quantity, rate, release or warnings', params, body: AllotmentChange, response: { 200: Allotment } },
      config: { allow: can.manageAllotments, errors: [...changed, ...priced, 'precondition_failed'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.update(ctx, trx, req.caller, req.params.allotment_id, req.body, ifMatch(req))),
      ),
  )
  app.delete(
    '/v1/allotments/:allotment_id',
    {
      schema: {
        tags,
        summary: 'End an allotment: unsold tickets return to free stock, holds and sales stay',
        params,
        response: { 200: Allotment },
      },
      config: { allow: can.manageAllotments, errors: ['allotment_not_found', 'illegal_transition', 'precondition_failed'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) => tagged(reply, service.end(ctx, trx, req.caller, req.params.allotment_id, ifMatch(req)))),
  )
  app.post(
    '/v1/allotments/:allotment_id/release',
    {
      schema: {
        tags,
        summary: 'Give back unsold tickets before the release: some, or all and close the allotment',
        params,
        body: AllotmentRelease,
        response: { 200: Allotment },
      },
      config: { allow: can.releaseAllotments, tagged: true, errors: changed },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) => tagged(reply, service.release(ctx, trx, req.caller, req.params.allotment_id, req.body))),
  )
  app.get(
    '/v1/allotments/:allotment_id/history',
    listRoute(historyList, {
      allow: can.readAllotments,
      tag,
      summary: "An allotment's versions, newest first",
      item: HistoryEntry('AllotmentHistoryEntry', ['allotment_id'], 'allotment', Allotment),
      params,
      errors: ['allotment_not_found'],
    }),
    async (req) => service.history(ctx, req.caller, req.params.allotment_id, listRequest(historyList, req)),
  )
}
