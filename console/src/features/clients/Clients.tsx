import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { clients, newClientFields } from './resource.js'

export function Clients() {
  const { user } = useRouteContext({ from: '/shell' })
  const navigate = useNavigate()
  return (
    <ListPage
      resource={clients}
      actions={
        may.manageClients(user) && (
          <EditButton
            anchor="new"
            label="New client"
            title="New client"
            fields={newClientFields}
            save={async (body) => (await client.POST('/v1/clients', { body: body as never })).data.client_id}
            done="Client made"
            onSaved={(id) => navigate({ to: `/clients/${id}` as '/' })}
          />
        )
      }
    />
  )
}
