import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { EditButton } from '../../ui/form/EditButton.js'
import type { Field } from '../../ui/form/fields.js'
import type { Reservation } from './resource.js'

/** Changes how many are held. When the new quantities cannot be had, the old hold stands. */
export function ChangeQuantities({
  reservation: { reservation_id, items },
  onDone,
}: {
  reservation: Reservation
  onDone: () => Promise<unknown>
}) {
  const held = new Map<string, { name: string; quantity: number }>()
  // What is taken from an allotment and from free stock are two items of one ticket.
  for (const { ticket_id, ticket_name, quantity } of items)
    held.set(ticket_id, { name: ticket_name, quantity: quantity + (held.get(ticket_id)?.quantity ?? 0) })
  const fields = [...held].map(
    ([name, { name: label }]): Field => ({ name, label, kind: 'integer', required: true, hint: tr('0 takes it off') }),
  )
  const values = Object.fromEntries([...held].map(([ticket_id, { quantity }]) => [ticket_id, quantity]))
  return (
    <EditButton
      label={tr('Change quantities')}
      title={tr('Change quantities')}
      fields={fields}
      values={values}
      save={(changes) => {
        const wanted = Object.entries({ ...values, ...changes }).map(([ticket_id, quantity]) => ({ ticket_id, quantity: Number(quantity) }))
        return client.PUT('/v1/reservations/{reservation_id}', {
          params: { path: { reservation_id } },
          body: { items: wanted.filter(({ quantity }) => quantity !== 0) },
        })
      }}
      done={tr('The hold is changed')}
      onSaved={onDone}
    />
  )
}
