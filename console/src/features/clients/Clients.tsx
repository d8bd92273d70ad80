import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { NewButton } from '../../ui/form/NewButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { Invite } from '../invitations/Invite.js'
import { clients, newClientFields } from './resource.js'

export function Clients() {
  const { user } = useRouteContext({ from: '/shell' })
  const navigate = useNavigate()
  return (
    <ListPage
      resource={clients}
      actions={
        may.manageClients(user) && (
          <>
            <Invite onInvited={() => navigate({ to: '/invitations' as '/' })} />
            <NewButton
              label={tr('New client')}
              fields={newClientFields}
              make={async (body) => (await client.POST('/v1/clients', { body: body as never })).data.client_id}
              done={tr('Client made')}
              page="/clients"
            />
          </>
        )
      }
    />
  )
}
