import { expect } from 'vitest'
import { arrange } from '../catalogue/arrange.js'
import type { Kit } from '../kit/index.js'

export type Json = Record<string, unknown>
export interface Made extends Json {
  ticket_id: string
  net_rate: number
  updated: string
}

/** Tickets through the API, with an event and a category that are created if a test gives none. */
export function offering(kit: Kit) {
  const catalogue = arrange(kit)
  async function place(fields: Json = {}): Promise<{ event_id: string; category_id: string; venue_id: string }> {
    const { venue_id } = await catalogue.venue(fields)
    const { event_id } = await catalogue.event({ venue_id })
    const { category_id } = await catalogue.category({ venue_id })
    return { event_id, category_id, venue_id }
  }
  let usual: Promise<{ event_id: string; category_id: string }> | undefined
  async function offer(fields: Json = {}): Promise<Made> {
    usual ??= place()
    const where: Partial<{ event_id: string; category_id: string }> = fields.event_id ? {} : await usual
    const { venue_id: _venue, ...body } = {
      event_id: where.event_id,
      category_id: where.category_id,
      supplier_id: kit.accounts.supplier.supplier_id,
      face_value: 9_000,
      cost_price: 10_000,
      supplier_quantity: 10,
      ...fields,
    } as Json
    const answer = await kit.as.product_management.post<Made>('/v1/tickets', body)
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 201 })
    return answer.body
  }
  return { ...catalogue, place, offer }
}
