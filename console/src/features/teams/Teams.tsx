import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { teamFields, teams } from './resource.js'

export function Teams() {
  const { user } = useRouteContext({ from: '/shell' })
  const navigate = useNavigate()
  return (
    <ListPage
      resource={teams}
      actions={
        may.manageCatalogue(user) && (
          <EditButton
            anchor="new"
            label="New team"
            title="New team"
            fields={teamFields}
            save={async (body) => (await client.POST('/v1/teams', { body: body as never })).data.team_id}
            done="Team made"
            onSaved={(id) => navigate({ to: `/teams/${id}` as '/' })}
          />
        )
      }
    />
  )
}
