import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may, mayCancel, mayChange, type Who } from '../../access.js'
import { counted, day, moment } from '../../format.js'
import { Code } from '../../ui/Code.js'
import { Copyable } from '../../ui/Copyable.js'
import { Columns, Detail, Fact, Facts, None, Panel } from '../../ui/detail/Detail.js'
import { Go } from '../../ui/Go.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'
import { Name } from '../../ui/Name.js'
import { useParam } from '../../ui/useParam.js'
import { SendToGuest } from '../boxoffice/SendToGuest.js'
import { OrderBanner } from '../disruptions/Banner.js'
import { Memos } from '../memos/Memos.js'
import { CancelOrder } from './CancelOrder.js'
import { DownloadLog } from './DownloadLog.js'
import { Downloads } from './Downloads.js'
import { EditOrder } from './EditOrder.js'
import { Items } from './Items.js'
import { LinkedSales } from './LinkedSales.js'
import { Money } from './Money.js'
import { OrderGuests } from './OrderGuests.js'
import { type Order as OrderData, type Read, useOrder } from './order.js'
import { Relist } from './Relist.js'
import { Sandbox } from './Sandbox.js'
import { Statuses } from './Statuses.js'
import { isClosed } from './statuses.js'

export function Order() {
  const bookingorder_id = useParam('bookingorder_id')
  const { user } = useRouteContext({ from: '/shell' })
  const query = useOrder(bookingorder_id)
  return (
    <Detail
      query={query}
      back={{ href: '/orders', label: 'Orders' }}
      name={({ order }) => `${order.booking_code} ${order.event_name}`}
      title={({ order }) => (
        <>
          <Code>{order.booking_code}</Code> {order.event_name}
        </>
      )}
      sub={({ order }) =>
        [
          ...(order.items[0]?.ticket_startdate ? [`event on ${day(order.items[0].ticket_startdate)}`] : []),
          counted(order.items.length, 'ticket'),
          `made ${moment(order.created)}`,
          ...(order.is_test_booking ? ['a test: no money moves, nothing is taken from stock'] : []),
        ].join(' · ')
      }
      actions={(read) => (
        <>
          {mayChange('booking_email')(user) && <EditOrder read={read} />}
          {read.order.is_test_booking && may.reserve(user) && <Sandbox order={read.order} />}
          {may.reserve(user) && bought(read.order, user) && <Relist order={read.order} />}
          {mayCancel(user) && !isClosed(read.order.logistic_status) && <CancelOrder read={read} />}
        </>
      )}
    >
      {(read) => (
        <>
          <OrderBanner order={read.order} />
          <Statuses read={read} />
          <Columns
            main={
              <>
                <Items read={read} />
                {may.readOrderGuests(user) && <OrderGuests order={read.order} />}
                <Downloads order={read.order} />
                {may.shareItineraries(user) && bought(read.order, user) && !isClosed(read.order.logistic_status) && (
                  <Panel title="Guests' pages">
                    <None>Itinerary and tickets for the guests, without an account.</None>
                    <SendToGuest order={read.order} />
                  </Panel>
                )}
                {may.downloadTickets(user) && bought(read.order, user) && <DownloadLog bookingorder_id={bookingorder_id} />}
                <Money order={read.order} />
                <LinkedSales bookingorder_id={bookingorder_id} />
                {(isStaff(user) || read.order.distributor_id === user.distributor_id) && <Memos on="order" id={bookingorder_id} />}
              </>
            }
            side={
              <>
                <About read={read} staff={isStaff(user)} />
                <Panel title="Timeline">
                  <History
                    of={['bookingorder', bookingorder_id]}
                    source={listOf('/v1/bookingorders/{bookingorder_id}/history', { bookingorder_id })}
                    snapshot={({ bookingorder }) => bookingorder}
                  />
                </Panel>
              </>
            }
          />
        </>
      )}
    </Detail>
  )
}

/** Staff acts for every buyer. */
const bought = (order: OrderData, user: Who): boolean => isStaff(user) || order.distributor_id === user.distributor_id

function About({ read: { order }, staff }: { read: Read; staff: boolean }) {
  const made = [order.api_booking ? 'through the API' : 'in the console', ...(order.offline_booking ? ['by staff'] : [])].join(' ')
  return (
    <Panel title="About">
      <Facts>
        <Fact label="Event">
          <Go href={`/events/${order.event_id}`}>{order.event_name}</Go>
        </Fact>
        {staff && (
          <Fact label="Distributor">
            <Go href={`/distributors/${order.distributor_id}`}>
              <Name of="distributor" id={order.distributor_id} />
            </Go>
          </Fact>
        )}
        <Fact label="Booked by">{order.booking_email ?? '–'}</Fact>
        <Fact label="Lead name">{order.lead_name_for_pickup ?? '–'}</Fact>
        <Fact label="Reference">{order.booking_reference ?? '–'}</Fact>
        <Fact label="Made">{made}</Fact>
        <Fact label="Terms">{order.accepted_gt ? 'accepted' : 'not accepted'}</Fact>
        {order.parent_id !== null && (
          <Fact label="Follows">
            <Go href={`/orders/${order.parent_id}`}>
              <Code>{order.parent_id}</Code>
            </Go>
          </Fact>
        )}
        {order.marketplace_logistic_purchaseorder_id !== null && (
          <Fact label="Sourced from">
            <Go href={`/sales/${order.marketplace_logistic_purchaseorder_id}`}>its purchase order</Go>
          </Fact>
        )}
        <Fact label="Order id">
          <Copyable text={order.bookingorder_id} />
        </Fact>
        <Fact label="Booking id">
          <Copyable text={order.booking_id} />
        </Fact>
      </Facts>
    </Panel>
  )
}
