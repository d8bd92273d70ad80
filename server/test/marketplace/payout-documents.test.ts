import { expect, test } from 'vitest'
import { payOut } from '../../src/selling/sales/payout.js'
import { startKit } from '../kit/index.js'
import { textOfPdf } from '../kit/pdf.js'
import { buyer, setDistributor } from '../payments/kit.js'
import { putEvent, putOnSale } from '../selling/kit.js'
import type { Sale } from './kit.js'

const kit = await startKit({ PAYOUT_DAYS_AFTER_EVENT: '0', CANCELLATION_POLICY: '0:100', OPERATOR_NAME: 'Ticket Hub' })
const { admin, finance, product_management: operator } = kit.as
const supplier_id = kit.accounts.supplier.supplier_id as string
const first = buyer(kit.as.distributor)
await setDistributor(kit, 'distributor', { credit_limit: 90_000_000 })
const withNumber = async (vat_number: string | null) =>
  expect((await operator.patch(`/v1/suppliers/${supplier_id}`, { vat_number })).status).toBe(200)

interface Item {
  orderitem_id: string
  ticket_id: string
}
/** Tickets of one event with these categories of VAT, so many of each, in one order. */
async function sell(quantities: Record<string, number>, net_rate = 10_000) {
  const event_id = await putEvent(kit)
  const tickets: Record<string, string> = {}
  for (const category of Object.keys(quantities)) {
    const ticket = await putOnSale(kit, { event_id, net_rate })
    await kit.query('update ticket set vat_category = $2 where ticket_id = $1', [ticket, category])
    tickets[category] = ticket
  }
  const { id } = await first.book(
    Object.entries(quantities).map(([category, quantity]) => ({ ticket_id: tickets[category] as string, quantity })),
  )
  const { items } = (await admin.get<{ items: Item[] }>(`/v1/bookingorders/${id}`)).body
  const item = (category: string) => items.find(({ ticket_id }) => ticket_id === tickets[category])?.orderitem_id
  return { id, event_id, item }
}
const cancel = async (id: string, orderitem_id: string | undefined) =>
  expect((await admin.put(`/v1/bookingorders/${id}`, { items: [{ orderitem_id, ticket_status: 'cancelled' }] })).status).toBe(200)
/** The order is paid and delivered, its event is over, and the supplier is paid. */
async function settle(id: string, event_id: string): Promise<void> {
  await finance.put(`/v1/bookingorders/${id}`, { distributorfinancial_status: 'paid' })
  await kit.query("update bookingorder set logistic_status = 'completed' where bookingorder_id = $1 and logistic_status <> 'completed'", [
    id,
  ])
  await kit.query(
    "update event set date_start_utc = now() - interval '1 hour', date_stop_utc = now() - interval '1 minute' where event_id = $1",
    [event_id],
  )
  await payOut(kit.service.ctx)
}
const saleOf = async (event_id: string) =>
  (await finance.get<{ sales: (Sale & { invoices: string[]; reference_number: string })[] }>(`/v1/sales?event_id=${event_id}`)).body
    .sales[0]
async function paper(event_id: string, place: number) {
  const sale = await saleOf(event_id)
  const answer = await fetch(`${kit.url}/v1/sales/${sale?.purchaseorder_id}/invoice/${sale?.invoices[place]}`, {
    headers: { 'x-api-key': kit.accounts.supplier.api_key },
  })
  expect(answer.status).toBe(200)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { bytes, text: textOfPdf(bytes).replace(/\s+/g, ' '), sale }
}
/** VAT in payouts, deductible, as the ledger has it. */
const inputVat = async (id: string) => {
  const [row] = await kit.query<{ amount: number }>(
    "select sum(e.amount) as amount from ledger_transaction t join ledger_entry e using (transaction_id) where t.bookingorder_id = $1 and e.account like 'input_vat:%'",
    [id],
  )
  return Number(row?.amount ?? 0)
}

test('the document of a payout has the admissions that are paid, and the VAT of each rate, as the ledger has it', async () => {
  await withNumber('NL004495445B01')
  const { id, event_id, item } = await sell({ high: 1, low: 3 })
  await cancel(id, item('low'))
  await settle(id, event_id)
  const { text } = await paper(event_id, 0)
  expect(text).toMatch(/: Ticket \d+, sale \S+ 1 23 % 100\.00 .*: Ticket \d+, sale \S+ 2 6 % 200\.00 Total with VAT 300\.00 EUR/)
  expect(text).toContain('Portugal, 23 % 81.30 18.70 100.00 Portugal, 6 % 188.68 11.32 200.00')
  expect(await inputVat(id)).toBe(1_870 + 1_132)

  // Corrected after the payout: the credit note has this admission only.
  const corrected = await admin.put(`/v1/bookingorders/${id}`, { items: [{ orderitem_id: item('high'), cost_price: 4_000 }] })
  expect(corrected.status, corrected.text).toBe(200)
  const next = await sell({ high: 1 }, 50_000)
  await settle(next.id, next.event_id)
  const { text: credit, sale } = await paper(event_id, 1)
  expect(sale?.invoices).toEqual([expect.stringMatching(/^S\d{4}-/), expect.stringMatching(/^SC\d{4}-/)])
  expect(credit).toMatch(/sale \S+ 1 23 % 60\.00 Credited with VAT 60\.00 EUR/)
  expect(credit).toContain('Portugal, 23 % 48.78 11.22 60.00')
  expect(credit).not.toContain('6 %')
  expect(await inputVat(id)).toBe(748 + 1_132)
})

test('without VAT it says why: no VAT number, reverse charge, or a rate of zero', async () => {
  const missing = 'the supplier has given no VAT number'
  const said = async (category: string) => {
    const { id, event_id } = await sell({ [category]: 1 })
    await settle(id, event_id)
    return (await paper(event_id, 0)).text
  }
  expect(await said('none')).not.toContain(missing)
  const reversed = await said('rc')
  expect(reversed).not.toContain(missing)
  expect(reversed).toContain('Portugal, 0 % 100.00 0.00 100.00 Reverse charge: the recipient accounts for the VAT')
  await withNumber(null)
  expect(await said('high')).toContain(missing)
})

test('it does not change when the event is renamed or gets another date', async () => {
  const { id, event_id } = await sell({ high: 2 })
  await settle(id, event_id)
  const { bytes } = await paper(event_id, 0)
  const renamed = await operator.patch(`/v1/events/${event_id}`, { event_name: 'Another name' })
  expect(renamed.status, renamed.text).toBe(200)
  await kit.query(
    "update event set date_start = date_start + interval '1 day', date_stop = date_stop + interval '1 day' where event_id = $1",
    [event_id],
  )
  expect((await saleOf(event_id))?.event_name).toBe('Another name')
  expect((await paper(event_id, 0)).bytes.equals(bytes)).toBe(true)
})
