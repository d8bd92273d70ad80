import { version } from '../../lib/version.js'
import { type EventName, eventCatalogue, feedTypes, type WebhookType, webhookTypes } from '../../platform/changes/types.js'
import { deliveryHeaders, deliverySchema, exampleDelivery } from '../../platform/webhooks/described.js'
import { Change, exampleChange } from './schema.js'

const pascal = (name: string): string => name.replace(/(?:^|_)(\w)/g, (_all, letter: string) => letter.toUpperCase())
const pointer = (...parts: string[]) => ({
  $ref: ['#', ...parts].map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/'),
})

const about = (name: EventName): { summary: string; description: string } => ({
  summary: eventCatalogue[name].about.split(/[.:]/)[0] ?? name,
  description: `${eventCatalogue[name].about}. Told to: ${eventCatalogue[name].receivers.join(', ')}.`,
})

/** The schema that all types share, with the constants of this type. */
const narrowed = (schema: string, fields: Record<string, string>) => ({
  allOf: [
    pointer('components', 'schemas', schema),
    { type: 'object', properties: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { const: value }])) },
  ],
})

const deliveryMessage = (event: WebhookType) => ({
  name: event,
  title: event,
  ...about(event),
  contentType: 'application/json',
  headers: pointer('components', 'schemas', 'DeliveryHeaders'),
  payload: narrowed('WebhookDelivery', { event, resource_type: eventCatalogue[event].resource }),
  examples: [{ name: event, payload: exampleDelivery(event) }],
})

const changeMessage = (type: EventName) => ({
  name: type,
  title: type,
  ...about(type),
  contentType: 'application/json',
  payload: narrowed('Change', { type, resource: eventCatalogue[type].resource }),
  examples: [{ name: type, payload: exampleChange(type) }],
})

/** The channel, the operation of the service on it, and the messages, which are beside each other in `components`. */
function channel(key: string, prefix: string, names: readonly string[], rest: { address: string | null } & Record<string, unknown>) {
  const messages = Object.fromEntries(names.map((name) => [name, pointer('components', 'messages', `${prefix}${pascal(name)}`)]))
  return { [key]: { ...rest, messages } }
}

/** The notifications of the service as AsyncAPI 3: made from the table of types, as webhooks and the feed are. */
export function asyncapiJson(publicUrl: string): string {
  const document = {
    asyncapi: '3.0.0',
    info: {
      title: 'Allotment: what is told',
      version,
      description:
        'Webhooks and the feed of changes. Requests and answers are in openapi.json. A webhook is a POST to the address that was registered for one type; the feed is read at /v1/changes, by waiting requests or as server-sent events.',
      license: { name: 'Apache-2.0' },
      tags: [{ name: 'webhooks' }, { name: 'changes' }],
    },
    defaultContentType: 'application/json',
    servers: {
      service: {
        host: new URL(publicUrl).host,
        protocol: new URL(publicUrl).protocol.replace(':', ''),
        security: [pointer('components', 'securitySchemes', 'apiKey')],
      },
    },
    channels: {
      ...channel('webhook', 'Delivery', webhookTypes, {
        address: null,
        title: 'Webhook',
        description: 'The address that was registered with POST /v1/webhooks, for one type each.',
        bindings: { http: { bindingVersion: '0.3.0' } },
      }),
      ...channel('changes', 'Change', feedTypes, {
        address: '/v1/changes',
        title: 'Feed of changes',
        description: 'Every change that the caller may see, at least once and without a gap.',
        servers: [pointer('servers', 'service')],
      }),
    },
    operations: {
      deliver: {
        action: 'send',
        channel: pointer('channels', 'webhook'),
        summary: 'Tell a webhook what happened',
        description:
          'Signed with the secret of the webhook. Any 2xx within 15 seconds means that it was taken. 410 switches the webhook off. Anything else is tried again.',
        tags: [{ name: 'webhooks' }],
      },
      tellChanges: {
        action: 'send',
        channel: pointer('channels', 'changes'),
        summary: 'Tell a reader of the feed what changed',
        description:
          'Server-sent events: `event` is the type, `data` the message, `id` a cursor. Not every event has an `id`: it comes with every twentieth change of many, and alone after the last change that is ready. Send the last one as `Last-Event-ID` to continue.',
        tags: [{ name: 'changes' }],
      },
    },
    components: {
      securitySchemes: { apiKey: { type: 'httpApiKey', name: 'X-Api-Key', in: 'header', description: 'An API key of a client' } },
      schemas: { WebhookDelivery: deliverySchema, DeliveryHeaders: headersSchema(), Change },
      messages: {
        ...Object.fromEntries(webhookTypes.map((name) => [`Delivery${pascal(name)}`, deliveryMessage(name)])),
        ...Object.fromEntries(feedTypes.map((name) => [`Change${pascal(name)}`, changeMessage(name)])),
      },
    },
  }
  return `${JSON.stringify(document, null, 1)}\n`
}

const headersSchema = () => ({
  type: 'object',
  required: deliveryHeaders.map(({ name }) => name),
  properties: Object.fromEntries(
    deliveryHeaders.map(({ name, description, example }) => [name, { type: 'string', description, examples: [example] }]),
  ),
})
