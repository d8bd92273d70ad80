import Type from 'typebox'
import { Id } from '../../lib/schema.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { accountList, receivableList } from './list.js'
import { AccountLine, DistributorStatement, Receivable, Receivables } from './schema.js'
import * as service from './service.js'

const receivables = listRoute(receivableList, {
  allow: can.readInvoices,
  tag: 'finance',
  summary: 'What distributors owe, by age, and their credit and deposits; a distributor sees its own',
  item: Receivable,
})
const account = listRoute(accountList, {
  allow: can.readInvoices,
  tag: 'finance',
  summary: 'What a distributor was charged and has paid over some days',
  item: AccountLine,
  params: Type.Object({ distributor_id: Id }),
  errors: ['distributor_not_found', 'invalid_parameter'],
})

export const receivableRoutes: Routes = async (app, { ctx }) => {
  app.get('/v1/receivables', { ...receivables, schema: { ...receivables.schema, response: { 200: Receivables } } }, async (req) =>
    service.list(ctx, req.caller, listRequest(receivableList, req)),
  )
  app.get(
    '/v1/distributors/:distributor_id/statement',
    { ...account, schema: { ...account.schema, response: { 200: DistributorStatement } } },
    async (req) => service.statement(ctx, req.caller, req.params.distributor_id, listRequest(accountList, req)),
  )
}
