import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payOut } from '../../src/selling/sales/payout.js'
import { expectProblem, startKit } from '../kit/index.js'
import { runs } from '../kit/runs.js'
import { account } from '../payments/kit.js'
import { look } from '../ticketfiles/look.js'
import { type Order, openMarket, type Sale } from './kit.js'

const kit = await startKit({ PAYOUT_DAYS_AFTER_EVENT: '2', RATE_LIMIT_PER_MINUTE: '1000000' })
const { finance, supplier, support, admin } = kit.as
const market = await openMarket(kit)
const { a } = market.suppliers

interface Statement {
  balances: { currency: string; opening: number; sold: number; cancelled: number; changed: number; paid: number; closing: number }[]
  totals: { currency: string; amount: number }[]
  lines: { kind: string; amount: number; currency: string; purchaseorder_id: string }[]
}
const statement = async (id: string, query = '') => (await finance.get<Statement>(`/v1/suppliers/${id}/statement${query}`)).body
/** The tickets are delivered, and the order is completed. */
const deliver = async ({ bookingorder_id }: Order) => {
  await kit.query("update orderitem set ticket_sha = 'x' where bookingorder_id = $1", [bookingorder_id])
  expect((await support.put(`/v1/bookingorders/${bookingorder_id}`, { logistic_status: 'completed' })).status).toBe(200)
}
const over = ({ event_id }: Order, days = 3) =>
  kit.query(
    "update event set date_start_utc = now() - $2 * interval '1 day', date_stop_utc = now() - $2 * interval '1 day' where event_id = $1",
    [event_id, days],
  )
const run = () => payOut(kit.service.ctx)
const statusOf = async (order: Order) => (await market.sale(order.marketplace_logistic_purchaseorder_id)).purchaseorder_status

describe('a payout', () => {
  test('is made once, after the event, for delivered tickets', async () => {
    const bought = await market.buy('a', await market.first())
    const resold = await market.buy('b', await market.offer('a', bought))
    const before = await market.owed(a)
    await run()
    expect(await market.owed(a)).toBe(before)
    await deliver(resold)
    await over(resold, 1)
    await run()
    expect(await statusOf(resold)).toBe('fulfilled')
    await over(resold)
    await Promise.all([run(), run(), run()])
    expect(await statusOf(resold)).toBe('settled')
    expect(await market.owed(a)).toBe(before - 12_000)
    await run()
    expect(await market.owed(a)).toBe(before - 12_000)
    const { body } = await admin.get<{ history: { bookingorder: { financial_status: string } }[] }>(
      `/v1/bookingorders/${resold.bookingorder_id}/history`,
    )
    expect(body.history[0]?.bookingorder.financial_status).toBe('settled')
    await market.sound()
  })

  test('waits for undelivered tickets, and for cancelled events', async () => {
    const late = await market.buy('a', await market.first())
    await over(late)
    const off = await market.buy('a', await market.first())
    await deliver(off)
    await over(off)
    await kit.query("update event set event_status = 'cancelled' where event_id = $1", [off.event_id])
    await run()
    expect([await statusOf(late), await statusOf(off)]).toEqual(['confirmed', 'fulfilled'])
  })

  test('is made for a sale that was kept when its buyer cancelled, even if no other buyer followed', async () => {
    const resold = await market.buy('b', await market.offer('a', await market.buy('a', await market.first())))
    await market.cancel(market.as.b, resold)
    const owed = await market.owed(a)
    await over(resold)
    await run()
    expect(await statusOf(resold)).toBe('settled')
    expect(await market.owed(a)).toBe(owed - 12_000)
  })

  test('settles the order of the next buyer, not the cancelled one', async () => {
    const ticket = await market.offer('a', await market.buy('a', await market.first()))
    const left = await market.buy('b', ticket)
    await market.cancel(market.as.b, left)
    const next = await market.buy('b', ticket)
    expect(next.marketplace_logistic_purchaseorder_id).toBe(left.marketplace_logistic_purchaseorder_id)
    await deliver(next)
    const standing = async ({ bookingorder_id }: Order) =>
      (await admin.get<{ history: { bookingorder: { financial_status: string } }[] }>(`/v1/bookingorders/${bookingorder_id}/history`)).body
        .history[0]?.bookingorder.financial_status
    expect(await standing(next)).toBe('purchased')
    await over(next)
    await run()
    expect([await statusOf(next), await standing(next), await standing(left)]).toEqual(['settled', 'settled', 'credited'])
    await market.sound()
  })

  test('is reduced by credits after an earlier payout; a supplier with a negative balance gets none', async () => {
    const paid = await market.buy('b', await market.offer('a', await market.buy('a', await market.first())))
    await deliver(paid)
    await over(paid)
    await run()
    expect(await statusOf(paid)).toBe('settled')
    const settled = await market.owed(a)
    expect((await market.cancel(support, paid, '?should_delete_purchaseorder=true')).status).toBe(200)
    expect(await market.owed(a)).toBe(settled - 12_000)
    expect(await statusOf(paid)).toBe('withdrawn')
    // Less than the debt: nothing is paid.
    const small = await market.buy('b', await market.offer('a', await market.buy('a', await market.first()), 5_000))
    await deliver(small)
    await over(small)
    await run()
    expect(await statusOf(small)).toBe('fulfilled')
    const bank = async () => (await account(kit, 'settlement:bank')).EUR ?? 0
    const next = await market.buy('b', await market.offer('a', await market.buy('a', await market.first()), 20_000))
    await deliver(next)
    await over(next)
    const before = await bank()
    await run()
    expect([await statusOf(small), await statusOf(next)]).toEqual(['settled', 'settled'])
    expect(before - (await bank())).toBe(20_000 + 5_000 - 12_000)
    await market.sound()
  })

  test('has a self-billed invoice, and a credit note for reversed amounts, made from the ledger', async () => {
    await kit.as.product_management.patch(`/v1/suppliers/${a}`, {
      vat_number: 'NL004495445B01',
      invoice_address: { country: 'NLD', city: 'Utrecht', streetname: 'Oudegracht', number: '1', postalcode: '3511 AB' },
    })
    const paid = await market.buy('b', await market.offer('a', await market.buy('a', await market.first({ stock: 2 }), 2)), 2)
    await deliver(paid)
    await over(paid)
    const id = paid.marketplace_logistic_purchaseorder_id
    expect((await market.sale(id)).invoices).toEqual([])
    await run()
    await run()
    const [invoice = '', ...others] = (await market.sale(id)).invoices as string[]
    expect([invoice, others]).toEqual([expect.stringMatching(/^S\d{4}-\d{6}$/), []])
    const { history } = (await market.as.a.get<{ history: { purchaseorder: Sale }[] }>(`/v1/sales/${id}/history`)).body
    expect(history.map((entry) => entry.purchaseorder.invoices)).toEqual([[invoice], [], []])
    expect((await statement(a, '?kind=payout&page_size=1000')).lines.find((line) => line.purchaseorder_id === id)).toMatchObject({
      amount: -24_000,
      note: invoice,
    })
    const document = async (who: 'distributor' | 'finance', number: string) => {
      const answer = await fetch(`${kit.url}/v1/sales/${id}/invoice/${number}`, { headers: { 'x-api-key': kit.accounts[who].api_key } })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      return Buffer.from(await answer.arrayBuffer())
    }
    const bytes = await document('distributor', invoice)
    const text = (await look(bytes)).text.replace(/\s+/g, ' ')
    for (const part of [
      'Self-billed invoice',
      invoice,
      'Agency A',
      '3511 AB Utrecht',
      'VAT NL004495445B01',
      '240.00',
      'Paid out to the seller',
    ])
      expect(text).toContain(part)
    // The VAT is that of the ledger, to the cent.
    const [inside] = await kit.query<{ vat: string }>(
      "select sum(e.amount) as vat from ledger_transaction t join ledger_entry e using (transaction_id) where t.bookingorder_id = $1 and e.account like 'input_vat:%'",
      [paid.bookingorder_id],
    )
    expect(Number(inside?.vat)).toBeGreaterThan(0)
    expect(text).toContain((Number(inside?.vat) / 100).toFixed(2))
    // It is unchanged, although the supplier has moved.
    await kit.as.product_management.patch(`/v1/suppliers/${a}`, { name: 'Agency A, moved', vat_number: null })
    expect((await document('finance', invoice)).equals(bytes)).toBe(true)
    expectProblem(await market.as.b.get(`/v1/sales/${id}/invoice/${invoice}`), 'purchaseorder_not_found')
    expectProblem(await support.get(`/v1/sales/${id}/invoice/${invoice}`), 'forbidden')
    expectProblem(await market.as.a.get(`/v1/sales/${id}/invoice/S2000-000001`), 'invoice_not_found')

    // Credited after the payout, and deducted from the next payout.
    expect((await market.cancel(support, paid, '?should_delete_purchaseorder=true')).status).toBe(200)
    const next = await market.buy('b', await market.offer('a', await market.buy('a', await market.first()), 90_000))
    await deliver(next)
    await over(next)
    await run()
    const numbers = (await market.sale(id)).invoices as string[]
    expect(numbers).toEqual([invoice, expect.stringMatching(/^SC\d{4}-\d{6}$/)])
    const credit = (await look(await document('distributor', String(numbers[1])))).text.replace(/\s+/g, ' ')
    for (const part of ['Self-billed credit note', `Corrects invoice ${invoice}`, '240.00', 'kept back', 'Agency A, moved'])
      expect(credit).toContain(part)
    await market.sound()
  })

  test('is reduced by the supplier’s share of a discount', async () => {
    await kit.as.product_management.patch(`/v1/suppliers/${a}`, { default_discount_percentage: 10, default_discount_share: 50 })
    const ticket = await market.offer('a', await market.buy('a', await market.first()), 10_000)
    await kit.as.product_management.patch(`/v1/suppliers/${a}`, { default_discount_percentage: 0, default_discount_share: 50 })
    // 10,000 with ten percent markup is 11,000; ten percent discount is 1,100, of which the supplier bears half.
    expect((await market.as.b.get(`/v1/tickets/${ticket}`)).body).toMatchObject({ net_rate: 9_900 })
    const resold = await market.buy('b', ticket)
    expect(await market.sale(resold.marketplace_logistic_purchaseorder_id)).toMatchObject({
      items: [{ payout: 9_450, costprice: 10_000 }],
    })
    await kit.as.product_management.patch(`/v1/suppliers/${a}`, { default_discount_share: 0 })
  })
})

describe('a statement', () => {
  test('has the opening balance, movements and closing balance of the ledger', async () => {
    const resold = await market.buy('b', await market.offer('a', await market.buy('a', await market.first()), 7_000))
    const kept = await market.buy('b', await market.offer('a', await market.buy('a', await market.first()), 3_000))
    await market.cancel(support, kept, '?should_delete_purchaseorder=true')
    const all = await statement(a, '?page_size=1000')
    const [euro] = all.balances
    expect(euro).toMatchObject({ currency: 'EUR', opening: 0, closing: await market.owed(a) })
    const sum = (kinds: string[]) => all.lines.filter((line) => kinds.includes(line.kind)).reduce((total, line) => total + line.amount, 0)
    expect(euro).toMatchObject({ sold: sum(['sale']), cancelled: sum(['cancellation']), paid: sum(['payout', 'payout_reversal']) })
    expect((euro?.opening ?? 0) + (euro?.sold ?? 0) + (euro?.cancelled ?? 0) + (euro?.paid ?? 0)).toBe(euro?.closing)
    expect(all.lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'sale', amount: 7_000, purchaseorder_id: resold.marketplace_logistic_purchaseorder_id }),
        expect.objectContaining({ kind: 'cancellation', amount: -3_000, purchaseorder_id: kept.marketplace_logistic_purchaseorder_id }),
      ]),
    )
  })

  test('covers the requested days', async () => {
    const tomorrow = new Date(kit.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    const later = await statement(a, `?from=${tomorrow}&to=${tomorrow}`)
    expect(later.lines).toEqual([])
    expect(later.balances).toMatchObject([{ opening: await market.owed(a), sold: 0, paid: 0, closing: await market.owed(a) }])
    expect((await statement(a, '?from=2020-01-01&to=2020-01-31')).balances).toEqual([])
    expectProblem(await finance.get(`/v1/suppliers/${a}/statement?from=2027-02-31`), 'invalid_parameter')
    expectProblem(await finance.get(`/v1/suppliers/${a}/statement?from=2027-01-31&to=2027-01-01`), 'invalid_parameter')
  })

  test('has figures that are each the sum of the lines that its filters select, whatever the days', async () => {
    for (const price of [7_000, 3_000]) {
      const ticket = await market.offer('a', await market.buy('a', await market.first()), price)
      const sold = await market.buy('b', ticket)
      if (price === 3_000) await market.cancel(support, sold, '?should_delete_purchaseorder=true')
      else await deliver(sold)
      await over(sold, 1)
      kit.clock.advance({ days: 3 })
      await run()
    }
    const dayOf = (back: number) => new Date(kit.clock.now().getTime() - back * 86_400_000).toISOString().slice(0, 10)
    const lines = async (query: string) => {
      const { lines: found, totals } = await statement(a, `?from=2000-01-01&page_size=1000&currency=EUR${query}`)
      const sum = found.reduce((all, line) => all + line.amount, 0)
      expect(totals.reduce((all, { amount }) => all + amount, 0)).toBe(sum)
      return sum
    }
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 }), async (one, two) => {
        const [from, to] = [dayOf(Math.max(one, two)), dayOf(Math.min(one, two))]
        const within = `&at=ge:${from}&at=le:${to}`
        const [euro] = (await statement(a, `?from=${from}&to=${to}`)).balances
        const { currency: _euro, ...figures } = euro ?? {
          currency: 'EUR',
          opening: 0,
          sold: 0,
          cancelled: 0,
          changed: 0,
          paid: 0,
          closing: 0,
        }
        expect({
          opening: await lines(`&at=lt:${from}`),
          sold: await lines(`${within}&part=sold`),
          cancelled: await lines(`${within}&part=cancelled`),
          changed: await lines(`${within}&part=changed`),
          paid: await lines(`${within}&part=paid`),
          closing: await lines(`&at=le:${to}`),
        }).toEqual(figures)
        expect(await lines(`${within}&part=in:[sold,changed]`)).toBe(figures.sold + figures.changed)
        for (const [name, amount] of Object.entries(figures)) if (amount !== 0) seen.add(name)
      }),
      runs(8),
    )
    expect([...seen]).toEqual(expect.arrayContaining(['opening', 'sold', 'closing']))
    expectProblem(await market.as.b.get(`/v1/suppliers/${a}/statement?part=sold`), 'supplier_not_found')
  })

  test('is readable for the supplier itself and for finance', async () => {
    expect((await market.as.a.get(`/v1/suppliers/${a}/statement`)).status).toBe(200)
    expectProblem(await market.as.b.get(`/v1/suppliers/${a}/statement`), 'supplier_not_found')
    expectProblem(await supplier.get(`/v1/suppliers/${a}/statement`), 'supplier_not_found')
    expectProblem(await support.get(`/v1/suppliers/${a}/statement`), 'forbidden')
  })
})
