import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../api.js'
import { instant } from '../../format.js'
import { tr } from '../../texts.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import type { Reservation } from '../reservations/resource.js'
import { useTickets } from '../reservations/useTickets.js'
import classes from './boxoffice.module.css'
import { policyInWords } from './facts.js'

type Props = Pick<Reservation, 'items'>

/** When each event begins. */
function useBegins(event_ids: readonly string[]): ReadonlyMap<string, Date> {
  const ids = `in:[${[...new Set(event_ids)].join(',')}]`
  const events = useQuery({
    queryKey: ['begins', ids],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/events', { params: { query: { event_id: ids, page_size: 50 } }, signal })).data.events,
    enabled: event_ids.length > 0,
  })
  return new Map((events.data ?? []).map(({ event_id, date_start_utc }) => [event_id, instant(date_start_utc)]))
}

/** What a cancellation costs, for each ticket. */
export function CancellationTerms({ items }: Props) {
  const tickets = useTickets(items)
  const begins = useBegins((tickets.data ?? []).map(({ event_id }) => event_id))
  return (
    <Panel title={tr('When it is cancelled')}>
      {(tickets.data ?? []).map(({ ticket_id, ticket_title, event_id, cancellation_policy }) => (
        <div key={ticket_id}>
          {items.length > 1 && <strong>{ticket_title}</strong>}
          <ul className={classes.terms}>
            {policyInWords(cancellation_policy, begins.get(event_id) ?? null).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ))}
    </Panel>
  )
}

/** The terms of sale of the suppliers. They can be accepted when they are shown. */
export function useTermsOfSale(items: Reservation['items']) {
  const tickets = useTickets(items)
  const isComplete = (tickets.data?.length ?? 0) === new Set(items.map(({ ticket_id }) => ticket_id)).size
  return { tickets, isComplete, links: [...new Set((tickets.data ?? []).flatMap(({ supplier_terms }) => supplier_terms ?? []))] }
}

export function TermsOfSale({ tickets, isComplete, links }: ReturnType<typeof useTermsOfSale>) {
  if (tickets.isPending) return <Skeleton height={40} role="status" aria-label={tr('Loading')} />
  if (tickets.isError) return <Failure small error={tickets.error} onRetry={() => void tickets.refetch()} />
  const missing = isComplete
    ? tr('The supplier has published no terms of its own. What a cancellation costs is shown on this page.')
    : tr('Terms of tickets that are no longer listed are not shown. Ask their supplier.')
  if (links.length === 0) return <None>{missing}</None>
  return (
    <Text size="sm" component="div">
      {tr('Terms of sale')}
      <ul className={classes.terms}>
        {links.map((href) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer">
              {href.replace(/^https?:\/\//, '')}
            </a>
          </li>
        ))}
      </ul>
      {!isComplete && <None>{missing}</None>}
    </Text>
  )
}
