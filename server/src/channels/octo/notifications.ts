import { sql } from 'kysely'
import type { Caller } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { Condition } from '../../platform/db/filter.js'
import type { Trx } from '../../platform/db/open.js'
import * as endpoints from '../../platform/deliveries/store.js'
import { availabilityId, optionId } from './names.js'
import type { NewSubscription, NotificationType, SubscriptionChange } from './schema.js'
import * as store from './store.js'

/** Subscriptions are endpoints of the delivery engine. Their deliveries are not signed; the subscriber's own headers authenticate us. */
const kind = 'octo'
const own = (caller: Caller): Condition => sql`e.client_id = ${caller.client_id}`

const toSubscription = (env: Env, row: endpoints.EndpointRow) => ({
  id: row.endpoint_id,
  url: row.url,
  notificationTypes: row.topics as NotificationType[],
  headers: JSON.parse(env.vault.open(row.secret).toString()) as Record<string, string>,
})

const seal = (env: Env, headers: Record<string, string>): Buffer => env.vault.seal(JSON.stringify(headers))

export async function subscribe(env: Env, trx: Trx, caller: Caller, input: NewSubscription) {
  const at = env.now()
  const endpoint_id = newId('whk')
  await endpoints.insertEndpoint(trx, {
    endpoint_id,
    kind,
    client_id: caller.client_id,
    topics: [...new Set(input.notificationTypes)],
    url: input.url,
    secret: seal(env, input.headers ?? {}),
    created: at,
    updated: at,
  })
  return toSubscription(env, await lock(trx, caller, endpoint_id))
}

async function lock(trx: Trx, caller: Caller, id: string): Promise<endpoints.EndpointRow> {
  const row = await endpoints.lockEndpoint(trx, kind, id, own(caller))
  if (!row) throw notFound('webhook', id)
  return row
}

export const listSubscriptions = async (ctx: Ctx, caller: Caller) =>
  (await store.subscriptionsOf(ctx.db, caller.client_id)).map((row) => toSubscription(ctx, row))

export async function readSubscription(ctx: Ctx, caller: Caller, id: string) {
  const row = await endpoints.findEndpoint(ctx.db, kind, id, own(caller))
  if (!row) throw notFound('webhook', id)
  return toSubscription(ctx, row)
}

/** Any change re-enables a subscription that was disabled after five days of failures. */
export async function changeSubscription(
  env: Env,
  trx: Trx,
  caller: Caller,
  id: string,
  { url, notificationTypes, headers }: SubscriptionChange,
) {
  const row = await lock(trx, caller, id)
  await endpoints.updateEndpoint(trx, id, {
    ...(url === undefined ? {} : { url }),
    ...(notificationTypes === undefined ? {} : { topics: [...new Set(notificationTypes)] }),
    ...(headers === undefined ? {} : { secret: seal(env, headers) }),
    is_active: true,
    failing_since: null,
    pace: null,
    disabled_reason: null,
    updated: env.now(),
    version: row.version + 1,
  })
  return toSubscription(env, await lock(trx, caller, id))
}

export async function unsubscribe(env: Env, trx: Trx, caller: Caller, id: string): Promise<void> {
  await lock(trx, caller, id)
  await endpoints.removeEndpoint(trx, id, env.now())
}

/** A change with the option of the category that it concerns. */
type OptionChange = store.ChangeRow & { on_request: boolean }

/** Deliveries contain ids only. The subscriber reads the resource. */
function dataOf({ topic, uuid, series_id, category_id, event_id, on_request }: OptionChange): { data: object; resource_id: string } {
  if (topic === 'BOOKING_UPDATE') return { data: { uuid }, resource_id: uuid ?? '' }
  if (topic === 'PRODUCT_UPDATE') return { data: { productId: series_id }, resource_id: series_id ?? '' }
  const slot = { event_id: event_id ?? '', category_id: category_id ?? '', on_request }
  const id = availabilityId(slot)
  return { data: { productId: series_id, optionId: optionId(slot), availabilityIds: [id] }, resource_id: id }
}

/** A change of a slot is reported for both options if some of its tickets are on request. */
async function withOptions(trx: Trx, changes: store.ChangeRow[]): Promise<OptionChange[]> {
  const slots = changes.flatMap(({ event_id, category_id }) => (event_id && category_id ? [{ event_id, category_id }] : []))
  const asked = new Set((await store.soldOnRequest(trx, slots)).map(({ event_id, category_id }) => `${event_id} ${category_id}`))
  return changes.flatMap((change) => [
    { ...change, on_request: false },
    ...(asked.has(`${change.event_id} ${change.category_id}`) ? [{ ...change, on_request: true }] : []),
  ])
}

const batch = 500

/** Turns queued changes into deliveries in one transaction. Returns the number of changes. */
export async function queueNotifications(ctx: Ctx): Promise<number> {
  return ctx.db.transaction().execute(async (trx) => {
    const changes = await store.takeChanges(trx, batch)
    if (changes.length === 0) return 0
    const distinct = new Map(
      (await withOptions(trx, changes)).map((change) => [JSON.stringify([change.topic, change.distributor_id, dataOf(change)]), change]),
    )
    const subscriptions = await store.activeSubscriptions(trx, ctx.now())
    const deliveries = [...distinct.values()].flatMap((change) => {
      const { data, resource_id } = dataOf(change)
      const body = JSON.stringify({ type: change.topic, data })
      return subscriptions
        .filter(
          ({ topics, distributor_id }) => topics.includes(change.topic) && (change.distributor_id ?? distributor_id) === distributor_id,
        )
        .map(({ endpoint_id }) => ({ endpoint_id, event_type: change.topic, resource_id, body }))
    })
    await endpoints.enqueueDeliveries(trx, deliveries, ctx.now())
    return changes.length
  })
}
