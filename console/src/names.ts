import { useQuery } from '@tanstack/react-query'
import { client } from './api.js'
import { tr } from './texts.js'

/** Requests many names with one call: otherwise each row of a page would make its own. */
function gathered(read: (ids: string[]) => Promise<Map<string, string>>): (id: string) => Promise<string> {
  let waiting: { id: string; resolve: (name: string) => void; reject: (error: unknown) => void }[] = []
  const flush = async () => {
    const batch = waiting
    waiting = []
    try {
      const names = await read([...new Set(batch.map(({ id }) => id))])
      for (const { id, resolve } of batch) resolve(names.get(id) ?? id)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  return (id) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(() => void flush(), 5)
      waiting.push({ id, resolve, reject })
      // The text of a set is limited; this many ids fit.
      if (waiting.length === 50) void flush()
    })
}

const setOf = (ids: string[]): string => `in:[${ids.join(',')}]`

const readers = {
  distributor: gathered(async (ids) => {
    const { data } = await client.GET('/v1/distributors', { params: { query: { distributor_id: setOf(ids), page_size: 100 } } })
    return new Map(data.distributors.map(({ distributor_id, distributor_name }) => [distributor_id, distributor_name]))
  }),
  event: gathered(async (ids) => {
    const { data } = await client.GET('/v1/events', { params: { query: { event_id: setOf(ids), page_size: 100, show_deleted: 'true' } } })
    return new Map(data.events.map(({ event_id, event_name }) => [event_id, event_name]))
  }),
  ticket: gathered(async (ids) => {
    const query = { ticket_id: setOf(ids), include_youth: 'true', show_deleted: 'true', page_size: 100 } as const
    const { data } = await client.GET('/v1/tickets', { params: { query } })
    return new Map(data.tickets.map(({ ticket_id, ticket_title, event_name }) => [ticket_id, `${ticket_title}, ${event_name}`]))
  }),
  venue: gathered(async (ids) => {
    const { data } = await client.GET('/v1/venues', { params: { query: { venue_id: setOf(ids), page_size: 100 } } })
    return new Map(data.venues.map(({ venue_id, official_name }) => [venue_id, official_name]))
  }),
  category: gathered(async (ids) => {
    const { data } = await client.GET('/v1/categories', { params: { query: { category_id: setOf(ids), page_size: 100 } } })
    return new Map(data.categories.map(({ category_id, category_name }) => [category_id, category_name]))
  }),
  supplier: gathered(async (ids) => {
    const { data } = await client.GET('/v1/suppliers', { params: { query: { supplier_id: setOf(ids), page_size: 100 } } })
    return new Map(data.suppliers.map(({ supplier_id, name }) => [supplier_id, name]))
  }),
  client: gathered(async (ids) => {
    const query = { client_id: setOf(ids), use_basic_dto: 'true', page_size: 100 } as const
    const { data } = await client.GET('/v1/clients', { params: { query } })
    return new Map([['system', tr('The service')], ...data.clients.map(({ client_id, label }) => [client_id, label] as const)])
  }),
}

export type Named = keyof typeof readers
export const nameOf = (kind: Named, id: string): Promise<string> => readers[kind](id)

/** The name of a resource by its id; the id itself if it has none or it cannot be read. */
export function useName(kind: Named, id: string): string {
  const { data, isPending } = useQuery({ queryKey: ['name', kind, id], queryFn: () => nameOf(kind, id), staleTime: 600_000 })
  return isPending ? '…' : (data ?? id)
}
