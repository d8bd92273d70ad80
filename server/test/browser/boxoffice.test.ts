import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { PayDetails } from '../payments/kit.js'
import { readBarcodes } from '../ticketfiles/look.js'
import { violations } from './axe.js'
import { counting } from './clicks.js'
import { go, looks, setStage, settled } from './stage.js'

const stage = await setStage()

interface Ticket {
  ticket_id: string
  event_id: string
  event_name: string
  category_id: string
  category_name: string
  ticket_title: string
  ticket_type: string
  allowed_quantities: number[]
  available_quantity: number
  number_of_tickets_sold: number
  reservations_quantity: number
  allotted_quantity: number
}
interface Event {
  event_id: string
  event_name: string
  date_confirmed: boolean
  event_status: string
}

/** An event with tickets for every distributor, in a currency that is not the buyer's, without guest data before checkout. */
async function sellable(): Promise<{ event: Event; ticket: Ticket }> {
  const buyer = stage.as('distributor')
  const { body } = await buyer.get<{ tickets: Ticket[] }>(
    '/v1/tickets?on_sale=true&stock=ge:20&ticket_type=eticket&currency_code=GBP&page_size=100',
  )
  for (const ticket of body.tickets) {
    if (!ticket.allowed_quantities.includes(1)) continue
    const asked = await buyer.get(`/v1/tickets/${ticket.ticket_id}/guestdata`)
    if (asked.text.includes('"stage":"pre_checkout"')) continue
    const event = (await buyer.get<Event>(`/v1/events/${ticket.event_id}`)).body
    const search = `/v1/internal/console/search?query=${encodeURIComponent(event.event_name)}`
    const { results } = (await buyer.get<{ results: { kind: string; id: string }[] }>(search)).body
    if (results.find(({ kind }) => kind === 'event')?.id === event.event_id) return { event, ticket }
  }
  throw new Error('the demo has no event without guest data')
}
const found = await sellable()

const lineOf = (page: Page, ticket_id = found.ticket.ticket_id) => page.locator(`tr[data-ticket="${ticket_id}"]`)

/** A further ticket of the event, of its supplier. */
async function offered(input: object): Promise<Ticket> {
  const { event_id, category_id } = found.ticket
  const body = { event_id, category_id, currency_code: 'EUR', face_value: 4000, cost_price: 5000, supplier_quantity: 10, ...input }
  const made = await stage.as('supplier').post<Ticket>('/v1/tickets', body)
  expect(made.status, made.text).toBe(201)
  return made.body
}
const count = (value: number) => value.toLocaleString('en-GB')
const priceOf = (amount: number, currency: string) => new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100)

const { distributor_id } = stage.credentials.distributor as unknown as { distributor_id: string }
/** What the distributor has paid in advance, in its own currency. */
async function balance(): Promise<number> {
  type Party = { prepaid_balances: { currency: string; amount: number }[] }
  const { prepaid_balances } = (await stage.as('admin').get<Party>(`/v1/distributors/${distributor_id}`)).body
  return prepaid_balances.find(({ currency }) => currency === 'EUR')?.amount ?? 0
}

describe('the box office', () => {
  test('sells in at most six clicks from search to booking, and shows rate, fees, VAT and the total price before the last click', async () => {
    const options = { numbered_seat: true, covered_seat: true, videowall: true }
    const changed = await stage.as('admin').patch(`/v1/categories/${found.ticket.category_id}`, { options })
    expect(changed.status, changed.text).toBe(200)
    const special = await offered({
      ticket_title: 'Two by two',
      flags: ['pairs_only', 'no_single_left', 'no_away_fans', 'package_rate'],
      ticket_targetgroup: 'youth',
      min_order: 2,
    })
    const page = await stage.enter('distributor')
    await page.goto('/console')
    await settled(page)
    const { click, done } = counting(page, 'Sell, from search to booked', 'distributor')
    await click(page.getByRole('button', { name: 'Find anything' }))
    await page.getByRole('combobox', { name: 'Find anything' }).fill(found.event.event_name)
    await click(page.getByRole('option', { name: /Event/ }).first())
    await page.getByRole('heading', { level: 1, name: found.event.event_name }).waitFor()
    // What a buyer must know of a seat is beside it.
    const facts = (ticket_id: string) => lineOf(page, ticket_id).locator('small').first().innerText()
    const seat = ['Numbered seat', 'Covered', 'Video wall']
    const only = ['In pairs', 'No single seat left over', 'No visiting supporters', 'Only in a package', 'Youth', 'At least 2']
    expect((await facts(found.ticket.ticket_id)).split(' · ')).toEqual(expect.arrayContaining(seat))
    expect(await facts(special.ticket_id)).toBe([found.ticket.category_name, ...seat, ...only].join(' · '))
    await click(lineOf(page).getByRole('button', { name: /^More/ }))
    await click(page.getByRole('button', { name: 'Hold' }))
    await page.waitForURL('**/console/checkout/*')
    await page.getByRole('region', { name: 'Hold' }).getByRole('timer').waitFor()
    await settled(page)
    const reservation_id = page.url().split('/').at(-1) ?? ''
    const buyer = stage.as('distributor')
    const held = (await buyer.get<{ items: [{ net_rate: number; currency: string }] }>(`/v1/reservations/${reservation_id}`)).body
    const { amount, currency, fees, vat, items } = (await buyer.get<PayDetails>(`/v1/reservations/${reservation_id}/pay-details`)).body
    expect([currency, held.items[0].currency]).toEqual(['EUR', 'GBP'])
    expect([fees.length, vat.some((line) => line.vat > 0)]).toEqual([4, true])
    const price = page.getByRole('region', { name: 'Price' })
    const [line] = items
    const amounts = [line?.amount ?? 0, ...fees.map((fee) => fee.amount + fee.vat)]
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(amount)
    await expect
      .poll(() => price.locator('dd').allTextContents())
      .toEqual([...amounts, amount, ...vat.map((one) => one.vat)].map((one) => priceOf(one, currency)))
    const rate = ((line?.amount ?? 0) / held.items[0].net_rate).toFixed(4)
    await price.getByText(`${priceOf(held.items[0].net_rate, 'GBP')} each, 1 GBP = ${rate} EUR, kept for you`).waitFor()
    await expect.poll(() => price.getByText(/fee, VAT included$/).count()).toBe(4)
    await expect.poll(() => price.getByText(/^of which VAT \d/).count()).toBe(vat.length)
    await page.getByRole('region', { name: 'When it is cancelled' }).getByRole('listitem').first().waitFor()
    await click(page.getByRole('checkbox', { name: 'I accept the terms of sale' }))
    await click(page.getByRole('button', { name: /^Book 1 ticket for/ }))
    await page.waitForURL('**/console/bookings/*')
    await page.getByRole('heading', { name: /^Booked/ }).waitFor()
    done()
    const booking = await stage.as('distributor').get<{ items: { quantity: number }[] }>(`/v1/bookings/${page.url().split('/').at(-1)}`)
    expect(booking.body.items).toMatchObject([{ ticket_id: found.ticket.ticket_id, quantity: 1 }])

    // The guest gets the page by mail, as a link or as a QR code; the link can be revoked.
    const sending = counting(page, 'Send the tickets to a guest', 'distributor')
    await sending.click(page.getByRole('button', { name: 'Send to guest' }))
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-mail address of the guest').fill('ana@guest.example')
    await sending.click(dialog.getByRole('button', { name: 'Send', exact: true }))
    await page.getByText('Sent to ana@guest.example').waitFor()
    sending.done()
    const link = await dialog.getByText(/\/itinerary\//).textContent()
    const code = dialog.getByRole('img', { name: 'Link as a code for a camera' })
    const [read] = await readBarcodes(await code.screenshot(), { formats: ['QRCode'] })
    expect(read?.text).toBe(link)
    expect((await page.request.get(new URL(link ?? '').pathname)).status()).toBe(200)
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    const question = page.getByRole('dialog', { name: 'Revoke this link?' })
    await question.waitFor()
    expect((await page.request.get(new URL(link ?? '').pathname)).status()).toBe(200)
    await question.getByRole('button', { name: 'Revoke' }).click()
    await dialog.getByText('No link yet.').waitFor()
    expect((await page.request.get(new URL(link ?? '').pathname)).status()).not.toBe(200)
    await stage.leave(page)
  })

  test('can be used with the keyboard alone', async () => {
    const page = await stage.enter('distributor')
    await page.goto('/console')
    await settled(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type(found.event.event_name)
    await page.getByRole('option', { name: /Event/ }).first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: found.event.event_name }).waitFor()
    const quantity = lineOf(page).getByRole('textbox')
    await quantity.waitFor()
    await tabTo(page, `input[aria-label^="Quantity: ${found.ticket.ticket_title}"]`, found.ticket.ticket_id)
    await page.keyboard.type('2')
    await page.getByText(/^2 tickets · .* before fees$/).waitFor()
    // The button is behind all tickets.
    await page.keyboard.press('Enter')
    await page.waitForURL('**/console/checkout/*')
    await settled(page)
    // A wrong selection can be changed, and the price follows.
    await tabTo(page, 'input[type=radio]:not([name^=lead])')
    await page.keyboard.press('ArrowDown')
    // The due day is that of the chosen method: an invoice that is not chosen shows none.
    await page.getByText(/The invoice is issued with it\.$/).waitFor()
    await tabTo(page, 'input[type=checkbox]')
    await page.keyboard.press('Space')
    await tabTo(page, 'button[type=submit]')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/console/bookings/*')
    await stage.leave(page)
  })

  test('lets staff hold tickets for a distributor and extend the hold; an expired or released hold cannot be booked', async () => {
    const page = await stage.enter('support')
    await page.goto(`/console/events/${found.event.event_id}`)
    await settled(page)
    const basket = page.getByRole('form', { name: 'Basket' })
    const quantity = lineOf(page).getByRole('textbox')
    await quantity.fill('100000')
    await quantity.press('Enter')
    await expect.poll(() => isFocused(quantity)).toBe(true)
    await quantity.fill('1')
    await quantity.press('Enter')
    // Without a buyer nothing can be held: the keyboard is led there.
    await expect.poll(() => isFocused(basket.getByRole('combobox', { name: 'On behalf of' }))).toBe(true)
    await expect.poll(() => basket.getByRole('button', { name: 'Hold' }).isDisabled()).toBe(true)
    const client = (await stage.as('admin').get<{ label: string }>(`/v1/clients/${stage.credentials.distributor.client_id}`)).body
    await basket.getByRole('combobox', { name: 'On behalf of' }).fill(client.label)
    await page.getByRole('option', { name: client.label }).first().click()
    await basket.getByRole('button', { name: 'Hold' }).click()
    await page.waitForURL('**/console/checkout/*')
    const reservation_id = page.url().split('/').at(-1) ?? ''
    const read = async () =>
      (
        await stage
          .as('admin')
          .get<{ valid_until: string; status: string; onbehalfclient_id: string }>(`/v1/reservations/${reservation_id}`)
      ).body
    const before = await read()
    expect(before.onbehalfclient_id).toBe(stage.credentials.distributor.client_id)
    await page.getByRole('button', { name: 'Extend by 10 min' }).click()
    await page.getByText('Extended', { exact: true }).first().waitFor()
    expect(Date.parse(`${(await read()).valid_until}Z`) - Date.parse(`${before.valid_until}Z`)).toBe(600_000)
    // Ten minutes, and thirty at most: after the second time there is nothing left to offer.
    await page.getByRole('button', { name: 'Extend by 10 min' }).click()
    await page.getByText('Cannot be extended any more').waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Extend/ }).count()).toBe(0)
    await settled(page)
    expect(await violations(page)).toEqual([])
    await page.getByRole('region', { name: 'Hold' }).getByRole('button', { name: 'Release' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
    await page.getByRole('heading', { name: 'Nothing is held any more' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Book/ }).count()).toBe(0)
    await stage.leave(page)
  })

  test('shows the error of the service and keeps the selection', async () => {
    const page = await stage.enter('distributor')
    await page.goto(`/console/events/${found.event.event_id}`)
    await settled(page)
    const box = lineOf(page).getByRole('textbox')
    await box.fill('1')
    // Another buyer takes all tickets meanwhile: the page shows the error of the service.
    await page.route('**/v1/reservations', (route) =>
      route.continue({ postData: (route.request().postData() ?? '').replace('"quantity":1', '"quantity":100000') }),
    )
    await page.getByRole('button', { name: 'Hold' }).click()
    const alert = page.getByRole('form', { name: 'Basket' }).getByRole('alert')
    await alert.waitFor()
    // The request id at its end may have any letters.
    expect((await alert.textContent())?.replace(/Request \S+$/, '')).not.toMatch(/[a-z]_[a-z]/)
    await expect.poll(() => box.inputValue()).toBe('1')
    await stage.leave(page)
  })

  test('pastes guests from a spreadsheet by column heading, converts dates and phone numbers, and names unknown columns', async () => {
    const body = { items: [{ ticket_id: found.ticket.ticket_id, quantity: 2 }], booking_email: 'desk@agency.example' }
    const held = await stage.as('distributor').post<{ reservation_id: string }>('/v1/reservations', body)
    const { reservation_id } = held.body
    const deposit = { amount: 500_000, currency: 'EUR', reference: 'Bank 16' }
    const toppedUp = await stage.as('finance').post(`/v1/distributors/${distributor_id}/prepaid`, deposit)
    expect(toppedUp.status, toppedUp.text).toBe(201)
    const before = await balance()
    const page = await stage.enter('distributor')
    await page.goto(`/console/checkout/${reservation_id}`)
    await settled(page)
    const add = page.getByRole('button', { name: 'Add names' })
    if (await add.isVisible()) await add.click()
    await page.getByLabel('First name of guest 1').focus()
    const block = [
      ['Surname', 'Given name', 'Shoe size', 'DOB', 'Mobile', 'Country'],
      ['Sousa', 'Ana', '38', '31/05/1990', '00351 21 123 45 67', 'Portugal'],
      ['Berg', 'Bo', '44', 'some day', '+46 12 34 56 78', 'SWE'],
      ['Nobody', 'Has', '40', '1980-01-01', '', ''],
    ]
    await page.evaluate(`{
      const data = new DataTransfer()
      data.setData('text', ${JSON.stringify(block.map((line) => line.join('\t')).join('\n'))})
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    }`)
    const report = page.getByRole('region', { name: 'Guests' }).getByRole('status')
    await report.getByText('31/05/1990 is now 1990-05-31').waitFor()
    await report.getByText(/no such field: Shoe size/).waitFor()
    await report.getByText(/no place: Nobody Has/).waitFor()
    await expect.poll(() => page.getByLabel('First name of guest 2').inputValue()).toBe('Bo')
    // Values that cannot be read stay, and are marked.
    await expect.poll(() => page.getByLabel('Born of guest 2').inputValue()).toBe('some day')
    await expect.poll(() => page.getByLabel('Born of guest 2').getAttribute('aria-invalid')).toBe('true')
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Born of guest 2').fill('2.1.1988')
    await page.getByRole('button', { name: 'Save guests' }).click()
    await page.getByText('Guest data saved').waitFor()
    const saved = await stage
      .as('distributor')
      .get<{ items: { guests: Record<string, string>[] }[] }>(`/v1/reservations/${reservation_id}/guestdata`)
    expect(saved.body.items[0]?.guests).toMatchObject([
      { first_name: 'Ana', last_name: 'Sousa', date_of_birth: '1990-05-31', contact_phone: '+351211234567', country_of_residence: 'PRT' },
      { first_name: 'Bo', last_name: 'Berg', date_of_birth: '1988-01-02', contact_phone: '+4612345678', country_of_residence: 'SWE' },
    ])

    // What is typed and not saved is saved with the booking; while it cannot be saved, nothing is booked.
    await page.getByLabel('Born of guest 1').fill('never')
    await page.getByRole('radio', { name: 'From the prepaid balance' }).check()
    await page.getByText(`Paid at once from the balance of ${priceOf(before, 'EUR')}.`).waitFor()
    await page.getByRole('checkbox', { name: 'I accept the terms of sale' }).click()
    await page.getByRole('button', { name: /^Book 2 tickets for/ }).click()
    await page.getByRole('region', { name: 'Book' }).getByRole('alert').waitFor()
    expect((await stage.as('distributor').get(`/v1/reservations/${reservation_id}`)).body.status).toBe('active')
    await page.getByLabel('Born of guest 1').fill('1990-05-31')
    await page.getByLabel('First name of guest 1').fill('Anabela')
    await page.getByRole('button', { name: /^Book 2 tickets for/ }).click()
    await page.waitForURL('**/console/bookings/*')
    const { bookingorders } = (
      await stage
        .as('distributor')
        .get<{ bookingorders: { bookingorder_id: string; amount: number }[] }>(`/v1/bookings/${page.url().split('/').at(-1)}`)
    ).body
    // Paid from the balance: so it is shown, and the balance is lower.
    await page.getByRole('region', { name: 'What happens next' }).getByText('It is paid from the prepaid balance.').waitFor()
    await page.getByRole('region', { name: found.event.event_name }).getByText('Paid', { exact: true }).waitFor()
    const paid = (await stage.as('distributor').get(`/v1/bookingorders/${bookingorders[0]?.bookingorder_id}`)).body
    expect(paid).toMatchObject({ payment_method: 'prepaid', distributorfinancial_status: 'paid' })
    expect(before - (await balance())).toBe(paid.amount)
    const booked = await stage.as('distributor').get(`/v1/bookingorders/${bookingorders[0]?.bookingorder_id}/guestdata`)
    expect(booked.text).toContain('Anabela')
    await stage.leave(page)
  })

  test('fits a phone in light and dark colours', async () => {
    const page = await stage.enter('distributor', looks.phone)
    await page.goto(`/console/events/${found.event.event_id}`)
    await settled(page)
    await lineOf(page).getByRole('button', { name: /^More/ }).click()
    await page.getByRole('button', { name: 'Hold' }).click()
    await page.waitForURL('**/console/checkout/*')
    await page.getByRole('region', { name: 'Price' }).waitFor()
    await settled(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor()
      expect(await violations(page)).toEqual([])
    }
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(0)
    await stage.leave(page)
  })
})

describe('offers and finance', () => {
  test('a supplier offers a ticket, duplicates it and withdraws it', async () => {
    const page = await stage.enter('supplier')
    await page.goto(`/console/events/${found.event.event_id}`)
    await settled(page)
    await page.getByRole('button', { name: 'New ticket' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Category' }).click()
    await page.getByRole('option').first().click()
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Row by the aisle')
    await dialog.getByRole('textbox', { name: 'Face value' }).fill('40')
    await dialog.getByRole('textbox', { name: 'Cost price' }).fill('49,50')
    await dialog.getByRole('textbox', { name: 'Offered' }).fill('12')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL('**/console/tickets/*')
    await page.getByRole('heading', { level: 1, name: 'Row by the aisle' }).waitFor()
    const first = page.url().split('/').at(-1) ?? ''
    const read = async (id: string) =>
      (
        await stage
          .as('supplier')
          .get<{ cost_price: number; supplier_quantity: number; event_id: string; category_id: string }>(`/v1/tickets/${id}`)
      ).body
    expect(await read(first)).toMatchObject({ cost_price: 4950, supplier_quantity: 12, event_id: found.event.event_id })
    await page.getByRole('button', { name: 'Duplicate' }).click()
    await dialog.getByRole('textbox', { name: 'Offered' }).fill('3')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL((url) => url.pathname.includes('/tickets/') && !url.pathname.endsWith(first))
    const second = page.url().split('/').at(-1) ?? ''
    expect(await read(second)).toMatchObject({ cost_price: 4950, supplier_quantity: 3, category_id: (await read(first)).category_id })
    await page.getByRole('heading', { level: 1, name: 'Row by the aisle' }).waitFor()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await page.getByText('Ticket withdrawn').waitFor()
    await stage.leave(page)
  })

  test('finance tops up a balance, and reads what the operator owes a supplier', async () => {
    const page = await stage.enter('finance')
    const { supplier_id } = stage.credentials.supplier as unknown as { supplier_id: string }
    const before = await balance()
    await page.goto(`/console/distributors/${distributor_id}`)
    await settled(page)
    await page.getByRole('button', { name: 'Top up' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^Amount/ }).fill('250')
    await dialog.getByRole('textbox', { name: 'Reference' }).fill('Bank 17')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Added to the balance').waitFor()
    expect((await balance()) - before).toBe(25_000)
    await page.goto(`/console/suppliers/${supplier_id}`)
    await settled(page)
    const statement = page.getByRole('region', { name: 'Statement' })
    await statement.getByLabel('From').fill('2020-01-01')
    await statement.getByRole('table', { name: 'Balances' }).getByRole('row').nth(1).waitFor()
    expect(await violations(page)).toEqual([])
    await stage.leave(page)
  })

  test('a supplier answers a request for tickets', async () => {
    const asked = (
      await stage
        .as('supplier')
        .get<{ tickets: Ticket[] }>('/v1/tickets?stock=ge:5&ticket_type=eticket&sorting=-ticket_validfrom&page_size=1')
    ).body.tickets[0]
    const ticket_id = asked?.ticket_id ?? ''
    const change = { ticket_status: 'on_request', backorder_quantity: 10 }
    const changed = await stage.as('admin').patch(`/v1/tickets/${ticket_id}`, change)
    expect(changed.status, changed.text).toBe(200)
    const body = { items: [{ ticket_id, quantity: 2 }], booking_email: 'desk@agency.example' }
    const held = await stage.as('distributor').post<{ reservation_id: string; status: string }>('/v1/reservations', body)
    expect(held.body, held.text).toMatchObject({ status: 'pending_supplier' })
    const page = await stage.enter('supplier')
    await page.goto('/console')
    await settled(page)
    await page.getByRole('listitem').filter({ hasText: 'Open requests' }).getByText('wait for your answer').waitFor()
    const { click, follow, done } = counting(page, 'Accept a request for tickets', 'supplier')
    await follow(page.getByRole('region', { name: 'Needs attention' }).getByRole('link', { name: 'Open requests' }))
    await click(page.locator(`[data-row="${held.body.reservation_id}"]`).getByRole('button', { name: 'Accept' }))
    await page.getByText('Accepted: it is held for the buyer').waitFor()
    done()
    const after = await stage.as('distributor').get<{ status: string }>(`/v1/reservations/${held.body.reservation_id}`)
    expect(after.body.status).toBe('active')
    expect(await violations(page)).toEqual([])
    await stage.leave(page)
  })
})

describe('regressions', () => {
  test('a new event has the date that its switch shows', async () => {
    const page = await stage.enter('product_management')
    const { body } = await stage.as('admin').get<{ tournament_id: string; venue_id: string }>(`/v1/events/${found.event.event_id}`)
    await page.goto('/console/events')
    await settled(page)
    for (const sure of [true, false]) {
      const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/v1/events'))
      // The test is about the switch of the form; other required fields are filled in by the request.
      await page.route('**/v1/events', async (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        const body_ = { ...JSON.parse(route.request().postData() ?? '{}'), tournament_id: body.tournament_id, venue_id: body.venue_id }
        await route.continue({ postData: JSON.stringify(body_) })
      })
      await page.getByRole('button', { name: 'New event' }).click()
      const dialog = page.getByRole('dialog')
      const toggle = dialog.getByRole('switch', { name: 'The date is sure' })
      await expect.poll(() => toggle.isChecked()).toBe(true)
      if (!sure) await toggle.uncheck()
      await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(`A match that is ${sure}`)
      await dialog.getByLabel('Begins').fill('2027-05-01T20:00')
      await dialog.getByLabel('Ends').fill('2027-05-01T22:00')
      for (const field of ['Tournament', 'Venue']) {
        await dialog.getByRole('combobox', { name: field }).click()
        await page.getByRole('option').first().click()
      }
      await dialog.getByRole('button', { name: 'Save' }).click()
      await sent
      await page.waitForURL('**/console/events/*')
      const event = (await stage.as('admin').get<Event>(`/v1/events/${page.url().split('/').at(-1)}`)).body
      expect(event.date_confirmed).toBe(sure)
      await page.unroute('**/v1/events')
      await page.goto('/console/events')
      await settled(page)
    }
    await stage.leave(page)
  })

  test('the list of events shows future events first; all events are one click away', async () => {
    const page = await stage.enter('support')
    await page.goto('/console/events')
    await settled(page)
    await expect.poll(() => page.locator('tbody').getByText('Finished').count()).toBe(0)
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'All' }).click()
    await page.locator('tbody').getByText('Finished').first().waitFor()
    await page.reload()
    await settled(page)
    await expect.poll(() => page.locator('tbody').getByText('Finished').count()).toBeGreaterThan(0)
    await stage.leave(page)
  })

  test('long names do not hide the other columns', async () => {
    const page = await stage.enter('admin')
    const name = 'A very long name of a match between two clubs with sponsors '.repeat(4).trim().slice(0, 190)
    const changed = await stage.as('admin').patch(`/v1/events/${found.event.event_id}`, { event_name: name })
    expect(changed.status, changed.text).toBe(200)
    await page.goto(`/console/events?q=${found.event.event_id}`)
    await settled(page)
    const last = await page.getByRole('columnheader', { name: 'From' }).boundingBox()
    expect((last?.x ?? 9999) + (last?.width ?? 0)).toBeLessThanOrEqual(1280)
    await stage.as('admin').patch(`/v1/events/${found.event.event_id}`, { event_name: found.event.event_name })
    await stage.leave(page)
  })

  test('a bar shows the sold, held and available quantity of its ticket, each as long as its share', async () => {
    const { ticket_id } = await offered({ ticket_title: 'In three parts' })
    const take = (quantity: number) =>
      stage.as('distributor').post('/v1/reservations', { items: [{ ticket_id, quantity }], booking_email: 'desk@agency.example' })
    const { reservation_id } = (await take(3)).body
    const booked = await stage.as('distributor').post('/v1/bookings', { reservation_id, accepted_gt: true })
    expect([booked.status, (await take(2)).status], booked.text).toEqual([201, 201])
    const page = await stage.enter('admin')
    await page.goto(`/console/tickets?event_id=${found.event.event_id}`)
    await settled(page)
    const { tickets } = (await stage.as('admin').get<{ tickets: Ticket[] }>(`/v1/tickets?event_id=${found.event.event_id}&page_size=50`))
      .body
    const ours = tickets.find((one) => one.ticket_id === ticket_id)
    expect(ours).toMatchObject({ number_of_tickets_sold: 3, reservations_quantity: 2, available_quantity: 5 })
    for (const ticket of tickets) {
      const { available_quantity: left, number_of_tickets_sold: sold, reservations_quantity: held, allotted_quantity: allotted } = ticket
      const parts = allotted > 0 ? [sold, held, allotted, left] : [sold, held, left]
      const all = parts.reduce((sum, part) => sum + part, 0)
      const bar = page.locator(`[data-row="${ticket.ticket_id}"]`).getByRole('img', { name: `${count(left)} left of ${count(all)}, ` })
      await bar.waitFor()
      const widths = await bar.locator('[data-part]').evaluateAll((shown) => shown.map((one) => one.getBoundingClientRect().width))
      const width = widths.reduce((sum, one) => sum + one, 0)
      expect(widths).toHaveLength(parts.length)
      // A ticket without stock has nothing to show.
      if (all > 0) expect(width, ticket.ticket_id).toBeGreaterThan(20)
      for (const [index, part] of parts.entries()) expect((widths[index] ?? 0) / (width || 1)).toBeCloseTo(part / (all || 1), 2)
    }
    await stage.leave(page)
  })

  test('no link leads to a page that the user cannot see', async () => {
    const page = await stage.enter('finance')
    const hook = { event_type: 'sale_created', endpoint: 'http://127.0.0.1:9/gone', secret: 'a-long-random-text' }
    const made = await stage.as('distributor').post('/v1/webhooks', hook)
    expect(made.status, made.text).toBe(201)
    await page.goto('/console')
    await settled(page)
    const hrefs = (role: 'main' | 'navigation') =>
      page
        .getByRole(role)
        .first()
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    // Every page of the menu, and of each kind of link on these pages the first one, also those of pages found so.
    const open = [...(await hrefs('navigation')), ...(await hrefs('main'))]
    const kindOf = (href: string) =>
      href
        .replace(/[?#].*/, '')
        .replace(/\/[^/]{21,}/g, '/…')
        .replace(/(\/instructions)\/.*/, '$1/…')
    const kinds = new Set<string>()
    const faults: string[] = []
    for (const href of open) {
      if (kinds.has(kindOf(href))) continue
      kinds.add(kindOf(href))
      if (!href.startsWith('/console')) {
        expect((await page.request.get(href)).status(), href).toBe(200)
        continue
      }
      await go(page, href.replace('/console', '') || '/')
      await settled(page)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      const refused = await page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: /Request \S{8}/ })
        .allTextContents()
      if (/not open to you|nothing here/.test(heading) || refused.length > 0) faults.push(`${href}: ${[heading, ...refused].join(', ')}`)
      open.push(...(await hrefs('main')))
    }
    expect(faults).toEqual([])
    expect(kinds.size).toBeGreaterThan(25)
    expect([...kinds].filter((kind) => /webhooks|api-log|ticket-files/.test(kind))).toEqual([])
    const { needs_attention } = (await stage.as('finance').get<{ needs_attention: { kind: string }[] }>('/v1/internal/console/overview'))
      .body
    expect(needs_attention.map(({ kind }) => kind)).not.toContain('failing_webhooks')
    await stage.leave(page)
  })

  test('deliveries that are being retried are listed under Failed', async () => {
    const hooks = (await stage.as('distributor').get<{ webhooks: { webhook_id: string; endpoint: string }[] }>('/v1/webhooks')).body
      .webhooks
    const hook = hooks.find(({ endpoint }) => endpoint.includes(':9/'))
    const { webhook_id } = hook ?? { webhook_id: '' }
    await stage.as('distributor').post('/v1/webhooks/trigger', { webhook_id })
    const failing = async () =>
      (await stage.as('distributor').get<{ pagination: { total_size: number } }>(`/v1/webhooks/${webhook_id}/deliveries?failing=true`)).body
        .pagination.total_size
    await expect.poll(failing).toBe(1)
    const page = await stage.enter('distributor')
    await page.goto(`/console/webhooks/${webhook_id}`)
    await settled(page)
    await page.getByText('Failed', { exact: true }).first().click()
    await page
      .getByRole('button', { name: /sale_created/ })
      .first()
      .waitFor()
    await stage.leave(page)
  })

  test('when the service is unavailable the console says so, and continues when the service is back', async () => {
    const page = await stage.enter('admin')
    await page.goto('/console/venues')
    await settled(page)
    // Neither the data nor the script of another page can be loaded.
    const away = (url: URL) => url.pathname.startsWith('/v1') || url.pathname.startsWith('/console/assets') || url.pathname === '/healthz'
    await page.route(away, (route) => route.abort())
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Suppliers' }).click()
    await page.getByRole('heading', { name: 'The service is away' }).waitFor()
    await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true)
    await page.unroute(away)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Suppliers' }).waitFor()
    await stage.leave(page)
  })
})

test('no page reported an error', () => expect(stage.faults).toEqual([]))

const isFocused = (element: Locator) => element.evaluate((one) => one === one.ownerDocument.activeElement)

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, selector: string, within?: string): Promise<void> {
  const there = `document.activeElement.matches(${JSON.stringify(selector)}) && (${JSON.stringify(within ?? '')} === '' || document.activeElement.closest('tr')?.dataset.ticket === ${JSON.stringify(within ?? '')})`
  for (let step = 0; step < 400; step++) {
    if (await page.evaluate<boolean>(there)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the tabulator does not reach ${selector}`)
}
