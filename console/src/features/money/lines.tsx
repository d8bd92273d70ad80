import type { components } from '@allotment/sdk'
import { Group, Text } from '@mantine/core'
import { useMemo } from 'react'
import { currencyFilter } from '../../countries.js'
import { moment, money } from '../../format.js'
import { say } from '../../say.js'
import { tr } from '../../texts.js'
import { Lines } from '../../ui/Code.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { type Column, defineResource, type Filter, listOf, type Resource, type Source } from '../../ui/list/resource.js'
import { Step } from '../../ui/list/Step.js'
import { Name } from '../../ui/Name.js'
import { useParam } from '../../ui/useParam.js'
import { accountNames } from './amounts.js'

type AccountLine = components['schemas']['DistributorStatementLine']
type SupplierLine = components['schemas']['SupplierStatementLine']

/** The filter by time narrows the lines; the statement itself begins before the first of them. */
const wholeTime = { from: '2000-01-01' }

interface Line {
  line_id: string
  at: string
  kind: string
  event_name: string | null
  note: string | null
  amount: number
  currency: string
}

/** What the lines of both statements share. */
const common = <Row extends Line>(sub: (row: Row) => string) => ({
  id: (row: Row) => row.line_id,
  always: wholeTime,
  sorting: '-at',
  columns: [
    { key: 'kind', label: tr('What'), sort: 'kind', width: 140, cell: (row) => <Lines main={say(row.kind)} sub={sub(row)} /> },
    { key: 'at', label: tr('When'), sort: 'at', cell: (row) => moment(row.at) },
    { key: 'event', label: tr('Event'), width: 200, cell: (row) => row.event_name ?? '–' },
    { key: 'note', label: tr('Reference'), cell: (row) => row.note ?? '–' },
    { key: 'amount', label: tr('Amount'), align: 'right', cell: (row) => money(row.amount, row.currency) },
    { key: 'currency', label: tr('Currency'), sort: 'currency', extra: true, cell: (row) => row.currency },
  ] satisfies Column<Row>[],
})
const at: Filter = { key: 'at', label: tr('When'), kind: 'date', first: true }
const currency: Filter = { key: 'currency', label: tr('Currency'), ...currencyFilter, first: true }

const kindFilter = (...values: string[]): Filter => ({ key: 'kind', label: tr('What'), kind: 'choice', values, name: say })

/** The sums of all lines that match, whatever page is shown. */
function Sums({ of }: { of: readonly { account?: AccountLine['account']; currency: string; amount: number }[] }) {
  return (
    <Group component="section" aria-label={tr('Sum')} gap="lg" justify="flex-end">
      {of.map(({ account, currency: code, amount }) => (
        <Text key={`${account} ${code}`} size="sm">
          {account === undefined ? tr('Sum') : tr('Sum: {account}', { account: accountNames[account] })} <b>{money(amount, code)}</b>
        </Text>
      ))}
    </Group>
  )
}
const foot = (answer: unknown) => <Sums of={(answer as components['schemas']['DistributorStatement' | 'SupplierStatement']).totals} />

const accountLines = (distributor_id: string): Resource<AccountLine> =>
  defineResource({
    ...common<AccountLine>((row) => accountNames[row.account]),
    name: 'account_lines',
    title: tr('Lines of the account'),
    source: listOf('/v1/distributors/{distributor_id}/statement', { distributor_id }) as Source<AccountLine>,
    within: {
      href: `/distributors/${distributor_id}`,
      name: <Name of="distributor" id={distributor_id} />,
      list: { href: '/distributors', label: tr('Distributors') },
    },
    href: ({ bookingorder_id }) => (bookingorder_id === null ? undefined : `/orders/${bookingorder_id}`),
    filters: [
      at,
      {
        key: 'account',
        label: tr('Account'),
        kind: 'choice',
        values: Object.keys(accountNames),
        name: (account) => accountNames[account as AccountLine['account']],
        first: true,
      },
      {
        key: 'direction',
        label: tr('Direction'),
        kind: 'choice',
        values: ['increase', 'decrease'],
        name: (direction) => (direction === 'increase' ? tr('Added') : tr('Taken off')),
        first: true,
      },
      currency,
      kindFilter('sale', 'payment', 'refund', 'cancellation', 'fee', 'price', 'transfer', 'deposit'),
    ],
    foot,
    empty: {
      title: tr('Nothing was charged or paid yet'),
      detail: tr('Each booking, payment, refund and deposit is a line of the account.'),
      action: <Step href={`/distributors/${distributor_id}`} label={tr('To the distributor')} />,
    },
  })

const partNames: Record<string, string> = {
  sold: tr('Sold'),
  changed: tr('Price changed'),
  cancelled: tr('Cancelled'),
  paid: tr('Paid'),
}

const statementLines = (supplier_id: string): Resource<SupplierLine> =>
  defineResource({
    ...common<SupplierLine>((row) => row.reference_number ?? '–'),
    name: 'statement_lines',
    title: tr('Lines of the statement'),
    source: listOf('/v1/suppliers/{supplier_id}/statement', { supplier_id }) as Source<SupplierLine>,
    within: {
      href: `/suppliers/${supplier_id}`,
      name: <Name of="supplier" id={supplier_id} />,
      list: { href: '/suppliers', label: tr('Suppliers') },
    },
    href: ({ purchaseorder_id }) => (purchaseorder_id === null ? undefined : `/sales/${purchaseorder_id}`),
    filters: [
      at,
      {
        key: 'part',
        label: tr('Amount'),
        kind: 'choice',
        values: Object.keys(partNames),
        name: (part) => partNames[part] ?? part,
        first: true,
      },
      currency,
      kindFilter('sale', 'cancellation', 'price', 'payout', 'payout_reversal'),
    ],
    foot,
    empty: {
      title: tr('Nothing was earned or paid yet'),
      detail: tr('Each sale, cancellation and payout is a line of the statement.'),
      action: <Step href={`/suppliers/${supplier_id}`} label={tr('To the supplier')} />,
    },
  })

/** The lines that the figures of a distributor's account are the sums of. */
export function AccountLines() {
  const id = useParam('distributor_id')
  return <ListPage key={id} resource={useMemo(() => accountLines(id), [id])} />
}

/** The lines that the figures of a supplier's statement are the sums of. */
export function StatementLines() {
  const id = useParam('supplier_id')
  return <ListPage key={id} resource={useMemo(() => statementLines(id), [id])} />
}
