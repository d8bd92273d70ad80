import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type May, may } from '../../access.js'
import { client } from '../../api.js'
import { count } from '../../format.js'
import { Failure } from '../../ui/Failure.js'
import { Go } from '../../ui/Go.js'
import { Icon } from '../../ui/Icon.js'
import classes from './Overview.module.css'

interface Queue {
  label: string
  about: string
  may: May
  path: '/v1/bookingorders' | '/v1/reservations'
  query: Record<string, string>
  href: string
  tone: 'bad' | 'wait' | 'busy'
}

/** Queues somebody has to work off: a number, and the list behind it. */
const queues: Queue[] = [
  {
    label: 'Guest data awaited',
    about: 'Nobody can be let in before it is there',
    may: may.readOrders,
    path: '/v1/bookingorders',
    query: { guestdata_status: 'in:[waitingfordistributor,waitingforendcustomer]', logistic_status: 'not in:[cancelled,returned]' },
    href: '/orders?guestdata_status=in%3A%5Bwaitingfordistributor%2Cwaitingforendcustomer%5D',
    tone: 'wait',
  },
  {
    label: 'Files awaited',
    about: 'Sold, and the tickets are not uploaded yet',
    may: may.readOrders,
    path: '/v1/bookingorders',
    query: { logistic_status: 'pendingticketupload' },
    href: '/orders?logistic_status=pendingticketupload',
    tone: 'wait',
  },
  {
    label: 'To look at',
    about: 'In review, blocked, postponed',
    may: may.readOrders,
    path: '/v1/bookingorders',
    query: { logistic_status: 'in:[review,blocked,postponed,administrative]' },
    href: '/orders?logistic_status=in%3A%5Breview%2Cblocked%2Cpostponed%2Cadministrative%5D',
    tone: 'bad',
  },
  {
    label: 'Unpaid',
    about: 'Open, or on an invoice',
    may: may.readOrders,
    path: '/v1/bookingorders',
    query: { distributorfinancial_status: 'in:[open,invoiced]', logistic_status: 'not in:[cancelled,returned]' },
    href: '/orders?distributorfinancial_status=in%3A%5Bopen%2Cinvoiced%5D',
    tone: 'busy',
  },
  {
    label: 'Holds running',
    about: 'Tickets nobody else can buy just now',
    may: may.readReservations,
    path: '/v1/reservations',
    query: { status: 'in:[active,extended]' },
    href: '/reservations?status=in%3A%5Bactive%2Cextended%5D&sort=valid_until',
    tone: 'busy',
  },
]

export function Attention() {
  const { user } = useRouteContext({ from: '/shell' })
  const open = queues.filter((queue) => queue.may(user))
  const totals = useQuery({
    queryKey: ['attention'],
    queryFn: async ({ signal }) =>
      Promise.all(
        open.map(async ({ path, query }) => {
          const { data } = await client.GET(path, { params: { query: { ...query, page_size: '1' } }, signal })
          return data.pagination.total_size
        }),
      ),
    refetchInterval: 60_000,
  })
  if (totals.isError) return <Failure small error={totals.error} onRetry={() => void totals.refetch()} />
  return (
    <ul className={classes.queues} aria-label="Needs attention" aria-busy={totals.isPending}>
      {open.map(({ label, about, href, tone }, index) => {
        const total = totals.data?.[index]
        return (
          <li key={label}>
            <Go href={href} className={classes.queue} data-tone={total ? tone : undefined}>
              <span>{label}</span>
              <strong>{total === undefined ? <Skeleton height={28} width={48} /> : count(total)}</strong>
              <small>{about}</small>
              <Icon name="chevron-right" size={16} />
            </Go>
          </li>
        )
      })}
    </ul>
  )
}
