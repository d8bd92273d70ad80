import Type from 'typebox'
import { Binary, Id } from '../../lib/schema.js'
import { historyList } from '../../platform/history/list.js'
import { HistoryEntry } from '../../platform/history/schema.js'
import { tagged } from '../../platform/http/etag.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { Sale, Statement, StatementLine } from '../purchases/schema.js'
import { readDocument } from './documents.js'
import { saleList, sourcedList, statementList } from './list.js'
import { MarketplaceSale } from './schema.js'
import * as service from './service.js'
import { statement } from './statement.js'

const params = Type.Object({ purchaseorder_id: Id })
const account = listRoute(statementList, {
  allow: can.readStatements,
  tag: 'sales',
  summary: 'What a supplier earned and was paid over some days',
  item: StatementLine,
  params: Type.Object({ supplier_id: Id }),
  errors: ['supplier_not_found', 'invalid_parameter'],
})

export const saleRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/suppliers/:supplier_id/statement',
    { ...account, schema: { ...account.schema, response: { 200: Statement } } },
    async (req) => statement(ctx, req.caller, req.params.supplier_id, listRequest(statementList, req)),
  )
  app.get(
    '/v1/sales',
    listRoute(saleList, { allow: can.readSales, tag: 'sales', summary: 'List sales; a supplier sees its own', item: Sale }),
    async (req) => service.list(ctx, req.caller, listRequest(saleList, req)),
  )
  app.get(
    '/v1/sales/:purchaseorder_id',
    {
      schema: { tags: ['sales'], summary: 'Read a sale', params, response: { 200: Sale } },
      config: { allow: can.readSales, errors: ['purchaseorder_not_found'], tagged: true },
    },
    async (req, reply) => tagged(reply, service.read(ctx, req.caller, req.params.purchaseorder_id)),
  )
  app.get(
    '/v1/sales/:purchaseorder_id/history',
    listRoute(historyList, {
      allow: can.readSales,
      tag: 'sales',
      summary: "A sale's versions, newest first",
      item: HistoryEntry('SaleHistoryEntry', ['purchaseorder_id'], 'purchaseorder', Sale),
      params,
      errors: ['purchaseorder_not_found'],
    }),
    async (req) => service.history(ctx, req.caller, req.params.purchaseorder_id, listRequest(historyList, req)),
  )
  app.get(
    '/v1/sales/:purchaseorder_id/invoice/:invoice_id',
    {
      schema: {
        tags: ['sales'],
        summary: "The document of a payout as PDF: an invoice made out in the supplier's name, or a credit note",
        description: '`invoice_id` is its number, as the sale lists it in `invoices`.',
        params: Type.Object({ purchaseorder_id: Id, invoice_id: Id }),
        response: { 200: { description: 'The document', content: { 'application/pdf': { schema: Binary } } } },
      },
      config: { allow: can.readStatements, errors: ['purchaseorder_not_found', 'invoice_not_found'] },
    },
    async (req, reply) => {
      const { number, pdf } = await readDocument(ctx, req.caller, req.params.purchaseorder_id, req.params.invoice_id)
      return reply.header('content-disposition', `inline; filename="${number}.pdf"`).type('application/pdf').send(pdf)
    },
  )
  app.get(
    '/v1/suppliers/marketplace-sales/:purchaseorder_id',
    listRoute(sourcedList, {
      allow: can.readOwnSales,
      tag: 'sales',
      summary: 'The booking orders that come from a purchase order; only its supplier may read them',
      item: MarketplaceSale,
      params,
      errors: ['purchaseorder_not_found'],
    }),
    async (req) => service.sourcedOrders(ctx, req.caller, req.params.purchaseorder_id, listRequest(sourcedList, req)),
  )
  app.get(
    '/v1/bookingorders/:bookingorder_id/relisted-sales',
    listRoute(saleList, {
      allow: can.readOrders,
      tag: 'marketplace',
      summary: 'The sales in which tickets of this order were sold on',
      item: Sale,
      params: Type.Object({ bookingorder_id: Id }),
      errors: ['bookingorder_not_found'],
    }),
    async (req) => service.relistedSales(ctx, req.caller, req.params.bookingorder_id, listRequest(saleList, req)),
  )
}
