import Type from 'typebox'
import { Gone, Id } from '../../lib/schema.js'
import { historyList } from '../../platform/history/list.js'
import { HistoryEntry } from '../../platform/history/schema.js'
import { historyPage } from '../../platform/history/service.js'
import { ifMatch, tagged, taggedNew } from '../../platform/http/etag.js'
import { change } from '../../platform/http/idempotency.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { clientList, keyList } from './list.js'
import { BasicClient, Client, ClientChange, Key, KeyWithSecret, NewClient, NewKey } from './schema.js'
import * as service from './service.js'

const params = Type.Object({ client_id: Id })

export const clientRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/clients',
    listRoute(clientList, { allow: can.readClients, tag: 'clients', summary: 'List clients', item: Type.Union([Client, BasicClient]) }),
    async (req) => service.list(ctx, listRequest(clientList, req)),
  )
  app.get(
    '/v1/clients/:client_id',
    {
      schema: { tags: ['clients'], summary: 'Read a client', params, response: { 200: Client } },
      config: { allow: can.readClients, errors: ['client_not_found'] },
    },
    async (req, reply) => tagged(reply, service.read(ctx, req.params.client_id)),
  )
  app.post(
    '/v1/clients',
    {
      schema: { tags: ['clients'], summary: 'Make a client', body: NewClient, response: { 201: Client } },
      config: { allow: can.manageClients, errors: ['distributor_not_found', 'supplier_not_found', 'username_taken', 'role_not_available'] },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => taggedNew(reply, service.create(ctx, trx, req.caller, req.body))),
  )
  app.patch(
    '/v1/clients/:client_id',
    {
      schema: { tags: ['clients'], summary: 'Change a client', params, body: ClientChange, response: { 200: Client } },
      config: { allow: can.manageClients, errors: ['client_not_found', 'username_taken', 'role_not_available', 'precondition_failed'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.update(ctx, trx, req.caller, req.params.client_id, req.body, ifMatch(req))),
      ),
  )
  app.delete(
    '/v1/clients/:client_id',
    {
      schema: { tags: ['clients'], summary: 'Delete a client: its keys and sessions stop at once', params, response: { 204: Gone } },
      config: { allow: can.manageClients, errors: ['client_not_found', 'precondition_failed'] },
    },
    (req, reply) => change(ctx, req, reply, 204, (trx) => service.remove(ctx, trx, req.caller, req.params.client_id, ifMatch(req))),
  )
  app.get(
    '/v1/clients/:client_id/history',
    listRoute(historyList, {
      allow: can.readClients,
      tag: 'clients',
      summary: "A client's versions, newest first",
      item: HistoryEntry('ClientHistoryEntry', ['client_id'], 'client', Client),
      params,
      errors: ['client_not_found'],
    }),
    async (req) => {
      const { client_id } = req.params
      await service.read(ctx, client_id)
      return historyPage(ctx, listRequest(historyList, req), 'client', client_id, ['client_id'])
    },
  )
  app.post(
    '/v1/clients/:client_id/keys',
    {
      schema: {
        tags: ['clients'],
        summary: 'Make an API key; it is shown this once',
        params,
        body: NewKey,
        response: { 201: KeyWithSecret },
      },
      config: { allow: can.manageClients, errors: ['client_not_found', 'role_not_available'] },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => service.createKey(ctx, trx, req.caller, req.params.client_id, req.body)),
  )
  app.get(
    '/v1/clients/:client_id/keys',
    listRoute(keyList, {
      allow: can.manageClients,
      tag: 'clients',
      summary: 'List API keys, never their secrets',
      item: Key,
      params,
      errors: ['client_not_found'],
    }),
    async (req) => service.listKeys(ctx, req.params.client_id, listRequest(keyList, req)),
  )
  app.delete(
    '/v1/clients/:client_id/keys/:key_id',
    {
      schema: {
        tags: ['clients'],
        summary: 'Revoke an API key',
        params: Type.Object({ client_id: Id, key_id: Id }),
        response: { 204: Gone },
      },
      config: { allow: can.manageClients, errors: ['key_not_found'] },
    },
    (req, reply) => change(ctx, req, reply, 204, (trx) => service.revokeKey(ctx, trx, req.params.client_id, req.params.key_id)),
  )
}
