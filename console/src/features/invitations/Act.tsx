import { Button, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { confirm } from '../../ui/confirm.js'
import { Go } from '../../ui/Go.js'
import { tell } from '../../ui/tell.js'
import type { Invitation } from './resource.js'

/** What can be done with an invitation: send it again or revoke it, or see who came of it. */
export function Act({ invitation: { invitation_id, invitation_status, label, client_id } }: { invitation: Invitation }) {
  const queries = useQueryClient()
  const path = { invitation_id }
  const after = async (message: string) => {
    tell.done(message)
    await queries.invalidateQueries({ queryKey: ['list', 'invitations'] })
  }
  const sending = useMutation({
    mutationFn: () => client.POST('/v1/invitations/{invitation_id}/resend', { params: { path } }),
    onSuccess: () => after(tr('Invitation sent again')),
    onError: tell.failure,
  })
  const revoking = useMutation({
    mutationFn: () => client.DELETE('/v1/invitations/{invitation_id}', { params: { path } }),
    onSuccess: () => after(tr('Invitation revoked')),
    onError: tell.failure,
  })
  if (client_id !== null) return <Go href={`/clients/${client_id}`}>{tr('To the client')}</Go>
  if (invitation_status === 'revoked') return '–'
  return (
    <Group gap={6} wrap="nowrap">
      <Button
        size="compact-xs"
        variant="default"
        loading={sending.isPending}
        onClick={() => sending.mutate()}
        aria-label={tr('Send the invitation of {label} again', { label })}
      >
        {tr('Send again')}
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        loading={revoking.isPending}
        onClick={() =>
          confirm({
            title: tr('Revoke this invitation?'),
            detail: tr('The link in the letter stops working at once.'),
            act: tr('Revoke'),
            onConfirm: () => revoking.mutate(),
          })
        }
        aria-label={tr('Revoke the invitation of {label}', { label })}
      >
        {tr('Revoke')}
      </Button>
    </Group>
  )
}
