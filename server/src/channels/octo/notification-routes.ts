import Type from 'typebox'
import { checkTarget } from '../../platform/deliveries/target.js'
import { change } from '../../platform/http/idempotency.js'
import type { Routes } from '../../platform/http/routes.js'
import * as service from './notifications.js'
import { config } from './protocol.js'
import { NewSubscription, SubscriptionChange } from './schema.js'

const params = Type.Object({ id: Type.String({ maxLength: 300 }) })
const path = '/notifications/subscriptions'

export const notificationRoutes: Routes = async (app, { ctx }) => {
  app.post(path, { schema: { body: NewSubscription }, config }, async (req, reply) => {
    await checkTarget(ctx.config, req.body.url, '/url')
    return change(ctx, req, reply, 200, (trx) => service.subscribe(ctx, trx, req.caller, req.body))
  })
  app.get(path, { config }, async (req) => service.listSubscriptions(ctx, req.caller))
  app.get(`${path}/:id`, { schema: { params }, config }, async (req) => service.readSubscription(ctx, req.caller, req.params.id))
  app.patch(`${path}/:id`, { schema: { params, body: SubscriptionChange }, config }, async (req, reply) => {
    if (req.body.url !== undefined) await checkTarget(ctx.config, req.body.url, '/url')
    return change(ctx, req, reply, 200, (trx) => service.changeSubscription(ctx, trx, req.caller, req.params.id, req.body))
  })
  app.delete(`${path}/:id`, { schema: { params }, config }, (req, reply) =>
    change(ctx, req, reply, 204, (trx) => service.unsubscribe(ctx, trx, req.caller, req.params.id)),
  )
}
