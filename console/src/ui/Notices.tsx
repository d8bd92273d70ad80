import { useNotifications } from '@mantine/notifications'
import { lazy, Suspense, useRef } from 'react'

const Board = lazy(async () => ({ default: (await import('@mantine/notifications')).Notifications }))

/** Where what is told appears. It is fetched with the first thing to tell, which waits for it. */
export function Notices() {
  const { notifications } = useNotifications()
  const isNeeded = useRef(false)
  isNeeded.current ||= notifications.length > 0
  return isNeeded.current ? (
    <Suspense>
      <Board position="bottom-right" containerWidth={380} />
    </Suspense>
  ) : null
}
