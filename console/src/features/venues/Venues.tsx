import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { venueFields, venues } from './resource.js'

export function Venues() {
  const { user } = useRouteContext({ from: '/shell' })
  const navigate = useNavigate()
  return (
    <ListPage
      resource={venues}
      actions={
        may.manageCatalogue(user) && (
          <EditButton
            anchor="new"
            label="New venue"
            title="New venue"
            fields={venueFields}
            save={async (body) => (await client.POST('/v1/venues', { body: body as never })).data.venue_id}
            done="Venue made"
            onSaved={(id) => navigate({ to: `/venues/${id}` as '/' })}
          />
        )
      }
    />
  )
}
