import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { newId } from '../../lib/ids.js'
import { defer, signal } from '../db/client.js'
import type { Condition } from '../db/filter.js'
import type { DeliveryAttemptTable, DeliveryTable, EndpointTable } from '../db/generated/tables.js'
import type { ListRequest } from '../db/list.js'
import type { Db, Trx } from '../db/open.js'
import { type Page, readPage } from '../db/page.js'
import type { Kind } from './kinds.js'

export type EndpointRow = Omit<Selectable<EndpointTable>, 'kind'> & { kind: Kind }
export type DeliveryRow = Selectable<DeliveryTable>
export type AttemptRow = Selectable<DeliveryAttemptTable>

export interface NewDelivery {
  endpoint_id: string
  event_type: string
  resource_id: string
  /** the same bytes in every attempt */
  body: string
}

/**
 * Queues deliveries in the transaction of the change: sent at least once if it commits, never otherwise. Returns the delivery ids in the
 * given order.
 */
export async function enqueueDeliveries(trx: Trx, deliveries: NewDelivery[], at: Date): Promise<string[]> {
  const ids = deliveries.map(() => newId('dlv'))
  if (ids.length === 0) return ids
  await signal(trx, 'deliveries')
  await defer(
    trx,
    sql`
      insert into delivery (delivery_id, endpoint_id, event_type, resource_id, body, due, created, updated)
      select d.delivery_id, d.endpoint_id, d.event_type, d.resource_id, d.body, ${at}, ${at}, ${at}
        from unnest(${ids}::text[], ${deliveries.map((one) => one.endpoint_id)}::text[], ${deliveries.map((one) => one.event_type)}::text[],
                    ${deliveries.map((one) => one.resource_id)}::text[], ${deliveries.map((one) => one.body)}::text[])
          as d (delivery_id, endpoint_id, event_type, resource_id, body)`,
  )
  return ids
}

export const insertEndpoint = (trx: Trx, row: Insertable<EndpointTable> & { kind: Kind }) =>
  trx.insertInto('endpoint').values(row).execute()

export const listEndpoints = (db: Db, request: ListRequest, kind: Kind, visible: Condition): Promise<Page<EndpointRow>> =>
  readPage<EndpointRow>(db, request, {
    select: sql`e.*`,
    from: sql`endpoint e`,
    where: [sql`e.kind = ${kind}`, sql`e.deleted is null`, visible],
  })

const one = (kind: Kind, id: string, visible: Condition) =>
  sql<EndpointRow>`select e.* from endpoint e where e.endpoint_id = ${id} and e.kind = ${kind} and e.deleted is null and ${visible}`

export const findEndpoint = async (db: Db, kind: Kind, id: string, visible: Condition): Promise<EndpointRow | undefined> =>
  (await one(kind, id, visible).execute(db)).rows[0]

/** Always before its deliveries: claims and results lock in the same order. */
export const lockEndpoint = async (trx: Trx, kind: Kind, id: string, visible: Condition): Promise<EndpointRow | undefined> =>
  (await sql<EndpointRow>`${one(kind, id, visible)} for no key update`.execute(trx)).rows[0]

export const updateEndpoint = (trx: Trx, id: string, changes: Updateable<EndpointTable>) =>
  trx.updateTable('endpoint').set(changes).where('endpoint_id', '=', id).execute()

/** Pending deliveries are dropped. An attempt in progress still writes its result. */
export async function dropPending(trx: Trx, endpointIds: string[], at: Date): Promise<void> {
  await sql`update delivery set status = 'dropped', updated = ${at} where endpoint_id = any(${endpointIds}::text[]) and status = 'pending'`.execute(
    trx,
  )
}

/** The endpoint disappears at once: nothing is sent to it, its secrets are erased. Housekeeping deletes its log later. */
export async function removeEndpoint(trx: Trx, id: string, at: Date): Promise<void> {
  await updateEndpoint(trx, id, { deleted: at, is_active: false, secret: Buffer.alloc(0), old_secret: null, updated: at })
  await dropPending(trx, [id], at)
}

export const listDeliveries = (db: Db, request: ListRequest, endpointId: string): Promise<Page<DeliveryRow>> =>
  readPage<DeliveryRow>(db, request, { select: sql`d.*`, from: sql`delivery d`, where: [sql`d.endpoint_id = ${endpointId}`] })

export const findDelivery = (db: Db, endpointId: string, id: string): Promise<DeliveryRow | undefined> =>
  db.selectFrom('delivery').selectAll().where('delivery_id', '=', id).where('endpoint_id', '=', endpointId).executeTakeFirst()

/** Most deliveries have one or two. For one that was sent many times the latest are shown. */
export const attemptsOf = (db: Db, id: string): Promise<AttemptRow[]> =>
  db.selectFrom('delivery_attempt').selectAll().where('delivery_id', '=', id).orderBy('attempt', 'desc').limit(100).execute()

/** Due now, with the full retry schedule, the same id and bytes. A delivery that is being sent is left to its worker. */
const again = (at: Date) => sql`set status = 'pending', due = ${at}, attempts_before = attempts, updated = ${at}`

export async function requeue(trx: Trx, endpointId: string, id: string, at: Date): Promise<void> {
  await signal(trx, 'deliveries')
  await sql`update delivery ${again(at)} where delivery_id = ${id} and endpoint_id = ${endpointId} and (lease_until is null or lease_until <= ${at})`.execute(
    trx,
  )
}

/** All deliveries since then that failed or were dropped. */
export async function requeueSince(trx: Trx, endpointId: string, since: Date, at: Date): Promise<number> {
  await signal(trx, 'deliveries')
  const { numAffectedRows } =
    await sql`update delivery ${again(at)} where endpoint_id = ${endpointId} and status in ('failed', 'dropped') and created >= ${since}`.execute(
      trx,
    )
  return Number(numAffectedRows ?? 0)
}

const batchSize = 5_000

/** Deletes the deliveries of removed endpoints in batches, so that no statement is long. Then deletes removed endpoints without deliveries. */
export async function forgetRemoved(db: Db, at: Date): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      with gone as (
        delete from delivery where delivery_id in (
          select d.delivery_id from endpoint e join delivery d using (endpoint_id)
           where e.deleted is not null and (d.lease_until is null or d.lease_until <= ${at}) limit ${batchSize})
        returning delivery_id
      ), logged as (
        delete from delivery_attempt a using gone g where a.delivery_id = g.delivery_id)
      select count(*)::int as count from gone`.execute(db)
    if ((rows[0]?.count ?? 0) < batchSize) break
  }
  await sql`delete from endpoint e where e.deleted is not null and not exists (select from delivery d where d.endpoint_id = e.endpoint_id)`.execute(
    db,
  )
}

/** Drops all pending deliveries: for a copy of a database, whose original sends them. */
export async function dropAllPending(db: Db, at: Date): Promise<number> {
  const { numAffectedRows } = await sql`update delivery set status = 'dropped', updated = ${at} where status = 'pending'`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export interface PendingAt {
  url: string
  count: number
}

/** Pending deliveries by URL. */
export async function pendingByUrl(db: Db): Promise<PendingAt[]> {
  const { rows } = await sql<PendingAt>`
    select e.url, count(*)::int as count from delivery d join endpoint e using (endpoint_id) where d.status = 'pending'
     group by e.url order by e.url limit 1000`.execute(db)
  return rows
}
