import { Link, type LinkProps } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import { useMayOpen } from './useMayOpen.js'

/** An address as the router takes it: path, query and what it opens there. */
export function partsOf(href: string): { to: string; search: Record<string, string>; hash: string } {
  const [address = '', hash = ''] = href.split('#')
  const [to = '', query = ''] = address.split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(query)), hash }
}

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string; preload?: LinkProps['preload'] }

/**
 * A link within the console to an address that is put together from data: the router checks literal addresses only. Where it would lead to a
 * page that is not for the reader, its text stands there without a link.
 */
export function Go({ href, preload, ...rest }: Props) {
  const mayOpen = useMayOpen()
  if (!mayOpen(href)) return <span className={rest.className}>{rest.children}</span>
  return <Link {...({ ...rest, preload, ...partsOf(href) } as object as LinkProps)} />
}
