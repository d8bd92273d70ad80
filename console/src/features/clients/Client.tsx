import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client as api } from '../../api.js'
import { languageName, moment } from '../../format.js'
import { roleName } from '../../say.js'
import { tr } from '../../texts.js'
import { Copyable } from '../../ui/Copyable.js'
import { Columns, Detail, Fact, Facts, Panel, WayFact } from '../../ui/detail/Detail.js'
import { DeleteButton } from '../../ui/form/DeleteButton.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { versionOf } from '../../ui/form/guard.js'
import { Go } from '../../ui/Go.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'
import { Name } from '../../ui/Name.js'
import { Status } from '../../ui/status.js'
import { useParam } from '../../ui/useParam.js'
import { ActAs } from './ActAs.js'
import { Keys } from './Keys.js'
import { ResetPassword } from './ResetPassword.js'
import { type Client as ClientRow, clientFields } from './resource.js'

/** Whether a letter for a new password would reach anybody. */
const canSignIn = ({ client_status, username, email, roles }: ClientRow): boolean =>
  client_status === 'active' && username !== null && email !== null && roles.includes('portal')

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
      back={{ href: '/clients', label: tr('Clients') }}
      name={({ label }) => label}
      title={({ label }) => label}
      sub={({ scope, distributor_name }) => (scope === 'internal' ? tr('Staff') : (distributor_name ?? tr('Supplier')))}
      actions={(found) => (
        <>
          {may.impersonate(user) && found.client_id !== user.client_id && found.client_status === 'active' && <ActAs client={found} />}
          {may.manageClients(user) && canSignIn(found) && <ResetPassword client={found} />}
          {may.manageClients(user) && (
            <EditButton
              label={tr('Edit')}
              title={tr('Edit {label}', { label: found.label })}
              fields={clientFields(found.scope)}
              values={found}
              read={() => versionOf(api.GET('/v1/clients/{client_id}', { params: { path } }))}
              save={(body, headers) => api.PATCH('/v1/clients/{client_id}', { params: { path }, body: body as never, headers })}
              done={tr('Client changed')}
              onSaved={again}
            />
          )}
          {may.manageClients(user) && found.client_id !== user.client_id && found.client_status !== 'deleted' && (
            <DeleteButton
              name={found.label}
              detail={tr('Its keys and sessions end at once. What it has done stays recorded.')}
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
              <Panel title={tr('History')}>
                <History
                  of={['client', client_id]}
                  source={listOf('/v1/clients/{client_id}/history', { client_id })}
                  snapshot={(entry) => entry.client}
                />
              </Panel>
            </>
          }
          side={
            <Panel title={tr('About')} extra={<Status value={found.client_status} />}>
              <Facts>
                {found.distributor_id && (
                  <Fact label={tr('Distributor')}>
                    <Go href={`/distributors/${found.distributor_id}`}>{found.distributor_name}</Go>
                  </Fact>
                )}
                {found.supplier_id && (
                  <Fact label={tr('Supplier')}>
                    <Go href={`/suppliers/${found.supplier_id}`}>
                      <Name of="supplier" id={found.supplier_id} />
                    </Go>
                  </Fact>
                )}
                <Fact label={tr('Roles')}>{found.roles.map(roleName).join(', ') || '–'}</Fact>
                <Fact label={tr('User name')}>{found.username ?? '–'}</Fact>
                <Fact label={tr('E-mail')}>{found.email ?? '–'}</Fact>
                <Fact label={tr('Language')}>{languageName(found.language)}</Fact>
                {found.time_zone && <Fact label={tr('Time zone')}>{found.time_zone.replaceAll('_', ' ')}</Fact>}
                <Fact label={tr('Made')}>{moment(found.created)}</Fact>
                {found.active_until && <Fact label={tr('Active until')}>{moment(found.active_until)}</Fact>}
                <WayFact label={tr('Requests')} href={`/api-log?client_id=${client_id}`}>
                  {tr('API log of this client')}
                </WayFact>
                <Fact label={tr('Client id')}>
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
