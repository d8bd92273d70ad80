import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { EditButton } from '../../ui/form/EditButton.js'
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
            <EditButton
              anchor="new"
              label={tr('New client')}
              title={tr('New client')}
              fields={newClientFields}
              save={async (body) => (await client.POST('/v1/clients', { body: body as never })).data.client_id}
              done={tr('Client made')}
              onSaved={(id) => navigate({ to: `/clients/${id}` as '/' })}
            />
          </>
        )
      }
    />
  )
}
