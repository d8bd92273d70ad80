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
import { tournamentList } from './list.js'
import { NewTournament, Tournament, TournamentChange } from './schema.js'
import * as service from './service.js'

const params = Type.Object({ tournament_id: Id })

export const tournamentRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/tournaments',
    listRoute(tournamentList, {
      allow: can.readCatalogue,
      tag: 'tournaments',
      summary: 'List tournaments',
      item: Tournament,
      cacheable: true,
    }),
    async (req) => service.list(ctx, listRequest(tournamentList, req)),
  )
  app.get(
    '/v1/tournaments/:tournament_id',
    {
      schema: { tags: ['tournaments'], summary: 'Read a tournament, by id or slug', params, response: { 200: Tournament } },
      config: { allow: can.readCatalogue, cacheable: true, errors: ['tournament_not_found'] },
    },
    async (req, reply) => tagged(reply, service.read(ctx, req.params.tournament_id)),
  )
  app.post(
    '/v1/tournaments',
    {
      schema: { tags: ['tournaments'], summary: 'Make a tournament', body: NewTournament, response: { 201: Tournament } },
      config: { allow: can.manageCatalogue, errors: ['slug_taken'] },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => tagged(reply, service.create(ctx, trx, req.caller, req.body))),
  )
  app.patch(
    '/v1/tournaments/:tournament_id',
    {
      schema: { tags: ['tournaments'], summary: 'Change a tournament', params, body: TournamentChange, response: { 200: Tournament } },
      config: { allow: can.manageCatalogue, errors: ['tournament_not_found', 'slug_taken', 'precondition_failed'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.update(ctx, trx, req.caller, req.params.tournament_id, req.body, ifMatch(req))),
      ),
  )
  app.delete(
    '/v1/tournaments/:tournament_id',
    {
      schema: { tags: ['tournaments'], summary: 'Delete a tournament that has no events', params, response: { 204: Gone } },
      config: { allow: can.manageCatalogue, errors: ['tournament_not_found', 'in_use', 'precondition_failed'] },
    },
    (req, reply) => change(ctx, req, reply, 204, (trx) => service.remove(ctx, trx, req.caller, req.params.tournament_id, ifMatch(req))),
  )
  app.get(
    '/v1/tournaments/:tournament_id/history',
    listRoute(historyList, {
      allow: can.readCatalogueHistory,
      tag: 'tournaments',
      summary: "A tournament's versions, newest first",
      item: HistoryEntry('TournamentHistoryEntry', ['tournament_id'], 'tournament', Tournament),
      params,
      errors: ['tournament_not_found'],
    }),
    async (req) => {
      const id = await findId(ctx.db, 'tournament', req.params.tournament_id)
      return historyPage(ctx, listRequest(historyList, req), 'tournament', id, ['tournament_id'])
    },
  )
}
