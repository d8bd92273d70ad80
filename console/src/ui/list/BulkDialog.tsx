import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { tr } from '../../texts.js'
import { Refused } from '../Refused.js'

interface Props {
  /** What happens to the picked rows. */
  children: ReactNode
  /** On the button. */
  act: string
  isDangerous?: boolean
  disabled: boolean
  run: () => Promise<unknown>
  /** Said when it is done. */
  done: string
  onDone: (message: string) => void
  onClose: () => void
}

/** Asks before something is done to all picked rows. */
export function BulkDialog({ children, act, isDangerous = false, disabled, run, done, onDone, onClose }: Props) {
  const sending = useMutation({ mutationFn: run, onSuccess: () => onDone(done) })
  return (
    <Stack gap="md">
      <Text role="status">{children}</Text>
      <Refused error={sending.error} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {tr('Cancel')}
        </Button>
        <Button {...(isDangerous ? { color: 'red' } : {})} disabled={disabled} loading={sending.isPending} onClick={() => sending.mutate()}>
          {act}
        </Button>
      </Group>
    </Stack>
  )
}
