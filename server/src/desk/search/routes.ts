import { can, mayCall } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { SearchQuery, SearchResult } from './schema.js'
import { search } from './service.js'

export const searchRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/internal/console/search',
    {
      schema: {
        tags: ['console'],
        summary: 'Find anything by an id, a code, an e-mail address, a reference or a name',
        description:
          'Looks where the caller may look: at its own orders, invoices, reservations, sales, allotments, group requests, webhooks, memos and party, and at the catalogue. Every word must match, in any order; the best match comes first.',
        querystring: SearchQuery,
        response: { 200: SearchResult },
      },
      config: { allow: can.useConsole },
    },
    async ({ caller, query }) => {
      const may = (name: keyof typeof can) => mayCall(caller, can[name])
      const readable = {
        bookingorder: may('readOrders'),
        purchase: may('readOrders'),
        guest: may('readOrderGuests'),
        invoice: may('readInvoices'),
        reservation: may('readReservations'),
        ticket: may('readCatalogue'),
        catalogue: may('readCatalogue'),
        distributor: may('readDistributors'),
        supplier: may('useConsole'),
        client: may('readClients'),
        sale: may('readSales'),
        allotment: may('readAllotments'),
        grouprequest: may('readGroupRequests'),
        webhook: may('readWebhooks'),
        memo: may('readMemos'),
      }
      return { results: await search(ctx, caller, readable, query.query) }
    },
  )
}
