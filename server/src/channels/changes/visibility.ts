import { type Buyer, isVisibleTo } from '../../catalogue/tickets/rules/access.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import { wireTime } from '../../lib/time.js'
import { type AudienceRow, type ChangeRow, readAudiences, resources } from '../../platform/changes/store.js'
import type { FeedType } from '../../platform/changes/types.js'
import type { Db } from '../../platform/db/open.js'
import { mayCall } from '../../platform/http/permissions.js'
import { fieldsOf, shown } from './resources.js'

/** The reader of the changes. */
export interface Viewer {
  caller: Caller
  /** Set when the caller is a distributor. */
  buyer: Buyer | undefined
}

export async function viewerOf(db: Db, caller: Caller): Promise<Viewer> {
  if (caller.distributor_id === null) return { caller, buyer: undefined }
  const buyer = await db
    .selectFrom('distributor')
    .select(['distributor_id', 'iso_country'])
    .where('distributor_id', '=', caller.distributor_id)
    .executeTakeFirst()
  return { caller, buyer }
}

/** A subscriber of notifications, with what decides what it sees. */
export type SubscriberIdentity = Pick<Caller, 'client_id' | 'scope' | 'roles' | 'distributor_id' | 'supplier_id'> & {
  /** of its distributor */
  iso_country: string | null
}

/** Computes something for a subscriber. Subscribers with the same visibility share the result. */
export function perViewer<T>(compute: (viewer: Viewer) => T): (subscriber: SubscriberIdentity) => T {
  const results = new Map<string, { of: T }>()
  return ({ scope, roles, distributor_id, supplier_id, iso_country, client_id }) => {
    const key = JSON.stringify([scope, roles, distributor_id, supplier_id, iso_country])
    const caller: Caller = {
      ...{ client_id, scope, roles, distributor_id, supplier_id },
      ...{ language: '', impersonator_client_id: null, via: 'key', session_id: null },
    }
    const buyer = distributor_id !== null && iso_country !== null ? { distributor_id, iso_country } : undefined
    const found = results.get(key) ?? { of: compute({ caller, buyer }) }
    results.set(key, found)
    return found.of
  }
}

/** A change as one caller sees it. */
export interface Entry {
  type: FeedType
  resource: ChangeRow['resource']
  id: string
  version: number | null
  at: string
  changed: readonly string[]
}
/** An entry with the change rows it was made from. */
export interface VisibleChange {
  entry: Entry
  kind: ChangeRow['kind']
  rows: ChangeRow[]
}

/**
 * The JSON of an entry. Only names and ids of the service are in it. Joined, because a text made with `+` stays in its parts, each of which
 * every garbage collection copies as long as the entry is kept.
 */
export const jsonOf = ({ type, resource, id, version, at, changed }: Entry): string =>
  [
    '{"type":"',
    type,
    '","resource":"',
    resource,
    '","id":"',
    id,
    '","version":',
    version ?? 'null',
    ',"at":"',
    at,
    '","changed":',
    namesOf(changed),
    '}',
  ].join('')
/** Entries of one kind share the list of their fields. */
const namesKnown = new WeakMap<readonly string[], string>()
function namesOf(changed: readonly string[]): string {
  const text = namesKnown.get(changed) ?? JSON.stringify(changed)
  namesKnown.set(changed, text)
  return text
}

export type Audiences = ReadonlyMap<number, AudienceRow>
const cache = new WeakMap<Db, { epoch: string; audiences: Map<number, AudienceRow> }>()

/** Audiences are immutable. But a database with another history can have given an id to another audience. */
function cachedOf(db: Db, epoch: string): Map<number, AudienceRow> {
  const cached = cache.get(db)
  if (cached?.epoch === epoch) return cached.audiences
  const audiences = new Map<number, AudienceRow>()
  cache.set(db, { epoch, audiences })
  return audiences
}

/** The audiences of the tickets in these rows, before and after the change. They are cached if the `epoch` of the rows is given. */
export async function audiencesOf(db: Db, rows: readonly ChangeRow[], epoch?: string): Promise<Audiences> {
  const audiences = epoch === undefined ? new Map<number, AudienceRow>() : cachedOf(db, epoch)
  const unknown = new Set<number>()
  for (const { audience_id, audience_before, now_audience } of rows)
    for (const id of [audience_id, audience_before, now_audience]) if (id !== null && !audiences.has(id)) unknown.add(id)
  if (unknown.size > 0) for (const audience of await readAudiences(db, [...unknown])) audiences.set(audience.audience_id, audience)
  return audiences
}

function admits(audiences: Audiences, audience_id: number | null, { caller, buyer }: Viewer, row: ChangeRow): boolean {
  if (isOperator(caller)) return true
  if (caller.supplier_id !== null && caller.supplier_id === row.supplier_id) return true
  const audience = audience_id === null ? undefined : audiences.get(audience_id)
  if (!audience || !buyer) return false
  const supplier = {
    supplier_status: audience.supplier_active ? 'active' : 'inactive',
    distributors_disabled: audience.supplier_distributors_disabled,
    distributors_enabled: audience.supplier_distributors_enabled,
  }
  return isVisibleTo(audience, supplier, buyer)
}

/**
 * The kind of a change for this caller. A ticket that becomes visible is created, one that is no longer visible is removed. A ticket that
 * was removed but is visible now is reported as updated: of two concurrent transactions, the one with the lower number can commit last.
 */
export function kindFor(audiences: Audiences, viewer: Viewer, row: ChangeRow): ChangeRow['kind'] | undefined {
  if (row.resource !== 'ticket') return row.kind === 'removed' && row.now_live ? 'updated' : row.kind
  const isSeen = admits(audiences, row.audience_id, viewer, row)
  if (row.kind === 'created') return isSeen ? 'created' : undefined
  const wasSeen = admits(audiences, row.audience_before, viewer, row)
  if (!isSeen && !wasSeen) return undefined
  const isGone = row.kind === 'removed' || !isSeen
  if (isGone) return row.now_live && admits(audiences, row.now_audience, viewer, row) ? 'updated' : 'removed'
  return wasSeen ? 'updated' : 'created'
}

const noFields: readonly string[] = []

function visibleChange(audiences: Audiences, viewer: Viewer, row: ChangeRow): VisibleChange | undefined {
  const { types, seen } = shown[row.resource]
  const fields = seen(viewer.caller, row)
  const kind = fields && kindFor(audiences, viewer, row)
  if (!fields || !kind) return undefined
  const changed = kind === 'updated' ? fieldsOf(row.resource, row.changed, fields) : noFields
  // Something changed, but no field that this caller sees.
  if (kind === 'updated' && changed.length === 0) return undefined
  const entry = { type: types[kind], resource: row.resource, id: row.resource_id, version: row.version, at: wireTime(row.at), changed }
  return { entry, kind, rows: [row] }
}

/**
 * Merges the changes of one resource in one transaction into one entry at the position of the first. A client that continues from there may
 * receive the rest again, but misses nothing.
 */
export function visibleChanges(
  audiences: Audiences,
  viewer: Viewer,
  rows: readonly ChangeRow[],
  types?: ReadonlySet<string>,
): VisibleChange[] {
  const allowed = new Set(resources.filter((resource) => mayCall(viewer.caller, shown[resource].allow)))
  const found: VisibleChange[] = []
  // The places of the changes of one transaction. Rows are in the order of transactions, and an id says which resource it is of.
  const places = new Map<string, number>()
  let xid: string | undefined
  for (const row of rows) {
    if (!allowed.has(row.resource)) continue
    const next = visibleChange(audiences, viewer, row)
    if (!next) continue
    if (row.xid !== xid) places.clear()
    xid = row.xid
    const place = places.get(row.resource_id) ?? found.length
    places.set(row.resource_id, place)
    const before = found[place]
    found[place] = before ? merged(before, next) : next
  }
  return types ? found.filter(({ entry }) => types.has(entry.type)) : found
}

/** Created then updated gives created. Updated then removed gives removed. */
function merged(before: VisibleChange, next: VisibleChange): VisibleChange {
  const isNew = before.kind === 'created' || next.kind === 'created'
  const kind = isNew && next.kind !== 'removed' ? 'created' : next.kind
  const changed = kind === 'updated' ? [...new Set([...before.entry.changed, ...next.entry.changed])] : noFields
  const type = shown[next.entry.resource].types[kind]
  return { kind, rows: [...before.rows, ...next.rows], entry: { ...next.entry, type, changed } }
}
