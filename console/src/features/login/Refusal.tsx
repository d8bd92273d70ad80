import { Alert, Code, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { tr, trRich } from '../../texts.js'
import { Icon } from '../../ui/Icon.js'

interface Props {
  title: ReactNode
  detail: ReactNode
  request_id: string | null
  /** Seconds until another try is possible. */
  left: number
}

export function Refusal({ title, detail, request_id, left }: Props) {
  return (
    <Alert color="red" variant="light" icon={<Icon name="alert" size={20} />} title={title}>
      {detail}
      {left > 0 && (
        <Text size="sm" mt={4} role="timer">
          {trRich('You can try again in {left}.', { left: duration(left) })}
        </Text>
      )}
      {request_id !== null && (
        <Text size="xs" mt={6}>
          {trRich('Request {code}', { code: <Code>{request_id}</Code> })}
        </Text>
      )}
    </Alert>
  )
}

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return minutes === 0
    ? tr('{seconds} s', { seconds })
    : tr('{minutes} min {seconds} s', { minutes, seconds: String(seconds % 60).padStart(2, '0') })
}
