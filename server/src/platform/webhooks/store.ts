import { sql } from 'kysely'
import type { Role, Scope } from '../../lib/caller.js'
import { defer } from '../db/client.js'
import type { WebhookFilter } from '../db/json.js'
import type { Db, Trx } from '../db/open.js'
import type { EventType } from './list.js'

export interface WebhookEvent {
  event_type: EventType
  /** the resource concerned: bookingorder_id, or purchaseorder_id of a sale */
  resource_id: string
  /** the party concerned: the buyer of an order, the supplier of a sale, the client of a webhook or a key */
  distributor_id?: string | null
  supplier_id?: string | null
  client_id?: string | null
  at: Date
}

export const insertEvents = (trx: Trx, events: WebhookEvent[]) =>
  defer(
    trx,
    sql`insert into domain_event (event_type, resource_id, distributor_id, supplier_id, at)
        select * from unnest(${events.map((one) => one.event_type)}::text[], ${events.map((one) => one.resource_id)}::text[],
          ${events.map((one) => one.distributor_id ?? null)}::text[], ${events.map((one) => one.supplier_id ?? null)}::text[],
          ${events.map((one) => one.at)}::timestamptz[])`,
  )

export interface Listener {
  webhook_id: string
  client_id: string
  payload_version: number
  event: number
}

/**
 * The active webhooks of all clients of the party that each event concerns. The clients of a distributor that is also a supplier get events
 * of its sales. The operator gets all events.
 */
export const listeners = (events: WebhookEvent[], at: Date) => sql<Listener>`
    select w.endpoint_id as webhook_id, w.client_id, w.payload_version, (v.position - 1)::int as event
      from unnest(${events.map((one) => one.event_type)}::text[], ${events.map((one) => one.distributor_id ?? null)}::text[],
                  ${events.map((one) => one.supplier_id ?? null)}::text[], ${events.map((one) => one.client_id ?? null)}::text[])
           with ordinality as v (event_type, distributor_id, supplier_id, client_id, position)
      join lateral (
        select c.client_id, c.client_status, c.active_until from client c where c.distributor_id = v.distributor_id
        union select c.client_id, c.client_status, c.active_until from client c where c.supplier_id = v.supplier_id
        union select c.client_id, c.client_status, c.active_until from supplier s join client c on c.distributor_id = s.distributor_id where s.supplier_id = v.supplier_id
        union select c.client_id, c.client_status, c.active_until from client c where c.client_id = v.client_id
        union select c.client_id, c.client_status, c.active_until from client c where c.scope = 'internal'
      ) c on c.client_status = 'active' and (c.active_until is null or c.active_until > ${at})
      join endpoint w on w.client_id = c.client_id and w.deleted is null and w.kind = 'webhook' and w.is_active and w.topics[1] = v.event_type
     order by v.position, w.endpoint_id`

/** The latest resource of an event type for the party of a client, to test a webhook. */
export async function latestResource(db: Db, clientId: string, eventType: EventType): Promise<string | undefined> {
  const last = sql`order by d.domain_event_id desc limit 1`
  const { rows } = await sql<{ resource_id: string }>`
    select found.resource_id from client c left join supplier own on own.distributor_id = c.distributor_id and own.supplier_status = 'active'
      cross join lateral (
        (select d.domain_event_id, d.resource_id from domain_event d where d.distributor_id = c.distributor_id and d.event_type = ${eventType} ${last})
        union all
        (select d.domain_event_id, d.resource_id from domain_event d where d.supplier_id = coalesce(c.supplier_id, own.supplier_id) and d.event_type = ${eventType} ${last})
        union all
        (select d.domain_event_id, d.resource_id from domain_event d where c.scope = 'internal' and d.event_type = ${eventType} ${last})
      ) found
     where c.client_id = ${clientId} order by found.domain_event_id desc limit 1`.execute(db)
  return rows[0]?.resource_id
}

/** An active webhook with everything that decides which events it gets. */
export interface Subscriber extends Omit<Listener, 'event'> {
  event_type: EventType
  filter: WebhookFilter | null
  scope: Scope
  roles: Role[]
  distributor_id: string | null
  supplier_id: string | null
  iso_country: string | null
}

/** The event types with subscribers. Others are not computed. */
export async function wantedTypes(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ event_type: string }>`
    select distinct topics[1] as event_type from endpoint where kind = 'webhook' and is_active and deleted is null`.execute(db)
  return new Set(rows.map((row) => row.event_type))
}

/** The webhooks subscribed to any of these types. */
export async function subscribersOf(db: Db, types: readonly EventType[], at: Date): Promise<Subscriber[]> {
  const { rows } = await sql<Subscriber>`
    select e.endpoint_id as webhook_id, e.client_id, e.payload_version, e.topics[1] as event_type, e.filter, c.scope, c.roles, c.distributor_id,
           coalesce(c.supplier_id, own.supplier_id) as supplier_id, d.iso_country
      from endpoint e join client c using (client_id)
      left join distributor d on d.distributor_id = c.distributor_id
      left join supplier own on own.distributor_id = c.distributor_id and own.supplier_status = 'active'
     where e.kind = 'webhook' and e.is_active and e.deleted is null and e.topics[1] = any(${types}::text[])
       and c.client_status = 'active' and (c.active_until is null or c.active_until > ${at})
     order by e.endpoint_id`.execute(db)
  return rows
}

export async function activeOf(trx: Trx, clientId: string, eventType: EventType): Promise<Omit<Listener, 'event'>[]> {
  const { rows } = await sql<Omit<Listener, 'event'>>`
    select e.endpoint_id as webhook_id, e.client_id, e.payload_version from endpoint e
     where e.client_id = ${clientId} and e.deleted is null and e.kind = 'webhook' and e.is_active and e.topics[1] = ${eventType}
     order by e.endpoint_id`.execute(trx)
  return rows
}
