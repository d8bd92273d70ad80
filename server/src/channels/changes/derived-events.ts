import { sql } from 'kysely'
import type { ChangeRow } from '../../platform/changes/store.js'
import type { Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import type { WebhookEvent } from '../../platform/webhooks/emit.js'
import { lacksGuests } from '../../selling/guests/states.js'
import { holdingReservation } from '../../selling/reservations/states.js'

const idsOf = (rows: ChangeRow[], resource: ChangeRow['resource'], column: string): string[] => [
  ...new Set(
    rows
      .filter((row) => row.resource === resource && (row.kind === 'created' || row.changed.includes(column)))
      .map(({ resource_id }) => resource_id),
  ),
]
const minutes = (at: Date, count: number): Date => new Date(at.getTime() + count * 60_000)

/**
 * Webhook events that are not plain changes: holds that expire or are about to, orders that wait for guest data, API keys that expire.
 * `since` is the time of the previous call.
 */
export async function derivedEvents(
  env: Env,
  trx: Trx,
  wanted: ReadonlySet<string>,
  rows: ChangeRow[],
  since: Date,
  at: Date,
): Promise<WebhookEvent[]> {
  return [
    ...(wanted.has('reservation_expired') ? await expired(trx, rows, at) : []),
    ...(wanted.has('reservation_expiring') ? await expiring(env, trx, rows, since, at) : []),
    ...(wanted.has('guestdata_required') ? await waitingForGuests(trx, rows, at) : []),
    ...(wanted.has('api_key_expiring') ? await keysExpiring(env, trx, since, at) : []),
  ]
}

async function expired(trx: Trx, rows: ChangeRow[], at: Date): Promise<WebhookEvent[]> {
  const ids = idsOf(rows, 'reservation', 'status')
  if (ids.length === 0) return []
  const found = await sql<{ resource_id: string; distributor_id: string }>`
    select reservation_id as resource_id, distributor_id from reservation
     where reservation_id = any(${ids}::text[]) and status = 'void' and void_reason = 'expired' order by 1`.execute(trx)
  return found.rows.map((row) => ({ event_type: 'reservation_expired', ...row, at }))
}

/** Holds that expire before this are about to expire. */
export const leadOf = (env: Env, at: Date): Date => minutes(at, env.config.RESERVATION_EXPIRING_MINUTES)

/**
 * Holds that came close to their expiry since the last call, and holds that were created or extended with an expiry that is already close.
 */
async function expiring(env: Env, trx: Trx, rows: ChangeRow[], since: Date, at: Date): Promise<WebhookEvent[]> {
  const found = await sql<{ resource_id: string; distributor_id: string }>`
    select reservation_id as resource_id, distributor_id from reservation r
     where ${holdingReservation.sql('r')} and valid_until > ${leadOf(env, since)} and valid_until <= ${leadOf(env, at)}
    union
    select reservation_id, distributor_id from reservation r
     where reservation_id = any(${idsOf(rows, 'reservation', 'valid_until')}::text[]) and ${holdingReservation.sql('r')}
       and valid_until > ${at} and valid_until <= ${leadOf(env, since)}
     order by 1`.execute(trx)
  return found.rows.map((row) => ({ event_type: 'reservation_expiring', ...row, at }))
}

async function waitingForGuests(trx: Trx, rows: ChangeRow[], at: Date): Promise<WebhookEvent[]> {
  const ids = idsOf(rows, 'bookingorder', 'guestdata_status')
  if (ids.length === 0) return []
  const found = await sql<{ resource_id: string; distributor_id: string }>`
    select bookingorder_id as resource_id, distributor_id from bookingorder o
     where bookingorder_id = any(${ids}::text[]) and ${lacksGuests.sql('o')} order by 1`.execute(trx)
  return found.rows.map((row) => ({ event_type: 'guestdata_required', ...row, at }))
}

async function keysExpiring(env: Env, trx: Trx, since: Date, at: Date): Promise<WebhookEvent[]> {
  const lead = env.config.API_KEY_EXPIRING_DAYS * 1_440
  const found = await sql<{ resource_id: string; client_id: string }>`
    select key_id as resource_id, client_id from api_key
     where revoked is null and expires > ${minutes(since, lead)} and expires <= ${minutes(at, lead)} order by 1`.execute(trx)
  return found.rows.map((row) => ({ event_type: 'api_key_expiring', ...row, at }))
}
