import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { Overview, OverviewQuery } from './schema.js'
import { overview } from './service.js'

export const overviewRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/internal/console/overview',
    {
      schema: {
        tags: ['console'],
        summary: 'Work that is due, sales per day, and the stock of the next events',
        querystring: OverviewQuery,
        response: { 200: Overview },
      },
      config: { allow: can.useConsole },
    },
    async (req) => overview(ctx, req.caller, req.query.days ?? 30),
  )
}
