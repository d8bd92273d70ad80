import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payOut } from '../../src/features/sales/payout.js'
import { startKit } from '../kit/index.js'
import { broken, openMarket } from '../marketplace/kit.js'
import { expectSound } from '../payments/kit.js'

/**
 * Random histories of selling on: two agencies that buy, relist, withdraw and cancel in every way, an operator that cancels from above, and
 * payouts in between. After every step nobody has what another one has, the ledger is at zero, and what each agency is paid is what it sold
 * less what was withdrawn.
 */
const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000', PAYOUT_DAYS_AFTER_EVENT: '0' })
const market = await openMarket(kit)

const pick = fc.nat(1_000)
const who = fc.constantFrom('a' as const, 'b' as const)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('buy' as const), who, ticket: pick, quantity: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('relist' as const), which: pick, items: pick, price: fc.constantFrom(9_000, 15_000) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw' as const), which: pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      which: pick,
      undo: fc.boolean(),
      item: fc.option(pick, { nil: undefined }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('operator' as const), which: pick, undo: fc.boolean() }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

interface Run {
  tickets: string[]
  orders: { id: string; by: 'a' | 'b' }[]
  relisted: { ticket: string; by: 'a' | 'b' }[]
}
const at = <T>(list: T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

async function play(run: Run, one: Step): Promise<number> {
  switch (one.do) {
    case 'buy': {
      const as = market.as[one.who]
      const items = [{ ticket_id: at([...run.tickets, ...run.relisted.map((offer) => offer.ticket)], one.ticket), quantity: one.quantity }]
      const held = await as.post<{ reservation_id: string }>('/v1/reservations', { items, booking_email: 'a@b.example' })
      if (held.status !== 201) return held.status
      const booked = await as.post<{ bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
        reservation_id: held.body.reservation_id,
        accepted_gt: true,
      })
      for (const { bookingorder_id } of booked.body.bookingorders ?? []) {
        run.orders.push({ id: bookingorder_id, by: one.who })
        await market.pay(bookingorder_id)
      }
      return booked.status
    }
    case 'relist': {
      const order = at(run.orders, one.which)
      if (!order) return 200
      const { items } = await market.order(order.id)
      const made = await market.as[order.by].post<{ tickets?: { ticket_id: string }[] }>(`/v1/bookingorders/${order.id}/relist`, {
        items: items
          .slice(0, 1 + (one.items % items.length))
          .map(({ orderitem_id }) => ({ orderitem_id, asking_price: one.price, currency_code: 'EUR' })),
      })
      for (const { ticket_id } of made.body.tickets ?? []) run.relisted.push({ ticket: ticket_id, by: order.by })
      return made.status
    }
    case 'withdraw': {
      const offer = at(run.relisted, one.which)
      return offer ? (await market.withdraw(offer.by, offer.ticket)).status : 200
    }
    case 'cancel':
    case 'operator': {
      const order = at(run.orders, one.which)
      if (!order) return 200
      const as = one.do === 'cancel' ? market.as[order.by] : kit.as.support
      const item = 'item' in one && one.item !== undefined ? at((await market.order(order.id)).items, one.item) : undefined
      const body = item ? { items: [{ orderitem_id: item.orderitem_id, ticket_status: 'cancelled' }] } : { logistic_status: 'cancelled' }
      return (await as.put(`/v1/bookingorders/${order.id}?should_delete_purchaseorder=${one.undo}`, body)).status
    }
  }
}

/** What the sales say that each agency gets, beside what the ledger says that it is owed and was paid. */
const payouts = () =>
  kit.query<{ supplier_id: string; sold: number; booked: number }>(`
    select s.supplier_id,
      (select coalesce(sum(i.payout), 0)::int from purchaseorder p join purchaseorder_item x using (purchaseorder_id) join orderitem i on i.orderitem_id = x.orderitem_id
        where p.supplier_id = s.supplier_id and x.item_status <> 'withdrawn') as sold,
      (select coalesce(-sum(e.amount), 0)::int from ledger_entry e join ledger_transaction t using (transaction_id)
        where e.account = 'supplier:' || s.supplier_id and t.kind not in ('payout', 'payout_reversal')) as booked
      from supplier s where s.distributor_id is not null`)

async function expectHonest(what: string): Promise<void> {
  expect(await kit.query(broken), what).toEqual([])
  for (const { supplier_id, sold, booked } of await payouts()) expect({ supplier_id, booked }, what).toEqual({ supplier_id, booked: sold })
}

test('random histories of selling on: nothing is owned twice, the ledger is at zero, payouts are what was sold less what was withdrawn', async () => {
  // On a slow machine fewer of them; none is left half played.
  const end = Date.now() + 30_000
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (steps) => {
      if (Date.now() > end) return
      const run: Run = { tickets: [await market.first({ stock: 5 }), await market.first({ stock: 2 })], orders: [], relisted: [] }
      for (const one of steps) {
        const status = await play(run, one)
        expect(status, JSON.stringify(one)).toBeLessThan(500)
        await expectHonest(JSON.stringify(one))
      }
      await expectSound(kit)
    }),
    { numRuns: 12 },
  )
}, 120_000)

test('after the events everything that was delivered, or needs no delivery, is paid out to the cent', async () => {
  await kit.query("update orderitem set ticket_sha = 'x' where ticket_status = 'pending'")
  const open = await kit.query<{ bookingorder_id: string }>("select bookingorder_id from bookingorder where logistic_status = 'processing'")
  for (const { bookingorder_id } of open)
    expect((await kit.as.support.put(`/v1/bookingorders/${bookingorder_id}`, { logistic_status: 'completed' })).status).toBe(200)
  kit.clock.advance({ days: 100 })
  await payOut(kit.service.ctx)
  const left = await kit.query(
    "select account, currency, sum(amount) from ledger_entry where account like 'supplier:%' group by 1, 2 having sum(amount) <> 0",
  )
  expect(left).toEqual([])
  expect(await kit.query("select from purchaseorder where purchaseorder_status not in ('settled', 'withdrawn') or unsettled")).toEqual([])
  await expectHonest('payout')
  await expectSound(kit)
})
