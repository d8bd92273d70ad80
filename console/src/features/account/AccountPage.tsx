import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { client } from '../../api.js'
import { roleName } from '../../say.js'
import { tr } from '../../texts.js'
import { Columns, Detail, Fact, Facts, None, Panel } from '../../ui/detail/Detail.js'
import { Password } from './Password.js'
import { Profile } from './Profile.js'

/** Who is signed in: what they are called, how they read the console, with which password they come in. */
export function AccountPage() {
  const { user } = useRouteContext({ from: '/shell' })
  const query = useQuery({
    queryKey: ['account', user.client_id],
    queryFn: async ({ signal }) => (await client.GET('/v1/account', { signal })).data,
  })
  const isGuise = user.impersonator_client_id !== null
  return (
    <Detail
      query={query}
      back={{ href: '/', label: tr('Overview') }}
      name={() => tr('Your account')}
      title={() => tr('Your account')}
      sub={({ distributor_name, username }) => distributor_name ?? username}
    >
      {(account) => (
        <Columns
          main={
            isGuise ? (
              <Panel title={tr('Profile')}>
                <None>{tr('You act as somebody else. An account is changed by the person it belongs to.')}</None>
              </Panel>
            ) : (
              <>
                <Profile account={account} />
                <Password username={account.username ?? ''} />
              </>
            )
          }
          side={
            <Panel title={tr('Access')}>
              <Facts>
                <Fact label={tr('Username')}>{account.username ?? '–'}</Fact>
                <Fact label={tr('Roles')}>{account.roles.map(roleName).join(', ') || '–'}</Fact>
                {account.distributor_name && <Fact label={tr('Distributor')}>{account.distributor_name}</Fact>}
              </Facts>
            </Panel>
          }
        />
      )}
    </Detail>
  )
}
