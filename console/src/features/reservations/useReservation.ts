import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { client } from '../../api.js'
import { instant } from '../../format.js'
import { heldBy } from './changed.js'
import { isAsked, isHeld, type Reservation } from './resource.js'

/** A reservation with the ETag of the version that was read. */
export type ReadReservation = Reservation & { tag: string | null }

export async function readReservation(reservation_id: string, signal?: AbortSignal): Promise<ReadReservation> {
  const params = { path: { reservation_id } }
  const { data, response } = await client.GET('/v1/reservations/{reservation_id}', { params, ...(signal ? { signal } : {}) })
  return { ...(data as Reservation), tag: response.headers.get('etag') }
}

const waits = (reservation: Reservation): boolean => isHeld(reservation) || isAsked(reservation)

/** When to read it again: at its end at the latest, and then until the service has ended it, so that nobody works on what is over. */
function untilNextRead(reservation: Reservation): number {
  const left = instant(reservation.valid_until).getTime() - Date.now()
  return left > 0 ? Math.min(15_000, left + 1_000) : 2_000
}

/** A reservation, read again while it can change without the user; and how to read everything about it again. */
export function useReservation(reservation_id: string) {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: ['reservation', reservation_id],
    queryFn: ({ signal }) => readReservation(reservation_id, signal),
    refetchInterval: ({ state }) => (state.data && waits(state.data) ? untilNextRead(state.data) : false),
  })
  // Its guests and its price follow from what is held, whoever changed it.
  const held = query.data && heldBy(query.data)
  const before = useRef(held)
  useEffect(() => {
    if (before.current !== undefined && before.current !== held)
      for (const queryKey of [
        ['guests', 'reservation', reservation_id],
        ['terms', reservation_id],
      ])
        void queries.invalidateQueries({ queryKey })
    before.current = held
  }, [held, queries, reservation_id])
  const again = () =>
    Promise.all(
      [
        ['reservation', reservation_id],
        ['history', 'reservation', reservation_id],
        ['terms', reservation_id],
        ['list', 'reservations'],
        ['offer'],
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
  return { query, again }
}
