import { sql } from 'kysely'
import { expect } from 'vitest'
import { newId } from '../../src/lib/ids.js'
import type { Kit } from '../kit/index.js'

type Json = Record<string, unknown>

/** Creates resources through the API as product management, with defaults for fields that a test does not set. */
export function arrange({ as, service, accounts }: Kit) {
  let number = 0
  async function make<T extends Json>(path: string, body: Json): Promise<T> {
    const answer = await as.product_management.post<T>(path, body)
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 201 })
    return answer.body
  }
  const tournament = (fields: Json = {}) =>
    make<{ tournament_id: string; slug: string }>('/v1/tournaments', {
      official_name: `Tournament ${++number}`,
      season: '2026/2027',
      tournament_type: 'league',
      sport_type: 'soccer',
      ...fields,
    })
  const venue = (fields: Json = {}) =>
    make<{ venue_id: string; slug: string }>('/v1/venues', {
      official_name: `Venue ${++number}`,
      country: 'ESP',
      city: 'Sevilla',
      venue_type: 'stadium',
      time_zone: 'Europe/Madrid',
      ...fields,
    })
  const team = (fields: Json = {}) =>
    make<{ team_id: string; slug: string }>('/v1/teams', { official_name: `Team ${++number}`, sport_type: 'soccer', ...fields })
  async function event(fields: Json = {}) {
    return make<{ event_id: string; slug: string; series_id: string }>('/v1/events', {
      event_name: `Event ${++number}`,
      tournament_id: fields.tournament_id ?? (await tournament()).tournament_id,
      venue_id: fields.venue_id ?? (await venue()).venue_id,
      date_start: '2031-05-04T20:00:00',
      date_stop: '2031-05-04T22:00:00',
      ...fields,
    })
  }
  const category = (fields: Json & { venue_id: string }) =>
    make<{ category_id: string }>('/v1/categories', {
      category_name: `Category ${++number}`,
      sport_type: 'soccer',
      category_type: 'grandstand',
      ...fields,
    })

  /** A ticket on sale; `stock` is its available quantity. */
  async function ticket(event_id: string, { stock = 10, ...fields }: Json & { stock?: number } = {}): Promise<string> {
    const { db } = service.ctx
    const { rows } = await sql<Json & { venue_id: string }>`
      select e.event_name, e.venue_id, e.tournament_id, e.sport_type, v.city
        from event e join venue v using (venue_id) where e.event_id = ${event_id}`.execute(db)
    const parent = rows[0] as Json & { venue_id: string }
    const category_id = (fields.category_id as string | undefined) ?? (await category({ venue_id: parent.venue_id })).category_id
    const ticket_id = newId('tck')
    const row = {
      ticket_id,
      event_id,
      category_id,
      supplier_id: accounts.supplier.supplier_id,
      ticket_title: 'A seat',
      ticket_type: 'eticket',
      ticket_validity: 'singleday',
      ticket_validfrom: '2031-05-04T00:00:00',
      ticket_validuntil: '2031-05-04T23:59:59',
      currency_code: 'EUR',
      face_value: 5000,
      organiser_price: 5000,
      cost_price: fields.net_rate ?? 5000,
      service_price: 5000,
      net_rate: 5000,
      sales_price: 6000,
      vat_category: 'high',
      in_stock: stock > 0,
      ...parent,
      category_type: 'grandstand',
      supplier_type: 'external',
      created: new Date(),
      updated: new Date(),
      ...fields,
    }
    await sql`insert into ticket (${sql.join(Object.keys(row).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(row))})`.execute(
      db,
    )
    await db.insertInto('ticket_stock').values({ ticket_id, supplier_quantity: stock }).execute()
    return ticket_id
  }

  /** Changes the stock of a ticket, as a sale or a return would. */
  async function setStock(ticket_id: string, stock: number): Promise<void> {
    await service.ctx.db.updateTable('ticket_stock').set({ supplier_quantity: stock }).where('ticket_id', '=', ticket_id).execute()
    await service.ctx.db
      .updateTable('ticket')
      .set({ in_stock: stock > 0 })
      .where('ticket_id', '=', ticket_id)
      .execute()
  }

  return { tournament, venue, team, event, category, ticket, setStock }
}

/** The values of one field in a list's answer, in order. */
export async function listed(kit: Kit, path: string, field: string, who: keyof Kit['as'] = 'distributor'): Promise<unknown[]> {
  const answer = await kit.as[who].get<Record<string, Json[]>>(path)
  expect({ status: answer.status, path, body: answer.body }).toMatchObject({ status: 200 })
  const rows = Object.entries(answer.body).find(([name]) => name !== 'pagination')?.[1] ?? []
  return rows.map((row) => row[field])
}
