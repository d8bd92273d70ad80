import { Gone } from '../../lib/schema.js'
import { ifMatch, tagged } from '../../platform/http/etag.js'
import { change } from '../../platform/http/idempotency.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { countingAttempts } from './passwords.js'
import { Account, AccountChange, PasswordChange } from './schema.js'
import * as service from './service.js'

export const accountRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/account',
    {
      schema: { tags: ['account'], summary: 'Read your own account', response: { 200: Account } },
      config: { allow: can.useSession },
    },
    async (req, reply) => tagged(reply, service.read(ctx, req.caller)),
  )
  app.patch(
    '/v1/account',
    {
      schema: { tags: ['account'], summary: 'Change your own account', body: AccountChange, response: { 200: Account } },
      config: { allow: can.useSession, errors: ['impersonation_forbidden', 'too_many_attempts', 'precondition_failed'] },
    },
    async (req, reply) => {
      await service.allowChange(ctx, req.caller, req.body)
      return change(ctx, req, reply, 200, (trx) => tagged(reply, service.change(ctx, trx, req.caller, req.body, ifMatch(req))))
    },
  )
  app.put(
    '/v1/account/password',
    {
      schema: {
        tags: ['account'],
        summary: 'Change your own password: all other sessions end',
        body: PasswordChange,
        response: { 204: Gone },
      },
      config: { allow: can.useSession, errors: ['impersonation_forbidden', 'too_many_attempts'] },
    },
    async (req, reply) => {
      service.requirePerson(req.caller)
      return countingAttempts(ctx, req.caller, (wasRight) =>
        change(ctx, req, reply, 204, (trx) => service.changePassword(ctx, trx, req.caller, req.body, wasRight)),
      )
    },
  )
}
