import Type from 'typebox'
import { repricing } from '../../lib/errors.js'
import { Id } from '../../lib/schema.js'
import { historyList } from '../../platform/history/list.js'
import { HistoryEntry } from '../../platform/history/schema.js'
import { ifMatch, isOnlyNew, tagged } from '../../platform/http/etag.js'
import { change } from '../../platform/http/idempotency.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { supplierList } from './list.js'
import { onboard } from './onboard.js'
import { NewSupplier, Onboarding, OnboardingResult, PlatformAgreement, Supplier, SupplierChange } from './schema.js'
import * as service from './service.js'

const params = Type.Object({ supplier_id: Id })

export const supplierRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/suppliers',
    listRoute(supplierList, {
      allow: can.readSuppliers,
      tag: 'suppliers',
      summary: 'List suppliers; a supplier sees itself',
      item: Supplier,
    }),
    async (req) => service.list(ctx, req.caller, listRequest(supplierList, req)),
  )
  app.post(
    '/v1/suppliers',
    {
      schema: { tags: ['suppliers'], summary: 'Make a supplier', body: NewSupplier, response: { 201: Supplier } },
      config: { allow: can.manageSuppliers, errors: ['distributor_not_found', 'unknown_currency'] },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => tagged(reply, service.create(ctx, trx, req.caller, req.body))),
  )
  app.get(
    '/v1/suppliers/:supplier_id',
    {
      schema: { tags: ['suppliers'], summary: 'Read a supplier', params, response: { 200: Supplier } },
      config: { allow: can.readSuppliers, errors: ['supplier_not_found'] },
    },
    async (req, reply) => tagged(reply, service.read(ctx, req.caller, req.params.supplier_id)),
  )
  app.patch(
    '/v1/suppliers/:supplier_id',
    {
      schema: { tags: ['suppliers'], summary: 'Change a supplier', params, body: SupplierChange, response: { 200: Supplier } },
      config: {
        allow: can.manageSuppliers,
        errors: ['supplier_not_found', 'distributor_not_found', 'unknown_currency', ...repricing, 'precondition_failed'],
      },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.update(ctx, trx, req.caller, req.params.supplier_id, req.body, ifMatch(req))),
      ),
  )
  app.get(
    '/v1/suppliers/:supplier_id/history',
    listRoute(historyList, {
      allow: can.readSuppliers,
      tag: 'suppliers',
      summary: "A supplier's versions, newest first",
      item: HistoryEntry('SupplierHistoryEntry', ['supplier_id'], 'supplier', Supplier),
      params,
      errors: ['supplier_not_found'],
    }),
    async (req) => service.history(ctx, req.caller, req.params.supplier_id, listRequest(historyList, req)),
  )
  app.post(
    '/v1/marketplace/onboard/supplierjit',
    {
      schema: {
        tags: ['marketplace'],
        summary: 'Become a supplier just in time',
        body: Onboarding,
        response: { 200: OnboardingResult },
      },
      config: { allow: can.onboardSuppliers, errors: ['distributor_not_found', 'unknown_currency', 'no_fx_rate', 'already_a_supplier'] },
    },
    (req, reply) => change(ctx, req, reply, 200, (trx) => onboard(ctx, trx, req.caller, req.body, isOnlyNew(req))),
  )
  app.get(
    '/v1/marketplace/agreement',
    {
      schema: { tags: ['marketplace'], summary: 'Read which agreement a new supplier accepts', response: { 200: PlatformAgreement } },
      config: { allow: can.onboardSuppliers },
    },
    async () => ({
      agreement_version: ctx.config.PLATFORM_AGREEMENT_VERSION || null,
      agreement_url: ctx.config.PLATFORM_AGREEMENT_URL || null,
    }),
  )
}
