import { useRouteContext } from '@tanstack/react-router'
import type { Who } from '../access.js'
import { isOpenTo } from '../pages.js'

/** Whether the user may open the page at an address; otherwise there is no link. */
export function useMayOpen(): (href: string) => boolean {
  // Outside the frame no user is signed in, and nothing there is restricted.
  const { user } = useRouteContext({ strict: false }) as { user?: Who }
  return (href) => user === undefined || isOpenTo(user, href)
}
