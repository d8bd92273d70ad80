import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { payableList, payoutList, waitingList } from './list.js'
import { Payable, Payables, Payout, WaitingPayout } from './schema.js'
import * as service from './service.js'

const payables = listRoute(payableList, {
  allow: can.readStatements,
  tag: 'finance',
  summary: 'What suppliers are owed, and what their payouts wait for; a supplier sees its own',
  item: Payable,
})

export const payoutRoutes: Routes = async (app, { ctx }) => {
  app.get('/v1/payables', { ...payables, schema: { ...payables.schema, response: { 200: Payables } } }, async (req) =>
    service.listPayables(ctx, req.caller, listRequest(payableList, req)),
  )
  app.get(
    '/v1/payouts',
    listRoute(payoutList, {
      allow: can.readStatements,
      tag: 'finance',
      summary: 'List payouts that were made; a supplier sees its own',
      item: Payout,
    }),
    async (req) => service.listPayouts(ctx, req.caller, listRequest(payoutList, req)),
  )
  app.get(
    '/v1/payouts/waiting',
    listRoute(waitingList, {
      allow: can.readStatements,
      tag: 'finance',
      summary: 'List payouts that are to be made, sale by sale, and what each waits for; a supplier sees its own',
      item: WaitingPayout,
    }),
    async (req) => service.listWaiting(ctx, req.caller, listRequest(waitingList, req)),
  )
}
