import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { repricing } from '../../lib/errors.js'
import { type Locale, localeTag, pickLocale } from '../../lib/locales.js'
import { Id } from '../../lib/schema.js'
import { findId } from '../../platform/db/slugs.js'
import { type CatalogueNoun, catalogueWrites } from '../../platform/http/catalogue-routes.js'
import { tagged } from '../../platform/http/etag.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
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

/** Without a requested language, the original name is returned. */
function wantedLanguage(req: FastifyRequest): Locale | undefined {
  const asked = (req.query as { accept_language?: string }).accept_language ?? req.headers['accept-language']
  return asked === undefined || asked === '*' ? undefined : pickLocale(asked)
}

function setLanguages(reply: FastifyReply, languages: Set<Locale>): void {
  const vary = [reply.getHeader('Vary') ?? []].flat().map(String)
  reply.header('Vary', [...vary, 'Accept-Language'].join(', '))
  if (languages.size > 0) reply.header('Content-Language', [...languages].map(localeTag).join(', '))
}

const event: CatalogueNoun<typeof NewEvent, typeof EventChange, typeof Event> = {
  path: '/v1/events',
  tag: 'events',
  noun: 'event',
  named: 'an event',
  deletable: 'that has no tickets',
  shape: Event,
  version: EventVersion,
  input: NewEvent,
  change: EventChange,
  faults: {
    create: ['tournament_not_found', 'venue_not_found', 'team_not_found', 'slug_taken'],
    change: ['tournament_not_found', 'venue_not_found', 'team_not_found', 'slug_taken', 'unknown_currency', ...repricing],
  },
  find: (ctx, text) => findId(ctx.db, 'event', text),
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
  catalogueWrites(app, ctx, event, service)
}
