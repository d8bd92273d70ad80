import { Link, type LinkProps } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import { useMayOpen } from './useMayOpen.js'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string; preload?: LinkProps['preload'] }

/**
 * A link within the console to an address made from data: the router checks literal addresses only. If the reader may not open the
 * page, only its text is shown.
 */
export function Go({ href, preload, ...rest }: Props) {
  const mayOpen = useMayOpen()
  if (!mayOpen(href)) return <span className={rest.className}>{rest.children}</span>
  const [to, query] = href.split('?')
  const search = query === undefined ? {} : Object.fromEntries(new URLSearchParams(query))
  return <Link {...({ ...rest, preload, to, search } as object as LinkProps)} />
}
