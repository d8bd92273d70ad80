import Type from 'typebox'
import { fetchPdf } from '../../fulfilment/downloads/service.js'
import { Id } from '../../lib/schema.js'
import { open } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { sendFile } from '../../platform/http/send-file.js'

/** The address behind PDF_URL. Its last part is a secret that gives access to one ticket file. */
export const ticketRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/tickets/:bookingorder_id/:orderitem_id/:download_link',
    {
      exposeHeadRoute: false,
      schema: { params: Type.Object({ bookingorder_id: Id, orderitem_id: Id, download_link: Id }) },
      config: { allow: open },
    },
    async (req, reply) => {
      const { bookingorder_id, orderitem_id, download_link } = req.params
      return sendFile(reply, await fetchPdf(ctx, { via: 'guest' }, bookingorder_id, orderitem_id, download_link))
    },
  )
}
