import Type from 'typebox'
import { Gone, Id } from '../../lib/schema.js'
import { ifMatch, tagged, taggedNew } from '../../platform/http/etag.js'
import { change } from '../../platform/http/idempotency.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { viewList } from './list.js'
import { NewView, View, ViewChange } from './schema.js'
import * as service from './service.js'

const path = '/v1/internal/console/views'
const one = `${path}/:view_id`
const tags = ['console']
const params = Type.Object({ view_id: Id })

/** Each client sees only its own views. */
export const viewRoutes: Routes = async (app, { ctx }) => {
  app.get(path, listRoute(viewList, { allow: can.useConsole, tag: 'console', summary: 'List your saved views', item: View }), async (req) =>
    service.list(ctx, req.caller, listRequest(viewList, req)),
  )
  app.get(
    one,
    {
      schema: { tags, summary: 'Read a saved view', params, response: { 200: View } },
      config: { allow: can.useConsole, cacheable: true, errors: ['view_not_found'] },
    },
    async (req, reply) => tagged(reply, service.read(ctx, req.caller, req.params.view_id)),
  )
  app.post(
    path,
    {
      schema: { tags, summary: 'Save a view of a list', body: NewView, response: { 201: View } },
      config: { allow: can.useConsole, errors: ['name_taken'] },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => taggedNew(reply, service.create(ctx, trx, req.caller, req.body))),
  )
  app.patch(
    one,
    {
      schema: { tags, summary: 'Change a saved view', params, body: ViewChange, response: { 200: View } },
      config: { allow: can.useConsole, errors: ['view_not_found', 'name_taken', 'precondition_failed'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.update(ctx, trx, req.caller, req.params.view_id, req.body, ifMatch(req))),
      ),
  )
  app.delete(
    one,
    {
      schema: { tags, summary: 'Delete a saved view', params, response: { 204: Gone } },
      config: { allow: can.useConsole, errors: ['view_not_found'] },
    },
    (req, reply) => change(ctx, req, reply, 204, (trx) => service.remove(trx, req.caller, req.params.view_id)),
  )
}
