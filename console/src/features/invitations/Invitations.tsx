import { useQueryClient } from '@tanstack/react-query'
import { ListPage } from '../../ui/list/ListPage.js'
import { Invite } from './Invite.js'
import { invitations } from './resource.js'

export function Invitations() {
  const queries = useQueryClient()
  return (
    <ListPage
      resource={invitations}
      actions={<Invite onInvited={() => queries.invalidateQueries({ queryKey: ['list', 'invitations'] })} />}
    />
  )
}
