import { Button, Group, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { client } from '../../api.js'
import { tr, trCount } from '../../texts.js'
import { FormModal } from '../../ui/form/FormModal.js'
import { useUnsaved } from '../../ui/form/unsaved.js'
import { Icon } from '../../ui/Icon.js'
import { tell } from '../../ui/tell.js'
import type { Webhook } from './resource.js'

const hours = (before: number): string => new Date(Date.now() - before * 3_600_000).toISOString().slice(0, 16)

interface Props {
  webhook: Webhook
  onDone: () => Promise<unknown>
}

/** After a receiver was unavailable: everything that failed or was dropped since then is sent again. */
export function Replay(props: Props) {
  const [opened, shown] = useDisclosure()
  return (
    <>
      <Button
        variant="default"
        h={34}
        leftSection={<Icon name="refresh" size={16} />}
        disabled={!props.webhook.is_active}
        onClick={shown.open}
      >
        {tr('Replay since')}
      </Button>
      <FormModal opened={opened} onClose={shown.close} title={tr('Replay what did not arrive')}>
        {(close) => <Form {...props} onCancel={close} onClose={shown.close} />}
      </FormModal>
    </>
  )
}

function Form({ webhook, onDone, onCancel, onClose }: Props & { onCancel: () => void; onClose: () => void }) {
  const [start] = useState(() => webhook.failing_since?.slice(0, 16) ?? hours(24))
  const [since, setSince] = useState(start)
  const release = useUnsaved(since !== start)
  const replaying = useMutation({
    mutationFn: () =>
      client.POST('/v1/webhooks/{webhook_id}/recover', {
        params: { path: { webhook_id: webhook.webhook_id } },
        body: { since: `${since}:00` },
      }),
    onSuccess: async ({ data }) => {
      tell.done(trCount(data.recovered, '{n} delivery sent again', '{n} deliveries sent again'))
      release()
      onClose()
      await onDone()
    },
    onError: tell.failure,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    replaying.mutate()
  }
  return (
    <form onSubmit={submit}>
      <Text size="sm" mb="md">
        {tr('Everything queued since then that failed or was dropped is sent again. What was delivered is not.')}
      </Text>
      <TextInput
        label={tr('Since (UTC)')}
        type="datetime-local"
        value={since}
        onChange={(event) => setSince(event.currentTarget.value)}
        data-autofocus
        required
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          {tr('Cancel')}
        </Button>
        <Button type="submit" loading={replaying.isPending} disabled={since === ''}>
          {tr('Replay')}
        </Button>
      </Group>
    </form>
  )
}
