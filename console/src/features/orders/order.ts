import type { paths } from '@allotment/sdk'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api.js'
import type { Field, Inputs, Values } from '../../ui/form/fields.js'
import { type Guard, saveGuarded, type Version, versionOf } from '../../ui/form/guard.js'
import { tell } from '../../ui/tell.js'

type Calls = paths['/v1/bookingorders/{bookingorder_id}']
export type Order = Calls['get']['responses'][200]['content']['application/json']
export type OrderItem = Order['items'][number]
export type OrderChange = Calls['put']['requestBody']['content']['application/json']
export type ChangeQuery = NonNullable<Calls['put']['parameters']['query']>

/** An order with the ETag of the version that was read. */
export interface Read {
  order: Order
  tag: string | null
}

export async function readOrder(bookingorder_id: string, signal?: AbortSignal): Promise<Read> {
  const params = { path: { bookingorder_id } }
  const { data, response } = await client.GET('/v1/bookingorders/{bookingorder_id}', { params, ...(signal ? { signal } : {}) })
  return { order: data, tag: response.headers.get('etag') }
}

export const useOrder = (bookingorder_id: string) =>
  useQuery({ queryKey: ['order', bookingorder_id], queryFn: ({ signal }) => readOrder(bookingorder_id, signal) })

export const putOrder = async (bookingorder_id: string, body: OrderChange, headers: Guard = {}, query: ChangeQuery = {}): Promise<Order> =>
  (await client.PUT('/v1/bookingorders/{bookingorder_id}', { params: { path: { bookingorder_id }, query }, body, headers })).data

/** The two calls of an edit of an order. */
export const orderCalls = (bookingorder_id: string) => ({
  read: (): Promise<Version> => versionOf(client.GET('/v1/bookingorders/{bookingorder_id}', { params: { path: { bookingorder_id } } })),
  save: (body: Values, guard: Guard) => putOrder(bookingorder_id, body as OrderChange, guard),
})

interface Edit {
  fields: readonly Field[]
  before: Inputs
  after: Inputs
  /** Of the order as it is stored: what the fields stand for. The order itself when left out. */
  valuesOf?: (order: Order) => Values
  bodyOf?: (changes: Values) => OrderChange
}

/** Changes what is on the screen: about what somebody else changed meanwhile it is asked whose value stays. */
export function useOrderChange(bookingorder_id: string, said: string) {
  const queries = useQueryClient()
  const again = () => refreshOrder(queries, bookingorder_id)
  return useMutation({
    mutationFn: ({ fields, before, after, valuesOf = (order) => order, bodyOf = (changes) => changes as OrderChange }: Edit) =>
      saveGuarded({
        fields,
        before,
        after,
        read: async () => {
          const { order, tag } = await readOrder(bookingorder_id)
          return { values: valuesOf(order), tag }
        },
        write: (changes, guard) => putOrder(bookingorder_id, bodyOf(changes), guard),
      }),
    onSuccess: async ({ outcome }) => {
      if (outcome === 'saved') tell.done(said)
      await again()
    },
    onError: (error) => {
      tell.failure(error)
      void again()
    },
  })
}

export const refreshOrder = (queries: QueryClient, id: string) =>
  Promise.all(partsOf(id).map((queryKey) => queries.invalidateQueries({ queryKey })))

const partsOf = (id: string) => [
  ['order', id],
  ['history', 'bookingorder', id],
  ['guests', 'bookingorder', id],
  ['list', 'bookingorders'],
]
