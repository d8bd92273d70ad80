import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { lockForSale } from '../../src/catalogue/tickets/stock.js'
import { update } from '../../src/catalogue/tickets/write.js'
import { type Caller, system } from '../../src/lib/caller.js'
import { type Kit, startKit } from '../kit/index.js'
import { offering } from '../tickets/arrange.js'

let kit: Kit
let make: ReturnType<typeof offering>
beforeAll(async () => {
  kit = await startKit()
  make = offering(kit)
})
const operator: Caller = {
  ...system,
  scope: 'internal',
  roles: ['ADMIN'],
  distributor_id: null,
  supplier_id: null,
  language: 'en_GB',
  via: 'token',
  session_id: null,
}

const waiting = () => kit.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")

/** Changes the terms of the ticket, and starts a sale before the change is committed. */
async function sellDuring(
  change: { cost_price?: number; ticket_status?: 'disabled' },
  sell: (ticket_id: string) => Promise<unknown>,
): Promise<unknown> {
  const { ticket_id } = await make.offer({ cost_price: 10_000 })
  const { ctx } = kit.service
  let sold: Promise<unknown> | undefined
  await ctx.db.transaction().execute(async (trx) => {
    await update(ctx, trx, operator, ticket_id, change)
    sold = sell(ticket_id)
    await expect.poll(waiting).toHaveLength(1)
  })
  return sold
}

const lockAndLook = (ticket_id: string) =>
  kit.service.ctx.db.transaction().execute(async (trx) => (await lockForSale(trx, [ticket_id])).get(ticket_id))

/** The same in one statement, which is the obvious way. */
const lockWhileLooking = (ticket_id: string) =>
  kit.service.ctx.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ net_rate: number }>`
      select t.net_rate from ticket_stock s join ticket t on t.ticket_id = s.ticket_id where s.ticket_id = ${ticket_id} for update of s`.execute(
      trx,
    )
    return rows[0]
  })

test('a sale that waited for the lock uses the price after the wait', async () => {
  expect(await sellDuring({ cost_price: 12_000 }, lockAndLook)).toMatchObject({ net_rate: 12_000 })
  expect(await sellDuring({ ticket_status: 'disabled' }, lockAndLook)).toMatchObject({ ticket_status: 'disabled' })
})

test('twin: a statement that reads the price while it waits for the lock uses the old price', async () => {
  expect(await sellDuring({ cost_price: 12_000 }, lockWhileLooking)).toMatchObject({ net_rate: 10_000 })
})

test('twenty concurrent changes and twenty holds of the same tickets all succeed', async () => {
  const tickets = await Promise.all(Array.from({ length: 5 }, () => make.offer({ supplier_quantity: 100 })))
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_none, index) => {
      const ticket = tickets[index % tickets.length]
      const path = `/v1/tickets/${ticket?.ticket_id}`
      const changed = kit.as.product_management.patch(path, { cost_price: 10_000 + index, supplier_quantity: 100 + index })
      const held = kit.as.distributor.post('/v1/reservations', {
        items: tickets.toReversed().map(({ ticket_id }) => ({ ticket_id, quantity: 1 })),
        booking_email: 'a@b.example',
      })
      return [(await changed).status, (await held).status]
    }),
  )
  expect(answers).toEqual(Array(20).fill([200, 201]))
  const rows = await kit.query<{ held: number; version: number; versions: number }>(
    `select s.reservations_quantity as held, t.version, (select count(*)::int from history h where h.resource = 'ticket' and h.resource_id = t.ticket_id) as versions
       from ticket t join ticket_stock s using (ticket_id) where t.ticket_id = any($1)`,
    [tickets.map((ticket) => ticket.ticket_id)],
  )
  expect(rows).toEqual(Array(5).fill({ held: 20, version: 5, versions: 5 }))
})
