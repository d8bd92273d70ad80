import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../api.js'
import { count, local } from '../../format.js'
import { upcomingEvents } from '../../search.js'
import { tr, trRich } from '../../texts.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { eventStatusLabel, Status } from '../../ui/status.js'

/** The next events that match, and a link to all of them. */
export function UpcomingEvents({ filter }: { filter: Record<string, string> }) {
  const query = { ...filter, ...upcomingEvents }
  const found = useQuery({
    queryKey: ['list', 'events', 'next', filter],
    queryFn: async ({ signal }) => (await client.GET('/v1/events', { params: { query: { ...query, page_size: 8 } }, signal })).data,
  })
  if (found.isPending) return <Skeleton height={220} radius="lg" role="status" aria-label={tr('Loading')} />
  if (found.isLoadingError) {
    return (
      <Panel title={tr('Next events')}>
        <Failure small error={found.error} onRetry={() => void found.refetch()} />
      </Panel>
    )
  }
  if (found.data.events.length === 0) {
    return (
      <Panel title={tr('Next events')}>
        <None>{tr('None is planned.')}</None>
      </Panel>
    )
  }
  return (
    <Panel
      title={tr('Next events')}
      flush
      extra={
        <Go href={`/events?${new URLSearchParams(query)}`}>
          {trRich('All {total_size}', { total_size: count(found.data.pagination.total_size) })}
        </Go>
      }
    >
      <Grid label={tr('Next events')} heads={[tr('Event'), tr('Begins'), tr('Status'), { label: tr('Tickets'), align: 'right' }]}>
        {found.data.events.map((event) => (
          <tr key={event.event_id}>
            <td>
              <Go href={`/events/${event.event_id}`}>{event.event_name}</Go>
            </td>
            <td>{local(event.date_start)}</td>
            <td>
              <Status value={event.event_status} label={eventStatusLabel(event.event_status)} />
            </td>
            <td data-align="right">{count(event.number_of_tickets)}</td>
          </tr>
        ))}
      </Grid>
    </Panel>
  )
}
