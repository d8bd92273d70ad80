import { findId } from '../../platform/db/slugs.js'
import { type CatalogueNoun, catalogueReads, catalogueWrites } from '../../platform/http/catalogue-routes.js'
import type { Routes } from '../../platform/http/routes.js'
import { tournamentList } from './list.js'
import { NewTournament, Tournament, TournamentChange } from './schema.js'
import * as service from './service.js'

const tournament: CatalogueNoun<typeof NewTournament, typeof TournamentChange, typeof Tournament> = {
  path: '/v1/tournaments',
  tag: 'tournaments',
  noun: 'tournament',
  named: 'a tournament',
  deletable: 'that has no events',
  shape: Tournament,
  input: NewTournament,
  change: TournamentChange,
  faults: { create: ['slug_taken'], change: ['slug_taken'] },
  find: (ctx, text) => findId(ctx.db, 'tournament', text),
}

export const tournamentRoutes: Routes = async (app, { ctx }) => {
  catalogueReads(app, ctx, tournament, tournamentList, service)
  catalogueWrites(app, ctx, tournament, service)
}
