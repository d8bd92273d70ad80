import { eventCatalogue } from '../changes/types.js'
import type { OpenApiDocument } from '../http/openapi-document.js'
import { type EventType, eventTypes, resourceOf } from './list.js'

const text = (description: string, maxLength: number) => ({ type: 'string', maxLength, description })

/** The path of each kind of resource. */
const readAt: Record<string, string> = { bookingorder: '/v1/bookingorders/{bookingorder_id}', sale: '/v1/sales/{purchaseorder_id}' }

export const deliveryHeaders = [
  ['X-Service-Event', 'The type of the event', 'bookingorder_completed'],
  ['X-Service-Delivery-Id', 'The delivery; the same on every attempt', '01k9zq3v5r8t2w4y6a1b3c5d7e_dlv'],
  ['X-Service-Webhook-Id', 'The webhook', '01k9zq3v5r8t2w4y6a1b3c5d7e_whk'],
  ['X-Service-Signature', '`sha256=` and the HMAC of the body with the secret, hexadecimal', `sha256=${'0'.repeat(64)}`],
  ['webhook-id', 'The delivery; the same on every attempt, so remember it', '01k9zq3v5r8t2w4y6a1b3c5d7e_dlv'],
  ['webhook-timestamp', 'When this attempt was made, in Unix seconds', '1801388400'],
  ['webhook-signature', '`v1,` and the HMAC of id, timestamp and body, base64; several after a change of secret', `v1,${'A'.repeat(43)}=`],
].map(([name = '', description = '', example]) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string', maxLength: 1000 },
  example,
}))

/** A body of this type as it arrives. */
export const exampleDelivery = (event: EventType) => ({
  version: 1,
  event,
  resource_type: resourceOf[event],
  ...eventCatalogue[event].example,
  client_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_cln',
  timestamp: '2027-01-31T09:30:00.123+00:00',
})

/** The `webhooks` of the description: one for every type of event in the table. */
export function describedWebhooks(): OpenApiDocument['paths'] {
  return Object.fromEntries(
    eventTypes.map((event) => {
      const resource = resourceOf[event]
      const operation = {
        tags: ['webhooks'],
        operationId: `webhooks.on.${event}`,
        summary: eventCatalogue[event].about.split(/[.:]/)[0] ?? event,
        description: `${eventCatalogue[event].about}. Sent to: ${eventCatalogue[event].receivers.join(', ')}.\n\nThe body has only references: read the ${resource} by \`resource_id\`${readAt[resource] ? ` at \`${readAt[resource]}\`` : ''}. Verify the signature before you trust it. Answer with any 2xx within 15 seconds; anything else is tried again.`,
        security: [],
        parameters: deliveryHeaders,
        requestBody: {
          required: true,
          content: { 'application/json': { schema: deliverySchema, example: exampleDelivery(event) } },
        },
        responses: {
          200: { description: 'Accepted; every other 2xx means the same' },
          410: { description: 'Not wanted any more: the webhook is switched off' },
        },
      }
      return [event, { post: operation }]
    }),
  )
}

export const deliverySchema = {
  title: 'WebhookDelivery',
  type: 'object',
  required: ['version', 'event', 'resource_type', 'resource_id', 'client_id', 'timestamp'],
  properties: {
    version: { type: 'integer', minimum: 1, maximum: 32_767, description: 'The version of the payload that the webhook asked for' },
    event: { type: 'string', enum: [...eventTypes], description: 'What happened' },
    resource_type: { type: 'string', enum: [...new Set(Object.values(resourceOf))], description: 'What kind of resource it is about' },
    resource_id: text('The resource: read it by this identifier', 300),
    client_id: text('The client that the webhook belongs to', 300),
    changed: {
      type: 'array',
      items: { type: 'string', maxLength: 100 },
      maxItems: 200,
      description: 'Names of the fields that changed, of those that come from the log of changes',
    },
    timestamp: text('When it happened, ISO 8601 with offset', 40),
  },
}
