import { Alert, type AlertProps, Code, Text } from '@mantine/core'
import { describe } from '../api.js'
import { trRich } from '../texts.js'

interface Props extends Pick<AlertProps, 'mt' | 'mb'> {
  /** Of the call; nothing is shown without one. */
  error: unknown
}

/** Beside the button of a call that was refused: why, and the number to quote. */
export function Refused({ error, ...margins }: Props) {
  if (error === null || error === undefined) return null
  const { title, detail, request_id } = describe(error)
  return (
    <Alert color="red" variant="light" title={title} role="alert" {...margins}>
      {detail}
      {request_id !== null && (
        <Text size="xs" mt={4}>
          {trRich('Request {code}', { code: <Code>{request_id}</Code> })}
        </Text>
      )}
    </Alert>
  )
}
