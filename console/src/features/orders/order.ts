import type { paths } from '@allotment/sdk'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { client } from '../../api.js'
import { useCall } from '../../ui/useCall.js'

type Calls = paths['/v1/bookingorders/{bookingorder_id}']
export type Order = Calls['get']['responses'][200]['content']['application/json']
export type OrderItem = Order['items'][number]
export type OrderChange = Calls['put']['requestBody']['content']['application/json']
type ChangeQuery = NonNullable<Calls['put']['parameters']['query']>

/** An order with the ETag of the version that was read. */
export interface Read {
  order: Order
  tag: string | null
}

export function useOrder(bookingorder_id: string) {
  return useQuery({
    queryKey: ['order', bookingorder_id],
    queryFn: async ({ signal }): Promise<Read> => {
      const { data, response } = await client.GET('/v1/bookingorders/{bookingorder_id}', { params: { path: { bookingorder_id } }, signal })
      return { order: data, tag: response.headers.get('etag') }
    },
  })
}

/** Changes the version on the screen: if another user was faster, the service refuses, and the newer version is shown. */
export function useOrderChange({ order, tag }: Read, said: string) {
  const { bookingorder_id } = order
  return useCall(
    async ({ body, query = {} }: { body: OrderChange; query?: ChangeQuery }) => {
      const headers = tag === null ? {} : { 'if-match': tag }
      await client.PUT('/v1/bookingorders/{bookingorder_id}', { params: { path: { bookingorder_id }, query }, body, headers })
    },
    said,
    partsOf(bookingorder_id),
  )
}

export const refreshOrder = (queries: QueryClient, id: string) =>
  Promise.all(partsOf(id).map((queryKey) => queries.invalidateQueries({ queryKey })))

const partsOf = (id: string) => [
  ['order', id],
  ['history', 'bookingorder', id],
  ['guests', 'bookingorder', id],
  ['list', 'bookingorders'],
]
