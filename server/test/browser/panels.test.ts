import { createHash } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caller, type Kit, startKit } from '../kit/index.js'
import { openMarket } from '../marketplace/kit.js'
import { makeValid } from '../selling/kit.js'
import { completed, upload } from '../ticketfiles/kit.js'
import { bookTest } from '../webhooks/kit.js'
import { expectAccessible } from './axe.js'
import { closeContexts, launch } from './chromium.js'
import { counting } from './clicks.js'
import { downloaded, visiting } from './stage.js'

let kit: Kit
let market: Awaited<ReturnType<typeof openMarket>>
let browser: Browser
let at: ReturnType<typeof visiting>
const faults: string[] = []

beforeAll(async () => {
  kit = await startKit({ LOGIN_LIMIT_PER_MINUTE: '1000', RATE_LIMIT_PER_MINUTE: '1000000' })
  await kit.work()
  market = await openMarket(kit)
  browser = await launch()
  at = visiting(browser, kit, faults)
})
afterAll(closeContexts)

/** An order that is relisted and sold to another buyer. */
async function soldOn() {
  const bought = await market.buy('a', await market.first(), 2)
  const relisted = await market.offer('a', bought)
  const sold = await market.buy('b', relisted)
  return { bought, relisted, sold, sale: await market.sale(sold.marketplace_logistic_purchaseorder_id) }
}

test('a chain of resales can be followed from the first order to the last and back', async () => {
  const { bought, sold, sale } = await soldOn()
  const page = await at('support', `/orders/${bought.bookingorder_id}?tab=money`)
  await page
    .getByRole('region', { name: 'Linked sales' })
    .getByRole('link', { name: String(sale.reference_number) })
    .click()
  await page.waitForURL(`**/sales/${sale.purchaseorder_id}`)
  const chain = page.getByRole('region', { name: 'Chain' })
  await chain.getByText('If the sale is kept, the payout stays').waitFor()
  const [first] = sale.linked_purchaseorders
  await chain.getByRole('link', { name: String(first?.reference_number) }).waitFor()
  await chain.getByRole('link', { name: String(sold.booking_code) }).click()
  await page.waitForURL(`**/orders/${sold.bookingorder_id}`)
  await page.getByRole('link', { name: 'its purchase order' }).click()
  await page.waitForURL(`**/sales/${sale.purchaseorder_id}`)
  await chain.getByRole('link', { name: String(first?.reference_number) }).click()
  await page.waitForURL(`**/sales/${first?.purchaseorder_id}`)
})

test('cancelling a relisted order keeps its sale for the next buyer or withdraws it, as the dialog says', async () => {
  const { bought, relisted, sold, sale } = await soldOn()
  const cancel = async (order: typeof sold, choice: string, effect: RegExp) => {
    // The mail about a new order changes the order, and an order that changed meanwhile is not cancelled.
    const confirmed = async () => (await market.order(order.bookingorder_id)).notify_client_status
    await expect.poll(confirmed).toBe('completed')
    const page = await at('support', `/orders/${order.bookingorder_id}`)
    const { click, done } = counting(page, 'Cancel a relisted order, and say what becomes of its sale', 'support')
    await click(page.getByRole('button', { name: 'Cancel order' }))
    const dialog = page.getByRole('dialog')
    await dialog.getByText(effect).waitFor()
    await click(dialog.getByRole('radio', { name: choice }))
    await click(dialog.getByRole('button', { name: 'Cancel the order' }))
    await page.getByText(`${order.booking_code} is cancelled`).waitFor()
    done()
    expect((await market.order(order.bookingorder_id)).logistic_status).toBe('cancelled')
  }
  await cancel(sold, 'Keep the relisting', /purchase order and payout stay as they are/)
  expect(await market.sale(sale.purchaseorder_id)).toMatchObject({ purchaseorder_status: 'confirmed', items: [{ payout: 12_000 }] })
  const next = await market.buy('b', relisted)
  expect(next.marketplace_logistic_purchaseorder_id).toBe(sale.purchaseorder_id)
  await cancel(next, 'Withdraw it', /payout credited back/)
  expect(await market.sale(sale.purchaseorder_id)).toMatchObject({ purchaseorder_status: 'withdrawn' })
  // One of two was sold: it belongs to the first buyer again, and the other is still on sale.
  const { items } = await market.order(bought.bookingorder_id)
  expect(items.filter(({ relisting_status }) => relisting_status === 'listed')).toHaveLength(1)
  await market.sound()
})

test('tickets of a paid order are relisted before they are delivered, and withdrawn from the order', async () => {
  const { bookingorder_id } = await market.buy('a', await market.first(), 2)
  const relistings = async () => (await market.order(bookingorder_id)).items.map(({ relisting_status }) => relisting_status)
  const page = await at('distributor', `/orders/${bookingorder_id}`)
  const offering = counting(page, 'Relist the tickets of an order', 'distributor')
  await offering.click(page.getByRole('button', { name: 'Relist' }))
  const dialog = page.getByRole('dialog', { name: 'Offer tickets again' })
  await dialog.getByLabel('What you want for each, in EUR').fill('150')
  await expectAccessible(page)
  await offering.click(dialog.getByRole('button', { name: 'Offer 2 tickets' }))
  await page.getByText('2 tickets on sale again').waitFor()
  offering.done()
  expect(await relistings()).toEqual(['listed', 'listed'])
  const relisted = page.getByRole('region', { name: 'Items' }).getByRole('link', { name: 'Relisted' })
  await expect.poll(() => relisted.count()).toBe(2)
  await expect.poll(() => page.getByRole('button', { name: 'Relist' }).count()).toBe(0)
  await expectAccessible(page)

  // Support sees the way to withdraw it too.
  const { items } = await market.order(bookingorder_id)
  const staff = await at('support', `/tickets/${items[0]?.relisted_ticket_id}`)
  await staff.getByRole('button', { name: 'Withdraw' }).waitFor()

  const { click, follow, done } = counting(page, 'Withdraw what was relisted', 'distributor')
  await follow(relisted.first())
  await click(page.getByRole('button', { name: 'Withdraw' }))
  await click(page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }))
  await page.getByText('Ticket withdrawn').waitFor()
  done()
  expect(await relistings()).toEqual([null, null])
  await at('distributor', `/orders/${bookingorder_id}`)
  await page.getByRole('button', { name: 'Relist' }).waitFor()
  await expect.poll(() => relisted.count()).toBe(0)
})

test('a test booking is completed without a supplier', async () => {
  const id = await bookTest(kit)
  const page = await at('distributor', `/orders/${id}`)
  const { click, done } = counting(page, 'Complete a test booking', 'distributor')
  await click(page.getByRole('button', { name: 'Simulate' }))
  await click(page.getByRole('menuitem', { name: 'Complete it' }))
  await page.getByText('The test went on').waitFor()
  done()
  expect((await market.order(id)).logistic_status).toBe('completed')
  await page.getByRole('region', { name: 'Status' }).getByText('Completed').first().waitFor()
})

test('a memo with a date is written, found, read by the party it is shared with, and finished', async () => {
  const { bookingorder_id } = await market.buy('a', await market.first())
  const staff = await at('support', `/orders/${bookingorder_id}?tab=memos`)
  const write = async (text: string, scope: string, due?: string) => {
    await staff.getByRole('button', { name: 'New memo' }).click()
    const dialog = staff.getByRole('dialog', { name: 'New memo' })
    await dialog.getByLabel('Text').fill(text)
    await dialog.getByRole('combobox', { name: 'Who reads it' }).click()
    await staff.getByRole('option', { name: scope }).click()
    if (due) await dialog.getByLabel('To be done by').fill(due)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await write('Send the names of all guests', 'Shared: staff and the distributor', '2026-01-05')
  await write('They always forget', 'Staff only')
  await staff.getByText('Was due 5 Jan 2026').waitFor()

  // The other party: the shared memo is due on the overview, links to the order and is finished there.
  const buyer = await at('distributor', '/')
  await buyer.getByRole('region', { name: 'Needs attention' }).getByRole('link', { name: 'Send the names of all guests' }).click()
  await buyer.waitForURL(`**/orders/${bookingorder_id}?tab=memos`)
  const panel = buyer.getByRole('region', { name: 'Memos' })
  await panel.getByRole('checkbox', { name: 'Finished: Send the names of all guests' }).click()
  await panel.getByText(/^Finished \d/).waitFor()
  await expect.poll(() => buyer.getByText('They always forget').count()).toBe(0)
  await expect.poll(() => panel.getByRole('button', { name: /^Edit/ }).count()).toBe(0)

  await staff.keyboard.press('Control+k')
  await staff.getByRole('combobox', { name: 'Find anything' }).fill('names of all')
  await staff.getByRole('option', { name: /Send the names of all guests/ }).waitFor()
  await staff.keyboard.press('Enter')
  await staff.waitForURL(`**/orders/${bookingorder_id}?tab=memos`)
  await at('support', '/memos?finished=true')
  await staff.getByRole('link', { name: /Send the names of all guests/ }).waitFor()
  // A memo is due on its day, also if the page was opened earlier.
  await staff.clock.setSystemTime('2031-02-03T10:00:00Z')
  await staff.getByRole('button', { name: 'Due', exact: true }).first().click()
  await staff.waitForURL(/action_date=le%3A2031-02-03/)
})

test('impersonation is shown on every page, and changes are recorded with both clients', async () => {
  const { distributor_id, client_id, username } = kit.accounts.distributor
  const page = await at('admin', `/clients/${client_id}`)
  await page.getByRole('button', { name: 'Act as' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Act as/ })
    .click()
  const banner = page.getByRole('status').filter({ hasText: 'You act as' })
  await banner.getByText(username).waitFor()
  // After a reload the impersonation continues, and no token was stored that could be stolen.
  await page.reload()
  await banner.getByText(username).waitFor()
  expect(await page.evaluate<string>('document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toMatch(/eyJ|\brt_/)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill(String(distributor_id))
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/distributors/${distributor_id}`)
  await banner.getByText(username).waitFor()
  await page.getByRole('button', { name: 'New memo' }).click()
  const dialog = page.getByRole('dialog', { name: 'New memo' })
  await dialog.getByLabel('Text').fill('Written on your behalf')
  // What a distributor writes is always shared: nothing to choose.
  await dialog.getByText('Shared: staff and the distributor').waitFor()
  await expect.poll(() => dialog.getByLabel('Who reads it').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('region', { name: 'Memos' }).getByText('Written on your behalf').waitFor()
  const [row] = await kit.query(
    `select h.client_id, h.impersonator_client_id from history h join memo m on m.memo_id = h.resource_id where m.text = 'Written on your behalf'`,
  )
  expect(row).toEqual({ client_id, impersonator_client_id: kit.accounts.admin.client_id })
  await banner.getByRole('button', { name: 'End impersonation' }).click()
  await page.getByRole('link', { name: 'Clients', exact: true }).waitFor()
  await expect.poll(() => banner.count()).toBe(0)
  await page.reload()
  await page.getByRole('link', { name: 'Clients', exact: true }).waitFor()
  await expect.poll(() => banner.count()).toBe(0)
  // At the service too: no impersonation session stays open.
  const open = 'select count(*)::int as count from session where impersonator_client_id is not null and revoked is null'
  // The session from before the reload has lost its token, and expires.
  expect(await kit.query(open)).toEqual([{ count: 1 }])
})

test('tickets of an order are downloaded one by one or together, with the announced bytes, and who fetched them is shown; its invoice is a PDF', async () => {
  const ticket_id = await market.first()
  const { bookingorder_id } = await market.buy('a', ticket_id, 2)
  const csv = 'section,row,seat,barcode\nA,12,7,4006381333931\nA,12,8,4006381333948\n'
  await upload(kit.as.supplier, ticket_id, csv, { auto_assign: 'true' })
  const order = await completed(kit.as.distributor, bookingorder_id)
  const page = await at('distributor', `/orders/${bookingorder_id}?tab=delivery`)
  const fetch = (name: string, panel = 'Downloads') =>
    downloaded(page, () => page.getByRole('region', { name: panel }).getByRole('button', { name }).click())
  const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const pdf = await fetch('A-12-7.pdf')
  expect(pdf.name).toBe(`${order.booking_code}-A-12-7.pdf`)
  expect(sha(pdf.bytes)).toBe(order.items[0]?.ticket_sha)
  // Who fetched what, newest first, as soon as it is fetched.
  const log = () => page.getByRole('table', { name: 'Fetched' }).locator('tbody td:nth-child(n + 2)').allTextContents()
  await expect.poll(log).toEqual(['You', 'One ticket'])
  const zip = await fetch('All as ZIP')
  expect(zip.name).toBe(`${order.booking_code}.zip`)
  expect(sha(zip.bytes)).toBe(order.zip_sha)
  await expect.poll(log).toEqual(['You', 'All tickets', 'You', 'One ticket'])
  // A colleague is named.
  const { distributor_id } = kit.accounts.distributor
  const colleague = { scope: 'distributor', label: 'The night desk', distributor_id, roles: ['api'] }
  const { client_id } = (await kit.as.admin.post<{ client_id: string }>('/v1/clients', colleague)).body
  const key = await kit.as.admin.post<{ api_key: string }>(`/v1/clients/${client_id}/keys`, { label: 'night' })
  const night = caller(kit.url, { 'x-api-key': key.body.api_key })
  expect((await night.get(`/v1/etickets/download/zip/${bookingorder_id}`)).status).toBe(200)
  await page.reload()
  await expect.poll(async () => (await log()).slice(0, 2)).toEqual(['The night desk', 'All tickets'])
  const link = await kit.as.distributor.post<{ url: string }>(`/v1/itineraries/share/${bookingorder_id}/${ticket_id}/link`, {})
  const code = `${new URL(link.body.url).pathname}/tickets/${order.items[1]?.download_items[0]?.downloaditem_id}/code`
  expect((await kit.as.nobody.get(code)).status).toBe(200)
  await page.reload()
  await expect
    .poll(async () => (await log()).slice(0, 4))
    .toEqual(['A guest, by link', 'The code of one ticket', 'The night desk', 'All tickets'])
  const staff = await at('support', `/orders/${bookingorder_id}?tab=delivery`)
  await staff.getByRole('table', { name: 'Fetched' }).getByRole('cell', { name: 'The distributor' }).first().waitFor()
  // The seller may not fetch the buyer's files.
  const seller = await at('supplier', `/orders/${bookingorder_id}?tab=delivery`)
  await seller.getByRole('region', { name: 'Downloads' }).getByRole('table').waitFor()
  await expect.poll(() => seller.getByRole('button', { name: 'All as ZIP' }).count()).toBe(0)
  await page.getByRole('tab', { name: 'Money' }).click()
  const [number = ''] = order.invoices
  const invoice = await fetch(number, 'Money')
  expect(invoice.name).toBe(`${number}.pdf`)
  expect(invoice.bytes.subarray(0, 5).toString()).toBe('%PDF-')

  await makeValid(kit, ticket_id)
  const admitted = await kit.as.supplier.post('/v1/admissions', { orderitem_id: order.items[0]?.orderitem_id, gate: 'Gate 4' })
  expect(admitted.status, admitted.text).toBe(200)
  await page.goto(`/console/orders/${bookingorder_id}`)
  const items = page.getByRole('region', { name: 'Items' })
  await items.getByText(/^Let in \d.*, Gate 4$/).waitFor()
  await expect.poll(() => items.getByText(/^Let in/).count()).toBe(1)
})

test('files, buyers and sales periods of a ticket are shown and changed on its page', async () => {
  const ticket_id = await market.first({ stock: 9 })
  await market.buy('a', ticket_id, 3)
  const { ticketfile_id } = (await upload(kit.as.supplier, ticket_id, 'seat\n1\n2\n', {}, { name: 'two.csv' })).body
  const page = await at('product_management', `/tickets/${ticket_id}`)
  const buyers = page.getByRole('region', { name: 'Who may buy' })
  await buyers.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('combobox', { name: 'Not these countries' }).fill('german')
  await page.getByRole('option', { name: 'Germany' }).click()
  await dialog.getByRole('combobox', { name: 'Only these distributors' }).fill('first')
  await page.getByRole('option', { name: 'First Agency' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await buyers.getByText('First Agency').waitFor()
  const periods = page.getByRole('region', { name: 'Sales periods' })
  await periods.getByRole('button', { name: 'New period' }).click()
  await dialog.getByLabel('Name').fill('Early bird')
  await dialog.getByLabel('From').fill('2026-01-01T00:00')
  await dialog.getByLabel('Until').fill('2030-01-01T00:00')
  await dialog.getByLabel('Price').fill('110')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await periods.getByText('€110.00').waitFor()
  const stored = (await kit.as.admin.get(`/v1/tickets/${ticket_id}`)).body
  expect(stored).toMatchObject({
    countries_disabled: ['DEU'],
    distributors_enabled: [kit.accounts.distributor.distributor_id],
    sales_periods: [{ label: 'Early bird', net_rate: 11_000 }],
  })
  await page.getByRole('region', { name: 'Files' }).getByRole('link', { name: 'two.csv' }).click()
  await page.waitForURL(`**/ticket-files/${ticketfile_id}`)
  const preview = page.getByRole('region', { name: 'Effect of the assignment' })
  await preview.getByText('3 order items without a seat').waitFor()
  await preview.getByText('2 of them').waitFor()
  await page.getByRole('region', { name: 'Who would get which seats' }).getByText('side by side').waitFor()
  await expectAccessible(page)
})

test('no page reported an error', () => expect(faults).toEqual([]))
