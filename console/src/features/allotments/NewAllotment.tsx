import { useRouteContext } from '@tanstack/react-router'
import { isStaff } from '../../access.js'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { allotmentFields, bodyOf } from './resource.js'

interface Props {
  /** Without it the form asks for the ticket. */
  ticket?: { ticket_id: string; currency_code: string }
  onMade: (allotment_id: string) => Promise<unknown>
}

export function NewAllotment({ ticket, onMade }: Props) {
  const { user } = useRouteContext({ from: '/shell' })
  const currency = ticket?.currency_code ?? 'EUR'
  return (
    <EditButton
      {...(ticket ? {} : { anchor: 'new' as const })}
      quiet={ticket !== undefined}
      label={tr('New allotment')}
      title={tr('Keep tickets for a distributor')}
      fields={allotmentFields(currency, isStaff(user), { ticket: ticket !== undefined })}
      save={async (values) => {
        const body = { ...bodyOf(values, currency), ...(ticket ? { ticket_id: ticket.ticket_id } : {}) }
        return (await client.POST('/v1/allotments', { body: body as never })).data.allotment_id
      }}
      done={tr('The tickets are kept')}
      onSaved={(id) => onMade(String(id))}
    />
  )
}
