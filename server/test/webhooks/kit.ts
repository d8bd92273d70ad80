import { expect } from 'vitest'
import type { Caller, Kit } from '../kit/index.js'
import { order, putOnSale } from '../selling/kit.js'

export interface Webhook {
  webhook_id: string
  event_type: string
  client_id: string
  endpoint: string
  is_active: boolean
  version: number
  failing_since: string | null
  disabled_reason: string | null
}

export interface Delivery {
  delivery_id: string
  webhook_id: string
  event_type: string
  resource_id: string
  status: string
  attempts: number
  next_attempt: string | null
  last_response: number | null
  created: string
  delivered: string | null
}

export interface DeliveryInFull extends Delivery {
  in_flight: boolean
  body: string
  attempt_log: { attempt: number; started: string; duration_ms: number | null; outcome: string; status: number | null; response: string }[]
}

export const secret = 'a secret of some length'

export async function register(as: Caller, endpoint: string, more: Record<string, unknown> = {}): Promise<Webhook> {
  const made = await as.post<Webhook>('/v1/webhooks', { event_type: 'bookingorder_completed', endpoint, secret, ...more })
  expect(made.status, made.text).toBe(201)
  return made.body
}

/** A test order of the caller, which controls its status. */
export async function bookTest(kit: Kit, as: Caller = kit.as.distributor, ticket?: string): Promise<string> {
  const ticket_id = ticket ?? (await putOnSale(kit, { stock: 1_000 }))
  const held = await as.post<{ reservation_id: string }>('/v1/reservations', order(ticket_id))
  const booked = await as.post<{ bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
    reservation_id: held.body.reservation_id,
    accepted_gt: true,
    is_test_booking: true,
  })
  expect(booked.status, booked.text).toBe(201)
  return String(booked.body.bookingorders[0]?.bookingorder_id)
}

export async function complete(kit: Kit, as: Caller = kit.as.distributor): Promise<string> {
  const id = await bookTest(kit, as)
  const answer = await as.post(`/v1/bookingorders/${id}/sandbox`, { action: 'complete' })
  expect(answer.status, answer.text).toBe(200)
  return id
}

export async function deliveriesOf(as: Caller, webhookId: string, query = ''): Promise<Delivery[]> {
  const answer = await as.get<{ deliveries: Delivery[] }>(`/v1/webhooks/${webhookId}/deliveries?page_size=1000${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.deliveries
}

export const deliveryOf = async (as: Caller, webhookId: string, id: string): Promise<DeliveryInFull> =>
  (await as.get<DeliveryInFull>(`/v1/webhooks/${webhookId}/deliveries/${id}`)).body

/** Waits until the newest delivery of a webhook has this status. */
export async function untilStatus(as: Caller, webhookId: string, status: string): Promise<DeliveryInFull> {
  await expect.poll(async () => (await deliveriesOf(as, webhookId))[0]?.status, { interval: 50 }).toBe(status)
  return deliveryOf(as, webhookId, String((await deliveriesOf(as, webhookId))[0]?.delivery_id))
}
