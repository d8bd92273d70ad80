import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { tr } from '../../texts.js'
import { EditButton } from '../../ui/form/EditButton.js'
import type { Values } from '../../ui/form/fields.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { instructionCalls, instructions, newInstructionFields } from './resource.js'

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
            // If there are instructions for this delivery and language already, it asks which text stays.
            read={(inputs) => instructionCalls(placeOf(inputs)).read()}
            save={async (changes, guard, stored) => {
              const place = placeOf({ ...stored?.values })
              await instructionCalls(place).save(changes, guard, stored)
              return `${place.ticket_type}/${place.language}`
            }}
            done={tr('Instructions saved')}
            onSaved={async (id) => id !== undefined && navigate({ to: `/instructions/${id}` as '/' })}
          />
        )
      }
    />
  )
}

const placeOf = ({ ticket_type, language }: Values) => ({ ticket_type: String(ticket_type), language: String(language) })
