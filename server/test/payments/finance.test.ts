import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Caller, expectProblem, startKit } from '../kit/index.js'
import { runs } from '../kit/runs.js'
import { putEvent, putOnSale } from '../selling/kit.js'
import { account, buyer, expectSound, setDistributor } from './kit.js'

interface Invoice {
  invoice_id: string
  invoice_number: string
  kind: string
  distributor_id: string
  distributor_name: string
  bookingorder_id: string
  booking_code: string
  total: number
  open_amount: number
  currency: string
  due_by: string | null
  lines: { amount: number; text: string }[]
  vat: { vat: number }[]
  buyer: { name: string }
}
interface Amounts {
  currency: string
  owed: number
  overdue: number
  not_due: number
  overdue_30: number
  overdue_60: number
  overdue_90: number
  overdue_more: number
  prepaid: number
}
type Receivable = Amounts & {
  distributor_id: string
  credit: { currency: string; limit: number; used: number | null; left: number | null }
}
interface Receivables {
  receivables: Receivable[]
  totals: Amounts[]
}
interface Statement {
  credit: Receivable['credit']
  balances: { account: string; currency: string; opening: number; increase: number; decrease: number; closing: number }[]
  lines: {
    line_id: string
    at: string
    kind: string
    account: string
    amount: number
    currency: string
    bookingorder_id: string | null
    note: string | null
  }[]
  totals: { account: string; currency: string; amount: number }[]
}

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
const { finance, admin, support, supplier, distributor, distributor2 } = kit.as
const first = buyer(distributor)
const second = buyer(distributor2)
const own = kit.accounts.distributor.distributor_id as string
const other = kit.accounts.distributor2.distributor_id as string
for (const name of ['distributor', 'distributor2'] as const)
  await setDistributor(kit, name, {
    payment_methods: ['invoice', 'prepaid', 'card'],
    payment_condition: 'net30',
    credit_limit: 90_000_000,
    hold_limit: 100_000,
    allowed_currencies: ['EUR', 'GBP'],
  })
await finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.80' } })

const event_id = await putEvent(kit)
const ticket = await putOnSale(kit, { event_id, stock: 100_000 })
const items = (quantity: number) => [{ ticket_id: ticket, quantity }]
const invoices = async (as: Caller, query = '') =>
  (await as.get<{ invoices: Invoice[] }>(`/v1/invoices?page_size=1000${query}`)).body.invoices
const receivables = async (as: Caller, query = '') => (await as.get<Receivables>(`/v1/receivables?page_size=1000${query}`)).body
const owedBy = async (id: string, currency = 'EUR') => {
  const answer = await finance.get<Receivables>(`/v1/receivables?distributor_id=${id}&currency=${currency}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.receivables[0]
}
const pay = async (id: string) => {
  const paid = await finance.put(`/v1/bookingorders/${id}`, { distributorfinancial_status: 'paid' })
  expect(paid.status, paid.text).toBe(200)
}
const priced = (id: string, orderitem_id: string | undefined, net_rate: number) =>
  admin.put(`/v1/bookingorders/${id}`, { items: [{ orderitem_id, net_rate }] })

describe('invoices', () => {
  test('are found by their number, with and without its year, by booking code, reference and distributor', async () => {
    const { id } = await first.book(items(1), { invoice_reference: 'PO 77-alpha' })
    const [made] = await invoices(finance, `&bookingorder_id=${id}`)
    if (!made) throw new Error('no invoice was made')
    const digits = String(Number(made.invoice_number.split('-')[1]))
    for (const text of [
      made.invoice_number,
      made.invoice_number.toLowerCase(),
      digits,
      made.booking_code,
      'po 77-al',
      made.distributor_name.slice(1, 6),
    ])
      expect(
        (await invoices(finance, `&query=${encodeURIComponent(text)}`)).map((one) => one.invoice_id),
        text,
      ).toContain(made.invoice_id)
    expect(await invoices(finance, '&query=999999999')).toEqual([])
    expect(await invoices(finance, `&query=${encodeURIComponent("%_'\\")}`)).toEqual([])
    expect(made).toMatchObject({ kind: 'invoice', total: made.open_amount, distributor_id: own })
  })

  test('are read with their lines by id or number, and the lines sum to the total', async () => {
    const { id } = await first.book(items(3))
    const [made] = await invoices(distributor, `&bookingorder_id=${id}`)
    for (const name of [made?.invoice_id, made?.invoice_number]) {
      const { body } = await distributor.get<Invoice>(`/v1/invoices/${name}`)
      expect(body.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(body.total)
      expect(body.buyer.name).toBe(made?.distributor_name)
      expect(body).toMatchObject({ invoice_number: made?.invoice_number, open_amount: body.total })
    }
  })

  test('of others are not listed and not found; staff without the role is refused', async () => {
    const { id } = await second.book(items(1))
    const [theirs] = await invoices(finance, `&bookingorder_id=${id}`)
    expect(theirs?.distributor_id).toBe(other)
    expect((await invoices(distributor)).every((one) => one.distributor_id === own)).toBe(true)
    expect(await invoices(distributor, `&distributor_id=${other}`)).toEqual([])
    expect(await invoices(distributor, `&query=${theirs?.invoice_number}`)).toEqual([])
    for (const name of [theirs?.invoice_id, theirs?.invoice_number])
      expectProblem(await distributor.get(`/v1/invoices/${name}`), 'invoice_not_found')
    for (const as of [support, supplier]) expectProblem(await as.get('/v1/invoices'), 'forbidden')
  })

  test('are open until they are paid; of a corrected order the newest is open for the rest', async () => {
    const { id } = await first.book(items(2))
    const open = async () =>
      (await invoices(finance, `&bookingorder_id=${id}&sorting=invoice_id`)).map((one) => [one.kind, one.open_amount])
    expect(await open()).toEqual([['invoice', 20_000]])
    await pay(id)
    expect(await open()).toEqual([['invoice', 0]])
    const order = await first.order(id)
    const dearer = await priced(id, order.items[0]?.orderitem_id, 11_500)
    expect(dearer.status, dearer.text).toBe(200)
    expect(await open()).toEqual([
      ['invoice', 0],
      ['invoice', 1_500],
    ])
    expect((await invoices(finance, `&bookingorder_id=${id}&is_open=true`)).map((one) => one.total)).toEqual([1_500])
    await pay(id)
    expect((await open()).every(([, amount]) => amount === 0)).toBe(true)
    expect(await invoices(finance, `&bookingorder_id=${id}&is_open=true`)).toEqual([])
  })
})

describe('what a distributor owes', () => {
  test('is divided by age, from the day an invoice is due', async () => {
    // The day stays the same, also for a run over midnight.
    kit.clock.stand()
    const before = (await owedBy(own)) as Receivable
    const { id } = await first.book(items(1))
    const ages = ['not_due', 'overdue_30', 'overdue_60', 'overdue_90', 'overdue_more'] as const
    /** Days after the booking, and where its amount is then. */
    const steps: [number, (typeof ages)[number]][] = [
      [0, 'not_due'],
      [30, 'not_due'],
      [31, 'overdue_30'],
      [60, 'overdue_30'],
      [61, 'overdue_60'],
      [91, 'overdue_90'],
      [120, 'overdue_90'],
      [121, 'overdue_more'],
    ]
    for (const [days, age] of steps) {
      // The service's clock is moved, and back: other invoices of this file stay as they are.
      kit.clock.advance({ days })
      const now = (await owedBy(own)) as Receivable
      kit.clock.advance({ days: -days })
      expect(now.owed).toBe(before.owed + 10_000)
      expect(
        ages.reduce((sum, name) => sum + now[name], 0),
        String(days),
      ).toBe(now.owed)
      expect(now.overdue, String(days)).toBe(now.owed - now.not_due)
      expect(now[age], `${days} days: ${age}`).toBeGreaterThanOrEqual(10_000)
    }
    await pay(id)
  })

  test('is each distributor’s own affair', async () => {
    await first.book(items(1))
    expect(new Set((await receivables(distributor)).receivables.map((one) => one.distributor_id))).toEqual(new Set([own]))
    expect((await receivables(distributor, `&distributor_id=${other}`)).receivables).toEqual([])
    expect((await receivables(distributor, `&distributor_id=${other}`)).totals).toEqual([])
    for (const as of [support, supplier]) expectProblem(await as.get('/v1/receivables'), 'forbidden')
    expectProblem(await distributor.get(`/v1/distributors/${other}/statement`), 'distributor_not_found')
  })

  test('counts against the credit, in all currencies', async () => {
    const pounds = await putOnSale(kit, { currency_code: 'GBP', net_rate: 8_000, stock: 10 })
    const { id } = await first.book([{ ticket_id: pounds, quantity: 1 }], {}, { target_currency: 'GBP' })
    const [euro, pound] = [await owedBy(own), await owedBy(own, 'GBP')]
    if (!euro || !pound) throw new Error('nothing is owed')
    expect(pound.owed).toBe(8_000)
    const rate = (amount: number) => amount / 0.8
    expect(euro.credit).toEqual({
      currency: 'EUR',
      limit: 90_000_000,
      used: euro.owed + rate(8_000),
      left: 90_000_000 - euro.owed - rate(8_000),
    })
    expect(pound.credit).toEqual(euro.credit)
    const answer = (await receivables(finance)) as Receivables
    const sum = (currency: string) => answer.receivables.filter((one) => one.currency === currency).reduce((all, one) => all + one.owed, 0)
    expect(answer.totals.map(({ currency, owed }) => [currency, owed])).toEqual(
      answer.totals.map(({ currency }) => [currency, sum(currency)]),
    )
    // Of one distributor and of all, the figures are read in two ways.
    const entry = (of: Receivables, currency: string) =>
      of.receivables.find((one) => one.distributor_id === own && one.currency === currency)
    for (const one of [euro, pound]) expect(entry(answer, one.currency)).toEqual(one)
    await pay(id)
  })

  test('has the totals of all entries that match on every page, also after the last one', async () => {
    const { id } = await second.book(items(3), { payment_method: 'invoice' })
    const { id: another } = await first.book(items(1), { payment_method: 'invoice' })
    const all = await receivables(finance, '&owed=gt:0')
    expect(all.receivables.length).toBeGreaterThan(1)
    for (const page of [1, 2, 99])
      expect((await finance.get<Receivables>(`/v1/receivables?owed=gt:0&page_size=1&page=${page}`)).body.totals).toEqual(all.totals)
    for (const one of [id, another]) await pay(one)
  })

  test('is read from its statement line by line, deposits included', async () => {
    await finance.post(`/v1/distributors/${own}/prepaid`, { amount: 50_000, currency: 'EUR', reference: 'Transfer 12' })
    const { id } = await first.book(items(2), { payment_method: 'prepaid' })
    const { body } = await distributor.get<Statement>(`/v1/distributors/${own}/statement?page_size=1000`)
    const lines = body.lines.filter((line) => line.bookingorder_id === id)
    expect(lines.map(({ kind, account: of, amount }) => [kind, of, amount]).sort()).toEqual([
      ['payment', 'invoice', -20_000],
      ['payment', 'prepaid', -20_000],
      ['sale', 'invoice', 20_000],
    ])
    expect(body.lines).toContainEqual(expect.objectContaining({ kind: 'deposit', account: 'prepaid', amount: 50_000, note: 'Transfer 12' }))
    for (const one of body.balances) {
      const moved = body.lines.filter((line) => line.account === one.account && line.currency === one.currency)
      expect(one.closing).toBe(one.opening + one.increase - one.decrease)
      expect(moved.reduce((sum, line) => sum + line.amount, 0)).toBe(one.closing - one.opening)
    }
    expect(body.balances.find((one) => one.account === 'prepaid')?.closing).toBe(30_000)
    expect((await owedBy(own))?.prepaid).toBe(30_000)
    const next = new Date(kit.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    const later = (await distributor.get<Statement>(`/v1/distributors/${own}/statement?from=${next}&to=${next}`)).body
    expect(later.lines).toEqual([])
    expect(later.balances.map((one) => one.opening)).toEqual(body.balances.map((one) => one.closing))
    expectProblem(await distributor.get(`/v1/distributors/${own}/statement?from=yesterday`), 'invalid_parameter')
    // One end is enough: the other one is in the same month, or the same day.
    expect((await distributor.get<Statement>(`/v1/distributors/${own}/statement?from=${next}`)).body.balances).toEqual(later.balances)
    expect((await distributor.get<Statement>(`/v1/distributors/${own}/statement?to=2020-01-31`)).body.balances).toEqual([])
    expectProblem(await distributor.get(`/v1/distributors/${own}/statement?from=${next}&to=2020-01-31`), 'invalid_parameter')
  })
})

test('open invoices always sum to what the ledger says is owed, whatever is booked, paid, corrected or cancelled', async () => {
  const refundable = await putOnSale(kit, { stock: 100_000 })
  await kit.query('update ticket set cancellation_policy = $2 where ticket_id = $1', [
    refundable,
    JSON.stringify([{ until_days_before: 0, refund_percent: 50 }]),
  ])
  const step = fc.constantFrom('book', 'pay', 'dearer', 'cheaper', 'cancel one')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const { id } = await first.book([{ ticket_id: refundable, quantity: 3 }])
      for (const one of steps) {
        const order = await first.order(id)
        const live = order.items.find((item) => item.ticket_status === 'pending')
        if (one === 'book') await first.book(items(1))
        if (one === 'pay') await finance.put(`/v1/bookingorders/${id}`, { distributorfinancial_status: 'paid' })
        if (one === 'dearer') await priced(id, live?.orderitem_id, 12_345)
        if (one === 'cheaper') await priced(id, live?.orderitem_id, 10_001)
        if (one === 'cancel one' && live)
          await first.change(id, { items: [{ orderitem_id: live.orderitem_id, ticket_status: 'cancelled' }] })
        const open = (await invoices(finance, `&distributor_id=${own}&is_open=true&currency=EUR`)).reduce(
          (sum, invoice) => sum + invoice.open_amount,
          0,
        )
        const owed = (await account(kit, `distributor:${own}`)).EUR ?? 0
        expect(open).toBe(owed)
        const row = await owedBy(own)
        expect(row?.owed ?? 0).toBe(owed)
        expect((row?.not_due ?? 0) + (row?.overdue ?? 0)).toBe(owed)
      }
    }),
    runs(6),
  )
  await expectSound(kit)
})

test('each figure of a distributor’s statement is the sum of the lines that its filters select, whatever the days', async () => {
  for (let step = 0; step < 3; step++) {
    await finance.post(`/v1/distributors/${own}/prepaid`, { amount: 70_000, currency: 'EUR', reference: 'Transfer 13' })
    await first.book(items(1), { payment_method: 'prepaid' })
    await first.book(items(1), { payment_method: 'card' })
    const { id } = await first.book(items(2))
    await first.book(items(1))
    await pay(id)
    kit.clock.advance({ days: 3 })
  }
  const dayOf = (back: number) => new Date(kit.clock.now().getTime() - back * 86_400_000).toISOString().slice(0, 10)
  const lines = async (query: string) => {
    const { status, text, body } = await distributor.get<Statement>(
      `/v1/distributors/${own}/statement?from=2000-01-01&page_size=1000&${query}`,
    )
    expect(status, text).toBe(200)
    const sum = body.lines.reduce((all, line) => all + line.amount, 0)
    expect(body.totals.reduce((all, { amount }) => all + amount, 0)).toBe(sum)
    expect(new Set(body.lines.map(({ line_id }) => line_id)).size).toBe(body.lines.length)
    return { sum, lines: body.lines, totals: body.totals }
  }
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 11 }), async (a, b) => {
      const [from, to] = [dayOf(Math.max(a, b)), dayOf(Math.min(a, b))]
      const { body } = await distributor.get<Statement>(`/v1/distributors/${own}/statement?from=${from}&to=${to}`)
      for (const { account: of, currency, ...figures } of body.balances) {
        const which = `account=${of}&currency=${currency}`
        const within = `${which}&at=ge:${from}&at=le:${to}`
        const added = await lines(`${within}&direction=increase`)
        const taken = await lines(`${within}&direction=decrease`)
        expect(added.lines.every(({ amount, account: on }) => amount > 0 && on === of)).toBe(true)
        expect(taken.lines.every(({ amount }) => amount < 0)).toBe(true)
        expect({
          opening: (await lines(`${which}&at=lt:${from}`)).sum,
          increase: added.sum,
          decrease: 0 - taken.sum,
          closing: (await lines(`${which}&at=le:${to}`)).sum,
        }).toEqual(figures)
        for (const [name, amount] of Object.entries(figures)) if (amount !== 0) seen.add(`${of} ${name}`)
      }
    }),
    runs(8),
  )
  expect(seen.size).toBeGreaterThan(6)
  // A page has the sums of all lines that match.
  const { totals, lines: all } = await lines('account=invoice')
  expect(all.length).toBeGreaterThan(3)
  for (const page of [1, 2, 99])
    expect(
      (await distributor.get<Statement>(`/v1/distributors/${own}/statement?from=2000-01-01&account=invoice&page_size=2&page=${page}`)).body
        .totals,
    ).toEqual(totals)
  expectProblem(await distributor2.get(`/v1/distributors/${own}/statement?direction=increase`), 'distributor_not_found')
  expectProblem(await distributor.get(`/v1/distributors/${own}/statement?direction=sideways`), 'invalid_filter')
})

test('what is overdue, and the credit that is used, are the sums of the invoices that they open', async () => {
  await first.book(items(2))
  kit.clock.advance({ days: 20 })
  await first.book(items(1))
  kit.clock.advance({ days: 20 })
  const row = (await owedBy(own)) as Receivable
  const yesterday = new Date(kit.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10)
  const sum = async (query: string) =>
    (await invoices(finance, `&is_open=true&distributor_id=${own}${query}`)).reduce((all, { open_amount }) => all + open_amount, 0)
  expect(row.overdue).toBeGreaterThan(0)
  expect(row.overdue).toBeLessThan(row.owed)
  expect(await sum(`&currency=EUR&due_by=le:${yesterday}`)).toBe(row.overdue)
  // All of it is in the currency of the credit.
  expect(await sum('')).toBe(row.credit.used)
})
