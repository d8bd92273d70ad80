import { describe, expect, test } from 'vitest'
import { expectProblem, startKit } from '../kit/index.js'
import { order } from '../selling/kit.js'
import { type Made, offering } from '../tickets/arrange.js'
import { listed } from './arrange.js'

const kit = await startKit()
const { product_management: pm, distributor, supplier } = kit.as
const { venue, tournament, event, category, offer } = offering(kit)

/** An event of a sport, and a category at its venue. */
async function staged(sport_type: string, fields: Record<string, unknown> = {}) {
  const { venue_id } = await venue()
  const { tournament_id } = await tournament({ sport_type })
  const { event_id } = await event({ venue_id, tournament_id })
  const { category_id } = await category({ venue_id, sport_type, ...fields })
  return { venue_id, event_id, category_id }
}
const body = (place: { event_id: string; category_id: string }) => ({
  event_id: place.event_id,
  category_id: place.category_id,
  face_value: 9_000,
  cost_price: 10_000,
  supplier_quantity: 10,
})
const asOperator = (place: { event_id: string; category_id: string }) => ({
  ...body(place),
  supplier_id: kit.accounts.supplier.supplier_id,
})

describe('a category is offered only for events of its sports', () => {
  test.each([
    ['an enabled list without the sport', { sports_enabled: ['rugby', 'tennis'] }],
    ['a disabled list with the sport', { sports_disabled: ['soccer'] }],
  ])('%s: neither the operator nor the supplier can create a ticket, and the refusal says why', async (_name, lists) => {
    const place = await staged('soccer', lists)
    for (const answer of [await pm.post('/v1/tickets', asOperator(place)), await supplier.post('/v1/tickets', body(place))]) {
      const problem = expectProblem(answer, 'sport_not_offered')
      expect(problem).toMatchObject({ category_id: place.category_id, sport_type: 'soccer' })
      expect(problem.detail).toContain('soccer')
    }
    expect(await listed(kit, `/v1/tickets?event_id=${place.event_id}`, 'ticket_id', 'product_management')).toEqual([])
  })

  test.each([
    ['both lists empty', {}],
    ['an enabled list with the sport', { sports_enabled: ['soccer'] }],
    ['a disabled list without the sport', { sports_disabled: ['boxing'] }],
    ['an enabled list wins over a disabled one', { sports_enabled: ['soccer'], sports_disabled: ['boxing'] }],
  ])('%s: a ticket can be created', async (_name, lists) => {
    expect((await pm.post('/v1/tickets', asOperator(await staged('soccer', lists)))).status).toBe(201)
  })

  test('a ticket cannot move to a category that excludes its sport', async () => {
    const place = await staged('soccer')
    const { ticket_id } = await offer(place)
    const closed = await category({ venue_id: place.venue_id, sports_disabled: ['soccer'] })
    expectProblem(await pm.patch(`/v1/tickets/${ticket_id}`, { category_id: closed.category_id }), 'sport_not_offered')
    expect((await pm.get(`/v1/tickets/${ticket_id}`)).body).toMatchObject({ category_id: place.category_id })
  })

  test('tickets of a sport that is excluded later are not on sale in any list until the sport is allowed again', async () => {
    const place = await staged('soccer')
    const { ticket_id } = await offer(place)
    const onSale = () => listed(kit, `/v1/tickets?event_id=${place.event_id}&on_sale=true`, 'ticket_id')
    const seen = async () => (await distributor.get<Made>(`/v1/tickets/${ticket_id}`)).body
    const left = async () => (await distributor.get<{ number_of_tickets: number }>(`/v1/events/${place.event_id}`)).body.number_of_tickets
    expect([await onSale(), await left()]).toEqual([[ticket_id], 10])

    expect((await pm.patch(`/v1/categories/${place.category_id}`, { sports_disabled: ['soccer'] })).status).toBe(200)
    expect([await onSale(), await left()]).toEqual([[], 0])
    expect(await seen()).toMatchObject({ ticket_id, allowed_quantities: [] })
    const refused = expectProblem(await distributor.post('/v1/reservations', order(ticket_id)), 'not_on_sale')
    expect(refused.detail).toContain('sport')
    // Its own fields can still be corrected.
    expect((await pm.patch(`/v1/tickets/${ticket_id}`, { note: 'Off sale' })).status).toBe(200)
    expect(await onSale()).toEqual([])

    expect((await pm.patch(`/v1/categories/${place.category_id}`, { sports_disabled: [] })).status).toBe(200)
    expect([await onSale(), await left()]).toEqual([[ticket_id], 10])
    expect((await distributor.post('/v1/reservations', order(ticket_id))).status).toBe(201)
  })
})

describe('an archived category', () => {
  const past = '2020-01-01T00:00:00'
  const future = '2090-01-01T00:00:00'
  const archive = (id: string, archived_since: string | null) => pm.patch(`/v1/categories/${id}`, { archived_since })

  test('accepts no new tickets; existing tickets are still sold and can be changed', async () => {
    const place = await staged('soccer')
    const { ticket_id } = await offer(place)
    expect((await archive(place.category_id, past)).status).toBe(200)
    for (const answer of [await pm.post('/v1/tickets', asOperator(place)), await supplier.post('/v1/tickets', body(place))])
      expect(expectProblem(answer, 'category_archived')).toMatchObject({ category_id: place.category_id, archived_since: past })
    const elsewhere = await offer({ ...place, category_id: (await category({ venue_id: place.venue_id })).category_id })
    expectProblem(await pm.patch(`/v1/tickets/${elsewhere.ticket_id}`, { category_id: place.category_id }), 'category_archived')

    expect((await distributor.post('/v1/reservations', order(ticket_id))).status).toBe(201)
    expect((await pm.patch(`/v1/tickets/${ticket_id}`, { supplier_quantity: 12 })).status).toBe(200)
    expect((await pm.patch(`/v1/tickets/${ticket_id}`, { category_id: place.category_id, note: 'As read' })).status).toBe(200)
    expect((await distributor.get(`/v1/categories/${place.category_id}`)).body).toMatchObject({ archived_since: past })

    expect((await archive(place.category_id, null)).status).toBe(200)
    expect((await pm.post('/v1/tickets', asOperator(place))).status).toBe(201)
  })

  test('accepts tickets until its archived_since', async () => {
    const place = await staged('soccer', { archived_since: future })
    expect((await pm.post('/v1/tickets', asOperator(place))).status).toBe(201)
    expect(await listed(kit, `/v1/categories?venue_id=${place.venue_id}`, 'category_id')).toEqual([place.category_id])
  })

  test('is not in lists unless requested', async () => {
    const place = await staged('soccer')
    await offer(place)
    const { category_id: kept } = await category({ venue_id: place.venue_id })
    await archive(place.category_id, past)
    const list = async (query: string) => new Set(await listed(kit, `/v1/categories?${query}`, 'category_id'))
    const [all, current] = [new Set([place.category_id, kept]), new Set([kept])]
    expect(await list(`venue_id=${place.venue_id}`)).toEqual(current)
    expect(await list(`venue_id=${place.venue_id}&show_archived=false`)).toEqual(current)
    expect(await list(`venue_id=${place.venue_id}&show_archived=true`)).toEqual(all)
    // By its name, by its tickets, and by the field itself.
    expect(await list(`category_id=${place.category_id}`)).toEqual(new Set([place.category_id]))
    expect(await list(`event_id=${place.event_id}`)).toEqual(new Set([place.category_id]))
    expect(await list(`venue_id=${place.venue_id}&archived_since=le:2020-01-01`)).toEqual(new Set([place.category_id]))
    // A copy that follows `updated` gets the change.
    expect(await list(`venue_id=${place.venue_id}&updated=ge:2020-01-01&show_deleted=true&show_archived=true`)).toEqual(all)
    expectProblem(await distributor.get('/v1/categories?show_archived=perhaps'), 'invalid_parameter')
  })
})
