import { useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { NewButton } from '../../ui/form/NewButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { distributorFields, distributors } from './resource.js'

export function Distributors() {
  const { user } = useRouteContext({ from: '/shell' })
  return (
    <ListPage
      resource={distributors}
      actions={
        may.manageDistributors(user) && (
          <NewButton
            label={tr('New distributor')}
            fields={distributorFields('EUR')}
            make={async (body) => (await client.POST('/v1/distributors', { body: body as never })).data.distributor_id}
            done={tr('Distributor made')}
            page="/distributors"
          />
        )
      }
    />
  )
}
