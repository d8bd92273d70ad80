import { describe, expect, test } from 'vitest'
import type { WorldTicket } from '../../src/demo/world/index.js'
import { country } from '../../src/lib/countries.js'
import { convert, percentOf } from '../../src/lib/money.js'
import { tickets, today, used, world } from './world-kit.js'

describe('generated tickets', () => {
  test('have prices in whole minor units that follow from each other', () => {
    const suppliers = new Map(world.suppliers.map((each) => [each.supplier_key, each]))
    for (const ticket of tickets) {
      const supplier = suppliers.get(ticket.supplier_key)
      if (!supplier) throw new Error(ticket.supplier_key)
      expect(ticket.currency_code).toBe(supplier.default_currency)
      const prices = [
        ticket.face_value,
        ticket.organiser_price,
        ticket.cost_price,
        ticket.service_price,
        ticket.net_rate,
        ticket.sales_price,
      ]
      for (const price of prices) expect(Number.isSafeInteger(price) && price > 0).toBe(true)
      const computed = ticket.cost_price + percentOf(ticket.cost_price, supplier.markup_percentage) + supplier.markup_fixed
      if (ticket.margins_applied) expect(ticket.service_price).toBe(computed)
      expect(ticket.net_rate).toBe(ticket.service_price - percentOf(ticket.service_price, ticket.discount_percentage))
      expect(ticket.net_rate).toBeGreaterThanOrEqual(ticket.cost_price)
      expect(ticket.sales_price).toBeGreaterThan(ticket.net_rate)
      expect(ticket.organiser_price).toBeGreaterThanOrEqual(ticket.face_value)
    }
    expect(used(tickets, (each) => each.margins_applied)).toEqual(new Set([true, false]))
    expect(tickets.some((each) => each.discount_percentage !== '0')).toBe(true)
  })

  test('have realistic prices', () => {
    const euros = (kinds: string[], type: string) => {
      const events = new Set(world.events.filter((each) => kinds.includes(each.sport_type)).map((each) => each.event_key))
      const categories = new Set(world.categories.filter((each) => each.category_type === type).map((each) => each.category_key))
      const some = tickets.filter(
        (each) => events.has(each.event_key) && categories.has(each.category_key) && each.ticket_targetgroup !== 'child',
      )
      const sorted = some
        .map((each) => convert(each.face_value, each.currency_code, 'EUR', world.fxratemoment.rates) / 100)
        .sort((a, b) => a - b)
      return sorted[Math.floor(sorted.length / 2)] ?? 0
    }
    const football = euros(['soccer'], 'grandstand')
    expect(football).toBeGreaterThan(50)
    expect(football).toBeLessThan(200)
    expect(euros(['soccer'], 'hospitality')).toBeGreaterThan(2 * football)
    expect(euros(['formula1'], 'grandstand')).toBeGreaterThan(150)
    expect(euros(['formula1'], 'carparking')).toBeLessThan(120)
    expect(euros(['rowing', 'sailing', 'watersport'], 'generaladmission')).toBeLessThan(30)
  })

  test('include hundreds with 16 to 199 left and without conditions', () => {
    const plain = tickets.filter(
      (each) =>
        each.ticket_status === 'available' &&
        each.supplier_quantity >= 16 &&
        each.supplier_quantity <= 199 &&
        each.flags.length + each.sales_periods.length + each.countries_disabled.length + each.countries_enabled.length === 0 &&
        each.min_order === 1 &&
        each.latest_sale_date === null &&
        each.ticket_yield === null,
    )
    expect(plain.length).toBeGreaterThan(500)
  })

  test('in pairs have even quantities, on request have a quantity to confirm, in own stock are of own suppliers', () => {
    const own = used(
      world.suppliers.filter((each) => each.supplier_type === 'service'),
      (each) => each.supplier_key,
    )
    for (const ticket of tickets) {
      if (ticket.flags.includes('pairs_only')) expect([ticket.supplier_quantity % 2, ticket.min_order]).toEqual([0, 2])
      if (ticket.ticket_status !== 'on_request') expect(ticket.backorder_quantity).toBe(0)
      else expect([ticket.supplier_quantity, ticket.backorder_quantity > 0]).toEqual([0, true])
      expect(ticket.service_stock).toBe(own.has(ticket.supplier_key) ? ticket.supplier_quantity : 0)
      if (ticket.ticket_type === 'appticket')
        expect(world.suppliers.find((each) => each.supplier_key === ticket.supplier_key)?.supplier_app_name).toBeTruthy()
    }
    expect(tickets.some((each) => each.min_order > 2)).toBe(true)
  })

  test('have dates in order: released and last sold before the event, valid during it', () => {
    const events = new Map(world.events.map((each) => [each.event_key, each]))
    for (const ticket of tickets) {
      const event = events.get(ticket.event_key)
      if (!event) throw new Error(ticket.event_key)
      if (ticket.release_date) expect(ticket.release_date < event.date_start).toBe(true)
      if (ticket.latest_sale_date) expect(ticket.latest_sale_date < event.date_start).toBe(true)
      expect(ticket.ticket_validfrom >= `${event.date_start.slice(0, 10)}T00:00:00`).toBe(true)
      expect(ticket.ticket_validuntil <= `${event.date_stop.slice(0, 10)}T23:59:59`).toBe(true)
      expect(ticket.ticket_validfrom < ticket.ticket_validuntil).toBe(true)
      const singleDay = ticket.ticket_validfrom.slice(0, 10) === ticket.ticket_validuntil.slice(0, 10)
      if (ticket.ticket_validity === 'singleday') expect(singleDay).toBe(true)
      if (['twoday', 'weekend', 'fourday'].includes(ticket.ticket_validity)) expect(singleDay).toBe(false)
    }
    expect(tickets.some((each) => each.release_date === null) && tickets.some((each) => each.latest_sale_date !== null)).toBe(true)
  })

  test('have consecutive sales periods, some with a price, some in the future', () => {
    const periods = tickets.flatMap((each) => each.sales_periods.map((period) => ({ ...period, regular: each.net_rate })))
    expect(periods.some((each) => each.net_rate === undefined)).toBe(true)
    const early = periods.filter((each) => each.net_rate !== undefined)
    expect(early.length).toBeGreaterThan(50)
    for (const each of early) expect(each.net_rate).toBeLessThan(each.regular)
    for (const { sales_periods } of tickets) {
      for (const [i, period] of sales_periods.entries()) {
        expect(period.date_start < period.date_stop).toBe(true)
        if (i > 0) expect(period.date_start).toBe(sales_periods[i - 1]?.date_stop)
      }
    }
    expect(tickets.some((each) => each.sales_periods[0] && each.sales_periods[0].date_start > `${today}T23:59:59`)).toBe(true)
  })

  test('with automatic prices have competitors, and bounds around their price', () => {
    const comparable = new Map<string, Set<string>>()
    const group = (each: WorldTicket) => [each.event_key, each.category_key, each.sub_category].join(' ')
    for (const each of tickets) comparable.set(group(each), (comparable.get(group(each)) ?? new Set()).add(each.supplier_key))
    const automatic = tickets.filter((each) => each.ticket_yield !== null)
    expect(automatic.length).toBeGreaterThan(50)
    expect(automatic.filter((each) => (comparable.get(group(each))?.size ?? 0) > 1).length).toBeGreaterThan(automatic.length / 2)
    for (const { ticket_yield, net_rate, currency_code } of automatic) {
      expect(ticket_yield?.yield_min_price).toBeLessThan(net_rate)
      expect(ticket_yield?.yield_max_price).toBeGreaterThan(net_rate)
      expect(ticket_yield?.currency_code).toBe(currency_code)
    }
  })

  test('are partly restricted to countries, and partly cancellable', () => {
    for (const list of ['countries_disabled', 'countries_enabled'] as const) {
      const codes = new Set(tickets.flatMap((each) => each[list]))
      expect(codes.size).toBeGreaterThan(1)
      for (const code of codes) expect(country(code)?.alpha3).toBe(code)
    }
    const policies = tickets.map((each) => each.cancellation_policy).filter((each) => each.length > 0)
    expect(policies.length).toBeGreaterThan(300)
    expect(policies.length).toBeLessThan(tickets.length / 2)
  })
})
