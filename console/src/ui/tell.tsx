import { Code, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { describe } from '../api.js'
import { trRich } from '../texts.js'

/** A short message about what has happened. */
export const tell = {
  done: (message: string) => void notifications.show({ message, color: 'pine' }),
  failure: (error: unknown) => {
    const { title, detail, request_id } = describe(error)
    notifications.show({
      title,
      color: 'red',
      // Long enough to read it, and to copy the request id.
      autoClose: 12_000,
      message: (
        <>
          {detail}
          {request_id !== null && (
            <Text size="xs" mt={4}>
              {trRich('Request {code}', { code: <Code>{request_id}</Code> })}
            </Text>
          )}
        </>
      ),
    })
  },
}
