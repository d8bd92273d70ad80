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
        description:
          'A link is sent once in a quarter of an hour (429 `rate_limited`). An organisation sends at most `GUEST_LETTER_LIMIT` letters in 24 hours, and `GUEST_LETTER_RECIPIENT_LIMIT` of them to the same address (429 `letter_limit`). Both say in `Retry-After` when the next one is possible.',
        params,
        body: LinkLetter,
        response: { 204: Gone },
      },
      config: { allow: can.shareItineraries, errors: ['itinerary_link_not_found', 'letter_limit'] },
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
      const { qrBars, qrPath } = await import('../../fulfilment/etickets/codes.js')
      const code = qrBars(urlOf(ctx, await findUsable(ctx, ctx.db, req.caller, req.params.link_id)))
      return { size: code.size, path: qrPath(code) }
    },
  )
}
