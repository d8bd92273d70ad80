import { client } from '../../api.js'
import { Guests, type UnsavedGuests } from '../guests/Guests.js'
import { isHeld, type Reservation } from './resource.js'

const guestsAt = '/v1/reservations/{reservation_id}/guestdata'

/** How the guests of a reservation are read; the box office makes the same request. */
export const guestsOf = (reservation_id: string) => ({
  queryKey: ['guests', 'reservation', reservation_id],
  queryFn: async ({ signal }: { signal?: AbortSignal }) => {
    const params = { path: { reservation_id }, query: { include_conditions: true } }
    return (await client.GET(guestsAt, { params, ...(signal ? { signal } : {}) })).data
  },
})

interface Props {
  reservation: Reservation
  onSaved: () => Promise<unknown>
  unsaved?: UnsavedGuests
}

export function ReservationGuests({ reservation, onSaved, unsaved }: Props) {
  const { reservation_id } = reservation
  const params = { path: { reservation_id }, query: { include_conditions: true } }
  return (
    <Guests
      of={['reservation', reservation_id]}
      read={async (signal) => ({ data: await guestsOf(reservation_id).queryFn(signal ? { signal } : {}), tag: null })}
      save={async (items) => (await client.POST(guestsAt, { params, body: { items } })).data}
      onSaved={onSaved}
      ticketNames={new Map(reservation.items.map((item) => [item.ticket_id, item.ticket_name]))}
      closed={!isHeld(reservation)}
      {...(unsaved ? { unsaved } : {})}
    />
  )
}
