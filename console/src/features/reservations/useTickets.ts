import { useQuery } from '@tanstack/react-query'
import { client } from '../../api.js'
import type { Reservation } from './resource.js'

/** The tickets of a hold as they are sold now. One that is no longer listed is missing. */
export function useTickets(items: Reservation['items']) {
  const ids = `in:[${[...new Set(items.map(({ ticket_id }) => ticket_id))].slice(0, 50).join(',')}]`
  return useQuery({
    // Read again with the offer, when the hold changes.
    queryKey: ['offer', 'held', ids],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/tickets', { params: { query: { ticket_id: ids, include_youth: 'true', page_size: 50 } }, signal })).data
        .tickets,
    refetchInterval: 30_000,
  })
}
