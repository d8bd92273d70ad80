import { sql } from 'kysely'
import { type Caller, isOperator } from '../../lib/caller.js'
import { notFound, Problem } from '../../lib/errors.js'
import { type IdKind, newId } from '../../lib/ids.js'
import { eventCatalogue } from '../changes/types.js'
import type { Ctx, Env, Guard } from '../context.js'
import { type Condition, everyRow } from '../db/filter.js'
import type { ListRequest } from '../db/list.js'
import type { Trx } from '../db/open.js'
import { checkEndpoints } from '../deliveries/limit.js'
import * as endpoints from '../deliveries/store.js'
import { enqueueDeliveries } from '../deliveries/store.js'
import { deliveryOf } from './emit.js'
import { exampleChanges, filterInput } from './filter.js'
import type { EventType } from './list.js'
import { type NewWebhook, type Triggered, toWebhook, type Webhook, type WebhookChange } from './schema.js'
import * as store from './store.js'

const kind = 'webhook'
/** An id of the kind that the event is about, for a resource that does not exist. */
const sampleId = (event: EventType): string => newId(eventCatalogue[event].example.resource_id.slice(-3) as IdKind)
const rotationMillis = 24 * 3_600_000
/** A client sees its own webhooks; the operator sees all. */
export const visible = (caller: Caller): Condition => (isOperator(caller) ? everyRow : sql`e.client_id = ${caller.client_id}`)

export interface VersionedWebhook {
  body: Webhook
  version: number
}
const versioned = (row: endpoints.EndpointRow): VersionedWebhook => ({ body: toWebhook(row), version: row.version })

export async function list(ctx: Ctx, caller: Caller, request: ListRequest) {
  const { rows, pagination } = await endpoints.listEndpoints(ctx.db, request, kind, visible(caller))
  return { webhooks: rows.map(toWebhook), pagination }
}

export async function find(ctx: Ctx, caller: Caller, id: string): Promise<endpoints.EndpointRow> {
  const row = await endpoints.findEndpoint(ctx.db, kind, id, visible(caller))
  if (!row) throw notFound('webhook', id)
  return row
}

export const read = async (ctx: Ctx, caller: Caller, id: string): Promise<VersionedWebhook> => versioned(await find(ctx, caller, id))

export async function lock(trx: Trx, caller: Caller, id: string): Promise<endpoints.EndpointRow> {
  const row = await endpoints.lockEndpoint(trx, kind, id, visible(caller))
  if (!row) throw notFound('webhook', id)
  return row
}

export async function create(env: Env, trx: Trx, caller: Caller, input: NewWebhook): Promise<Webhook> {
  const at = env.now()
  await checkEndpoints(env, trx, caller)
  const endpoint_id = newId('whk')
  await endpoints.insertEndpoint(trx, {
    endpoint_id,
    kind,
    client_id: caller.client_id,
    topics: [input.event_type],
    filter: filterInput(input.event_type, input.filter),
    url: input.endpoint,
    secret: env.vault.seal(input.secret),
    payload_version: input.version ?? 1,
    is_active: input.is_active ?? true,
    created: at,
    updated: at,
  })
  return toWebhook(await lock(trx, caller, endpoint_id))
}

/** Deactivating a webhook drops its pending deliveries in the same transaction, so that nothing new is sent after the answer. */
export async function update(
  env: Env,
  trx: Trx,
  caller: Caller,
  id: string,
  input: WebhookChange,
  guard?: Guard,
): Promise<VersionedWebhook> {
  const row = await lock(trx, caller, id)
  guard?.(row.version)
  const at = env.now()
  const { event_type, endpoint, secret, version, is_active } = input
  // A filter that the new type does not have is refused, whether stored or sent.
  const filter = filterInput(event_type ?? (row.topics[0] as EventType), input.filter === undefined ? row.filter : input.filter)
  await endpoints.updateEndpoint(trx, id, {
    ...(event_type === undefined ? {} : { topics: [event_type] }),
    filter,
    ...(endpoint === undefined ? {} : { url: endpoint }),
    // Replaces the secret at once. To have both valid for a while, rotate it.
    ...(secret === undefined ? {} : { secret: env.vault.seal(secret), old_secret: null, old_secret_until: null }),
    ...(version === undefined ? {} : { payload_version: version }),
    ...(is_active === undefined ? {} : { is_active }),
    // Reactivating a webhook or changing its URL resets its health.
    ...((is_active && !row.is_active) || (endpoint !== undefined && endpoint !== row.url)
      ? { failing_since: null, pace: null, disabled_reason: null }
      : {}),
    updated: at,
    version: row.version + 1,
  })
  if (is_active === false && row.is_active) await endpoints.dropPending(trx, [id], at)
  return versioned(await lock(trx, caller, id))
}

export async function remove(env: Env, trx: Trx, caller: Caller, id: string, guard?: Guard): Promise<void> {
  const row = await lock(trx, caller, id)
  guard?.(row.version)
  await endpoints.removeEndpoint(trx, id, env.now())
}

export async function rotate(env: Env, trx: Trx, caller: Caller, id: string, secret: string): Promise<VersionedWebhook> {
  const row = await lock(trx, caller, id)
  const at = env.now()
  await endpoints.updateEndpoint(trx, id, {
    secret: env.vault.seal(secret),
    old_secret: row.secret,
    old_secret_until: new Date(at.getTime() + rotationMillis),
    updated: at,
    version: row.version + 1,
  })
  return versioned(await lock(trx, caller, id))
}

/** Sends the latest resource of the webhook's client to all its active webhooks of the same event type. */
export async function trigger(env: Env, trx: Trx, caller: Caller, id: string): Promise<Triggered> {
  const row = await lock(trx, caller, id)
  const at = env.now()
  const event_type = row.topics[0] as EventType
  const resource_id = (await store.latestResource(trx, row.client_id, event_type)) ?? sampleId(event_type)
  const targets = await store.activeOf(trx, row.client_id, event_type)
  const delivery_ids = await enqueueDeliveries(
    trx,
    targets.map((target) => deliveryOf(target, event_type, resource_id, at, exampleChanges(event_type))),
    at,
  )
  return { event_type, resource_id, delivery_ids }
}

export function checkActive(row: endpoints.EndpointRow): void {
  if (!row.is_active) throw new Problem('webhook_inactive')
}
