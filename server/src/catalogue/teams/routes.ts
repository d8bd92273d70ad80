import { findId } from '../../platform/db/slugs.js'
import { type CatalogueNoun, catalogueReads, catalogueWrites } from '../../platform/http/catalogue-routes.js'
import type { Routes } from '../../platform/http/routes.js'
import { teamList } from './list.js'
import { NewTeam, Team, TeamChange } from './schema.js'
import * as service from './service.js'

const team: CatalogueNoun<typeof NewTeam, typeof TeamChange, typeof Team> = {
  path: '/v1/teams',
  tag: 'teams',
  noun: 'team',
  named: 'a team',
  deletable: 'that has no events',
  shape: Team,
  input: NewTeam,
  change: TeamChange,
  faults: { create: ['slug_taken', 'venue_not_found'], change: ['slug_taken', 'venue_not_found'] },
  find: (ctx, text) => findId(ctx.db, 'team', text),
}

export const teamRoutes: Routes = async (app, { ctx }) => {
  catalogueReads(app, ctx, team, teamList, service)
  catalogueWrites(app, ctx, team, service)
}
