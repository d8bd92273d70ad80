import { useRouteContext } from '@tanstack/react-router'
import { buys } from '../../access.js'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { EditButton } from '../../ui/form/EditButton.js'
import type { Field } from '../../ui/form/fields.js'
import { versionOf } from '../../ui/form/guard.js'
import { soldIn } from '../boxoffice/facts.js'
import type { Reservation } from './resource.js'
import { useTickets } from './useTickets.js'

/** Changes how many are held. When the new quantities cannot be had, the old hold stands. */
export function ChangeQuantities({
  reservation: { reservation_id, items },
  onDone,
}: {
  reservation: Reservation
  onDone: () => Promise<unknown>
}) {
  const path = { reservation_id }
  const { user } = useRouteContext({ from: '/shell' })
  const tickets = useTickets(items)
  const names = new Map(items.map(({ ticket_id, ticket_name }) => [ticket_id, ticket_name]))
  const held = quantitiesOf(items)
  const fields = [...names].map(([name, label]): Field => {
    const common = { name, label, required: true, hint: tr('0 takes it off') } as const
    const ticket = tickets.data?.find(({ ticket_id }) => ticket_id === name)
    // What is left in an allotment only its distributor reads; the service decides.
    const isAllotted = items.some(({ ticket_id, allotment_id }) => ticket_id === name && allotment_id !== null)
    if (ticket === undefined || (isAllotted && !buys(user))) return { ...common, kind: 'integer' }
    return { ...common, kind: 'quantity', sold: soldIn(ticket, held[name]) }
  })
  return (
    <EditButton
      label={tr('Change quantities')}
      title={tr('Change quantities')}
      fields={fields}
      values={held}
      read={async () => {
        const { values, tag } = await versionOf(client.GET('/v1/reservations/{reservation_id}', { params: { path } }))
        return { values: quantitiesOf(values.items as Reservation['items']), tag }
      }}
      save={(changes, headers, stored) => {
        const wanted = Object.entries({ ...stored?.values, ...changes }).map(([ticket_id, quantity]) => ({
          ticket_id,
          quantity: Number(quantity),
        }))
        return client.PUT('/v1/reservations/{reservation_id}', {
          params: { path },
          headers,
          body: { items: wanted.filter(({ quantity }) => quantity !== 0) },
        })
      }}
      done={tr('The hold is changed')}
      onSaved={onDone}
    />
  )
}

/** By ticket. What is taken from an allotment and from free stock are two items of one ticket. */
function quantitiesOf(items: Reservation['items']): Record<string, number> {
  const held: Record<string, number> = {}
  for (const { ticket_id, quantity } of items) held[ticket_id] = quantity + (held[ticket_id] ?? 0)
  return held
}
