import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { client } from '../../api.js'
import { instant, moment, money } from '../../format.js'
import { Copyable } from '../../ui/Copyable.js'
import { confirm } from '../../ui/confirm.js'
import { Columns, Detail, Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'
import { Name } from '../../ui/Name.js'
import { Status } from '../../ui/status.js'
import { tell } from '../../ui/tell.js'
import { useParam } from '../../ui/useParam.js'
import { Guests } from '../guests/Guests.js'
import { Memos } from '../memos/Memos.js'
import { Book } from './Book.js'
import { Booked } from './Booked.js'
import { Countdown } from './Countdown.js'
import { isHeld, type Reservation as Shown, worth } from './resource.js'

export function Reservation() {
  const reservation_id = useParam('reservation_id')
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const path = { reservation_id }
  const query = useQuery({
    queryKey: ['reservation', reservation_id],
    queryFn: async ({ signal }) => (await client.GET('/v1/reservations/{reservation_id}', { params: { path }, signal })).data as Shown,
    refetchInterval: ({ state }) => (state.data && isHeld(state.data) ? 15_000 : false),
  })
  const again = () =>
    Promise.all(
      [
        ['reservation', reservation_id],
        ['history', 'reservation', reservation_id],
        ['list', 'reservations'],
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
  return (
    <Detail
      query={query}
      back={{ href: '/reservations', label: 'Reservations' }}
      name={({ items }) => items[0]?.event_name ?? 'Reservation'}
      title={({ items }) => items[0]?.event_name ?? 'Reservation'}
      sub={(one) => (
        <>
          <Status value={one.void_reason ?? one.status} />{' '}
          {isHeld(one) && (
            <>
              holds for <Countdown until={one.valid_until} />
            </>
          )}
        </>
      )}
      actions={(one) => may.reserve(user) && isHeld(one) && <Actions reservation={one} onDone={again} />}
    >
      {(one) => (
        <Columns
          main={
            <>
              <Lines reservation={one} />
              {may.readGuests(user) && <ReservationGuests reservation={one} onSaved={again} />}
              <Memos on="reservation" id={reservation_id} />
            </>
          }
          side={
            <>
              {one.status === 'booked' && <Booked reservation_id={reservation_id} />}
              <About reservation={one} staff={isStaff(user)} />
              <Panel title="Timeline">
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

function Actions({ reservation, onDone }: { reservation: Shown; onDone: () => Promise<unknown> }) {
  const { reservation_id } = reservation
  const path = { reservation_id }
  const extending = useMutation({
    mutationFn: async () => {
      const until = new Date(instant(reservation.valid_until).getTime() + 10 * 60_000).toISOString().slice(0, 19)
      await client.PATCH('/v1/reservations/{reservation_id}', { params: { path }, body: { valid_until: until } })
    },
    onSuccess: () => tell.done('Extended by ten minutes'),
    onError: tell.failure,
    onSettled: onDone,
  })
  const releasing = useMutation({
    mutationFn: () => client.DELETE('/v1/reservations/{reservation_id}', { params: { path } }),
    onSuccess: () => tell.done('Released'),
    onError: tell.failure,
    onSettled: onDone,
  })
  const release = () =>
    confirm({
      title: 'Release these tickets?',
      detail: 'They go back on sale at once, and somebody else may take them.',
      act: 'Release',
      onConfirm: () => releasing.mutate(),
    })
  return (
    <>
      <Button variant="default" h={34} loading={releasing.isPending} onClick={release}>
        Release
      </Button>
      <Button variant="default" h={34} loading={extending.isPending} onClick={() => extending.mutate()}>
        Extend by 10 min
      </Button>
      <Book reservation={reservation} onDone={onDone} />
    </>
  )
}

function Lines({ reservation: { items } }: { reservation: Shown }) {
  return (
    <Panel title="Lines" flush>
      <Grid
        label="Lines"
        heads={[
          'Ticket',
          'Event',
          { label: 'Quantity', align: 'right' },
          { label: 'Price', align: 'right' },
          { label: 'Retail', align: 'right' },
        ]}
        foot={
          <tr>
            <td colSpan={3}>Total</td>
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

const guestsAt = '/v1/reservations/{reservation_id}/guestdata'

function ReservationGuests({ reservation, onSaved }: { reservation: Shown; onSaved: () => Promise<unknown> }) {
  const { reservation_id } = reservation
  const params = { path: { reservation_id }, query: { include_conditions: true } }
  return (
    <Guests
      of={['reservation', reservation_id]}
      read={async (signal) => (await client.GET(guestsAt, { params, signal })).data}
      save={async (items) => (await client.POST(guestsAt, { params, body: { items } })).data}
      onSaved={onSaved}
      ticketNames={new Map(reservation.items.map((item) => [item.ticket_id, item.ticket_name]))}
      closed={!isHeld(reservation)}
    />
  )
}

function About({ reservation, staff }: { reservation: Shown; staff: boolean }) {
  return (
    <Panel title="About">
      <Facts>
        {staff && (
          <Fact label="Distributor">
            <Go href={`/distributors/${reservation.distributor_id}`}>
              <Name of="distributor" id={reservation.distributor_id} />
            </Go>
          </Fact>
        )}
        <Fact label="Booked by">{reservation.booking_email}</Fact>
        <Fact label="Made">{moment(reservation.created)}</Fact>
        <Fact label="Holds until">{moment(reservation.valid_until)}</Fact>
        <Fact label="Reference">{reservation.external_reference_id ?? '–'}</Fact>
        <Fact label="Notes">{reservation.notes || '–'}</Fact>
        <Fact label="Currency">{reservation.target_currency}</Fact>
        <Fact label="Reservation id">
          <Copyable text={reservation.reservation_id} />
        </Fact>
      </Facts>
    </Panel>
  )
}
