import type { components } from '@allotment/sdk'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff } from '../../access.js'
import { currencyFilter } from '../../countries.js'
import { money, percent } from '../../format.js'
import { byId } from '../../search.js'
import { tr } from '../../texts.js'
import { distributorThing } from '../../things.js'
import { Lines } from '../../ui/Code.js'
import { PartsBar } from '../../ui/chart/PartsBar.js'
import { Go } from '../../ui/Go.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { defineResource, listOf, type Source } from '../../ui/list/resource.js'
import { Step } from '../../ui/list/Step.js'
import { Amount, ages, openInvoices, prepaidLines } from './amounts.js'

/** The answer has the totals too. */
type Receivable = components['schemas']['Receivable']

interface CreditProps extends Pick<Receivable, 'distributor_id' | 'credit'> {
  short?: boolean
}

/** How much of its credit a distributor uses. What is used opens the invoices to be paid, in all currencies. */
export function CreditBar({ distributor_id, credit: { currency, limit, used, left }, short = false }: CreditProps) {
  if (used === null || left === null) return <>{tr('No exchange rate')}</>
  const said = short
    ? tr('{percent} used', { percent: percent(limit === 0 ? 0 : Math.round((used / limit) * 100)) })
    : tr('{used} of {limit}', { used: money(used, currency), limit: money(limit, currency) })
  return (
    <Lines
      main={
        <PartsBar
          parts={{ sold: Math.max(0, used), left }}
          of={Math.max(limit, used)}
          words={tr('{used} of {limit} used', { used: money(used, currency), limit: money(limit, currency) })}
          state={left < limit / 10 ? 'low' : undefined}
        />
      }
      sub={used === 0 ? said : <Go href={openInvoices({ distributor_id })}>{said}</Go>}
    />
  )
}

const ofRow = ({ distributor_id, currency }: Receivable) => ({ distributor_id, currency })

const receivables = defineResource({
  name: 'receivables',
  title: tr('Owed by distributors'),
  source: listOf('/v1/receivables') as Source<Receivable>,
  id: (row) => `${row.distributor_id} ${row.currency}`,
  href: (row) => `/distributors/${row.distributor_id}`,
  sorting: 'distributor_name,currency',
  search: {
    hint: tr('Name of the distributor, or its id'),
    query: (text) => byId(text, { dst: 'distributor_id' }) ?? { query: text },
  },
  columns: [
    { key: 'distributor', label: tr('Distributor'), sort: 'distributor_name', width: 140, cell: (row) => row.distributor_name },
    {
      key: 'owed',
      label: tr('Owed'),
      sort: 'owed',
      align: 'right',
      cell: (row) => <Amount of={row.owed} currency={row.currency} href={openInvoices(ofRow(row))} />,
    },
    ...ages.map(({ key, label, due }) => ({
      key,
      label,
      sort: key,
      align: 'right' as const,
      cell: (row: Receivable) => <Amount of={row[key]} currency={row.currency} href={openInvoices(ofRow(row), due())} />,
    })),
    {
      key: 'prepaid',
      label: tr('Prepaid'),
      sort: 'prepaid',
      align: 'right',
      cell: (row) => <Amount of={row.prepaid} currency={row.currency} href={prepaidLines(row.distributor_id, row.currency)} />,
    },
    { key: 'credit', label: tr('Credit'), width: 90, cell: (row) => <CreditBar short {...row} /> },
    { key: 'currency', label: tr('Currency'), sort: 'currency', extra: true, cell: (row) => row.currency },
  ],
  filters: [
    { key: 'distributor_id', label: tr('Distributor'), kind: 'thing', thing: distributorThing, may: isStaff, first: true },
    { key: 'currency', label: tr('Currency'), ...currencyFilter, first: true },
    ...(['owed', 'overdue', 'overdue_more', 'prepaid'] as const).map((key) => ({
      key,
      label: { owed: tr('Owed'), overdue: tr('Overdue'), overdue_more: tr('Over 90 days'), prepaid: tr('Prepaid') }[key],
      kind: 'number' as const,
      hint: tr('In cents, or the smallest unit of the currency'),
    })),
  ],
  queues: [
    { label: tr('Overdue'), filters: { overdue: 'gt:0' } },
    { label: tr('Over 90 days'), filters: { overdue_more: 'gt:0' } },
    { label: tr('With a deposit'), filters: { prepaid: 'gt:0' } },
  ],
  empty: {
    title: tr('Nothing is owed'),
    detail: tr('What is booked on invoice is owed until it is paid. Deposits that are not spent are shown here too.'),
    action: <Step href="/invoices" label={tr('To the invoices')} />,
  },
})

/** For a partner, which sees itself only. */
const own = { ...receivables, title: tr('Owed by you') }

export function Receivables() {
  const { user } = useRouteContext({ from: '/shell' })
  return <ListPage resource={isStaff(user) ? receivables : own} />
}
