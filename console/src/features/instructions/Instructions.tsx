import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { bodyOf, instructions, newInstructionFields } from './resource.js'

/** What guests are told on their page, by delivery and language. */
export function Instructions() {
  const { user } = useRouteContext({ from: '/shell' })
  const navigate = useNavigate()
  return (
    <ListPage
      resource={instructions}
      actions={
        may.manageCatalogue(user) && (
          <EditButton
            anchor="new"
            label={tr('New instructions')}
            title={tr('New instructions')}
            fields={newInstructionFields}
            save={async (values) => {
              const path = { ticket_type: String(values.ticket_type), language: String(values.language) }
              await client.PUT('/v1/itineraries/instructions/{ticket_type}/{language}', { params: { path }, body: bodyOf(values) as never })
              return `${path.ticket_type}/${path.language}`
            }}
            done={tr('Instructions saved')}
            onSaved={(id) => navigate({ to: `/instructions/${id}` as '/' })}
          />
        )
      }
    />
  )
}
