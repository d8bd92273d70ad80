import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { requestLogList } from './list.js'
import { LoggedRequest } from './schema.js'
import * as service from './service.js'

export const requestLogRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/request-log',
    listRoute(requestLogList, {
      allow: can.readRequestLog,
      tag: 'service',
      summary: 'List the requests that were made: the operator those of all clients, others those of their own party',
      item: LoggedRequest,
    }),
    async (req) => service.list(ctx, req.caller, listRequest(requestLogList, req)),
  )
}
