import Type from 'typebox'
import { Id } from '../../lib/schema.js'
import { historyList } from '../../platform/history/list.js'
import { HistoryEntry } from '../../platform/history/schema.js'
import { historyPage } from '../../platform/history/service.js'
import { ifMatch, tagged, taggedNew } from '../../platform/http/etag.js'
import { change } from '../../platform/http/idempotency.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { distributorList } from './list.js'
import { Distributor, DistributorChange, NewDistributor } from './schema.js'
import * as service from './service.js'

const params = Type.Object({ distributor_id: Id })

export const distributorRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/distributors',
    listRoute(distributorList, {
      allow: can.readDistributors,
      tag: 'distributors',
      summary: 'List distributors; a distributor sees itself',
      item: Distributor,
    }),
    async (req) => service.list(ctx, req.caller, listRequest(distributorList, req)),
  )
  app.get(
    '/v1/distributors/:distributor_id',
    {
      schema: { tags: ['distributors'], summary: 'Read a distributor', params, response: { 200: Distributor } },
      config: { allow: can.readDistributors, errors: ['distributor_not_found'] },
    },
    async (req, reply) => tagged(reply, service.read(ctx, req.caller, req.params.distributor_id)),
  )
  app.post(
    '/v1/distributors',
    {
      schema: { tags: ['distributors'], summary: 'Make a distributor', body: NewDistributor, response: { 201: Distributor } },
      config: { allow: can.manageDistributors, errors: ['unknown_currency'] },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => taggedNew(reply, service.create(ctx, trx, req.caller, req.body))),
  )
  app.patch(
    '/v1/distributors/:distributor_id',
    {
      schema: { tags: ['distributors'], summary: 'Change a distributor', params, body: DistributorChange, response: { 200: Distributor } },
      config: { allow: can.manageDistributors, errors: ['distributor_not_found', 'unknown_currency', 'precondition_failed'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.update(ctx, trx, req.caller, req.params.distributor_id, req.body, ifMatch(req))),
      ),
  )
  app.get(
    '/v1/distributors/:distributor_id/history',
    listRoute(historyList, {
      allow: can.readDistributors,
      tag: 'distributors',
      summary: "A distributor's versions, newest first",
      item: HistoryEntry('DistributorHistoryEntry', ['distributor_id'], 'distributor', Distributor),
      params,
      errors: ['distributor_not_found'],
    }),
    async (req) => {
      const { distributor_id } = req.params
      await service.read(ctx, req.caller, distributor_id)
      return historyPage(ctx, listRequest(historyList, req), 'distributor', distributor_id, ['distributor_id'])
    },
  )
}
