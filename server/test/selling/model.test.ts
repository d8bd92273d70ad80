import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { logistic } from '../../src/features/orders/states.js'
import { releaseExpired } from '../../src/features/reservations/expire.js'
import { startKit } from '../kit/index.js'
import { putOnSale } from './kit.js'

/**
 * Random histories of everything that moves stock and money, through HTTP, on a real database. After every step the stock adds up to what
 * the reservations and orders say, and the ledger to zero; every status was reached by a legal move.
 */
const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
const distributor = kit.as.distributor
await kit.as.admin.patch(`/v1/distributors/${kit.accounts.distributor.distributor_id}`, { credit_limit: 9_000_000_000_000, hold_limit: 60 })

const pick = fc.nat(1_000)
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('reserve' as const),
      ticket: pick,
      quantity: fc.integer({ min: 1, max: 5 }),
      also: fc.option(pick, { nil: undefined }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('release' as const, 'extend' as const), which: pick }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('replace' as const), which: pick, ticket: pick, quantity: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('book' as const), which: pick, test: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancelItem' as const), which: pick, item: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(3, 11, 31), sweep: fc.boolean() }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

interface Run {
  tickets: string[]
  reservations: string[]
  orders: string[]
}
const at = <T>(list: T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

async function play(run: Run, one: Step): Promise<number> {
  switch (one.do) {
    case 'reserve': {
      const items = [one.ticket, ...(one.also === undefined ? [] : [one.also])].map((ticket) => ({
        ticket_id: at(run.tickets, ticket),
        quantity: one.quantity,
      }))
      const made = await distributor.post<{ reservation_id: string }>('/v1/reservations', { items, booking_email: 'a@b.example' })
      if (made.status === 201) run.reservations.push(made.body.reservation_id)
      return made.status
    }
    case 'release':
      return (await distributor.delete(`/v1/reservations/${at(run.reservations, one.which) ?? 'none'}`)).status
    case 'extend': {
      const valid_until = new Date(kit.clock.now().getTime() + 12 * 60_000).toISOString().slice(0, 19)
      return (await distributor.patch(`/v1/reservations/${at(run.reservations, one.which) ?? 'none'}`, { valid_until })).status
    }
    case 'replace': {
      const items = [{ ticket_id: at(run.tickets, one.ticket), quantity: one.quantity }]
      return (await distributor.put(`/v1/reservations/${at(run.reservations, one.which) ?? 'none'}`, { items })).status
    }
    case 'book': {
      const body = { reservation_id: at(run.reservations, one.which) ?? 'none', accepted_gt: true, is_test_booking: one.test }
      const made = await distributor.post<{ bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', body)
      if (made.status === 201) run.orders.push(...made.body.bookingorders.map((order) => order.bookingorder_id))
      return made.status
    }
    case 'cancelItem': {
      const id = at(run.orders, one.which) ?? 'none'
      const order = await distributor.get<{ items?: { orderitem_id: string }[] }>(`/v1/bookingorders/${id}`)
      const item = at(order.body.items ?? [], one.item)
      return (
        await distributor.put(`/v1/bookingorders/${id}`, {
          items: [{ orderitem_id: item?.orderitem_id ?? 'none', ticket_status: 'cancelled' }],
        })
      ).status
    }
    case 'cancel':
      return (await distributor.put(`/v1/bookingorders/${at(run.orders, one.which) ?? 'none'}`, { logistic_status: 'cancelled' })).status
    case 'wait':
      kit.clock.advance({ minutes: one.minutes })
      if (one.sweep) await releaseExpired(kit.service.ctx)
      return 200
  }
}

/** Rows that break an invariant; none may. */
async function broken(): Promise<unknown[]> {
  const { rows } = await sql`
    with held as (select ticket_id, sum(held) as n from reservation_item group by 1),
         sold as (select i.ticket_id, count(*) as n from orderitem i join bookingorder o using (bookingorder_id)
                   where i.ticket_status <> 'cancelled' and not o.is_test_booking group by 1)
    select 'stock' as what, s.ticket_id as id from ticket_stock s left join held using (ticket_id) left join sold using (ticket_id)
     where s.reservations_quantity <> coalesce(held.n, 0) or s.number_of_tickets_sold <> coalesce(sold.n, 0)
        or s.supplier_quantity <> s.available_quantity + s.reservations_quantity + s.number_of_tickets_sold
    union all
    select 'in_stock', t.ticket_id from ticket t join ticket_stock s using (ticket_id) where t.in_stock <> (s.available_quantity > 0)
    union all
    select 'room', h.distributor_id from distributor_hold h
     where h.held - coalesce((select sum(f.held) from distributor_hold_freed f where f.distributor_id = h.distributor_id), 0)
        <> coalesce((select sum(i.held) from reservation r join reservation_item i using (reservation_id) where r.distributor_id = h.distributor_id), 0)
    union all
    select 'over', r.reservation_id from reservation r join reservation_item i using (reservation_id) where r.status in ('booked', 'void') and i.held > 0
    union all
    select 'ledger', currency from ledger_entry group by currency having sum(amount) <> 0
    union all
    select 'charged', o.bookingorder_id from bookingorder o where o.refunded > o.charged or (o.is_test_booking and o.charged <> 0)`.execute(
    kit.service.ctx.db,
  )
  return rows
}

test('random histories keep stock, room and ledger in balance, and never answer 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const run: Run = { tickets: [], reservations: [], orders: [] }
      for (const stock of [1, 4, 12]) run.tickets.push(await putOnSale(kit, { stock, flags: stock === 4 ? ['no_single_left'] : [] }))
      for (const one of steps) {
        const status = await play(run, one)
        expect(status, JSON.stringify(one)).toBeLessThan(500)
        expect(await broken(), JSON.stringify(one)).toEqual([])
      }
    }),
    { numRuns: 40, interruptAfterTimeLimit: 60_000 },
  )
}, 120_000)

test('every version in the history of every order follows from the one before by a legal move', async () => {
  const { rows } = await sql<{ resource_id: string; status: keyof typeof logistic.moves }>`
    select resource_id, snapshot ->> 'logistic_status' as status from history where resource = 'bookingorder' order by resource_id, version`.execute(
    kit.service.ctx.db,
  )
  expect(rows.length).toBeGreaterThan(10)
  for (const [index, { resource_id, status }] of rows.entries()) {
    const before = rows[index - 1]
    if (before?.resource_id === resource_id) expect(before.status === status || logistic.moves[before.status].includes(status)).toBe(true)
    else expect(status).toBe('processing')
  }
})
