import { describe, expect, test } from 'vitest'
import { startKit } from '../kit/index.js'
import { putOnSale } from '../selling/kit.js'

const kit = await startKit()
const { distributor, product_management } = kit.as

await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.8', USD: '1.25' } })

interface Shown extends Record<string, unknown> {
  ticket_id: string
}
const ticket = await putOnSale(kit, { stock: 50 })
const listed = async (as = distributor) =>
  (await as.get<{ tickets: Shown[] }>('/v1/tickets?page_size=200')).body.tickets.find((one) => one.ticket_id === ticket)
const single = async (as = distributor) => (await as.get<Shown>(`/v1/tickets/${ticket}`)).body

const of = (table: string) => `(select ${table}_id from ticket where ticket_id = $1)`
/** A change of each table from which a ticket is shown, by another process. */
const changes: Record<string, string> = {
  ticket: "update ticket set ticket_title = ticket_title || ' again' where ticket_id = $1",
  ticket_stock: 'update ticket_stock set supplier_quantity = supplier_quantity - 1 where ticket_id = $1',
  event: `update event set event_status = case event_status when 'cancelled' then 'notstarted' else 'cancelled' end where event_id = ${of('event')}`,
  category: `update category set category_name = category_name || ' again' where category_id = ${of('category')}`,
  supplier: `update supplier set cancellation_policy = '[{"until_days_before": 30, "refund_percent": 50}]' where supplier_id = ${of('supplier')}`,
  venue: `update venue set country = case country when 'GBR' then 'USA' else 'GBR' end where venue_id = ${of('venue')}`,
}

describe('Rows of lists that a process has read before', () => {
  test.each(Object.entries(changes))('A list shows a change of %s at once', async (_table, change) => {
    const before = await listed()
    expect(await listed()).toEqual(before)
    await kit.query(change, [ticket])
    const after = await listed()
    expect(after).toEqual(await single())
    expect(after).not.toEqual(before)
  })

  test('The rows of a distributor and of the operator are separate', async () => {
    expect(await listed()).not.toHaveProperty('cost_price')
    expect(await listed(product_management)).toHaveProperty('cost_price')
    expect(await listed(product_management)).toEqual(await single(product_management))
    expect(await listed()).toEqual(await single())
  })
})
