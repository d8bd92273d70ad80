import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violations } from './axe.js'
import { looks, picture, setStage, settled, wear } from './stage.js'

const stage = await setStage()

interface Ticket {
  ticket_id: string
  event_id: string
  category_id: string
  ticket_title: string
}
interface Held {
  reservation_id: string
  status: string
  booking_email: string
  items: { ticket_id: string; quantity: number }[]
}

/** A ticket that the buyer finds, beside which others are offered. */
const { tickets } = (
  await stage
    .as('distributor')
    .get<{ tickets: Ticket[] }>('/v1/tickets?on_sale=true&stock=ge:20&ticket_type=eticket&sorting=-ticket_validfrom&page_size=1')
).body
const { event_id, category_id } = tickets[0] as Ticket

async function offered(input: object): Promise<Ticket> {
  const body = { event_id, category_id, currency_code: 'EUR', face_value: 4000, cost_price: 5000, supplier_quantity: 10, ...input }
  const made = await stage.as('supplier').post<Ticket>('/v1/tickets', body)
  expect(made.status, made.text).toBe(201)
  return made.body
}
const hold = async (...items: { ticket_id: string; quantity: number }[]): Promise<Held> => {
  const made = await stage.as('distributor').post<Held>('/v1/reservations', { items, booking_email: 'desk@agency.example' })
  expect(made.status, made.text).toBe(201)
  return made.body
}
const read = async (reservation_id: string): Promise<Held> => (await stage.as('admin').get<Held>(`/v1/reservations/${reservation_id}`)).body

const lineOf = (page: Page, { ticket_id }: Ticket) => page.locator(`tr[data-ticket="${ticket_id}"]`)
const basketOf = (page: Page) => page.getByRole('form', { name: 'Basket' })

/** In every look: nothing is too wide, and axe finds nothing. */
async function expectFit(page: Page, name: string): Promise<void> {
  for (const [look, worn] of Object.entries(looks)) {
    await wear(page, worn)
    await settled(page, worn.colorScheme)
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth'), look).toBeLessThanOrEqual(0)
    await picture(page, `${name}-${look.replaceAll(' ', '-')}`)
    expect(await violations(page), look).toEqual([])
  }
  await wear(page, looks.light)
}

describe('a typed quantity', () => {
  test('that cannot be bought stays, says how many can, and nothing is held meanwhile', async () => {
    const many = await offered({ ticket_title: 'Eighty-six', supplier_quantity: 86 })
    const pairs = await offered({ ticket_title: 'By two', flags: ['pairs_only'] })
    const page = await stage.enter('distributor')
    await page.goto(`/console/events/${event_id}`)
    await settled(page)
    const box = lineOf(page, many).getByRole('textbox')
    const button = basketOf(page).getByRole('button', { name: 'Hold' })
    await box.click()
    await page.keyboard.type('100')
    await page.keyboard.press('Tab')
    await lineOf(page, many).getByText('86 left').waitFor()
    expect([await box.inputValue(), await box.getAttribute('aria-invalid'), await button.isDisabled()]).toEqual(['100', 'true', true])
    expect(await page.locator(`[id="${await box.getAttribute('aria-describedby')}"]`).textContent()).toBe('86 left')
    await box.fill('500')
    await box.blur()
    expect(await box.inputValue()).toBe('500')
    await lineOf(page, pairs).getByRole('textbox').fill('3')
    await page.keyboard.press('Tab')
    await lineOf(page, pairs).getByText('Can be bought: 2, 4, 6 … 10').waitFor()
    expect(await lineOf(page, pairs).getByRole('textbox').inputValue()).toBe('3')
    await basketOf(page).getByText('A quantity cannot be bought').waitFor()
    await expectFit(page, 'quantities')
    // One step leads back to what can be bought.
    await lineOf(page, many)
      .getByRole('button', { name: /^Fewer/ })
      .click()
    await expect.poll(() => box.inputValue()).toBe('86')
    expect(await button.isDisabled()).toBe(true)
    await lineOf(page, pairs).getByRole('button', { name: /^More/ }).click()
    await basketOf(page)
      .getByText(/^90 tickets · /)
      .waitFor()
    expect(await lineOf(page, many).getByText('86 left').isVisible()).toBe(false)
    await lineOf(page, many).getByRole('textbox').fill('')
    await button.click()
    await page.waitForURL('**/console/checkout/*')
    const { items } = await read(page.url().split('/').at(-1) ?? '')
    expect(items).toMatchObject([{ ticket_id: pairs.ticket_id, quantity: 4 }])
    await stage.leave(page)
  })

  test('is held once by a double click', async () => {
    const ticket = await offered({ ticket_title: 'Clicked twice' })
    const page = await stage.enter('distributor')
    await page.goto(`/console/events/${event_id}`)
    await settled(page)
    await lineOf(page, ticket).getByRole('textbox').fill('2')
    await basketOf(page).getByRole('button', { name: 'Hold' }).dblclick()
    await page.waitForURL('**/console/checkout/*')
    await settled(page)
    const held = await stage.as('distributor').get<{ reservations: Held[] }>(`/v1/reservations?ticket_id=${ticket.ticket_id}`)
    expect(held.body.reservations.map(({ items }) => items)).toMatchObject([[{ quantity: 2 }]])
    await page.getByRole('button', { name: /^Extend/ }).dblclick()
    await page.getByText('Extended', { exact: true }).first().waitFor()
    expect(await page.getByText('Somebody else changed this meanwhile').count()).toBe(0)
    await stage.leave(page)
  })

  test('of a hold is checked in the same way; what the hold has counts as left', async () => {
    const pairs = await offered({ ticket_title: 'Two of a hold', flags: ['pairs_only'], supplier_quantity: 6 })
    const { reservation_id } = await hold({ ticket_id: pairs.ticket_id, quantity: 2 })
    const page = await stage.enter('distributor')
    await page.goto(`/console/checkout/${reservation_id}`)
    await settled(page)
    await page.getByRole('button', { name: 'Change quantities' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('3')
    await dialog.getByText('Can be bought: 2, 4, 6').waitFor()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectFit(page, 'change-quantities')
    await dialog.getByRole('textbox').fill('8')
    await dialog.getByText('6 left').waitFor()
    await dialog.getByRole('button', { name: /^Fewer/ }).click()
    await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe('6')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The hold is changed').waitFor()
    expect((await read(reservation_id)).items).toMatchObject([{ quantity: 6 }])
    await stage.leave(page)
  })
})

describe('staff', () => {
  test('see for whom they buy, propose the address of the buyer, and read prices in the order of one currency', async () => {
    // The bare number of the first is lower, and its price is higher.
    const pounds = await offered({ ticket_title: 'In pounds', currency_code: 'GBP', cost_price: 5000 })
    const euros = await offered({ ticket_title: 'In euros', cost_price: 5100 })
    const { client_id, distributor_id } = stage.credentials.distributor as unknown as { client_id: string; distributor_id: string }
    const { label, email, username } = (
      await stage.as('admin').get<{ label: string; email: string | null; username: string }>(`/v1/clients/${client_id}`)
    ).body
    const { distributor_name } = (await stage.as('admin').get<{ distributor_name: string }>(`/v1/distributors/${distributor_id}`)).body
    const page = await stage.enter('support')
    await page.goto(`/console/events/${event_id}`)
    await settled(page)
    const order = await page.locator('tr[data-ticket]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-ticket')))
    expect(order.indexOf(euros.ticket_id)).toBeLessThan(order.indexOf(pounds.ticket_id))
    const names = await page.getByRole('textbox', { name: /^Quantity: / }).evaluateAll((all) => all.map((one) => one.ariaLabel))
    expect(new Set(names).size).toBe(names.length)
    await lineOf(page, euros).getByRole('button', { name: /^More/ }).click()
    await basketOf(page).getByRole('combobox', { name: 'On behalf of' }).fill(label)
    await page.getByRole('option', { name: label }).first().click()
    const address = basketOf(page).getByLabel('Confirmation goes to')
    await expect.poll(() => address.inputValue()).toBe(email ?? username)
    await basketOf(page).getByRole('button', { name: 'Hold' }).click()
    await page.waitForURL('**/console/checkout/*')
    await page.getByRole('region', { name: 'Hold' }).getByText(`Held for ${distributor_name} for`, { exact: false }).waitFor()
    await page.getByLabel(`Reference of ${distributor_name}`).waitFor()
    await page.getByLabel(`${distributor_name} accepts the terms of sale`).waitFor()
    await page.getByText(`Confirmation goes to ${email ?? username}.`).waitFor()
    await settled(page)
    expect(await page.getByRole('main').innerText()).not.toMatch(/\byou\b|\byour\b/i)
    await expectFit(page, 'checkout-of-staff')
    expect((await read(page.url().split('/').at(-1) ?? '')).booking_email).toBe(email ?? username)
    await stage.leave(page)
  })
})

describe('a request to a supplier', () => {
  test('shows its price and until when the supplier answers, and is withdrawn', async () => {
    const asked = await offered({ ticket_title: 'On request only', supplier_quantity: 0 })
    const change = { ticket_status: 'on_request', backorder_quantity: 7 }
    const changed = await stage.as('admin').patch(`/v1/tickets/${asked.ticket_id}`, change)
    expect(changed.status, changed.text).toBe(200)
    const page = await stage.enter('distributor')
    const ask = async (): Promise<string> => {
      await page.goto(`/console/events/${event_id}`)
      await settled(page)
      await lineOf(page, asked).getByRole('textbox').fill('8')
      await lineOf(page, asked).getByText('7 left').waitFor()
      await lineOf(page, asked).getByRole('textbox').fill('2')
      await basketOf(page).getByRole('button', { name: 'Ask the supplier' }).click()
      await page.waitForURL('**/console/checkout/*')
      await settled(page)
      return page.url().split('/').at(-1) ?? ''
    }
    const withdraw = async () => {
      await page.getByRole('button', { name: 'Withdraw the request' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the request' }).click()
      await page.getByText('The request is withdrawn').first().waitFor()
    }
    const first = await ask()
    const panel = page.getByRole('region', { name: 'The supplier is asked' })
    await panel.getByRole('timer').waitFor()
    expect(await panel.getByText('Price before fees').locator('..').innerText()).toMatch(/€\d+/)
    await expectFit(page, 'request')
    await withdraw()
    await page.getByRole('heading', { name: 'Nothing is held any more' }).waitFor()
    expect(await read(first)).toMatchObject({ status: 'void', void_reason: 'cancelled' })

    const second = await ask()
    await page.goto(`/console/reservations/${second}`)
    await settled(page)
    await page.getByText('Guests are named when the supplier has accepted.').waitFor()
    await expectFit(page, 'request-reservation')
    await withdraw()
    expect(await read(second)).toMatchObject({ status: 'void', void_reason: 'cancelled' })
    await stage.leave(page)
  })
})

describe('guests', () => {
  test('that are pasted go on in the places of the next ticket, and what is to complete follows what is typed', async () => {
    const needs = { guest_data_requirements: [{ field: 'first_name', stage: 'pre_download', scope: 'all_persons' }] }
    const one = await offered({ ticket_title: 'First of two', ...needs })
    const other = await offered({ ticket_title: 'Second of two', ...needs })
    const { reservation_id } = await hold({ ticket_id: one.ticket_id, quantity: 2 }, { ticket_id: other.ticket_id, quantity: 2 })
    const page = await stage.enter('distributor')
    await page.goto(`/console/reservations/${reservation_id}`)
    await settled(page)
    const panel = page.getByRole('region', { name: 'Guests' })
    await panel.getByText('4 guests to complete').waitFor()
    await panel.getByLabel('First name of guest 2').first().focus()
    const block = [
      ['Ana', 'Sousa'],
      ['Bo', 'Berg'],
      ['Cy', 'Cole'],
      ['Di', 'Dahl'],
    ]
    await page.evaluate(`{
      const data = new DataTransfer()
      data.setData('text', ${JSON.stringify(block.map((line) => line.join('\t')).join('\n'))})
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    }`)
    await panel.getByText('1 guest to complete').waitFor()
    await panel.getByText(/no place: Di Dahl/).waitFor()
    await panel.getByLabel('First name of guest 1').first().fill('Zoe')
    await panel.getByLabel('Last name of guest 1').first().fill('Zander')
    await panel.getByText('Nothing is missing').waitFor()
    await panel.getByLabel('First name of guest 1').first().fill('')
    await panel.getByText('1 guest to complete').waitFor()
    await panel.getByLabel('First name of guest 1').first().fill('Zoe')
    await page.getByRole('button', { name: 'Save guests' }).click()
    await page.getByText('Guest data saved').waitFor()
    const { items } = (
      await stage.as('distributor').get<{ items: { guests: { first_name: string }[] }[] }>(`/v1/reservations/${reservation_id}/guestdata`)
    ).body
    expect(items.map(({ guests }) => guests.map(({ first_name }) => first_name))).toEqual([
      ['Zoe', 'Ana'],
      ['Bo', 'Cy'],
    ])
    await stage.leave(page)
  })

  test('that lack something are named beside the button that books, and passports are read in groups', async () => {
    const guest_data_requirements = [
      { field: 'last_name', stage: 'pre_checkout', scope: 'all_persons' },
      { field: 'passport_number', stage: 'pre_checkout', scope: 'all_persons' },
      { field: 'supported_team', stage: 'pre_checkout', scope: 'all_persons' },
    ]
    const { ticket_id } = await offered({ ticket_title: 'With passport', guest_data_requirements })
    const { reservation_id } = await hold({ ticket_id, quantity: 1 })
    const page = await stage.enter('distributor')
    await page.goto(`/console/checkout/${reservation_id}`)
    await settled(page)
    await page.getByLabel('First name of guest 1').focus()
    const block = 'Nachname\tVorname\tGeb.\tPass-Nr.\nSousa\tAna\t31/05/78\tx 123 456'
    await page.evaluate(`{
      const data = new DataTransfer()
      data.setData('text', ${JSON.stringify(block)})
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    }`)
    await page.getByRole('checkbox', { name: 'I accept the terms of sale' }).check()
    const book = page.getByRole('button', { name: /^Book 1 ticket/ })
    await book.click()
    await page.getByText('Guest data to complete: Supports', { exact: true }).waitFor()
    const { body } = await stage.as('distributor').get<{ items: { guests: object[] }[] }>(`/v1/reservations/${reservation_id}/guestdata`)
    expect(body.items[0]?.guests).toMatchObject([{ passport_number: 'x123456', date_of_birth: '1978-05-31' }])
    await page.getByLabel('Supports of guest 1').fill('Arsenal')
    await book.click()
    await page.waitForURL('**/console/bookings/*')
    await stage.leave(page)
  })
})

test('no page reported an error', () => expect(stage.faults).toEqual([]))
