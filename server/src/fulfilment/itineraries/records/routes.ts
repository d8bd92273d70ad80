import Type, { type TObject } from 'typebox'
import type { ErrorCode } from '../../../lib/errors.js'
import { Id } from '../../../lib/schema.js'
import type { Ctx } from '../../../platform/context.js'
import { historyList } from '../../../platform/history/list.js'
import { HistoryEntry } from '../../../platform/history/schema.js'
import { historyPage } from '../../../platform/history/service.js'
import { ifMatch, tagged } from '../../../platform/http/etag.js'
import { change } from '../../../platform/http/idempotency.js'
import { listRequest, listRoute } from '../../../platform/http/list-route.js'
import { can } from '../../../platform/http/permissions.js'
import type { App, Routes } from '../../../platform/http/routes.js'
import { instructionsList } from './list.js'
import { Directions, DirectionsInput, Inclusions, InclusionsInput, Instructions, InstructionsInput } from './schema.js'
import * as service from './service.js'
import type { Table } from './store.js'

const tags = ['itineraries']

export const itineraryRecordRoutes: Routes = async (app, { ctx }) => {
  const venue = Type.Object({ venue_id: Id })
  app.get(
    '/v1/venues/:venue_id/directions',
    {
      schema: { tags, summary: 'How guests get to a venue', params: venue, response: { 200: Directions } },
      config: { allow: can.readCatalogue, cacheable: true, errors: ['venue_not_found'] },
    },
    async (req, reply) => tagged(reply, service.readDirections(ctx, req.params.venue_id)),
  )
  app.put(
    '/v1/venues/:venue_id/directions',
    {
      schema: { tags, summary: 'Say how guests get to a venue', params: venue, body: DirectionsInput, response: { 200: Directions } },
      config: { allow: can.manageCatalogue, errors: ['venue_not_found', 'precondition_failed'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.putDirections(ctx, trx, req.caller, req.params.venue_id, req.body, ifMatch(req))),
      ),
  )
  history(app, ctx, '/v1/venues/:venue_id/directions', venue, 'venue_directions', Directions, ['venue_not_found'], async (params) => [
    await service.anyVenueId(ctx, params.venue_id ?? ''),
  ])

  const category = Type.Object({ category_id: Id })
  app.get(
    '/v1/categories/:category_id/inclusions',
    {
      schema: { tags, summary: 'What a place in a category includes', params: category, response: { 200: Inclusions } },
      config: { allow: can.readCatalogue, cacheable: true, errors: ['category_not_found'] },
    },
    async (req, reply) => tagged(reply, service.readInclusions(ctx, req.params.category_id)),
  )
  app.put(
    '/v1/categories/:category_id/inclusions',
    {
      schema: {
        tags,
        summary: 'Say what a place in a category includes',
        params: category,
        body: InclusionsInput,
        response: { 200: Inclusions },
      },
      config: { allow: can.manageCatalogue, errors: ['category_not_found', 'precondition_failed'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.putInclusions(ctx, trx, req.caller, req.params.category_id, req.body, ifMatch(req))),
      ),
  )
  history(
    app,
    ctx,
    '/v1/categories/:category_id/inclusions',
    category,
    'category_inclusions',
    Inclusions,
    ['category_not_found'],
    async (params) => [await service.anyCategoryId(ctx, params.category_id ?? '')],
  )

  const kind = Type.Object({ ticket_type: Id, language: Id })
  app.get(
    '/v1/itineraries/instructions',
    listRoute(instructionsList, {
      allow: can.readCatalogue,
      tag: 'itineraries',
      summary: 'List the texts for guests by kind of ticket and language',
      item: Instructions,
    }),
    async (req) => service.instructionsPage(ctx, listRequest(instructionsList, req)),
  )
  app.get(
    '/v1/itineraries/instructions/:ticket_type/:language',
    {
      schema: { tags, summary: 'The texts for guests with this kind of ticket', params: kind, response: { 200: Instructions } },
      config: { allow: can.readCatalogue, cacheable: true, errors: ['ticket_instructions_not_found'] },
    },
    async (req, reply) => tagged(reply, service.readInstructions(ctx, req.params)),
  )
  app.put(
    '/v1/itineraries/instructions/:ticket_type/:language',
    {
      schema: {
        tags,
        summary: 'Set the texts for guests with this kind of ticket',
        params: kind,
        body: InstructionsInput,
        response: { 200: Instructions },
      },
      config: { allow: can.manageCatalogue, errors: ['ticket_instructions_not_found', 'precondition_failed'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.putInstructions(ctx, trx, req.caller, req.params, req.body, ifMatch(req))),
      ),
  )
  const path = '/v1/itineraries/instructions/:ticket_type/:language'
  history(app, ctx, path, kind, 'ticket_instructions', Instructions, ['ticket_instructions_not_found'], async (params) =>
    Object.values(service.kindOf(params)),
  )
}

/** The versions of a record, found by the parts of its key. */
function history(
  app: App,
  ctx: Ctx,
  path: string,
  params: TObject,
  resource: Table,
  shape: TObject,
  errors: ErrorCode[],
  keyOf: (params: Record<string, string>) => Promise<string[]>,
): void {
  const ids = Object.keys(params.properties)
  app.get(
    `${path}/history`,
    listRoute(historyList, {
      allow: can.readCatalogueHistory,
      tag: 'itineraries',
      summary: `The versions of ${resource.replaceAll('_', ' ')}, newest first`,
      item: HistoryEntry(`${String((shape as { title?: string }).title)}HistoryEntry`, ids, resource, shape),
      params,
      errors,
    }),
    async (req) => {
      const id = (await keyOf(req.params as Record<string, string>)).join('/')
      return historyPage(ctx, listRequest(historyList, req), resource, id, ids)
    },
  )
}
