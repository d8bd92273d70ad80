import { expect, test } from 'vitest'
import { type Disruption, disrupting } from '../disruptions/kit.js'
import { type Caller, startKit } from '../kit/index.js'
import { startProcess } from '../kit/process.js'
import { openMarket } from '../marketplace/kit.js'
import { putEvent, putOnSale } from '../selling/kit.js'

/** This number of orders over three suppliers and four currencies, one in twenty with a resold admission. */
const orders = Number(process.env.SOAK_ORDERS ?? 10_000)
const resales = Math.round(orders / 20)
const kills = 5
const currencies = ['EUR', 'GBP', 'USD', 'JPY'] as const

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '10000000', LOG_LEVEL: 'error' })
await kit.service.ctx.jobs.start()
const market = await openMarket(kit)
const say = (text: string) => process.stderr.write(`  ${text}\n`)

async function each<T>(list: readonly T[], width: number, run: (one: T, index: number) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < list.length) {
      const index = next++
      await run(list[index] as T, index)
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
}

async function suppliers(): Promise<string[]> {
  const made = await kit.as.admin.post<{ supplier_id: string }>('/v1/suppliers', {
    name: 'Third',
    iso_country: 'NLD',
    default_currency: 'EUR',
  })
  return [kit.accounts.supplier.supplier_id, kit.accounts.supplier2.supplier_id, made.body.supplier_id].map(String)
}

test(`${orders} orders of a cancelled event, with ${kills} workers killed: ledger at zero, one credit note, one letter and one webhook for each`, async () => {
  await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.85', USD: '1.08', JPY: '163.27' } })
  for (const distributor_id of Object.values(market.distributors))
    await kit.as.finance.patch(`/v1/distributors/${distributor_id}`, { allowed_currencies: [...currencies] })
  const event_id = await putEvent(kit)
  const tickets: { ticket_id: string; currency: string }[] = []
  for (const supplier_id of await suppliers())
    for (const currency of currencies)
      tickets.push({ ticket_id: await putOnSale(kit, { event_id, supplier_id, currency_code: currency, stock: orders * 2 }), currency })
  const parties = ['a', 'b', 'c'] as const
  const seller = market.as.a
  let started = performance.now()
  const buy = async (as: Caller, ticket_id: string, quantity: number, target_currency: string): Promise<string> => {
    const held = await as.post<{ reservation_id: string }>('/v1/reservations', {
      items: [{ ticket_id, quantity }],
      booking_email: 'a@b.example',
      target_currency,
    })
    const booked = await as.post<{ bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
      reservation_id: held.body.reservation_id,
      accepted_gt: true,
    })
    expect(booked.status, booked.text + held.text).toBe(201)
    return String(booked.body.bookingorders[0]?.bookingorder_id)
  }
  const first = orders - resales
  const sold: string[] = []
  await each(Array.from({ length: first }), 8, async (_one, index) => {
    const { ticket_id, currency } = tickets[index % tickets.length] as (typeof tickets)[number]
    const isSource = index < resales
    const id = await buy(isSource ? seller : market.as[parties[index % 3] as 'a'], ticket_id, isSource ? 2 : 1, currency)
    if (isSource) sold.push(id)
  })
  await each(sold, 8, async (id) => {
    await market.pay(id)
    const { items } = await market.order(id)
    const relisted = await seller.post<{ tickets: { ticket_id: string }[] }>(`/v1/bookingorders/${id}/relist`, {
      items: [{ orderitem_id: items[0]?.orderitem_id, asking_price: 12_000, currency_code: 'EUR' }],
    })
    expect(relisted.status, relisted.text).toBe(201)
    await market.pay(await buy(market.as.b, String(relisted.body.tickets[0]?.ticket_id), 1, 'EUR'))
  })
  const [made] = await kit.query<{ count: number }>('select count(*)::int as count from bookingorder where event_id = $1', [event_id])
  say(`${made?.count} orders made in ${Math.round((performance.now() - started) / 1000)} s`)

  const events = disrupting(kit, event_id)
  started = performance.now()
  const preview = await events.preview({ kind: 'cancelled' })
  expect(preview.status, preview.text).toBe(201)
  say(
    `preview in ${((performance.now() - started) / 1000).toFixed(1)} s: ${JSON.stringify({ ...preview.body.figures, distributors: preview.body.figures?.distributors.length, suppliers: preview.body.figures?.suppliers.length })}`,
  )
  started = performance.now()
  expect((await events.apply(preview.body)).status).toBe(202)
  say(`applied in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  started = performance.now()
  const id = preview.body.disruption_id
  let now: Disruption = preview.body
  for (let run = 0; now.status !== 'done'; run++) {
    const worker = startProcess(['worker'], { ...kit.env, LOG_LEVEL: 'info' })
    await worker.until(/"msg":"working"/)
    const goal = run < kills ? ((run + 1) * orders) / (kills + 1) : Number.POSITIVE_INFINITY
    do {
      await new Promise((resolve) => setTimeout(resolve, 250))
      now = await events.read(id)
    } while (now.status !== 'done' && now.progress.informed < goal)
    worker.child.kill(now.status === 'done' ? 'SIGTERM' : 'SIGKILL')
    await worker.exited
    const seconds = (performance.now() - started) / 1000
    say(
      `${now.progress.informed} of ${now.progress.orders} after ${seconds.toFixed(0)} s, ${now.status === 'done' ? 'done' : 'worker killed'}`,
    )
  }
  expect(now.progress).toMatchObject({ orders, informed: orders, refunded: orders, failed: 0, pending: 0 })
  const wrong = await kit.query(
    `with notes as (select bookingorder_id, count(*) as n from invoice where kind = 'creditnote' group by 1),
          hooks as (select resource_id as bookingorder_id, count(*) as n from domain_event where event_type = 'event_disrupted' group by 1),
          letters as (select substring(data ->> 'text' from '[0-9a-z]{26}_bor') as bookingorder_id, count(*) as n from (
                        select name, data from pgboss.job union all select name, data from pgboss.archive) j
                       where j.name = 'mail' and data ->> 'subject' like 'Cancelled%' group by 1)
     select s.bookingorder_id, n.n as notes, h.n as hooks, l.n as letters from disruption_order s left join notes n using (bookingorder_id)
       left join hooks h using (bookingorder_id) left join letters l using (bookingorder_id)
      where s.disruption_id = $1 and (n.n is distinct from 1 or h.n is distinct from 1 or l.n is distinct from 1) limit 5`,
    [id],
  )
  expect(wrong).toEqual([])
  const open = await kit.query(
    `select e.account, e.currency, sum(e.amount) from ledger_entry e join ledger_transaction t using (transaction_id) join bookingorder o using (bookingorder_id)
      where o.event_id = $1 and e.account like 'supplier:%' group by 1, 2 having sum(e.amount) <> 0`,
    [event_id],
  )
  expect(open).toEqual([])
  expect(await kit.query('select from bookingorder where event_id = $1 and refunded <> charged', [event_id])).toEqual([])
  expect(
    await kit.query('select from ticket_stock s join ticket t using (ticket_id) where t.event_id = $1 and s.number_of_tickets_sold <> 0', [
      event_id,
    ]),
  ).toEqual([])
  await market.sound()
  say('ledger at zero, stock given back, one of each')
}, 7_200_000)
