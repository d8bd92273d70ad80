import Type from 'typebox'
import { findUsable, mailTo, urlOf } from '../../fulfilment/itineraries/links.js'
import { Gone, Id } from '../../lib/schema.js'
import { change } from '../../platform/http/idempotency.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { LinkCode, LinkLetter } from './schema.js'

const path = '/v1/internal/console/links/:link_id'
const tags = ['console']
const params = Type.Object({ link_id: Id })

/** What is done with a link once it is made: it is sent to a guest, or shown to the guest's camera. */
export const guestLinkRoutes: Routes = async (app, { ctx }) => {
  app.post(
    `${path}/mail`,
    {
      schema: {
        tags,
        summary: 'Send a link to a guest by letter',
        description: 'A link is sent once in a quarter of an hour.',
        params,
        body: LinkLetter,
        response: { 204: Gone },
      },
      config: { allow: can.shareItineraries, errors: ['itinerary_link_not_found'] },
    },
    (req, reply) => change(ctx, req, reply, 204, (trx) => mailTo(ctx, trx, req.caller, req.params.link_id, req.body.email)),
  )
  app.get(
    `${path}/qr`,
    {
      schema: { tags, summary: 'A link as a code for a camera', params, response: { 200: LinkCode } },
      config: { allow: can.shareItineraries, errors: ['itinerary_link_not_found'] },
    },
    async (req) => {
      // The library of barcodes takes long to load, and few requests need it.
      const { qrBars } = await import('../../fulfilment/etickets/codes.js')
      const { size, bars } = qrBars(urlOf(ctx, await findUsable(ctx, ctx.db, req.caller, req.params.link_id)))
      return { size, path: bars.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('') }
    },
  )
}
