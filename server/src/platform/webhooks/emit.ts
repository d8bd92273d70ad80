import type { Env } from '../context.js'
import type { Trx } from '../db/open.js'
import { enqueueDeliveries } from '../deliveries/store.js'
import { type EventType, resourceOf } from './list.js'
import * as store from './store.js'

export { type Listener, listeners, type WebhookEvent } from './store.js'

/**
 * Says that something happened: `await emit(env, trx, [{ event_type: 'sale_created', resource_id: purchaseorder_id, supplier_id, at }])`.
 *
 * Called in the transaction of the change itself, with whom it concerns (`distributor_id` of a buyer, `supplier_id` of a sale's supplier).
 * The event is kept, and a delivery queued for every active webhook of the party's clients: all of it is committed with the change, or none.
 */
export async function emit(env: Env, trx: Trx, events: store.WebhookEvent[]): Promise<void> {
  if (events.length === 0) return
  await tell(env, trx, events, (await store.listeners(events, env.now()).execute(trx)).rows)
}

/** The same, when those who listen were read already. */
export async function tell(env: Env, trx: Trx, events: store.WebhookEvent[], listeners: store.Listener[]): Promise<void> {
  await store.insertEvents(trx, events)
  const deliveries = listeners.flatMap((listener) => {
    const { event_type, resource_id, at } = events[listener.event] as store.WebhookEvent
    // A webhook that fails is not told so itself.
    return listener.webhook_id === resource_id ? [] : [deliveryOf(listener, event_type, resource_id, at)]
  })
  // Due by the clock of the service, which a story told about the past has set back.
  await enqueueDeliveries(trx, deliveries, env.now())
}

/** The contract's body: references only, and when it happened; with the names of what changed where the type has that. */
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
