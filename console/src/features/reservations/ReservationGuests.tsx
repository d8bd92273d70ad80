import { client } from '../../api.js'
import { Guests, type UnsavedGuests } from '../guests/Guests.js'
import type { StoredGuests } from '../guests/save-typed.js'
import { isHeld, type Reservation } from './resource.js'

const guestsAt = '/v1/reservations/{reservation_id}/guestdata'

const paramsOf = (reservation_id: string) => ({ path: { reservation_id }, query: { include_conditions: true } })

async function readGuests(reservation_id: string, signal?: AbortSignal): Promise<StoredGuests> {
  const { data, response } = await client.GET(guestsAt, { params: paramsOf(reservation_id), ...(signal ? { signal } : {}) })
  return { data, tag: response.headers.get('etag') }
}

/** How the guests of a reservation are read; the box office makes the same request. */
export const guestsOf = (reservation_id: string) => ({
  queryKey: ['guests', 'reservation', reservation_id],
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await readGuests(reservation_id, signal)).data,
})

interface Props {
  reservation: Reservation
  onSaved: () => Promise<unknown>
  unsaved?: UnsavedGuests
}

export function ReservationGuests({ reservation, onSaved, unsaved }: Props) {
  const { reservation_id } = reservation
  return (
    <Guests
      of={['reservation', reservation_id]}
      read={(signal) => readGuests(reservation_id, signal)}
      save={async (items, headers) => (await client.POST(guestsAt, { params: paramsOf(reservation_id), headers, body: { items } })).data}
      onSaved={onSaved}
      ticketNames={new Map(reservation.items.map((item) => [item.ticket_id, item.ticket_name]))}
      closed={!isHeld(reservation)}
      {...(unsaved ? { unsaved } : {})}
    />
  )
}
