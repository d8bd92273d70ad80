import { beforeAll, describe, expect, test } from 'vitest'
import { createMany } from '../../src/catalogue/tickets/write.js'
import { system } from '../../src/lib/caller.js'
import {
  type TicketStatus,
  type TicketType,
  type TicketValidity,
  ticketStatuses,
  ticketTypes,
  ticketValidities,
  type VatCategory,
  vatCategories,
} from '../../src/lib/enums.js'
import { expectProblem, type Kit, startKit } from '../kit/index.js'
import { type Json, offering } from './arrange.js'

/**
 * Sixty tickets with known fields; every filter is compared with the same condition in memory.
 * `adult` are all except those for youth and children.
 */
interface Known extends Json {
  ticket_id: string
  face_value: number
  stock: number
  created: string
  updated: string
  ticket_validfrom: string
}
let kit: Kit
let known: Known[]
let adult: Known[]

beforeAll(async () => {
  kit = await startKit()
  const make = offering(kit)
  const { ctx } = kit.service
  const sports = ['soccer', 'tennis', 'rugby'] as const
  const places = await Promise.all(
    sports.map(async (sport_type, index) => {
      const { venue_id } = await make.venue({ city: ['Sevilla', 'Málaga', 'Cádiz'][index] })
      const { tournament_id } = await make.tournament({ sport_type })
      const { event_id } = await make.event({ venue_id, tournament_id, event_name: `Round ${index}` })
      const category_type = ['grandstand', 'hospitality', 'camping'][index]
      const { category_id } = await make.category({ venue_id, category_type })
      return { venue_id, tournament_id, event_id, category_id, sport_type, category_type, city: ['Sevilla', 'Málaga', 'Cádiz'][index] }
    }),
  )
  const suppliers = [kit.accounts.supplier.supplier_id as string, kit.accounts.supplier2.supplier_id as string]
  await ctx.db
    .updateTable('supplier')
    .set({ supplier_type: 'service' })
    .where('supplier_id', '=', suppliers[1] as string)
    .execute()
  const turn = <T>(values: readonly T[], index: number): T => values[index % values.length] as T
  known = []
  for (let index = 0; index < 60; index++) {
    const place = turn(places, index)
    kit.clock.advance({ hours: 1 })
    const [row] = await ctx.db.transaction().execute((trx) =>
      createMany(ctx, trx, system, [
        {
          event_id: place.event_id,
          category_id: place.category_id,
          supplier_id: turn(suppliers, index >> 1),
          organiser_id: index % 4 === 0 ? (suppliers[0] as string) : null,
          ticket_title: `Seat ${String((index * 37) % 60).padStart(2, '0')}`,
          ticket_type: turn<TicketType>(ticketTypes, index),
          ticket_status: turn<TicketStatus>(ticketStatuses, index >> 1),
          ticket_validity: turn<TicketValidity>(ticketValidities, index >> 2),
          ticket_targetgroup: turn(['all', 'adult', 'youth', 'child', 'senior'] as const, index >> 1),
          ticket_source: turn(['marketplace', 'external', 'service'] as const, index >> 2),
          sub_category: turn(['regular', 'weekend', 'sun, youth'], index),
          vat_category: turn<VatCategory>(vatCategories, index >> 1),
          ticket_validfrom: `2031-05-${String(1 + (index % 9)).padStart(2, '0')}T10:00:00`,
          ticket_validuntil: `2031-06-${String(1 + (index % 7)).padStart(2, '0')}T10:00:00`,
          face_value: 1_000 + ((index * 7) % 60) * 100,
          cost_price: 1_000 + ((index * 11) % 60) * 100,
          supplier_quantity: (index * 13) % 12,
        },
      ]),
    )
    if (!row) throw new Error('nothing was made')
    const { city, tournament_id, venue_id, sport_type, category_type } = place
    const supplier_type = row.supplier_type
    const at = row.created.toISOString().slice(0, 19)
    known.push({
      ...(row as unknown as Json),
      city,
      tournament_id,
      venue_id,
      sport_type,
      category_type,
      supplier_type,
      stock: row.available_quantity,
      created: at,
      updated: at,
    } as unknown as Known)
  }
  adult = known.filter((ticket) => ticket.ticket_targetgroup !== 'youth' && ticket.ticket_targetgroup !== 'child')
})

async function ids(query: Record<string, string>, path = '/v1/internal/console/tickets'): Promise<unknown[]> {
  const answer = await kit.as.product_management.get<{ tickets: Json[]; pagination: { total_size: number } }>(
    `${path}?${new URLSearchParams({ page_size: '1000', ...query })}`,
  )
  expect({ query, status: answer.status, detail: (answer.body as Json).detail }).toEqual({ query, status: 200, detail: undefined })
  expect(answer.body.pagination.total_size).toBe(answer.body.tickets.length)
  return answer.body.tickets.map((ticket) => ticket.ticket_id)
}
const idsOf = (tickets: Known[]): string[] => tickets.map((ticket) => ticket.ticket_id)

const comparisons: Record<string, (a: number | string, b: number | string) => boolean> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  gt: (a, b) => a > b,
  ge: (a, b) => a >= b,
  lt: (a, b) => a < b,
  le: (a, b) => a <= b,
}

describe('every filter with each of its operators', () => {
  test.each(['face_value', 'stock'] as const)('%s', async (name) => {
    const values = [0, 1, known[7]?.[name] as number, known[20]?.[name] as number]
    for (const value of values) {
      for (const [operator, compare] of Object.entries(comparisons))
        expect([operator, value, await ids({ [name]: `${operator}:${value}` })]).toEqual([
          operator,
          value,
          idsOf(adult.filter((one) => compare(one[name], value))),
        ])
      expect(await ids({ [name]: String(value) })).toEqual(idsOf(adult.filter((one) => one[name] === value)))
    }
    expect(await ids({ [name]: `in:[${values}]` })).toEqual(idsOf(adult.filter((one) => values.includes(one[name]))))
    expect(await ids({ [name]: `not in:[${values}]` })).toEqual(idsOf(adult.filter((one) => !values.includes(one[name]))))
  })

  test.each(['ticket_validfrom', 'ticket_validuntil'])('%s by day', async (name) => {
    const days = [String(known[4]?.[name]).slice(0, 10), '2031-05-06', '2040-01-01']
    for (const day of days) {
      for (const [operator, compare] of Object.entries(comparisons))
        expect([operator, day, await ids({ [name]: `${operator}:${day}` })]).toEqual([
          operator,
          day,
          idsOf(adult.filter((one) => compare(String(one[name]).slice(0, 10), day))),
        ])
    }
    expect(await ids({ [name]: `in:[${days}]` })).toEqual(idsOf(adult.filter((one) => days.includes(String(one[name]).slice(0, 10)))))
  })

  test.each(['created', 'updated'] as const)('%s', async (name) => {
    const moment = known[30]?.[name] as string
    for (const [operator, compare] of Object.entries(comparisons)) {
      expect([operator, await ids({ [name]: `${operator}:${moment}` })]).toEqual([
        operator,
        idsOf(adult.filter((one) => compare(one[name], moment))),
      ])
    }
  })

  const enumerations = [
    'ticket_type',
    'ticket_status',
    'ticket_validity',
    'vat_category',
    'ticket_source',
    'sport_type',
    'category_type',
    'supplier_type',
  ]
  test.each(enumerations)('%s', async (name) => {
    const values = [...new Set(known.map((one) => String(one[name])))]
    for (const value of values) {
      expect(await ids({ [name]: value })).toEqual(idsOf(adult.filter((one) => one[name] === value)))
      expect(await ids({ [name]: `ne:${value}` })).toEqual(idsOf(adult.filter((one) => one[name] !== value)))
    }
    const [first = '', second = first] = values
    expect(await ids({ [name]: `in:[${first},${second}]` })).toEqual(
      idsOf(adult.filter((one) => one[name] === first || one[name] === second)),
    )
    expect(await ids({ [name]: `not in:[${first},${second}]` })).toEqual(
      idsOf(adult.filter((one) => one[name] !== first && one[name] !== second)),
    )
    expectProblem(await kit.as.admin.get(`/v1/internal/console/tickets?${name}=whatever`), 'invalid_filter')
  })

  test('an enumeration is sorted in the order of the contract', async () => {
    expect(await ids({ vat_category: 'gt:low' })).toEqual(
      idsOf(adult.filter((one) => ['middle', 'none', 'rc'].includes(String(one.vat_category)))),
    )
    expect(await ids({ vat_category: 'in:[low,high]' })).toEqual(
      idsOf(adult.filter((one) => ['low', 'high'].includes(String(one.vat_category)))),
    )
  })

  const identifiers = [
    'ticket_id',
    'event_id',
    'venue_id',
    'tournament_id',
    'category_id',
    'supplier_id',
    'organiser_id',
    'city',
    'sub_category',
  ]
  test.each(identifiers)('%s', async (name) => {
    const [first, second] = [...new Set(known.map((one) => String(one[name])).filter((value) => value !== 'null'))] as [string, string?]
    const other = second ?? first
    expect(await ids({ [name]: first })).toEqual(idsOf(adult.filter((one) => one[name] === first)))
    expect(await ids({ [name]: `ne:${first}` })).toEqual(idsOf(adult.filter((one) => one[name] !== first)))
    expect(await ids({ [name]: `in:["${first}","${other}"]` })).toEqual(
      idsOf(adult.filter((one) => one[name] === first || one[name] === other)),
    )
    expect(await ids({ [name]: `not in:["${first}"]` })).toEqual(idsOf(adult.filter((one) => one[name] !== first)))
    expect(await ids({ [name]: 'nothing-like-it' })).toEqual([])
    expectProblem(await kit.as.admin.get(`/v1/internal/console/tickets?${name}=gt:a`), 'invalid_filter')
  })

  test('the price, in a currency, in the list of tickets that can be bought', async () => {
    const asked = (query: Record<string, string>) => ids(query, '/v1/tickets')
    for (const value of [0, Number(known[7]?.net_rate), Number(known[20]?.net_rate)])
      for (const [operator, compare] of Object.entries(comparisons))
        expect([operator, value, await asked({ net_rate: `${operator}:${value}` })]).toEqual([
          operator,
          value,
          idsOf(adult.filter((one) => compare(Number(one.net_rate), value))),
        ])
    expect(await asked({ currency_code: 'eur', net_rate: 'ge:3000' })).toEqual(idsOf(adult.filter((one) => Number(one.net_rate) >= 3_000)))
    expect(await asked({ currency_code: 'ne:EUR' })).toEqual([])
  })

  test('a city in another case', async () => {
    expect(await ids({ city: 'MÁLAGA' })).toEqual(idsOf(adult.filter((one) => one.city === 'Málaga')))
  })

  test('is_relisted_ticket', async () => {
    expect(await ids({ is_relisted_ticket: 'false' })).toEqual(idsOf(adult))
    expect(await ids({ is_relisted_ticket: 'true' })).toEqual([])
  })

  test('several filters at once, and one given twice', async () => {
    expect(await ids({ sport_type: 'soccer', ticket_status: 'available', stock: 'gt:0' })).toEqual(
      idsOf(adult.filter((one) => one.sport_type === 'soccer' && one.ticket_status === 'available' && one.stock > 0)),
    )
    const answer = await kit.as.admin.get<{ tickets: Json[] }>('/v1/internal/console/tickets?face_value=ge:2000&face_value=lt:4000')
    expect(answer.body.tickets.map((one) => one.ticket_id)).toEqual(
      idsOf(adult.filter((one) => one.face_value >= 2_000 && one.face_value < 4_000)),
    )
  })
})

describe('omitted by default', () => {
  test('tickets for youth and children, unless requested', async () => {
    expect(await ids({})).toEqual(idsOf(adult))
    expect(await ids({ include_youth: 'true' })).toEqual(idsOf(known))
    expect(await ids({ include_youth: 'false' })).toEqual(idsOf(adult))
    expectProblem(await kit.as.admin.get('/v1/tickets?include_youth=yes'), 'invalid_parameter')
  })

  test('deleted tickets, unless requested', async () => {
    const [grown, young] = [adult[3], known.find((one) => one.ticket_targetgroup === 'child')] as [Known, Known]
    for (const { ticket_id } of [grown, young]) await kit.as.product_management.delete(`/v1/tickets/${ticket_id}`)
    const live = (one: Known) => one !== grown && one !== young
    expect(await ids({})).toEqual(idsOf(adult.filter(live)))
    expect(await ids({ include_youth: 'true' })).toEqual(idsOf(known.filter(live)))
    expect(await ids({ show_deleted: 'true' })).toEqual(idsOf(adult))
    expect(await ids({ show_deleted: 'true', include_youth: 'true' })).toEqual(idsOf(known))
    await kit.query('update ticket set deleted = null')
  })
})

test('sorting by every sortable field, in both directions, equal values by id', async () => {
  const values: Record<string, (one: Known) => number | string> = {
    ticket_id: (one) => one.ticket_id,
    ticket_title: (one) => String(one.ticket_title),
    event_name: (one) => String(one.event_name),
    net_rate: (one) => Number(one.net_rate),
    face_value: (one) => one.face_value,
    stock: (one) => one.stock,
    ticket_validfrom: (one) => one.ticket_validfrom,
    created: (one) => one.created,
    updated: (one) => one.created,
  }
  // Deleting and restoring above has changed some.
  const rows = await kit.query<{ ticket_id: string; updated: Date }>('select ticket_id, updated from ticket')
  const touched = new Map(rows.map((row) => [row.ticket_id, row.updated.toISOString()]))
  values.updated = (one) => touched.get(one.ticket_id) ?? ''
  for (const [name, value] of Object.entries(values)) {
    const ascending = adult.toSorted((a, b) => (value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : a.ticket_id < b.ticket_id ? -1 : 1))
    expect([name, await ids({ sorting: name })]).toEqual([name, idsOf(ascending)])
    expect([name, await ids({ sorting: `-${name}` })]).toEqual([name, idsOf(ascending.toReversed())])
    expect([name, await ids({ sorting: `${name}:desc` })]).toEqual([name, idsOf(ascending.toReversed())])
  }
  expectProblem(await kit.as.admin.get('/v1/tickets?sorting=cost_price'), 'invalid_sorting')
})

describe('limits', () => {
  const setOf = (characters: number) => `in:[${'x'.repeat(characters)}]`
  test('a set of 2000 characters is accepted, one of 2001 refused', async () => {
    expect(await ids({ ticket_id: setOf(2000) })).toEqual([])
    for (const name of ['ticket_id', 'city', 'face_value'])
      expectProblem(await kit.as.admin.get(`/v1/internal/console/tickets?${name}=${setOf(2001)}`), 'filter_too_long')
    expectProblem(await kit.as.admin.get(`/v1/internal/console/tickets?ticket_id=not ${setOf(2001)}`), 'filter_too_long')
  })

  test.each(['colour=red', 'on_sale=true', 'net_rate=1', 'ticket_title=x'])('the console list does not have %s', async (query) => {
    expectProblem(await kit.as.admin.get(`/v1/internal/console/tickets?${query}`), 'unknown_parameter')
  })

  test.each(['face_value=abc', 'stock=1.5', 'ticket_validfrom=2031-02-30', 'updated=ge:yesterday', 'ticket_id=in:a,b'])(
    '%s is refused',
    async (query) => {
      expectProblem(await kit.as.admin.get(`/v1/tickets?${query}`), 'invalid_filter')
    },
  )
})
