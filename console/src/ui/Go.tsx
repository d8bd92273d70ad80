import { Link, type LinkProps } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import { useMayOpen } from './useMayOpen.js'

/** An address as the router takes it: path, query and what it opens there. A filter given twice is a range, and stays given twice. */
export function target(href: string): { to: string; search: Record<string, string | string[]>; hash: string } {
  const [address = '', hash = ''] = href.split('#')
  const [to = '', query = ''] = address.split('?')
  const given = new URLSearchParams(query)
  const search = [...new Set(given.keys())].map((key) => {
    const values = given.getAll(key)
    return [key, values.length > 1 ? values : (values[0] ?? '')] as const
  })
  return { to, search: Object.fromEntries(search), hash }
}

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string; preload?: LinkProps['preload'] }

/**
 * A link within the console to an address made from data: the router checks literal addresses only. If the reader may not open the
 * page, only its text is shown.
 */
export function Go({ href, preload, ...rest }: Props) {
  const mayOpen = useMayOpen()
  if (!mayOpen(href))
    return (
      <span id={rest.id} className={rest.className}>
        {rest.children}
      </span>
    )
  return <Link {...({ ...rest, preload, ...target(href) } as object as LinkProps)} />
}
