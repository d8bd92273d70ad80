import { useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { NewButton } from '../../ui/form/NewButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { teamFields, teams } from './resource.js'

export function Teams() {
  const { user } = useRouteContext({ from: '/shell' })
  return (
    <ListPage
      resource={teams}
      actions={
        may.manageCatalogue(user) && (
          <NewButton
            label={tr('New team')}
            fields={teamFields}
            make={async (body) => (await client.POST('/v1/teams', { body: body as never })).data.team_id}
            done={tr('Team made')}
            page="/teams"
          />
        )
      }
    />
  )
}
