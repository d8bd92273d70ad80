import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client as api } from '../../api.js'
import { languageName, moment } from '../../format.js'
import { roleName } from '../../say.js'
import { Copyable } from '../../ui/Copyable.js'
import { Columns, Detail, Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { DeleteButton } from '../../ui/form/DeleteButton.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { Go } from '../../ui/Go.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'
import { Name } from '../../ui/Name.js'
import { Status } from '../../ui/status.js'
import { useParam } from '../../ui/useParam.js'
import { ActAs } from './ActAs.js'
import { Keys } from './Keys.js'
import { clientFields } from './resource.js'

export function Client() {
  const client_id = useParam('client_id')
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const path = { client_id }
  const query = useQuery({
    queryKey: ['client', client_id],
    queryFn: async ({ signal }) => (await api.GET('/v1/clients/{client_id}', { params: { path }, signal })).data,
  })
  const again = () =>
    Promise.all(
      [['client'], ['list', 'clients'], ['history', 'client'], ['name']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
  return (
    <Detail
      query={query}
      back={{ href: '/clients', label: 'Clients' }}
      name={({ label }) => label}
      title={({ label }) => label}
      sub={({ scope, distributor_name }) => (scope === 'internal' ? 'Staff' : (distributor_name ?? 'Supplier'))}
      actions={(found) => (
        <>
          {may.impersonate(user) && found.client_id !== user.client_id && found.client_status === 'active' && <ActAs client={found} />}
          {may.manageClients(user) && (
            <EditButton
              label="Edit"
              title={`Edit ${found.label}`}
              fields={clientFields(found.scope)}
              values={found}
              save={(body) => api.PATCH('/v1/clients/{client_id}', { params: { path }, body: body as never })}
              done="Client changed"
              onSaved={again}
            />
          )}
          {may.manageClients(user) && found.client_id !== user.client_id && found.client_status !== 'deleted' && (
            <DeleteButton
              name={found.label}
              detail="Its keys and sessions end at once. What it has done stays recorded."
              act={() => api.DELETE('/v1/clients/{client_id}', { params: { path } })}
              back={{ href: '/clients', list: 'clients' }}
            />
          )}
        </>
      )}
    >
      {(found) => (
        <Columns
          main={
            <>
              {may.manageClients(user) && <Keys client={found} />}
              <Panel title="History">
                <History
                  of={['client', client_id]}
                  source={listOf('/v1/clients/{client_id}/history', { client_id })}
                  snapshot={(entry) => entry.client}
                />
              </Panel>
            </>
          }
          side={
            <Panel title="About" extra={<Status value={found.client_status} />}>
              <Facts>
                {found.distributor_id && (
                  <Fact label="Distributor">
                    <Go href={`/distributors/${found.distributor_id}`}>{found.distributor_name}</Go>
                  </Fact>
                )}
                {found.supplier_id && (
                  <Fact label="Supplier">
                    <Go href={`/suppliers/${found.supplier_id}`}>
                      <Name of="supplier" id={found.supplier_id} />
                    </Go>
                  </Fact>
                )}
                <Fact label="Roles">{found.roles.map(roleName).join(', ') || '–'}</Fact>
                <Fact label="User name">{found.username ?? '–'}</Fact>
                <Fact label="E-mail">{found.email ?? '–'}</Fact>
                <Fact label="Language">{languageName(found.language)}</Fact>
                <Fact label="Made">{moment(found.created)}</Fact>
                {found.active_until && <Fact label="Active until">{moment(found.active_until)}</Fact>}
                <Fact label="Requests">
                  <Go href={`/api-log?client_id=${client_id}`}>API log of this client</Go>
                </Fact>
                <Fact label="Client id">
                  <Copyable text={client_id} />
                </Fact>
              </Facts>
            </Panel>
          }
        />
      )}
    </Detail>
  )
}
