import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrange } from '../catalogue/arrange.js'
import { type Kit, startKit } from '../kit/index.js'
import { makeValid, order, putOnSale } from '../selling/kit.js'
import { completed } from '../ticketfiles/kit.js'
import { violations } from './axe.js'
import { closeContexts, launch } from './chromium.js'
import { counting } from './clicks.js'
import { beforeWrite, discarding, downloaded, keepEditing, picture, settled, theirsOrYours, visiting } from './stage.js'

let kit: Kit
let browser: Browser
let make: ReturnType<typeof arrange>
let at: ReturnType<typeof visiting>
const faults: string[] = []

beforeAll(async () => {
  kit = await startKit({ LOGIN_LIMIT_PER_MINUTE: '1000', RATE_LIMIT_PER_MINUTE: '1000000' })
  await kit.work()
  make = arrange(kit)
  browser = await launch()
  at = visiting(browser, kit, faults)
})
afterAll(closeContexts)

/** Pastes into what has the focus. */
async function paste(page: Page, lines: string[][]): Promise<void> {
  await page.evaluate(`{
    const data = new DataTransfer()
    data.setData('text', ${JSON.stringify(lines.map((line) => line.join('\t')).join('\n'))})
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }`)
}

/** An event at a venue with two categories. */
async function emptyEvent(event_name: string) {
  const { venue_id } = await make.venue()
  const names = ['North Stand', 'Sky Lounge']
  for (const category_name of names) await make.category({ venue_id, category_name })
  return make.event({ venue_id, event_name })
}
interface Ticket {
  ticket_id: string
  ticket_title: string
  cost_price: number
  supplier_quantity: number
  ticket_type: string
}
const ticketsOf = async (event_id: string): Promise<Ticket[]> =>
  (await kit.as.admin.get<{ tickets: Ticket[] }>(`/v1/tickets?event_id=${event_id}&sorting=ticket_id`)).body.tickets

describe('tickets of an event as a grid', () => {
  test('the checklist of an event that is over has links only for those who can change something', async () => {
    const { event_id } = await emptyEvent('Past Match')
    await kit.query("update event set event_status = 'finished' where event_id = $1", [event_id])
    for (const [who, links] of [
      ['supplier', []],
      ['admin', ['Edit the event']],
    ] as const) {
      const checklist = (await at(who, `/events/${event_id}`)).getByRole('region', { name: 'Ready to sell' })
      await checklist.getByText('The event is not on sale').waitFor()
      await expect.poll(() => checklist.getByRole('link').allTextContents()).toEqual(links)
    }
  })

  test('who may not change the names of an event reads them as text', async () => {
    const { event_id } = await emptyEvent('Named Match')
    const reader = await at('distributor', `/translations/${event_id}`)
    const names = reader.getByRole('region', { name: 'Names' })
    await names.getByText('English', { exact: true }).waitFor()
    await expect.poll(() => names.getByRole('textbox').count()).toBe(0)
    const writer = await at('admin', `/translations/${event_id}`)
    await expect.poll(() => writer.getByRole('region', { name: 'Names' }).getByRole('textbox').count()).toBe(14)
  })

  test('an event without tickets says what is missing, and leads to the grid in which they are offered', async () => {
    const { event_id } = await emptyEvent('Checklist Match')
    const page = await at('supplier', `/events/${event_id}`)
    const { click, done } = counting(page, 'Offer the first ticket of an event, from its checklist', 'supplier')
    const checklist = page.getByRole('region', { name: 'Ready to sell' })
    await checklist.getByText('No tickets are offered').waitFor()
    expect(await violations(page)).toEqual([])
    await click(checklist.getByRole('link', { name: 'Offer tickets' }))
    await page.waitForURL(`**/events/${event_id}/offer`)
    await settled(page)
    await click(page.getByRole('button', { name: 'New line' }))
    await page.getByLabel('Category of line 1').press('N')
    await expect.poll(() => page.getByLabel('Category of line 1').inputValue()).toBe('North Stand')
    await page.getByLabel('Face value of line 1').fill('40')
    await page.getByLabel('Cost price of line 1').fill('49,50')
    await page.getByLabel('Offered of line 1').fill('12')
    await click(page.getByRole('button', { name: 'Save 1 line' }))
    await page.getByText('1 line saved').waitFor()
    await checklist.getByText('Can be bought now').waitFor()
    expect(await ticketsOf(event_id)).toMatchObject([{ ticket_title: 'North Stand', cost_price: 4950, supplier_quantity: 12 }])
    done()
  })

  test('cells are changed, a line is duplicated and another ended, and all is saved together', async () => {
    const { event_id } = await emptyEvent('Grid Match')
    const page = await at('product_management', `/events/${event_id}/offer`)
    const [{ name: supplier = '' } = {}] = await kit.query<{ name: string }>('select name from supplier where supplier_id = $1', [
      kit.accounts.supplier.supplier_id,
    ])
    const block = [
      ['Title', 'Category', 'Supplier', 'Cost', 'Face', 'Stock', 'Currency', 'Type'],
      ['First', 'North Stand', supplier, '50', '40', '10', 'EUR', 'E-ticket'],
      ['Second', 'Sky Lounge', supplier, '90', '80', '4', 'EUR', 'Paper ticket'],
    ]
    await page.getByRole('textbox', { name: 'Paste here' }).focus()
    await paste(page, block)
    await page.getByRole('button', { name: 'Save 2 lines' }).click()
    await page.getByText('2 lines saved').waitFor()
    expect(await ticketsOf(event_id)).toMatchObject([
      { ticket_title: 'First', cost_price: 5000, ticket_type: 'eticket' },
      { ticket_title: 'Second', cost_price: 9000, ticket_type: 'paper-ticket' },
    ])
    await page.reload()
    await settled(page)
    const { click, done } = counting(page, 'Change a price, duplicate a line and end another, saved together', 'product management')
    await page.getByLabel('Cost price of line 1').fill('55')
    await click(page.getByRole('button', { name: 'Duplicate line 1' }))
    await page.getByLabel('Title of line 3').fill('Copy of the first')
    await click(page.getByRole('button', { name: 'End line 2' }))
    await page.getByText('1 new, 1 changed, 1 to end').waitFor()
    expect(await violations(page)).toEqual([])
    await click(page.getByRole('button', { name: 'Save 3 lines' }))
    await page.getByText('3 lines saved').waitFor()
    expect(await ticketsOf(event_id)).toMatchObject([
      { ticket_title: 'First', cost_price: 5500 },
      { ticket_title: 'Copy of the first', cost_price: 5500, supplier_quantity: 10 },
    ])
    done()

    // What is typed while the lines are being saved is not lost, also in the line of a new ticket.
    await page.getByRole('button', { name: 'Duplicate line 1' }).click()
    await page.getByLabel('Title of line 3').fill('Third')
    await page.getByLabel('Offered of line 1').fill('11')
    const created = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/v1/tickets'))
    await page.route('**/v1/tickets', async (route) => {
      await page.getByLabel('Offered of line 3').fill('7')
      await page.getByLabel('Offered of line 1').fill('12')
      await route.fallback()
    })
    await page.getByRole('button', { name: 'Save 2 lines' }).click()
    await created
    await page.getByText('2 lines saved').waitFor()
    await page.unroute('**/v1/tickets')
    await page.getByText('2 changed').waitFor()
    expect(await ticketsOf(event_id)).toMatchObject([{ supplier_quantity: 11 }, {}, { ticket_title: 'Third', supplier_quantity: 10 }])
    await page.getByRole('button', { name: 'Save 2 lines' }).click()
    await expect.poll(async () => (await ticketsOf(event_id)).map(({ supplier_quantity }) => supplier_quantity)).toEqual([12, 10, 7])
  })

  test('a price with three decimals stays as it is when its cell is passed, pasted or typed; a line that says the same as another says so', async () => {
    const { event_id } = await emptyEvent('Dinar Match')
    const { venue_id } = (await kit.as.admin.get<{ venue_id: string }>(`/v1/events/${event_id}`)).body
    const { categories } = (await kit.as.admin.get<{ categories: [{ category_id: string }] }>(`/v1/categories?venue_id=${venue_id}`)).body
    const body = { event_id, category_id: categories[0].category_id, currency_code: 'KWD', face_value: 40_000, cost_price: 49_500 }
    const made = await kit.as.supplier.post('/v1/tickets', { ...body, supplier_quantity: 3, ticket_title: 'Dinar' })
    expect(made.status, made.text).toBe(201)
    const page = await at('supplier', `/events/${event_id}/offer`)
    const grid = page.getByRole('table', { name: 'Tickets of the event' })
    const price = (line: number) => grid.getByLabel(`Cost price of line ${line}`)
    await price(1).focus()
    await page.keyboard.press('Tab')
    expect(await price(1).inputValue()).toBe('49.500')
    await page.getByRole('button', { name: 'Save 0 lines' }).waitFor()
    await price(1).focus()
    await paste(page, [
      ['Category', 'Title', 'Currency', 'Face value', 'Cost price', 'Offered'],
      ...['1', '2', '3'].map(() => ['North Stand', 'Twin', 'KWD', '40,000', '12.500', '5']),
    ])
    // The first line of the block goes over the stored ticket, the others are new.
    expect(await Promise.all([1, 2, 3].map((line) => price(line).inputValue()))).toEqual(['12.500', '12.500', '12.500'])
    await page.getByText('The same as line 1').nth(1).waitFor()
    await page.getByText('2 new, 1 changed, 2 the same as others').waitFor()
    await price(3).fill('13.250')
    await page.getByText('The same as line 1').nth(1).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Save 3 lines' }).click()
    await expect.poll(async () => (await ticketsOf(event_id)).map(({ cost_price }) => cost_price).sort()).toEqual([12_500, 12_500, 13_250])
  }, 60_000)

  test('typed cells are discarded only after a question', async () => {
    const { event_id } = await emptyEvent('Kept Match')
    const page = await at('supplier', `/events/${event_id}/offer`)
    const isAt = async (label: string) => await expect.poll(() => page.evaluate<string>('document.activeElement.ariaLabel')).toBe(label)
    await page.getByRole('button', { name: 'New line' }).press('Enter')
    await isAt('Category of line 1')
    await page.getByLabel('Title of line 1').fill('Typed')
    await page.getByRole('button', { name: 'Duplicate line 1' }).press('Enter')
    await isAt('Category of line 2')
    // Neither can be saved yet, so nothing would be offered twice.
    expect(await page.getByText('The same as line').count()).toBe(0)
    const discard = page.getByRole('button', { name: 'Discard' })
    await discard.click()
    const question = discarding(page)
    await picture(page, 'offer-discard')
    await keepEditing(page)
    await question.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Title of line 1').inputValue()).toBe('Typed')
    await discard.click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await page.getByLabel('Title of line 1').waitFor({ state: 'detached' })
  })

  test('leaving with typed cells asks first, and what somebody else wrote meanwhile is not overwritten unseen', async () => {
    const { event_id } = await emptyEvent('Guarded Match')
    const [{ category_id } = { category_id: '' }] = await kit.query<{ category_id: string }>(
      'select category_id from category join event using (venue_id) where event_id = $1',
      [event_id],
    )
    const made = { event_id, category_id, currency_code: 'EUR', face_value: 4000, cost_price: 5000, supplier_quantity: 10 }
    for (const ticket_title of ['First', 'Second']) {
      const answer = await kit.as.supplier.post('/v1/tickets', { ...made, ticket_title })
      expect(answer.status, answer.text).toBe(201)
    }
    const [first, second] = await ticketsOf(event_id)
    const page = await at('supplier', `/events/${event_id}/offer`)
    const lineOf = (ticket: Ticket | undefined) => page.locator(`tr[data-line="${ticket?.ticket_id}"]`)
    const cell = (ticket: Ticket | undefined, name: string) => lineOf(ticket).getByLabel(new RegExp(`^${name} of line`))
    await cell(first, 'Cost price').fill('55')
    await cell(first, 'Title').fill('Renamed')

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }).click()
    const leaving = discarding(page)
    await keepEditing(page)
    await leaving.waitFor({ state: 'detached' })
    await expect.poll(() => cell(first, 'Cost price').inputValue()).toBe('55')

    // The same cell, another cell of the same line, and a line that is to be ended.
    await kit.as.admin.patch(`/v1/tickets/${first?.ticket_id}`, { cost_price: 6000, supplier_quantity: 8 })
    await kit.as.admin.patch(`/v1/tickets/${second?.ticket_id}`, { cost_price: 7000 })
    await lineOf(second).getByRole('button', { name: /^End/ }).click()
    await page.getByRole('button', { name: 'Save 2 lines' }).click()
    const question = theirsOrYours(page)
    expect(await violations(page)).toEqual([])
    await question.getByLabel('Theirs: 60.00').check()
    await question.getByRole('button', { name: 'Save' }).click()
    await page.getByText('1 line saved').waitFor()
    expect(await ticketsOf(event_id)).toMatchObject([
      { ticket_title: 'Renamed', cost_price: 6000, supplier_quantity: 8 },
      { ticket_title: 'Second', cost_price: 7000 },
    ])
    // It is shown as it is now, and ended when it is saved again.
    await page.getByRole('table', { name: 'Tickets of the event' }).getByText('Somebody else changed this meanwhile').waitFor()
    await page.getByRole('button', { name: 'Save 1 line' }).click()
    await expect.poll(async () => (await ticketsOf(event_id)).map(({ ticket_title }) => ticket_title)).toEqual(['Renamed'])
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }).click()
    await page.waitForURL('**/console/orders')
  })

  test('a file is read by the template: wrong cells are marked, what the service refuses stays with its reason, no row is lost', async () => {
    const { event_id } = await emptyEvent('File Match')
    const page = await at('supplier', `/events/${event_id}/offer`)
    const template = await downloaded(page, () => page.getByRole('button', { name: 'Template' }).click())
    const [heading = ''] = template.bytes.toString().replace('\uFEFF', '').split('\n')
    expect(heading).toMatch(/^Category,Title,Delivery,Currency,Face value/)
    const line = (given: Record<string, string>) =>
      heading
        .split(',')
        .map((name) => given[name] ?? '')
        .join(',')
    const good = { Category: 'North Stand', Currency: 'eur', 'Face value': '40', 'Cost price': '50', Offered: '12' }
    const csv = [
      `${heading},Colour`,
      line({ ...good, Title: 'Read and right' }),
      line({ ...good, Title: 'No such stand', Category: 'South Stand' }),
      line({ ...good, Title: 'No price', 'Cost price': 'cheap', 'Face value': '$40' }),
      line({ ...good, Title: 'Refused', 'At least': '0' }),
    ]
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'CSV file' }).click()
    const text = csv.map((one, index) => (index === 1 ? `${one},red` : one)).join('\n')
    await (await chooser).setFiles({ name: 'tickets.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    const sheet = page.getByRole('table', { name: 'Tickets of the event' })
    await sheet.getByText('No category of this venue').waitFor()
    await sheet.getByText('An amount, such as 49.50').waitFor()
    await sheet.getByText('The currency of the line is EUR').waitFor()
    await page.getByText(/no such field: Colour/).waitFor()
    await page.getByText('eur is now EUR').first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Save 2 of 4 lines' }).click()
    await page.getByText('1 line saved').waitFor()
    // Read and right is a ticket now; three lines are left to be corrected.
    await expect.poll(() => sheet.locator('tr[data-line^="new"]').count()).toBe(3)
    expect((await ticketsOf(event_id)).map(({ ticket_title }) => ticket_title)).toEqual(['Read and right'])
    await page.getByLabel('At least of line 4').and(page.locator('[aria-invalid=true]')).waitFor()
    await page.getByLabel('At least of line 4').fill('2')
    await page.getByRole('button', { name: 'Save 1 of 3 lines' }).click()
    await expect
      .poll(async () => (await ticketsOf(event_id)).map(({ ticket_title }) => ticket_title))
      .toEqual(['Read and right', 'Refused'])
  })
})

test('of many pasted seats each can be seen, and each wrong cell is found and corrected', async () => {
  const page = await at('supplier', `/ticket-files?ticket_id=${await putOnSale(kit)}`)
  await page.getByRole('button', { name: 'Upload' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Upload ticket files' })
  await dialog.getByRole('textbox', { name: 'Paste here' }).focus()
  // As an editor counts: the headings are line 1.
  const wrong = [151, 341, 778]
  await paste(page, [
    ['Row', 'Seat'],
    ...Array.from({ length: 901 }, (_, index) => [String(index + 1), wrong.includes(index + 2) ? '' : `S${index + 2}`]),
  ])
  await dialog.getByText('3 lines of 901 to correct: 151, 341, 778').waitFor()
  for (const line of wrong) {
    await dialog.getByRole('button', { name: /^More to correct/ }).click()
    await expect.poll(() => dialog.locator('[aria-invalid=true]').count()).toBe(1)
    await expect.poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(`Seat of line ${line}`)
    await dialog.getByLabel(`Seat of line ${line}`, { exact: true }).fill(`S${line}`)
  }
  await dialog.getByText('901 seats').waitFor()
  expect(await violations(page)).toEqual([])
  // What is pasted into a cell of a later page fills the lines there.
  await dialog.getByRole('button', { name: 'Page 10' }).press('Enter')
  await dialog.getByRole('status').getByText('Page 10 of 10').waitFor()
  await expect.poll(() => page.evaluate<string>('document.activeElement.ariaLabel')).toBe('Seats')
  await dialog.getByLabel('Seat of line 902').focus()
  await paste(page, [['X1'], ['X2']])
  await dialog.getByText('902 seats').waitFor()
  expect(await dialog.getByLabel('Seat of line 902').inputValue()).toBe('X1')
  expect(await dialog.getByLabel('Seat of line 903').inputValue()).toBe('X2')
  await dialog.getByRole('button', { name: 'Page 1', exact: true }).click()
  expect(await dialog.getByLabel('Seat of line 2', { exact: true }).inputValue()).toBe('S2')
  // They are not lost without a question.
  const question = discarding(page)
  await page.keyboard.press('Escape')
  await keepEditing(page)
  await dialog.getByText('902 seats').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await dialog.waitFor({ state: 'hidden' })
})

test('a sheet with wrong lines keeps the right ones, and a line has the number that it has in the sheet', async () => {
  const page = await at('supplier', `/ticket-files?ticket_id=${await putOnSale(kit)}`)
  await page.getByRole('button', { name: 'Upload' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Upload ticket files' })
  const lines = ['Row,Seat', '1,7', '', '1,', ',,', '1,8', '1,7', `1,${'9'.repeat(41)}`, '1,9']
  const file = { name: 'stand.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
  const choose = () => dialog.getByLabel('Files').setInputFiles(file)
  await choose()
  await dialog.getByText('1 line of 6 to correct: 4').waitFor()
  // What was read and corrected is not thrown away without a question.
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await keepEditing(page)
  await dialog.getByLabel('Seat of line 4').and(page.locator('[aria-invalid=true]')).waitFor()
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await page.getByRole('heading', { level: 1, name: 'stand.csv' }).waitFor()
  const found = async () =>
    (await page.getByRole('table', { name: 'Seats in this file' }).getByRole('row').allInnerTexts()).map((row) =>
      row.replace(/\s+/g, ' ').trim(),
    )
  await expect.poll(async () => (await found()).filter((row) => /^\d/.test(row)).length).toBe(6)
  const rows = await found()
  for (const [number, fault] of [
    ['4', 'A seat or a serial is needed'],
    ['7', 'the same as in line 2'],
    ['8', 'it is longer than 40 characters'],
  ])
    expect(rows.find((row) => row.startsWith(`${number} `))).toContain(fault)
  expect(rows.filter((row) => /^[269] /.test(row))).toHaveLength(3)
  await page.getByText('3 lines of 6 cannot be used.').waitFor()
})

test('seats are pasted with the headings of a box office, corrected, and assigned', async () => {
  const ticket_id = await putOnSale(kit)
  const held = await kit.as.distributor.post('/v1/reservations', order(ticket_id, 2))
  const booked = await kit.as.distributor.post<{ bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
    reservation_id: held.body.reservation_id,
    accepted_gt: true,
  })
  const bookingorder_id = String(booked.body.bookingorders[0]?.bookingorder_id)
  const page = await at('supplier', `/ticket-files?ticket_id=${ticket_id}`)
  const { click, done } = counting(page, 'Paste seats, correct one, assign them', 'supplier')
  await click(page.getByRole('button', { name: 'Upload' }).first())
  const dialog = page.getByRole('dialog', { name: 'Upload ticket files' })
  await dialog.getByRole('textbox', { name: 'Paste here' }).focus()
  await paste(page, [
    ['Reihe', 'Block', 'Platz', 'QR code', 'Price'],
    ['12', 'A', '7', '4006381333931', '50'],
    ['12', 'A', '', '4006381333948', '50'],
  ])
  await dialog.getByText('A seat or a serial is needed').waitFor()
  await dialog.getByText(/no such field: Price/).waitFor()
  await dialog.getByLabel('Seat of line 3').fill('8')
  await dialog.getByText('2 seats').waitFor()
  expect(await violations(page)).toEqual([])
  await click(dialog.getByRole('button', { name: 'Upload' }))
  await page.getByRole('heading', { level: 1, name: 'pasted.csv' }).waitFor()
  await click(page.getByRole('button', { name: 'Assign 2 seats' }))
  const { items } = await completed(kit.as.distributor, bookingorder_id)
  expect(items.map(({ section, row, seat }) => [section, row, seat]).sort()).toEqual([
    ['A', '12', '7'],
    ['A', '12', '8'],
  ])
  done()

  // The guest is let in by hand, and a second time is said.
  const event_id = String((await kit.as.admin.get(`/v1/tickets/${ticket_id}`)).body.event_id)
  await makeValid(kit, event_id)
  const gate = await at('support', `/admissions?event_id=${event_id}`)
  const letIn = async (press: (button: Locator) => Promise<void>, said: string) => {
    await gate.getByLabel('Barcode').fill('4006381333931')
    await press(gate.getByRole('button', { name: 'Let in' }))
    await gate.getByRole('status').filter({ hasText: said }).first().waitFor()
  }
  const admitting = counting(gate, 'Let a guest in by the barcode', 'support')
  await letIn(admitting.click, 'Let in')
  admitting.done()
  await letIn((button) => button.click(), 'Was let in before')
  expect(await violations(gate)).toEqual([])

  // On a slow network the next code is scanned before the answer to the one before. A refused code is replaced by the next one.
  const box = gate.getByLabel('Barcode')
  const scan = async (code: string) => {
    await gate.keyboard.type(code)
    await gate.keyboard.press('Enter')
  }
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await gate.route('**/v1/admissions', async (route) => {
    await answered
    await route.fallback()
  })
  await box.focus()
  await scan('4006381333931')
  await scan('4006381333948')
  await gate.keyboard.type('9999')
  answer()
  const recorded = gate.getByRole('table', { name: 'Recorded here' }).locator('tbody tr')
  await expect.poll(() => recorded.count()).toBe(4)
  expect(await recorded.first().innerText()).toMatch(/Let in/)
  expect(await box.inputValue()).toBe('9999')
  await gate.keyboard.press('Enter')
  await gate.getByRole('alert').getByText('9999').waitFor()
  await expect.poll(() => box.inputValue()).toBe('9999')
  await scan('4006381333948')
  await expect.poll(() => recorded.count()).toBe(6)
  expect(await recorded.first().innerText()).toMatch(/Was let in before/)
  // Who was not let in stays in the list.
  expect(await recorded.nth(1).innerText()).toMatch(/9999[\s\S]*Not let in/)
  expect(await violations(gate)).toEqual([])
})

describe('the palette', () => {
  const box = (page: Page) => page.getByRole('combobox', { name: 'Find anything' })

  test('does what its words say, for those who may', async () => {
    const page = await at('product_management', '/memos')
    await page.keyboard.press('Control+k')
    await box(page).fill('create team')
    await page.getByRole('option', { name: 'New team' }).waitFor()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'New team' })
    await dialog.getByLabel('Name').fill('Palette Rovers')
    await dialog.getByRole('combobox', { name: 'Sport' }).click()
    await page.getByRole('option', { name: 'Rugby' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Palette Rovers' }).waitFor()
    await page.getByRole('region', { name: 'Ready to sell' }).getByText('No event to come').waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])
    // What nothing uses can be deleted.
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Palette Rovers deleted').waitFor()
    await page.waitForURL('**/console/teams')

    const buyer = await at('distributor', '/memos')
    await buyer.keyboard.press('Control+k')
    await box(buyer).fill('create team')
    await buyer.getByText(/^Nothing found/).waitFor()
  })

  test('an action is done to what the next words name', async () => {
    const { event_id } = await emptyEvent('Aimed Match')
    const page = await at('supplier', '/memos')
    await page.keyboard.press('Control+k')
    await box(page).fill('new ticket')
    await page.getByRole('option', { name: /^New ticket for …/ }).click()
    await expect.poll(() => box(page).inputValue()).toBe('New ticket for ')
    await box(page).fill('New ticket for match aimed')
    await page.getByRole('option', { name: /^New ticket for Aimed Match/ }).waitFor()
    await expect.poll(() => page.getByRole('option').count()).toBe(1)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/events/${event_id}/offer`)

    const admin = await at('admin', '/memos')
    await admin.keyboard.press('Control+k')
    await box(admin).fill(`act as ${kit.accounts.distributor2.username}`)
    await admin
      .getByRole('option', { name: /^Act as/ })
      .first()
      .click()
    await admin.waitForURL(`**/clients/${kit.accounts.distributor2.client_id}**`)
    await admin.getByRole('dialog', { name: /^Act as/ }).waitFor()
  })
})

describe('screens of the catalogue', () => {
  test('directions are written in two languages, with landmarks from a spreadsheet, and two people keep what both wrote', async () => {
    const { venue_id } = await make.venue()
    const page = await at('product_management', `/venues/${venue_id}`)
    await page.getByRole('button', { name: 'Edit how to get there' }).click()
    const dialog = page.getByRole('dialog', { name: 'Getting there' })
    await dialog.getByLabel('By car').fill('Leave at exit 4.')
    await dialog.getByRole('combobox', { name: 'Language of the texts' }).click()
    await page.getByRole('option', { name: /^German/ }).click()
    await dialog.getByLabel('By car').fill('Ausfahrt 4 nehmen.')
    await dialog.getByLabel('Name of landmark 1').focus()
    await paste(page, [
      ['Longitude', 'Name', 'Kind', 'Latitude'],
      ['-9.1790', 'Cais Central', 'metro', '38.7550'],
    ])
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Directions changed').waitFor()
    const stored = `/v1/venues/${venue_id}/directions`
    const landmark = { kind: 'metro', name: 'Cais Central', latitude: '38.7550', longitude: '-9.1790' }
    expect((await kit.as.admin.get(stored)).body).toMatchObject({
      route: { en_GB: 'Leave at exit 4.', de_DE: 'Ausfahrt 4 nehmen.' },
      landmarks: [landmark],
    })
    await settled(page)
    await page.getByRole('button', { name: 'Edit how to get there' }).click()
    await dialog.getByLabel('Parking').fill('P2 is nearest.')
    await dialog.getByLabel('Name of landmark 1').fill('My station')
    const theirs = { route: { en_GB: 'Leave at exit 5.' }, landmarks: [{ ...landmark, name: 'Their station' }] }
    expect(await kit.as.admin.put(stored, theirs)).toMatchObject({ status: 200 })
    await dialog.getByRole('button', { name: 'Save' }).click()
    const question = theirsOrYours(page)
    await question.getByRole('radio', { name: 'Theirs: Their station (Metro)' }).waitFor()
    await expect.poll(() => question.getByRole('radio').count()).toBe(2)
    await question.getByRole('radio', { name: 'Yours: My station (Metro)' }).check()
    await question.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const { route, parking, landmarks } = (await kit.as.admin.get<Record<string, object>>(stored)).body
    expect(route).toMatchObject({ en_GB: 'Leave at exit 5.', de_DE: null })
    expect(parking).toMatchObject({ en_GB: 'P2 is nearest.' })
    expect(landmarks).toEqual([{ ...landmark, name: 'My station' }])
  })

  test('what a category includes is written, and what somebody else wrote meanwhile is not overwritten unseen', async () => {
    const { venue_id } = await make.venue()
    const { category_id } = await make.category({ venue_id })
    const page = await at('product_management', `/categories/${category_id}`)
    const edit = async (text: string) => {
      await page.getByRole('button', { name: 'Edit what is included' }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Included' }).fill(text)
    }
    await edit('Welcome drink\nThree courses')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText('Inclusions changed').waitFor()
    const path = `/v1/categories/${category_id}/inclusions`
    expect((await kit.as.admin.get(path)).body).toMatchObject({ items: { en_GB: ['Welcome drink', 'Three courses'] } })
    await settled(page)
    await edit('Nothing')
    await kit.as.product_management.put(path, { items: { en_GB: ['Open bar'] } })
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    const question = theirsOrYours(page)
    await question.getByRole('radio', { name: 'Theirs: Open bar' }).waitFor()
    await question.getByRole('button', { name: 'Back' }).click()
    await question.waitFor({ state: 'hidden' })
    // What was typed is not lost with a key.
    const typed = page.getByRole('dialog').getByRole('textbox', { name: 'Included' })
    await typed.press('Escape')
    await keepEditing(page)
    await expect.poll(() => typed.inputValue()).toBe('Nothing')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await question.getByRole('radio', { name: 'Theirs: Open bar' }).check()
    await question.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Nothing saved: what the other wrote stays').waitFor()
    expect((await kit.as.admin.get(path)).body).toMatchObject({ items: { en_GB: ['Open bar'] } })
  })

  test('instructions are written for a kind of ticket and a language, and changed', async () => {
    const page = await at('product_management', '/instructions#new')
    const dialog = page.getByRole('dialog')
    const pickFrom = async (name: string, option: string) => {
      await dialog.getByRole('combobox', { name }).click()
      await page.getByRole('option', { name: option }).click()
    }
    await pickFrom('Delivery', 'App ticket')
    await pickFrom('Language', 'Dutch')
    await dialog.getByLabel('To remember').fill('Laad je telefoon op.\nNeem je paspoort mee.')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'App ticket' }).waitFor()
    await page.getByRole('button', { name: 'Edit' }).click()
    await dialog.getByLabel('Heading about the app').fill('In de app')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Instructions changed').waitFor()
    expect((await kit.as.admin.get('/v1/itineraries/instructions/appticket/nl_NL')).body).toMatchObject({
      remember: ['Laad je telefoon op.', 'Neem je paspoort mee.'],
      app_title: 'In de app',
    })
    await settled(page)
    expect(await violations(page)).toEqual([])

    // What is there already is not overwritten unseen by new ones, and what they do not say stays.
    await at('product_management', '/instructions#new')
    await pickFrom('Delivery', 'App ticket')
    await pickFrom('Language', 'Dutch')
    await dialog.getByLabel('Heading about the app').fill('Op je telefoon')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await theirsOrYours(page).getByRole('radio', { name: 'Theirs: In de app' }).waitFor()
    await theirsOrYours(page).getByRole('radio', { name: 'Yours: Op je telefoon' }).check()
    await theirsOrYours(page).getByRole('button', { name: 'Save' }).click()
    await page.getByText('Instructions saved').waitFor()
    expect((await kit.as.admin.get('/v1/itineraries/instructions/appticket/nl_NL')).body).toMatchObject({
      remember: ['Laad je telefoon op.', 'Neem je paspoort mee.'],
      app_title: 'Op je telefoon',
    })
  })

  test('a name of an event that somebody writes at the same moment is not overwritten unseen', async () => {
    const { event_id } = await emptyEvent('Contested Match')
    const path = `/v1/event-translations/${event_id}/de_DE`
    const page = await at('admin', `/translations/${event_id}`)
    const name = page.getByRole('textbox', { name: 'German' })
    const save = page.getByRole('button', { name: 'Save 1 name' })
    const stored = async () => (await kit.as.admin.get(path)).body.translated_event_name
    for (const theirs of ['Ihr Name', 'Ihr zweiter Name']) {
      await name.fill('Mein Name')
      // They write after the page has read what is stored, and before it writes.
      await beforeWrite(page, path, () => kit.as.product_management.put(path, { translated_event_name: theirs }))
      await save.click()
      const other = theirsOrYours(page).getByRole('radio', { name: `Theirs: ${theirs}` })
      // Back to the names loses nothing.
      await other.waitFor()
      await theirsOrYours(page).getByRole('button', { name: 'Back' }).click()
      await theirsOrYours(page).waitFor({ state: 'hidden' })
      await settled(page)
      expect(await name.inputValue()).toBe('Mein Name')
      await save.click()
      await other.check()
      await theirsOrYours(page).getByRole('button', { name: 'Save' }).click()
      await theirsOrYours(page).waitFor({ state: 'hidden' })
      expect(await stored()).toBe(theirs)
      await expect.poll(() => name.inputValue()).toBe(theirs)
    }
    await name.fill('Mein Name')
    await save.click()
    // Nothing is left to save.
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
    expect(await stored()).toBe('Mein Name')
    await name.fill('')
    await save.click()
    await expect.poll(async () => (await kit.as.admin.get(path)).status).toBe(404)
  })

  test('a team and an instruction that two people edit keep what both wrote; of one field they choose', async () => {
    const { team_id } = await make.team()
    const settle = async (page: Page, name: string, mine: string, theirs: () => Promise<unknown>) => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      await page.getByRole('dialog').getByLabel(name).fill(mine)
      expect(await theirs()).toMatchObject({ status: 200 })
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      const question = theirsOrYours(page)
      await question.getByRole('radio', { name: `Yours: ${mine}` }).waitFor()
      // Back to the form loses nothing.
      await page.keyboard.press('Escape')
      await question.waitFor({ state: 'hidden' })
      await expect.poll(() => page.getByRole('dialog').getByLabel(name).inputValue()).toBe(mine)
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await question.getByRole('radio', { name: `Yours: ${mine}` }).check()
      await question.getByRole('button', { name: 'Save' }).click()
    }
    const page = await at('product_management', `/teams/${team_id}`)
    const team = `/v1/teams/${team_id}`
    await settle(page, 'Abbreviation', 'MINE', () => kit.as.admin.patch(team, { abbreviation: 'THEIRS', popular_team: true }))
    await page.getByText(/ changed$/).waitFor()
    expect((await kit.as.admin.get(team)).body).toMatchObject({ abbreviation: 'MINE', popular_team: true })
    const instruction = '/v1/itineraries/instructions/appticket/nl_NL'
    await at('product_management', '/instructions/appticket/nl_NL')
    const theirs = { remember: ['Kom op tijd.'], app_title: 'Van hen' }
    await settle(page, 'Heading about the app', 'Van mij', () => kit.as.admin.put(instruction, theirs))
    await page.getByText('Instructions changed').waitFor()
    expect((await kit.as.admin.get(instruction)).body).toMatchObject({ remember: ['Kom op tijd.'], app_title: 'Van mij' })
  })

  test('a hold is changed in its quantities, and a saved view is renamed', async () => {
    const ticket_id = await putOnSale(kit)
    const held = await kit.as.distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket_id, 2))
    const page = await at('distributor', `/reservations/${held.body.reservation_id}`)
    await page.getByRole('button', { name: 'Change quantities' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('3')
    const path = `/v1/reservations/${held.body.reservation_id}`
    expect(await kit.as.distributor.put(path, { items: [{ ticket_id, quantity: 4 }] })).toMatchObject({ status: 200 })
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await theirsOrYours(page).getByRole('radio', { name: 'Theirs: 4' }).waitFor()
    await theirsOrYours(page).getByRole('radio', { name: 'Yours: 3' }).check()
    await theirsOrYours(page).getByRole('button', { name: 'Save' }).click()
    await page.getByText('The hold is changed').waitFor()
    expect((await kit.as.distributor.get(path)).body).toMatchObject({ items: [{ quantity: 3 }] })
    const view = { list: 'reservations', name: 'Old name', query: 'status=active' }
    const { view_id } = (await kit.as.distributor.post<{ view_id: string }>('/v1/internal/console/views', view)).body
    await at('distributor', '/reservations?status=active')
    await page.getByRole('button', { name: 'View Old name' }).click()
    await page.getByRole('menuitem', { name: 'Rename this view' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('New name')
    // The same person in another browser, after this one has read what is stored.
    const viewPath = `/v1/internal/console/views/${view_id}`
    await beforeWrite(page, viewPath, () => kit.as.distributor.patch(viewPath, { name: 'Their name' }))
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await theirsOrYours(page).getByRole('radio', { name: 'Theirs: Their name' }).waitFor()
    await theirsOrYours(page).getByRole('radio', { name: 'Yours: New name' }).check()
    await theirsOrYours(page).getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'New name', exact: true }).waitFor()
    // It is deleted only after a question.
    const remove = async (answer: string) => {
      await page.getByRole('button', { name: 'View New name' }).click()
      await page.getByRole('menuitem', { name: 'Delete this view' }).click()
      const question = page.getByRole('dialog', { name: 'Delete New name?' })
      await question.getByRole('button', { name: answer }).click()
      await question.waitFor({ state: 'hidden' })
    }
    await remove('No, keep it')
    expect((await kit.as.distributor.get(viewPath)).status).toBe(200)
    await remove('Delete')
    await page.getByText('New name deleted').waitFor()
    expect((await kit.as.distributor.get(viewPath)).status).toBe(404)
  })
})

test('nothing was reported to the console of the browser', () => {
  expect(faults).toEqual([])
})
