import { Code, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { describe, isUnauthenticated } from '../api.js'
import { tr, trRich } from '../texts.js'

/** Long enough to read it, and to copy the request id. */
const warn = (title: ReactNode, message: ReactNode, more: { id?: string; position?: 'bottom-left' } = {}) =>
  void notifications.show({ title, message, color: 'red', autoClose: 12_000, ...more })

/** A short message about what has happened. */
export const tell = {
  done: (message: string) => void notifications.show({ message, color: 'pine' }),
  /** It was done, but not quite as it was asked for. */
  differs: (title: string, message: string) => void notifications.show({ title, message, color: 'yellow', autoClose: 12_000 }),
  /** The answer to the first try was lost. */
  repeated: () => tell.differs(tr('It was done before'), tr('The answer to your first try was lost. It was done once, not twice.')),
  /** However many answers are late, it is said once, and goes when the last of them has come. */
  late: (isLate: boolean) =>
    isLate
      ? void notifications.show({
          id: 'late',
          title: tr('Still waiting for an answer'),
          message: tr('The connection or the service is slow. It is still being tried, and what is typed stays.'),
          loading: true,
          position: 'bottom-left',
          autoClose: false,
        })
      : void notifications.hide('late'),
  failure: (error: unknown) => {
    // The sign-in says that the session has ended; what the service says of its tokens helps nobody.
    if (isUnauthenticated(error)) return
    const { title, detail, request_id } = describe(error)
    warn(
      title,
      <>
        {detail}
        {request_id !== null && (
          <Text size="xs" mt={4}>
            {trRich('Request {code}', { code: <Code>{request_id}</Code> })}
          </Text>
        )}
      </>,
    )
  },
  /** Nothing was done, because somebody else was faster. Not at the right, where it would cover the button to try again. */
  changed: (title: string, message: string) => warn(title, message, { position: 'bottom-left' }),
  /** It is over soon, and then what is typed is lost. Like the last one, it leaves the button to book in sight. */
  ending: (title: string, message: string) => warn(title, message, { id: 'ending', position: 'bottom-left' }),
  /** What is shown stays, with what is typed there. However many reads fail, it is said once. */
  outdated: (error: unknown) =>
    warn(describe(error).title, tr('What is shown could not be read again, and may be out of date.'), { id: 'outdated' }),
}
