import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { client } from '../../api.js'
import { count, local, money } from '../../format.js'
import { say } from '../../say.js'
import { tr, trRich } from '../../texts.js'
import { Copyable } from '../../ui/Copyable.js'
import { Columns, Detail, Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { DeleteButton } from '../../ui/form/DeleteButton.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { versionOf } from '../../ui/form/guard.js'
import { Go } from '../../ui/Go.js'
import { History } from '../../ui/history/History.js'
import { listOf, type RowOf } from '../../ui/list/resource.js'
import { eventStatusLabel, Status } from '../../ui/status.js'
import { useParam } from '../../ui/useParam.js'
import { AllotmentsPanel } from '../allotments/AllotmentsPanel.js'
import { Offer } from '../boxoffice/Offer.js'
import { EventBanner } from '../disruptions/Banner.js'
import { Checklist } from '../readiness/Checklist.js'
import { NewTicket } from '../tickets/NewTicket.js'
import { eventFields } from './fields.js'
import { Statistics } from './Statistics.js'

type Shown = RowOf<'/v1/events'>

export function Event() {
  const event_id = useParam('event_id')
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const path = { event_id }
  const query = useQuery({
    queryKey: ['event', event_id],
    queryFn: async ({ signal }) => (await client.GET('/v1/events/{event_id}', { params: { path }, signal })).data as Shown,
  })
  const again = () =>
    Promise.all([['event'], ['list', 'events'], ['history', 'event']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  return (
    <Detail
      query={query}
      back={{ href: '/events', label: tr('Events') }}
      name={({ event_name }) => event_name}
      title={({ event_name }) => event_name}
      sub={(event) => (
        <>
          <Status value={event.event_status} label={eventStatusLabel(event.event_status)} /> {local(event.date_start)} · {event.venue_name},{' '}
          {event.city}
        </>
      )}
      actions={(event) => (
        <>
          {may.manageTickets(user) && event.event_status !== 'finished' && <OfferTickets event={event} />}
          {may.manageDisruptions(user) && event.event_status !== 'finished' && (
            <Button variant="default" h={34} renderRoot={(props) => <Go {...props} href={`/events/${event.event_id}/disrupt`} />}>
              {tr('Cancel or move')}
            </Button>
          )}
          {may.manageCatalogue(user) && (
            <EditButton
              anchor="edit"
              label={tr('Edit')}
              title={tr('Edit {event_name}', { event_name: event.event_name })}
              fields={eventFields}
              values={event}
              read={() => versionOf(client.GET('/v1/events/{event_id}', { params: { path } }))}
              save={(body, headers) => client.PATCH('/v1/events/{event_id}', { params: { path }, body: body as never, headers })}
              done={tr('Event changed')}
              onSaved={again}
            />
          )}
          {may.manageCatalogue(user) && (
            <DeleteButton
              name={event.event_name}
              detail={tr('Only an event without tickets can be deleted.')}
              act={() => client.DELETE('/v1/events/{event_id}', { params: { path } })}
              back={{ href: '/events', list: 'events' }}
            />
          )}
        </>
      )}
    >
      {(event) => (
        <Columns
          main={
            <>
              {may.readDisruptions(user) && <EventBanner event_id={event.event_id} />}
              {may.manageTickets(user) && <Checklist kind="event" id={event.event_id} />}
              {may.reserve(user) && <Offer event_id={event.event_id} />}
              <Statistics event_id={event.event_id} />
              <AllotmentsPanel of={{ event_id: event.event_id }} />
              {isStaff(user) && (
                <Panel title={tr('History')}>
                  <History
                    of={['event', event.event_id]}
                    source={listOf('/v1/events/{event_id}/history', { event_id: event.event_id })}
                    snapshot={(entry) => entry.event}
                  />
                </Panel>
              )}
            </>
          }
          side={<About event={event} />}
        />
      )}
    </Detail>
  )
}

const OfferTickets = ({ event: { event_id } }: { event: Shown }) => (
  <>
    <Button variant="default" h={34} renderRoot={(props) => <Go {...props} href={`/events/${event_id}/offer`} />}>
      {tr('Tickets as a grid')}
    </Button>
    <NewTicket event_id={event_id} />
  </>
)

function About({ event }: { event: Shown }) {
  return (
    <Panel title={tr('About')}>
      <Facts>
        <Fact label={tr('Tickets')}>
          <Go href={`/tickets?event_id=${event.event_id}`}>
            {trRich('{number_of_tickets} on offer', { number_of_tickets: count(event.number_of_tickets) })}
          </Go>
        </Fact>
        <Fact label={tr('Orders')}>
          <Go href={`/orders?event_id=${event.event_id}`}>{tr('Orders of this event')}</Go>
        </Fact>
        <Fact label={tr('Prices')}>
          {event.min_ticket_price_eur === null
            ? tr('Nothing on offer')
            : tr('{min} to {max}', {
                min: money(event.min_ticket_price_eur, 'EUR'),
                max: money(event.max_ticket_price_eur, 'EUR'),
              })}
        </Fact>
        <Fact label={tr('Begins')}>{local(event.date_start)}</Fact>
        <Fact label={tr('Ends')}>{local(event.date_stop)}</Fact>
        <Fact label={tr('Time zone')}>{event.time_zone}</Fact>
        <Fact label={tr('Date')}>{event.date_confirmed ? tr('Confirmed') : tr('Not confirmed')}</Fact>
        <Fact label={tr('Sport')}>{say(event.sport_type)}</Fact>
        <Fact label={tr('Tournament')}>
          <Go href={`/tournaments/${event.tournament_id}`}>
            {event.tournament_name} {event.season}
          </Go>
        </Fact>
        <Fact label={tr('Venue')}>
          <Go href={`/venues/${event.venue_id}`}>{event.venue_name}</Go>
        </Fact>
        <Fact label={tr('Teams')}>
          {event.hometeam_id ? <Go href={`/teams/${event.hometeam_id}`}>{event.hometeam_name}</Go> : '–'}
          {event.visiting_id && (
            <>
              {' – '}
              <Go href={`/teams/${event.visiting_id}`}>{event.visiting_name}</Go>
            </>
          )}
        </Fact>
        <Fact label={tr('Translations')}>
          <Go href={`/translations/${event.event_id}`}>{tr('Names in other languages')}</Go>
        </Fact>
        <Fact label={tr('Guest data')}>
          {event.guest_data_requirements.length === 0
            ? tr('Nothing is asked')
            : event.guest_data_requirements.map(({ field }) => say(field)).join(', ')}
        </Fact>
        {event.event_description && <Fact label={tr('Description')}>{event.event_description}</Fact>}
        <Fact label={tr('Event id')}>
          <Copyable text={event.event_id} />
        </Fact>
      </Facts>
    </Panel>
  )
}
