import { limitAddress } from '../../platform/http/admission.js'
import { open } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { AccountLink, LinkToken, LinkUse, LinkUsed, ResetAnswer, ResetRequest } from './schema.js'
import * as service from './service.js'

/** Without credentials: the secret of the letter is the credential. It is in the body, because addresses are logged. */
export const linkRoutes: Routes = async (app, { ctx }) => {
  app.post(
    '/v1/login/reset',
    {
      schema: {
        tags: ['session'],
        summary: 'Ask for a letter to set a new password',
        description:
          'The answer is the same whether there is such an account or not. An account gets at most three letters in an hour; further requests are answered the same and send nothing',
        body: ResetRequest,
        response: { 202: ResetAnswer },
      },
      config: { allow: open, errors: ['rate_limited'] },
    },
    async (req, reply) => {
      await limitAddress(ctx, req, reply, 'login', ctx.config.LOGIN_LIMIT_PER_MINUTE)
      await service.askForReset(ctx, req.body.login)
      return reply.code(202).send({ valid_minutes: ctx.config.PASSWORD_LINK_MINUTES })
    },
  )
  app.post(
    '/v1/login/link',
    {
      schema: {
        tags: ['session'],
        summary: 'Read what the link of a letter is for; it is not used up',
        body: LinkToken,
        response: { 200: AccountLink },
      },
      config: { allow: open, errors: ['account_link_invalid', 'rate_limited'] },
    },
    async (req, reply) => {
      await limitAddress(ctx, req, reply, 'login', ctx.config.LOGIN_LIMIT_PER_MINUTE)
      return service.readLink(ctx, req.body.token)
    },
  )
  app.put(
    '/v1/login/password',
    {
      schema: {
        tags: ['session'],
        summary: 'Set a password with the link of a letter',
        description:
          'Of an account: all its sessions end. Of an invitation: the account is made. A link can be used once; of two requests at the same time one succeeds',
        body: LinkUse,
        response: { 200: LinkUsed },
      },
      config: { allow: open, errors: ['account_link_invalid', 'username_taken', 'rate_limited'] },
    },
    async (req, reply) => {
      await limitAddress(ctx, req, reply, 'login', ctx.config.LOGIN_LIMIT_PER_MINUTE)
      return service.useLink(ctx, req.body)
    },
  )
}
