import { sql } from 'kysely'
import type { Author } from '../../lib/caller.js'
import { defer } from '../../platform/db/client.js'
import type { Db, Trx } from '../../platform/db/open.js'
import type { NewRow } from '../../platform/db/rows.js'
import { firstVersion, historyInsert, versionRows } from '../../platform/history/store.js'
import { toReservation } from './schema.js'
import { items, type ReservationRow } from './store.js'

/**
 * The first version of a reservation, if it is not in the history yet. It is recorded together with the second one, because reservations are
 * made in the minutes when everybody wants the same tickets. Until then the row says the same.
 */
export function unrecorded(row: ReservationRow): NewRow<'history'> | undefined {
  if (!row.first_recorded_later || row.version > 1) return undefined
  const author = { client_id: row.created_by, impersonator_client_id: null }
  return firstVersion('reservation', row.reservation_id, author, row.created, toReservation(row))
}

/** The first versions of reservations, by id, wherever they are. */
export async function firstVersions(db: Db, ids: string[]): Promise<Map<string, Record<string, unknown> | null>> {
  // One statement, so that a change at this moment is seen in both places or in none.
  const { rows } = await sql<ReservationRow & { first: Record<string, unknown> | null }>`
    select r.*, ${items}, (select h.snapshot from history h where h.resource = 'reservation' and h.resource_id = r.reservation_id and h.version = 1) as first
      from reservation r where r.reservation_id = any(${ids}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.reservation_id, unrecorded(row)?.snapshot ?? row.first]))
}

/** Rows for the history of reservations that were changed together. `after` must be in the order of `before`. */
export const changedVersions = (author: Author, at: Date, before: readonly ReservationRow[], after: readonly ReservationRow[]) =>
  after.flatMap((now, index) => {
    const earlier = before[index] as ReservationRow
    const change = {
      resource_id: now.reservation_id,
      version: now.version,
      before: toReservation(earlier),
      after: toReservation(now),
    }
    return [unrecorded(earlier) ?? [], versionRows('reservation', author, at, [change])].flat()
  })

/** In the transaction of the change. */
export async function recordChanges(
  trx: Trx,
  author: Author,
  at: Date,
  before: readonly ReservationRow[],
  after: readonly ReservationRow[],
): Promise<void> {
  if (after.length > 0) await defer(trx, historyInsert(changedVersions(author, at, before, after)))
}
