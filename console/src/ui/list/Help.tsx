import { Group, Kbd, Modal, Stack, Text } from '@mantine/core'
import { tr } from '../../texts.js'
import { keys } from './useKeys.js'

export function Help({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={tr('Keyboard')} size="sm" closeButtonProps={{ 'aria-label': tr('Close') }}>
      <Stack gap="xs">
        {keys.map(([key, about]) => (
          <Group key={key} justify="space-between">
            <Text size="sm">{about}</Text>
            <Group gap={4}>
              {key.split(' ').map((part) => (
                <Kbd key={part}>{part}</Kbd>
              ))}
            </Group>
          </Group>
        ))}
      </Stack>
    </Modal>
  )
}
