import { useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { NewButton } from '../../ui/form/NewButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { venueFields, venues } from './resource.js'

export function Venues() {
  const { user } = useRouteContext({ from: '/shell' })
  return (
    <ListPage
      resource={venues}
      actions={
        may.manageCatalogue(user) && (
          <NewButton
            label={tr('New venue')}
            fields={venueFields}
            make={async (body) => (await client.POST('/v1/venues', { body: body as never })).data.venue_id}
            done={tr('Venue made')}
            page="/venues"
          />
        )
      }
    />
  )
}
