import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { client } from '../../api.js'
import { country } from '../../countries.js'
import { moment } from '../../format.js'
import { say } from '../../say.js'
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
      back={{ href: '/suppliers', label: 'Suppliers' }}
      name={({ name }) => name}
      title={({ name }) => name}
      sub={(s) => `${say(s.supplier_role)} · ${country(s.iso_country)}`}
      actions={(s) =>
        may.manageSuppliers(user) && (
          <EditButton
            label="Edit"
            title={`Edit ${s.name}`}
            fields={supplierFields}
            values={s}
            read={() => versionOf(client.GET('/v1/suppliers/{supplier_id}', { params: { path } }))}
            save={(body, headers) => client.PATCH('/v1/suppliers/{supplier_id}', { params: { path }, body: body as never, headers })}
            done="Supplier changed"
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
              <Panel title="History">
                <History
                  of={['supplier', supplier_id]}
                  source={listOf('/v1/suppliers/{supplier_id}/history', { supplier_id })}
                  snapshot={(entry) => entry.supplier}
                />
              </Panel>
            </>
          }
          side={
            <Panel title="About" extra={<Status value={s.supplier_status} />}>
              <Facts>
                <Fact label="Currency">{s.default_currency}</Fact>
                <Fact label="VAT number">{s.vat_number ?? '–'}</Fact>
                <Fact label="Bought from">{say(s.purchase_channel)}</Fact>
                <Fact label="Guests named">{say(s.service_checkout)}</Fact>
                <Fact label="Tickets kept by">{s.selfmanage_products ? 'the supplier' : 'the operator'}</Fact>
                <Fact label="Web site">{s.url_website ?? '–'}</Fact>
                <Fact label="Terms">{s.general_terms ?? '–'}</Fact>
                <Fact label="E-mails">{s.emails.join(', ') || '–'}</Fact>
                <Fact label="Made">{moment(s.created)}</Fact>
                <Fact label="Tickets">
                  <Go href={`/tickets?supplier_id=${supplier_id}`}>Tickets of this supplier</Go>
                </Fact>
                <Fact label="Sales">
                  <Go href={`/sales?supplier_id=${supplier_id}`}>Sales of this supplier</Go>
                </Fact>
                <Fact label="Payouts">
                  <Go href={`/payouts?supplier_id=${supplier_id}`}>Made</Go>,{' '}
                  <Go href={`/payouts-due?supplier_id=${supplier_id}`}>to be made</Go>
                </Fact>
                {isStaff(user) && (
                  <Fact label="Clients">
                    <Go href={`/clients?supplier_id=${supplier_id}`}>Clients of this supplier</Go>
                  </Fact>
                )}
                <Fact label="Id">
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
