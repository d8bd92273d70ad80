import { Link, type LinkProps } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string; preload?: LinkProps['preload'] }

/** A link within the console to an address that is put together from data: the router checks literal addresses only. */
export function Go({ href, ...rest }: Props) {
  const [to, query] = href.split('?')
  const search = query === undefined ? {} : Object.fromEntries(new URLSearchParams(query))
  return <Link {...({ ...rest, to, search } as object as LinkProps)} />
}
