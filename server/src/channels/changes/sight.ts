import { type Buyer, isVisibleTo } from '../../catalogue/tickets/rules/access.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import { wireTime } from '../../lib/time.js'
import { type AudienceRow, type ChangeRow, readAudiences } from '../../platform/changes/store.js'
import type { FeedType } from '../../platform/changes/types.js'
import type { Db } from '../../platform/db/open.js'
import { mayCall } from '../../platform/http/permissions.js'
import { fieldsOf, shown } from './resources.js'

/** Who reads changes. */
export interface Viewer {
  caller: Caller
  /** when the caller buys */
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

/** A change as one caller sees it. */
export interface Entry {
  type: FeedType
  resource: ChangeRow['resource']
  id: string
  version: number | null
  at: string
  changed: string[]
}
/** With the rows it comes from. */
export interface Sighted {
  entry: Entry
  kind: ChangeRow['kind']
  rows: ChangeRow[]
}

/** What a number of an audience means never changes, so what was read once is kept. */
export type Audiences = ReadonlyMap<number, AudienceRow>
const known = new WeakMap<Db, Map<number, AudienceRow>>()

/** Who may see the tickets of these rows, before and after. */
export async function audiencesOf(db: Db, rows: readonly ChangeRow[]): Promise<Audiences> {
  const audiences = known.get(db) ?? new Map<number, AudienceRow>()
  known.set(db, audiences)
  const wanted = rows.flatMap((row) => [row.audience_id, row.audience_before, row.now_audience])
  const unknown = [...new Set(wanted)].filter((id): id is number => id !== null && !audiences.has(id))
  if (unknown.length > 0) for (const audience of await readAudiences(db, unknown)) audiences.set(audience.audience_id, audience)
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
 * What a change is to this caller: what comes into its sight is created, what leaves it is removed. What was taken away but is back by now is
 * shown as it is now: of two transactions that wait for each other the first to be numbered may be the last to end.
 */
function kindFor(audiences: Audiences, viewer: Viewer, row: ChangeRow): ChangeRow['kind'] | undefined {
  if (row.resource !== 'ticket') return row.kind === 'removed' && row.now_live ? 'updated' : row.kind
  const isSeen = admits(audiences, row.audience_id, viewer, row)
  if (row.kind === 'created') return isSeen ? 'created' : undefined
  const wasSeen = admits(audiences, row.audience_before, viewer, row)
  if (!isSeen && !wasSeen) return undefined
  const isGone = row.kind === 'removed' || !isSeen
  if (isGone) return row.now_live && admits(audiences, row.now_audience, viewer, row) ? 'updated' : 'removed'
  return wasSeen ? 'updated' : 'created'
}

function sighted(audiences: Audiences, viewer: Viewer, row: ChangeRow): Sighted | undefined {
  const { allow, types, seen } = shown[row.resource]
  const fields = mayCall(viewer.caller, allow) ? seen(viewer.caller, row) : undefined
  const kind = fields && kindFor(audiences, viewer, row)
  if (!fields || !kind) return undefined
  const changed = kind === 'updated' ? fieldsOf(row.resource, row.changed, fields) : []
  // Something changed, but nothing that this caller sees.
  if (kind === 'updated' && changed.length === 0) return undefined
  const entry = { type: types[kind], resource: row.resource, id: row.resource_id, version: row.version, at: wireTime(row.at), changed }
  return { entry, kind, rows: [row] }
}

/**
 * Changes of one thing in one transaction are one entry, at the place of the first of them: whoever goes on from there gets the rest again
 * rather than not at all.
 */
export function sightedBy(audiences: Audiences, viewer: Viewer, rows: readonly ChangeRow[], types?: ReadonlySet<string>): Sighted[] {
  const found = new Map<string, Sighted>()
  for (const row of rows) {
    const next = sighted(audiences, viewer, row)
    if (!next) continue
    const key = `${row.xid} ${row.resource} ${row.resource_id}`
    const before = found.get(key)
    found.set(key, before ? merged(before, next) : next)
  }
  return [...found.values()].filter(({ entry }) => !types || types.has(entry.type))
}

/** What was made and changed at once was made; what was changed and taken away at once is gone. */
function merged(before: Sighted, next: Sighted): Sighted {
  const isNew = before.kind === 'created' || next.kind === 'created'
  const kind = isNew && next.kind !== 'removed' ? 'created' : next.kind
  const changed = kind === 'updated' ? [...new Set([...before.entry.changed, ...next.entry.changed])] : []
  const type = shown[next.entry.resource].types[kind]
  return { kind, rows: [...before.rows, ...next.rows], entry: { ...next.entry, type, changed } }
}
