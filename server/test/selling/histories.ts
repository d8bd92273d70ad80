import fc from 'fast-check'
import { expect } from 'vitest'
import * as orders from '../../src/lib/order-states.js'
import type { Machine } from '../../src/lib/transitions.js'
import { distributorFinancial } from '../../src/money/charge/states.js'
import { allotmentMachine } from '../../src/selling/allotments/states.js'
import { releaseDue } from '../../src/selling/allotments/sweep.js'
import { groupRequestMachine } from '../../src/selling/grouprequests/states.js'
import { expireRequests } from '../../src/selling/grouprequests/sweep.js'
import { guestdata } from '../../src/selling/guests/states.js'
import { releaseExpired } from '../../src/selling/reservations/expire.js'
import { reservationMachine } from '../../src/selling/reservations/states.js'
import { brokenAllotments } from '../allotments/kit.js'
import { disrupting, inDays, work } from '../disruptions/kit.js'
import { startKit } from '../kit/index.js'
import { runs } from '../kit/runs.js'
import { broken as brokenMarket, openMarket } from '../marketplace/kit.js'
import { expectSound } from '../payments/kit.js'

/**
 * Random histories of everything that changes stock and money, through HTTP, on a real database. Three agencies reserve, extend, replace,
 * release, let expire, book, pay by invoice or from a balance, send requests to suppliers, cancel, relist and
 * withdraw, and get allotments that are resized, returned, ended and released, and send group requests. An operator completes,
 * reverses and cancels orders, and cancels or moves events, after which buyers decide.
 * After every step the stock agrees with holds and orders, no admission has two owners, and the ledger is at zero.
 */
const pick = fc.nat(1_000)
const who = fc.constantFrom('a' as const, 'b' as const, 'c' as const)
const quantity = fc.integer({ min: 1, max: 4 })
const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary })
const named = <D extends string>(name: D): fc.Arbitrary<D> => fc.constant(name)
const step = fc.oneof(
  often(5, fc.record({ do: named('reserve'), who, ticket: pick, quantity, also: fc.option(pick, { nil: undefined }) })),
  often(6, fc.record({ do: named('buy'), who, ticket: pick, quantity })),
  often(1, fc.record({ do: named('release'), which: pick })),
  often(1, fc.record({ do: named('extend'), which: pick })),
  often(2, fc.record({ do: named('replace'), which: pick, ticket: pick, quantity })),
  often(2, fc.record({ do: named('wait'), minutes: fc.constantFrom(3, 11, 31), sweep: fc.boolean() })),
  often(
    5,
    fc.record({
      do: named('book'),
      which: pick,
      test: fc.integer({ min: 0, max: 9 }),
      payment_method: fc.constantFrom('invoice', 'prepaid'),
    }),
  ),
  often(3, fc.record({ do: named('answer'), which: pick, accept: fc.boolean(), quantity })),
  often(3, fc.record({ do: named('pay'), which: pick })),
  often(2, fc.record({ do: named('complete'), which: pick })),
  often(2, fc.record({ do: named('return'), which: pick, item: fc.option(pick, { nil: undefined }) })),
  often(
    3,
    fc.record({ do: named('cancel'), which: pick, item: fc.option(pick, { nil: undefined }), undo: fc.boolean(), staff: fc.boolean() }),
  ),
  often(4, fc.record({ do: named('relist'), which: pick, items: pick, price: fc.constantFrom(9_000, 15_000) })),
  often(2, fc.record({ do: named('withdraw'), which: pick })),
  often(
    1,
    fc.record({
      do: named('disrupt'),
      ticket: pick,
      kind: fc.constantFrom('cancelled', 'rescheduled', 'rescheduled'),
      terms: fc.record({
        refund_percent: fc.constantFrom(0, 50, 100),
        supplier_payout: fc.constantFrom('reverse', 'keep'),
        default_decision: fc.constantFrom('accept', 'refund'),
      }),
      /** whether other steps happen before all of its orders were processed */
      isInterrupted: fc.boolean(),
    }),
  ),
  often(3, fc.record({ do: named('decide'), which: pick, decision: fc.constantFrom('accept', 'refund') })),
  often(1, fc.record({ do: named('revert'), which: pick })),
  often(1, fc.record({ do: named('close'), which: pick })),
  often(
    4,
    fc.record({
      ...{ do: named('allot'), who, ticket: pick, quantity: fc.integer({ min: 1, max: 6 }), free: fc.boolean() },
      hours: fc.constantFrom(undefined, 1, 2),
      rate: fc.constantFrom(undefined, 8_000, 12_000),
    }),
  ),
  often(1, fc.record({ do: named('resize'), which: pick, quantity: fc.integer({ min: 1, max: 8 }) })),
  often(1, fc.record({ do: named('giveback'), which: pick, quantity: fc.option(quantity, { nil: undefined }) })),
  often(1, fc.record({ do: named('end'), which: pick })),
  often(2, fc.record({ do: named('due'), minutes: fc.constantFrom(1, 61, 121) })),
  often(2, fc.record({ do: named('quote'), who, ticket: pick, quantity, price: fc.constantFrom(8_000, 10_000) })),
  often(2, fc.record({ do: named('accept'), which: pick, as: fc.constantFrom('allotment', 'reservation') })),
  often(3, fc.record({ do: named('exchange'), sub_category: fc.constantFrom('front', 'back') })),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
const every: Record<Step['do'], true> = {
  reserve: true,
  buy: true,
  release: true,
  extend: true,
  replace: true,
  wait: true,
  book: true,
  answer: true,
  pay: true,
  complete: true,
  return: true,
  cancel: true,
  relist: true,
  withdraw: true,
  disrupt: true,
  decide: true,
  revert: true,
  close: true,
  allot: true,
  resize: true,
  giveback: true,
  end: true,
  due: true,
  quote: true,
  accept: true,
  exchange: true,
}
export const stepNames = Object.keys(every) as Step['do'][]
type Party = 'a' | 'b' | 'c'

interface Run {
  tickets: string[]
  /** what each ticket of a hold or a request admitted to when it was made or changed */
  seen: Map<string, unknown>
  held: { id: string; by: Party }[]
  /** of those, what a supplier was asked for */
  asked: string[]
  orders: { id: string; by: Party }[]
  relisted: { ticket: string; by: Party }[]
  disruptions: { path: string; id: string }[]
  allotments: { id: string; by: Party }[]
  quotes: { request: string; quote_id: string; by: Party }[]
}
const at = <T>(list: T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

/** Rows that break a promise about stock; there must be none. A returned admission is still sold: it is not on sale again. */
export const brokenStock = `
  with held as (select ticket_id, sum(held) as n from reservation_item group by 1),
       sold as (select i.ticket_id, count(*) as n, count(distinct bookingorder_id) as orders from orderitem i join bookingorder o using (bookingorder_id)
                 where i.ticket_status <> 'cancelled' and not o.is_test_booking group by 1)
  select 'stock' as what, s.ticket_id as id from ticket_stock s left join held using (ticket_id) left join sold using (ticket_id)
   where s.reservations_quantity <> coalesce(held.n, 0) or s.number_of_tickets_sold <> coalesce(sold.n, 0) or s.number_of_bookingorders <> coalesce(sold.orders, 0)
      or s.supplier_quantity <> s.available_quantity + s.allotted_quantity + s.reservations_quantity + s.number_of_tickets_sold
  union all
  select 'stock that nobody can buy', t.ticket_id from ticket t join ticket_stock s using (ticket_id) join event e using (event_id)
   where t.ticket_status = 'on_request' and s.available_quantity > 0 and not t.is_relisted_ticket
  union all
  select 'in_stock', t.ticket_id from ticket t join ticket_stock s using (ticket_id) where t.in_stock <> (s.available_quantity > 0)
  union all
  select 'room', h.distributor_id from distributor_hold h
   where h.held - coalesce((select sum(f.held) from distributor_hold_freed f where f.distributor_id = h.distributor_id), 0)
      <> coalesce((select sum(i.held) from reservation r join reservation_item i using (reservation_id) where r.distributor_id = h.distributor_id), 0)
  union all
  select 'resold as something else', r.orderitem_id from relisting r join orderitem i using (orderitem_id) join ticket t on t.ticket_id = r.ticket_id
   where t.sub_category <> i.sub_category
  union all
  select 'over', r.reservation_id from reservation r join reservation_item i using (reservation_id) where r.status in ('booked', 'void') and i.held > 0
  union all
  select 'ledger', currency from ledger_entry group by currency having sum(amount) <> 0
  union all
  select 'charged', o.bookingorder_id from bookingorder o where o.refunded > o.charged or (o.is_test_booking and o.charged <> 0)`

/** The state machine of every status in a history. */
const machines: Record<string, Record<string, Machine<string>>> = {
  reservation: { status: reservationMachine },
  allotment: { status: allotmentMachine },
  grouprequest: { status: groupRequestMachine },
  bookingorder: {
    logistic_status: orders.logistic,
    guestdata_status: guestdata,
    distributorfinancial_status: distributorFinancial,
    financial_status: orders.financial,
    notify_client_status: orders.notifyClient,
  },
} as never

export async function openHistories() {
  const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '10000000', PAYOUT_DAYS_AFTER_EVENT: '0', LOG_LEVEL: 'error' })
  const market = await openMarket(kit)
  const { support, finance } = kit.as
  for (const distributor_id of Object.values(market.distributors)) {
    await finance.patch(`/v1/distributors/${distributor_id}`, { payment_methods: ['invoice', 'prepaid'] })
    const paid = await finance.post(`/v1/distributors/${distributor_id}/prepaid`, {
      amount: 2_000_000,
      currency: 'EUR',
      reference: 'deposit',
    })
    expect(paid.status, paid.text).toBeLessThan(300)
  }
  /** how often each step was possible */
  const done: Record<string, number> = {}

  /** What the tickets of these reservations admit to. */
  const admitsTo = async (ids: string[], where = 'true'): Promise<[string, string][]> =>
    (
      await kit.query<{ id: string; sub_category: string }>(
        `select reservation_id || ' ' || ticket_id as id, sub_category
           from reservation join reservation_item using (reservation_id) join ticket using (ticket_id) where reservation_id = any($1) and ${where}`,
        [ids],
      )
    ).map(({ id, sub_category }) => [id, sub_category])
  /** The buyer of a hold or a request has seen its tickets as they are now. */
  const see = async (run: Run, id: string): Promise<void> => {
    for (const [ticket, seen] of await admitsTo([id])) run.seen.set(ticket, seen)
  }
  const exchanged = async ({ held, seen }: Run): Promise<string[]> => {
    const open = await admitsTo(
      held.map(({ id }) => id),
      "status in ('active', 'extended', 'pending_supplier')",
    )
    return open.filter(([ticket, now]) => seen.get(ticket) !== now).map(([ticket]) => ticket)
  }

  async function reserve(run: Run, by: Party, tickets: (string | undefined)[], quantity: number): Promise<{ status: number; id: string }> {
    const items = tickets.map((ticket_id) => ({ ticket_id, quantity }))
    const made = await market.as[by].post<{ reservation_id: string; status: string }>('/v1/reservations', {
      items,
      booking_email: 'a@b.example',
    })
    const id = made.body.reservation_id
    if (made.status === 201) {
      run.held.push({ id, by })
      await see(run, id)
    }
    if (made.body.status === 'pending_supplier') run.asked.push(id)
    return { status: made.status, id }
  }

  async function book(
    run: Run,
    { id, by }: Run['held'][number],
    { is_test_booking = false, isPaid = false, payment_method = 'invoice' },
  ): Promise<number> {
    const body = { reservation_id: id, accepted_gt: true, is_test_booking, payment_method }
    const made = await market.as[by].post<{ bookingorders?: { bookingorder_id: string }[] }>('/v1/bookings', body)
    for (const { bookingorder_id } of made.body.bookingorders ?? []) {
      run.orders.push({ id: bookingorder_id, by })
      for (const { ticket_id, sub_category } of (await market.order(bookingorder_id)).items)
        expect(sub_category, 'booked as it was held').toBe(run.seen.get(`${id} ${ticket_id}`))
      if (isPaid) await market.pay(bookingorder_id)
    }
    return made.status
  }

  const soon = (minutes: number): string => new Date(kit.clock.now().getTime() + minutes * 60_000).toISOString().slice(0, 19)

  /** An agency sends a group request, and the supplier quotes. */
  async function quote(run: Run, { who: by, ticket, quantity, price }: Extract<Step, { do: 'quote' }>): Promise<number> {
    const asked = await market.as[by].post<{ grouprequest_id: string }>('/v1/grouprequests', {
      ...{ description: 'A group', size: quantity, deadline: soon(150), contact_email: 'a@b.example' },
      supplier_ids: [kit.accounts.supplier.supplier_id],
    })
    const request = asked.body.grouprequest_id
    if (asked.status !== 201) return asked.status
    const made = await kit.as.supplier.post<{ quote_id: string }>(`/v1/grouprequests/${request}/quotes`, {
      items: [{ ticket_id: at(run.tickets, ticket), quantity, net_rate: price, currency_code: 'EUR' }],
      valid_until: soon(100),
    })
    if (made.status === 201) run.quotes.push({ request, quote_id: made.body.quote_id, by })
    return made.status
  }

  async function play(run: Run, one: Step): Promise<number> {
    const order = 'which' in one ? at(run.orders, one.which) : undefined
    const hold = 'which' in one ? at(run.held, one.which) : undefined
    const allotment = 'which' in one ? at(run.allotments, one.which) : undefined
    const offers = [...run.tickets, ...run.relisted.map(({ ticket }) => ticket)]
    const itemOf = async (id: string, index: number | undefined) =>
      index === undefined ? undefined : at((await market.order(id)).items, index)?.orderitem_id
    switch (one.do) {
      case 'reserve': {
        const wanted = [one.ticket, ...(one.also === undefined ? [] : [one.also])].map((ticket) => at(offers, ticket))
        return (await reserve(run, one.who, wanted, one.quantity)).status
      }
      case 'buy': {
        const { status, id } = await reserve(run, one.who, [at(offers, one.ticket)], one.quantity)
        return status === 201 ? book(run, { id, by: one.who }, { isPaid: true }) : status
      }
      case 'wait':
        kit.clock.advance({ minutes: one.minutes })
        return one.sweep ? ((await releaseExpired(kit.service.ctx)) > 0 ? 200 : 409) : 200
      case 'withdraw': {
        const offer = at(run.relisted, one.which)
        return offer ? (await market.withdraw(offer.by, offer.ticket)).status : 404
      }
      case 'disrupt': {
        const [event] = await kit.query<{ event_id: string }>('select event_id from ticket where ticket_id = $1', [at(offers, one.ticket)])
        const events = disrupting(kit, String(event?.event_id))
        const dates = { date_start: inDays(kit, 92), date_stop: inDays(kit, 92.1), decide_by: inDays(kit, 80) }
        const made = await events.preview({ kind: one.kind, terms: one.terms, ...(one.kind === 'cancelled' ? {} : dates) })
        if (made.status !== 201) return made.status
        const applied = await events.apply(made.body)
        if (applied.status === 202) run.disruptions.push({ path: events.path, id: made.body.disruption_id })
        if (!one.isInterrupted) await work(kit)
        return applied.status
      }
      case 'revert': {
        const found = at(run.disruptions, one.which)
        const status = found ? (await finance.post(`${found.path}/${found.id}/revert`)).status : 404
        await work(kit)
        return status
      }
      case 'close': {
        // As if its deadline had passed.
        const found = at(run.disruptions, one.which)
        await kit.query("update disruption set decide_by = now() - interval '1 second' where disruption_id = $1", [found?.id])
        await work(kit)
        return found ? 200 : 404
      }
      case 'release':
        return hold ? (await market.as[hold.by].delete(`/v1/reservations/${hold.id}`)).status : 404
      case 'extend': {
        const valid_until = new Date(kit.clock.now().getTime() + 12 * 60_000).toISOString().slice(0, 19)
        return hold ? (await market.as[hold.by].patch(`/v1/reservations/${hold.id}`, { valid_until })).status : 404
      }
      case 'replace': {
        const items = [{ ticket_id: at(offers, one.ticket), quantity: one.quantity }]
        if (!hold) return 404
        const { status } = await market.as[hold.by].put(`/v1/reservations/${hold.id}`, { items })
        if (status === 200) await see(run, hold.id)
        return status
      }
      case 'book':
        return hold ? book(run, hold, { is_test_booking: one.test === 0, payment_method: one.payment_method }) : 404
      case 'allot': {
        const release = one.hours === undefined ? { kind: 'none' } : { kind: 'at', at: soon(one.hours * 60) }
        const rate = one.rate === undefined ? null : { kind: 'net', net_rate: one.rate, currency_code: 'EUR' }
        const made = await kit.as.supplier.post<{ allotment_id: string }>('/v1/allotments', {
          ...{ ticket_id: at(run.tickets, one.ticket), distributor_id: market.distributors[one.who] },
          ...{ quantity: one.quantity, free_stock_too: one.free, release, rate },
        })
        if (made.status === 201) run.allotments.push({ id: made.body.allotment_id, by: one.who })
        return made.status
      }
      case 'resize':
        return allotment ? (await kit.as.supplier.patch(`/v1/allotments/${allotment.id}`, { quantity: one.quantity })).status : 404
      case 'giveback': {
        const body = one.quantity === undefined ? {} : { quantity: one.quantity }
        return allotment ? (await market.as[allotment.by].post(`/v1/allotments/${allotment.id}/release`, body)).status : 404
      }
      case 'end':
        return allotment ? (await kit.as.supplier.delete(`/v1/allotments/${allotment.id}`)).status : 404
      case 'due': {
        kit.clock.advance({ minutes: one.minutes })
        const changed = (await releaseDue(kit.service.ctx)) + (await expireRequests(kit.service.ctx))
        return changed > 0 ? 200 : 409
      }
      case 'quote':
        return quote(run, one)
      case 'accept': {
        const offer = at(run.quotes, one.which)
        if (!offer) return 404
        const accepted = await market.as[offer.by].post<{ allotment_id: string; reservation_id: string | null }>(
          `/v1/grouprequests/${offer.request}/accept`,
          { quote_id: offer.quote_id, as: one.as },
        )
        if (accepted.status !== 200) return accepted.status
        run.allotments.push({ id: accepted.body.allotment_id, by: offer.by })
        if (accepted.body.reservation_id) {
          run.held.push({ id: accepted.body.reservation_id, by: offer.by })
          await see(run, accepted.body.reservation_id)
        }
        return accepted.status
      }
      case 'exchange': {
        const { sub_category } = one
        const changed = await Promise.all(run.tickets.map((id) => kit.as.supplier.patch(`/v1/tickets/${id}`, { sub_category })))
        return Math.min(...changed.map(({ status }) => status))
      }
      case 'answer': {
        const url = `/v1/sales/requests/${at(run.asked, one.which) ?? 'none'}`
        return (await kit.as.supplier.post(url, one.accept ? { accept: true, quantity: one.quantity } : { accept: false })).status
      }
    }
    if (!order) return 404
    const url = `/v1/bookingorders/${order.id}`
    switch (one.do) {
      case 'decide': {
        const { status } = await market.as[order.by].post(`${url}/disruption-decision`, { decision: one.decision })
        await work(kit)
        return status
      }
      case 'pay':
        return (await finance.put(url, { distributorfinancial_status: 'paid' })).status
      case 'complete':
        // As if its tickets had been uploaded.
        await kit.query("update orderitem set ticket_sha = 'x' where bookingorder_id = $1 and ticket_status = 'pending'", [order.id])
        return (await support.put(url, { logistic_status: 'completed' })).status
      case 'return': {
        const orderitem_id = await itemOf(order.id, one.item)
        const body = orderitem_id ? { items: [{ orderitem_id, ticket_status: 'returned' }] } : { logistic_status: 'returned' }
        return (await support.put(url, body)).status
      }
      case 'cancel': {
        const orderitem_id = await itemOf(order.id, one.item)
        const body = orderitem_id ? { items: [{ orderitem_id, ticket_status: 'cancelled' }] } : { logistic_status: 'cancelled' }
        return (await (one.staff ? support : market.as[order.by]).put(`${url}?should_delete_purchaseorder=${one.undo}`, body)).status
      }
      case 'relist': {
        const { items } = await market.order(order.id)
        const made = await market.as[order.by].post<{ tickets?: { ticket_id: string }[] }>(`${url}/relist`, {
          items: items
            .slice(0, 1 + (one.items % items.length))
            .map(({ orderitem_id }) => ({ orderitem_id, asking_price: one.price, currency_code: 'EUR' })),
        })
        for (const { ticket_id } of made.body.tickets ?? []) run.relisted.push({ ticket: ticket_id, by: order.by })
        return made.status
      }
    }
  }

  /** The payouts of each agency by its sales, beside the balance and the payments in the ledger. */
  const unpaid = `
    select 'payout' as what, supplier_id as id from (
      select s.supplier_id,
        (select coalesce(sum(i.payout), 0) from purchaseorder p join purchaseorder_item x using (purchaseorder_id) join orderitem i on i.orderitem_id = x.orderitem_id
          where p.supplier_id = s.supplier_id and x.item_status <> 'withdrawn') as sold,
        (select coalesce(-sum(e.amount), 0) from ledger_entry e join ledger_transaction t using (transaction_id)
          where e.account = 'supplier:' || s.supplier_id and t.kind not in ('payout', 'payout_reversal')) as booked
        from supplier s where s.distributor_id is not null) s where sold <> booked`

  return {
    kit,
    market,
    done,
    /** Plays this number of histories, and fails with the shortest one that breaks a promise. */
    async play(histories: number): Promise<number> {
      let played = 0
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 25, size: 'max' }), async (steps) => {
          const run: Run = {
            tickets: [],
            seen: new Map(),
            held: [],
            asked: [],
            orders: [],
            relisted: [],
            disruptions: [],
            allotments: [],
            quotes: [],
          }
          for (const stock of [1, 4, 12]) run.tickets.push(await market.first({ stock, flags: stock === 4 ? ['no_single_left'] : [] }))
          run.tickets.push(await market.first({ stock: 0, ticket_status: 'on_request', backorder_quantity: 6 }))
          for (const one of steps) {
            const status = await play(run, one)
            const what = JSON.stringify(one)
            expect(status, what).toBeLessThan(500)
            if (status < 300) done[one.do] = (done[one.do] ?? 0) + 1
            expect(
              await kit.query(
                `${brokenStock} union all select what, id from (${brokenAllotments}) broken_allotments union all ${brokenMarket} union all ${unpaid}`,
              ),
              what,
            ).toEqual([])
            expect(await exchanged(run), `exchanged while it is held or asked for: ${what}`).toEqual([])
          }
          await expectSound(kit)
          played++
        }),
        runs(histories),
      )
      return played
    },
    /** Transitions in all played histories that no machine allows, and the number of all transitions. */
    async moves(): Promise<{ illegal: string[]; count: number }> {
      const illegal: string[] = []
      let count = 0
      for (const [resource, fields] of Object.entries(machines)) {
        type Version = { resource_id: string; before: Record<string, unknown>; after: Record<string, unknown> }
        const versions = await kit.query<Version>(
          `select resource_id, lag(snapshot) over (partition by resource_id order by version) as before, snapshot as after from history where resource = $1`,
          [resource],
        )
        for (const { resource_id, before, after } of versions) {
          if (!before) continue
          const check = (field: string, machine: Machine<string>, from: unknown, to: unknown): void => {
            if (from === to) return
            count++
            if (!machine.moves[String(from)]?.includes(String(to))) illegal.push(`${resource_id} ${field}: ${from} -> ${to}`)
          }
          for (const [field, machine] of Object.entries(fields)) check(field, machine, before[field], after[field])
          type Items = { orderitem_id?: string; ticket_status?: string }[]
          if (!before.items) continue
          const old = new Map((before.items as Items).map((item) => [item.orderitem_id, item.ticket_status]))
          for (const { orderitem_id, ticket_status } of after.items as Items)
            if (orderitem_id !== undefined && old.has(orderitem_id))
              check('ticket_status', orders.itemMachine as Machine<string>, old.get(orderitem_id), ticket_status)
        }
      }
      return { illegal, count }
    },
  }
}
