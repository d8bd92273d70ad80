import { useQueryClient } from '@tanstack/react-query'
import { client } from '../../api.js'
import { Guests } from '../guests/Guests.js'
import { type Order, refreshOrder } from './order.js'
import { isClosed } from './statuses.js'

const at = '/v1/bookingorders/{bookingorder_id}/guestdata'

export function OrderGuests({ order }: { order: Order }) {
  const queries = useQueryClient()
  const { bookingorder_id } = order
  const params = { path: { bookingorder_id }, query: { include_conditions: true } }
  return (
    <Guests
      of={['bookingorder', bookingorder_id]}
      read={async (signal) => {
        const { data, response } = await client.GET(at, { params, ...(signal ? { signal } : {}) })
        return { data, tag: response.headers.get('etag') }
      }}
      save={async (items, headers) => (await client.PUT(at, { params, headers, body: { items } })).data}
      onSaved={() => refreshOrder(queries, bookingorder_id)}
      ticketNames={new Map(order.items.map((item) => [item.ticket_id, item.ticket_name]))}
      closed={isClosed(order.logistic_status)}
    />
  )
}
