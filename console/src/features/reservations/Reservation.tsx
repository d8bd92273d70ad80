import { Button } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { moment, money } from '../../format.js'
import { tr, trRich } from '../../texts.js'
import { Copyable } from '../../ui/Copyable.js'
import { Columns, Detail, Fact, Facts, None, Panel } from '../../ui/detail/Detail.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'
import { Name } from '../../ui/Name.js'
import { Status } from '../../ui/status.js'
import { useParam } from '../../ui/useParam.js'
import { Memos } from '../memos/Memos.js'
import { Booked } from './Booked.js'
import { Countdown } from './Countdown.js'
import { HoldButtons, WithdrawButton } from './HoldButtons.js'
import { ReservationGuests } from './ReservationGuests.js'
import { isAsked, isHeld, type Reservation as Shown, worth } from './resource.js'
import { type ReadReservation, useReservation } from './useReservation.js'

export function Reservation() {
  const reservation_id = useParam('reservation_id')
  const { user } = useRouteContext({ from: '/shell' })
  const { query, again } = useReservation(reservation_id)
  return (
    <Detail
      query={query}
      back={{ href: '/reservations', label: tr('Reservations') }}
      name={({ items }) => items[0]?.event_name ?? tr('Reservation')}
      title={({ items }) => items[0]?.event_name ?? tr('Reservation')}
      sub={(one) => (
        <>
          <Status value={one.void_reason ?? one.status} />{' '}
          {isAsked(one) && <>{trRich('the supplier answers within {countdown}', { countdown: <Countdown until={one.valid_until} /> })}</>}
          {isHeld(one) && <>{trRich('holds for {countdown}', { countdown: <Countdown until={one.valid_until} /> })}</>}
        </>
      )}
      actions={(one) =>
        may.reserve(user) &&
        (isHeld(one) ? <Actions reservation={one} onDone={again} /> : isAsked(one) && <WithdrawButton reservation={one} onDone={again} />)
      }
    >
      {(one) => (
        <Columns
          main={
            <>
              <Lines reservation={one} />
              {may.readGuests(user) &&
                (isAsked(one) ? (
                  <Panel title={tr('Guests')}>
                    <None>{tr('Guests are named when the supplier has accepted.')}</None>
                  </Panel>
                ) : (
                  <ReservationGuests reservation={one} onSaved={again} />
                ))}
              <Memos on="reservation" id={reservation_id} />
            </>
          }
          side={
            <>
              {one.status === 'booked' && <Booked reservation_id={reservation_id} />}
              <About reservation={one} staff={isStaff(user)} />
              <Panel title={tr('Timeline')}>
                <History
                  of={['reservation', reservation_id]}
                  source={listOf('/v1/reservations/{reservation_id}/history', { reservation_id })}
                  snapshot={(entry) => entry.reservation}
                />
              </Panel>
            </>
          }
        />
      )}
    </Detail>
  )
}

function Actions({ reservation, onDone }: { reservation: ReadReservation; onDone: () => Promise<unknown> }) {
  return (
    <>
      <HoldButtons reservation={reservation} onDone={onDone} />
      <Button h={34} renderRoot={(props) => <Go {...props} href={`/checkout/${reservation.reservation_id}`} />}>
        {tr('Book')}
      </Button>
    </>
  )
}

function Lines({ reservation: { items } }: { reservation: Shown }) {
  return (
    <Panel title={tr('Lines')} flush>
      <Grid
        label={tr('Lines')}
        heads={[
          tr('Ticket'),
          tr('Event'),
          { label: tr('Quantity'), align: 'right' },
          { label: tr('Price'), align: 'right' },
          { label: tr('Retail'), align: 'right' },
        ]}
        foot={
          <tr>
            <td colSpan={3}>{tr('Total')}</td>
            <td data-align="right">{worth(items)}</td>
            <td />
          </tr>
        }
      >
        {items.map((item) => (
          <tr key={item.ticket_id}>
            <td>
              <Go href={`/tickets/${item.ticket_id}`}>{item.ticket_name}</Go>
            </td>
            <td>{item.event_name}</td>
            <td data-align="right">{item.quantity}</td>
            <td data-align="right">{money(item.net_rate, item.currency)}</td>
            <td data-align="right">{money(item.salesprice, item.currency)}</td>
          </tr>
        ))}
      </Grid>
    </Panel>
  )
}

function About({ reservation, staff }: { reservation: Shown; staff: boolean }) {
  return (
    <Panel title={tr('About')}>
      <Facts>
        {staff && (
          <Fact label={tr('Distributor')}>
            <Go href={`/distributors/${reservation.distributor_id}`}>
              <Name of="distributor" id={reservation.distributor_id} />
            </Go>
          </Fact>
        )}
        <Fact label={tr('Booked by')}>{reservation.booking_email}</Fact>
        <Fact label={tr('Made')}>{moment(reservation.created)}</Fact>
        <Fact label={isAsked(reservation) ? tr('Supplier answers by') : tr('Holds until')}>{moment(reservation.valid_until)}</Fact>
        <Fact label={tr('Reference')}>{reservation.external_reference_id ?? '–'}</Fact>
        <Fact label={tr('Notes')}>{reservation.notes || '–'}</Fact>
        <Fact label={tr('To be paid in')}>{reservation.target_currency}</Fact>
        <Fact label={tr('Reservation id')}>
          <Copyable text={reservation.reservation_id} />
        </Fact>
      </Facts>
    </Panel>
  )
}
