import { client } from './api.js'
import type { Query } from './ui/list/resource.js'

/** An id as people paste it: 26 characters and a suffix that says of what it is. */
const anId = /^[0-9a-z]{26}_([a-z]{3})$/

/** The suffix of an id, when the text is one. */
export const kindOf = (text: string): string | null => anId.exec(text.trim())?.[1] ?? null

const pages: Record<string, string> = {
  bor: '/orders',
  rsv: '/reservations',
  tck: '/tickets',
  prc: '/sales',
  dst: '/distributors',
  spp: '/suppliers',
  whk: '/webhooks',
  alt: '/allotments',
  grp: '/group-requests',
}

/** Events still to come: what people look for first. */
export const upcomingEvents = { event_status: 'in:[notstarted,soldout,postponed]' } as const

/** The page of what an id names, when it has one. */
export function pageOf(id: string): string | null {
  const page = pages[kindOf(id) ?? '']
  return page === undefined ? null : `${page}/${id}`
}

/** Filters by whatever id was pasted; null when the text is no id the list knows. */
export function byId(text: string, parameters: Record<string, string>): Query | null {
  const kind = kindOf(text)
  const parameter = kind === null ? undefined : parameters[kind]
  return parameter === undefined ? null : { [parameter]: text.trim() }
}

/** Tickets have no text of their own to search: who looks for one knows its event, so the events of that name are asked for first. */
export async function byEventName(text: string): Promise<Query> {
  const { data } = await client.GET('/v1/events', { params: { query: { query: text, page_size: 50 } } })
  return { event_id: `in:[${data.events.map(({ event_id }) => event_id).join(',')}]` }
}
