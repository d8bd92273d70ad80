import { expect, test } from 'vitest'
import { renderInvoice } from '../../src/money/invoices/pdf.js'
import type { InvoiceRow } from '../../src/money/invoices/store.js'
import { wordsOf } from '../../src/money/invoices/wording.js'
import { expectProblem, startKit } from '../kit/index.js'
import { putEvent, putOnSale } from '../selling/kit.js'
import { buyer, setDistributor } from './kit.js'
import { expectOrderAgrees } from './views.js'

const kit = await startKit({
  OPERATOR_NAME: 'Ticket Hub B.V.',
  OPERATOR_ADDRESS: 'Kade 1 | 1011 AB Amsterdam',
  OPERATOR_VAT_NUMBER: 'NL009999999B01',
  OPERATOR_BANK_ACCOUNT: 'NL02 ABNA 0123 4567 89',
})
const first = buyer(kit.as.distributor)
await setDistributor(kit, 'distributor', {
  payment_methods: ['invoice', 'card', 'prepaid'],
  payment_condition: 'net30',
  vat_number: 'DE123456789',
  iso_country: 'DEU',
  member_state: 'DEU',
  invoice_address: { streetname: 'Hauptstraße', number: '5', postalcode: '10115', city: 'Berlin', country: 'DEU' },
  fee_rules: [{ type: 'booking', percent: '0', fixed: 500, per: 'order' }],
})
const documents = (id: string) =>
  kit.query<InvoiceRow>('select * from invoice where bookingorder_id = $1 order by created, invoice_id', [id])
const onPaper = (row: InvoiceRow | undefined) => renderInvoice({ ...(row as InvoiceRow), ...wordsOf(row as InvoiceRow) })
const full = async (percent = 0) => {
  const ticket = await putOnSale(kit, { stock: 100 })
  await kit.query('update ticket set cancellation_policy = $2 where ticket_id = $1', [
    ticket,
    JSON.stringify([{ until_days_before: 0, refund_percent: percent }]),
  ])
  return [{ ticket_id: ticket, quantity: 2 }]
}

test('an invoice has the parties, the lines, the VAT by country, and the due date', async () => {
  const { id } = await first.book(await full(), { invoice_reference: 'PO 4711' })
  const [row] = await documents(id)
  expect(row).toMatchObject({
    invoice_id: expect.stringMatching(/^[0-9a-z]{26}_inv$/),
    kind: 'invoice',
    currency: 'EUR',
    total: 20_500,
    reference: 'PO 4711',
    corrects: null,
    lines: [
      {
        text: expect.stringMatching(/^Match \d+, \d{4}-\d\d-\d\d: Ticket \d+$/),
        quantity: 2,
        unit_price: 10_000,
        amount: 20_000,
        vat_rate: '23',
      },
      { text: 'Booking fee', quantity: 1, amount: 500, vat_rate: '0' },
    ],
    vat: [
      { country: 'PRT', rate: '23', gross: 20_000, vat: 3_740 },
      { country: 'NLD', vat_category: 'rc', gross: 500, vat: 0, note: expect.stringContaining('Reverse charge') },
    ],
    seller: { name: 'Ticket Hub B.V.', lines: ['Kade 1', '1011 AB Amsterdam', 'Netherlands'], vat_number: 'NL009999999B01' },
    buyer: { name: 'First Agency', lines: ['Hauptstraße 5', '10115 Berlin', 'Germany'], vat_number: 'DE123456789' },
  })
  const due = (Date.parse(`${row?.due_by}`) - Date.parse(kit.clock.now().toISOString().slice(0, 10))) / 86_400_000
  expect(due).toBe(30)
})

test('an invoice is a PDF by its id or its number, only for the distributor and finance', async () => {
  const { id } = await first.book(await full())
  const [row] = await documents(id)
  const number = String(row?.invoice_number)
  expect((await first.order(id)).invoices).toEqual([number])
  for (const name of [row?.invoice_id, number]) {
    const answer = await fetch(`${kit.url}/v1/bookingorders/${id}/invoice/${name}`, {
      headers: { 'x-api-key': kit.accounts.distributor.api_key },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${number}.pdf"`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.subarray(-6).toString()).toContain('%%EOF')
    expect(bytes.equals(await onPaper(row))).toBe(true)
  }
  const address = `/v1/bookingorders/${id}/invoice/${number}`
  for (const who of ['admin', 'finance'] as const) expect((await kit.as[who].get(address)).status).toBe(200)
  for (const who of ['support', 'supplier', 'product_management'] as const) expectProblem(await kit.as[who].get(address), 'forbidden')
  expectProblem(await kit.as.distributor2.get(address), 'invoice_not_found')
  expectProblem(await kit.as.distributor.get(`/v1/bookingorders/${id}/invoice/none`), 'invoice_not_found')
  const other = await first.book(await full())
  expectProblem(await kit.as.distributor.get(`/v1/bookingorders/${other.id}/invoice/${number}`), 'invoice_not_found')
})

test('a credit note names the invoice it corrects, and an issued document does not change when the buyer moves', async () => {
  const { id } = await first.book(await full(50))
  const [before] = await documents(id)
  const old = await onPaper(before)
  await setDistributor(kit, 'distributor', { distributor_name: 'First Agency moved' })
  await first.change(id, { logistic_status: 'cancelled' })
  const [invoice, credit] = await documents(id)
  expect(credit).toMatchObject({
    kind: 'creditnote',
    invoice_number: expect.stringMatching(/^C\d{4}-\d{6}$/),
    corrects: invoice?.invoice_number,
    total: 10_250,
    due_by: null,
    buyer: { name: 'First Agency moved' },
    lines: [
      { quantity: 2, unit_price: null, amount: 10_000 },
      { text: 'Booking fee', amount: 250 },
    ],
  })
  expect(old.equals(await onPaper(invoice))).toBe(true)
  expect((await first.order(id)).invoices).toEqual([invoice?.invoice_number, credit?.invoice_number])
})

test('the first invoice of a card order shows the price that was corrected before the payment', async () => {
  const firstLine = async (prices: number[]) => {
    const { id } = await first.book(await full(), { payment_method: 'card', payment_reference: 'psp-1' })
    const { items } = await first.order(id)
    const changes = prices.map((net_rate, index) => ({ orderitem_id: items[index]?.orderitem_id, net_rate }))
    const changed = await kit.as.admin.put(`/v1/bookingorders/${id}`, { items: changes })
    expect(changed.status, changed.text).toBe(200)
    await kit.as.finance.put(`/v1/bookingorders/${id}`, { distributorfinancial_status: 'paid' })
    return (await documents(id)).map(({ lines }) => lines[0])
  }
  expect(await firstLine([15_000, 15_000])).toMatchObject([{ quantity: 2, unit_price: 15_000, unit_currency: 'EUR', amount: 30_000 }])
  expect(await firstLine([15_000])).toMatchObject([{ quantity: 2, unit_price: null, unit_currency: null, amount: 25_000 }])
})

test('a credit note of one ticket in another currency has the quantity one, whichever of them is cancelled', async () => {
  await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.85315' } })
  const ticket_id = await putOnSale(kit, { currency_code: 'GBP', net_rate: 1_001 })
  await kit.query('update ticket set cancellation_policy = $2 where ticket_id = $1', [
    ticket_id,
    JSON.stringify([{ until_days_before: 0, refund_percent: 100 }]),
  ])
  for (const index of [0, 1, 2]) {
    const { id } = await first.book([{ ticket_id, quantity: 3 }])
    const { items } = await first.order(id)
    await first.change(id, { items: [{ orderitem_id: items[index]?.orderitem_id, ticket_status: 'cancelled' }] })
    // 30.03 GBP are 35.20 EUR: shares of 11.74, 11.73 and 11.73.
    expect((await documents(id)).map(({ lines }) => [lines[0]?.quantity, lines[0]?.amount])).toEqual([
      [3, 3_520],
      [1, 1_173],
    ])
  }
})

test('corrected prices that balance each other have a credit note with a total of zero, because the VAT changes', async () => {
  const event_id = await putEvent(kit)
  const [dearer, cheaper] = [await putOnSale(kit, { event_id }), await putOnSale(kit, { event_id })]
  await kit.query("update ticket set vat_category = 'low', cost_price = 1 where ticket_id = $1", [cheaper])
  const { id } = await first.book([
    { ticket_id: dearer, quantity: 1 },
    { ticket_id: cheaper, quantity: 1 },
  ])
  const { items } = (await kit.as.admin.get<{ items: { orderitem_id: string; ticket_id: string }[] }>(`/v1/bookingorders/${id}`)).body
  const priced = (ticket: string, net_rate: number) => ({
    orderitem_id: items.find(({ ticket_id }) => ticket_id === ticket)?.orderitem_id,
    net_rate,
  })
  const changed = await kit.as.admin.put(`/v1/bookingorders/${id}`, { items: [priced(dearer, 12_000), priced(cheaper, 8_000)] })
  expect(changed.status, changed.text).toBe(200)
  const [invoice, credit, ...more] = await documents(id)
  expect(more).toEqual([])
  expect(credit).toMatchObject({
    kind: 'creditnote',
    corrects: invoice?.invoice_number,
    total: 0,
    due_by: null,
    lines: [
      { quantity: 1, amount: -2_000, vat_rate: '23' },
      { quantity: 1, amount: 2_000, vat_rate: '6' },
    ],
    vat: [
      { country: 'PRT', rate: '23', gross: -2_000, vat: -374 },
      { country: 'PRT', rate: '6', gross: 2_000, vat: 113 },
    ],
  })
  expect(wordsOf(credit as InvoiceRow).payment_text).toBe('The total has not changed: there is nothing to pay or to return.')
  expect((await onPaper(credit)).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await first.order(id)).invoices).toEqual([invoice?.invoice_number, credit?.invoice_number])
})

test('an order that was free has an invoice as soon as it costs something, and one that was void', async () => {
  await kit.as.finance.post(`/v1/distributors/${kit.accounts.distributor.distributor_id}/prepaid`, {
    amount: 50_000,
    currency: 'EUR',
    reference: 'Transfer',
  })
  const priced = async (id: string, net_rate: number) => {
    const { items } = await first.order(id)
    const changed = await kit.as.admin.put(`/v1/bookingorders/${id}`, { items: [{ orderitem_id: items[0]?.orderitem_id, net_rate }] })
    expect(changed.status, changed.text).toBe(200)
    await expectOrderAgrees(kit, id)
    return (await documents(id)).map(({ kind, total, due_by }) => ({ kind, total, isOwed: due_by !== null }))
  }
  await setDistributor(kit, 'distributor', { fee_rules: [] })
  for (const payment_method of ['invoice', 'prepaid']) {
    const { id } = await first.book([{ ticket_id: await putOnSale(kit, { net_rate: 0 }), quantity: 1 }], { payment_method })
    expect(await documents(id)).toEqual([])
    expect(await priced(id, 2_000)).toEqual([{ kind: 'invoice', total: 2_000, isOwed: payment_method === 'invoice' }])
  }
  const { id } = await first.book([{ ticket_id: await putOnSale(kit), quantity: 1 }], {
    payment_method: 'card',
    payment_reference: 'psp-1',
  })
  expect((await kit.as.finance.put(`/v1/bookingorders/${id}`, { distributorfinancial_status: 'void' })).status).toBe(200)
  expect(await priced(id, 12_000)).toEqual([{ kind: 'invoice', total: 2_000, isOwed: true }])
  await setDistributor(kit, 'distributor', { fee_rules: [{ type: 'booking', percent: '0', fixed: 500, per: 'order' }] })
})

test('a document explains how its payment method moves the money', async () => {
  await kit.as.finance.post(`/v1/distributors/${kit.accounts.distributor.distributor_id}/prepaid`, {
    amount: 100_000,
    currency: 'EUR',
    reference: 'Transfer',
  })
  const said = async (payment_method: string, payment_reference?: string) => {
    const { id } = await first.book(await full(50), { payment_method, payment_reference })
    if (payment_reference) await kit.as.finance.put(`/v1/bookingorders/${id}`, { distributorfinancial_status: 'paid' })
    await first.change(id, { logistic_status: 'cancelled' })
    return (await documents(id)).map((row) => wordsOf(row).payment_text)
  }
  expect(await said('invoice')).toEqual([
    expect.stringMatching(/^Please pay 205\.00 EUR by \d+ \w+ \d{4} to NL02 ABNA 0123 4567 89, quoting \d{4}-\d{6}\.$/),
    'This amount lowers what you owe; what you have paid already is returned to you.',
  ])
  expect(await said('prepaid')).toEqual(['Paid from your prepaid balance.', 'This amount is back on your prepaid balance.'])
  expect(await said('card', 'psp-1')).toEqual(['Paid, reference psp-1. Thank you.', 'This amount goes back the way it was paid.'])
})

test('numbers have no gaps, per year and kind, also when bookings fail', async () => {
  const items = await full(100)
  const [{ last: from } = { last: 0 }] = await kit.query<{ last: number }>("select last from invoice_counter where series not like 'C%'")
  const tooDear = [{ ticket_id: await putOnSale(kit, { net_rate: 200_000_000_00, stock: 50 }), quantity: 1 }]
  const tries = await Promise.all(
    Array.from({ length: 24 }, async (_, index) => first.tryToBook(await first.reserve(index % 3 === 0 ? tooDear : items))),
  )
  expect(tries.filter((reply) => reply.status === 201)).toHaveLength(16)
  const orders = tries.flatMap((reply) => (reply.status === 201 ? reply.body.bookingorders : []))
  await Promise.all(orders.map(({ bookingorder_id }) => first.change(bookingorder_id, { logistic_status: 'cancelled' })))
  const rows = await kit.query<{ invoice_number: string }>('select invoice_number from invoice')
  const year = kit.clock.now().getUTCFullYear()
  for (const series of [`${year}-`, `C${year}-`]) {
    const numbers = rows.flatMap((row) => (row.invoice_number.startsWith(series) ? [Number(row.invoice_number.slice(series.length))] : []))
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1))
  }
  const [{ last } = { last: 0 }] = await kit.query<{ last: number }>("select last from invoice_counter where series not like 'C%'")
  expect(last).toBe(from + 16)
})

test('an order that is paid at once has an invoice without a due date; a free order has none', async () => {
  await kit.as.finance.post(`/v1/distributors/${kit.accounts.distributor.distributor_id}/prepaid`, {
    amount: 100_000,
    currency: 'EUR',
    reference: 'Transfer',
  })
  const prepaid = await first.book(await full(), { payment_method: 'prepaid' })
  expect((await documents(prepaid.id))[0]).toMatchObject({ due_by: null, payment_method: 'prepaid', total: 20_500 })
  await setDistributor(kit, 'distributor', { fee_rules: [] })
  const free = await first.book([{ ticket_id: await putOnSale(kit, { net_rate: 0 }), quantity: 1 }])
  expect(await first.order(free.id)).toMatchObject({ amount: 0, invoices: [], distributorfinancial_status: 'invoiced' })
})

test('the list of numbers that finance changes decides about no document: it has one invoice, and every document stays in the list', async () => {
  const finish = async (id: string, changes: object) => {
    const answer = await kit.as.finance.put<{ invoices: string[] }>(`/v1/bookingorders/${id}`, changes)
    expect(answer.status, answer.text).toBe(200)
    return answer.body.invoices
  }
  const numbers = async (id: string) => (await documents(id)).map((row) => row.invoice_number)
  const owed = await first.book(await full(50))
  const [invoice] = await numbers(owed.id)
  expect(await finish(owed.id, { invoices: ['X-1'] })).toEqual([invoice, 'X-1'])
  expect(await finish(owed.id, { invoices: [] })).toEqual([invoice])
  await finish(owed.id, { distributorfinancial_status: 'paid' })
  expect(await numbers(owed.id)).toEqual([invoice])
  await first.change(owed.id, { logistic_status: 'cancelled' })
  expect((await documents(owed.id)).map(({ kind, total }) => [kind, total])).toEqual([
    ['invoice', 20_000],
    ['creditnote', 10_000],
  ])
  // A number that finance noted before the payment does not stand for an invoice; a payment in the same request loses none.
  const open = await first.book(await full(), { payment_method: 'card', payment_reference: 'psp' })
  expect(await finish(open.id, { invoices: ['X-2'] })).toEqual(['X-2'])
  const listed = await finish(open.id, { distributorfinancial_status: 'paid', invoices: ['X-2', 'X-3'] })
  expect(await numbers(open.id)).toHaveLength(1)
  expect(listed).toEqual([...(await numbers(open.id)), 'X-2', 'X-3'])
})
