import { useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { NewButton } from '../../ui/form/NewButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { eventFields } from './fields.js'
import { events } from './resource.js'

export function Events() {
  const { user } = useRouteContext({ from: '/shell' })
  return (
    <ListPage
      resource={events}
      actions={
        may.manageCatalogue(user) && (
          <NewButton
            label={tr('New event')}
            fields={eventFields}
            make={async (body) => (await client.POST('/v1/events', { body: body as never })).data.event_id}
            done={tr('Event made')}
            page="/events"
          />
        )
      }
    />
  )
}
