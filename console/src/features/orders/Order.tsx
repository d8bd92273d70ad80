import { Stack } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may, type Who } from '../../access.js'
import { local, moment } from '../../format.js'
import { tr } from '../../texts.js'
import { Code } from '../../ui/Code.js'
import { Copyable } from '../../ui/Copyable.js'
import { Columns, Detail, Fact, Facts, None, Panel } from '../../ui/detail/Detail.js'
import { type PageTab, PageTabs } from '../../ui/detail/PageTabs.js'
import { Go } from '../../ui/Go.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'
import { Name } from '../../ui/Name.js'
import { useParam } from '../../ui/useParam.js'
import { SendToGuest } from '../boxoffice/SendToGuest.js'
import { OrderBanner } from '../disruptions/Banner.js'
import { Memos } from '../memos/Memos.js'
import { actsAsBuyer, mayCancel } from './access.js'
import { CancelTickets } from './Cancel.js'
import { contentsOf } from './contents.js'
import { DownloadLog } from './DownloadLog.js'
import { Downloads } from './Downloads.js'
import { EditOrder } from './EditOrder.js'
import { Items } from './Items.js'
import { LinkedSales } from './LinkedSales.js'
import { Money } from './Money.js'
import { OrderGuests } from './OrderGuests.js'
import { type Order as OrderData, useOrder } from './order.js'
import { Relist } from './Relist.js'
import { Sandbox } from './Sandbox.js'
import { Statuses } from './Statuses.js'
import { changesOfOrder, madeOfOrder } from './sentences.js'
import { isClosed } from './statuses.js'
import { NextStep } from './steps.js'

export function Order() {
  const bookingorder_id = useParam('bookingorder_id')
  const { user } = useRouteContext({ from: '/shell' })
  const query = useOrder(bookingorder_id)
  return (
    <Detail
      query={query}
      back={{ href: '/orders', label: tr('Orders') }}
      name={({ order }) => `${order.booking_code} ${order.event_name}`}
      title={({ order }) => (
        <>
          <Code>{order.booking_code}</Code> {order.event_name}
        </>
      )}
      sub={({ order }) =>
        [
          tr('event on {day}', { day: local(order.event_startdate) }),
          contentsOf(order.items),
          tr('made {moment}', { moment: moment(order.created) }),
          ...(order.is_test_booking ? [tr('a test: no money moves, nothing is taken from stock')] : []),
        ].join(' · ')
      }
      actions={({ order }) => (
        <>
          <EditOrder order={order} />
          {order.is_test_booking && may.reserve(user) && actsAsBuyer(user, order) && <Sandbox order={order} />}
          {may.reserve(user) && actsAsBuyer(user, order) && <Relist order={order} />}
          {mayCancel(user, order) && !isClosed(order.logistic_status) && <CancelTickets order={order} label={tr('Cancel order')} />}
        </>
      )}
    >
      {({ order }) => (
        <>
          <OrderBanner order={order} />
          <NextStep order={order} />
          <Statuses order={order} />
          <Columns
            main={<PageTabs label={tr('Parts of the order')} tabs={tabsOf(order, user)} />}
            side={<About order={order} user={user} />}
          />
        </>
      )}
    </Detail>
  )
}

/** What an order is made of, for whoever looks at it. Each part is read when it is opened. */
function tabsOf(order: OrderData, user: Who): PageTab[] {
  const { bookingorder_id } = order
  const isBuyer = actsAsBuyer(user, order)
  const tabs: (PageTab | false)[] = [
    { key: 'tickets', label: tr('Tickets'), content: () => <Items order={order} /> },
    may.readOrderGuests(user) && { key: 'guests', label: tr('Guests'), content: () => <OrderGuests order={order} /> },
    {
      key: 'delivery',
      label: tr('Delivery'),
      content: () => (
        <Stack gap="md">
          <Downloads order={order} />
          {may.shareItineraries(user) && isBuyer && !isClosed(order.logistic_status) && (
            <Panel title={tr("Guests' pages")}>
              <None>{tr('Itinerary and tickets for the guests, without an account.')}</None>
              <SendToGuest order={order} />
            </Panel>
          )}
          {may.downloadTickets(user) && isBuyer && <DownloadLog bookingorder_id={bookingorder_id} />}
        </Stack>
      ),
    },
    // A seller does not see what the buyer pays. Its own money is on the page of the sale.
    isBuyer && {
      key: 'money',
      label: tr('Money'),
      content: () => (
        <Stack gap="md">
          <Money order={order} />
          <LinkedSales bookingorder_id={bookingorder_id} />
        </Stack>
      ),
    },
    isBuyer && { key: 'memos', label: tr('Memos'), content: () => <Memos on="order" id={bookingorder_id} /> },
    {
      key: 'timeline',
      label: tr('Timeline'),
      content: () => (
        <Panel title={tr('Timeline')}>
          <History
            of={['bookingorder', bookingorder_id]}
            source={listOf('/v1/bookingorders/{bookingorder_id}/history', { bookingorder_id })}
            snapshot={({ bookingorder }) => bookingorder}
            words={{ changes: changesOfOrder, made: madeOfOrder }}
          />
        </Panel>
      ),
    },
  ]
  return tabs.filter((tab) => tab !== false)
}

function About({ order, user }: { order: OrderData; user: Who }) {
  const isBuyer = actsAsBuyer(user, order)
  const made = order.api_booking
    ? order.offline_booking
      ? tr('through the API by staff')
      : tr('through the API')
    : order.offline_booking
      ? tr('in the console by staff')
      : tr('in the console')
  return (
    <Panel title={tr('About')}>
      <Facts>
        <Fact label={tr('Event')}>
          <Go href={`/events/${order.event_id}`}>{order.event_name}</Go>
        </Fact>
        <Fact label={tr('Begins')}>{local(order.event_startdate)}</Fact>
        {isStaff(user) && (
          <Fact label={tr('Distributor')}>
            <Go href={`/distributors/${order.distributor_id}`}>
              <Name of="distributor" id={order.distributor_id} />
            </Go>
          </Fact>
        )}
        {isBuyer && <Fact label={tr('Booked by')}>{order.booking_email ?? '–'}</Fact>}
        <Fact label={tr('Lead name')}>{order.lead_name_for_pickup ?? '–'}</Fact>
        <Fact label={tr('Reference')}>{order.booking_reference ?? '–'}</Fact>
        <Fact label={tr('Made')}>{made}</Fact>
        <Fact label={tr('Terms')}>{order.accepted_gt ? tr('accepted') : tr('not accepted')}</Fact>
        {order.parent_id !== null && (
          <Fact label={tr('Follows')}>
            <Go href={`/orders/${order.parent_id}`}>
              <Code>{order.parent_id}</Code>
            </Go>
          </Fact>
        )}
        {order.marketplace_logistic_purchaseorder_id !== null && may.readSales(user) && (
          <Fact label={isBuyer ? tr('Sourced from') : tr('Sale')}>
            <Go href={`/sales/${order.marketplace_logistic_purchaseorder_id}`}>
              {isBuyer ? tr('its purchase order') : tr('Your sale and its payout')}
            </Go>
          </Fact>
        )}
        <Fact label={tr('Order id')}>
          <Copyable text={order.bookingorder_id} />
        </Fact>
        <Fact label={tr('Booking id')}>
          <Copyable text={order.booking_id} />
        </Fact>
      </Facts>
    </Panel>
  )
}
