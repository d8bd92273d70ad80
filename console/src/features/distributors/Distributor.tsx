import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { client } from '../../api.js'
import { country } from '../../countries.js'
import { languageName, moment, money, percent } from '../../format.js'
import { say } from '../../say.js'
import { tr, trCount } from '../../texts.js'
import { Copyable } from '../../ui/Copyable.js'
import { Columns, Detail, Fact, Facts, Panel, WayFact } from '../../ui/detail/Detail.js'
import { EditButton } from '../../ui/form/EditButton.js'
import type { Field } from '../../ui/form/fields.js'
import { versionOf } from '../../ui/form/guard.js'
import { Go } from '../../ui/Go.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'
import { Status } from '../../ui/status.js'
import { useParam } from '../../ui/useParam.js'
import { AllotmentsPanel } from '../allotments/AllotmentsPanel.js'
import { Memos } from '../memos/Memos.js'
import { Amount, prepaidLines } from '../money/amounts.js'
import { Account } from './Account.js'
import { BecomeSupplier } from './BecomeSupplier.js'
import { conditionOf, distributorFields } from './resource.js'

const topUpFields = (currency: string): readonly Field[] => [
  { name: 'amount', label: tr('Amount in {currency}', { currency }), kind: 'money', currency, required: true, half: true },
  { name: 'reference', label: tr('Reference'), kind: 'text', hint: tr('Of the payment that came in'), required: true, half: true },
]

export function Distributor() {
  const distributor_id = useParam('distributor_id')
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const path = { distributor_id }
  const query = useQuery({
    queryKey: ['distributor', distributor_id],
    queryFn: async ({ signal }) => (await client.GET('/v1/distributors/{distributor_id}', { params: { path }, signal })).data,
  })
  const again = () =>
    Promise.all(
      [
        ['distributor'],
        ['list', 'distributors'],
        ['history', 'distributor'],
        ['statement'],
        ['list', 'account_lines'],
        ['receivables'],
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
  return (
    <Detail
      query={query}
      back={isStaff(user) ? { href: '/distributors', label: tr('Distributors') } : { href: '/', label: tr('Overview') }}
      name={({ distributor_name }) => distributor_name}
      title={({ distributor_name }) => distributor_name}
      sub={(d) => `${say(d.business_segment)} · ${country(d.iso_country)}`}
      actions={(d) => (
        <>
          <BecomeSupplier distributor={d} />
          {may.managePrepaid(user) && (
            <EditButton
              label={tr('Top up')}
              title={tr('Add to the balance of {distributor_name}', { distributor_name: d.distributor_name })}
              fields={topUpFields(d.default_currency)}
              save={(body) =>
                client.POST('/v1/distributors/{distributor_id}/prepaid', {
                  params: { path },
                  body: { ...body, currency: d.default_currency } as never,
                })
              }
              done={tr('Added to the balance')}
              onSaved={again}
            />
          )}
          {may.manageDistributors(user) && (
            <EditButton
              label={tr('Edit')}
              title={tr('Edit {distributor_name}', { distributor_name: d.distributor_name })}
              fields={distributorFields(d.default_currency)}
              values={d}
              read={() => versionOf(client.GET('/v1/distributors/{distributor_id}', { params: { path } }))}
              save={(body, headers) =>
                client.PATCH('/v1/distributors/{distributor_id}', { params: { path }, body: body as never, headers })
              }
              done={tr('Distributor changed')}
              onSaved={again}
            />
          )}
        </>
      )}
    >
      {(d) => (
        <Columns
          main={
            <>
              {may.readInvoices(user) && <Account distributor_id={distributor_id} />}
              <AllotmentsPanel of={{ distributor_id }} />
              <Memos on="distributor" id={distributor_id} />
              <Panel title={tr('History')}>
                <History
                  of={['distributor', distributor_id]}
                  source={listOf('/v1/distributors/{distributor_id}/history', { distributor_id })}
                  snapshot={(entry) => entry.distributor}
                />
              </Panel>
            </>
          }
          side={
            <>
              <Panel title={tr('Paying')} extra={<Status value={d.distributor_status} />}>
                <Facts>
                  <Fact label={tr('Pays by')}>{d.payment_methods.map(say).join(', ')}</Fact>
                  <Fact label={tr('Condition')}>{conditionOf(d.payment_condition)}</Fact>
                  <Fact label={tr('Credit limit')}>{money(d.credit_limit, d.default_currency)}</Fact>
                  <Fact label={tr('Prepaid')}>
                    {d.prepaid_balances.map(({ currency, amount }) => (
                      <div key={currency}>
                        <Amount of={amount} currency={currency} href={prepaidLines(distributor_id, currency)} />
                      </div>
                    ))}
                    {d.prepaid_balances.length === 0 && '–'}
                  </Fact>
                  <Fact label={tr('Fees')}>
                    {d.fee_rules.map(({ type, percent, fixed, per }) => (
                      <div key={type + per}>{feeText[per]({ type: say(type), percent, fixed: money(fixed, d.default_currency) })}</div>
                    ))}
                    {d.fee_rules.length === 0 && '–'}
                  </Fact>
                  <Fact label={tr('VAT number')}>{d.vat_number ?? '–'}</Fact>
                </Facts>
              </Panel>
              <Panel title={tr('About')}>
                <Facts>
                  <Fact label={tr('Holds')}>
                    {trCount(d.hold_minutes, '{n} minute, {most} at most', '{n} minutes, {most} at most', {
                      most: d.hold_max_minutes,
                    })}
                  </Fact>
                  <Fact label={tr('Held at once')}>{trCount(d.hold_limit, '{n} ticket', '{n} tickets')}</Fact>
                  <Fact label={tr('Downloads')}>
                    {trCount(d.grace_period_download_tickets, 'until {n} day after the event', 'until {n} days after the event')}
                  </Fact>
                  <Fact label={tr('Language')}>{languageName(d.preferred_language)}</Fact>
                  <Fact label={tr('Made')}>{moment(d.created)}</Fact>
                  <Fact label={tr('Orders')}>
                    <Go href={`/orders?distributor_id=${distributor_id}`}>{tr('Orders of this distributor')}</Go>
                  </Fact>
                  <WayFact label={tr('Invoices')} href={`/invoices?distributor_id=${distributor_id}`}>
                    {tr('Invoices and credit notes')}
                  </WayFact>
                  {isStaff(user) && (
                    <Fact label={tr('Clients')}>
                      <Go href={`/clients?distributor_id=${distributor_id}`}>{tr('Clients of this distributor')}</Go>
                    </Fact>
                  )}
                  <Fact label={tr('Id')}>
                    <Copyable text={distributor_id} />
                  </Fact>
                </Facts>
              </Panel>
            </>
          }
        />
      )}
    </Detail>
  )
}

interface FeeValues {
  type: string
  percent: string | number
  fixed: string
}
const worded = (values: FeeValues) => ({ ...values, percent: percent(values.percent) })
const feeText: Record<'order' | 'ticket', (values: FeeValues) => string> = {
  order: (values) => tr('{type}: {percent} + {fixed} per order', worded(values)),
  ticket: (values) => tr('{type}: {percent} + {fixed} per ticket', worded(values)),
}
