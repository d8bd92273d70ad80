import Type from 'typebox'
import { Binary, Id } from '../../lib/schema.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { invoiceList } from './list.js'
import { Invoice, InvoiceInFull } from './schema.js'
import * as service from './service.js'

export const invoiceRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/invoices',
    listRoute(invoiceList, {
      allow: can.readInvoices,
      tag: 'finance',
      summary: 'List invoices and credit notes; a distributor sees its own',
      item: Invoice,
    }),
    async (req) => service.list(ctx, req.caller, listRequest(invoiceList, req)),
  )
  app.get(
    '/v1/invoices/:invoice_id',
    {
      schema: {
        tags: ['finance'],
        summary: 'Read an invoice or credit note with its lines',
        description:
          '`invoice_id` is its identifier or its number. The PDF is at `/v1/bookingorders/{bookingorder_id}/invoice/{invoice_id}`.',
        params: Type.Object({ invoice_id: Id }),
        response: { 200: InvoiceInFull },
      },
      config: { allow: can.readInvoices, errors: ['invoice_not_found'] },
    },
    async (req) => service.read(ctx, req.caller, req.params.invoice_id),
  )
  app.get(
    '/v1/bookingorders/:bookingorder_id/invoice/:invoice_id',
    {
      schema: {
        tags: ['bookingorders'],
        summary: 'An invoice or credit note as PDF',
        description: '`invoice_id` is its identifier, or its number as the order lists it in `invoices`.',
        params: Type.Object({ bookingorder_id: Id, invoice_id: Id }),
        response: { 200: { description: 'The invoice or credit note', content: { 'application/pdf': { schema: Binary } } } },
      },
      config: { allow: can.readInvoices, errors: ['invoice_not_found'] },
    },
    async (req, reply) => {
      const { number, pdf } = await service.readPdf(ctx, req.caller, req.params.bookingorder_id, req.params.invoice_id)
      return reply.header('content-disposition', `inline; filename="${number}.pdf"`).type('application/pdf').send(pdf)
    },
  )
}
