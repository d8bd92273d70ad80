import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { tr } from '../../texts.js'
import { confirm } from '../../ui/confirm.js'
import { Icon } from '../../ui/Icon.js'
import { tell } from '../../ui/tell.js'
import { visitor } from '../login/links.js'
import type { Client } from './resource.js'

/** A letter with which the person chooses a new password. Administrators neither type nor see it. */
export function ResetPassword({ client: { username, email } }: { client: Client }) {
  const sending = useMutation({
    mutationFn: () => visitor.POST('/v1/login/reset', { body: { login: username ?? '' } }),
    onSuccess: () => tell.done(tr('The letter is on its way')),
    onError: tell.failure,
  })
  return (
    <Button
      variant="default"
      h={34}
      leftSection={<Icon name="send" size={16} />}
      loading={sending.isPending}
      onClick={() =>
        confirm({
          title: tr('Send a letter for a new password?'),
          detail: tr('It goes to {email}, with a link that can be used once.', { email }),
          act: tr('Send the letter'),
          onConfirm: () => sending.mutate(),
        })
      }
    >
      {tr('New password')}
    </Button>
  )
}
