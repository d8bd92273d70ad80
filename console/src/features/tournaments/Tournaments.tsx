import { useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { NewButton } from '../../ui/form/NewButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { tournamentFields, tournaments } from './resource.js'

export function Tournaments() {
  const { user } = useRouteContext({ from: '/shell' })
  return (
    <ListPage
      resource={tournaments}
      actions={
        may.manageCatalogue(user) && (
          <NewButton
            label={tr('New tournament')}
            fields={tournamentFields}
            make={async (body) => (await client.POST('/v1/tournaments', { body: body as never })).data.tournament_id}
            done={tr('Tournament made')}
            page="/tournaments"
          />
        )
      }
    />
  )
}
