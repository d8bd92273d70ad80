import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { eventFields } from './fields.js'
import { events } from './resource.js'

export function Events() {
  const { user } = useRouteContext({ from: '/shell' })
  const navigate = useNavigate()
  return (
    <ListPage
      resource={events}
      actions={
        may.manageCatalogue(user) && (
          <EditButton
            anchor="new"
            label="New event"
            title="New event"
            fields={eventFields}
            save={async (body) => (await client.POST('/v1/events', { body: body as never })).data.event_id}
            done="Event made"
            onSaved={(id) => navigate({ to: `/events/${id}` as '/' })}
          />
        )
      }
    />
  )
}
