import Type from 'typebox'
import { findId } from '../../db/slugs.js'
import { ifMatch, tagged } from '../../http/etag.js'
import { change } from '../../http/idempotency.js'
import { listRequest, listRoute } from '../../http/list-route.js'
import { can } from '../../http/permissions.js'
import type { Routes } from '../../http/routes.js'
import { Gone, Id } from '../../lib/schema.js'
import { historyList } from '../history/list.js'
import { HistoryEntry } from '../history/schema.js'
import { historyPage } from '../history/service.js'
import { venueList } from './list.js'
import { NewVenue, Venue, VenueChange } from './schema.js'
import * as service from './service.js'

const params = Type.Object({ venue_id: Id })

export const venueRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/venues',
    listRoute(venueList, {
      allow: can.readCatalogue,
      tag: 'venues',
      summary: 'List venues',
      item: Venue,
      cacheable: true,
    }),
    async (req) => service.list(ctx, listRequest(venueList, req)),
  )
  app.get(
    '/v1/venues/:venue_id',
    {
      schema: { tags: ['venues'], summary: 'Read a venue, by id or slug', params, response: { 200: Venue } },
      config: { allow: can.readCatalogue, cacheable: true, errors: ['venue_not_found'] },
    },
    async (req, reply) => tagged(reply, service.read(ctx, req.params.venue_id)),
  )
  app.post(
    '/v1/venues',
    {
      schema: { tags: ['venues'], summary: 'Make a venue', body: NewVenue, response: { 201: Venue } },
      config: { allow: can.manageCatalogue, errors: ['slug_taken'] },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => tagged(reply, service.create(ctx, trx, req.caller, req.body))),
  )
  app.patch(
    '/v1/venues/:venue_id',
    {
      schema: { tags: ['venues'], summary: 'Change a venue', params, body: VenueChange, response: { 200: Venue } },
      config: { allow: can.manageCatalogue, errors: ['venue_not_found', 'slug_taken', 'precondition_failed'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.update(ctx, trx, req.caller, req.params.venue_id, req.body, ifMatch(req))),
      ),
  )
  app.delete(
    '/v1/venues/:venue_id',
    {
      schema: { tags: ['venues'], summary: 'Delete a venue that nothing takes place in', params, response: { 204: Gone } },
      config: { allow: can.manageCatalogue, errors: ['venue_not_found', 'in_use', 'precondition_failed'] },
    },
    (req, reply) => change(ctx, req, reply, 204, (trx) => service.remove(ctx, trx, req.caller, req.params.venue_id, ifMatch(req))),
  )
  app.get(
    '/v1/venues/:venue_id/history',
    listRoute(historyList, {
      allow: can.readCatalogueHistory,
      tag: 'venues',
      summary: "A venue's versions, newest first",
      item: HistoryEntry('VenueHistoryEntry', ['venue_id'], 'venue', Venue),
      params,
      errors: ['venue_not_found'],
    }),
    async (req) => {
      const id = await findId(ctx.db, 'venue', req.params.venue_id)
      return historyPage(ctx, listRequest(historyList, req), 'venue', id, ['venue_id'])
    },
  )
}
