import type { Caller } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import { parseInstant } from '../../lib/time.js'
import type { Ctx, Env } from '../context.js'
import type { ListRequest } from '../db/list.js'
import type { Trx } from '../db/open.js'
import * as endpoints from '../deliveries/store.js'
import { type Delivery, type DeliveryInFull, toDelivery, toDeliveryInFull } from './schema.js'
import { checkActive, find, lock } from './service.js'

export async function list(ctx: Ctx, caller: Caller, webhookId: string, request: ListRequest) {
  await find(ctx, caller, webhookId)
  const { rows, pagination } = await endpoints.listDeliveries(ctx.db, request, webhookId)
  return { deliveries: rows.map(toDelivery), pagination }
}

export async function read(ctx: Ctx, caller: Caller, webhookId: string, id: string): Promise<DeliveryInFull> {
  await find(ctx, caller, webhookId)
  const row = await endpoints.findDelivery(ctx.db, webhookId, id)
  if (!row) throw notFound('delivery', id)
  return toDeliveryInFull(row, await endpoints.attemptsOf(ctx.db, id), ctx.now())
}

/** Sends the same delivery again, with the same id and bytes and the full retry schedule. A delivery that is being sent is not changed. */
export async function redeliver(env: Env, trx: Trx, caller: Caller, webhookId: string, id: string): Promise<Delivery> {
  const webhook = await lock(trx, caller, webhookId)
  if (!(await endpoints.findDelivery(trx, webhookId, id))) throw notFound('delivery', id)
  checkActive(webhook)
  await endpoints.requeue(trx, webhookId, id, env.now())
  const row = await endpoints.findDelivery(trx, webhookId, id)
  if (!row) throw notFound('delivery', id)
  return toDelivery(row)
}

export async function recover(env: Env, trx: Trx, caller: Caller, webhookId: string, since: string): Promise<{ recovered: number }> {
  checkActive(await lock(trx, caller, webhookId))
  const from = parseInstant(since) ?? env.now()
  return { recovered: await endpoints.requeueSince(trx, webhookId, from, env.now()) }
}
