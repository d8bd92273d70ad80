import Type from 'typebox'
import { Binary, Id } from '../../lib/schema.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { sendFile } from '../../platform/http/send-file.js'
import { downloadList } from './list.js'
import { Download } from './schema.js'
import * as service from './service.js'

const order = Type.Object({ bookingorder_id: Id })

export const downloadRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/etickets/download/:bookingorder_id/:orderitem_id/url/:download_link',
    {
      exposeHeadRoute: false,
      schema: {
        tags: ['etickets'],
        summary: 'Download one e-ticket',
        description:
          '`download_link` is the one of the order item (its first file) or that of one of its `download_items`. The bytes have the SHA-256 that the order shows as `ticket_sha`. Each download is recorded.',
        params: Type.Object({ bookingorder_id: Id, orderitem_id: Id, download_link: Id }),
        response: { 200: { description: 'The e-ticket', content: { 'application/pdf': { schema: Binary } } } },
      },
      config: {
        allow: can.downloadTickets,
        // They wait for the store of files, not for the database.
        turn: 'none',
        errors: ['bookingorder_not_found', 'download_not_found', 'not_ready', 'download_period_over', 'relisted', 'storage_unavailable'],
      },
    },
    async (req, reply) => {
      const { bookingorder_id, orderitem_id, download_link } = req.params
      const who = { via: 'api', caller: req.caller } as const
      return sendFile(reply, await service.fetchPdf(ctx, who, bookingorder_id, orderitem_id, download_link))
    },
  )
  app.get(
    '/v1/etickets/download/zip/:bookingorder_id',
    {
      exposeHeadRoute: false,
      schema: {
        tags: ['etickets'],
        summary: 'Download all e-tickets of a booking order',
        description: 'The same files give the same bytes: their SHA-256 is the `zip_sha` of the order. Each download is recorded.',
        params: order,
        response: { 200: { description: 'The e-tickets', content: { 'application/zip': { schema: Binary } } } },
      },
      config: {
        allow: can.downloadTickets,
        // They wait for the store of files, not for the database.
        turn: 'none',
        errors: ['bookingorder_not_found', 'download_not_found', 'not_ready', 'download_period_over', 'relisted', 'storage_unavailable'],
      },
    },
    async (req, reply) => sendFile(reply, await service.fetchZip(ctx, { via: 'api', caller: req.caller }, req.params.bookingorder_id)),
  )
  app.get(
    '/v1/bookingorders/:bookingorder_id/downloads',
    listRoute(downloadList, {
      allow: can.downloadTickets,
      tag: 'etickets',
      summary: 'Who downloaded tickets of a booking order, and when',
      item: Download,
      params: order,
      errors: ['bookingorder_not_found'],
    }),
    async (req) => service.list(ctx, req.caller, req.params.bookingorder_id, listRequest(downloadList, req)),
  )
}
