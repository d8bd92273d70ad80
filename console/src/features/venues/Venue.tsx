import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { client } from '../../api.js'
import { country } from '../../countries.js'
import { count } from '../../format.js'
import { say } from '../../say.js'
import { tr } from '../../texts.js'
import { Copyable } from '../../ui/Copyable.js'
import { Columns, Detail, Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { DeleteButton } from '../../ui/form/DeleteButton.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { versionOf } from '../../ui/form/guard.js'
import { Go } from '../../ui/Go.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'
import { useParam } from '../../ui/useParam.js'
import { UpcomingEvents } from '../events/UpcomingEvents.js'
import { Checklist } from '../readiness/Checklist.js'
import { Directions } from './Directions.js'
import { venueFields } from './resource.js'

export function Venue() {
  const venue_id = useParam('venue_id')
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const path = { venue_id }
  const query = useQuery({
    queryKey: ['venue', venue_id],
    queryFn: async ({ signal }) => (await client.GET('/v1/venues/{venue_id}', { params: { path }, signal })).data,
  })
  const again = () =>
    Promise.all([['venue'], ['list', 'venues'], ['history', 'venue']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  return (
    <Detail
      query={query}
      back={{ href: '/venues', label: tr('Venues') }}
      name={({ official_name }) => official_name}
      title={({ official_name }) => official_name}
      sub={(venue) => `${say(venue.venue_type)} · ${venue.city}, ${country(venue.country)}`}
      actions={(venue) =>
        may.manageCatalogue(user) && (
          <>
            <EditButton
              anchor="edit"
              label={tr('Edit')}
              title={tr('Edit {official_name}', { official_name: venue.official_name })}
              fields={venueFields}
              values={venue}
              read={() => versionOf(client.GET('/v1/venues/{venue_id}', { params: { path } }))}
              save={(body, headers) => client.PATCH('/v1/venues/{venue_id}', { params: { path }, body: body as never, headers })}
              done={tr('Venue changed')}
              onSaved={again}
            />
            <DeleteButton
              name={venue.official_name}
              detail={tr('Only a venue without events and categories can be deleted.')}
              act={() => client.DELETE('/v1/venues/{venue_id}', { params: { path } })}
              back={{ href: '/venues', list: 'venues' }}
            />
          </>
        )
      }
    >
      {(venue) => (
        <Columns
          main={
            <>
              <Checklist kind="venue" id={venue.venue_id} />
              <UpcomingEvents filter={{ venue_id: venue.venue_id }} />
              <Directions venue_id={venue.venue_id} editable={may.manageCatalogue(user)} />
              {isStaff(user) && (
                <Panel title={tr('History')}>
                  <History
                    of={['venue', venue.venue_id]}
                    source={listOf('/v1/venues/{venue_id}/history', { venue_id: venue.venue_id })}
                    snapshot={(entry) => entry.venue}
                  />
                </Panel>
              )}
            </>
          }
          side={
            <Panel title={tr('About')}>
              <Facts>
                <Fact label={tr('Address')}>
                  {[venue.streetname, venue.number].filter(Boolean).join(' ') || '–'}
                  <br />
                  {[venue.postalcode, venue.city].filter(Boolean).join(' ')}
                </Fact>
                <Fact label={tr('Province')}>{venue.province ?? '–'}</Fact>
                <Fact label={tr('Capacity')}>{venue.capacity === null ? '–' : count(venue.capacity)}</Fact>
                <Fact label={tr('Time zone')}>{venue.time_zone}</Fact>
                <Fact label={tr('Position')}>{venue.latitude === null ? '–' : `${venue.latitude}, ${venue.longitude}`}</Fact>
                <Fact label={tr('Opened')}>{venue.opened ?? '–'}</Fact>
                <Fact label={tr('Categories')}>
                  <Go href={`/categories?venue_id=${venue.venue_id}`}>{tr('Categories of this venue')}</Go>
                </Fact>
                {venue.wikipedia_snippet && <Fact label={tr('In a sentence')}>{venue.wikipedia_snippet}</Fact>}
                <Fact label={tr('Venue id')}>
                  <Copyable text={venue.venue_id} />
                </Fact>
              </Facts>
            </Panel>
          }
        />
      )}
    </Detail>
  )
}
