import { sql } from 'kysely'
import type { Read } from '../../platform/db/client.js'
import type { Condition } from '../../platform/db/filter.js'
import { items, type ReservationRow } from './store.js'

/**
 * Locks reservations in id order, each only if it is visible, and then reads them in a further statement. A single statement that waits for the
 * lock could return lines from before the wait.
 */
export const lockedReservations = (wanted: readonly { id: string; visible: Condition }[]): Read<Map<string, ReservationRow>> => {
  const sorted = [...wanted].sort((a, b) => (a.id < b.id ? -1 : 1))
  return {
    statements: [
      ...sorted.map(({ id, visible }) => sql`select from reservation r where r.reservation_id = ${id} and ${visible} for update`),
      sql`select r.*, ${items} from reservation r where r.reservation_id = any(${sorted.map(({ id }) => id)}::text[])`,
    ],
    of: (rows) => {
      const found = new Map((rows.at(-1) as ReservationRow[]).map((row) => [row.reservation_id, row]))
      for (const [index, { id }] of sorted.entries()) if (rows[index]?.length === 0) found.delete(id)
      return found
    },
  }
}

export function lockedReservation(id: string, visible: Condition): Read<ReservationRow | undefined> {
  const { statements, of } = lockedReservations([{ id, visible }])
  return { statements, of: (rows) => of(rows).get(id) }
}
