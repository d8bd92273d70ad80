import Type, { type Static } from 'typebox'
import { Body, Count, DateTime, Enum, Flag, Id, nullable } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import type { AttemptRow, DeliveryRow, EndpointRow } from '../deliveries/store.js'
import { deliveryStatuses, type EventType, eventTypes } from './list.js'

const EventTypeField = Enum(eventTypes, { description: 'What the webhook is told of; one each' })
const Endpoint = Type.String({
  minLength: 1,
  maxLength: 2000,
  description: 'Absolute URL, https in production; deliveries are POSTed to it',
  examples: ['https://agency.example/hooks/orders'],
})
const Secret = Type.String({
  minLength: 8,
  maxLength: 128,
  description: 'Key of the signatures; its UTF-8 bytes are the HMAC key. Never returned',
  examples: ['a-long-random-text'],
})
const PayloadVersion = Type.Integer({ minimum: 1, maximum: 32_767, description: 'Repeated in every delivery; 1 unless sent' })
const ids = (what: string) => Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true, description: what }))
const FilterShape = Body(
  {
    event_id: ids('Only of these events'),
    tournament_id: ids('Only of events of these tournaments'),
    venue_id: ids('Only of events at these venues'),
    ticket_id: ids('Only of these tickets'),
    stock_thresholds: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: 1_000_000 }), {
        minItems: 1,
        maxItems: 10,
        uniqueItems: true,
        description:
          'Stock levels: `ticket_changed` is sent when the stock rises above or falls below one of them, and when it is sold out or back',
      }),
    ),
  },
  {
    title: 'WebhookFilter',
    description: 'Limits the deliveries; all given conditions must match. The possible fields depend on the type',
  },
)
const Filter = Type.Optional(nullable(FilterShape))
const disabledReasons = ['gone', 'failing'] as const

export const Webhook = Type.Object(
  {
    webhook_id: Id,
    event_type: EventTypeField,
    client_id: Id,
    endpoint: Endpoint,
    is_active: Type.Boolean({ description: 'Whether it is sent anything' }),
    filter: nullable(FilterShape),
    version: Type.Integer(),
    failing_since: nullable(Type.String({ format: 'wire-datetime', description: 'Since when every attempt has failed' })),
    disabled_reason: nullable(
      Enum(disabledReasons, {
        description: 'Why the service switched it off: the receiver answered 410, or nothing got through for five days',
      }),
    ),
    created: DateTime,
    updated: DateTime,
  },
  { title: 'Webhook' },
)
export type Webhook = Static<typeof Webhook>

export const toWebhook = (row: EndpointRow): Webhook => ({
  webhook_id: row.endpoint_id,
  event_type: row.topics[0] as EventType,
  client_id: row.client_id,
  endpoint: row.url,
  is_active: row.is_active,
  filter: row.filter,
  version: row.payload_version,
  failing_since: wireTime(row.failing_since),
  disabled_reason: row.disabled_reason as Webhook['disabled_reason'],
  created: wireTime(row.created),
  updated: wireTime(row.updated),
})

const complete = { event_type: EventTypeField, endpoint: Endpoint, secret: Secret }
const optional = {
  filter: Filter,
  version: Type.Optional(PayloadVersion),
  is_active: Type.Optional(Type.Boolean({ description: 'Whether it is sent anything; true unless sent' })),
}
const example = { event_type: 'bookingorder_completed', endpoint: 'https://agency.example/hooks/orders', secret: 'a-long-random-text' }

export const NewWebhook = Body({ ...complete, ...optional }, { title: 'NewWebhook', examples: [example] })
export type NewWebhook = Static<typeof NewWebhook>

export const WebhookChange = Body(
  { ...Type.Partial(Type.Object(complete)).properties, ...optional },
  { title: 'WebhookChange', description: 'Only the fields sent change', examples: [{ is_active: false }] },
)
export type WebhookChange = Static<typeof WebhookChange>

export const Trigger = Body({ webhook_id: Id }, { title: 'Trigger' })

export const Triggered = Type.Object(
  {
    event_type: EventTypeField,
    resource_id: Type.String({ description: 'The latest of this kind, or a sample that does not exist' }),
    delivery_ids: Type.Array(Id, { description: 'One for each active webhook of the client for this event type' }),
  },
  { title: 'Triggered' },
)
export type Triggered = Static<typeof Triggered>

export const NewSecret = Body(
  { secret: Secret },
  { title: 'NewSecret', description: 'The old secret still signs `webhook-signature` for 24 hours, together with the new one' },
)

export const Recovery = Body(
  { since: DateTime },
  {
    title: 'Recovery',
    description: 'Everything queued since then that failed or was dropped is sent again',
    examples: [{ since: '2027-01-31T00:00:00' }],
  },
)

export const Recovered = Type.Object({ recovered: Count }, { title: 'Recovered', description: 'How many deliveries were queued again' })

const delivery = {
  delivery_id: Id,
  webhook_id: Id,
  event_type: EventTypeField,
  resource_id: Id,
  status: Enum(deliveryStatuses, {
    description: 'pending: waits or is being sent; failed: given up after the last attempt; dropped: the webhook was switched off first',
  }),
  attempts: Count,
  next_attempt: nullable(DateTime),
  last_response: nullable(Type.Integer({ description: 'HTTP status of the latest answer' })),
  created: DateTime,
  delivered: nullable(DateTime),
}

export const Delivery = Type.Object(delivery, { title: 'Delivery' })
export type Delivery = Static<typeof Delivery>

export const toDelivery = (row: DeliveryRow): Delivery => ({
  delivery_id: row.delivery_id,
  webhook_id: row.endpoint_id,
  event_type: row.event_type as EventType,
  resource_id: row.resource_id,
  status: row.status as Delivery['status'],
  attempts: row.attempts,
  next_attempt: row.status === 'pending' ? wireTime(row.due) : null,
  last_response: row.last_response,
  created: wireTime(row.created),
  delivered: wireTime(row.delivered),
})

const outcomes = ['delivered', 'refused', 'timeout', 'unreachable', 'forbidden', 'interrupted', 'lost'] as const

export const Attempt = Type.Object(
  {
    attempt: Type.Integer({ minimum: 1 }),
    started: DateTime,
    duration_ms: nullable(Count),
    outcome: Enum(outcomes, {
      description:
        'refused: answered, but not 2xx; forbidden: the address may not be called; interrupted: the worker was stopped; lost: the worker vanished, and whether it arrived is not known',
    }),
    status: nullable(Type.Integer({ description: 'HTTP status of the answer' })),
    response: Type.String({ description: 'The beginning of the answer, or what went wrong' }),
  },
  { title: 'DeliveryAttempt' },
)

export const DeliveryInFull = Type.Object(
  {
    ...delivery,
    in_flight: Flag,
    body: Type.String({ description: 'The bytes that are sent, at every attempt the same' }),
    attempt_log: Type.Array(Attempt, { description: 'Newest first, the latest hundred' }),
  },
  { title: 'DeliveryInFull' },
)
export type DeliveryInFull = Static<typeof DeliveryInFull>

export const toDeliveryInFull = (row: DeliveryRow, attempts: AttemptRow[], at: Date): DeliveryInFull => ({
  ...toDelivery(row),
  in_flight: row.lease_until !== null && row.lease_until > at,
  body: row.body,
  attempt_log: attempts.map((one) => ({
    attempt: one.attempt,
    started: wireTime(one.started),
    duration_ms: one.duration_ms,
    outcome: one.outcome as Static<typeof Attempt>['outcome'],
    status: one.response_status,
    response: one.response,
  })),
})
