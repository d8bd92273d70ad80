import { beforeAll, describe, expect, test } from 'vitest'
import { arrange } from '../catalogue/arrange.js'
import { type Caller, expectProblem, type Kit, startKit } from '../kit/index.js'
import { order } from '../selling/kit.js'

interface Step {
  step: string
  done: boolean
  count: number
  reasons: { reason: string; detail: string; count: number; ticket_id: string | null; category_id: string | null }[]
}
interface Readiness {
  sellable: boolean
  steps: Step[]
  event_id: string | null
}

let kit: Kit
let make: ReturnType<typeof arrange>

beforeAll(async () => {
  kit = await startKit()
  make = arrange(kit)
})

async function check(kind: string, id: string, as: Caller = kit.as.product_management): Promise<Readiness> {
  const { status, body, text } = await as.get<Readiness>(`/v1/internal/console/readiness/${kind}/${id}`)
  expect(status, text).toBe(200)
  return body
}
const missing = ({ steps }: Readiness): string[] => steps.flatMap(({ step, done }) => (done ? [] : [step]))
const reasonsOf = ({ steps }: Readiness, name: string) => steps.find(({ step }) => step === name)?.reasons ?? []

/** A ticket offered through the API. */
async function offer(event_id: string, category_id: string, fields: object = {}): Promise<string> {
  const body = { event_id, category_id, currency_code: 'EUR', face_value: 5000, cost_price: 5000, supplier_quantity: 4, ...fields }
  const made = await kit.as.supplier.post<{ ticket_id: string }>('/v1/tickets', body)
  expect(made.status, made.text).toBe(201)
  return made.body.ticket_id
}

describe('what is missing until something can be sold', () => {
  test('an event is followed from nothing to a ticket that a distributor can buy', async () => {
    const { venue_id } = await make.venue()
    const { event_id } = await make.event({ venue_id })
    expect(missing(await check('event', event_id))).toEqual(['categories', 'tickets', 'on_sale', 'stock', 'buyers'])
    const { category_id } = await make.category({ venue_id })
    expect(missing(await check('event', event_id))).toEqual(['tickets', 'on_sale', 'stock', 'buyers'])
    const ticket_id = await offer(event_id, category_id, { ticket_status: 'disabled', supplier_quantity: 0 })
    const disabled = await check('event', event_id)
    expect(missing(disabled)).toEqual(['on_sale', 'stock', 'buyers'])
    expect(reasonsOf(disabled, 'on_sale')).toEqual([
      { reason: 'disabled', detail: 'it is disabled', count: 1, ticket_id, category_id: null },
    ])
    await kit.as.supplier.patch(`/v1/tickets/${ticket_id}`, { ticket_status: 'available' })
    const empty = await check('event', event_id)
    expect(missing(empty)).toEqual(['stock', 'buyers'])
    expect(reasonsOf(empty, 'stock')).toMatchObject([{ reason: 'too_few_left', ticket_id }])
    await kit.as.supplier.patch(`/v1/tickets/${ticket_id}`, { supplier_quantity: 4 })
    expect(await check('event', event_id)).toMatchObject({ sellable: true, event_id })
    const held = await kit.as.distributor.post('/v1/reservations', order(ticket_id, 2))
    expect(held.status, held.text).toBe(201)
  })

  test('what it calls ready can be bought, and what it does not call ready is refused, for every reason', async () => {
    const { venue_id } = await make.venue()
    const { category_id } = await make.category({ venue_id })
    const cases: [reason: string, change: object][] = [
      ['not_released', { release_date: '2031-05-01T00:00:00' }],
      ['sale_ended', { latest_sale_date: '2020-05-01T00:00:00' }],
      ['disabled', { ticket_status: 'disabled' }],
      ['too_few_left', { min_order: 9 }],
    ]
    for (const [reason, change] of cases) {
      const { event_id } = await make.event({ venue_id })
      const ticket_id = await offer(event_id, category_id, change)
      const answer = await check('event', event_id)
      expect(answer.sellable, reason).toBe(false)
      expect(answer.steps.flatMap(({ reasons }) => reasons.map((one) => one.reason))).toContain(reason)
      expect((await kit.as.distributor.post('/v1/reservations', order(ticket_id, 9))).status, reason).toBe(409)
    }
  })

  test('an event that is cancelled or postponed sells nothing', async () => {
    const { venue_id } = await make.venue()
    const { category_id } = await make.category({ venue_id })
    const { event_id } = await make.event({ venue_id })
    await offer(event_id, category_id)
    await kit.query(`update event set event_status = 'postponed' where event_id = $1`, [event_id])
    const answer = await check('event', event_id)
    expect(missing(answer)).toContain('event')
    expect(reasonsOf(answer, 'event')).toMatchObject([{ reason: 'event_postponed', count: 1 }])
    // The venue has no other event to come.
    expect(missing(await check('venue', venue_id))).toContain('events')
  })

  test('a category that is archived or of another sport takes no tickets', async () => {
    const { venue_id } = await make.venue()
    const { event_id } = await make.event({ venue_id })
    const archived = await make.category({ venue_id, archived_since: '2020-01-01T00:00:00' })
    const tennis = await make.category({ venue_id, sports_enabled: ['tennis'] })
    const answer = await check('event', event_id)
    expect(missing(answer)).toContain('categories')
    expect(
      reasonsOf(answer, 'categories')
        .map(({ reason }) => reason)
        .sort(),
    ).toEqual(['category_archived', 'sport_excluded'])
    for (const { category_id } of [archived, tennis]) {
      expect(missing(await check('category', category_id))).toContain('category')
      const body = { event_id, category_id, currency_code: 'EUR', face_value: 5000, cost_price: 5000, supplier_quantity: 4 }
      expect((await kit.as.supplier.post('/v1/tickets', body)).status).toBe(409)
    }
  })

  test('a ticket that no distributor may see has no buyers', async () => {
    const { venue_id } = await make.venue()
    const { category_id } = await make.category({ venue_id })
    const { event_id } = await make.event({ venue_id })
    await offer(event_id, category_id, { countries_enabled: ['ATA'] })
    const answer = await check('event', event_id)
    expect(missing(answer)).toEqual(['buyers'])
    expect(reasonsOf(answer, 'buyers')).toMatchObject([{ reason: 'nobody_allowed' }])
  })

  test('teams, tournaments, venues and categories are ready when one of their next events is', async () => {
    const { venue_id } = await make.venue()
    const { category_id } = await make.category({ venue_id })
    const { tournament_id } = await make.tournament()
    const [home, away] = [await make.team(), await make.team()]
    const { event_id } = await make.event({ venue_id, tournament_id, hometeam_id: home.team_id, visiting_id: away.team_id })
    const subjects = Object.entries({ venue: venue_id, category: category_id, tournament: tournament_id, team: away.team_id })
    for (const [kind, id] of subjects) expect(missing(await check(kind, id)), kind).toContain('tickets')
    await offer(event_id, category_id)
    for (const [kind, id] of subjects) expect(await check(kind, id), kind).toMatchObject({ sellable: true, event_id })
    expect(missing(await check('team', (await make.team()).team_id))).toContain('events')
  })

  test('a supplier sees the state of its own tickets only', async () => {
    const { venue_id } = await make.venue()
    const { category_id } = await make.category({ venue_id })
    const { event_id } = await make.event({ venue_id })
    await offer(event_id, category_id)
    expect((await check('event', event_id, kit.as.supplier)).sellable).toBe(true)
    expect(missing(await check('event', event_id, kit.as.supplier2))).toContain('tickets')
    expectProblem(await kit.as.distributor.get(`/v1/internal/console/readiness/event/${event_id}`), 'forbidden')
  })

  test('unknown and deleted resources are not found, and other kinds are refused', async () => {
    const { team_id } = await make.team()
    await kit.as.product_management.delete(`/v1/teams/${team_id}`)
    expectProblem(await kit.as.admin.get(`/v1/internal/console/readiness/team/${team_id}`), 'team_not_found')
    expectProblem(await kit.as.admin.get(`/v1/internal/console/readiness/event/${team_id}`), 'event_not_found')
    expect((await kit.as.admin.get(`/v1/internal/console/readiness/client/${team_id}`)).status).toBe(400)
  })

  test('a checklist needs the same few statements for one ticket and for many', async () => {
    const { venue_id } = await make.venue()
    const { category_id } = await make.category({ venue_id })
    const { event_id } = await make.event({ venue_id })
    const { statementsOf } = await import('../kit/connections.js')
    await offer(event_id, category_id)
    const one = await statementsOf(kit.service, () => check('event', event_id))
    for (let more = 0; more < 5; more++) await offer(event_id, category_id)
    const many = await statementsOf(kit.service, () => check('event', event_id))
    expect(many.length).toBe(one.length)
  })
})
