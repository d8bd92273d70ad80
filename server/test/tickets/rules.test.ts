import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costFor, feeVat, isReverseCharge, priceChain, vatIn } from '../../src/catalogue/tickets/rules/prices.js'
import { allowedQuantities, isOrderable, leavesSingle, maxQuantities, poolOf } from '../../src/catalogue/tickets/rules/quantities.js'
import {
  currentRate,
  netRateAt,
  nextPriceChange,
  nextSaleChange,
  type SaleState,
  type SaleTerms,
  saleWindows,
  whyNotOnSale,
} from '../../src/catalogue/tickets/rules/sale.js'
import { ticketFlags } from '../../src/lib/enums.js'
import { localToUtc, utcToLocal } from '../../src/lib/zones.js'
import { runs } from '../kit/runs.js'

const percent = fc.integer({ min: 0, max: 1_000_000 }).map((units) => (units / 10_000).toFixed(4))
const amount = fc.integer({ min: 0, max: 5_000_000 })
const supplier = fc.record({
  markup_percentage: percent,
  markup_fixed: fc.integer({ min: 0, max: 20_000 }),
  default_discount_share: percent,
})
const terms = fc.record({ cost_price: amount, margins_applied: fc.boolean(), service_price: amount, discount_percentage: percent })

describe('the calculation of prices', () => {
  test('matches examples calculated by hand', () => {
    // 100.00 + 12.5 % + 2.50 = 115.00; 10 % off: 103.50, of which the supplier bears 40 % (4.60)
    const prices = priceChain(
      { cost_price: 10_000, margins_applied: true, service_price: 0, discount_percentage: '10.0000' },
      { markup_percentage: '12.5', markup_fixed: 250, default_discount_share: '40' },
    )
    expect(prices).toEqual({ service_price: 11_500, discount: 1_150, net_rate: 10_350, supplier_share: 460, payout: 9_540 })
  })

  test('a price set by the operator does not depend on the markup', () => {
    const given = { cost_price: 10_000, margins_applied: false, service_price: 12_345, discount_percentage: '0' }
    expect(priceChain(given, { markup_percentage: '50', markup_fixed: 999, default_discount_share: '0' })).toMatchObject({
      service_price: 12_345,
      net_rate: 12_345,
      payout: 10_000,
    })
  })

  test('net_rate plus discount is service_price, payout plus supplier_share is cost_price, and no amount is negative', () => {
    fc.assert(
      fc.property(terms, supplier, (given, from) => {
        const prices = priceChain(given, from)
        expect(prices.net_rate + prices.discount).toBe(prices.service_price)
        expect(prices.payout + prices.supplier_share).toBe(given.cost_price)
        expect(Math.min(prices.net_rate, prices.payout, prices.supplier_share, prices.discount)).toBeGreaterThanOrEqual(0)
        if (given.margins_applied) expect(prices.service_price).toBeGreaterThanOrEqual(given.cost_price)
      }),
    )
  })

  test('the cost for a target price is the highest that does not exceed it', () => {
    fc.assert(
      fc.property(terms, supplier, amount, (given, from, target) => {
        const cost = costFor(target, { ...given, margins_applied: true }, from)
        const net = (cost_price: number) => priceChain({ ...given, margins_applied: true, cost_price }, from).net_rate
        if (cost === undefined) {
          expect(given.discount_percentage === '100.0000' || net(0) > target).toBe(true)
          return
        }
        expect(net(cost)).toBeLessThanOrEqual(target)
        expect(net(cost + 1)).toBeGreaterThan(target)
      }),
    )
    expect(
      costFor(
        100,
        { margins_applied: false, discount_percentage: '0' },
        { markup_percentage: '0', markup_fixed: 0, default_discount_share: '0' },
      ),
    ).toBeUndefined()
  })

  test('VAT is included in ticket prices and added to fees', () => {
    expect(vatIn(12_100, 'NLD', 'high', '2027-05-01')).toBe(2_100)
    expect(vatIn(10_900, 'NLD', 'low', '2027-05-01')).toBe(900)
    expect(vatIn(10_900, 'NLD', 'none', '2027-05-01')).toBe(0)
    expect(vatIn(12_400, 'EST', 'high', '2025-06-30')).toBe(2_236)
    expect(vatIn(12_400, 'EST', 'high', '2025-07-01')).toBe(2_400)
    expect(vatIn(12_400, 'XKX', 'high', '2027-05-01')).toBeNull()
    expect(feeVat(1_000, 'NLD', '2027-05-01')).toBe(210)
    expect(feeVat(1_000, 'NLD', '2027-05-01', true)).toBe(0)
  })

  test.each<[string, string | null, Record<string, string>, boolean]>([
    ['a number of another member state', 'DE123456789', {}, true],
    ['the same, written with spaces', 'de 123 456 789', {}, true],
    ['Greece, which writes EL', 'EL123456789', {}, true],
    ['none', null, {}, false],
    ["one of the operator's own state", 'NL001234567B01', {}, false],
    ['one of a state outside the union', 'GB123456789', {}, false],
    ['one that cannot be a number of that state', 'DE1', {}, false],
    ['a foreign number of another member state', 'GB123456789', { DEU: 'DE123456789' }, true],
    ["a foreign number beside one of the operator's own state", 'NL001234567B01', { BEL: 'BE0123456789' }, false],
  ])('reverse charge depends on VAT numbers: %s', (_name, vat_number, foreign_vat_numbers, expected) => {
    expect(isReverseCharge('NLD', { vat_number, foreign_vat_numbers })).toBe(expected)
    expect(isReverseCharge('GBR', { vat_number, foreign_vat_numbers })).toBe(false)
  })
})

describe('quantities', () => {
  const rules = fc.record({ flags: fc.subarray([...ticketFlags]), min_order: fc.integer({ min: 1, max: 12 }) })

  test('are those that every rule allows, the first hundred of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), rules, (pool, given) => {
        const each = Array.from({ length: pool }, (_none, index) => index + 1)
        const expected = each.filter(
          (quantity) =>
            quantity >= given.min_order &&
            (!given.flags.includes('pairs_only') || quantity % 2 === 0) &&
            (!given.flags.includes('package_rate') || quantity % given.min_order === 0) &&
            (!given.flags.includes('no_single_left') || pool - quantity !== 1),
        )
        expect(allowedQuantities(pool, given)).toEqual(expected.slice(0, maxQuantities))
        expect(each.filter((quantity) => isOrderable(quantity, given) && !leavesSingle(quantity, pool, given))).toEqual(expected)
      }),
    )
  })

  test('examples', () => {
    expect(allowedQuantities(5, { flags: [], min_order: 1 })).toEqual([1, 2, 3, 4, 5])
    expect(allowedQuantities(5, { flags: ['pairs_only'], min_order: 1 })).toEqual([2, 4])
    expect(allowedQuantities(5, { flags: ['no_single_left'], min_order: 1 })).toEqual([1, 2, 3, 5])
    expect(allowedQuantities(5, { flags: ['pairs_only', 'no_single_left'], min_order: 2 })).toEqual([2])
    expect(allowedQuantities(9, { flags: ['package_rate'], min_order: 4 })).toEqual([4, 8])
    expect(allowedQuantities(1, { flags: [], min_order: 2 })).toEqual([])
    expect(allowedQuantities(0, { flags: [], min_order: 1 })).toEqual([])
    expect(allowedQuantities(5_000, { flags: [], min_order: 1 })).toHaveLength(100)
  })

  test('on request, the quantity that the supplier can still confirm is for sale', () => {
    expect(poolOf({ ticket_status: 'on_request', available_quantity: 0, backorder_quantity: 7 })).toBe(7)
    expect(poolOf({ ticket_status: 'available', available_quantity: 3, backorder_quantity: 7 })).toBe(3)
  })
})

const zones = ['Europe/Amsterdam', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe', 'UTC']
const start = Date.UTC(2027, 0, 1)
const local = fc.integer({ min: 0, max: 700 * 24 }).map((hours) => new Date(start + hours * 3_600_000).toISOString().slice(0, 19))
const ownPrice = fc.option(fc.integer({ min: 0, max: 90_000 }), { nil: undefined })
const period = fc.tuple(local, local, ownPrice).map(([a, b, net_rate]) => ({
  date_start: a < b ? a : b,
  date_stop: a < b ? b : a,
  label: 'Sale',
  ...(net_rate === undefined ? {} : { net_rate }),
}))
const eventPeriod = fc
  .tuple(period, fc.option(fc.constantFrom('EUR', 'USD'), { nil: undefined }))
  .map(([given, currency_code]) => ({ ...given, ...(currency_code && given.net_rate !== undefined ? { currency_code } : {}) }))
const sale: fc.Arbitrary<SaleTerms> = fc.record({
  release_date: fc.option(local),
  latest_sale_date: fc.option(local),
  sales_periods: fc.array(period, { maxLength: 4 }),
  event_sales_periods: fc.array(eventPeriod, { maxLength: 2 }),
  time_zone: fc.constantFrom(...zones),
  currency_code: fc.constantFrom('EUR', 'USD'),
  country: fc.constantFrom('NLD', 'USA'),
})
const moment = fc.integer({ min: -48, max: 702 * 24 }).map((hours) => new Date(start + hours * 3_600_000 + 1_234))

describe('the sale', () => {
  test('the sales windows are exactly the times at which all conditions hold', () => {
    fc.assert(
      fc.property(sale, moment, (given, at) => {
        const instant = (text: string) => localToUtc(text, given.time_zone)
        const periods = given.sales_periods.length > 0 ? given.sales_periods : given.event_sales_periods
        const expected =
          (given.release_date === null || instant(given.release_date) <= at) &&
          (given.latest_sale_date === null || at < instant(given.latest_sale_date)) &&
          (periods.length === 0 || periods.some((each) => instant(each.date_start) <= at && at < instant(each.date_stop)))
        const windows = saleWindows(given)
        expect(windows.some(([from, to]) => from <= at.getTime() && at.getTime() < to)).toBe(expected)
        for (const [index, window] of windows.entries()) {
          expect(window[0]).toBeLessThan(window[1])
          if (index > 0) expect(windows[index - 1]?.[1]).toBeLessThan(window[0])
        }
      }),
    )
  })

  test('a stored price is valid until the next change, which is at the boundary of a period', () => {
    fc.assert(
      fc.property(sale, moment, moment, fc.integer({ min: 0, max: 90_000 }), (given, one, other, service_price) => {
        const [written, read] = one < other ? [one, other] : [other, one]
        const ticket = { ...given, service_price, discount_percentage: '2.5' }
        const stored = { ...ticket, net_rate: currentRate(ticket, written), price_change: nextPriceChange(ticket, written) }
        expect(netRateAt(stored, read)).toBe(currentRate(ticket, read))
        if (stored.price_change) expect(stored.price_change.getTime()).toBeGreaterThan(written.getTime())
      }),
    )
  })

  test('the price is that of the ticket’s period, else of the event’s period in its currency, else the usual one', () => {
    fc.assert(
      fc.property(sale, moment, fc.integer({ min: 0, max: 90_000 }), (given, at, service_price) => {
        const home = given.country === 'NLD' ? 'EUR' : 'USD'
        const under = (each: { date_start: string; date_stop: string }) =>
          localToUtc(each.date_start, given.time_zone) <= at && at < localToUtc(each.date_stop, given.time_zone)
        const isPriced = given.sales_periods.some((each) => each.net_rate !== undefined)
        const candidates = isPriced
          ? given.sales_periods
          : given.event_sales_periods.filter((each) => (each.currency_code ?? home) === given.currency_code)
        const expected = candidates.find((each) => each.net_rate !== undefined && under(each))?.net_rate ?? service_price
        expect(currentRate({ ...given, service_price, discount_percentage: '0' }, at)).toBe(expected)
      }),
    )
  })

  const open: SaleState = {
    ticket_type: 'eticket',
    currency_code: 'EUR',
    country: 'NLD',
    cost_price: 10_000,
    supplier_share: 0,
    allow_loss: false,
    service_price: 10_000,
    discount_percentage: '0',
    net_rate: 10_000,
    price_change: null,
    date_start_utc: new Date('2027-12-31T00:00:00Z'),
    ticket_status: 'available',
    deleted: null,
    sport_excluded: false,
    locked_by_client_id: null,
    event_status: 'notstarted',
    date_stop_utc: new Date('2028-01-01T00:00:00Z'),
    release_date: null,
    latest_sale_date: null,
    sales_periods: [],
    event_sales_periods: [],
    time_zone: 'Europe/Amsterdam',
  }
  const at = new Date('2027-06-15T12:00:00Z')
  const day = (days: number) => utcToLocal(new Date(at.getTime() + days * 86_400_000), open.time_zone)
  const during = (from: number, to: number) => [{ date_start: day(from), date_stop: day(to), label: 'Sale' }]
  test.each<[string, Partial<SaleState>, ReturnType<typeof whyNotOnSale>]>([
    ['nothing stands against it', {}, undefined],
    ['on request', { ticket_status: 'on_request' }, undefined],
    ['disabled', { ticket_status: 'disabled' }, 'disabled'],
    ['error', { ticket_status: 'error' }, 'error'],
    ['returned', { ticket_status: 'returned' }, 'returned'],
    ['deleted', { deleted: at }, 'deleted'],
    ['cancelled', { event_status: 'cancelled' }, 'event_cancelled'],
    ['postponed', { event_status: 'postponed' }, 'event_postponed'],
    ['finished', { event_status: 'finished' }, 'event_finished'],
    ['over', { date_stop_utc: at }, 'event_finished'],
    ['locked for somebody else', { locked_by_client_id: 'other' }, 'locked'],
    ['locked for this client', { locked_by_client_id: 'me' }, undefined],
    ['before the release', { release_date: day(1) }, 'not_released'],
    ['from the release on', { release_date: day(0) }, undefined],
    ['after the latest sale', { latest_sale_date: day(0) }, 'sale_ended'],
    ['before the latest sale', { latest_sale_date: day(1) }, undefined],
    ['in a period', { sales_periods: during(-1, 1) }, undefined],
    ['before the first period', { sales_periods: during(1, 2) }, 'not_released'],
    ['after the last period', { sales_periods: during(-2, -1) }, 'sale_ended'],
    ['between two periods', { sales_periods: [...during(-2, -1), ...during(1, 2)] }, 'outside_sales_period'],
    ["outside of the event's periods", { event_sales_periods: during(1, 2) }, 'not_released'],
    ["its own periods go before the event's", { sales_periods: during(-1, 1), event_sales_periods: during(1, 2) }, undefined],
    ['a period outside of release and latest sale', { sales_periods: during(-1, 1), release_date: day(2) }, 'outside_sales_period'],
    ['the event has begun', { date_start_utc: at }, 'event_started'],
    ['the event has begun, and its latest sale is still to come', { date_start_utc: at, latest_sale_date: day(1) }, undefined],
    ['below what its supplier is paid', { net_rate: 9_999 }, 'price_review'],
    ['below its cost, and the supplier bears the rest of the discount', { net_rate: 9_999, supplier_share: 1 }, undefined],
    ['below what its supplier is paid, and the operator agrees', { net_rate: 9_999, allow_loss: true }, undefined],
  ])('%s', (_name, change, reason) => {
    expect(whyNotOnSale({ ...open, ...change }, { client_id: 'me' }, at)).toBe(reason)
  })

  test('price and sale stay the same until the next change by time', () => {
    fc.assert(
      fc.property(sale, moment, moment, moment, moment, (given, one, other, begins, ends) => {
        const [first, second] = one < other ? [one, other] : [other, one]
        const [date_start_utc, date_stop_utc] = begins < ends ? [begins, ends] : [ends, begins]
        const ticket = { ...open, ...given, cost_price: 0, date_start_utc, date_stop_utc, price_change: nextPriceChange(given, first) }
        const late = { eticket: 90 }
        const shown = (time: Date) => [netRateAt(ticket, time), whyNotOnSale(ticket, undefined, time, undefined, late) === undefined]
        const next = nextSaleChange(ticket, first, late)
        expect(next).toBeGreaterThan(first.getTime())
        const last = Number.isFinite(next) ? new Date(next - 1) : second
        expect(shown(last)).toEqual(shown(first))
        if (second.getTime() < next) expect(shown(second)).toEqual(shown(first))
      }),
      runs(500),
    )
  })

  test('a setting allows sales of a ticket type for some time after the start', () => {
    const started = { ...open, date_start_utc: new Date(at.getTime() - 30 * 60_000) }
    expect(whyNotOnSale(started, undefined, at, undefined, { eticket: 31 })).toBeUndefined()
    expect(whyNotOnSale(started, undefined, at, undefined, { eticket: 30 })).toBe('event_started')
    expect(whyNotOnSale(started, undefined, at, undefined, { appticket: 60 })).toBe('event_started')
  })
})
