import { expect, test } from 'vitest'
import { updateAutomaticPrices } from '../../src/catalogue/tickets/yield.js'
import { workOnChange, workOnUndo } from '../../src/desk/bulk/work.js'
import { disrupting } from '../disruptions/kit.js'
import { expectProblem, startKit } from '../kit/index.js'
import { putEvent, putOnSale } from '../selling/kit.js'
import { acceptQuote, allot } from './kit.js'

const kit = await startKit()
const { admin, distributor, finance, product_management, supplier } = kit.as
const inHours = (hours: number) => new Date(kit.clock.now().getTime() + hours * 3_600_000).toISOString().slice(0, 19)
const bulks = '/v1/internal/console/bulk'

const hold = (ticket_id: string, quantity: number) =>
  distributor.post<{ status: string; reservation_id: string; items: { net_rate: number; allotment_id: string | null }[] }>(
    '/v1/reservations',
    { items: [{ ticket_id, quantity }], booking_email: 'groups@agency.example' },
  )
/** The distributor buys one and then the rest, at once and at the agreed price. */
async function expectSold(ticket: string, id: string): Promise<void> {
  for (const quantity of [1, 5]) {
    const held = await hold(ticket, quantity)
    expect(held.status, held.text).toBe(201)
    expect(held.body).toMatchObject({ status: 'active', items: [{ net_rate: 9_000, allotment_id: id }] })
  }
}

/** The supplier's markup is 20 percent while the function runs: a cost price can then be so high that the agreed price is a loss. */
async function withMarkup(run: () => Promise<void>): Promise<void> {
  const path = `/v1/suppliers/${kit.accounts.supplier.supplier_id}`
  expect((await finance.patch(path, { markup_percentage: 20 })).status).toBe(200)
  await run()
  expect((await finance.patch(path, { markup_percentage: 0 })).status).toBe(200)
}

const worse: [string, () => object][] = [
  ['on request', () => ({ ticket_status: 'on_request', backorder_quantity: 10 })],
  ['disabled', () => ({ ticket_status: 'disabled' })],
  ['in error', () => ({ ticket_status: 'error' })],
  ['in another currency', () => ({ currency_code: 'GBP' })],
  ['kept for another client', () => ({ locked_by_client_id: kit.accounts.supplier.client_id })],
  ['not sold in the country of the distributor', () => ({ countries_disabled: ['NLD'] })],
  ['sold in other countries only', () => ({ countries_enabled: ['DEU'] })],
  ['sold in pairs', () => ({ flags: ['pairs_only'] })],
  ['sold without leaving a single one', () => ({ flags: ['no_single_left'] })],
  ['sold in packages', () => ({ flags: ['package_rate'], min_order: 3 })],
  ['sold from four on', () => ({ min_order: 4 })],
  ['sold from tomorrow on', () => ({ release_date: inHours(24) })],
  ['sold until an hour before the release', () => ({ latest_sale_date: inHours(399) })],
  ['sold in a period next week', () => ({ sales_periods: [{ date_start: inHours(168), date_stop: inHours(500), label: 'Later' }] })],
  ['for children', () => ({ ticket_targetgroup: 'youth' })],
  ['in another part of its category', () => ({ sub_category: 'restricted view' })],
  ['of another type', () => ({ ticket_type: 'appticket' })],
  ['valid on a weekend', () => ({ ticket_validity: 'weekend' })],
  ['valid until earlier', () => ({ ticket_validuntil: inHours(90 * 24 + 1) })],
  ['valid from later on', () => ({ ticket_validfrom: inHours(90 * 24 + 1) })],
]

test.each(worse)(
  'a ticket of an accepted quote is not made worse by its supplier: %s is 403, and the group can be booked',
  async (_name, change) => {
    const { ticket, id } = await acceptQuote(kit)
    const { detail } = expectProblem(await supplier.patch(`/v1/tickets/${ticket}`, change()), 'forbidden')
    expect(detail).toMatch(/An accepted quote, .* keeps|another currency_code/)
    await expectSold(ticket, id)
  },
)

test('a ticket of an accepted quote is not deleted by its supplier: 403, and it says which request it is kept for', async () => {
  const { ticket, id, path } = await acceptQuote(kit)
  const { grouprequest_id } = (await distributor.get<{ grouprequest_id: string }>(path)).body
  const { detail } = expectProblem(await supplier.delete(`/v1/tickets/${ticket}`), 'forbidden')
  expect(detail).toContain(`An accepted quote, of group request ${grouprequest_id}, keeps 6 of these tickets`)
  await expectSold(ticket, id)
  // Held and not booked: still agreed.
  expectProblem(await supplier.patch(`/v1/tickets/${ticket}`, { ticket_status: 'disabled' }), 'forbidden')
})

test('a cost price at which the agreed price would be a loss is refused; a higher price for others is not', () =>
  withMarkup(async () => {
    const { ticket, id } = await acceptQuote(kit)
    expectProblem(await supplier.patch(`/v1/tickets/${ticket}`, { cost_price: 60_000 }), 'forbidden')
    const dearer = await supplier.patch(`/v1/tickets/${ticket}`, { cost_price: 20_000 })
    expect(dearer.status, dearer.text).toBe(200)
    await expectSold(ticket, id)
  }))

test('a ticket of an accepted quote is not moved to another category by its supplier: 403; the operator may', async () => {
  const event_id = await putEvent(kit)
  const { ticket, id } = await acceptQuote(kit, { event_id })
  const { category_id } = (await admin.get<{ category_id: string }>(`/v1/tickets/${ticket}`)).body
  const { venue_id, sport_type } = (await admin.get<{ venue_id: string; sport_type: string }>(`/v1/events/${event_id}`)).body
  const other = { category_name: 'Behind the goal', category_type: 'grandstand', venue_id, sport_type }
  const made = await product_management.post<{ category_id: string }>('/v1/categories', other)
  expect(made.status, made.text).toBe(201)
  const change = { category_id: made.body.category_id }
  const { detail } = expectProblem(await supplier.patch(`/v1/tickets/${ticket}`, change), 'forbidden')
  expect(detail).toMatch(/An accepted quote, .* keeps/)
  expect((await admin.get(`/v1/tickets/${ticket}`)).body.category_id).toBe(category_id)
  await expectSold(ticket, id)
  expect((await product_management.patch(`/v1/tickets/${ticket}`, change)).status).toBe(200)
})

/** The agreed price of 90.00 is less than the markup of 120.00, which is for the operator. */
const setLoss = async (ticket: string) => {
  const changed = await product_management.patch(`/v1/tickets/${ticket}`, { cost_price: 60_000 })
  expect(changed.status, changed.text).toBe(200)
}

test('if the agreed price is a loss already, its supplier does not raise the cost price further, and may lower it', () =>
  withMarkup(async () => {
    const { ticket, id } = await acceptQuote(kit)
    await setLoss(ticket)
    expectProblem(await hold(ticket, 1), 'not_on_sale')
    const { detail } = expectProblem(await supplier.patch(`/v1/tickets/${ticket}`, { cost_price: 60_001 }), 'forbidden')
    expect(detail).toMatch(/An accepted quote, .* keeps/)
    for (const change of [{ ticket_title: 'Another name' }, { cost_price: 60_000 }, { cost_price: 59_000 }, { cost_price: 20_000 }]) {
      const changed = await supplier.patch(`/v1/tickets/${ticket}`, change)
      expect(changed.status, changed.text).toBe(200)
    }
    await expectSold(ticket, id)
  }))

test.each([
  ['its supplier does not', supplier, 30_000],
  ['the operator does', product_management, 60_000],
])('a lower price by a change of many tickets: %s undo it, if the agreed price would be a loss again', (_who, by, cost_price) =>
  withMarkup(async () => {
    const event_id = await putEvent(kit)
    const { ticket } = await acceptQuote(kit, { event_id })
    await setLoss(ticket)
    const made = await supplier.post<{ bulk_id: string }>(bulks, { action: 'reprice', percent: '-50', filter: `event_id=${event_id}` })
    expect(made.status, made.text).toBe(201)
    const { bulk_id } = made.body
    expect((await supplier.post(`${bulks}/${bulk_id}/apply`)).status).toBe(202)
    await workOnChange(kit.service.ctx, bulk_id, false)
    const costs = async () => (await admin.get(`/v1/tickets/${ticket}`)).body.cost_price
    expect(await costs()).toBe(30_000)
    expect((await by.post(`${bulks}/${bulk_id}/undo`)).status).toBe(202)
    await workOnUndo(kit.service.ctx, bulk_id, false)
    expect(await costs()).toBe(cost_price)
  }),
)

test('an automatic price does not rise so far that the agreed price would be a loss', () =>
  withMarkup(async () => {
    const event_id = await putEvent(kit)
    const { ticket, id } = await acceptQuote(kit, { event_id })
    const other = await finance.post<{ supplier_id: string }>('/v1/suppliers', {
      ...{ name: 'Another one', iso_country: 'NLD', default_currency: 'EUR' },
    })
    await putOnSale(kit, { event_id, supplier_id: other.body.supplier_id })
    const plan = { yield_strategy: 'auto', currency_code: 'EUR', diff_from_cheapest: 0, enabled: true, minimum_different_suppliers: 1 }
    const ticket_yield = { ...plan, yield_min_price: 72_000, yield_max_price: 80_000, enabled_supplier_ids: [], disabled_supplier_ids: [] }
    const planned = await supplier.patch(`/v1/tickets/${ticket}`, { ticket_yield })
    expect(planned.status, planned.text).toBe(200)
    await updateAutomaticPrices(kit.service.ctx)
    await expectSold(ticket, id)
  }))

test('a change of many tickets, or its undo, passes over those of accepted quotes if it makes them worse', async () => {
  const event_id = await putEvent(kit)
  const other = await putOnSale(kit, { event_id, ticket_status: 'disabled' })
  const { ticket, id } = await acceptQuote(kit, { event_id })
  const run = async (action: string) => {
    const made = await supplier.post<{ bulk_id: string }>(bulks, { action, filter: `event_id=${event_id}` })
    expect((await supplier.post(`${bulks}/${made.body.bulk_id}/apply`)).status).toBe(202)
    await workOnChange(kit.service.ctx, made.body.bulk_id, false)
    return made.body
  }
  await kit.query(`update ticket set ticket_status = 'disabled' where ticket_id = $1`, [ticket])
  const enabled = await run('enable')
  expect(enabled).toMatchObject({ affected: 2 })
  expect((await supplier.post(`${bulks}/${enabled.bulk_id}/undo`)).status).toBe(202)
  await workOnUndo(kit.service.ctx, enabled.bulk_id, false)
  const statusOf = async (one: string) => (await admin.get<{ ticket_status: string }>(`/v1/tickets/${one}`)).body.ticket_status
  expect([await statusOf(ticket), await statusOf(other)]).toEqual(['available', 'disabled'])
  expect((await supplier.patch(`/v1/tickets/${other}`, { ticket_status: 'available' })).status).toBe(200)
  expect(await run('disable')).toMatchObject({ affected: 1, skipped: [{ reason: 'refused', count: 1 }] })
  expect([await statusOf(ticket), await statusOf(other)]).toEqual(['available', 'disabled'])
  await expectSold(ticket, id)
})

test('what leaves the agreed tickets as they are is changed by the supplier: other countries, the end of the sale after the release, more stock', async () => {
  const { ticket, id } = await acceptQuote(kit)
  for (const change of [
    { countries_disabled: ['DEU'] },
    { latest_sale_date: inHours(400) },
    { supplier_quantity: 30, ticket_title: 'Another name' },
    { release_date: inHours(-1) },
  ]) {
    const changed = await supplier.patch(`/v1/tickets/${ticket}`, change)
    expect(changed.status, changed.text).toBe(200)
  }
  await expectSold(ticket, id)
})

test('the operator can disable and delete the ticket of an accepted quote, and cancel its event', async () => {
  const { ticket } = await acceptQuote(kit)
  expect((await product_management.patch(`/v1/tickets/${ticket}`, { ticket_status: 'disabled' })).status).toBe(200)
  expect((await product_management.delete(`/v1/tickets/${ticket}`)).status).toBe(204)
  const event_id = await putEvent(kit)
  const { ticket: next } = await acceptQuote(kit, { event_id })
  await disrupting(kit, event_id).carryOut({ kind: 'cancelled' })
  expectProblem(await hold(next, 1), 'not_on_sale')
})

test('tickets that are allotted without a quote, or are given back, are their supplier’s to change', async () => {
  const ticket = await putOnSale(kit, { stock: 20, net_rate: 10_000 })
  await allot(kit, ticket, 6)
  expect((await supplier.patch(`/v1/tickets/${ticket}`, { ticket_status: 'disabled' })).status).toBe(200)
  const quoted = await acceptQuote(kit)
  expect((await distributor.post(`${quoted.path}/release`, {})).status).toBe(200)
  expect((await supplier.delete(`/v1/tickets/${quoted.ticket}`)).status).toBe(204)
})
