import { sql } from 'kysely'
import type { Env } from '../context.js'
import { defer, keepPlans } from '../db/client.js'
import type { Trx } from '../db/open.js'
import { raise } from '../domain-events.js'
import type { Claimed } from './claim.js'
import { healthAfter } from './health.js'
import { disabledLetter } from './letters.js'
import type { Outcome } from './retry.js'
import { dropPending } from './store.js'

declare module '../context.js' {
  interface DomainEvents {
    /** the first failed attempt after a successful one */
    endpoint_failing: { endpoint_id: string; client_id: string; at: Date }
    /** disabled by the service, not by its owner */
    endpoint_disabled: { endpoint_id: string; client_id: string; at: Date }
  }
}

/** A finished attempt. */
export interface Finished {
  claimed: Claimed
  started: Date
  millis: number
  result: Outcome
  /** time of the next attempt; undefined if it was delivered or given up */
  next: Date | undefined
}

/**
 * Writes the results of many attempts. A success that arrives after its lease expired still counts, but never overwrites the result of
 * another worker. Endpoints are locked before deliveries, in the same order as when a webhook is changed.
 */
export async function recordResults(env: Env, trx: Trx, finished: Finished[]): Promise<void> {
  const at = env.now()
  await keepPlans(trx)
  const noted = finished.filter(changesHealth)
  if (noted.length > 0) await noteHealth(env, trx, noted, at)
  await writeResults(trx, finished, at)
}

const changesHealth = ({ claimed, result }: Finished): boolean =>
  result.outcome !== 'delivered' || claimed.failing_since !== null || claimed.pace !== null

interface Noted {
  endpoint_id: string
  kind: string
  url: string
  client_id: string
  failing_since: Date | null
  pace: number | null
  is_active: boolean
}

async function noteHealth(env: Env, trx: Trx, noted: Finished[], at: Date): Promise<void> {
  const ids = [...new Set(noted.map(({ claimed }) => claimed.endpoint_id))]
  // In id order, so that two workers queue instead of deadlocking.
  const { rows } = await sql<Noted>`
    select e.endpoint_id, e.kind, e.url, e.client_id, e.failing_since, e.pace, e.is_active
      from endpoint e where e.endpoint_id = any(${ids}::text[]) order by e.endpoint_id for no key update`.execute(trx)
  const after = rows.map((endpoint) => ({
    endpoint,
    ...healthAfter(
      endpoint,
      noted.filter(({ claimed }) => claimed.endpoint_id === endpoint.endpoint_id).map(({ result }) => result),
      env.config.WEBHOOK_CONCURRENCY,
      at,
    ),
  }))
  await sql`
    update endpoint e set failing_since = h.failing_since, pace = h.pace
      from unnest(${after.map(({ endpoint }) => endpoint.endpoint_id)}::text[], ${after.map((one) => one.failing_since)}::timestamptz[],
                  ${after.map((one) => one.pace)}::int[]) as h (endpoint_id, failing_since, pace)
     where e.endpoint_id = h.endpoint_id`.execute(trx)
  for (const { endpoint, disabled, failing_since } of after) {
    const { endpoint_id, client_id } = endpoint
    if (endpoint.failing_since === null && failing_since !== null) await raise(env, trx, 'endpoint_failing', { endpoint_id, client_id, at })
    if (disabled && endpoint.is_active) await disable(env, trx, endpoint, disabled, at)
  }
}

/** Raises the event once: does nothing if the endpoint is already disabled. */
async function disable(env: Env, trx: Trx, endpoint: Noted, reason: 'gone' | 'failing', at: Date): Promise<void> {
  const { endpoint_id, client_id } = endpoint
  await sql`update endpoint set is_active = false, disabled_reason = ${reason}, updated = ${at}, version = version + 1 where endpoint_id = ${endpoint_id}`.execute(
    trx,
  )
  await dropPending(trx, [endpoint_id], at)
  const { rows } = await sql<{ email: string | null }>`
    select coalesce(c.email, d.customerservice->>'email', s.technical_contact->>'email', s.general_contact->>'email') as email
      from client c left join distributor d on d.distributor_id = c.distributor_id left join supplier s on s.supplier_id = c.supplier_id
     where c.client_id = ${client_id}`.execute(trx)
  const to = rows[0]?.email
  if (to) await env.jobs.enqueue(trx, 'mail', [disabledLetter(to, endpoint, reason, env.config.PUBLIC_URL)])
  await raise(env, trx, 'endpoint_disabled', { endpoint_id, client_id, at })
  env.log.warn({ endpoint_id, client_id, reason }, 'endpoint switched off')
}

async function writeResults(trx: Trx, finished: Finished[], at: Date): Promise<void> {
  const column = <T>(pick: (one: Finished) => T) => finished.map(pick)
  await defer(
    trx,
    sql`
    with result as (
      select * from unnest(
        ${column(({ claimed }) => claimed.delivery_id)}::text[], ${column(({ claimed }) => claimed.attempts)}::int[],
        ${column(({ started }) => started)}::timestamptz[], ${column(({ millis }) => Math.round(millis))}::int[],
        ${column(({ result }) => result.outcome)}::text[], ${column(({ result }) => result.status)}::int[],
        ${column(({ result }) => result.response)}::text[], ${column(({ next }) => next ?? null)}::timestamptz[])
        as r (delivery_id, attempt, started, duration_ms, outcome, response_status, response, next)
    ), logged as (
      insert into delivery_attempt (delivery_id, attempt, started, duration_ms, outcome, response_status, response)
      select r.delivery_id, r.attempt, r.started, r.duration_ms, r.outcome, r.response_status, r.response
        from result r join delivery d using (delivery_id)
      on conflict (delivery_id, attempt) do update set started = excluded.started, duration_ms = excluded.duration_ms,
        outcome = excluded.outcome, response_status = excluded.response_status, response = excluded.response
    )
    update delivery d set
      status = case when r.outcome = 'delivered' then 'delivered'
                    when d.status = 'pending' and d.attempts = r.attempt and r.next is null then 'failed'
                    else d.status end,
      due = case when d.attempts = r.attempt and r.next is not null then r.next else d.due end,
      lease_until = case when d.attempts = r.attempt then null else d.lease_until end,
      last_response = coalesce(r.response_status, d.last_response),
      delivered = case when r.outcome = 'delivered' then coalesce(d.delivered, ${at}) else d.delivered end,
      updated = ${at}
     from result r where d.delivery_id = r.delivery_id`,
  )
}
