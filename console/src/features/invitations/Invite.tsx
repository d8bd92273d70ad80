import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { invitationFields } from './resource.js'

/** Asks somebody in: they choose their password themselves. */
export const Invite = ({ onInvited }: { onInvited: () => Promise<unknown> }) => (
  <EditButton
    label={tr('Invite somebody')}
    title={tr('Invite somebody to the console')}
    fields={invitationFields}
    save={(body) => client.POST('/v1/invitations', { body: body as never })}
    done={tr('The letter is on its way')}
    onSaved={onInvited}
  />
)
