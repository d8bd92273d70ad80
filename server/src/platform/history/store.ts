import { type RawBuilder, sql } from 'kysely'
import type { Author, Scope } from '../../lib/caller.js'
import { texts } from '../db/arrays.js'
import { defer } from '../db/client.js'
import type { ListRequest } from '../db/list.js'
import type { Db, Trx } from '../db/open.js'
import { type Page, readPage } from '../db/page.js'
import { type NewRow, namesOf, selectRows } from '../db/rows.js'
import { knowsClient } from '../db/tenant.js'

/** The resources with a history. */
export type Resource =
  | 'client'
  | 'distributor'
  | 'supplier'
  | 'memo'
  | 'tournament'
  | 'venue'
  | 'team'
  | 'event'
  | 'event_translation'
  | 'category'
  | 'ticket'
  | 'reservation'
  | 'allotment'
  | 'grouprequest'
  | 'bookingorder'
  | 'venue_directions'
  | 'category_inclusions'
  | 'ticket_instructions'
  | 'purchaseorder'

export interface Version {
  resource_id: string
  version: number
  /** the resource as the operator sees it; never contains secrets or passport data */
  before: object | null
  after: object
}

const columns = ['resource', 'resource_id', 'version', 'at', 'client_id', 'impersonator_client_id', 'changed', 'snapshot'] as const

/** The first version of a resource, as a row. `changed` is empty at creation, because every field is new. */
export const firstVersion = (resource: Resource, resource_id: string, author: Author, at: Date, snapshot: object): NewRow<'history'> => ({
  resource,
  resource_id,
  version: 1,
  at,
  client_id: author.client_id,
  impersonator_client_id: author.impersonator_client_id,
  changed: null,
  snapshot: snapshot as Record<string, unknown>,
})

/**
 * The statement alone, for callers that combine it with others. `settled`: a field of the snapshots that is only known when the statement
 * runs, found by `v.resource_id`.
 */
export const historyInsert = (rows: NewRow<'history'>[], settled?: RawBuilder<unknown>): RawBuilder<unknown> =>
  settled
    ? sql`insert into history (${namesOf(columns)}) select ${namesOf(columns.slice(0, -1))}, v.snapshot || ${settled} from (${selectRows('history', columns, rows)}) v`
    : sql`insert into history (${namesOf(columns)}) ${selectRows('history', columns, rows)}`

/** New versions as rows, for callers that write versions of several kinds of resources in one statement. */
export const versionRows = (resource: Resource, author: Author, at: Date, versions: Version[]): NewRow<'history'>[] =>
  versions.map(({ resource_id, version, before, after }) => ({
    ...firstVersion(resource, resource_id, author, at, after),
    version,
    changed: before && changedFields(before, after),
  }))

/** In the transaction of the change, for any number of resources at once. */
export async function recordHistory(trx: Trx, resource: Resource, author: Author, at: Date, versions: Version[]): Promise<void> {
  if (versions.length > 0) await defer(trx, historyInsert(versionRows(resource, author, at, versions)))
}

/**
 * Versions in which the fields of `patch` are changed, made from the one before in the database, so that the resources need not be read.
 * `changed`: a `select` of resource_id and version, of some of the resources `ids`. Each must be locked by an earlier statement.
 */
export const patchedVersions = (
  { resource, ids, patch }: { resource: Resource; ids: readonly string[]; patch: object },
  author: Author,
  at: Date,
  changed: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  insert into history (${namesOf(columns)})
  select h.resource, h.resource_id, n.version, ${at}::timestamptz, ${author.client_id}::text, ${author.impersonator_client_id}::text,
         array(select f.key from jsonb_each(p.patch) f where h.snapshot -> f.key is distinct from f.value), h.snapshot || p.patch
    from (${changed}) n cross join (select ${JSON.stringify(patch)}::jsonb as patch) p
    join history h on h.resource = ${resource} and h.resource_id = any(${texts(ids)}::text[]) and h.resource_id = n.resource_id and h.version = n.version - 1`

/** Whether nothing but the time has changed. */
export const isUnchanged = ({ before, after }: Pick<Version, 'before' | 'after'>): boolean =>
  before !== null && changedFields(before, after).every((name) => name === 'updated')

/** Names of the fields whose value differs. */
export function changedFields(before: object, after: object): string[] {
  const old = new Map(Object.entries(before))
  return Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value ?? null) !== JSON.stringify(old.get(name) ?? null))
    .map(([name]) => name)
}

export interface HistoryRow {
  version: number
  at: Date
  inactive_since: Date | null
  created_by: string
  client_id: string
  /** the client's label, if the reader may see it */
  author_name: string | null
  /** null for the service itself */
  author_scope: Scope | null
  impersonator_client_id: string | null
  /** null at creation, when every field is new */
  changed: string[] | null
  snapshot: Record<string, unknown>
  /** the previous version, if requested */
  before?: Record<string, unknown> | null
}

/** Newest first, including the current version. */
export function readHistory(
  db: Db,
  request: ListRequest,
  resource: Resource,
  id: string,
  { withBefore = false, unrecorded }: { withBefore?: boolean; unrecorded?: NewRow<'history'> | undefined } = {},
): Promise<Page<HistoryRow>> {
  const stored = sql`history where resource = ${resource} and resource_id = ${id}`
  // It may have been recorded after the caller read the resource.
  const versions = unrecorded
    ? sql`(select ${namesOf(columns)} from ${stored} union all
           select v.* from (${selectRows('history', columns, [unrecorded])}) v where not exists (select from ${stored})) versions`
    : stored
  return readPage<HistoryRow>(db, request, {
    select: sql`h.*, c.scope as author_scope, case when ${knowsClient(request.reader)} then c.label end as author_name`,
    from: sql`(
      select version, at, client_id, impersonator_client_id, changed, snapshot,
             lead(at) over (order by version) as inactive_since, first_value(client_id) over (order by version) as created_by
             ${withBefore ? sql`, lag(snapshot) over (order by version) as before` : sql``}
        from ${versions}) h left join client c on c.client_id = h.client_id`,
    where: [],
  })
}
