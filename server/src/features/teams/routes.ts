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
import { teamList } from './list.js'
import { NewTeam, Team, TeamChange } from './schema.js'
import * as service from './service.js'

const params = Type.Object({ team_id: Id })

export const teamRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/teams',
    listRoute(teamList, {
      allow: can.readCatalogue,
      tag: 'teams',
      summary: 'List teams',
      item: Team,
      cacheable: true,
    }),
    async (req) => service.list(ctx, listRequest(teamList, req)),
  )
  app.get(
    '/v1/teams/:team_id',
    {
      schema: { tags: ['teams'], summary: 'Read a team, by id or slug', params, response: { 200: Team } },
      config: { allow: can.readCatalogue, cacheable: true, errors: ['team_not_found'] },
    },
    async (req, reply) => tagged(reply, service.read(ctx, req.params.team_id)),
  )
  app.post(
    '/v1/teams',
    {
      schema: { tags: ['teams'], summary: 'Make a team', body: NewTeam, response: { 201: Team } },
      config: { allow: can.manageCatalogue, errors: ['slug_taken', 'venue_not_found'] },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => tagged(reply, service.create(ctx, trx, req.caller, req.body))),
  )
  app.patch(
    '/v1/teams/:team_id',
    {
      schema: { tags: ['teams'], summary: 'Change a team', params, body: TeamChange, response: { 200: Team } },
      config: { allow: can.manageCatalogue, errors: ['team_not_found', 'venue_not_found', 'slug_taken', 'precondition_failed'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.update(ctx, trx, req.caller, req.params.team_id, req.body, ifMatch(req))),
      ),
  )
  app.delete(
    '/v1/teams/:team_id',
    {
      schema: { tags: ['teams'], summary: 'Delete a team that has no events', params, response: { 204: Gone } },
      config: { allow: can.manageCatalogue, errors: ['team_not_found', 'in_use', 'precondition_failed'] },
    },
    (req, reply) => change(ctx, req, reply, 204, (trx) => service.remove(ctx, trx, req.caller, req.params.team_id, ifMatch(req))),
  )
  app.get(
    '/v1/teams/:team_id/history',
    listRoute(historyList, {
      allow: can.readCatalogueHistory,
      tag: 'teams',
      summary: "A team's versions, newest first",
      item: HistoryEntry('TeamHistoryEntry', ['team_id'], 'team', Team),
      params,
      errors: ['team_not_found'],
    }),
    async (req) => {
      const id = await findId(ctx.db, 'team', req.params.team_id)
      return historyPage(ctx, listRequest(historyList, req), 'team', id, ['team_id'])
    },
  )
}
