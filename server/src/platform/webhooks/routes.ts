import Type from 'typebox'
import { Gone, Id } from '../../lib/schema.js'
import { checkTarget } from '../deliveries/target.js'
import { ifMatch, tagged, taggedNew } from '../http/etag.js'
import { change } from '../http/idempotency.js'
import { listRequest, listRoute } from '../http/list-route.js'
import { can } from '../http/permissions.js'
import type { Routes } from '../http/routes.js'
import { deliveryList, webhookList } from './list.js'
import * as log from './log.js'
import {
  Delivery,
  DeliveryInFull,
  NewSecret,
  NewWebhook,
  Recovered,
  Recovery,
  Trigger,
  Triggered,
  Webhook,
  WebhookChange,
} from './schema.js'
import * as service from './service.js'

const params = Type.Object({ webhook_id: Id })
const deliveryParams = Type.Object({ webhook_id: Id, delivery_id: Id })
const tags = ['webhooks']

export const webhookRoutes: Routes = async (app, { ctx }) => {
  app.post(
    '/v1/webhooks',
    {
      schema: { tags, summary: 'Register a webhook', body: NewWebhook, response: { 201: Webhook } },
      config: { allow: can.manageWebhooks, errors: ['webhook_limit'] },
    },
    async (req, reply) => {
      await checkTarget(ctx.config, req.body.endpoint)
      return change(ctx, req, reply, 201, (trx) => taggedNew(reply, service.create(ctx, trx, req.caller, req.body)))
    },
  )
  app.get(
    '/v1/webhooks',
    listRoute(webhookList, { allow: can.readWebhooks, tag: 'webhooks', summary: "List one's webhooks", item: Webhook }),
    async (req) => service.list(ctx, req.caller, listRequest(webhookList, req)),
  )
  app.get(
    '/v1/webhooks/:webhook_id',
    {
      schema: { tags, summary: 'Read a webhook', params, response: { 200: Webhook } },
      config: { allow: can.readWebhooks, errors: ['webhook_not_found'] },
    },
    async (req, reply) => tagged(reply, service.read(ctx, req.caller, req.params.webhook_id)),
  )
  app.patch(
    '/v1/webhooks/:webhook_id',
    {
      schema: {
        tags,
        summary: 'Change a webhook; switched off, it is sent nothing any more',
        params,
        body: WebhookChange,
        response: { 200: Webhook },
      },
      config: { allow: can.manageWebhooks, errors: ['webhook_not_found', 'precondition_failed'] },
    },
    async (req, reply) => {
      if (req.body.endpoint !== undefined) await checkTarget(ctx.config, req.body.endpoint)
      return change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.update(ctx, trx, req.caller, req.params.webhook_id, req.body, ifMatch(req))),
      )
    },
  )
  app.put(
    '/v1/webhooks/:webhook_id',
    {
      schema: { tags, summary: 'Replace a webhook as a whole', params, body: NewWebhook, response: { 200: Webhook } },
      config: { allow: can.manageWebhooks, errors: ['webhook_not_found', 'precondition_failed'] },
    },
    async (req, reply) => {
      await checkTarget(ctx.config, req.body.endpoint)
      const whole = { version: 1, is_active: true, filter: null, ...req.body }
      return change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.update(ctx, trx, req.caller, req.params.webhook_id, whole, ifMatch(req))),
      )
    },
  )
  app.delete(
    '/v1/webhooks/:webhook_id',
    {
      schema: { tags, summary: 'Delete a webhook for good, its log too', params, response: { 204: Gone } },
      config: { allow: can.manageWebhooks, errors: ['webhook_not_found', 'precondition_failed'] },
    },
    (req, reply) => change(ctx, req, reply, 204, (trx) => service.remove(ctx, trx, req.caller, req.params.webhook_id, ifMatch(req))),
  )
  app.post(
    '/v1/webhooks/trigger',
    {
      schema: {
        tags,
        summary: 'Try webhooks out: queue a delivery to all active ones of the same client and event type',
        body: Trigger,
        response: { 202: Triggered },
      },
      config: { allow: can.replayWebhooks, errors: ['webhook_not_found'] },
    },
    (req, reply) => change(ctx, req, reply, 202, (trx) => service.trigger(ctx, trx, req.caller, req.body.webhook_id)),
  )
  app.post(
    '/v1/webhooks/:webhook_id/rotate-secret',
    {
      schema: {
        tags,
        summary: 'Give a webhook a new secret, the old one holding for another day',
        params,
        body: NewSecret,
        response: { 200: Webhook },
      },
      config: { allow: can.manageWebhooks, errors: ['webhook_not_found'], tagged: true },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) => tagged(reply, service.rotate(ctx, trx, req.caller, req.params.webhook_id, req.body.secret))),
  )
  app.get(
    '/v1/webhooks/:webhook_id/deliveries',
    listRoute(deliveryList, {
      allow: can.readWebhooks,
      tag: 'webhooks',
      summary: 'List the deliveries of a webhook, sent and waiting',
      item: Delivery,
      params,
      errors: ['webhook_not_found'],
    }),
    async (req) => log.list(ctx, req.caller, req.params.webhook_id, listRequest(deliveryList, req)),
  )
  app.get(
    '/v1/webhooks/:webhook_id/deliveries/:delivery_id',
    {
      schema: { tags, summary: 'Read a delivery with every attempt', params: deliveryParams, response: { 200: DeliveryInFull } },
      config: { allow: can.readWebhooks, errors: ['webhook_not_found', 'delivery_not_found'] },
    },
    async (req) => log.read(ctx, req.caller, req.params.webhook_id, req.params.delivery_id),
  )
  app.post(
    '/v1/webhooks/:webhook_id/deliveries/:delivery_id/redeliver',
    {
      schema: { tags, summary: 'Send a delivery again, with the same id and bytes', params: deliveryParams, response: { 202: Delivery } },
      config: { allow: can.replayWebhooks, errors: ['webhook_not_found', 'delivery_not_found', 'webhook_inactive'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 202, (trx) => log.redeliver(ctx, trx, req.caller, req.params.webhook_id, req.params.delivery_id)),
  )
  app.post(
    '/v1/webhooks/:webhook_id/recover',
    {
      schema: {
        tags,
        summary: 'Send again the deliveries that failed or were dropped since',
        params,
        body: Recovery,
        response: { 202: Recovered },
      },
      config: { allow: can.replayWebhooks, errors: ['webhook_not_found', 'webhook_inactive'] },
    },
    (req, reply) => change(ctx, req, reply, 202, (trx) => log.recover(ctx, trx, req.caller, req.params.webhook_id, req.body.since)),
  )
}
