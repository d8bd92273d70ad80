import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { compactTally } from '../../src/catalogue/tickets/store.js'
import { createMany } from '../../src/catalogue/tickets/write.js'
import { system } from '../../src/lib/caller.js'
import { type Kit, startKit } from '../kit/index.js'
import { type Json, offering } from './arrange.js'

/** Twelve thousand tickets: enough for pages that are read from an anchor, and for a cached total. */
let kit: Kit
let place: { event_id: string; category_id: string }
let other: string
const many = 12_000
beforeAll(async () => {
  kit = await startKit()
  const make = offering(kit)
  const { event_id, category_id } = await make.place()
  place = { event_id, category_id }
  const [first] = await kit.service.ctx.db.transaction().execute((trx) => createMany(kit.service.ctx, trx, system, [offer(0)]))
  await copy(first?.ticket_id ?? '')
  other = (await kit.another()).url
})

/** Copies of the first one, with prices, titles, dates and stock that have many equal values. */
async function copy(ticket_id: string): Promise<void> {
  const columns = await kit.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'ticket' and is_generated = 'NEVER' order by ordinal_position",
  )
  const made: Record<string, string> = {
    ticket_id: "ticket_id || lpad(n::text, 6, '0')",
    ticket_title: "'Row ' || n * 7 % 83",
    face_value: '1000 + n * 13 % 500',
    net_rate: '1000 + n * 29 % 700',
    created: "created - n / 3 * interval '1 second'",
    updated: "updated - n * 17 % 4000 * interval '1 second'",
    ticket_validfrom: "ticket_validfrom - n * 31 % 90 * interval '1 day'",
  }
  await kit.query(
    `insert into ticket (${columns.map(({ name }) => name)})
     select ${columns.map(({ name }) => made[name] ?? name)} from ticket, generate_series(1, ${many - 1}) n where ticket_id = $1`,
    [ticket_id],
  )
  await kit.query(
    'insert into ticket_stock (ticket_id, supplier_quantity) select ticket_id, length(ticket_title) from ticket where ticket_id <> $1',
    [ticket_id],
  )
  await kit.query('analyze ticket')
}

const offer = (number: number) => ({
  ...place,
  supplier_id: kit.accounts.supplier.supplier_id as string,
  ticket_title: `Row ${(number * 7) % 83}`,
  face_value: 1_000 + ((number * 13) % 500),
  cost_price: 1_000 + ((number * 29) % 700),
  supplier_quantity: number % 5,
})

interface Listed {
  tickets: Json[]
  pagination: { total_size: number; next_page: string | null; previous_page: string | null }
}
const read = async (query: string): Promise<Listed> => {
  const { status, body } = await kit.as.distributor.get<Listed>(`/v1/tickets?${query}`)
  expect({ status, query }).toEqual({ status: 200, query })
  return body
}

describe('deep pages', () => {
  /** The same order in SQL, without any optimisation. */
  const inOrder = async (order: string): Promise<string[]> =>
    (await kit.query<{ ticket_id: string }>(`select ticket_id from ticket join ticket_stock using (ticket_id) order by ${order}`)).map(
      (row) => row.ticket_id,
    )
  const listed = async (url: string): Promise<unknown[]> =>
    (await kit.as.distributor.get<Listed>(url)).body.tickets.map((ticket) => ticket.ticket_id)

  test.each([
    ['ticket_id', 'ticket_id'],
    ['-ticket_id', 'ticket_id desc'],
    ['face_value', 'face_value, ticket_id'],
    ['-net_rate', 'net_rate desc, ticket_id desc'],
    ['-created', 'created desc, ticket_id desc'],
    ['updated', 'updated, ticket_id'],
    ['ticket_title', 'ticket_title, ticket_id'],
    ['ticket_validfrom', 'ticket_validfrom, ticket_id'],
    ['-stock', 'supplier_quantity desc, ticket_id desc'],
    ['face_value,-net_rate', 'face_value, net_rate desc, ticket_id desc'],
  ])('sorted by %s a deep page equals the same part of the whole list, with and without a page read before', async (sorting, order) => {
    const whole = await inOrder(order)
    expect(whole).toHaveLength(many)
    for (const page of [101, 103, 102, 240, 1]) {
      const part = whole.slice((page - 1) * 50, page * 50)
      expect({ page, ids: await listed(`/v1/tickets?sorting=${sorting}&page_size=50&page=${page}`) }).toEqual({ page, ids: part })
    }
    // A process that has read no page has no anchor to start at.
    expect(await listed(`${other}/v1/tickets?sorting=${sorting}&page_size=50&page=101`)).toEqual(whole.slice(5_000, 5_050))
  })

  test('following next_page from the first page to the last returns every ticket once', async () => {
    const seen: unknown[] = []
    for (let page: string | null = '/v1/tickets?sorting=face_value,-net_rate&page_size=1000'; page !== null; ) {
      const { tickets, pagination }: Listed = await read(page.split('?')[1] ?? '')
      seen.push(...tickets.map((ticket) => ticket.ticket_id))
      page = pagination.next_page
    }
    expect(seen).toEqual(await inOrder('face_value, net_rate desc, ticket_id desc'))
  })

  test('a page past the end is empty and has the total', async () => {
    expect(await read('page=1000000')).toMatchObject({
      tickets: [],
      pagination: { total_size: many, next_page: null, previous_page: '/v1/tickets?page=240' },
    })
  })
})

test('a large total is at most two seconds old, and a small one is exact', async () => {
  // A list whose total is not from counters.
  const counted = async (more = '') => (await read(`face_value=ge:0${more}`)).pagination.total_size
  const { ctx } = kit.service
  const { now } = ctx
  // The clock stands still, so that a cached answer is removed only because its total is old.
  const noon = now()
  ctx.now = () => noon
  expect(await counted()).toBe(many)
  const [row] = await ctx.db.transaction().execute((trx) => createMany(ctx, trx, system, [{ ...offer(1), ticket_title: 'The newest' }]))
  expect(await counted(`&ticket_id=${row?.ticket_id}`)).toBe(1)
  expect([many, many + 1]).toContain(await counted())
  await sleep(2_000)
  expect(await counted()).toBe(many + 1)
  ctx.now = now
  expect((await read('sorting=-created&page_size=1')).tickets).toMatchObject([{ ticket_title: 'The newest' }])
  await kit.as.product_management.delete(`/v1/tickets/${row?.ticket_id}`)
})

test('fifty concurrent requests for the same page get the same answer, from after they were sent', async () => {
  const { ctx } = kit.service
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_none, index) => {
      const [row] = await ctx.db.transaction().execute((trx) => createMany(ctx, trx, system, [{ ...offer(index), ticket_title: 'Rush' }]))
      const { tickets } = await read('sorting=-created&page_size=100')
      return tickets.some((ticket) => ticket.ticket_id === row?.ticket_id)
    }),
  )
  expect(answers).toEqual(Array(50).fill(true))
})

describe('totals from counters', () => {
  const lists = [
    '',
    'include_youth=true',
    'show_deleted=true',
    'show_deleted=true&include_youth=true',
    'sport_type=soccer',
    'sport_type=ne:soccer',
    'category_type=in:[grandstand,camping]',
    'sport_type=soccer&category_type=camping&include_youth=true',
  ]
  /** The total from counters and the counted total; page_size=1, so that the page is not the last one. */
  async function agree(): Promise<void> {
    for (const who of ['distributor', 'distributor2', 'admin'] as const) {
      for (const list of lists) {
        const { body } = await kit.as[who].get<Listed>(`/v1/tickets?page_size=1&${list}`)
        const counted = await kit.as[who].get<Listed>(
          `/v1/tickets?page_size=1&ticket_validity=in:[singleday,twoday,other,weekend,fourday]&page=100000&${list}`,
        )
        expect({ who, list, total: body.pagination.total_size }).toEqual({ who, list, total: counted.body.pagination.total_size })
      }
    }
  }

  test('equal counted totals after any change of tickets, events, categories and suppliers', async () => {
    await kit.query('delete from ticket_stock where ticket_id in (select ticket_id from ticket where length(ticket_id) > 30)')
    await kit.query('delete from ticket where length(ticket_id) > 30')
    // Otherwise each list reads over the deleted rows: autovacuum is off in the tests.
    await kit.query('vacuum analyze ticket, ticket_stock')
    await agree()
    const { ctx } = kit.service
    const made = await ctx.db.transaction().execute((trx) =>
      createMany(
        ctx,
        trx,
        system,
        Array.from({ length: 12 }, (_none, index) => ({ ...offer(index), countries_disabled: index % 3 === 0 ? ['GBR'] : [] })),
      ),
    )
    await agree()
    const path = (index: number) => `/v1/tickets/${made[index]?.ticket_id}`
    await kit.as.product_management.patch(path(1), { ticket_targetgroup: 'youth' })
    await kit.as.product_management.patch(path(2), { distributors_enabled: [kit.accounts.distributor.distributor_id] })
    await kit.as.product_management.delete(path(3))
    await kit.as.product_management.delete(path(1))
    await agree()
    await kit.as.product_management.patch(`/v1/categories/${place.category_id}`, { category_type: 'camping' })
    await kit.as.product_management.patch(`/v1/events/${place.event_id}`, { sport_type: 'golf' })
    await agree()
    await kit.query('update supplier set distributors_disabled = $1', [[kit.accounts.distributor2.distributor_id]])
    await agree()
    await compactTally(ctx.db)
    await agree()
    await kit.query("update supplier set distributors_disabled = '{}'")
    await kit.as.product_management.patch(`/v1/events/${place.event_id}`, { sport_type: 'soccer' })
    await agree()
  })

  test('adding up the counters during concurrent changes loses nothing', async () => {
    const { ctx } = kit.service
    const before = (await read('page_size=1')).pagination.total_size
    const adding = Promise.all(
      Array.from({ length: 40 }, (_none, index) => ctx.db.transaction().execute((trx) => createMany(ctx, trx, system, [offer(index)]))),
    )
    const compacting = Promise.all(Array.from({ length: 20 }, () => compactTally(ctx.db)))
    await Promise.all([adding, compacting])
    expect((await read('page_size=1')).pagination.total_size).toBe(before + 40)
    await compactTally(ctx.db)
    expect((await read('page_size=1')).pagination.total_size).toBe(before + 40)
    await agree()
  })
})
