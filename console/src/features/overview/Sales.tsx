import { SegmentedControl } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { Fragment } from 'react'
import { buys, seesCharges, sells } from '../../access.js'
import { day, money } from '../../format.js'
import { tr, trCount } from '../../texts.js'
import { Bars } from '../../ui/chart/Bars.js'
import { Shares } from '../../ui/chart/Shares.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Figure } from '../../ui/Figure.js'
import { Go } from '../../ui/Go.js'
import { ordersHref } from '../orders/statuses.js'
import { salesHref } from '../sales/statuses.js'
import type { OverviewData } from './Attention.js'
import classes from './Overview.module.css'

interface Props {
  sales: OverviewData['sales']
  days: string
  onDays: (days: string) => void
}

export const spans = ['7', '30', '90']

export function Sales({ sales, days, onDays }: Props) {
  const { user } = useRouteContext({ from: '/shell' })
  // The figures of whoever buys and sells are about what it bought.
  const side: Record<string, string> = buys(user) && sells(user) ? { relation: 'buyer' } : {}
  const since = { ...side, created: `ge:${sales[0]?.date}` }
  const sum = (of: 'orders' | 'admissions' | 'cancelled') => sales.reduce((total, one) => total + one[of], 0)
  const turnover = new Map<string, number>()
  for (const { currency, amount } of sales.flatMap((one) => one.turnover)) turnover.set(currency, (turnover.get(currency) ?? 0) + amount)
  const largest = [...turnover].sort(([, a], [, b]) => b - a)
  return (
    <Panel
      title={tr('Sales')}
      extra={
        <SegmentedControl
          size="xs"
          role="group"
          aria-label={tr('Over how many days')}
          data={spans.map((value) => ({ value, label: trCount(Number(value), '{n} day', '{n} days') }))}
          value={days}
          onChange={onDays}
        />
      }
    >
      <dl className={classes.sums}>
        <div>
          <dt>{tr('Tickets')}</dt>
          <dd>
            <Figure value={sum('admissions')} href={ordersHref(since, 'sold')} />
          </dd>
        </div>
        <div>
          <dt>{tr('Orders')}</dt>
          <dd>
            <Figure value={sum('orders')} href={ordersHref(since)} />
          </dd>
        </div>
        <div>
          <dt>{tr('Cancelled since')}</dt>
          <dd>
            <Figure value={sum('cancelled')} href={ordersHref(since, 'cancelled')} />
          </dd>
        </div>
        <div>
          <dt>{tr('Turnover')}</dt>
          <dd>
            {largest.length === 0 && '–'}
            {largest.map(([currency, amount], index) => (
              <Fragment key={currency}>
                {index > 0 && ' · '}
                <Go
                  href={
                    seesCharges(user)
                      ? ordersHref({ ...since, target_currency: currency })
                      : salesHref({ purchase_date: since.created, currency })
                  }
                >
                  {money(amount, currency)}
                </Go>
              </Fragment>
            ))}
          </dd>
        </div>
      </dl>
      <Bars
        bars={sales.map(({ date, admissions }) => ({
          label: day(date).replace(/ \d{4}$/, ''),
          value: admissions,
          ...(admissions > 0 ? { href: ordersHref({ ...side, created: date }, 'sold') } : {}),
        }))}
        unit={tr('tickets')}
        height={190}
      />
    </Panel>
  )
}

/** `isOwn`: of a supplier, whose event pages count the tickets of all. */
export function Stock({ stock, isOwn }: Pick<OverviewData, 'stock'> & { isOwn: boolean }) {
  return (
    <Panel title={isOwn ? tr('Your stock of the next events') : tr('Stock of the next events')}>
      {stock.length === 0 ? (
        <None>{tr('No event to come has tickets.')}</None>
      ) : (
        <Shares
          rows={stock.map(({ event_id, event_name, date_start, sold, reserved, allotted, available }) => ({
            label: event_name,
            href: `/events/${event_id}`,
            about: trCount(available, '{day}, {n} ticket left', '{day}, {n} tickets left', { day: day(date_start) }),
            parts: { sold, held: reserved, allotted, left: available },
          }))}
        />
      )}
    </Panel>
  )
}
