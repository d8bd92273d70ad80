import type { paths } from '@allotment/sdk'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { useCall } from '../../ui/useCall.js'

type Calls = paths['/v1/events/{event_id}/disruptions/{disruption_id}']
export type Disruption = Calls['get']['responses'][200]['content']['application/json']

const base = '/v1/events/{event_id}/disruptions/{disruption_id}'

export const kindNames: Record<Disruption['kind'], string> = {
  cancelled: tr('Cancelled|event'),
  postponed: tr('Postponed, date unknown'),
  rescheduled: tr('New date'),
  relocated: tr('New venue'),
}

/** The service is working on it: read it again. */
export const isRunning = ({ status }: Disruption): boolean => ['applying', 'closing', 'reverting'].includes(status)

export function useDisruption(event_id: string, disruption_id: string) {
  return useQuery({
    queryKey: ['disruption', disruption_id],
    queryFn: async ({ signal }) => (await client.GET(base, { params: { path: { event_id, disruption_id } }, signal })).data,
    enabled: disruption_id !== '',
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? 800 : state.data?.status === 'open' ? 5_000 : false),
  })
}

/** The disruption of an event that was applied last, unless it was reverted. */
export function useLatest(event_id: string) {
  return useQuery({
    queryKey: ['disruptions', event_id],
    queryFn: async ({ signal }) => {
      const query = { status: 'in:[applying,open,closing,done]', page_size: 1 }
      const { data } = await client.GET('/v1/events/{event_id}/disruptions', {
        params: { path: { event_id }, query: query as never },
        signal,
      })
      return data.disruptions[0] ?? null
    },
  })
}

/** One of the calls about a disruption, with a message when it is done. */
export function useAct<Input = void>(call: (input: Input) => Promise<unknown>, said: string) {
  return useCall(call, said, [['disruption'], ['disruptions'], ['event'], ['order'], ['list', 'bookingorders'], ['list', 'disrupted']])
}

type Named = Pick<Disruption, 'event_id' | 'disruption_id'>
const pathOf = ({ event_id, disruption_id }: Named) => ({ path: { event_id, disruption_id } })

/** The calls about one disruption. */
export const calls = {
  apply: (one: Disruption) => client.POST(`${base}/apply`, { params: pathOf(one), body: { version: one.version ?? '' } }),
  revert: (one: Named) => client.POST(`${base}/revert`, { params: pathOf(one) }),
  remind: (one: Named) => client.POST(`${base}/remind`, { params: pathOf(one) }),
  /** Without ids: for all waiting orders of the caller. */
  decide: (one: Named, decision: 'accept' | 'refund', bookingorder_ids?: string[]) =>
    client.POST(`${base}/decisions`, { params: pathOf(one), body: { decision, ...(bookingorder_ids ? { bookingorder_ids } : {}) } }),
  orders: (one: Named, page_size: number, signal: AbortSignal) =>
    client.GET(`${base}/orders`, { params: { ...pathOf(one), query: { sorting: '-admissions', page_size } }, signal }),
}
