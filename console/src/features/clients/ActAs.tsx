import { Button, Group, Modal, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { tr, trRich } from '../../texts.js'
import { Icon } from '../../ui/Icon.js'
import { tell } from '../../ui/tell.js'
import { useAnchor } from '../../ui/useAnchor.js'
import { impersonate } from '../login/session.js'

/** Asks first, because later changes are made in the name of another client. */
export function ActAs({ client: { client_id, label } }: { client: { client_id: string; label: string } }) {
  const { opened, open, close } = useAnchor('act-as')
  const navigate = useNavigate()
  const acting = useMutation({
    mutationFn: async () => {
      await navigate({ to: '/' })
      await impersonate(client_id)
    },
    onError: tell.failure,
  })
  return (
    <>
      <Button variant="default" h={34} leftSection={<Icon name="swap" size={16} />} onClick={open}>
        {tr('Act as')}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={tr('Act as {label}?', { label })}
        size="sm"
        closeButtonProps={{ 'aria-label': tr('Close') }}
      >
        <Text size="sm">
          {tr(
            'You see and do what this client may, for fifteen minutes at most. Everything is recorded under both names, and a banner reminds you of it.',
          )}
        </Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close} data-autofocus>
            {tr('Cancel')}
          </Button>
          <Button loading={acting.isPending} onClick={() => acting.mutate()}>
            {trRich('Act as {label}', { label })}
          </Button>
        </Group>
      </Modal>
    </>
  )
}
