import { Link, type LinkProps } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import { useMayOpen } from './useMayOpen.js'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string; preload?: LinkProps['preload'] }

/**
 * A link within the console to an address that is put together from data: the router checks literal addresses only. Where it would lead to a
 * page that is not for the reader, its text stands there without a link.
 */
export function Go({ href, preload, ...rest }: Props) {
  const mayOpen = useMayOpen()
  if (!mayOpen(href)) return <span className={rest.className}>{rest.children}</span>
  const [to, query] = href.split('?')
  const search = query === undefined ? {} : Object.fromEntries(new URLSearchParams(query))
  return <Link {...({ ...rest, preload, to, search } as object as LinkProps)} />
}
