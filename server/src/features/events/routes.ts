import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { findId } from '../../db/slugs.js'
import { ifMatch, tagged } from '../../http/etag.js'
import { change } from '../../http/idempotency.js'
import { listRequest, listRoute } from '../../http/list-route.js'
import { can } from '../../http/permissions.js'
import type { Routes } from '../../http/routes.js'
import { type Locale, localeTag, pickLocale } from '../../lib/locales.js'
import { Gone, Id } from '../../lib/schema.js'
import { historyList } from '../history/list.js'
import { HistoryEntry } from '../history/schema.js'
import { historyPage } from '../history/service.js'
import { eventList } from './list.js'
import { Event, EventChange, EventVersion, NewEvent } from './schema.js'
import * as service from './service.js'
import { Statistics } from './statistics/schema.js'
import * as statistics from './statistics/service.js'

const params = Type.Object({ event_id: Id })
const querystring = Type.Object({
  accept_language: Type.Optional(
    Type.String({ maxLength: 200, description: 'Language of the name, in place of the header `Accept-Language`', examples: ['de_DE'] }),
  ),
})

/** Who asks for no language in particular gets the name as it was given. */
function wantedLanguage(req: FastifyRequest): Locale | undefined {
  const asked = (req.query as { accept_language?: string }).accept_language ?? req.headers['accept-language']
  return asked === undefined || asked === '*' ? undefined : pickLocale(asked)
}

function setLanguages(reply: FastifyReply, languages: Set<Locale>): void {
  const vary = [reply.getHeader('Vary') ?? []].flat().map(String)
  reply.header('Vary', [...vary, 'Accept-Language'].join(', '))
  if (languages.size > 0) reply.header('Content-Language', [...languages].map(localeTag).join(', '))
}

export const eventRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/events',
    listRoute(eventList, { allow: can.readCatalogue, tag: 'events', summary: 'List events', item: Event, cacheable: true }),
    async (req, reply) => {
      const { page, languages } = await service.list(ctx, req.caller, listRequest(eventList, req), wantedLanguage(req))
      setLanguages(reply, languages)
      return page
    },
  )
  app.get(
    '/v1/events/:event_id',
    {
      schema: { tags: ['events'], summary: 'Read an event, by id or slug', params, querystring, response: { 200: Event } },
      config: { allow: can.readCatalogue, cacheable: true, errors: ['event_not_found'] },
    },
    async (req, reply) => {
      const found = await service.read(ctx, req.caller, req.params.event_id, wantedLanguage(req))
      setLanguages(reply, found.languages)
      return tagged(reply, Promise.resolve(found))
    },
  )
  app.get(
    '/v1/events/:event_id/statistics',
    {
      schema: { tags: ['events'], summary: 'How an event sells', params, response: { 200: Statistics } },
      config: { allow: can.readCatalogue, cacheable: true, errors: ['event_not_found'] },
    },
    async (req) => statistics.read(ctx, req.caller, req.params.event_id),
  )
  app.post(
    '/v1/events',
    {
      schema: { tags: ['events'], summary: 'Make an event', body: NewEvent, response: { 201: Event } },
      config: { allow: can.manageCatalogue, errors: ['tournament_not_found', 'venue_not_found', 'team_not_found', 'slug_taken'] },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => tagged(reply, service.create(ctx, trx, req.caller, req.body))),
  )
  app.patch(
    '/v1/events/:event_id',
    {
      schema: { tags: ['events'], summary: 'Change an event', params, body: EventChange, response: { 200: Event } },
      config: {
        allow: can.manageCatalogue,
        errors: ['event_not_found', 'tournament_not_found', 'venue_not_found', 'team_not_found', 'slug_taken', 'precondition_failed'],
      },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.update(ctx, trx, req.caller, req.params.event_id, req.body, ifMatch(req))),
      ),
  )
  app.delete(
    '/v1/events/:event_id',
    {
      schema: { tags: ['events'], summary: 'Delete an event that has no tickets', params, response: { 204: Gone } },
      config: { allow: can.manageCatalogue, errors: ['event_not_found', 'in_use', 'precondition_failed'] },
    },
    (req, reply) => change(ctx, req, reply, 204, (trx) => service.remove(ctx, trx, req.caller, req.params.event_id, ifMatch(req))),
  )
  app.get(
    '/v1/events/:event_id/history',
    listRoute(historyList, {
      allow: can.readCatalogueHistory,
      tag: 'events',
      summary: "An event's versions, newest first",
      item: HistoryEntry('EventHistoryEntry', ['event_id'], 'event', EventVersion),
      params,
      errors: ['event_not_found'],
    }),
    async (req) => {
      const id = await findId(ctx.db, 'event', req.params.event_id)
      return historyPage(ctx, listRequest(historyList, req), 'event', id, ['event_id'])
    },
  )
}
