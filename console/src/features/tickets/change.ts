import type { paths } from '@allotment/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api.js'
import { tell } from '../../ui/tell.js'

export type TicketChange = paths['/v1/tickets/{ticket_id}']['patch']['requestBody']['content']['application/json']

/** Changes a ticket and reads again whatever shows it. */
export function useTicketChange(ticket_id: string, said = 'Ticket changed') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: TicketChange) =>
      (await client.PATCH('/v1/tickets/{ticket_id}', { params: { path: { ticket_id } }, body })).data,
    onSuccess: async () => {
      tell.done(said)
      await Promise.all(
        [
          ['list', 'tickets'],
          ['ticket', ticket_id],
          ['history', 'ticket', ticket_id],
        ].map((queryKey) => queries.invalidateQueries({ queryKey })),
      )
    },
    onError: tell.failure,
  })
}
