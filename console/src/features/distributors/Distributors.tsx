import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { distributorFields, distributors } from './resource.js'

export function Distributors() {
  const { user } = useRouteContext({ from: '/shell' })
  const navigate = useNavigate()
  return (
    <ListPage
      resource={distributors}
      actions={
        may.manageDistributors(user) && (
          <EditButton
            anchor="new"
            label="New distributor"
            title="New distributor"
            fields={distributorFields('EUR')}
            save={async (body) => (await client.POST('/v1/distributors', { body: body as never })).data.distributor_id}
            done="Distributor made"
            onSaved={(id) => navigate({ to: `/distributors/${id}` as '/' })}
          />
        )
      }
    />
  )
}
