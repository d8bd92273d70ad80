import type { Env } from '../context.js'
import type { Trx } from '../db/open.js'
import { enqueueDeliveries } from '../deliveries/store.js'
import { type EventType, resourceOf } from './list.js'
import * as store from './store.js'

export { type Listener, listeners, type WebhookEvent } from './store.js'

/**
 * Emits webhook events: `await emit(env, trx, [{ event_type: 'sale_created', resource_id: purchaseorder_id, supplier_id, at }])`. Called in
 * the transaction of the change, with the party concerned (`distributor_id` of a buyer, `supplier_id` of a sale's supplier). The event is
 * stored, and a delivery is queued for every active webhook of the party's clients, all in that transaction.
 */
export async function emit(env: Env, trx: Trx, events: store.WebhookEvent[]): Promise<void> {
  if (events.length === 0) return
  await emitTo(env, trx, events, (await store.listeners(events, env.now()).execute(trx)).rows)
}

/** The same with listeners that were already read. */
export async function emitTo(env: Env, trx: Trx, events: store.WebhookEvent[], listeners: store.Listener[]): Promise<void> {
  await store.insertEvents(trx, events)
  const deliveries = listeners.flatMap((listener) => {
    const { event_type, resource_id, at } = events[listener.event] as store.WebhookEvent
    // A webhook gets no event about its own failure.
    return listener.webhook_id === resource_id ? [] : [deliveryOf(listener, event_type, resource_id, at)]
  })
  // Due by the clock of the service, which the demo data sets back.
  await enqueueDeliveries(trx, deliveries, env.now())
}

/** The body of the contract: references and time, and the names of changed fields for types that have them. */
export const deliveryOf = (
  { webhook_id, client_id, payload_version }: Omit<store.Listener, 'event'>,
  event_type: EventType,
  resource_id: string,
  at: Date,
  changed?: readonly string[],
) => ({
  endpoint_id: webhook_id,
  event_type,
  resource_id,
  body: JSON.stringify({
    version: payload_version,
    event: event_type,
    resource_type: resourceOf[event_type],
    resource_id,
    client_id,
    timestamp: at.toISOString().replace('Z', '+00:00'),
    ...(changed ? { changed } : {}),
  }),
})
