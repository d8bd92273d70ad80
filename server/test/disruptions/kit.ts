import { expect } from 'vitest'
import { workOnDisruptions } from '../../src/selling/disruptions/work.js'
import type { Answer, Caller, Kit } from '../kit/index.js'

export interface Disruption {
  disruption_id: string
  status: string
  version: string
  kind: string
  figures: {
    orders: number
    admissions: number
    holds: number
    held: number
    letters: number
    webhooks: number
    relisting: { resold: number; listed: number; longest_chain: number }
    distributors: { distributor_id: string; currency: string; paid: number; refund: number; orders: number }[]
    suppliers: { supplier_id: string; currency: string; payout_before: number; payout_after: number }[]
  } | null
  progress: { orders: number; informed: number; pending: number; accepted: number; refunded: number; failed: number }
  event_before: { date_start: string; venue_id: string }
  event_after: { date_start: string; venue_id: string }
  [field: string]: unknown
}

/** A datetime this number of days from now, in the form of the API. */
export const inDays = (kit: Kit, days: number): string => new Date(kit.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 19)

export const moved = (kit: Kit, more: object = {}) => ({
  kind: 'rescheduled',
  date_start: inDays(kit, 120),
  date_stop: inDays(kit, 120.1),
  decide_by: inDays(kit, 30),
  ...more,
})

/** Operations on the disruptions of one event. */
export function disrupting(kit: Kit, eventId: string, by: Caller = kit.as.finance) {
  const path = `/v1/events/${eventId}/disruptions`
  const preview = (body: object): Promise<Answer<Disruption>> => by.post<Disruption>(path, body)
  const apply = (one: { disruption_id: string; version: string }) =>
    by.post<Disruption>(`${path}/${one.disruption_id}/apply`, { version: one.version })
  const read = async (id: string, as = by) => (await as.get<Disruption>(`${path}/${id}`)).body
  return {
    path,
    preview,
    apply,
    read,
    revert: (id: string) => by.post<Disruption>(`${path}/${id}/revert`),
    decideMany: (as: Caller, id: string, body: object) => as.post<{ decided: number; skipped: number }>(`${path}/${id}/decisions`, body),
    orders: async (id: string, as = by) =>
      (await as.get<{ orders: Record<string, unknown>[] }>(`${path}/${id}/orders?page_size=1000`)).body.orders,
    /** Previews and applies a disruption, and runs it to its end. */
    async carryOut(body: object): Promise<Disruption> {
      const previewed = await preview(body)
      expect(previewed.status, previewed.text).toBe(201)
      const applied = await apply(previewed.body)
      expect(applied.status, applied.text).toBe(202)
      await work(kit)
      return read(previewed.body.disruption_id)
    },
  }
}

/** Runs the worker's job until no disruption has work left. */
export async function work(kit: Kit): Promise<void> {
  for (let runs = 0; runs < 100; runs++) {
    await workOnDisruptions(kit.service.ctx)
    const running = await kit.query(
      `select from disruption d where d.status in ('applying', 'closing', 'reverting')
          or (d.status = 'open' and exists (select from disruption_order o where o.disruption_id = d.disruption_id and o.decision in ('accept', 'refund') and o.settled is null and o.attempts < 3))`,
    )
    if (running.length === 0) return
  }
  throw new Error('a disruption has not ended')
}

/** Letters in the queue about an order. */
export const lettersOf = async (kit: Kit, bookingorderId: string): Promise<{ subject: string; text: string; to: string }[]> =>
  (
    await kit.query<{ data: { subject: string; text: string; to: string } }>(
      `select data from pgboss.job where name = 'mail' and data ->> 'text' like '%' || $1 || '%' order by created_on, id`,
      [bookingorderId],
    )
  ).map((row) => row.data)

/** Domain events of an order, each of which makes one delivery for each webhook. */
export const eventsOf = async (kit: Kit, bookingorderId: string, type: string): Promise<number> =>
  (await kit.query('select from domain_event where resource_id = $1 and event_type = $2', [bookingorderId, type])).length

/** Orders of a disruption that do not have exactly one credit note, letter and webhook each. */
export const notOnce = `
  select s.bookingorder_id,
         (select count(*)::int from invoice i where i.bookingorder_id = s.bookingorder_id and i.kind = 'creditnote') as notes,
         (select count(*)::int from domain_event e where e.resource_id = s.bookingorder_id and e.event_type = 'event_disrupted') as webhooks,
         (select count(*)::int from pgboss.job j where j.name = 'mail' and j.data ->> 'text' like '%' || s.bookingorder_id || '%' and j.data ->> 'subject' like 'Cancelled%') as letters
    from disruption_order s where s.disruption_id = $1`
