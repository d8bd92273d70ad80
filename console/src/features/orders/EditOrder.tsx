import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { tr } from '../../texts.js'
import { EditButton } from '../../ui/form/EditButton.js'
import type { Field } from '../../ui/form/fields.js'
import { mayChange } from './access.js'
import { type Order, orderCalls, refreshOrder } from './order.js'

const fields = [
  { name: 'booking_email', label: tr('Booked by (e-mail)'), kind: 'text', required: true },
  { name: 'lead_name_for_pickup', label: tr('Lead name for pickup'), kind: 'text' },
  { name: 'payment_reference', label: tr('Payment reference'), kind: 'text' },
  { name: 'invoice_reference', label: tr('Invoice reference'), kind: 'text' },
] as const satisfies Field[]

/** What can still be changed of an order, by whoever may. */
export function EditOrder({ order }: { order: Order }) {
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const own = fields.filter(({ name }) => mayChange(user, order, name))
  if (own.length === 0) return null
  return (
    <EditButton
      label={tr('Edit')}
      title={tr('Edit the order')}
      fields={own}
      values={order}
      {...orderCalls(order.bookingorder_id)}
      done={tr('Order changed')}
      onSaved={() => refreshOrder(queries, order.bookingorder_id)}
    />
  )
}
