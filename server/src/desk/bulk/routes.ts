import Type from 'typebox'
import { Id } from '../../lib/schema.js'
import { change } from '../../platform/http/idempotency.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { bulkList } from './list.js'
import { Bulk, NewBulk } from './schema.js'
import * as service from './service.js'

const path = '/v1/internal/console/bulk'
const one = `${path}/:bulk_id`
const tags = ['console']
const params = Type.Object({ bulk_id: Id })

export const bulkRoutes: Routes = async (app, { ctx }) => {
  app.post(
    path,
    {
      schema: {
        tags,
        summary: 'Preview a change of many tickets: enable, disable or reprice',
        description: 'Nothing changes yet: the answer counts the changes, shows examples, and has the `bulk_id` to apply them.',
        body: NewBulk,
        response: { 201: Bulk },
      },
      config: {
        allow: can.manageTickets,
        errors: ['unknown_parameter', 'invalid_filter', 'filter_too_long', 'products_managed_by_operator'],
      },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => service.preview(ctx, trx, req.caller, req.body)),
  )
  app.post(
    `${one}/apply`,
    {
      schema: {
        tags,
        summary: 'Apply a previewed change in the background',
        description: 'A repeated request changes nothing. A ticket that has changed since the preview is skipped.',
        params,
        response: { 202: Bulk },
      },
      config: {
        allow: can.manageTickets,
        errors: ['bulk_not_found', 'preview_expired', 'illegal_transition', 'products_managed_by_operator'],
      },
    },
    (req, reply) => change(ctx, req, reply, 202, (trx) => service.apply(ctx, trx, req.caller, req.params.bulk_id)),
  )
  app.post(
    `${one}/undo`,
    {
      schema: {
        tags,
        summary: 'Undo an applied change; it goes on in the background',
        description: 'Asking again changes nothing. A ticket that somebody changed after the change keeps its values.',
        params,
        response: { 202: Bulk },
      },
      config: { allow: can.manageTickets, errors: ['bulk_not_found', 'illegal_transition', 'products_managed_by_operator'] },
    },
    (req, reply) => change(ctx, req, reply, 202, (trx) => service.undo(ctx, trx, req.caller, req.params.bulk_id)),
  )
  app.get(
    one,
    {
      schema: { tags, summary: 'Read a change of many tickets and how far it is', params, response: { 200: Bulk } },
      config: { allow: can.manageTickets, errors: ['bulk_not_found'] },
    },
    async (req) => service.read(ctx.db, req.caller, req.params.bulk_id),
  )
  app.get(
    path,
    listRoute(bulkList, { allow: can.manageTickets, tag: 'console', summary: 'List changes of many tickets', item: Bulk }),
    async (req) => service.list(ctx, req.caller, listRequest(bulkList, req)),
  )
}
