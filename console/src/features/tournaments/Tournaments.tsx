import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { tournamentFields, tournaments } from './resource.js'

export function Tournaments() {
  const { user } = useRouteContext({ from: '/shell' })
  const navigate = useNavigate()
  return (
    <ListPage
      resource={tournaments}
      actions={
        may.manageCatalogue(user) && (
          <EditButton
            anchor="new"
            label="New tournament"
            title="New tournament"
            fields={tournamentFields}
            save={async (body) => (await client.POST('/v1/tournaments', { body: body as never })).data.tournament_id}
            done="Tournament made"
            onSaved={(id) => navigate({ to: `/tournaments/${id}` as '/' })}
          />
        )
      }
    />
  )
}
