import { type RawBuilder, sql } from 'kysely'
import { keepPlans } from '../db/client.js'
import type { Db, Trx } from '../db/open.js'
import type { Kind } from './kinds.js'

/** A delivery leased to this worker until `lease_until`. */
export interface Claimed {
  delivery_id: string
  endpoint_id: string
  event_type: string
  body: string
  created: Date
  /** number of this attempt, over all rounds */
  attempts: number
  attempts_before: number
  kind: Kind
  url: string
  secret: Buffer
  old_secret: Buffer | null
  old_secret_until: Date | null
  failing_since: Date | null
  pace: number | null
}

export interface Claim {
  /** maximum number of deliveries to claim */
  slots: number
  at: Date
  leaseMillis: number
  /** limits per endpoint over all workers: concurrent requests, and requests per second */
  concurrency: number
  rate: number
}

const isLive = sql`e.is_active and e.deleted is null`
const isClaimable = (at: Date) => sql`d.status = 'pending' and d.due <= ${at} and (d.lease_until is null or d.lease_until <= ${at})`
/**
 * How many more requests the endpoint may get at once. Leased deliveries are at the head of the queue, so a bounded read finds them.
 * Ordered by id too, because many deliveries may be due at the same instant.
 */
const freeSlots = ({ at, concurrency }: Claim): RawBuilder<number> => sql`
  (least(coalesce(e.pace, ${concurrency}), ${concurrency})
   - (select count(*) from (select l.lease_until from delivery l where l.endpoint_id = e.endpoint_id and l.status = 'pending'
                             order by l.due, l.delivery_id limit ${2 * concurrency + 20}) l where l.lease_until > ${at}))`
/** Requests that the rate allows now: at most those of one second, so that a backlog is sent evenly and not in a burst. */
const allowance = ({ at, rate }: Claim): RawBuilder<number> => sql`
  (case when e.claimed_at is null then ${rate}::float8
        else least(${rate}::float8, e.allowance + greatest(0, extract(epoch from ${at}::timestamptz - e.claimed_at))::float8 * ${rate}::float8) end)`

/**
 * Leases due deliveries to this worker. Endpoints take turns, each within its own limits, so that a backlog or a hanging receiver does not
 * delay others. Any number of workers may claim at once. An endpoint that another worker is claiming from is skipped.
 */
export const claimDeliveries = (db: Db, claim: Claim): Promise<Claimed[]> =>
  db.transaction().execute(async (trx) => {
    await keepPlans(trx)
    // A separate statement takes the locks. In one statement the snapshot would be older than the locks, and requests in progress would be
    // counted wrong.
    const ids = await lockWaiting(trx, claim)
    return ids.length === 0 ? [] : take(trx, ids, claim)
  })

/** Jumps from endpoint to endpoint along the index, so the length of their queues does not matter. The longest waiting come first. */
async function lockWaiting(trx: Trx, claim: Claim): Promise<string[]> {
  const { rows } = await sql<{ endpoint_id: string }>`
    with recursive waiting as (
      (select d.endpoint_id from delivery d where d.status = 'pending' order by d.endpoint_id limit 1)
      union all
      select (select d.endpoint_id from delivery d where d.status = 'pending' and d.endpoint_id > w.endpoint_id order by d.endpoint_id limit 1)
        from waiting w where w.endpoint_id is not null)
    select e.endpoint_id from waiting w join endpoint e using (endpoint_id) join client c using (client_id)
     where ${isLive} and c.client_status = 'active' and ${allowance(claim)} >= 1 and ${freeSlots(claim)} > 0
       and exists (select from delivery d where d.endpoint_id = e.endpoint_id and ${isClaimable(claim.at)})
     order by e.claimed_at nulls first limit ${claim.slots} for no key update of e skip locked`.execute(trx)
  return rows.map((row) => row.endpoint_id)
}

/** An attempt of a worker that disappeared is logged as lost. */
async function take(trx: Trx, ids: string[], claim: Claim): Promise<Claimed[]> {
  const { slots, at, leaseMillis } = claim
  const share = Math.max(1, Math.ceil(slots / ids.length))
  const { rows } = await sql<Claimed>`
    with allowed as (
      select e.endpoint_id, ${allowance(claim)} as allowance, greatest(0, least(${freeSlots(claim)}, ${allowance(claim)}, ${share}))::int as room
        from endpoint e where e.endpoint_id = any(${ids}::text[])
    ), picked as (
      select p.* from allowed a cross join lateral (
        select d.delivery_id, d.endpoint_id, d.attempts, d.lease_until from delivery d
         where d.endpoint_id = a.endpoint_id and ${isClaimable(at)} order by d.due, d.delivery_id limit a.room for update skip locked) p
       limit ${slots}
    ), lost as (
      insert into delivery_attempt (delivery_id, attempt, started, outcome)
      select p.delivery_id, p.attempts, p.lease_until - ${leaseMillis} * interval '1 millisecond', 'lost' from picked p where p.lease_until is not null
      on conflict do nothing
    ), charged as (
      update endpoint e set allowance = a.allowance - g.taken, claimed_at = greatest(e.claimed_at, ${at}::timestamptz)
        from allowed a join (select p.endpoint_id, count(*) as taken from picked p group by p.endpoint_id) g using (endpoint_id)
       where e.endpoint_id = a.endpoint_id
    ), taken as (
      update delivery d set lease_until = ${new Date(at.getTime() + leaseMillis)}, attempts = d.attempts + 1
        from picked p where d.delivery_id = p.delivery_id
      returning d.delivery_id, d.endpoint_id, d.event_type, d.body, d.created, d.attempts, d.attempts_before
    )
    select t.*, e.kind, e.url, e.secret, e.old_secret, e.old_secret_until, e.failing_since, e.pace
      from taken t join endpoint e using (endpoint_id)`.execute(trx)
  return rows
}
