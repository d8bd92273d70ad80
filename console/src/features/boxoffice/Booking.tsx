import type { paths } from '@allotment/sdk'
import { settledLater } from '@allotment/sdk/model'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { moment, money } from '../../format.js'
import { say } from '../../say.js'
import { tr, trCount, trRich } from '../../texts.js'
import { Code } from '../../ui/Code.js'
import { Columns, Detail, Fact, Facts, None, Panel } from '../../ui/detail/Detail.js'
import { Go } from '../../ui/Go.js'
import { Status } from '../../ui/status.js'
import { useParam } from '../../ui/useParam.js'
import { contentsOf } from '../orders/contents.js'
import type { Order } from '../orders/order.js'
import { CardPayment } from './CardPayment.js'
import { SendToGuest } from './SendToGuest.js'

type Shown = paths['/v1/bookings/{booking_id}']['get']['responses'][200]['content']['application/json']

const isSettledLater = (method: string | null): boolean => (settledLater as readonly (string | null)[]).includes(method)

/** The bought tickets, and the next steps. */
export function Booking() {
  const booking_id = useParam('booking_id')
  const query = useQuery({
    queryKey: ['booking', booking_id],
    queryFn: async ({ signal }) => (await client.GET('/v1/bookings/{booking_id}', { params: { path: { booking_id } }, signal })).data,
  })
  return (
    <Detail
      query={query}
      back={{ href: '/orders', label: tr('Orders') }}
      name={({ booking_code }) => tr('Booking {code}', { code: booking_code })}
      title={({ booking_code }) => <>{trRich('Booked: {code}', { code: <Code>{booking_code}</Code> })}</>}
      sub={({ items, created }) =>
        `${trCount(
          items.reduce((sum, { quantity }) => sum + quantity, 0),
          '{n} ticket',
          '{n} tickets',
        )} · ${moment(created)}`
      }
    >
      {(booking) => <Orders booking={booking} />}
    </Detail>
  )
}

const nextOf: Record<string, string> = {
  invoice: tr('The invoice is on the page of each order.'),
  prepaid: tr('It is paid from the prepaid balance.'),
  card: tr('It is open until the payment provider has settled it: see Card payment.'),
}

function Orders({ booking }: { booking: Shown }) {
  const { user } = useRouteContext({ from: '/shell' })
  const orders = useQueries({
    queries: booking.bookingorders.map(({ bookingorder_id }) => ({
      queryKey: ['order', bookingorder_id, 'booked'],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await client.GET('/v1/bookingorders/{bookingorder_id}', { params: { path: { bookingorder_id } }, signal })).data,
      // Files are made in the background.
      refetchInterval: ({ state }: { state: { data: Order | undefined } }) =>
        (state.data?.logistic_status === 'completed' ? false : 5_000) as number | false,
    })),
  })
  return (
    <Columns
      main={
        <>
          {isSettledLater(booking.payment_method) && !booking.is_test_booking && orders.every(({ data }) => data !== undefined) && (
            <CardPayment booking_id={booking.booking_id} orders={orders.flatMap(({ data }) => data ?? [])} />
          )}
          {orders.map(({ data: order }, index) =>
            order === undefined ? null : (
              <Panel
                key={order.bookingorder_id}
                title={order.event_name}
                extra={
                  <Go href={`/orders/${order.bookingorder_id}`}>
                    {orders.length > 1 ? tr('Order {index}', { index: index + 1 }) : tr('The order')}
                  </Go>
                }
              >
                <Facts>
                  <Fact label={tr('Tickets')}>{contentsOf(order.items)}</Fact>
                  <Fact label={tr('Delivery')}>
                    <Status value={order.logistic_status} />
                  </Fact>
                  <Fact label={tr('Guest data')}>
                    <Status value={order.guestdata_status} />
                  </Fact>
                  <Fact label={tr('Payment')}>
                    <Status value={order.distributorfinancial_status} />
                  </Fact>
                  <Fact label={tr('Amount')}>{money(order.amount, order.target_currency)}</Fact>
                </Facts>
                {may.shareItineraries(user) && <SendToGuest order={order} />}
              </Panel>
            ),
          )}
        </>
      }
      side={
        <Panel title={tr('What happens next')}>
          <Facts>
            <Fact label={tr('Payment')}>
              {say(booking.payment_method)}. {nextOf[booking.payment_method]}
            </Fact>
            <Fact label={tr('Tickets')}>
              {trRich('{booking_email} gets a mail when they are ready.', { booking_email: booking.booking_email })}
            </Fact>
            <Fact label={tr('Reference')}>{booking.booking_reference ?? '–'}</Fact>
          </Facts>
          {booking.is_test_booking && <None>{tr('A test: no money moves, nothing is taken from stock.')}</None>}
        </Panel>
      }
    />
  )
}
