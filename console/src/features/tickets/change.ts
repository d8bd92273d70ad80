import type { paths } from '@allotment/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { toInputs, type Values } from '../../ui/form/fields.js'
import { type Guard, saveGuarded, type Version, versionOf } from '../../ui/form/guard.js'
import { tell } from '../../ui/tell.js'
import { ticketFields } from './fields.js'
import type { Ticket } from './resource.js'

export type TicketChange = paths['/v1/tickets/{ticket_id}']['patch']['requestBody']['content']['application/json']

/** A ticket as it is stored now, and the change of it: the two calls of every edit. */
export const ticketCalls = (ticket_id: string) => {
  const params = { path: { ticket_id } }
  return {
    read: (): Promise<Version> => versionOf(client.GET('/v1/tickets/{ticket_id}', { params })),
    save: (body: Values, headers: Guard) => client.PATCH('/v1/tickets/{ticket_id}', { params, body: body as TicketChange, headers }),
  }
}

/** Changes a field of a ticket as it is shown, and reads again whatever shows it. */
export function useTicketChange(ticket: Pick<Ticket, 'ticket_id' | 'currency_code'>, said = tr('Ticket changed')) {
  const queries = useQueryClient()
  const { ticket_id, currency_code } = ticket
  const { read, save } = ticketCalls(ticket_id)
  return useMutation({
    mutationFn: (body: TicketChange) => {
      const fields = ticketFields(currency_code).filter(({ name }) => name in body)
      return saveGuarded({ fields, before: toInputs(fields, ticket), after: toInputs(fields, body as Values), read, write: save })
    },
    onSuccess: async ({ outcome }) => {
      if (outcome === 'saved') tell.done(said)
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
