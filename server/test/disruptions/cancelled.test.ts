import { describe, expect, test } from 'vitest'
import { endWithdrawn } from '../../src/selling/reservations/withdraw.js'
import { expectProblem, startKit } from '../kit/index.js'
import { openMarket } from '../marketplace/kit.js'
import { buyer, setDistributor } from '../payments/kit.js'
import { makeValid, putEvent, putOnSale, stockOf } from '../selling/kit.js'
import { disrupting, eventsOf, inDays, lettersOf, notOnce, work } from './kit.js'

const kit = await startKit()
await kit.service.ctx.jobs.start()
const market = await openMarket(kit)
const { finance, distributor, distributor2 } = kit.as
const agency = kit.accounts.distributor.distributor_id as string

async function arrange(quantity = 2) {
  const event_id = await putEvent(kit)
  const ticket = await putOnSale(kit, { event_id, stock: 10 })
  const bought = await market.buy('a', ticket, quantity)
  return { event_id, ticket, bought, events: disrupting(kit, event_id) }
}

async function postedToSuppliers(bookingorder_id: string): Promise<number | undefined> {
  const [posted] = await kit.query<{ sum: number }>(
    `select coalesce(sum(e.amount), 0)::int as sum from ledger_entry e join ledger_transaction t using (transaction_id) where t.bookingorder_id = $1 and e.account like 'supplier:%'`,
    [bookingorder_id],
  )
  return posted?.sum
}

describe('a preview', () => {
  test('counts orders, admissions, holds and money by party and currency, and changes nothing', async () => {
    const { event_id, ticket, bought, events } = await arrange()
    await buyer(distributor2).reserve([{ ticket_id: ticket, quantity: 3 }])
    const before = await kit.query('select version, updated from event where event_id = $1', [event_id])
    const { body, status } = await events.preview({ kind: 'cancelled' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'previewed', kind: 'cancelled', progress: { orders: 1, informed: 0 } })
    expect(body.figures).toMatchObject({ orders: 1, admissions: 2, holds: 1, held: 3 })
    expect(body.figures?.distributors).toEqual([
      expect.objectContaining({ distributor_id: agency, currency: 'EUR', orders: 1, paid: bought.amount, refund: bought.amount }),
    ])
    expect(body.figures?.suppliers).toEqual([expect.objectContaining({ currency: 'EUR', payout_before: 20_000, payout_after: 0 })])
    expect(await kit.query('select version, updated from event where event_id = $1', [event_id])).toEqual(before)
    expect(await market.order(bought.bookingorder_id)).toMatchObject({ logistic_status: 'processing', disruption_id: null })
    expect(await events.orders(body.disruption_id)).toMatchObject([{ bookingorder_id: bought.bookingorder_id, refund: bought.amount }])
  })

  test('is for the operator: finance creates it, and other parties cannot see it', async () => {
    const { events } = await arrange()
    const { body } = await events.preview({ kind: 'cancelled' })
    expectProblem(await distributor.get(`${events.path}/${body.disruption_id}`), 'disruption_not_found')
    expectProblem(await distributor.post(events.path, { kind: 'cancelled' }), 'forbidden')
    expectProblem(await kit.as.support.post(events.path, { kind: 'cancelled' }), 'forbidden')
  })

  test('is applied only with its version; if orders have changed the answer is 409 with the changes', async () => {
    const { ticket, bought, events } = await arrange()
    const { body } = await events.preview({ kind: 'cancelled' })
    expectProblem(await events.apply({ ...body, version: 'another' }), 'preview_outdated')
    const more = await market.buy('b', ticket, 1)
    await market.cancel(kit.as.support, bought)
    const refused = expectProblem(await events.apply(body), 'preview_outdated')
    expect(refused.changes).toEqual({ event: false, added: [more.bookingorder_id], changed: [], gone: [bought.bookingorder_id] })
    expect(await events.read(body.disruption_id)).toMatchObject({ status: 'previewed' })
    expect((await events.apply((await events.preview({ kind: 'cancelled' })).body)).status).toBe(202)
    await work(kit)
    expect(await market.order(more.bookingorder_id)).toMatchObject({ logistic_status: 'cancelled' })
    await market.sound()
  })

  test('is out of date when the event itself has changed', async () => {
    const { event_id, events } = await arrange()
    const { body } = await events.preview({ kind: 'cancelled' })
    await kit.as.admin.patch(`/v1/events/${event_id}`, { date_start: inDays(kit, 91), date_stop: inDays(kit, 92) })
    expect(expectProblem(await events.apply(body), 'preview_outdated').changes).toMatchObject({ event: true })
  })

  test('is out of date when the cost of an admission was corrected, because the payouts are others', async () => {
    const { bought, events } = await arrange()
    const { body } = await events.preview({ kind: 'cancelled' })
    const { bookingorder_id, items } = bought
    const correction = { items: [{ orderitem_id: items[0]?.orderitem_id, cost_price: 9_000 }] }
    expect((await kit.as.admin.put(`/v1/bookingorders/${bookingorder_id}`, correction)).status).toBe(200)
    expect(expectProblem(await events.apply(body), 'preview_outdated').changes).toMatchObject({ changed: [bookingorder_id] })
  })

  test('has what a supplier kept of a ticket that was cancelled before in the currency of that ticket', async () => {
    await finance.post('/v1/internal/fxratemoments', { rates: { JPY: '160' } })
    const event_id = await putEvent(kit)
    const [yen, euro] = [await putOnSale(kit, { event_id, currency_code: 'JPY' }), await putOnSale(kit, { event_id })]
    await kit.query('update ticket set cancellation_policy = $2 where event_id = $1', [
      event_id,
      JSON.stringify([{ until_days_before: 0, refund_percent: 50 }]),
    ])
    const { id } = await buyer(distributor).book([
      { ticket_id: yen, quantity: 1 },
      { ticket_id: euro, quantity: 1 },
    ])
    const item = (await market.order(id)).items.find(({ ticket_id }) => ticket_id === yen)
    const cancelled = await distributor.put(`/v1/bookingorders/${id}`, {
      items: [{ orderitem_id: item?.orderitem_id, ticket_status: 'cancelled' }],
    })
    expect(cancelled.status, cancelled.text).toBe(200)
    const { body, status, text } = await disrupting(kit, event_id).preview({ kind: 'cancelled' })
    expect(status, text).toBe(201)
    const payouts = body.figures?.suppliers.map(({ currency, payout_before, payout_after }) => [currency, payout_before, payout_after])
    expect(payouts?.sort()).toEqual([
      ['EUR', 10_000, 0],
      ['JPY', 5_000, 5_000],
    ])
  })
})

describe('a cancelled event', () => {
  test('cancels every order, each with one credit note, one letter and one webhook; a repeat does nothing', async () => {
    const { event_id, ticket, bought, events } = await arrange()
    const other = await market.buy('b', ticket, 3)
    const owed = (
      await kit.query<{ sum: string }>(`select coalesce(sum(amount), 0)::text as sum from ledger_entry where account like 'supplier:%'`)
    )[0]
    const done = await events.carryOut({ kind: 'cancelled', texts: { en_GB: 'The pitch is frozen.' } })
    expect(done).toMatchObject({ status: 'done', progress: { orders: 2, informed: 2, refunded: 2, failed: 0, pending: 0 } })
    for (const one of [bought, other]) {
      const now = await market.order(one.bookingorder_id)
      expect(now).toMatchObject({
        logistic_status: 'cancelled',
        distributorfinancial_status: 'refunded',
        refunded: one.amount,
        disruption_id: done.disruption_id,
        disruption_kind: 'cancelled',
        disruption_decision: null,
      })
      expect(now.items.map((item) => item.ticket_status)).not.toContain('pending')
      expect(await eventsOf(kit, one.bookingorder_id, 'bookingorder_cancelled')).toBe(1)
    }
    expect(await kit.query(notOnce, [done.disruption_id])).toEqual(
      [bought, other]
        .map(({ bookingorder_id }) => ({ bookingorder_id, notes: 1, webhooks: 1, letters: 1 }))
        .sort((a, b) => (a.bookingorder_id < b.bookingorder_id ? -1 : 1)),
    )
    const letter = (await lettersOf(kit, bought.bookingorder_id)).find(({ subject }) => subject.startsWith('Cancelled'))
    expect(letter?.text).toContain('The pitch is frozen.')
    expect(letter?.text).toContain('Refund: 2')
    expect(await stockOf(kit, ticket)).toMatchObject({ number_of_tickets_sold: 0, available_quantity: 10 })
    expect(Number(owed?.sum)).toBeLessThan(0)
    expect((await finance.get(`/v1/events/${event_id}`)).body).toMatchObject({ event_status: 'cancelled' })
    const versions = await kit.query('select version from bookingorder where event_id = $1 order by 1', [event_id])
    expect((await events.apply(done)).body).toMatchObject({ status: 'done' })
    await work(kit)
    expect(await kit.query('select version from bookingorder where event_id = $1 order by 1', [event_id])).toEqual(versions)
    expectProblem(await events.preview({ kind: 'cancelled' }), 'disruption_not_possible')
    expectProblem(await events.revert(done.disruption_id), 'disruption_not_possible')
    await market.sound()
  })

  test('ends holds with a reason of their own, and they cannot be booked', async () => {
    const { ticket, events } = await arrange()
    const hold = await buyer(distributor2).reserve([{ ticket_id: ticket, quantity: 2 }])
    const late = await buyer(distributor2).reserve([{ ticket_id: ticket, quantity: 1 }])
    await events.carryOut({ kind: 'cancelled' })
    expectProblem(await buyer(distributor2).tryToBook(late), 'not_on_sale')
    await endWithdrawn(kit.service.ctx)
    for (const id of [hold, late])
      expect((await distributor2.get(`/v1/reservations/${id}`)).body).toMatchObject({ status: 'void', void_reason: 'disrupted' })
    expect(await stockOf(kit, ticket)).toMatchObject({ reservations_quantity: 0 })
  })

  test('cancels chains of resales from the last buyer back: each buyer is refunded its own price, and no reseller is paid', async () => {
    const { events, bought } = await arrange()
    const first = await market.offer('a', bought, 12_000)
    const second = await market.buy('b', first, 2)
    const offered = await market.offer('b', second, 15_000, [0])
    const third = await market.buy('c', offered, 1)
    const { body } = await events.preview({ kind: 'cancelled' })
    expect(body.figures?.relisting).toEqual({ resold: 3, listed: 0, longest_chain: 2 })
    await events.apply(body)
    await work(kit)
    for (const one of [bought, second, third]) {
      expect(await market.order(one.bookingorder_id)).toMatchObject({ logistic_status: 'cancelled', refunded: one.amount })
    }
    expect(await kit.query(notOnce, [body.disruption_id])).toEqual(
      [bought, second, third]
        .map(({ bookingorder_id }) => ({ bookingorder_id, notes: 1, webhooks: 1, letters: 1 }))
        .sort((a, b) => (a.bookingorder_id < b.bookingorder_id ? -1 : 1)),
    )
    const sums = await kit.query(
      `select e.account from ledger_entry e join ledger_transaction t using (transaction_id)
        where t.bookingorder_id = any($1) and e.account like 'supplier:%' group by 1 having sum(e.amount) <> 0`,
      [[bought, second, third].map((one) => one.bookingorder_id)],
    )
    expect(sums).toEqual([])
    await market.sound()
  })

  test('keeps the fees and the part of the price that the terms define', async () => {
    await setDistributor(kit, 'distributor', {
      fee_rules: [
        { type: 'booking', percent: '0', fixed: 500, per: 'order' },
        { type: 'payment', percent: '2', fixed: 0, per: 'order' },
      ],
    })
    const { bought, events } = await arrange()
    await setDistributor(kit, 'distributor', { fee_rules: [] })
    const fees = bought.fees as { type: string; amount: number; vat: number }[]
    const payment = fees.filter((fee) => fee.type === 'payment').reduce((sum, fee) => sum + fee.amount + fee.vat, 0)
    expect(payment).toBeGreaterThan(0)
    const { body } = await events.preview({ kind: 'cancelled', terms: { keep_fees: ['payment'] } })
    expect(body.figures?.distributors[0]).toMatchObject({ refund: bought.amount - payment })
    await events.apply(body)
    await work(kit)
    expect(await market.order(bought.bookingorder_id)).toMatchObject({ logistic_status: 'cancelled', refunded: bought.amount - payment })
    await market.sound()
  })

  test('pays suppliers as the terms define, never more than buyers paid; otherwise 409 and no change', async () => {
    const { bought, events } = await arrange()
    const refused = expectProblem(await events.preview({ kind: 'cancelled', terms: { supplier_payout: 'keep' } }), 'payout_too_high')
    expect(refused).toMatchObject({ bookingorder_id: bought.bookingorder_id, most: bought.amount, refund: bought.amount })
    expect(await market.order(bought.bookingorder_id)).toMatchObject({ logistic_status: 'processing', refunded: 0 })
    await events.carryOut({ kind: 'cancelled', terms: { supplier_payout: 'keep', refund_percent: 0 } })
    const now = await market.order(bought.bookingorder_id)
    expect(now).toMatchObject({ logistic_status: 'cancelled', refunded: 0 })
    expect(await postedToSuppliers(bought.bookingorder_id)).toBe(-20_000)
    await market.sound()
  })

  test('refunds an admission that was recorded before its start, and the preview says so', async () => {
    const { event_id, bought, events } = await arrange(2)
    await kit.query("update orderitem set ticket_sha = 'x' where bookingorder_id = $1", [bought.bookingorder_id])
    await kit.as.support.put(`/v1/bookingorders/${bought.bookingorder_id}`, { logistic_status: 'completed' })
    await makeValid(kit, event_id)
    for (const { orderitem_id } of bought.items)
      expect((await kit.as.supplier.post('/v1/admissions', { orderitem_id, admitted_at: '2026-06-01T10:00:00' })).status).toBe(200)
    const { body } = await events.preview({ kind: 'cancelled' })
    expect(body.figures).toMatchObject({ admissions: 2, admitted: 0, distributors: [{ refund: bought.amount }] })
    await events.apply(body)
    await work(kit)
    expect(await events.orders(body.disruption_id)).toMatchObject([{ outcome: 'cancelled', refunded: bought.amount }])
    expect(await market.order(bought.bookingorder_id)).toMatchObject({ logistic_status: 'cancelled', refunded: bought.amount })
    await market.sound()
  })

  test('keeps used admissions, refuses others at the gate, and explains it in place of a download', async () => {
    const { event_id, bought, events } = await arrange(2)
    await kit.query("update orderitem set ticket_sha = 'x' where bookingorder_id = $1", [bought.bookingorder_id])
    await kit.as.support.put(`/v1/bookingorders/${bought.bookingorder_id}`, { logistic_status: 'completed' })
    const [used, unused] = bought.items
    const started = new Date(kit.clock.now().getTime() - 60_000)
    await kit.query(
      `update event set date_start_utc = $2::timestamptz, date_start = $2::timestamptz at time zone 'UTC' where event_id = $1`,
      [event_id, started],
    )
    expect((await kit.as.support.post('/v1/admissions', { orderitem_id: used?.orderitem_id })).status).toBeLessThan(300)
    const { body } = await events.preview({ kind: 'cancelled' })
    expect(body.figures).toMatchObject({ admissions: 1, admitted: 1 })
    await events.apply(body)
    // Already between the decision and the processing of the order.
    expectProblem(await kit.as.support.post('/v1/admissions', { orderitem_id: unused?.orderitem_id }), 'illegal_transition')
    expectProblem(
      await distributor.put(`/v1/bookingorders/${bought.bookingorder_id}`, {
        items: [{ orderitem_id: unused?.orderitem_id, ticket_status: 'cancelled' }],
      }),
      'disruption_running',
    )
    await work(kit)
    const now = await market.order(bought.bookingorder_id)
    expect(now.items.map((item) => item.ticket_status).sort()).toEqual(['cancelled', 'completed'])
    expect(now.refunded).toBe(bought.amount / 2)
    const download = await distributor.get(`/v1/etickets/download/zip/${bought.bookingorder_id}`)
    expect(expectProblem(download, 'not_ready').detail).toBe('The event was cancelled; its tickets are no longer valid.')
    await market.sound()
  })

  test('voids orders that were not paid, without a refund', async () => {
    await setDistributor(kit, 'distributor2', { payment_methods: ['invoice', 'card'] })
    const { ticket, events } = await arrange()
    const { id } = await buyer(distributor2).book([{ ticket_id: ticket, quantity: 1 }], { payment_method: 'card', payment_reference: 'p' })
    await events.carryOut({ kind: 'cancelled' })
    expect(await market.order(id)).toMatchObject({ logistic_status: 'cancelled', distributorfinancial_status: 'void' })
    await market.sound()
  })

  test('cancels an unpaid order completely, whatever the terms, and the preview says so', async () => {
    await setDistributor(kit, 'distributor2', { payment_methods: ['invoice', 'card'] })
    const { ticket, events } = await arrange()
    const { id } = await buyer(distributor2).book([{ ticket_id: ticket, quantity: 1 }], { payment_method: 'card', payment_reference: 'q' })
    const { body } = await events.preview({ kind: 'cancelled', terms: { supplier_payout: 'keep', refund_percent: 0 } })
    const { distributors = [], suppliers = [] } = body.figures ?? {}
    const unpaid = distributors.find((one) => one.distributor_id === kit.accounts.distributor2.distributor_id)
    expect(unpaid?.paid).toBeGreaterThan(0)
    expect(unpaid?.refund).toBe(unpaid?.paid)
    expect(suppliers).toMatchObject([{ payout_before: 30_000, payout_after: 20_000 }])
    await events.apply(body)
    await work(kit)
    expect(await market.order(id)).toMatchObject({ logistic_status: 'cancelled', distributorfinancial_status: 'void' })
    expect(await postedToSuppliers(id)).toBe(0)
    await market.sound()
  })
})
