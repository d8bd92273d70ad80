import { SimpleGrid, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { client } from '../../api.js'
import { count, day, money } from '../../format.js'
import { tr, trCount, trRich } from '../../texts.js'
import { Bars } from '../../ui/chart/Bars.js'
import { Shares } from '../../ui/chart/Shares.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { Figure } from '../../ui/Figure.js'
import { Go } from '../../ui/Go.js'
import { Tile } from '../../ui/Tile.js'
import { ordersHref } from '../orders/statuses.js'

/** The sales of an event. */
export function Statistics({ event_id }: { event_id: string }) {
  const { user } = useRouteContext({ from: '/shell' })
  const statistics = useQuery({
    queryKey: ['event', event_id, 'statistics'],
    queryFn: async ({ signal }) => (await client.GET('/v1/events/{event_id}/statistics', { params: { path: { event_id } }, signal })).data,
  })
  if (statistics.isPending) return <Skeleton height={360} radius="lg" role="status" aria-label={tr('Loading')} />
  if (statistics.isLoadingError) {
    return (
      <Panel title={tr('Statistics')}>
        <Failure small error={statistics.error} onRetry={() => void statistics.refetch()} />
      </Panel>
    )
  }
  const sold = ordersHref({ event_id }, 'sold')
  const offered = `/tickets?event_id=${event_id}&on_sale=true&ticket_status=available&include_youth=true`
  /** These count what everybody bought, holds and keeps. Others than staff see only their own in the lists. */
  const ofAll = (value: number, href: string) => (isStaff(user) ? <Figure value={value} href={href} /> : count(value))
  const { tickets, capacity, sold_per_day, price, by_category, orders, turnover } = statistics.data
  return (
    <>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        <Tile
          label={tr('Sold')}
          value={ofAll(tickets.sold, sold)}
          sub={orders === null ? undefined : trCount(orders, 'in {n} order', 'in {n} orders')}
        />
        <Tile
          label={tr('Left')}
          value={<Figure value={tickets.available} href={offered} />}
          sub={
            tickets.allotted > 0
              ? trRich('and {allotted} allotted', {
                  allotted: ofAll(tickets.allotted, `/allotments?event_id=${event_id}&status=active`),
                })
              : capacity === null
                ? undefined
                : tr('in a venue of {capacity}', { capacity: count(capacity) })
          }
        />
        <Tile
          label={tr('Held')}
          value={ofAll(tickets.reserved, `/reservations?event_id=${event_id}&status=in:[active,extended]`)}
          sub={trRich('{relisted} relisted', {
            relisted: <Figure value={tickets.relisted} href={`/tickets?event_id=${event_id}&is_relisted_ticket=true&include_youth=true`} />,
          })}
        />
        <Tile
          label={tr('Median price')}
          value={price.median === null ? '–' : <Go href={`${offered}&sort=net_rate`}>{money(price.median, price.currency)}</Go>}
          sub={
            price.min === null
              ? tr('nothing on offer')
              : tr('{min} to {max}', { min: money(price.min, price.currency), max: money(price.max, price.currency) })
          }
        />
      </SimpleGrid>
      <Panel
        title={tr('Sold per day')}
        extra={
          may.watchSales(user) && (
            <Text component="span" size="sm">
              <Go href={`/on-sale/event/${event_id}`}>{tr('Watch live')}</Go>
            </Text>
          )
        }
      >
        {sold_per_day.length === 0 ? (
          <None>
            {tr('Nothing is sold yet.')}{' '}
            {tickets.available > 0 && <Go href={`/tickets?event_id=${event_id}`}>{tr('See what is on offer')}</Go>}
          </None>
        ) : (
          <Bars
            bars={everyDay(sold_per_day).map(({ date, quantity }) => ({
              label: day(date).slice(0, -5),
              value: quantity,
              ...(quantity > 0 && isStaff(user) ? { href: ordersHref({ event_id, created: date }, 'sold') } : {}),
            }))}
            unit={tr('tickets sold')}
          />
        )}
      </Panel>
      <Panel title={tr('By category')}>
        {by_category.length === 0 ? (
          <None>
            {tr('No tickets are offered yet.')}{' '}
            {may.manageTickets(user) && <Go href={`/events/${event_id}/offer`}>{tr('Offer tickets')}</Go>}
          </None>
        ) : (
          <Shares
            rows={by_category.map(({ category_id, category_name, sold, reserved, allotted, available }) => ({
              label: category_name,
              href: `/tickets?event_id=${event_id}&category_id=${category_id}`,
              parts: { sold, held: reserved, allotted, left: available },
            }))}
          />
        )}
      </Panel>
      {turnover.length > 0 && (
        <Panel title={tr('Turnover')}>
          <Go href={sold}>{turnover.map(({ currency, amount }) => money(amount, currency)).join(' · ')}</Go>
        </Panel>
      )}
    </>
  )
}

const aDay = 86_400_000
/** As many days as a chart can show side by side. */
const mostDays = 120

/** Days without a sale between others are included. Of a long time only the last days. */
function everyDay(days: readonly { date: string; quantity: number }[]): { date: string; quantity: number }[] {
  const sold = new Map(days.map(({ date, quantity }) => [date.slice(0, 10), quantity]))
  const times = [...sold.keys()].map((date) => Date.parse(`${date}T00:00:00Z`))
  const last = Math.max(...times)
  const first = Math.max(Math.min(...times), last - (mostDays - 1) * aDay)
  return Array.from({ length: (last - first) / aDay + 1 }, (_, index) => {
    const date = new Date(first + index * aDay).toISOString().slice(0, 10)
    return { date, quantity: sold.get(date) ?? 0 }
  })
}
