import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { client } from '../../api.js'
import { country } from '../../countries.js'
import { counted, languageName, moment, money } from '../../format.js'
import { say } from '../../say.js'
import { Copyable } from '../../ui/Copyable.js'
import { Columns, Detail, Fact, Facts, Panel } from '../../ui/detail/Detail.js'
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
import { Account } from './Account.js'
import { distributorFields } from './resource.js'

const topUpFields = (currency: string): readonly Field[] => [
  { name: 'amount', label: `Amount in ${currency}`, kind: 'money', currency, required: true, half: true },
  { name: 'reference', label: 'Reference', kind: 'text', hint: 'Of the payment that came in', required: true, half: true },
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
      [['distributor'], ['list', 'distributors'], ['history', 'distributor'], ['statement'], ['receivables']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  return (
    <Detail
      query={query}
      back={isStaff(user) ? { href: '/distributors', label: 'Distributors' } : { href: '/', label: 'Overview' }}
      name={({ distributor_name }) => distributor_name}
      title={({ distributor_name }) => distributor_name}
      sub={(d) => `${say(d.business_segment)} · ${country(d.iso_country)}`}
      actions={(d) => (
        <>
          {may.managePrepaid(user) && (
            <EditButton
              label="Top up"
              title={`Add to the balance of ${d.distributor_name}`}
              fields={topUpFields(d.default_currency)}
              save={(body) =>
                client.POST('/v1/distributors/{distributor_id}/prepaid', {
                  params: { path },
                  body: { ...body, currency: d.default_currency } as never,
                })
              }
              done="Added to the balance"
              onSaved={again}
            />
          )}
          {may.manageDistributors(user) && (
            <EditButton
              label="Edit"
              title={`Edit ${d.distributor_name}`}
              fields={distributorFields(d.default_currency)}
              values={d}
              read={() => versionOf(client.GET('/v1/distributors/{distributor_id}', { params: { path } }))}
              save={(body, headers) =>
                client.PATCH('/v1/distributors/{distributor_id}', { params: { path }, body: body as never, headers })
              }
              done="Distributor changed"
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
              <Panel title="History">
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
              <Panel title="Paying" extra={<Status value={d.distributor_status} />}>
                <Facts>
                  <Fact label="Pays by">{d.payment_methods.map(say).join(', ')}</Fact>
                  <Fact label="Condition">{conditionOf(d.payment_condition)}</Fact>
                  <Fact label="Credit limit">{money(d.credit_limit, d.default_currency)}</Fact>
                  <Fact label="Prepaid">{d.prepaid_balances.map(({ currency, amount }) => money(amount, currency)).join(', ') || '–'}</Fact>
                  <Fact label="Fees">
                    {d.fee_rules.map(({ type, percent, fixed, per }) => (
                      <div key={type + per}>
                        {say(type)}: {percent} % + {money(fixed, d.default_currency)} per {per}
                      </div>
                    ))}
                    {d.fee_rules.length === 0 && '–'}
                  </Fact>
                  <Fact label="VAT number">{d.vat_number ?? '–'}</Fact>
                </Facts>
              </Panel>
              <Panel title="About">
                <Facts>
                  <Fact label="Holds">
                    {d.hold_minutes} minutes, {d.hold_max_minutes} at most
                  </Fact>
                  <Fact label="Held at once">{counted(d.hold_limit, 'ticket')}</Fact>
                  <Fact label="Downloads">{`until ${counted(d.grace_period_download_tickets, 'day')} after the event`}</Fact>
                  <Fact label="Language">{languageName(d.preferred_language)}</Fact>
                  <Fact label="Made">{moment(d.created)}</Fact>
                  <Fact label="Orders">
                    <Go href={`/orders?distributor_id=${distributor_id}`}>Orders of this distributor</Go>
                  </Fact>
                  <Fact label="Invoices">
                    <Go href={`/invoices?distributor_id=${distributor_id}`}>Invoices and credit notes</Go>
                  </Fact>
                  {isStaff(user) && (
                    <Fact label="Clients">
                      <Go href={`/clients?distributor_id=${distributor_id}`}>Clients of this distributor</Go>
                    </Fact>
                  )}
                  <Fact label="Id">
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

/** `net14` is fourteen days; any other condition is free text. */
const conditionOf = (condition: string): string => condition.replace(/^net(\d+)$/, 'Within $1 days')
