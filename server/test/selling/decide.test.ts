import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TicketForSale } from '../../src/catalogue/tickets/stock.js'
import type { Buyer } from '../../src/selling/reservations/buyer.js'
import { decide } from '../../src/selling/reservations/decide.js'
import type { HoldRequest } from '../../src/selling/reservations/hold-request.js'
import { runs } from '../kit/runs.js'

const at = new Date('2027-03-01T12:00:00Z')

const ticket = (id: number, stock: number, flags: TicketForSale['flags'], min_order: number): TicketForSale => ({
  ticket_id: `t${id}`,
  supplier_id: 's',
  ticket_title: `Ticket ${id}`,
  event_name: 'Match',
  currency_code: 'EUR',
  sales_price: 12_000,
  ticket_type: 'eticket',
  ticket_status: 'available',
  deleted: null,
  sport_excluded: false,
  locked_by_client_id: null,
  release_date: null,
  latest_sale_date: null,
  disrupted: null,
  sales_periods: [],
  event_sales_periods: [],
  time_zone: 'UTC',
  country: 'NLD',
  cost_price: 10_000,
  supplier_share: 0,
  allow_loss: false,
  sellers: [],
  service_price: 10_000,
  discount_percentage: '0',
  net_rate: 10_000,
  price_change: null,
  flags,
  min_order,
  countries_disabled: [],
  countries_enabled: [],
  distributors_disabled: [],
  distributors_enabled: [],
  event_status: 'notstarted',
  date_start_utc: new Date('2027-06-01T20:00:00Z'),
  date_stop_utc: new Date('2027-06-01T22:00:00Z'),
  available_quantity: stock,
  backorder_quantity: 0,
  supplier: { supplier_status: 'active', distributors_disabled: [], distributors_enabled: [] },
  windows: [[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]],
  face_value: 9_000,
  service_fee: 0,
  vat_category: 'high',
  cancellation_policy: [],
  event_id: 'e',
  date_start: '2027-06-01T20:00:00',
  supplier_vat: false,
  supplier_policy: [],
  own: null,
})
const platform = { cancellation_policy: [] }

const buyer = (id: number, hold_limit: number): Buyer => ({
  distributor_id: `d${id}`,
  iso_country: 'NLD',
  default_currency: 'EUR',
  hold_minutes: 10,
  hold_max_minutes: 30,
  hold_limit,
  held: 0,
  has_freed: false,
  fxratemoment_id: null,
  fee_rules: [],
  vat_number: null,
  foreign_vat_numbers: {},
  own_suppliers: [],
  may_record_later: true,
})

const ask = (number: number, distributor: number, lines: [number, number][]): HoldRequest => ({
  reservation_id: `r${number}`,
  author: { client_id: 'c', impersonator_client_id: null },
  client_id: 'c',
  distributor_id: `d${distributor}`,
  onbehalfclient_id: null,
  // Every second line has its own retail price: the same ticket may be in several lines.
  lines: lines.map(([id, quantity], place) => ({ ticket_id: `t${id}`, quantity, ...(place % 2 === 0 ? {} : { sales_price: 1 }) })),
  price_tolerance: 0,
  booking_email: 'a@b.example',
  notify_client: false,
  notify_me: false,
  notes: '',
  external_reference_id: null,
  target_currency: null,
  api_reservation: true,
  at,
  answerMinutes: 60,
})

const flags = fc.constantFrom<TicketForSale['flags']>([], [], ['pairs_only'], ['no_single_left'], ['pairs_only', 'no_single_left'])
const world = fc.record({
  tickets: fc.array(fc.record({ stock: fc.nat(30), flags, min: fc.integer({ min: 1, max: 3 }) }), { minLength: 1, maxLength: 4 }),
  limits: fc.array(fc.nat(40), { minLength: 1, maxLength: 3 }),
  asks: fc.array(
    fc.record({
      distributor: fc.nat(2),
      lines: fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 8 })), { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 60 },
  ),
})

test('for random requests: nothing is oversold, no limit is exceeded, no single ticket is left, and a refusal takes nothing', () => {
  fc.assert(
    fc.property(world, ({ tickets, limits, asks }) => {
      const stock = new Map(tickets.map((one, id) => [`t${id}`, ticket(id, one.stock, one.flags, one.min)]))
      const buyers = new Map(limits.map((limit, id) => [`d${id}`, buyer(id, limit)]))
      const outcomes = decide(
        asks.map((one, number) => ask(number, one.distributor, one.lines)),
        stock,
        buyers,
        platform,
      )
      const held = new Map<string, number>()
      const heldBy = new Map<string, number>()
      for (const outcome of outcomes) {
        if ('problem' in outcome) continue
        for (const item of outcome.reservation.items) {
          held.set(item.ticket_id, (held.get(item.ticket_id) ?? 0) + item.held)
          heldBy.set(outcome.reservation.distributor_id, (heldBy.get(outcome.reservation.distributor_id) ?? 0) + item.held)
        }
      }
      for (const [id, one] of tickets.entries()) {
        const left = stock.get(`t${id}`)?.available_quantity ?? 0
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left + (held.get(`t${id}`) ?? 0)).toBe(one.stock)
        if (one.flags.includes('no_single_left') && left !== one.stock) expect(left).not.toBe(1)
        if (one.flags.includes('pairs_only')) expect((one.stock - left) % 2).toBe(0)
      }
      for (const [id, limit] of limits.entries()) {
        expect(heldBy.get(`d${id}`) ?? 0).toBeLessThanOrEqual(limit)
        expect(buyers.get(`d${id}`)?.held).toBe(heldBy.get(`d${id}`) ?? 0)
      }
    }),
    runs(3_000),
  )
})

test('requests are decided in order of arrival: a later request never changes an earlier result', () => {
  fc.assert(
    fc.property(world, fc.nat(), ({ tickets, limits, asks }, cut) => {
      const run = (count: number) => {
        const stock = new Map(tickets.map((one, id) => [`t${id}`, ticket(id, one.stock, one.flags, one.min)]))
        const buyers = new Map(limits.map((limit, id) => [`d${id}`, buyer(id, limit)]))
        const outcomes = decide(
          asks.slice(0, count).map((one, number) => ask(number, one.distributor, one.lines)),
          stock,
          buyers,
          platform,
        )
        return outcomes.map((outcome) => ('problem' in outcome ? outcome.problem.code : 'held'))
      }
      const short = asks.length === 0 ? 0 : cut % asks.length
      expect(run(asks.length).slice(0, short)).toEqual(run(short))
    }),
    runs(1_000),
  )
})
