import { sql } from 'kysely'
import { type Caller, partyOf } from '../../lib/caller.js'
import { Problem } from '../../lib/errors.js'
import type { Env } from '../context.js'
import type { Trx } from '../db/open.js'

/**
 * Refuses a further endpoint when the organisation has as many as it may. One change is sent to each of them, so without a limit one caller
 * could multiply the work of all processes, and the requests to an address that is not its own. Each client of the operator has its own
 * limit. The lock makes concurrent registrations of an organisation wait for each other.
 */
export async function checkEndpoints(env: Env, trx: Trx, caller: Caller): Promise<void> {
  const limit = env.config.WEBHOOK_LIMIT
  const party = partyOf(caller)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`endpoint:${party ?? caller.client_id}`}, 0))`.execute(trx)
  const clients =
    party === null ? sql`${caller.client_id}` : sql`select c.client_id from client c where ${party} in (c.distributor_id, c.supplier_id)`
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from endpoint e where e.client_id in (${clients}) and e.deleted is null`.execute(trx)
  if ((rows[0]?.count ?? 0) >= limit)
    throw new Problem('webhook_limit', {
      detail: `Your organisation has ${limit} webhooks and subscriptions, and no more are allowed.`,
      facts: { webhook_limit: limit },
    })
}
