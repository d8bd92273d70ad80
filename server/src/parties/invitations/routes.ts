import Type from 'typebox'
import { Gone, Id } from '../../lib/schema.js'
import { change } from '../../platform/http/idempotency.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { invitationList } from './list.js'
import { Invitation, NewInvitation } from './schema.js'
import * as service from './service.js'

const params = Type.Object({ invitation_id: Id })

export const invitationRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/invitations',
    listRoute(invitationList, {
      allow: can.manageClients,
      tag: 'invitations',
      summary: 'List invitations to the console',
      item: Invitation,
    }),
    async (req) => service.list(ctx, listRequest(invitationList, req)),
  )
  app.post(
    '/v1/invitations',
    {
      schema: {
        tags: ['invitations'],
        summary: 'Invite somebody to the console by letter',
        body: NewInvitation,
        response: { 201: Invitation },
      },
      config: {
        allow: can.manageClients,
        errors: ['distributor_not_found', 'supplier_not_found', 'username_taken', 'already_invited', 'role_not_available'],
      },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => service.create(ctx, trx, req.caller, req.body)),
  )
  app.post(
    '/v1/invitations/:invitation_id/resend',
    {
      schema: {
        tags: ['invitations'],
        summary: 'Send an invitation again',
        description: 'With a new link and a new end. The link of the earlier letter stops working. At most once a minute',
        params,
        response: { 200: Invitation },
      },
      config: { allow: can.manageClients, errors: ['invitation_not_found', 'invitation_closed', 'already_invited', 'rate_limited'] },
    },
    (req, reply) => change(ctx, req, reply, 200, (trx) => service.resend(ctx, trx, req.caller, req.params.invitation_id)),
  )
  app.delete(
    '/v1/invitations/:invitation_id',
    {
      schema: { tags: ['invitations'], summary: 'Revoke an invitation: its link stops working', params, response: { 204: Gone } },
      config: { allow: can.manageClients, errors: ['invitation_not_found', 'invitation_closed'] },
    },
    (req, reply) => change(ctx, req, reply, 204, (trx) => service.revoke(ctx, trx, req.caller, req.params.invitation_id)),
  )
}
