import { Button, Code, EmptyState, Text } from '@mantine/core'
import { describe } from '../api.js'
import { Icon } from './Icon.js'

/** In place of what could not be shown: what happened, a way on, and the number to quote. */
export function Failure({ error, onRetry, small = false }: { error: unknown; onRetry: () => void; small?: boolean }) {
  const { title, detail, request_id } = describe(error)
  return (
    <EmptyState
      role="alert"
      {...(small ? { size: 'sm', align: 'left' } : { m: 'auto', p: 'xl' })}
      variant="light"
      color="red"
      icon={<Icon name="away" size={small ? 22 : 30} />}
    >
      <EmptyState.Title order={small ? 3 : 1}>{title}</EmptyState.Title>
      <EmptyState.Description>{detail}</EmptyState.Description>
      <EmptyState.Actions>
        <Button onClick={onRetry}>Try again</Button>
      </EmptyState.Actions>
      {request_id !== null && (
        <Text size="xs" c="dimmed">
          Request <Code>{request_id}</Code>
        </Text>
      )}
    </EmptyState>
  )
}
