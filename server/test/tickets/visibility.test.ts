import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { isOwnTicket, isVisibleTo } from '../../src/catalogue/tickets/rules/access.js'
import { whyNotOnSale } from '../../src/catalogue/tickets/rules/sale.js'
import { readTickets } from '../../src/catalogue/tickets/store.js'
import { movePrices } from '../../src/catalogue/tickets/sweep.js'
import { onSaleTo, visibleTo } from '../../src/catalogue/tickets/visible.js'
import { createMany } from '../../src/catalogue/tickets/write.js'
import { system } from '../../src/lib/caller.js'
import { ticketStatuses } from '../../src/lib/enums.js'
import { expectProblem, type Kit, startKit } from '../kit/index.js'
import { runs } from '../kit/runs.js'
import { type Json, offering } from './arrange.js'

let kit: Kit
let make: ReturnType<typeof offering>
beforeAll(async () => {
  kit = await startKit()
  make = offering(kit)
})

const allow = async (ids: string[], condition: ReturnType<typeof visibleTo>): Promise<string[]> => {
  const { rows } = await sql<{ ticket_id: string }>`
    select t.ticket_id from ticket t where t.ticket_id = any(${ids}) and ${condition} order by t.ticket_id`.execute(kit.service.ctx.db)
  return rows.map((row) => row.ticket_id)
}

describe('the rule in the database and the rule in code agree', () => {
  const distributors = ['d1', 'd2', 'd3']
  const countries = ['NLD', 'GBR', 'USA']
  const some = (values: string[]) => fc.subarray(values)
  const lists = {
    distributors_disabled: some(distributors),
    distributors_enabled: fc.oneof({ weight: 3, arbitrary: fc.constant<string[]>([]) }, some(distributors)),
  }
  const ticket = fc.record({
    ...lists,
    countries_disabled: some(countries),
    countries_enabled: fc.oneof({ weight: 3, arbitrary: fc.constant<string[]>([]) }, some(countries)),
  })
  const supplier = fc.record({ ...lists, supplier_status: fc.constantFrom('active', 'active', 'active', 'suspended') })

  test('on who sees a ticket, also after a change of its supplier', async () => {
    const { event_id, category_id } = await make.place()
    const { ctx } = kit.service
    const supplier_id = kit.accounts.supplier2.supplier_id as string
    const offer = { event_id, category_id, supplier_id, face_value: 1, cost_price: 1, supplier_quantity: 1 }
    await kit.query(
      `insert into distributor select (jsonb_populate_record(d, jsonb_build_object('distributor_id', id, 'slug', id))).*
         from distributor d, unnest($2::text[]) as id where d.distributor_id = $1`,
      [kit.accounts.distributor.distributor_id, distributors],
    )
    await fc.assert(
      fc.asyncProperty(fc.array(ticket, { minLength: 20, maxLength: 40 }), supplier, supplier, async (tickets, first, second) => {
        const change = (access: typeof first) => ctx.db.updateTable('supplier').set(access).where('supplier_id', '=', supplier_id).execute()
        await change(first)
        const made = await ctx.db.transaction().execute((trx) =>
          createMany(
            ctx,
            trx,
            system,
            tickets.map((terms) => ({ ...offer, ...terms })),
          ),
        )
        for (const access of [first, second]) {
          await change(access)
          for (const distributor_id of [...distributors, 'd4']) {
            for (const iso_country of [...countries, 'DEU']) {
              const expected = made.filter((row) => isVisibleTo(row, access, { distributor_id, iso_country })).map((row) => row.ticket_id)
              const ids = made.map((row) => row.ticket_id)
              expect(await allow(ids, visibleTo({ distributor_id, iso_country }))).toEqual(expected)
            }
          }
        }
      }),
      runs(6),
    )
    await ctx.db
      .updateTable('supplier')
      .set({ supplier_status: 'active', distributors_disabled: [], distributors_enabled: [] })
      .where('supplier_id', '=', supplier_id)
      .execute()
  })

  const start = Date.UTC(2030, 9, 20)
  const local = fc.integer({ min: 0, max: 20 * 24 }).map((hours) => new Date(start + hours * 3_600_000).toISOString().slice(0, 19))
  const span = fc.uniqueArray(local, { minLength: 2, maxLength: 2 }).map((dates) => dates.sort() as [string, string])
  const period = span.map(([date_start, date_stop]) => ({ date_start, date_stop, label: 'Sale' }))
  const terms = fc.record({
    dates: fc.option(span),
    sales_periods: fc.array(period, { maxLength: 3 }),
    ticket_status: fc.constantFrom('available' as const, ...ticketStatuses),
    ticket_type: fc.constantFrom('eticket' as const, 'appticket' as const, 'paper-ticket' as const),
    locked: fc.boolean(),
    /** how its cost changed after its price was set */
    cost_price: fc.constantFrom(900, 1_000, 1_001),
    supplier_share: fc.constantFrom(0, 1),
    allow_loss: fc.boolean(),
    sellers: fc.subarray(['mine_spp', 'other_spp']),
    own: fc.boolean(),
  })
  const late = { appticket: 90, 'paper-ticket': 5 * 60 }

  test('on when a ticket can be bought and by whom, across the end of summer time', async () => {
    const { ctx } = kit.service
    const { venue_id } = await make.venue({ time_zone: 'America/New_York' })
    const { category_id } = await make.category({ venue_id })
    const statuses = ['notstarted', 'notstarted', 'postponed', 'cancelled', 'finished']
    const events = await Promise.all(
      statuses.map((event_status, index) =>
        make.event({
          venue_id,
          event_status,
          date_start: '2030-11-05T20:00:00',
          date_stop: '2030-11-06T22:00:00',
          sales_periods:
            index === 1
              ? [
                  {
                    date_start: '2030-10-25T10:00:00',
                    date_stop: '2030-11-05T21:30:00',
                    label: 'General sale',
                    net_rate: 950,
                    currency_code: 'EUR',
                  },
                ]
              : [],
        }),
      ),
    )
    const mine = kit.accounts.distributor.client_id
    let seen = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(terms, { minLength: 30, maxLength: 50 }),
        // Some of them in the hours in which the event begins.
        fc.array(fc.oneof(fc.integer({ min: -1, max: 21 * 24 }), fc.integer({ min: 16 * 24, max: 17 * 24 + 8 })), {
          minLength: 8,
          maxLength: 8,
        }),
        async (each, hours) => {
          const inputs = each.map(({ dates, locked, sales_periods, ticket_status, ticket_type }, index) => ({
            event_id: events[index % events.length]?.event_id ?? '',
            category_id,
            supplier_id: kit.accounts.supplier.supplier_id as string,
            face_value: 1,
            cost_price: 900,
            service_price: 1_000,
            supplier_quantity: 1,
            sales_periods,
            ticket_status,
            ticket_type,
            release_date: dates?.[0] ?? null,
            latest_sale_date: dates?.[1] ?? null,
            locked_by_client_id: locked ? mine : null,
          }))
          const made = await ctx.db.transaction().execute((trx) => createMany(ctx, trx, system, inputs))
          const ids = made.map((row) => row.ticket_id)
          for (const [index, { cost_price, supplier_share, allow_loss, sellers, own }] of each.entries())
            await kit.query(
              'update ticket set cost_price = $2, supplier_share = $3, allow_loss = $4, sellers = $5, supplier_id = coalesce($6, supplier_id) where ticket_id = $1',
              [ids[index], cost_price, supplier_share, allow_loss, sellers, own ? kit.accounts.supplier2.supplier_id : null],
            )
          // A price changes when a period begins or ends, and lists use the stored price.
          for (const hour of hours.toSorted((a, b) => a - b)) {
            const at = new Date(start + hour * 3_600_000)
            await movePrices({ ...ctx, now: () => at })
            const rows = await readTickets(ctx.db, ids)
            for (const own_suppliers of [[], ['mine_spp', kit.accounts.supplier2.supplier_id as string]])
              for (const client_id of [mine, 'another', undefined]) {
                const asker = client_id === undefined ? undefined : { client_id, own_suppliers }
                const expected = rows
                  .filter((row) => whyNotOnSale(row, asker, at, undefined, late) === undefined && !(asker && isOwnTicket(row, asker)))
                  .map((row) => row.ticket_id)
                seen += expected.length
                expect(await allow(ids, onSaleTo(asker, at, late))).toEqual(expected)
              }
          }
        },
      ),
      runs(5),
    )
    expect(seen).toBeGreaterThan(0)
  })
})

describe('through the API', () => {
  interface Seen {
    listed: boolean
    read: number
    quantities?: unknown
  }
  async function seenBy(who: 'distributor' | 'distributor2' | 'supplier' | 'supplier2' | 'admin', ticket_id: string): Promise<Seen> {
    const list = await kit.as[who].get<{ tickets: Json[]; pagination: { total_size: number } }>(`/v1/tickets?ticket_id=${ticket_id}`)
    const read = await kit.as[who].get(`/v1/tickets/${ticket_id}`)
    if (read.status === 404) expectProblem(read, 'ticket_not_found')
    expect(list.body.pagination.total_size).toBe(list.body.tickets.length)
    return {
      listed: list.body.tickets.length === 1,
      read: read.status,
      ...(read.status === 200 ? { quantities: read.body.allowed_quantities } : {}),
    }
  }
  const gone: Seen = { listed: false, read: 404 }
  const open: Seen = { listed: true, read: 200, quantities: [1, 2] }
  const shut: Seen = { listed: true, read: 200, quantities: [] }
  const offer = (fields: Json = {}) => make.offer({ supplier_quantity: 2, ...fields })

  test('a ticket without conditions is visible to every distributor and its own supplier', async () => {
    const { ticket_id } = await offer()
    expect(await seenBy('distributor', ticket_id)).toEqual(open)
    expect(await seenBy('distributor2', ticket_id)).toEqual(open)
    expect(await seenBy('supplier', ticket_id)).toEqual(open)
    expect(await seenBy('supplier2', ticket_id)).toEqual(gone)
    expect(await seenBy('admin', ticket_id)).toEqual(open)
  })

  // The first distributor is Dutch, the second British.
  const d1 = () => kit.accounts.distributor.distributor_id as string
  const d2 = () => kit.accounts.distributor2.distributor_id as string
  test.each<[string, () => Json, Seen, Seen]>([
    ['a country may not', () => ({ countries_disabled: ['GB'] }), open, gone],
    ['only a country may', () => ({ countries_enabled: ['GBR'] }), gone, open],
    ['enabled wins over disabled', () => ({ countries_enabled: ['GBR'], countries_disabled: ['GBR'] }), gone, open],
    ['a distributor may not', () => ({ distributors_disabled: [d1()] }), gone, open],
    ['only a distributor may', () => ({ distributors_enabled: [d1()] }), open, gone],
    ['both conditions count', () => ({ distributors_enabled: [d1(), d2()], countries_disabled: ['NLD'] }), gone, open],
    ['disabled', () => ({ ticket_status: 'disabled' }), shut, shut],
    ['sold out', () => ({ supplier_quantity: 0 }), shut, shut],
    ['not released yet', () => ({ release_date: '2030-12-01' }), shut, shut],
    ['past its latest sale', () => ({ latest_sale_date: '2020-12-01' }), shut, shut],
    [
      'outside of its sales periods',
      () => ({ sales_periods: [{ date_start: '2030-01-01', date_stop: '2030-02-01', label: 'Late' }] }),
      shut,
      shut,
    ],
    ['locked for a client', () => ({ locked_by_client_id: kit.accounts.distributor.client_id }), open, shut],
  ])('%s', async (_name, fields, first, second) => {
    const { ticket_id } = await offer(fields())
    expect([await seenBy('distributor', ticket_id), await seenBy('distributor2', ticket_id)]).toEqual([first, second])
    expect((await seenBy('supplier', ticket_id)).listed).toBe(true)
  })

  test('tickets of a supplier follow its lists of distributors and its suspension', async () => {
    const { ticket_id } = await offer({ supplier_id: kit.accounts.supplier2.supplier_id })
    const change = (access: Json) =>
      kit.service.ctx.db.updateTable('supplier').set(access).where('supplier_id', '=', kit.accounts.supplier2.supplier_id).execute()
    await change({ distributors_disabled: [d1()] })
    expect([await seenBy('distributor', ticket_id), await seenBy('distributor2', ticket_id)]).toEqual([gone, open])
    await change({ distributors_enabled: [d1()] })
    expect([await seenBy('distributor', ticket_id), await seenBy('distributor2', ticket_id)]).toEqual([open, gone])
    await change({ distributors_enabled: [], distributors_disabled: [], supplier_status: 'suspended' })
    expect([await seenBy('distributor', ticket_id), await seenBy('distributor2', ticket_id)]).toEqual([gone, gone])
    expect(await seenBy('admin', ticket_id)).toEqual(open)
    await change({ supplier_status: 'active' })
    expect(await seenBy('distributor', ticket_id)).toEqual(open)
  })

  test('a deleted ticket is listed only for requests of deleted tickets, and for the operator', async () => {
    const { ticket_id } = await offer()
    expect((await kit.as.product_management.delete(`/v1/tickets/${ticket_id}`)).status).toBe(204)
    expect(await seenBy('distributor', ticket_id)).toEqual(gone)
    expect(await seenBy('supplier', ticket_id)).toEqual(gone)
    const list = await kit.as.distributor.get<{ tickets: Json[] }>(`/v1/tickets?ticket_id=${ticket_id}&show_deleted=true`)
    expect(list.body.tickets).toMatchObject([{ ticket_id, deleted: expect.any(String), allowed_quantities: [] }])
    expect((await kit.as.admin.get(`/v1/admin/service/tickets/${ticket_id}`)).status).toBe(200)
  })

  test('cancelled, postponed and finished events are listed, and have nothing on sale', async () => {
    for (const event_status of ['cancelled', 'postponed', 'finished']) {
      const { event_id, category_id } = await make.place()
      const { ticket_id } = await offer({ event_id, category_id })
      await kit.as.product_management.patch(`/v1/events/${event_id}`, { event_status })
      expect(await seenBy('distributor', ticket_id)).toEqual(shut)
    }
  })

  test('on_sale=true lists exactly what this caller can buy now', async () => {
    const { event_id, category_id } = await make.place()
    const fields = { event_id, category_id }
    const plain = await offer(fields)
    const locked = await offer({ ...fields, locked_by_client_id: kit.accounts.distributor.client_id })
    await offer({ ...fields, ticket_status: 'disabled' })
    await offer({ ...fields, release_date: '2030-12-01' })
    const ids = async (who: 'distributor' | 'distributor2') => {
      const { body } = await kit.as[who].get<{ tickets: Json[] }>(`/v1/tickets?event_id=${event_id}&on_sale=true`)
      return body.tickets.map((ticket) => ticket.ticket_id)
    }
    expect(await ids('distributor')).toEqual([plain.ticket_id, locked.ticket_id])
    expect(await ids('distributor2')).toEqual([plain.ticket_id])
  })

  test('a distributor that is also a supplier sees its own tickets as supplier and others as buyer', async () => {
    const { ctx } = kit.service
    const at = kit.clock.now()
    await ctx.db
      .insertInto('supplier')
      .values({
        supplier_id: 'relister_spp',
        distributor_id: d2(),
        name: 'Second sells',
        iso_country: 'GBR',
        default_currency: 'EUR',
        created: at,
        updated: at,
      })
      .execute()
    const { event_id, category_id } = await make.place()
    const terms = { event_id, category_id, face_value: 1_000, cost_price: 1_000, supplier_quantity: 2 }
    const own = await kit.as.distributor2.post<{ ticket_id: string }>('/v1/tickets', {
      ...terms,
      countries_disabled: ['GBR'],
      note: 'mine',
    })
    expect(own.status).toBe(201)
    const other = await offer({ event_id, category_id, note: 'theirs' })
    const { body } = await kit.as.distributor2.get<{ tickets: Json[] }>(`/v1/tickets?event_id=${event_id}`)
    expect(body.tickets).toMatchObject([
      { ticket_id: own.body.ticket_id, supplier_id: 'relister_spp', note: 'mine', cost_price: 1_000 },
      { ticket_id: other.ticket_id },
    ])
    expect(body.tickets[0]).not.toHaveProperty('service_price')
    expect(body.tickets[1]).not.toHaveProperty('cost_price')
    expectProblem(await kit.as.distributor2.patch(`/v1/tickets/${other.ticket_id}`, { note: 'x' }), 'ticket_not_found')
    expectProblem(await kit.as.distributor.patch(`/v1/tickets/${other.ticket_id}`, { note: 'x' }), 'forbidden')
  })
})
