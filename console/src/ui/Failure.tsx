import { Button, Code, EmptyState, Text } from '@mantine/core'
import { describe } from '../api.js'
import { tr, trRich } from '../texts.js'
import { Icon } from './Icon.js'

interface Props {
  error: unknown
  onRetry: () => void
  /** Another action, where the request itself may be wrong: for example fewer filters. */
  onWiden?: (() => void) | undefined
  small?: boolean
  /** The level of its heading: 1 if it is the whole page. */
  level?: 1 | 2
}

/** In place of content that could not be shown: the error, an action, and the request id. */
export function Failure({ error, onRetry, onWiden, small = false, level = 1 }: Props) {
  const { title, detail, request_id } = describe(error)
  return (
    <EmptyState
      role="alert"
      {...(small ? { size: 'sm', align: 'left' } : { m: 'auto', p: 'xl' })}
      variant="light"
      color="red"
      icon={<Icon name="away" size={small ? 22 : 30} />}
    >
      <EmptyState.Title order={small ? 3 : level}>{title}</EmptyState.Title>
      <EmptyState.Description>{detail}</EmptyState.Description>
      <EmptyState.Actions>
        <Button onClick={onRetry}>{tr('Try again')}</Button>
        {onWiden && (
          <Button variant="default" onClick={onWiden}>
            {tr('Clear search and filters')}
          </Button>
        )}
      </EmptyState.Actions>
      {request_id !== null && (
        <Text size="xs" c="dimmed">
          {trRich('Request {code}', { code: <Code>{request_id}</Code> })}
        </Text>
      )}
    </EmptyState>
  )
}
