import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { client } from '../../api.js'
import { tr, trCount } from '../../texts.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { NewAllotment } from './NewAllotment.js'
import { ShareBar } from './ShareBar.js'
import { Until } from './Until.js'

interface Props {
  /** The filter of the list. */
  of: { ticket_id: string } | { event_id: string } | { distributor_id: string }
  /** With it, allotments of this ticket can be made here. */
  ticket?: { ticket_id: string; currency_code: string; supplier_id: string }
}

const shown = 10

/** The active allotments of a ticket, an event or a distributor, and a link to all of them. */
export function AllotmentsPanel({ of, ticket }: Props) {
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const found = useQuery({
    queryKey: ['list', 'allotments', 'of', of],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/allotments', { params: { query: { ...of, status: 'active', page_size: shown } }, signal })).data,
  })
  if (found.isPending) return <Skeleton height={120} radius="lg" role="status" aria-label={tr('Loading')} />
  const again = () => Promise.all([['list', 'allotments'], ['ticket']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  const isTheirs = ticket !== undefined && (isStaff(user) || ticket.supplier_id === user.supplier_id)
  const make = ticket && isTheirs && may.manageAllotments(user) && <NewAllotment ticket={ticket} onMade={again} />
  if (found.isLoadingError)
    return (
      <Panel title={tr('Allotments')}>
        <Failure small error={found.error} onRetry={() => void found.refetch()} />
      </Panel>
    )
  const { allotments, pagination } = found.data
  if (allotments.length === 0)
    return (
      <Panel title={tr('Allotments')} extra={make}>
        <None>{tr('None at the moment.')}</None>
      </Panel>
    )
  const all = `/allotments?${new URLSearchParams({ ...of, status: 'active' })}`
  return (
    <Panel
      title={tr('Allotments')}
      flush
      extra={
        make ||
        (pagination.total_size > shown && <Go href={all}>{trCount(pagination.total_size, 'All {n} allotment', 'All {n} allotments')}</Go>)
      }
    >
      <Grid label={tr('Allotments')} heads={[tr('Tickets'), tr('For'), tr('Share'), tr('Release|when')]}>
        {allotments.map((one) => (
          <tr key={one.allotment_id}>
            <td>
              <Go href={`/allotments/${one.allotment_id}`}>{one.tickets.map((part) => part.ticket_title).join(', ')}</Go>
            </td>
            <td>{one.distributor_name}</td>
            <td>
              <ShareBar of={one} />
            </td>
            <td>
              <Until at={one.release_at} />
            </td>
          </tr>
        ))}
      </Grid>
    </Panel>
  )
}
