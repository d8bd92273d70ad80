import { describe, expect, test } from 'vitest'
import { lockDistributor } from '../../src/parties/distributors/store.js'
import { readAll } from '../../src/platform/db/client.js'
import { lapseUnpaid } from '../../src/selling/orders/lapse.js'
import { caller, expectProblem, startKit } from '../kit/index.js'
import { untilSeen, withoutLocks, withoutRefusals } from '../kit/unlocked.js'
import { putEvent, putOnSale, stockOf } from '../selling/kit.js'
import { account, buyer, expectSound, setDistributor } from './kit.js'

const kit = await startKit({ CARD_SETTLEMENT_HOURS: '24', CARD_UNPAID_LIMIT: '40', RATE_LIMIT_PER_MINUTE: '1000000' })
const { ctx } = kit.service
const { finance, admin } = kit.as
const id = kit.accounts.distributor.distributor_id as string
await setDistributor(kit, 'distributor', { payment_methods: ['invoice', 'card'], default_payment_method: 'invoice' })
const one = buyer(kit.as.distributor)
const card = { payment_method: 'card', payment_reference: 'psp-1' }

const bookByCard = async (quantity = 1, options: Parameters<typeof putOnSale>[1] = {}) => {
  const ticket_id = await putOnSale(kit, options)
  const { id: order } = await one.book([{ ticket_id, quantity }], card)
  return { ticket_id, order }
}
const statusOf = async (order: string) => {
  const { logistic_status, distributorfinancial_status } = await one.order(order)
  return [logistic_status, distributorfinancial_status]
}
const events = (order: string) => kit.query<{ event_type: string }>('select event_type from domain_event where resource_id = $1', [order])

describe('a card order without a settlement', () => {
  test('is cancelled after the configured hours: void, its stock on sale again, its buyer notified', async () => {
    const { ticket_id, order } = await bookByCard(3)
    kit.clock.advance({ hours: 23, minutes: 59 })
    expect(await lapseUnpaid(ctx)).toBe(0)
    expect(await statusOf(order)).toEqual(['processing', 'open'])
    kit.clock.advance({ minutes: 2 })
    expect(await lapseUnpaid(ctx)).toBe(1)
    expect(await statusOf(order)).toEqual(['cancelled', 'void'])
    expect(await stockOf(kit, ticket_id)).toMatchObject({ available_quantity: 10, number_of_tickets_sold: 0 })
    expect(await events(order)).toEqual([{ event_type: 'bookingorder_cancelled' }])
    expect(await account(kit, `collecting:${id}`)).toEqual({})
    const { body } = await admin.get<{ history: { updated_by: string; bookingorder: { logistic_status: string } }[] }>(
      `/v1/bookingorders/${order}/history`,
    )
    expect(body.history[0]?.bookingorder.logistic_status).toBe('cancelled')
    const letters = await kit.query<{ subject: string }>(
      `select data ->> 'subject' as subject from pgboss.job where name = 'mail' and data ->> 'subject' ilike '%cancel%'`,
    )
    expect(letters).toHaveLength(1)
    expect(await lapseUnpaid(ctx)).toBe(0)
    await expectSound(kit)
  })

  test('does not lapse if it costs nothing: it is paid when it is booked, and there is nothing to settle', async () => {
    const { order } = await bookByCard(2, { net_rate: 0 })
    expect(await statusOf(order)).toEqual(['processing', 'paid'])
    kit.clock.advance({ hours: 25 })
    expect(await lapseUnpaid(ctx)).toBe(0)
    expect(await one.order(order)).toMatchObject({ logistic_status: 'processing', amount: 0, invoices: [], pay_by: null })
    await expectSound(kit)
  })

  test('lapses at the time that its buyer was told, whatever the setting is since; an older order by the setting', async () => {
    const { order } = await bookByCard()
    const [told, older] = [order, (await bookByCard()).order]
    await kit.query(`update bookingorder set pay_by = pay_by + interval '10 hours' where bookingorder_id = $1`, [told])
    await kit.query('update bookingorder set pay_by = null where bookingorder_id = $1', [older])
    kit.clock.advance({ hours: 25 })
    expect(await lapseUnpaid(ctx)).toBe(1)
    expect([await statusOf(told), await statusOf(older)]).toEqual([
      ['processing', 'open'],
      ['cancelled', 'void'],
    ])
    kit.clock.advance({ hours: 10 })
    expect(await lapseUnpaid(ctx)).toBe(1)
    expect(await statusOf(told)).toEqual(['cancelled', 'void'])
  })

  test('lapses when its event begins, however new it is', async () => {
    const event_id = await putEvent(kit)
    const soon = new Date(kit.clock.now().getTime() + 3_600_000)
    await kit.query('update event set date_start_utc = $2 where event_id = $1', [event_id, soon])
    const { order } = await bookByCard(1, { event_id })
    expect(await lapseUnpaid(ctx)).toBe(0)
    kit.clock.advance({ minutes: 61 })
    expect(await lapseUnpaid(ctx)).toBe(1)
    expect(await statusOf(order)).toEqual(['cancelled', 'void'])
  })

  test('is not cancelled if it is paid, invoiced, already cancelled or a test', async () => {
    const paid = await bookByCard()
    expect((await finance.put(`/v1/bookingorders/${paid.order}`, { distributorfinancial_status: 'paid' })).status).toBe(200)
    const invoiced = await bookByCard()
    expect((await finance.put(`/v1/bookingorders/${invoiced.order}`, { distributorfinancial_status: 'invoiced' })).status).toBe(200)
    const cancelled = await bookByCard()
    await one.change(cancelled.order, { logistic_status: 'cancelled' })
    const ticket_id = await putOnSale(kit)
    const { id: tried } = await one.book([{ ticket_id, quantity: 1 }], { ...card, is_test_booking: true })
    kit.clock.advance({ hours: 25 })
    expect(await lapseUnpaid(ctx)).toBe(0)
    expect([await statusOf(paid.order), await statusOf(invoiced.order), await statusOf(tried)]).toEqual([
      ['processing', 'paid'],
      ['processing', 'invoiced'],
      ['processing', 'open'],
    ])
  })
})

describe('tickets in card orders without a settlement', () => {
  test('are limited per distributor; a settlement or a cancellation makes room', async () => {
    const ticket_id = await putOnSale(kit, { stock: 100 })
    const { id: first } = await one.book([{ ticket_id, quantity: 39 }], card)
    const held = await one.reserve([{ ticket_id, quantity: 2 }])
    expect(expectProblem(await one.tryToBook(held, card), 'unpaid_limit')).toMatchObject({ unpaid: 41, unpaid_limit: 40 })
    expect(await stockOf(kit, ticket_id)).toMatchObject({ number_of_tickets_sold: 39, reservations_quantity: 2 })
    const other = await putOnSale(kit)
    expect((await one.tryToBook(await one.reserve([{ ticket_id: other, quantity: 5 }]), { payment_method: 'invoice' })).status).toBe(201)
    await finance.put(`/v1/bookingorders/${first}`, { distributorfinancial_status: 'paid' })
    const second = await one.tryToBook(held, card)
    expect(second.status, second.text).toBe(201)
    await one.change(second.body.bookingorders[0]?.bookingorder_id ?? '', { logistic_status: 'cancelled' })
    expect((await one.tryToBook(await one.reserve([{ ticket_id, quantity: 40 }]), card)).status).toBe(201)
    kit.clock.advance({ hours: 25 })
    expect(await lapseUnpaid(ctx)).toBe(1)
  })

  const key = { 'x-api-key': kit.accounts.distributor.api_key }
  /** Ten concurrent bookings of ten tickets; returns how many succeeded. */
  async function atOnce(urls: string[]): Promise<number> {
    const ticket_id = await putOnSale(kit, { stock: 100 })
    const holds: string[] = []
    for (let made = 0; made < 10; made++) holds.push(await one.reserve([{ ticket_id, quantity: 10 }]))
    const answers = await Promise.all(holds.map((hold, index) => buyer(caller(urls[index % urls.length] ?? '', key)).tryToBook(hold, card)))
    kit.clock.advance({ hours: 25 })
    await lapseUnpaid(ctx)
    return answers.filter((answer) => answer.status === 201).length
  }

  test('stay within the limit with concurrent bookings at two processes', async () => {
    const { url } = await kit.another()
    expect(await atOnce([kit.url, url])).toBe(4)
    await expectSound(kit)
  })

  test('twin: without the lock of the distributor they exceed it', async () => {
    const { unpaidByCard } = await import('../../src/money/payments/methods/card.js')
    /** Checks, waits, writes: with the lock of a booking and without it. */
    const spend = async (lock: boolean): Promise<number> => {
      await kit.query('create table if not exists taken (amount int)')
      await kit.query('delete from taken')
      const look = () =>
        ctx.db.transaction().execute(async (trx) => {
          if (lock) await lockDistributor(trx, id)
          const unpaid = await readAll(trx, unpaidByCard(id))
          const [{ sum } = { sum: 0 }] = await kit.query<{ sum: number }>('select coalesce(sum(amount), 0)::int as sum from taken')
          if (unpaid + sum + 10 > 40) return
          await new Promise((resolve) => setTimeout(resolve, 20))
          await kit.query('insert into taken values (10)')
        })
      await Promise.all(Array.from({ length: 8 }, look))
      const [{ sum } = { sum: 0 }] = await kit.query<{ sum: number }>('select coalesce(sum(amount), 0)::int as sum from taken')
      return sum
    }
    expect(await spend(true)).toBe(40)
    expect(await untilSeen(async () => (await spend(false)) > 40)).toBe(true)
  })
})

describe('several workers, and a settlement at the last moment', () => {
  test('an order is cancelled once by three workers at once', async () => {
    const others = [await kit.another(), await kit.another()]
    const { ticket_id, order } = await bookByCard(2)
    kit.clock.advance({ hours: 25 })
    const lapsed = await Promise.all([ctx, ...others.map(({ service }) => service.ctx)].map((each) => lapseUnpaid(each)))
    expect(lapsed.reduce((sum, each) => sum + each, 0)).toBe(1)
    expect(await stockOf(kit, ticket_id)).toMatchObject({ available_quantity: 10 })
    expect(await events(order)).toHaveLength(1)
    await expectSound(kit)
  })

  test('an order is paid or cancelled, never both', async () => {
    for (let round = 0; round < 6; round++) {
      const { order } = await bookByCard()
      kit.clock.advance({ hours: 25 })
      const [lapsed, paid] = await Promise.all([
        lapseUnpaid(ctx),
        finance.put(`/v1/bookingorders/${order}`, { distributorfinancial_status: 'paid' }),
      ])
      const after = await statusOf(order)
      if (lapsed === 1) expect([after, paid.status]).toEqual([['cancelled', 'void'], 409])
      else expect([after, paid.status]).toEqual([['processing', 'paid'], 200])
    }
    await expectSound(kit)
  })

  test('twin: without locks several workers return the same stock', async () => {
    await withoutRefusals(kit)
    const twins = [await withoutLocks(kit, { advisory: true, thinks: 20 }), await withoutLocks(kit, { advisory: true, thinks: 20 })]
    const isTwice = async () => {
      const { ticket_id } = await bookByCard(2)
      kit.clock.advance({ hours: 25 })
      // One of them may fail: without locks the database can refuse what it writes.
      await Promise.allSettled(twins.map(({ service }) => lapseUnpaid(service.ctx)))
      return ((await stockOf(kit, ticket_id)).available_quantity ?? 0) > 10
    }
    expect(await untilSeen(isTwice)).toBe(true)
  })
})

// Last in this file: from here on a worker runs.
test('a card order that is not paid in time is cancelled by the worker', async () => {
  const { order } = await bookByCard()
  kit.clock.advance({ hours: 25 })
  await kit.work()
  await expect.poll(() => statusOf(order)).toEqual(['cancelled', 'void'])
})
