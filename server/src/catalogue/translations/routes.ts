import Type from 'typebox'
import { Gone, Id, Locale } from '../../lib/schema.js'
import type { Query } from '../../platform/db/list.js'
import { findId } from '../../platform/db/slugs.js'
import { historyList } from '../../platform/history/list.js'
import { HistoryEntry } from '../../platform/history/schema.js'
import { historyPage } from '../../platform/history/service.js'
import { ifMatch, tagged } from '../../platform/http/etag.js'
import { change } from '../../platform/http/idempotency.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { eitherLanguage, translationList } from './list.js'
import { EventTranslation, TranslationInput } from './schema.js'
import * as service from './service.js'

const tags = ['translations']
const params = Type.Object({ event_id: Id, language: Locale })

export const translationRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/event-translations',
    listRoute(translationList, {
      allow: can.readCatalogue,
      tag: 'translations',
      summary: 'List the names of events in other languages',
      item: EventTranslation,
      cacheable: true,
    }),
    (req) => service.list(ctx, listRequest(translationList, req, eitherLanguage(req.query as Query))),
  )
  app.get(
    '/v1/event-translations/:event_id/:language',
    {
      schema: { tags, summary: 'Read the name of an event in a language', params, response: { 200: EventTranslation } },
      config: { allow: can.readCatalogue, cacheable: true, errors: ['event_not_found', 'event_translation_not_found'] },
    },
    async (req, reply) => tagged(reply, service.read(ctx, req.params.event_id, req.params.language)),
  )
  app.put(
    '/v1/event-translations/:event_id/:language',
    {
      schema: {
        tags,
        summary: 'Set the name of an event in a language',
        params,
        body: TranslationInput,
        response: { 200: EventTranslation },
      },
      config: { allow: can.manageCatalogue, errors: ['event_not_found', 'slug_taken', 'precondition_failed'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.put(ctx, trx, req.caller, req.params.event_id, req.params.language, req.body, ifMatch(req))),
      ),
  )
  app.delete(
    '/v1/event-translations/:event_id/:language',
    {
      schema: { tags, summary: 'Delete the name of an event in a language', params, response: { 204: Gone } },
      config: { allow: can.manageCatalogue, errors: ['event_not_found', 'event_translation_not_found', 'precondition_failed'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 204, (trx) => service.remove(ctx, trx, req.caller, req.params.event_id, req.params.language, ifMatch(req))),
  )
  app.get(
    '/v1/event-translations/:event_id/:language/history',
    listRoute(historyList, {
      allow: can.readCatalogueHistory,
      tag: 'translations',
      summary: "A translation's versions, newest first",
      item: HistoryEntry('EventTranslationHistoryEntry', ['event_id', 'language'], 'event_translation', EventTranslation),
      params,
      errors: ['event_not_found'],
    }),
    async (req) => {
      const event_id = await findId(ctx.db, 'event', req.params.event_id)
      const id = service.historyId({ event_id, language: req.params.language })
      return historyPage(ctx, listRequest(historyList, req), 'event_translation', id, ['event_id', 'language'])
    },
  )
}
