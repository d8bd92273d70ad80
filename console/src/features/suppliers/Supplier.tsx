import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { client } from '../../api.js'
import { country } from '../../countries.js'
import { moment } from '../../format.js'
import { say } from '../../say.js'
import { tr } from '../../texts.js'
import { Address } from '../../ui/Address.js'
import { Mail } from '../../ui/Code.js'
import { Copyable } from '../../ui/Copyable.js'
import { Columns, Detail, Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { versionOf } from '../../ui/form/guard.js'
import { Go } from '../../ui/Go.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'
import { Status } from '../../ui/status.js'
import { useParam } from '../../ui/useParam.js'
import { Memos } from '../memos/Memos.js'
import { supplierFields } from './resource.js'
import { Statement } from './Statement.js'

export function Supplier() {
  const supplier_id = useParam('supplier_id')
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const path = { supplier_id }
  const query = useQuery({
    queryKey: ['supplier', supplier_id],
    queryFn: async ({ signal }) => (await client.GET('/v1/suppliers/{supplier_id}', { params: { path }, signal })).data,
  })
  const again = () =>
    Promise.all([['supplier'], ['list', 'suppliers'], ['history', 'supplier']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  return (
    <Detail
      query={query}
      back={{ href: '/suppliers', label: tr('Suppliers') }}
      name={({ name }) => name}
      title={({ name }) => name}
      sub={(s) => `${say(s.supplier_role)} · ${country(s.iso_country)}`}
      actions={(s) =>
        may.manageSuppliers(user) && (
          <EditButton
            label={tr('Edit')}
            title={tr('Edit {name}', { name: s.name })}
            fields={supplierFields}
            values={s}
            read={() => versionOf(client.GET('/v1/suppliers/{supplier_id}', { params: { path } }))}
            save={(body, headers) => client.PATCH('/v1/suppliers/{supplier_id}', { params: { path }, body: body as never, headers })}
            done={tr('Supplier changed')}
            onSaved={again}
          />
        )
      }
    >
      {(s) => (
        <Columns
          main={
            <>
              {may.readStatements(user) && <Statement supplier_id={supplier_id} />}
              <Memos on="supplier" id={supplier_id} />
              <Panel title={tr('History')}>
                <History
                  of={['supplier', supplier_id]}
                  source={listOf('/v1/suppliers/{supplier_id}/history', { supplier_id })}
                  snapshot={(entry) => entry.supplier}
                />
              </Panel>
            </>
          }
          side={
            <Panel title={tr('About')} extra={<Status value={s.supplier_status} />}>
              <Facts>
                <Fact label={tr('Currency')}>{s.default_currency}</Fact>
                <Fact label={tr('VAT number')}>{s.vat_number ?? '–'}</Fact>
                <Fact label={tr('Bought from')}>{say(s.purchase_channel)}</Fact>
                <Fact label={tr('Guests named')}>{say(s.service_checkout)}</Fact>
                <Fact label={tr('Tickets kept by')}>{s.selfmanage_products ? tr('the supplier') : tr('the operator')}</Fact>
                <Fact label={tr('Web site')}>{s.url_website ? <Address of={s.url_website} /> : '–'}</Fact>
                <Fact label={tr('Terms')}>{s.general_terms ? <Address of={s.general_terms} /> : '–'}</Fact>
                <Fact label={tr('E-mails')}>
                  {s.emails.length === 0
                    ? '–'
                    : s.emails.map((email) => (
                        <div key={email}>
                          <Mail>{email}</Mail>
                        </div>
                      ))}
                </Fact>
                <Fact label={tr('Made')}>{moment(s.created)}</Fact>
                <Fact label={tr('Tickets')}>
                  <Go href={`/tickets?supplier_id=${supplier_id}`}>{tr('Tickets of this supplier')}</Go>
                </Fact>
                <Fact label={tr('Sales')}>
                  <Go href={`/sales?supplier_id=${supplier_id}`}>{tr('Sales of this supplier')}</Go>
                </Fact>
                {may.readStatements(user) && (
                  <Fact label={tr('Payouts')}>
                    <Go href={`/payouts?supplier_id=${supplier_id}`}>{tr('Made')}</Go>,{' '}
                    <Go href={`/payouts-due?supplier_id=${supplier_id}`}>{tr('to be made')}</Go>
                  </Fact>
                )}
                {isStaff(user) && (
                  <Fact label={tr('Clients')}>
                    <Go href={`/clients?supplier_id=${supplier_id}`}>{tr('Clients of this supplier')}</Go>
                  </Fact>
                )}
                <Fact label={tr('Id')}>
                  <Copyable text={supplier_id} />
                </Fact>
              </Facts>
            </Panel>
          }
        />
      )}
    </Detail>
  )
}
