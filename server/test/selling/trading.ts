import fc from 'fast-check'
import { expect } from 'vitest'
import { lapseUnpaid } from '../../src/selling/orders/lapse.js'
import { payOut } from '../../src/selling/sales/payout.js'
import { startKit } from '../kit/index.js'
import { runs } from '../kit/runs.js'
import { openMarket } from '../marketplace/kit.js'
import { expectSound } from '../payments/kit.js'
import { expectDistributorAgrees, expectPayoutsAgree, expectSupplierAgrees } from '../payments/views.js'
import { offering } from '../tickets/arrange.js'

/**
 * Random trade in which every party tries to gain by prices: three agencies that buy, offer and relist, a supplier, and an operator. They
 * set costs, prices, discounts, markups and period prices of tickets and events, give allotments at rates, buy, pay or do not pay, cancel, let card orders lapse,
 * relist and withdraw; the operator refunds and corrects costs. All of it in currencies with no, two and three decimals, at random
 * rates. In the end every event is over and suppliers are paid. Then the test checks, from the ledger and with its own arithmetic: no line of an
 * order was sold below its payout, no money was paid out that was not paid in, and no party bought its own ticket. This holds to the last
 * fraction of a minor unit, also after conversion: rounding favours the platform, otherwise many tiny orders would be profitable.
 */
const pick = fc.nat(1_000)
const agency = fc.constantFrom('a' as const, 'b' as const, 'c' as const)
const seller = fc.constantFrom('a' as const, 'b' as const, 'c' as const, 'supplier' as const)
const amount = fc.constantFrom(1, 2, 3, 5_000, 9_999, 10_000, 11_000, 12_000, 15_000, 100_000_000)
/** A few minor units: what is lost by rounding is a large part of them. */
const small = fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 17, 99, 101, 10_000)
const currency = fc.constantFrom('EUR', 'EUR', 'GBP', 'JPY', 'KWD')
const anyCurrency = fc.constantFrom('EUR', 'EUR', 'GBP', 'JPY', 'KWD', 'KRW', 'ISK', 'BHD')
const resalePrice = fc.constantFrom(3 as const, 12_000 as const, 100_000_000 as const)
const resaleCost = fc.constantFrom(3, 12_500, 100_000_001)
const rates = fc.record({
  GBP: fc.constantFrom('0.8', '0.85315', '1.1'),
  JPY: fc.constantFrom('100', '163.27', '0.9'),
  KWD: fc.constantFrom('0.33', '0.40871', '7.3'),
  KRW: fc.constantFrom('1', '1583.61', '0.7'),
  ISK: fc.constantFrom('7', '143.9', '0.13'),
  BHD: fc.constantFrom('0.33', '0.43871', '3.3'),
})
const decimals: Record<string, number> = { EUR: 2, GBP: 2, JPY: 0, KWD: 3, KRW: 0, ISK: 0, BHD: 3 }
const pays = fc.constantFrom(true, true, true, false)
const quantity = fc.integer({ min: 1, max: 3 })
const named = <D extends string>(name: D): fc.Arbitrary<D> => fc.constant(name)
const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary })
const payment = fc.constantFrom('invoice', 'prepaid', 'card')

const always = (net_rate: number) => ({ date_start: '2020-01-01T00:00:00', date_stop: '2031-05-01T00:00:00', label: 'Now', net_rate })

/** One or two price fields, with or without the right to set them. */
const pricesWith = (amount: fc.Arbitrary<number>) => {
  const cost = fc.record({ cost_price: amount })
  const price = fc.oneof(
    fc.record({ service_price: amount }),
    fc.record({ margins_applied: fc.constant(true) }),
    fc.record({ discount_percentage: fc.constantFrom(0, 5, 50, 100) }),
    fc.record({
      sales_periods: fc.oneof(
        fc.constant([]),
        amount.map((net_rate) => [always(net_rate)]),
      ),
    }),
  )
  return fc.oneof(
    often(3, cost),
    often(3, price),
    often(
      2,
      fc.tuple(cost, price).map(([one, other]) => ({ ...one, ...other })),
    ),
  )
}
const terms = fc.record(
  {
    markup_percentage: fc.constantFrom(0, 2, 10),
    default_discount_share: fc.constantFrom(0, 50, 100),
    cancellation_policy: fc.constantFrom([], [{ until_days_before: 0, refund_percent: 100 }]),
  },
  { requiredKeys: [] },
)

/** The rate of an allotment; its amount is in the currency of most tickets. */
const rateWith = (amount: fc.Arbitrary<number>) =>
  fc.oneof(
    amount.map((net_rate) => ({ kind: 'net', net_rate, currency_code: 'EUR' })),
    fc.constantFrom(0, 3, 50, 100).map((percentage) => ({ kind: 'percentage', percentage })),
  )

const tradeWith = (amount: fc.Arbitrary<number>, currency: fc.Arbitrary<string>, quantity: fc.Arbitrary<number>) => {
  const [prices, rate] = [pricesWith(amount), rateWith(amount)]
  return [
    often(3, fc.record({ do: named('offer'), who: seller, cost_price: amount, currency_code: currency, more: prices })),
    often(5, fc.record({ do: named('reprice'), ticket: pick, operator: fc.boolean(), more: prices })),
    often(2, fc.record({ do: named('event'), net_rate: fc.option(amount, { nil: undefined }), currency_code: currency })),
    often(1, fc.record({ do: named('markup'), who: seller, more: terms })),
    often(1, fc.record({ do: named('consent'), ticket: pick, net_rate: amount })),
    often(9, fc.record({ do: named('buy'), who: agency, ticket: pick, quantity, target: currency, payment, pays })),
    often(3, fc.record({ do: named('allot'), who: agency, ticket: pick, operator: fc.boolean(), quantity, rate })),
    often(1, fc.record({ do: named('extend'), ticket: pick, quantity, rate: fc.option(rate, { nil: undefined }) })),
    often(2, fc.record({ do: named('pay'), which: pick })),
    often(1, fc.record({ do: named('lapse') })),
    often(5, fc.record({ do: named('relist'), which: pick, asking_price: amount, currency_code: currency })),
    often(1, fc.record({ do: named('withdraw'), which: pick })),
    often(2, fc.record({ do: named('refund'), which: pick, percent: fc.constantFrom(1, 33, 100, 101) })),
    often(3, fc.record({ do: named('cost'), which: pick, item: pick, cost_price: amount })),
    often(2, fc.record({ do: named('correct'), which: pick, item: pick, price: fc.oneof(amount, fc.constant(0)) })),
    often(1, fc.record({ do: named('fees'), which: pick, fixed: fc.constantFrom(0, 1, 700) })),
    often(1, fc.record({ do: named('close'), which: pick, status: fc.constantFrom('refunded', 'void') })),
    often(
      3,
      fc.record({ do: named('cancel'), which: pick, item: fc.option(pick, { nil: undefined }), staff: fc.boolean(), undo: fc.boolean() }),
    ),
  ] as const
}
const trade = tradeWith(amount, currency, quantity)
/** With time between the hold and the booking, in which prices change. */
const patient = [
  often(6, fc.record({ do: named('hold'), who: agency, ticket: pick, quantity, target: currency })),
  often(6, fc.record({ do: named('book'), which: pick, payment, pays })),
] as const
/**
 * Only what happens to relisted tickets, so that the same admissions are often bought, returned, repriced and bought again: by those who pay,
 * those who do not, and those who get their money back.
 */
const resale = [
  often(
    6,
    fc.record({ do: named('buy'), who: agency, ticket: pick, quantity: fc.constantFrom(1, 1, 2), target: named('EUR'), payment, pays }),
  ),
  often(
    6,
    fc.record({
      do: named('cancel'),
      which: pick,
      item: fc.option(pick, { nil: undefined }),
      staff: fc.constant(false),
      undo: fc.constant(false),
    }),
  ),
  often(4, fc.record({ do: named('reprice'), ticket: pick, operator: fc.constant(false), more: fc.record({ cost_price: resalePrice }) })),
  often(1, fc.record({ do: named('lapse') })),
  often(1, fc.record({ do: named('pay'), which: pick })),
  often(1, fc.record({ do: named('hold'), who: agency, ticket: pick, quantity: fc.constant(1), target: named('EUR') })),
  often(1, fc.record({ do: named('book'), which: pick, payment, pays })),
  often(1, fc.record({ do: named('relist'), which: pick, asking_price: resalePrice, currency_code: named('EUR') })),
  often(1, fc.record({ do: named('withdraw'), which: pick })),
  often(1, fc.record({ do: named('markup'), who: agency, more: terms })),
  often(2, fc.record({ do: named('cost'), which: pick, item: pick, cost_price: resaleCost })),
] as const
const histories = {
  atOnce: fc.oneof(...trade),
  small: fc.oneof(...tradeWith(small, anyCurrency, fc.integer({ min: 1, max: 4 }))),
  inTime: fc.oneof(...trade, ...patient),
  resale: fc.oneof(...resale),
}
/** `inTime` has time between the hold and the booking. */
export type Histories = keyof typeof histories
type Step = typeof histories.inTime extends fc.Arbitrary<infer T> ? T : never
type Agency = 'a' | 'b' | 'c'

interface Run {
  event_id: string
  category_id: string
  tickets: { id: string; by: Agency | 'supplier' }[]
  held: { id: string; by: Agency }[]
  allotments: { id: string; by: Agency | 'supplier' }[]
  orders: { id: string; by: Agency }[]
  consented: string[]
  /** orders that finance refunded */
  refunded: string[]
  rates: Record<string, string>
  /** of each offer */
  stock: number
}
/** In euro cents, not rounded. */
const cents = (run: Run, amount: number, code: string): number =>
  (amount / 10 ** (decimals[code] ?? 2) / Number(code === 'EUR' ? 1 : run.rates[code])) * 100
/** The error of floating point sums. */
const dust = 1e-3

const at = <T>(list: T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

/**
 * Orders with a common purchase are counted as one: the next buyer pays what an earlier buyer's order owes a seller. `consented` are tickets with
 * allow_loss of the operator.
 */
const groups = `
  with recursive own as (select unnest($1::text[]) as bookingorder_id),
  linked as (
    select distinct i.bookingorder_id, x.purchaseorder_id from orderitem i join own using (bookingorder_id) join purchaseorder_item x on x.purchaseorderitem_id = i.purchaseorderitem_id),
  reach (root, bookingorder_id) as (
    select bookingorder_id, bookingorder_id from own
    union
    select r.root, other.bookingorder_id from reach r join linked mine on mine.bookingorder_id = r.bookingorder_id join linked other on other.purchaseorder_id = mine.purchaseorder_id),
  grouped as (select bookingorder_id, min(root) as name from reach group by 1),
  consented as (select distinct g.name from grouped g join orderitem i using (bookingorder_id) where i.ticket_id = any($2::text[]))`

/** Money in and out of orders that belong together, by currency. */
const cash = `${groups}
  select g.name, (select jsonb_object_agg(currency, amount) from (
           select e.currency, sum(e.amount)::bigint as amount from grouped own join ledger_transaction t using (bookingorder_id) join ledger_entry e using (transaction_id)
            where own.name = g.name and e.account ~ '^(settlement|prepaid):' group by 1) sums) as sums
    from grouped g where g.name not in (select name from consented) group by g.name`

/** Lines with the buyer's price and the seller's payout; a purchase for an earlier buyer has no payout. */
const sold = `
  select c.bookingorder_id, sum((item ->> 'amount')::bigint) as amount, c.charge ->> 'currency' as charged, sum((item ->> 'payout')::bigint) as payout, i.currency
    from order_charge c, jsonb_array_elements(c.charge -> 'items') as item join orderitem i on i.orderitem_id = item ->> 'orderitem_id'
   where c.bookingorder_id = any($1) and not (item ->> 'cancelled')::boolean and not (item ->> 'ticket_id') = any($2)
   group by c.bookingorder_id, c.charge ->> 'currency', i.ticket_id, i.currency`

/** Admissions that a party bought after it sold them, or sells itself: found along the chain of relistings. */
const ownBuyers = `
  with recursive chain (orderitem_id, distributor_id, ticket_id, purchaseorderitem_id) as (
    select i.orderitem_id, o.distributor_id, i.ticket_id, i.purchaseorderitem_id from orderitem i join bookingorder o using (bookingorder_id) where o.bookingorder_id = any($1)
    union
    select c.orderitem_id, c.distributor_id, i.ticket_id, i.purchaseorderitem_id from chain c join relisting r on r.purchaseorderitem_id = c.purchaseorderitem_id
      join orderitem i on i.orderitem_id = r.orderitem_id)
  select c.orderitem_id from chain c join ticket t using (ticket_id) join supplier s using (supplier_id) where s.distributor_id = c.distributor_id`

/**
 * Orders whose status says something else about their money than the ledger and the charge. $2 are those that finance refunded completely, although
 * their admissions stand: no other order with admissions is refunded, because it could not be completed.
 */
const misnamed = `
  with asked as (select o.bookingorder_id, o.distributorfinancial_status as status, o.charged - o.refunded as left,
      exists (select from orderitem i where i.bookingorder_id = o.bookingorder_id and i.ticket_status <> 'cancelled') as is_live,
      coalesce((select sum(e.amount) from ledger_transaction t join ledger_entry e using (transaction_id)
        where t.bookingorder_id = o.bookingorder_id and e.account ~ '^(distributor|collecting):'), 0) as owed
      from bookingorder o where o.bookingorder_id = any($1))
  select * from asked where owed < 0 or owed > "left" or case status
    when 'paid' then owed <> 0 when 'partlyrefunded' then owed <> 0 or ("left" = 0 and not is_live)
    when 'refunded' then "left" <> 0 or (is_live and not bookingorder_id = any($2)) when 'void' then "left" <> 0 else owed = 0 and "left" > 0 end`

export async function openTrading() {
  const kit = await startKit({
    ...{
      RATE_LIMIT_PER_MINUTE: '10000000',
      PAYOUT_DAYS_AFTER_EVENT: '0',
      LOG_LEVEL: 'error',
      CANCELLATION_POLICY: '0:60',
      CARD_UNPAID_LIMIT: '1000000',
    },
  })
  const market = await openMarket(kit)
  const make = offering(kit)
  const { finance, support, product_management: operator } = kit.as
  for (const distributor_id of Object.values(market.distributors)) {
    const changed = await finance.patch(`/v1/distributors/${distributor_id}`, {
      payment_methods: ['invoice', 'prepaid', 'card'],
      allowed_currencies: Object.keys(decimals),
    })
    expect(changed.status, changed.text).toBe(200)
    for (const code of Object.keys(decimals)) {
      const deposit = { amount: 900_000_000_000, currency: code, reference: 'deposit' }
      const filled = await finance.post(`/v1/distributors/${distributor_id}/prepaid`, deposit)
      expect(filled.status < 300, filled.text).toBe(true)
    }
  }
  const sellers = { ...market.as, supplier: kit.as.supplier }
  const suppliers = { ...market.suppliers, supplier: kit.accounts.supplier.supplier_id as string }
  const done: Record<string, number> = {}

  async function hold(run: Run, by: Agency, ticket_id: string | undefined, count: number, target_currency: string) {
    const made = await market.as[by].post<{ reservation_id: string }>('/v1/reservations', {
      items: [{ ticket_id: ticket_id ?? 'none', quantity: count }],
      booking_email: 'a@b.example',
      target_currency,
    })
    if (made.status === 201) run.held.push({ id: made.body.reservation_id, by })
    return made
  }
  async function book(run: Run, held: Run['held'][number] | undefined, how: { payment: string; pays: boolean }): Promise<number> {
    if (!held) return 404
    const body = { reservation_id: held.id, accepted_gt: true, payment_method: how.payment, payment_reference: 'psp' }
    const made = await market.as[held.by].post<{ bookingorders?: { bookingorder_id: string }[] }>('/v1/bookings', body)
    for (const { bookingorder_id } of made.body.bookingorders ?? []) {
      run.orders.push({ id: bookingorder_id, by: held.by })
      if (how.pays && how.payment !== 'prepaid') await market.pay(bookingorder_id)
    }
    return made.status
  }

  async function play(run: Run, one: Step): Promise<number> {
    const ticket = 'ticket' in one ? at(run.tickets, one.ticket) : undefined
    const order = 'which' in one ? at(run.orders, one.which) : undefined
    switch (one.do) {
      case 'offer': {
        const { event_id, category_id } = run
        const { cost_price, currency_code } = one
        const terms = { event_id, category_id, face_value: 10_000, supplier_quantity: run.stock, cost_price, currency_code, ...one.more }
        const made = await sellers[one.who].post<{ ticket_id: string }>('/v1/tickets', terms)
        if (made.status === 201) run.tickets.push({ id: made.body.ticket_id, by: one.who })
        return made.status
      }
      case 'reprice':
        return ticket ? (await (one.operator ? operator : sellers[ticket.by]).patch(`/v1/tickets/${ticket.id}`, one.more)).status : 404
      case 'event': {
        const sales_periods = one.net_rate === undefined ? [] : [{ ...always(one.net_rate), currency_code: one.currency_code }]
        return (await operator.patch(`/v1/events/${run.event_id}`, { sales_periods })).status
      }
      case 'markup':
        return (await operator.patch(`/v1/suppliers/${suppliers[one.who]}`, one.more)).status
      case 'consent': {
        if (!ticket) return 404
        run.consented.push(ticket.id)
        return (await operator.patch(`/v1/tickets/${ticket.id}`, { allow_loss: true, service_price: one.net_rate })).status
      }
      case 'allot': {
        if (!ticket) return 404
        const body = { ticket_id: ticket.id, distributor_id: market.distributors[one.who], quantity: one.quantity, rate: one.rate }
        const made = await (one.operator ? operator : sellers[ticket.by]).post<{ allotment_id: string }>('/v1/allotments', body)
        if (made.status === 201) run.allotments.push({ id: made.body.allotment_id, by: ticket.by })
        return made.status
      }
      case 'extend': {
        const allotment = at(run.allotments, one.ticket)
        const body = { quantity: one.quantity, ...(one.rate ? { rate: one.rate } : {}) }
        return allotment ? (await sellers[allotment.by].patch(`/v1/allotments/${allotment.id}`, body)).status : 404
      }
      case 'hold':
        return (await hold(run, one.who, ticket?.id, one.quantity, one.target)).status
      case 'book':
        return book(run, at(run.held, one.which), one)
      case 'buy': {
        const held = await hold(run, one.who, ticket?.id, one.quantity, one.target)
        return held.status === 201 ? book(run, run.held.at(-1), one) : held.status
      }
      case 'lapse':
        kit.clock.advance({ hours: 25 })
        return (await lapseUnpaid(kit.service.ctx)) > 0 ? 200 : 409
      case 'withdraw':
        return ticket ? 404 : withdrawOne(run, one.which)
    }
    if (!order) return 404
    const url = `/v1/bookingorders/${order.id}`
    const { items, amount, refunded } = await market.order(order.id)
    switch (one.do) {
      case 'pay':
        return (await finance.put(url, { distributorfinancial_status: 'paid' })).status
      case 'cancel': {
        const orderitem_id = one.item === undefined ? undefined : at(items, one.item)?.orderitem_id
        const body = orderitem_id ? { items: [{ orderitem_id, ticket_status: 'cancelled' }] } : { logistic_status: 'cancelled' }
        return (await (one.staff ? support : market.as[order.by]).put(`${url}?should_delete_purchaseorder=${one.undo}`, body)).status
      }
      case 'refund': {
        const answer = await finance.put(url, { psp_refund_amount: Math.ceil(((amount - refunded) * one.percent) / 100) })
        if (answer.status < 300) giveUp(run, order.id, items)
        return answer.status
      }
      case 'cost': {
        const orderitem_id = at(items, one.item)?.orderitem_id
        const answer = await kit.as.admin.put(url, { items: [{ orderitem_id, cost_price: one.cost_price }] })
        const after = await market.order(order.id)
        expect([after.amount, after.refunded], 'what the buyer pays does not depend on a cost').toEqual([amount, refunded])
        return answer.status
      }
      // Price and cost together, before or after the payment: an added amount is paid out when it is paid.
      case 'correct': {
        const orderitem_id = at(items, one.item)?.orderitem_id
        return (await kit.as.admin.put(url, { items: [{ orderitem_id, net_rate: one.price, cost_price: one.price }] })).status
      }
      case 'fees': {
        const fee_rules = [{ type: 'booking', percent: '0', fixed: one.fixed, per: 'order' }]
        expect((await finance.patch(`/v1/distributors/${market.distributors[order.by]}`, { fee_rules })).status).toBe(200)
        return (await finance.put(`${url}?booking_fees=true`, {})).status
      }
      case 'close': {
        const answer = await finance.put(url, { distributorfinancial_status: one.status })
        if (answer.status < 300) giveUp(run, order.id, items)
        return answer.status
      }
      case 'relist': {
        const body = {
          items: items.map(({ orderitem_id }) => ({ orderitem_id, asking_price: one.asking_price, currency_code: one.currency_code })),
        }
        const made = await market.as[order.by].post<{ tickets?: { ticket_id: string }[] }>(`${url}/relist`, body)
        for (const { ticket_id } of made.body.tickets ?? []) run.tickets.push({ id: ticket_id, by: order.by })
        return made.status
      }
    }
  }
  /** A refund that takes no tickets back is a loss that the operator accepts. */
  function giveUp(run: Run, id: string, items: { ticket_id: string }[]): void {
    run.consented.push(...items.map((item) => item.ticket_id))
    run.refunded.push(id)
  }
  async function withdrawOne(run: Run, index: number): Promise<number> {
    const offer = at(run.tickets, index)
    return offer ? (await sellers[offer.by].delete(`/v1/marketplace/relistings/${offer.id}`)).status : 404
  }

  /** A buys two tickets and relists them. Nothing else is on sale. */
  async function relistFirst(run: Run): Promise<void> {
    const bought: Step = { do: 'buy', who: 'a', ticket: 1, quantity: 2, target: 'EUR', payment: 'prepaid', pays: true }
    expect(await play(run, bought)).toBe(201)
    run.tickets = []
    expect(await play(run, { do: 'relist', which: 0, asking_price: 100_000_000, currency_code: 'EUR' })).toBe(201)
  }

  /** Everything is delivered if possible, the event is over, and suppliers are paid. */
  async function finish({ event_id, orders }: Run): Promise<void> {
    const ids = orders.map(({ id }) => id)
    await kit.query(
      "update bookingorder set logistic_status = 'completed' where bookingorder_id = any($1) and logistic_status = 'processing'",
      [ids],
    )
    await kit.query('update event set date_start_utc = $2, date_stop_utc = $2 where event_id = $1', [
      event_id,
      new Date(kit.clock.now().getTime() - 60_000),
    ])
    await payOut(kit.service.ctx)
  }

  interface Sold {
    amount: number
    charged: string
    payout: number
    currency: string
  }
  async function underpaid(run: Run, ids: string[]): Promise<object[]> {
    const rows = await kit.query<Sold>(sold, [ids, run.consented])
    return rows.filter(({ amount, charged, payout, currency: own }) => {
      const [paid, owed] = [cents(run, Number(amount), charged), cents(run, Number(payout), own)]
      return paid + dust < owed
    })
  }
  async function lost(run: Run, ids: string[]): Promise<object[]> {
    const rows = await kit.query<{ sums: Record<string, number> | null }>(cash, [ids, run.consented])
    return rows.filter(({ sums }) => {
      const left = Object.entries(sums ?? {}).reduce((sum, [code, amount]) => sum + cents(run, Number(amount), code), 0)
      return left + dust < 0
    })
  }

  return {
    kit,
    done,
    async play(kind: Histories, count: number): Promise<number> {
      let played = 0
      await fc.assert(
        fc.asyncProperty(
          rates,
          fc.array(histories[kind] as fc.Arbitrary<Step>, { minLength: kind === 'resale' ? 20 : 8, maxLength: 30, size: 'max' }),
          async (drawn, steps) => {
            const { event_id, category_id } = await make.place()
            const run: Run = {
              event_id,
              category_id,
              tickets: [],
              held: [],
              allotments: [],
              orders: [],
              consented: [],
              refunded: [],
              rates: drawn,
              stock: kind === 'small' ? 8 : 4,
            }
            expect((await finance.post('/v1/internal/fxratemoments', { rates: drawn })).status).toBe(201)
            for (const id of Object.values(market.distributors)) await finance.patch(`/v1/distributors/${id}`, { fee_rules: [] })
            for (const supplier_id of Object.values(suppliers))
              await operator.patch(`/v1/suppliers/${supplier_id}`, {
                markup_percentage: 10,
                default_discount_share: 0,
                cancellation_policy: [],
              })
            const cost_price = kind === 'small' ? 7 : 10_000
            for (const by of ['a', 'supplier'] as const)
              await play(run, { do: 'offer', who: by, cost_price, currency_code: 'EUR', more: { cost_price } })
            if (kind === 'resale') await relistFirst(run)
            for (const one of steps) {
              const status = await play(run, one)
              expect(status, JSON.stringify(one)).toBeLessThan(500)
              if (status < 300) done[one.do] = (done[one.do] ?? 0) + 1
              expect(await kit.query(misnamed, [run.orders.map(({ id }) => id), run.refunded]), JSON.stringify(one)).toEqual([])
            }
            await finish(run)
            const ids = run.orders.map(({ id }) => id)
            expect(await underpaid(run, ids), 'sold for less than its seller is paid').toEqual([])
            expect(await lost(run, ids), 'more money left than came in').toEqual([])
            expect(await kit.query(ownBuyers, [ids]), 'bought what it sells').toEqual([])
            await expectSound(kit)
            played++
          },
        ),
        runs(count),
      )
      return played
    },
    /** Every place shows the same money of each party. Returns how many documents of payouts were read. */
    async agree(): Promise<number> {
      for (const id of Object.values(market.distributors)) await expectDistributorAgrees(kit, id)
      let documents = 0
      for (const id of Object.values(suppliers)) {
        await expectSupplierAgrees(kit, id)
        documents += await expectPayoutsAgree(kit, id)
      }
      return documents
    },
    paidOut: async () =>
      Number((await kit.query<{ count: number }>("select count(*) from ledger_transaction where kind = 'payout'"))[0]?.count ?? 0),
  }
}
