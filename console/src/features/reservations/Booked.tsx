import { useQuery } from '@tanstack/react-query'
import { client } from '../../api.js'
import { tr, trRich } from '../../texts.js'
import { Code } from '../../ui/Code.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Go } from '../../ui/Go.js'

/** The booking of the reservation. */
export function Booked({ reservation_id }: { reservation_id: string }) {
  const booking = useQuery({
    queryKey: ['booking-of', reservation_id],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/bookings/reservation/{reservation_id}', { params: { path: { reservation_id } }, signal })).data,
  })
  return (
    <Panel title={tr('Booked')}>
      {booking.data ? (
        <None>
          {trRich('As {code}: {orders}', {
            code: <Code>{booking.data.booking_code}</Code>,
            orders: booking.data.bookingorders.map(({ bookingorder_id }, index) => (
              <span key={bookingorder_id}>
                {index > 0 && ', '}
                <Go href={`/orders/${bookingorder_id}`}>{tr('order {number}', { number: index + 1 })}</Go>
              </span>
            )),
          })}
        </None>
      ) : (
        <None>{tr('Its orders are being looked up.')}</None>
      )}
    </Panel>
  )
}
