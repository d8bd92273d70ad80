import Type from 'typebox'
import { fetchPdf } from '../../fulfilment/downloads/service.js'
import { Binary, Id } from '../../lib/schema.js'
import { open } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { sendFile } from '../../platform/http/send-file.js'
import { octo } from './reference.js'

/** The address behind PDF_URL. Its last part is a secret that gives access to one ticket file. */
export const ticketRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/tickets/:bookingorder_id/:orderitem_id/:download_link',
    {
      exposeHeadRoute: false,
      schema: {
        tags: ['octo'],
        summary: 'The PDF of a ticket, by the address in `deliveryOptions`',
        description: 'The last part of the address is a secret that gives access to this file.',
        params: Type.Object({ bookingorder_id: Id, orderitem_id: Id, download_link: Id }),
        response: { 200: { description: 'The e-ticket', content: { 'application/pdf': { schema: Binary } } } },
      },
      config: { allow: open, protocol: octo, faults: ['NOT_FOUND', 'UNPROCESSABLE_ENTITY'] },
    },
    async (req, reply) => {
      const { bookingorder_id, orderitem_id, download_link } = req.params
      return sendFile(reply, await fetchPdf(ctx, { via: 'guest' }, bookingorder_id, orderitem_id, download_link))
    },
  )
}
