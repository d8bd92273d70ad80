import { Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isStaff, may } from '../../access.js'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { Amount, ages, openInvoices, overdue, payoutsDue, prepaidLines } from './amounts.js'
import { payoutStates, states } from './payouts.js'
import { CreditBar } from './receivables.js'

/** The distributors and suppliers with the most to settle; the lists have all of them. */
const shown = 8

/** Where money stands: what is owed by age, what is to be paid out, and the way to each list. */
export function Money() {
  useDocumentTitle(tr('Balances · Allotment'))
  const { user } = useRouteContext({ from: '/shell' })
  return (
    <Stack gap="md" maw={1320} w="100%">
      <div>
        <Title order={1}>{tr('Balances')}</Title>
        <Text c="dimmed" size="sm">
          {tr('Each amount opens what it is made of.')}
        </Text>
      </div>
      {may.readInvoices(user) && <Owed />}
      {may.readStatements(user) && <ToPay />}
    </Stack>
  )
}

function Owed() {
  const { user } = useRouteContext({ from: '/shell' })
  const query = useQuery({
    queryKey: ['receivables'],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/receivables', { params: { query: { sorting: '-overdue,-owed', page_size: shown } }, signal })).data,
  })
  const heads = [tr('Owed'), ...ages.map(({ label }) => label), tr('Prepaid')].map((label) => ({ label, align: 'right' as const }))
  const staff = isStaff(user)
  return (
    <Balances
      query={query}
      title={staff ? tr('Owed by distributors') : tr('Owed by you')}
      all={staff ? { href: '/receivables', label: tr('All distributors') } : undefined}
      none={tr('Nothing is owed, and no deposit is left. What is booked on invoice is owed until it is paid.')}
      next={{ href: '/events', label: tr('To the events') }}
    >
      {({ receivables, totals }) => (
        <>
          <Grid label={tr('Owed, by currency')} heads={[tr('Currency'), ...heads]}>
            {totals.map((one) => (
              <tr key={one.currency}>
                <td>{one.currency}</td>
                <td data-align="right">
                  <Amount of={one.owed} currency={one.currency} href={openInvoices({ currency: one.currency })} />
                </td>
                {ages.map(({ key, due }) => (
                  <td key={key} data-align="right">
                    <Amount of={one[key]} currency={one.currency} href={openInvoices({ currency: one.currency }, due())} />
                  </td>
                ))}
                <td data-align="right">
                  <Amount
                    of={one.prepaid}
                    currency={one.currency}
                    href={
                      staff ? `/receivables?currency=${one.currency}&prepaid=ne:0` : prepaidLines(user.distributor_id ?? '', one.currency)
                    }
                  />
                </td>
              </tr>
            ))}
          </Grid>
          <Grid
            label={tr('Distributors')}
            heads={[
              tr('Distributor'),
              ...[tr('Owed'), tr('Overdue')].map((label) => ({ label, align: 'right' as const })),
              tr('Credit used'),
            ]}
          >
            {receivables.map((one) => (
              <tr key={`${one.distributor_id} ${one.currency}`}>
                <td>
                  <Go href={`/distributors/${one.distributor_id}`}>{one.distributor_name}</Go>
                </td>
                <td data-align="right">
                  <Amount
                    of={one.owed}
                    currency={one.currency}
                    href={openInvoices({ distributor_id: one.distributor_id, currency: one.currency })}
                  />
                </td>
                <td data-align="right">
                  <Amount
                    of={one.overdue}
                    currency={one.currency}
                    href={openInvoices({ distributor_id: one.distributor_id, currency: one.currency }, overdue())}
                  />
                </td>
                <td>
                  <CreditBar {...one} />
                </td>
              </tr>
            ))}
          </Grid>
        </>
      )}
    </Balances>
  )
}

function ToPay() {
  const { user } = useRouteContext({ from: '/shell' })
  const query = useQuery({
    queryKey: ['payables'],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/payables', { params: { query: { sorting: '-ready,-owed', page_size: shown } }, signal })).data,
  })
  const heads = [tr('Owed'), ...payoutStates.map((state) => states[state].label)].map((label) => ({ label, align: 'right' as const }))
  const staff = isStaff(user)
  return (
    <Balances
      query={query}
      title={staff ? tr('Owed to suppliers') : tr('Owed to you')}
      all={staff ? { href: '/payables', label: tr('All suppliers') } : { href: '/payouts', label: tr('Payouts made') }}
      none={tr('Nothing is to be paid out. What a supplier sells is paid some days after the event.')}
      next={{ href: '/payouts', label: tr('To the payouts made') }}
    >
      {({ payables, totals }) => (
        <>
          <Grid label={tr('To be paid out, by currency')} heads={[tr('Currency'), ...heads]}>
            {totals.map((one) => (
              <tr key={one.currency}>
                <td>{one.currency}</td>
                <td data-align="right">
                  <Amount of={one.owed} currency={one.currency} href={payoutsDue({ currency: one.currency })} />
                </td>
                {payoutStates.map((state) => (
                  <td key={state} data-align="right">
                    <Amount of={one[state]} currency={one.currency} href={payoutsDue({ currency: one.currency, state })} />
                  </td>
                ))}
              </tr>
            ))}
          </Grid>
          {staff && (
            <Grid
              label={tr('Suppliers')}
              heads={[tr('Supplier'), ...[tr('Owed'), tr('Next run')].map((label) => ({ label, align: 'right' as const }))]}
            >
              {payables.map(({ supplier_id, supplier_name, currency, owed, ready }) => (
                <tr key={`${supplier_id} ${currency}`}>
                  <td>
                    <Go href={`/suppliers/${supplier_id}`}>{supplier_name}</Go>
                  </td>
                  <td data-align="right">
                    <Amount of={owed} currency={currency} href={payoutsDue({ supplier_id, currency })} />
                  </td>
                  <td data-align="right">
                    <Amount of={ready} currency={currency} href={payoutsDue({ supplier_id, currency, state: 'ready' })} />
                  </td>
                </tr>
              ))}
            </Grid>
          )}
        </>
      )}
    </Balances>
  )
}

const More = ({ href, label }: { href: string; label: string }) => (
  <Text component="span" size="sm">
    <Go href={href}>{label}</Go>
  </Text>
)

interface BalancesProps<T extends { totals: readonly unknown[] }> {
  query: UseQueryResult<T>
  title: string
  all: { href: string; label: string } | undefined
  none: string
  next: { href: string; label: string }
  children: (data: T) => ReactNode
}

/** A panel of balances: loading, failed, nothing, or the tables. */
function Balances<T extends { totals: readonly unknown[] }>({ query, title, all, none, next, children }: BalancesProps<T>) {
  if (query.isPending) return <Skeleton height={220} radius="lg" role="status" aria-label={tr('Loading')} />
  if (query.isLoadingError) {
    return (
      <Panel title={title}>
        <Failure small error={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    )
  }
  if (query.data.totals.length === 0) {
    return (
      <Panel title={title}>
        <Group gap="md">
          <None>{none}</None>
          <More {...next} />
        </Group>
      </Panel>
    )
  }
  return (
    <Panel title={title} flush extra={all && <More {...all} />}>
      <Stack gap="md">{children(query.data)}</Stack>
    </Panel>
  )
}
