import { client } from './api.js'
import type { Query } from './ui/list/resource.js'

/** A pasted id: 26 characters and a suffix for its kind. */
const anId = /^[0-9a-z]{26}_([a-z]{3})$/

/** The suffix of an id, if the text is one. */
export const kindOf = (text: string): string | null => anId.exec(text.trim())?.[1] ?? null

const pages: Record<string, string> = {
  bor: '/orders',
  rsv: '/reservations',
  tck: '/tickets',
  prc: '/sales',
  dst: '/distributors',
  spp: '/suppliers',
  whk: '/webhooks',
  tfl: '/ticket-files',
  inv: '/invoices',
  alt: '/allotments',
  grp: '/group-requests',
}

/** Future events, which users look for first. */
export const upcomingEvents = { event_status: 'in:[notstarted,soldout,postponed]' } as const

/** The page of an id, if it has one. */
export function pageOf(id: string): string | null {
  const page = pages[kindOf(id) ?? '']
  return page === undefined ? null : `${page}/${id}`
}

/** The same, where its memos are. */
export function memosOf(id: string): string | null {
  const page = pageOf(id)
  return kindOf(id) === 'bor' ? `${page}?tab=memos` : page
}

/** Filters by whatever id was pasted; null when the text is no id the list knows. */
export function byId(text: string, parameters: Record<string, string>): Query | null {
  const kind = kindOf(text)
  const parameter = kind === null ? undefined : parameters[kind]
  return parameter === undefined ? null : { [parameter]: text.trim() }
}

/** Tickets have no text to search: their events are searched first. */
export async function byEventName(text: string): Promise<Query> {
  const { data } = await client.GET('/v1/events', { params: { query: { query: text, page_size: 50 } } })
  return { event_id: `in:[${data.events.map(({ event_id }) => event_id).join(',')}]` }
}
