import type { Caller } from '../../lib/caller.js'
import { fault, invalid, notFound, Problem } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import type { Ctx, Env, Guard } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import type { Versioned } from '../../platform/http/etag.js'
import { type NewView, toView, type View, type ViewChange } from './schema.js'
import * as store from './store.js'

/** Maximum number of views per client. */
const mostPerClient = 200

const taken = (name: string): Problem =>
  new Problem('name_taken', { detail: `You have a view called ${JSON.stringify(name)} of this list already.` })

export async function list(ctx: Ctx, caller: Caller, request: ListRequest) {
  const { rows, pagination } = await store.listViews(ctx.db, request, caller.client_id)
  return { views: rows.map(toView), pagination }
}

export async function read(ctx: Ctx, { client_id }: Caller, id: string): Promise<Versioned<View>> {
  const row = await store.findView(ctx.db, client_id, id)
  if (!row) throw notFound('view', id)
  return { body: toView(row), version: row.version }
}

export async function create(env: Env, trx: Trx, { client_id }: Caller, input: NewView): Promise<View> {
  if ((await store.countViews(trx, client_id)) >= mostPerClient)
    throw invalid([fault('/name', 'too_many', `${mostPerClient} views are saved already; delete one first`)])
  const at = env.now()
  const row = await store.insertView(trx, { view_id: newId('vew'), client_id, ...input, created: at, updated: at })
  if (!row) throw taken(input.name)
  return toView(row)
}

export async function update(
  env: Env,
  trx: Trx,
  { client_id }: Caller,
  id: string,
  input: ViewChange,
  guard: Guard | undefined,
): Promise<Versioned<View>> {
  const row = await store.lockView(trx, client_id, id)
  if (!row) throw notFound('view', id)
  guard?.(row.version)
  if (input.name !== undefined && (await store.nameTaken(trx, row, input.name))) throw taken(input.name)
  const version = row.version + 1
  return { body: toView(await store.updateView(trx, id, { ...input, updated: env.now(), version })), version }
}

export async function remove(trx: Trx, { client_id }: Caller, id: string): Promise<void> {
  if (!(await store.lockView(trx, client_id, id))) throw notFound('view', id)
  await store.deleteView(trx, id)
}
