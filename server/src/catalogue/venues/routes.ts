import { repricing } from '../../lib/errors.js'
import { findId } from '../../platform/db/slugs.js'
import { type CatalogueNoun, catalogueReads, catalogueWrites } from '../../platform/http/catalogue-routes.js'
import type { Routes } from '../../platform/http/routes.js'
import { venueList } from './list.js'
import { NewVenue, Venue, VenueChange } from './schema.js'
import * as service from './service.js'

const venue: CatalogueNoun<typeof NewVenue, typeof VenueChange, typeof Venue> = {
  path: '/v1/venues',
  tag: 'venues',
  noun: 'venue',
  named: 'a venue',
  deletable: 'that nothing takes place in',
  shape: Venue,
  input: NewVenue,
  change: VenueChange,
  faults: { create: ['slug_taken'], change: ['slug_taken', ...repricing] },
  find: (ctx, text) => findId(ctx.db, 'venue', text),
}

export const venueRoutes: Routes = async (app, { ctx }) => {
  catalogueReads(app, ctx, venue, venueList, service)
  catalogueWrites(app, ctx, venue, service)
}
