import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { Readiness, ReadinessParams } from './schema.js'
import { readiness } from './service.js'
import { subjects } from './steps.js'

export const readinessRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/internal/console/readiness/:kind/:id',
    {
      schema: {
        tags: ['console'],
        summary: 'What is missing until something can be sold',
        description: 'A checklist of an event, venue, category, team or tournament, by the rules that decide about a sale.',
        params: ReadinessParams,
        response: { 200: Readiness },
      },
      config: { allow: can.checkOffers, errors: subjects.map((kind) => `${kind}_not_found` as const) },
    },
    async ({ caller, params }) => readiness(ctx, caller, params.kind, params.id),
  )
}
