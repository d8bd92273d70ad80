import Type from 'typebox'
import { Id } from '../../lib/schema.js'
import { change } from '../../platform/http/idempotency.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { rateList } from './list.js'
import { NewRateMoment, RateMoment } from './schema.js'
import * as service from './service.js'

export const rateRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/internal/fxratemoments',
    listRoute(rateList, { allow: can.readRates, tag: 'rates', summary: 'List the moments at which rates were taken', item: RateMoment }),
    async (req) => service.list(ctx, listRequest(rateList, req)),
  )
  app.get(
    '/v1/internal/fxratemoments/:fxratemoment_id',
    {
      schema: {
        tags: ['rates'],
        summary: 'Read the rates of a moment',
        params: Type.Object({ fxratemoment_id: Id }),
        response: { 200: RateMoment },
      },
      config: { allow: can.readRates, errors: ['fxratemoment_not_found'] },
    },
    async (req) => service.read(ctx, req.params.fxratemoment_id),
  )
  app.post(
    '/v1/internal/fxratemoments',
    {
      schema: {
        tags: ['rates'],
        summary: 'Store rates; they hold from the moment they were taken',
        body: NewRateMoment,
        response: { 201: RateMoment },
      },
      config: { allow: can.manageRates, errors: ['unknown_currency'] },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => service.create(ctx, trx, req.body)),
  )
}
