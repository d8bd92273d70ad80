import { useRouteContext } from '@tanstack/react-router'
import type { Who } from '../access.js'
import { isOpenTo } from '../pages.js'

/** Whether whoever is signed in may open the page at an address: what leads to a refusal is no link. */
export function useMayOpen(): (href: string) => boolean {
  // Outside the frame nobody is signed in, and nothing there is for some only.
  const { user } = useRouteContext({ strict: false }) as { user?: Who }
  return (href) => user === undefined || isOpenTo(user, href)
}
