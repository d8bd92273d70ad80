import { readFile, stat } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { counting } from './clicks.js'
import { downloaded, setStage, settled, signedIn } from './stage.js'

const stage = await setStage()

interface Order {
  bookingorder_id: string
  booking_code: string
  booking_email: string
  event_name: string
  guestdata_status: string
}
interface Ticket {
  ticket_id: string
  event_id: string
  cost_price: number
  allowed_quantities: number[]
}

const ordersOf = async (query: string): Promise<Order[]> =>
  (await stage.as('admin').get<{ bookingorders: Order[] }>(`/v1/bookingorders?${query}`)).body.bookingorders
const ticketsOf = async (query: string): Promise<Ticket[]> =>
  (await stage.as('admin').get<{ tickets: Ticket[] }>(`/v1/tickets?${query}`)).body.tickets

test('an order is found by any of its codes with Ctrl-K, paste and Enter', async () => {
  const page = await stage.enter('support')
  const [order] = await ordersOf('page_size=1')
  if (!order) throw new Error('the demo has no orders')
  await page.goto('/console')
  await settled(page)
  for (const text of [order.booking_code, order.bookingorder_id]) {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Find anything' }).fill(text)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/console/orders/${order.bookingorder_id}`)
    await page.getByRole('heading', { level: 1, name: order.event_name }).waitFor()
    await page.goto('/console/venues')
    await settled(page)
  }
  // An e-mail address finds several; the arrow keys select one.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill(order.booking_email)
  await page.getByRole('option', { name: /Order/ }).nth(1).waitFor()
  const found = await page.getByRole('option').allTextContents()
  const place = found.findIndex((option, index) => index > 0 && option.includes('Order'))
  for (let step = 0; step < place; step++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/console/orders/*')
  await stage.leave(page)
})

test('guest data is corrected by pasting it from a spreadsheet', async () => {
  const order = await orderThatWaits()
  const page = await stage.enter('support')
  await page.goto(`/console/orders/${order.bookingorder_id}?tab=guests`)
  await settled(page)
  const status = page.getByRole('region', { name: 'Status' })
  await status.getByText('Distributor to fill in').waitFor()
  const { click, done } = counting(page, 'Correct guest data from a spreadsheet', 'support')
  await click(page.getByRole('switch', { name: 'All fields' }))
  await page.getByLabel('First name of guest 1').focus()
  const people = [
    [
      'Ana',
      'Sousa',
      'ana@guest.example',
      '+351211234567',
      '1990-05-31',
      'female',
      'Portugal',
      'CA123456',
      'Rua Um',
      '',
      '1000-001',
      'Lisboa',
      'Lisboa',
      '',
    ],
    [
      'Bo',
      'Berg',
      'bo@guest.example',
      '+4612345678',
      '1988-01-02',
      'male',
      'SWE',
      'SE765432',
      'Gatan 2',
      '',
      '111 20',
      'Stockholm',
      'Stockholm',
      '',
    ],
  ]
  const text = people.map((line) => line.join('\t')).join('\n')
  await page.evaluate(`{
    const data = new DataTransfer()
    data.setData('text', ${JSON.stringify(text)})
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }`)
  await expect.poll(() => page.getByLabel('Last name of guest 2').inputValue()).toBe('Berg')
  await expect.poll(() => page.getByLabel('City of guest 1').inputValue()).toBe('Lisboa')
  await click(page.getByRole('button', { name: 'Save guests' }))
  await page.getByText('Guest data saved').waitFor()
  done()
  await page.getByText('Nothing is missing').waitFor()
  await expect.poll(() => status.getByText('Distributor to fill in').count()).toBe(0)
  const saved = await stage
    .as('support')
    .get<{ items: { guests: { last_name: string; country_of_residence: string }[] }[] }>(
      `/v1/bookingorders/${order.bookingorder_id}/guestdata`,
    )
  expect(saved.body.items[0]?.guests.map(({ last_name }) => last_name).sort()).toEqual(['Berg', 'Sousa'])
  // Entered as a name or a code, it is stored as a code and shown as a name.
  expect(saved.body.items[0]?.guests.map(({ country_of_residence }) => country_of_residence).sort()).toEqual(['PRT', 'SWE'])
  await expect.poll(() => page.getByLabel('Country of guest 2').inputValue()).toBe('Sweden')
  // The timeline says what was changed, from what to what.
  await page.getByRole('tab', { name: 'Timeline' }).click()
  await page.getByRole('region', { name: 'Timeline' }).getByText('The guest data is complete.').first().waitFor()
  await stage.leave(page)
})

test('prices of many tickets are changed at once, after a preview', async () => {
  const [one] = await ticketsOf('ticket_status=available&stock=ge:1&page_size=1')
  const event_id = one?.event_id ?? ''
  const before = await ticketsOf(`event_id=${event_id}&page_size=200`)
  const page = await stage.enter('product_management')
  await page.goto(`/console/tickets?event_id=${event_id}`)
  await settled(page)
  const { click, done } = counting(page, 'Reprice all tickets of an event, after a preview', 'product management')
  await click(page.getByLabel('Select this page'))
  await click(page.getByRole('button', { name: 'Reprice' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Change in percent').fill('10')
  await click(dialog.getByRole('button', { name: 'Preview' }))
  await dialog.getByText(/tickets? of \d+ change/).waitFor()
  expect(await ticketsOf(`event_id=${event_id}&page_size=200`)).toEqual(before)
  await click(dialog.getByRole('button', { name: /^Change \d+ tickets?$/ }))
  await page.getByText(/\d+ tickets? changed/).waitFor()
  done()
  const after = new Map((await ticketsOf(`event_id=${event_id}&page_size=200`)).map((ticket) => [ticket.ticket_id, ticket]))
  const raised = before.filter(({ ticket_id, cost_price }) => after.get(ticket_id)?.cost_price === Math.round(cost_price * 1.1))
  expect(raised.length).toBeGreaterThan(0)
  expect(raised.length).toBeGreaterThan(before.length / 2)
  await stage.leave(page)
})

describe('a list', () => {
  test('can be navigated, selected, opened and searched with the keyboard', async () => {
    const page = await stage.enter('admin')
    await page.goto('/console/events')
    await settled(page)
    await expect.poll(() => page.locator('tbody tr[data-row]').count()).toBe(50)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    // Who does not see the bar hears it.
    const heard = page.getByRole('status')
    await heard.getByText('1 selected').waitFor()
    const second = page.locator('tbody tr[data-row]').nth(1)
    // The row is called as it is shown, not by its id.
    const title = await second.getByRole('link').first().innerText()
    await expect.poll(() => second.getByRole('checkbox', { name: `Select ${title}` }).isChecked()).toBe(true)
    // With the bar its button goes, but not the focus.
    await page.getByRole('button', { name: 'Clear the selection' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(second)).toBe(true)
    await page.keyboard.press('X')
    await heard.getByText('50 selected').waitFor()
    await page.keyboard.press('a')
    await page.keyboard.press('Enter')
    await heard.getByText(/^All \d+ selected$/).waitFor()
    // Events have no action: the next Enter does not clear what was selected.
    await expect.poll(() => isFocused(page.getByRole('region', { name: 'Selection' }))).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(second)).toBe(true)
    // Another page begins at its first row, and says which it is.
    const first = page.locator('tbody tr[data-row]').first()
    const turned = async (press: () => Promise<void>, number: number) => {
      const before = (await first.getAttribute('data-row')) ?? ''
      await press()
      await heard.getByText(new RegExp(`^Page ${number} of \\d+$`)).waitFor()
      await expect.poll(() => first.getAttribute('data-row')).not.toBe(before)
      await expect.poll(() => isFocused(first)).toBe(true)
    }
    await turned(() => page.getByRole('button', { name: 'Page 2', exact: true }).press('Enter'), 2)
    await turned(() => page.keyboard.press('n'), 3)
    // The page that is shown already is no further step back in the browser.
    await page.getByRole('button', { name: 'Page 3', exact: true }).press('Enter')
    await page.goBack()
    await heard.getByText(/^Page 2 of \d+$/).waitFor()
    await turned(() => page.getByRole('button', { name: 'Previous page' }).press('Enter'), 1)
    await turned(() => page.keyboard.press('n'), 2)
    await turned(() => page.keyboard.press('p'), 1)
    const id = await first.getAttribute('data-row')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/console/events/${id}`)
    await page.goBack()
    await settled(page)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await page.keyboard.type('kiel')
    await page.waitForURL('**/console/events?q=kiel')
    await settled(page)
    await expect.poll(() => first.textContent()).toMatch(/kiel/i)
    // Leaving the search box keeps the search text.
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await expect.poll(() => isFocused(first)).toBe(true)
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('kiel')
    await stage.leave(page)
  })

  test('keeps filters, sorting, page and columns in its address', async () => {
    const page = await stage.enter('admin')
    await page.goto('/console/tickets')
    await settled(page)
    await page.getByRole('button', { name: 'Status', exact: true }).first().click()
    await page.getByRole('checkbox', { name: 'Disabled' }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Ticket', exact: true }).click()
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Face value' }).check()
    await page.keyboard.press('Escape')
    await expect.poll(() => new URL(page.url()).search).toMatch(/ticket_status=disabled.*sort=ticket_title.*cols=/)
    await page.reload()
    await settled(page)
    await page.getByRole('columnheader', { name: 'Face value' }).waitFor()
    await expect.poll(() => page.getByRole('columnheader', { name: 'Ticket' }).getAttribute('aria-sort')).toBe('ascending')
    const statuses = await page.locator('tbody td:nth-child(4)').allTextContents()
    expect(new Set(statuses)).toEqual(new Set(['Disabled']))
    // The same saved under a name.
    await page.getByRole('button', { name: 'Save view' }).click()
    await page.getByLabel('Name of the view').fill('Off the shelf')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('View saved').waitFor()
    await page.goto('/console/tickets')
    await page.getByRole('button', { name: 'Off the shelf' }).click()
    await expect.poll(() => new URL(page.url()).search).toMatch(/ticket_status=disabled.*sort=ticket_title.*cols=/)
    await stage.leave(page)
  })

  test('can be selected with all its pages, and exported as CSV with its filters', async () => {
    const page = await stage.enter('admin')
    await page.goto('/console/venues?venue_type=stadium')
    await settled(page)
    const { pagination } = (
      await stage.as('admin').get<{ pagination: { total_size: number } }>('/v1/venues?venue_type=stadium&page_size=1')
    ).body
    const file = page.getByRole('button', { name: 'CSV' })
    const { bytes } = await downloaded(page, () => file.press('Enter'))
    // While the file is made the button is disabled. The focus is back at it, and stays in the filters when one is removed.
    await expect.poll(() => isFocused(file)).toBe(true)
    await page.getByRole('button', { name: 'Remove Kind' }).press('Enter')
    await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toBe('Kind')
    expect(bytes.toString().trim().split('\n').length - 1).toBe(pagination.total_size)
    await page.goto('/console/tickets')
    await settled(page)
    const all = page.getByLabel('Select this page')
    await all.press('Space')
    await page.getByRole('status').getByText('50 selected').waitFor()
    await page.getByRole('button', { name: /^Select all [\d,]+ matching$/ }).press('Enter')
    await page
      .getByRole('status')
      .getByText(/^All [\d,]+ selected$/)
      .waitFor()
    // The first action on them, and afterwards where the list was left.
    await expect.poll(() => isFocused(page.getByRole('button', { name: 'Enable' }))).toBe(true)
    await page.getByRole('button', { name: 'Clear the selection' }).press('Enter')
    await expect.poll(() => isFocused(all)).toBe(true)
    await stage.leave(page)
  })
})

test('status and cost of a ticket are changed in its row, with the keyboard alone', async () => {
  const [ticket] = await ticketsOf('ticket_status=available&stock=ge:1&page_size=1')
  const path = `/v1/tickets/${ticket?.ticket_id}`
  const now = async () => (await stage.as('admin').get<{ ticket_status: string; cost_price: number }>(path)).body
  const page = await stage.enter('product_management')
  await page.goto(`/console/tickets?q=${ticket?.ticket_id}`)
  await settled(page)
  const status = page.getByRole('button', { name: /^Status: Available/ })
  await status.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Disabled' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Status: Disabled/ }).waitFor()
  expect((await now()).ticket_status).toBe('disabled')
  const cost = page.getByRole('button', { name: /^Cost: / })
  await cost.focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('textbox', { name: /^Cost price in / })
  await expect.poll(() => isFocused(box)).toBe(true)
  // Escape returns to the row without a change.
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(cost)).toBe(true)
  await page.keyboard.press('Enter')
  await box.fill('77')
  await page.keyboard.press('Enter')
  await page.getByText('Price changed').waitFor()
  expect((await now()).cost_price).not.toBe(ticket?.cost_price)
  await stage.leave(page)
})

test('the first page needs less than 240 kB of scripts, and has no inline script', async () => {
  // A new browser, which has no script yet.
  const page = await signedIn(stage.browser, stage.url, stage.credentials.admin, stage.faults)
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body())
  })
  await page.goto('/console')
  await settled(page)
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length)
  expect(sizes.length).toBeGreaterThan(2)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(240_000)
  await expect.poll(() => page.locator('script:not([src])').count()).toBe(0)
  await page.context().close()
})

test('scripts are sent as the build compressed them, to those who accept it', async () => {
  const [path = ''] = /\/console\/assets\/react-[^"]+\.js/.exec(await (await fetch(`${stage.url}/console`)).text()) ?? []
  const file = new URL(`../../../console/dist/${path.replace('/console/', '')}`, import.meta.url)
  const text = await readFile(file, 'utf8')
  for (const [accepted, ending] of Object.entries({ 'gzip, deflate, br, zstd': '.br', gzip: '.gz', identity: '' })) {
    const answer = await fetch(stage.url + path, { headers: { 'accept-encoding': accepted } })
    expect(Number(answer.headers.get('content-length')), accepted).toBe((await stat(new URL(file.href + ending))).size)
    expect(answer.headers.get('content-encoding')).toBe({ '.br': 'br', '.gz': 'gzip', '': null }[ending])
    expect(answer.headers.get('vary')).toContain('accept-encoding')
    expect(answer.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
    expect(await answer.text()).toBe(text)
  }
})

test('no page reported an error', () => expect(stage.faults).toEqual([]))

/** An order of two tickets that requires guest data before the download. */
async function orderThatWaits(): Promise<Order> {
  const buyer = stage.as('distributor')
  const { body } = await buyer.get<{ tickets: Ticket[] }>('/v1/tickets?on_sale=true&stock=ge:5&page_size=300')
  for (const { ticket_id, allowed_quantities } of body.tickets) {
    if (!allowed_quantities.includes(2)) continue
    const asked = await buyer.get<{ guest_data_requirements: { stage: string }[] }>(`/v1/tickets/${ticket_id}/guestdata`)
    const stages = asked.body.guest_data_requirements.map(({ stage }) => stage)
    if (!stages.includes('pre_download') || stages.includes('pre_checkout')) continue
    const held = await buyer.post<{ reservation_id: string }>('/v1/reservations', {
      items: [{ ticket_id, quantity: 2 }],
      booking_email: 'desk@agency.example',
    })
    if (held.status !== 201) continue
    const { reservation_id } = held.body
    const booked = await buyer.post<{ bookingorders: Order[] }>('/v1/bookings', { reservation_id, accepted_gt: true })
    const [order] = booked.body.bookingorders ?? []
    if (order) return order
  }
  throw new Error('the demo has no ticket that asks for guest data before download')
}

const isFocused = (element: Locator) => element.evaluate((one) => one === one.ownerDocument.activeElement)
