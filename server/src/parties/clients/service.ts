import { isIP } from 'node:net'
import { makeApiKey } from '../../lib/apikey.js'
import { type Author, grantable, type Role, type Scope } from '../../lib/caller.js'
import { type FieldFault, fault, invalid, notFound, Problem } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { zoneInput } from '../../lib/inputs.js'
import { parseInstant } from '../../lib/time.js'
import type { Ctx, Env, Guard } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { recordHistory } from '../../platform/history/store.js'
import type { Versioned } from '../../platform/http/etag.js'
import { hashPassword } from '../credentials/service.js'
import { endLinksOf, revokeSessionsOf } from '../credentials/store.js'
import { type Client, type ClientChange, type Key, type NewClient, type NewKey, toBasicClient, toClient, toKey } from './schema.js'
import * as store from './store.js'

export async function list(ctx: Ctx, request: ListRequest) {
  const { rows, pagination } = await store.listClients(ctx.db, request)
  return { clients: rows.map(request.options.use_basic_dto === 'true' ? toBasicClient : toClient), pagination }
}

export async function read(ctx: Ctx, id: string): Promise<Versioned<Client>> {
  const row = await store.findClient(ctx.db, id)
  if (!row) throw notFound('client', id)
  return { body: toClient(row), version: row.version }
}

export function checkRoles(scope: Scope, wanted: readonly Role[] = []): void {
  const stray = wanted.find((role) => !grantable[scope].includes(role))
  if (stray !== undefined)
    throw new Problem('role_not_available', {
      detail: `The role ${stray} cannot be granted to a client of scope ${scope}; there are: ${grantable[scope].join(', ')}.`,
    })
}

/** The unique index decides, not a query before the write: of two concurrent requests for a name, one gets it. */
async function refuseTakenName(write: Promise<unknown>): Promise<void> {
  try {
    await write
  } catch (error) {
    throw (error as { constraint?: string }).constraint === 'client_username' ? new Problem('username_taken') : error
  }
}

const instant = (text: string | null | undefined): Date | null | undefined =>
  typeof text === 'string' ? (parseInstant(text) ?? null) : text

const zone = (text: string | null | undefined): string | null | undefined => (text ? zoneInput('/time_zone', text) : text)

/** The scope decides which party a client belongs to. Only that party may be named, and it must be. */
export async function checkParty(
  trx: Trx,
  input: Pick<NewClient, 'scope' | 'distributor_id' | 'supplier_id'>,
): Promise<{ distributor_id: string | null; supplier_id: string | null }> {
  const { scope, distributor_id = null, supplier_id = null } = input
  const faults: FieldFault[] = []
  if (scope === 'distributor' && distributor_id === null)
    faults.push(fault('/distributor_id', 'required', 'is required in scope distributor'))
  if (scope === 'supplier' && supplier_id === null) faults.push(fault('/supplier_id', 'required', 'is required in scope supplier'))
  if (scope !== 'distributor' && distributor_id !== null)
    faults.push(fault('/distributor_id', 'not_allowed', `does not go with scope ${scope}`))
  if (scope !== 'supplier' && supplier_id !== null) faults.push(fault('/supplier_id', 'not_allowed', `does not go with scope ${scope}`))
  if (faults.length > 0) throw invalid(faults)
  const party = await store.findParty(trx, distributor_id, supplier_id)
  if (distributor_id !== null && !party.distributor) throw notFound('distributor', distributor_id)
  if (supplier_id !== null && !party.supplier) throw notFound('supplier', supplier_id)
  return { distributor_id, supplier_id }
}

export async function create(env: Env, trx: Trx, author: Author, input: NewClient): Promise<Client> {
  const at = env.now()
  const client_id = newId('cln')
  checkRoles(input.scope, input.roles)
  const party = await checkParty(trx, input)
  const row = {
    client_id,
    ...party,
    scope: input.scope,
    label: input.label,
    language: input.language ?? 'en_GB',
    time_zone: zone(input.time_zone) ?? null,
    email: input.email ?? null,
    username: input.username ?? null,
    password_hash: input.password === undefined ? null : await hashPassword(input.password),
    roles: input.roles ?? [],
    active_until: instant(input.active_until) ?? null,
    created: at,
    updated: at,
  }
  await refuseTakenName(store.insertClient(trx, row))
  return (await recorded(trx, author, at, client_id, null)).body
}

async function recorded(trx: Trx, author: Author, at: Date, id: string, before: Client | null): Promise<Versioned<Client>> {
  const row = await store.lockClient(trx, id)
  if (!row) throw notFound('client', id)
  const after = toClient(row)
  await recordHistory(trx, 'client', author, at, [{ resource_id: id, version: row.version, before, after }])
  return { body: after, version: row.version }
}

async function lock(trx: Trx, id: string): Promise<store.ClientRow> {
  const row = await store.lockClient(trx, id)
  if (!row || row.client_status === 'deleted') throw notFound('client', id)
  return row
}

export async function update(
  env: Env,
  trx: Trx,
  author: Author,
  id: string,
  input: ClientChange,
  guard?: Guard,
  /** a session that a new password does not end */
  keep?: string,
): Promise<Versioned<Client>> {
  const at = env.now()
  const row = await lock(trx, id)
  guard?.(row.version)
  checkRoles(row.scope, input.roles)
  const { password, active_until, time_zone, ...plain } = input
  const changes = {
    ...plain,
    ...(time_zone === undefined ? {} : { time_zone: zone(time_zone) ?? null }),
    ...(active_until === undefined ? {} : { active_until: instant(active_until) ?? null }),
    ...(password === undefined ? {} : { password_hash: await hashPassword(password) }),
    updated: at,
    version: row.version + 1,
  }
  await refuseTakenName(store.updateClient(trx, id, changes))
  // A link that was sent before must not undo a new password, nor open the account to a former address.
  if (password !== undefined || input.email !== undefined || input.username !== undefined) await endLinksOf(trx, id, at)
  // A new password, fewer roles or a suspension must end existing sessions at once.
  if (password !== undefined || input.roles !== undefined || input.client_status === 'suspended') await revokeSessionsOf(trx, id, at, keep)
  return recorded(trx, author, at, id, toClient(row))
}

export async function remove(env: Env, trx: Trx, author: Author, id: string, guard?: Guard): Promise<void> {
  const at = env.now()
  const row = await lock(trx, id)
  guard?.(row.version)
  await store.updateClient(trx, id, {
    client_status: 'deleted',
    deleted: at,
    updated: at,
    username: null,
    password_hash: null,
    version: row.version + 1,
  })
  await revokeSessionsOf(trx, id, at)
  await recorded(trx, author, at, id, toClient(row))
}

function checkAddresses(list: string[] = []): void {
  const faults = list.flatMap((entry, index) => {
    const [, network = '', bits] = /^([0-9a-f:.]+)(?:\/(\d{1,3}))?$/i.exec(entry) ?? []
    const family = isIP(network)
    const right = family !== 0 && Number(bits ?? 0) <= (family === 6 ? 128 : 32)
    return right ? [] : [fault(`/ip_allow/${index}`, 'invalid_address', 'is neither an address nor a network such as 192.0.2.0/24')]
  })
  if (faults.length > 0) throw invalid(faults)
}

export async function createKey(env: Env, trx: Trx, author: Author, clientId: string, input: NewKey): Promise<Key & { api_key: string }> {
  const client = await lock(trx, clientId)
  if (!client.roles.includes('api'))
    throw new Problem('role_not_available', { detail: 'API keys need the role api; grant it to the client first.' })
  checkAddresses(input.ip_allow)
  const at = env.now()
  const key_id = newId('key')
  const { text, hash } = makeApiKey(key_id)
  const row = {
    key_id,
    client_id: clientId,
    label: input.label ?? '',
    ip_allow: input.ip_allow ?? [],
    created: at,
    created_by: author.client_id,
    expires: instant(input.expires) ?? null,
    revoked: null,
    last_used: null,
  }
  await store.insertKey(trx, { ...row, hash })
  return { ...toKey({ ...row, hash }), api_key: text }
}

export async function listKeys(ctx: Ctx, clientId: string, request: ListRequest) {
  if (!(await store.findClient(ctx.db, clientId))) throw notFound('client', clientId)
  const { rows, pagination } = await store.listKeys(ctx.db, request, clientId)
  return { keys: rows.map(toKey), pagination }
}

export async function revokeKey(env: Env, trx: Trx, clientId: string, keyId: string): Promise<void> {
  if (!(await store.revokeKey(trx, clientId, keyId, env.now()))) throw notFound('key', keyId)
}
