import Type from 'typebox'
import { Gone } from '../../lib/schema.js'
import { checkTarget } from '../../platform/deliveries/target.js'
import { change } from '../../platform/http/idempotency.js'
import type { Routes } from '../../platform/http/routes.js'
import { Subscription } from './answers.js'
import * as service from './notifications.js'
import { callOf, shown } from './protocol.js'
import { NewSubscription, SubscriptionChange } from './schema.js'

const params = Type.Object({
  id: Type.String({ maxLength: 300, description: 'The subscription', examples: ['01k9zq3v5r8t2w4y6a1b3c5d7e_whk'] }),
})
const path = '/notifications/subscriptions'
const oneOf = callOf('NOT_FOUND')

export const notificationRoutes: Routes = async (app, { ctx }) => {
  const subscribe = shown(
    'Subscribe to notifications',
    Subscription,
    'Notifications contain ids only; read the resource. They are repeated like webhooks until your server answers 2xx. The address is checked as for webhooks.',
  )
  app.post(path, { schema: { ...subscribe, body: NewSubscription }, config: callOf() }, async (req, reply) => {
    await checkTarget(ctx.config, req.body.url, '/url')
    return change(ctx, req, reply, 200, (trx) => service.subscribe(ctx, trx, req.caller, req.body))
  })
  app.get(path, { schema: shown('Your subscriptions', Type.Array(Subscription)), config: callOf() }, async (req) =>
    service.listSubscriptions(ctx, req.caller),
  )
  app.get(`${path}/:id`, { schema: { ...shown('One subscription', Subscription), params }, config: oneOf }, async (req) =>
    service.readSubscription(ctx, req.caller, req.params.id),
  )
  const update = shown('Change a subscription', Subscription, 'Also enables a subscription that was disabled after five days of failures.')
  app.patch(`${path}/:id`, { schema: { ...update, params, body: SubscriptionChange }, config: oneOf }, async (req, reply) => {
    if (req.body.url !== undefined) await checkTarget(ctx.config, req.body.url, '/url')
    return change(ctx, req, reply, 200, (trx) => service.changeSubscription(ctx, trx, req.caller, req.params.id, req.body))
  })
  app.delete(
    `${path}/:id`,
    { schema: { tags: ['octo'], summary: 'Delete a subscription', params, response: { 204: Gone } }, config: oneOf },
    (req, reply) => change(ctx, req, reply, 204, (trx) => service.unsubscribe(ctx, trx, req.caller, req.params.id)),
  )
}
