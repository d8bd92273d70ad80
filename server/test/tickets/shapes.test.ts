import { beforeAll, describe, expect, test } from 'vitest'
import { type Kit, startKit } from '../kit/index.js'
import { type Json, type Made, offering } from './arrange.js'

/** Copied from the contract: the list entry, fields that a single read adds and lacks, and fields that a public ticket adds and hides. */
const listEntry = `ticket_id, category_id, external_ticket_id, event_id, supplier_id, organiser_id, ticket_title, type_ticket, ticket_type, ticket_status,
  ticket_validity, ticket_targetgroup, sub_category, ticket_validfrom, ticket_validuntil, release_date, latest_sale_date, last_checked,
  locked_by_client_id, organiser_price, organiser_price_eur, service_price, service_price_eur, cost_price, cost_price_eur, face_value, face_value_eur,
  sales_price, sales_price_eur, margins_applied, supplier_quantity, backorder_quantity, available_quantity, reservations_quantity, service_stock,
  currency_code, discount_percentage, event_name, flags, pairs_only, package_rate, sales_periods, service_fee, service_feevat,
  number_of_tickets_sold, number_of_bookingorders, countries_disabled, distributors_disabled, vat_category, is_service_supplier, ticket_source,
  is_relisted_ticket, fxratemoment_id, ticket_yield, note`
const singleAdds = `organiser_vat, service_vat, net_rate, created, updated, supplier_terms, category_information_available, last_modified, supplier_role,
  countries_enabled, distributors_enabled`
const singleLacks = `ticket_type, locked_by_client_id, margins_applied, reservations_quantity, is_relisted_ticket, fxratemoment_id, is_service_supplier`
const publicAdds = `net_rate, stock, min_order, allowed_quantities, options, category_name, category_type, local_rates, eventdays, cancellation_policy, supplier_terms`
const publicHides = `organiser_price, organiser_price_eur, service_price, service_price_eur, cost_price, cost_price_eur, margins_applied,
  discount_percentage, ticket_yield, distributors_disabled, distributors_enabled, countries_disabled, countries_enabled, locked_by_client_id, note,
  number_of_tickets_sold, number_of_bookingorders`
const yieldObject = `yield_strategy, yield_min_price, yield_max_price, currency_code, diff_from_cheapest, enabled, enabled_supplier_ids,
  disabled_supplier_ids, minimum_different_suppliers`
const words = (text: string): string[] => text.split(',').map((word) => word.trim())
const sorted = (names: Iterable<string>): string[] => [...names].sort()

let kit: Kit
let ticket: Made
const plan = {
  yield_strategy: 'auto',
  yield_min_price: 5_000,
  yield_max_price: 90_000,
  currency_code: 'GBP',
  diff_from_cheapest: 100,
  enabled: false,
  enabled_supplier_ids: [],
  disabled_supplier_ids: [],
  minimum_different_suppliers: 1,
}

beforeAll(async () => {
  kit = await startKit()
  await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.8', CHF: '0.95' } })
  const make = offering(kit)
  const { venue_id } = await make.venue({ country: 'CHE', city: 'Basel', time_zone: 'Europe/Zurich' })
  const { event_id } = await make.event({
    venue_id,
    date_start: '2031-06-06T18:00:00',
    date_stop: '2031-06-08T23:00:00',
    event_name: 'Final',
  })
  const { category_id } = await make.category({
    venue_id,
    category_name: 'North',
    options: { covered_seat: true },
    description: { en_GB: 'Seats' },
  })
  ticket = await make.offer({
    event_id,
    category_id,
    external_ticket_id: 'X-1',
    organiser_id: kit.accounts.supplier2.supplier_id,
    ticket_title: 'North, two days',
    ticket_type: 'appticket',
    ticket_validity: 'twoday',
    ticket_targetgroup: 'adult',
    sub_category: 'weekend',
    ticket_validfrom: '2031-06-07T00:00:00',
    ticket_validuntil: '2031-06-09',
    release_date: '2026-01-01T09:00:00',
    latest_sale_date: '2031-06-07',
    currency_code: 'GBP',
    face_value: 8_000,
    organiser_price: 8_800,
    cost_price: 10_000,
    discount_percentage: 2.5,
    allow_loss: true,
    sales_price: 12_000,
    service_fee: 200,
    vat_category: 'low',
    flags: ['pairs_only', 'no_away_fans'],
    min_order: 2,
    supplier_quantity: 7,
    backorder_quantity: 3,
    service_stock: 20,
    countries_disabled: ['FR', 'USA'],
    distributors_disabled: [kit.accounts.distributor2.distributor_id],
    cancellation_policy: [{ until_days_before: 14, refund_percent: 50 }],
    ticket_yield: plan,
    note: 'Kept apart',
  })
})

describe('fields of a ticket', () => {
  test('the console list has exactly the fields of the contract, and the quantities', async () => {
    const answer = await kit.as.product_management.get<{ tickets: Json[]; pagination: Json }>('/v1/internal/console/tickets')
    expect(Object.keys(answer.body).sort()).toEqual(['pagination', 'tickets'])
    expect(sorted(Object.keys(answer.body.tickets[0] ?? {}))).toEqual(sorted([...words(listEntry), 'allowed_quantities']))
  })

  test('the single read has and lacks exactly the fields of the contract', async () => {
    const { body } = await kit.as.admin.get(`/v1/admin/service/tickets/${ticket.ticket_id}`)
    const lacking = words(singleLacks)
    const expected = [...words(listEntry).filter((name) => !lacking.includes(name)), ...words(singleAdds), 'allowed_quantities']
    expect(sorted(Object.keys(body))).toEqual(sorted(expected))
  })

  test.each(['/v1/tickets/', '/v1/ticket/'])('a distributor at %s sees the public ticket and no hidden field', async (path) => {
    const { body } = await kit.as.distributor.get(`${path}${ticket.ticket_id}`)
    const hidden = words(publicHides)
    const expected = [...words(listEntry).filter((name) => !hidden.includes(name)), ...words(publicAdds), 'created', 'updated', 'deleted']
    expect(sorted(Object.keys(body))).toEqual(sorted(expected))
    const { body: list } = await kit.as.distributor.get<{ tickets: Json[] }>('/v1/tickets')
    expect(list.tickets[0]).toEqual(body)
  })

  test('its supplier sees its prices and settings, but not the margins of the operator', async () => {
    const { body } = await kit.as.supplier.get(`/v1/tickets/${ticket.ticket_id}`)
    expect(body).toMatchObject({
      organiser_price: 8_800,
      cost_price: 10_000,
      note: 'Kept apart',
      countries_disabled: ['FRA', 'USA'],
      ticket_yield: plan,
    })
    for (const name of [
      'service_price',
      'service_price_eur',
      'service_vat',
      'margins_applied',
      'discount_percentage',
      'distributors_disabled',
      'distributors_enabled',
    ])
      expect(body).not.toHaveProperty(name)
  })

  test('the operator sees all fields', async () => {
    const { body } = await kit.as.support.get(`/v1/tickets/${ticket.ticket_id}`)
    for (const name of [...words(publicHides), ...words(publicAdds)]) expect(body).toHaveProperty(name)
  })

  test('the yield object has every field, and is empty without a rule', async () => {
    const { body } = await kit.as.admin.get<{ ticket_yield: Json }>(`/v1/admin/service/tickets/${ticket.ticket_id}`)
    expect(sorted(Object.keys(body.ticket_yield))).toEqual(sorted(words(yieldObject)))
    const changed = await kit.as.product_management.patch(`/v1/tickets/${ticket.ticket_id}`, { ticket_yield: null })
    expect(changed.body.ticket_yield).toEqual({})
    await kit.as.product_management.patch(`/v1/tickets/${ticket.ticket_id}`, { ticket_yield: plan })
  })
})

describe('values of a ticket', () => {
  test('in pounds, at a Swiss venue, for a Dutch distributor', async () => {
    const { body } = await kit.as.distributor.get(`/v1/tickets/${ticket.ticket_id}`)
    expect(body).toMatchObject({
      ticket_id: ticket.ticket_id,
      external_ticket_id: 'X-1',
      organiser_id: kit.accounts.supplier2.supplier_id,
      supplier_id: kit.accounts.supplier.supplier_id,
      event_name: 'Final',
      ticket_title: 'North, two days',
      type_ticket: 'appticket',
      ticket_type: 'appticket',
      ticket_status: 'available',
      ticket_validity: 'twoday',
      ticket_targetgroup: 'adult',
      sub_category: 'weekend',
      ticket_validfrom: '2031-06-07T00:00:00',
      ticket_validuntil: '2031-06-09T23:59:59',
      release_date: '2026-01-01T09:00:00',
      latest_sale_date: '2031-06-07T23:59:59',
      currency_code: 'GBP',
      face_value: 8_000,
      face_value_eur: 10_000,
      sales_price: 12_000,
      sales_price_eur: 15_000,
      // 10,000 without a markup, less 2.5 %
      net_rate: 9_750,
      service_fee: 200,
      service_feevat: 42,
      vat_category: 'low',
      supplier_quantity: 7,
      available_quantity: 7,
      stock: 7,
      reservations_quantity: 0,
      backorder_quantity: 3,
      // never more than the available quantity
      service_stock: 7,
      flags: ['pairs_only', 'no_away_fans'],
      pairs_only: true,
      package_rate: false,
      min_order: 2,
      allowed_quantities: [2, 4, 6],
      category_name: 'North',
      category_type: 'grandstand',
      options: { covered_seat: true, videowall: false, open_minutes_before_match: null },
      // the event has three days, the ticket is valid on the last two
      eventdays: ['2031-06-07', '2031-06-08'],
      local_rates: [
        { currency_code: 'CHF', net_rate: 11_579, sales_price: 14_250 },
        { currency_code: 'EUR', net_rate: 12_188, sales_price: 15_000 },
      ],
      cancellation_policy: [{ until_days_before: 14, refund_percent: 50 }],
      is_service_supplier: false,
      ticket_source: 'external',
      is_relisted_ticket: false,
      sales_periods: [],
      deleted: null,
    })
    expect(body.fxratemoment_id).toEqual(expect.stringMatching(/_fxr$/))
    expect(body.last_checked).toEqual(body.created)
  })

  test('VAT is that of the country of the event', async () => {
    const { body } = await kit.as.admin.get(`/v1/admin/service/tickets/${ticket.ticket_id}`)
    // 2.6 % of Switzerland is included in both
    expect(body).toMatchObject({ organiser_vat: 223, service_vat: 253, service_price: 10_000, net_rate: 9_750, supplier_role: 'reseller' })
    expect(body).toMatchObject({ supplier_terms: null, category_information_available: true, last_modified: body.updated })
  })

  test('new exchange rates apply at once', async () => {
    const { body: moment } = await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.5', CHF: '0.95' } })
    const { body } = await kit.as.distributor.get(`/v1/tickets/${ticket.ticket_id}`)
    expect(body).toMatchObject({ fxratemoment_id: moment.fxratemoment_id, face_value_eur: 16_000 })
    await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.8', CHF: '0.95' } })
  })

  test('a currency without a rate has no amounts in euro, and the list is still answered', async () => {
    const made = await offering(kit).offer({ currency_code: 'JPY' })
    const { body } = await kit.as.distributor.get(`/v1/tickets/${made.ticket_id}`)
    expect(body).toMatchObject({ currency_code: 'JPY', face_value: 9_000, face_value_eur: null, local_rates: [] })
  })

  test('a distributor with reverse charge pays no VAT on fees', async () => {
    const { body } = await kit.as.admin.post<{ distributor_id: string }>('/v1/distributors', {
      distributor_name: 'Berliner Reisen',
      iso_country: 'DEU',
      member_state: 'DEU',
      default_currency: 'EUR',
      vat_number: 'DE123456789',
    })
    const client = await kit.as.admin.post<{ client_id: string }>('/v1/clients', {
      scope: 'distributor',
      distributor_id: body.distributor_id,
      label: 'Berlin',
      roles: ['api'],
    })
    const key = await kit.as.admin.post<{ api_key: string }>(`/v1/clients/${client.body.client_id}/keys`, {})
    const answer = await kit.as.nobody.get(`/v1/tickets/${ticket.ticket_id}`, { 'x-api-key': key.body.api_key })
    expect(answer.body).toMatchObject({ service_fee: 200, service_feevat: 0 })
  })

  test('a read with If-None-Match answers 304 until something changes', async () => {
    for (const path of [`/v1/tickets/${ticket.ticket_id}`, '/v1/tickets?sorting=-updated']) {
      const first = await kit.as.distributor.get(path)
      const tag = first.headers.get('etag') ?? ''
      expect(tag).not.toBe('')
      expect((await kit.as.distributor.get(path, { 'if-none-match': tag })).status).toBe(304)
      await kit.as.product_management.patch(`/v1/tickets/${ticket.ticket_id}`, { note: `changed ${path}`, sales_price: 12_001 })
      expect((await kit.as.distributor.get(path, { 'if-none-match': tag })).status).toBe(200)
      await kit.as.product_management.patch(`/v1/tickets/${ticket.ticket_id}`, { sales_price: 12_000 })
    }
  })
})
