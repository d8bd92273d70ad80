import { eventCatalogue, type WebhookType, webhookTypes } from '../changes/types.js'
import { defineList } from '../db/list.js'

export type EventType = WebhookType
export const eventTypes = webhookTypes
/** The name of the resource in a delivery, by event type. */
export const resourceOf = Object.fromEntries(eventTypes.map((name) => [name, eventCatalogue[name].resource])) as {
  readonly [K in EventType]: (typeof eventCatalogue)[K]['resource']
}

export const webhookList = defineList({
  name: 'webhooks',
  key: 'e.endpoint_id',
  sorting: '-created',
  parameters: {
    webhook_id: { kind: 'id', column: 'e.endpoint_id', about: 'Webhook' },
    event_type: { kind: 'enum', column: 'e.topics[1]', values: eventTypes, about: 'What it is told of' },
    is_active: { kind: 'boolean', column: 'e.is_active', about: 'Whether it is sent anything' },
    client_id: { kind: 'id', column: 'e.client_id', about: 'Client it belongs to; for the operator, who sees those of all' },
    created: { kind: 'datetime', column: 'e.created', about: 'When it was registered', sort: true },
  },
})

export const deliveryStatuses = ['pending', 'delivered', 'failed', 'dropped'] as const

export const deliveryList = defineList({
  name: 'deliveries',
  key: 'd.delivery_id',
  sorting: '-created',
  parameters: {
    delivery_id: { kind: 'id', column: 'd.delivery_id', about: 'Delivery' },
    status: { kind: 'enum', column: 'd.status', values: deliveryStatuses, about: 'What became of it so far' },
    failing: {
      kind: 'boolean',
      column: "(d.status <> 'delivered' and d.attempts + d.attempts_before > 0)",
      about: 'Whether it was tried and has not arrived: it is tried again, or was given up',
    },
    event_type: { kind: 'enum', column: 'd.event_type', values: eventTypes, about: 'What it tells' },
    resource_id: { kind: 'id', column: 'd.resource_id', about: 'What it is about' },
    created: { kind: 'datetime', column: 'd.created', about: 'When it was queued', sort: true },
  },
})
