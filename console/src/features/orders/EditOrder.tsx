import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { EditButton } from '../../ui/form/EditButton.js'
import type { Field } from '../../ui/form/fields.js'
import { mayChange } from './access.js'
import { type Order, orderCalls, refreshOrder } from './order.js'

const fields = [
  { name: 'booking_email', label: 'Booked by (e-mail)', kind: 'text', required: true },
  { name: 'lead_name_for_pickup', label: 'Lead name for pickup', kind: 'text' },
  { name: 'payment_reference', label: 'Payment reference', kind: 'text' },
  { name: 'invoice_reference', label: 'Invoice reference', kind: 'text' },
] as const satisfies Field[]

/** What can still be changed of an order, by whoever may. */
export function EditOrder({ order }: { order: Order }) {
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const own = fields.filter(({ name }) => mayChange(user, order, name))
  if (own.length === 0) return null
  return (
    <EditButton
      label="Edit"
      title="Edit the order"
      fields={own}
      values={order}
      {...orderCalls(order.bookingorder_id)}
      done="Order changed"
      onSaved={() => refreshOrder(queries, order.bookingorder_id)}
    />
  )
}
