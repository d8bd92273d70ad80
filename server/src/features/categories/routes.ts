import Type from 'typebox'
import { ifMatch, tagged } from '../../http/etag.js'
import { change } from '../../http/idempotency.js'
import { listRequest, listRoute } from '../../http/list-route.js'
import { can } from '../../http/permissions.js'
import type { Routes } from '../../http/routes.js'
import { notFound } from '../../lib/errors.js'
import { Gone, Id } from '../../lib/schema.js'
import { historyList } from '../history/list.js'
import { HistoryEntry } from '../history/schema.js'
import { historyPage } from '../history/service.js'
import { categoryList } from './list.js'
import { Category, CategoryChange, NewCategory } from './schema.js'
import * as service from './service.js'
import { anyCategory } from './store.js'

const params = Type.Object({ category_id: Id })

export const categoryRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/categories',
    listRoute(categoryList, {
      allow: can.readCatalogue,
      tag: 'categories',
      summary: 'List categories',
      item: Category,
      cacheable: true,
    }),
    async (req) => service.list(ctx, listRequest(categoryList, req)),
  )
  app.get(
    '/v1/categories/:category_id',
    {
      schema: { tags: ['categories'], summary: 'Read a category', params, response: { 200: Category } },
      config: { allow: can.readCatalogue, cacheable: true, errors: ['category_not_found'] },
    },
    async (req, reply) => tagged(reply, service.read(ctx, req.params.category_id)),
  )
  app.post(
    '/v1/categories',
    {
      schema: { tags: ['categories'], summary: 'Make a category', body: NewCategory, response: { 201: Category } },
      config: { allow: can.manageCatalogue, errors: ['venue_not_found'] },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => tagged(reply, service.create(ctx, trx, req.caller, req.body))),
  )
  app.patch(
    '/v1/categories/:category_id',
    {
      schema: { tags: ['categories'], summary: 'Change a category', params, body: CategoryChange, response: { 200: Category } },
      config: { allow: can.manageCatalogue, errors: ['category_not_found', 'immutable_field', 'precondition_failed'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.update(ctx, trx, req.caller, req.params.category_id, req.body, ifMatch(req))),
      ),
  )
  app.delete(
    '/v1/categories/:category_id',
    {
      schema: { tags: ['categories'], summary: 'Delete a category that has no tickets', params, response: { 204: Gone } },
      config: { allow: can.manageCatalogue, errors: ['category_not_found', 'in_use', 'precondition_failed'] },
    },
    (req, reply) => change(ctx, req, reply, 204, (trx) => service.remove(ctx, trx, req.caller, req.params.category_id, ifMatch(req))),
  )
  app.get(
    '/v1/categories/:category_id/history',
    listRoute(historyList, {
      allow: can.readCatalogueHistory,
      tag: 'categories',
      summary: "A category's versions, newest first",
      item: HistoryEntry('CategoryHistoryEntry', ['category_id'], 'category', Category),
      params,
      errors: ['category_not_found'],
    }),
    async (req) => {
      const { category_id } = req.params
      if (!(await anyCategory(ctx.db, category_id))) throw notFound('category', category_id)
      return historyPage(ctx, listRequest(historyList, req), 'category', category_id, ['category_id'])
    },
  )
}
