import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { AccountName } from '../kit/index.js'
import { putEvent, putOnSale } from '../selling/kit.js'
import { expectAccessible } from './axe.js'
import { counting } from './clicks.js'
import { type Hold, openDesk } from './orders-kit.js'
import { beforeWrite, discarding, keepEditing, settled, signedIn, theirsOrYours } from './stage.js'

const { kit, browser, faults, at, read, hold, book } = await openDesk()

describe('two people at once', () => {
  test('choose between theirs and yours for the field that both changed; other fields of both are kept', async () => {
    const { bookingorder_id } = await book(1)
    const page = await at('support', `/orders/${bookingorder_id}`)
    const { click, done } = counting(page, 'Edit an order that somebody else edits too, and settle the conflict', 'support')
    await click(page.getByRole('button', { name: 'Edit', exact: true }))
    const form = page.getByRole('dialog', { name: 'Edit the order' })
    await form.getByLabel('Booked by (e-mail)').fill('mine@agency.example')
    await form.getByLabel('Lead name for pickup').fill('Ana Sousa')
    await kit.as.distributor.put(`/v1/bookingorders/${bookingorder_id}`, {
      booking_email: 'theirs@agency.example',
      invoice_reference: 'PO 17',
    })
    await click(form.getByRole('button', { name: 'Save' }))
    const question = theirsOrYours(page)
    await question.getByRole('radio', { name: 'Theirs: theirs@agency.example' }).waitFor()
    await expect.poll(() => question.getByRole('radio').count()).toBe(2)
    await expectAccessible(page)
    await click(question.getByRole('radio', { name: 'Yours: mine@agency.example' }))
    await click(question.getByRole('button', { name: 'Save' }))
    await page.getByText('Order changed').waitFor()
    done()
    expect((await kit.as.admin.get(`/v1/bookingorders/${bookingorder_id}`)).body).toMatchObject({
      booking_email: 'mine@agency.example',
      lead_name_for_pickup: 'Ana Sousa',
      invoice_reference: 'PO 17',
    })
  })

  test('do not overwrite a price that the other has just changed', async () => {
    const ticket_id = await putOnSale(kit)
    const page = await at('product_management', `/tickets?q=${ticket_id}`)
    await page.getByRole('button', { name: /^Cost: / }).click()
    await page.getByRole('textbox', { name: /^Cost price in / }).fill('120')
    await kit.as.admin.patch(`/v1/tickets/${ticket_id}`, { cost_price: 11_100 })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const question = theirsOrYours(page)
    await question.getByRole('radio', { name: 'Yours: €120.00' }).waitFor()
    await question.getByRole('radio', { name: 'Theirs: €111.00' }).check()
    await question.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Cost: €111.00. Change' }).waitFor()
    expect((await kit.as.admin.get(`/v1/tickets/${ticket_id}`)).body.cost_price).toBe(11_100)
  })

  test('do not overwrite a price that the other changed while it was typed, also when the list was read again since', async () => {
    const ticket_id = await putOnSale(kit)
    const page = await signedIn(browser, kit.url, kit.accounts.product_management, faults)
    await page.clock.install()
    await page.goto(`/console/tickets?q=${ticket_id}`)
    await settled(page)
    await page.getByRole('button', { name: 'Cost: €100.00. Change' }).click()
    await page.getByRole('textbox', { name: /^Cost price in / }).fill('120')
    await kit.as.admin.patch(`/v1/tickets/${ticket_id}`, { cost_price: 11_100 })
    // Who comes back to the page after a while sees the list of now.
    await page.clock.fastForward(60_000)
    await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))")
    await page.getByRole('button', { name: 'Cost: €111.00. Change', includeHidden: true }).waitFor()
    expect(await page.getByRole('textbox', { name: /^Cost price in / }).inputValue()).toBe('120')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const question = theirsOrYours(page)
    await question.getByRole('radio', { name: 'Theirs: €111.00' }).waitFor()
    expect((await kit.as.admin.get(`/v1/tickets/${ticket_id}`)).body.cost_price).toBe(11_100)
    await question.getByRole('radio', { name: 'Yours: €120.00' }).check()
    await question.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Cost: €120.00. Change' }).waitFor()
    await page.context().close()
  })

  test('can save again after another question took the place of theirs and yours', async () => {
    const { bookingorder_id, booking_code } = await book(1)
    const page = await at('support', `/orders?q=${booking_code}`)
    await page.locator(`[data-row="${bookingorder_id}"] a`).first().click()
    await page.waitForURL(`**/orders/${bookingorder_id}`)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Edit the order' })
    await form.getByLabel('Booked by (e-mail)').fill('mine@agency.example')
    await kit.as.distributor.put(`/v1/bookingorders/${bookingorder_id}`, { booking_email: 'theirs@agency.example' })
    const save = form.getByRole('button', { name: 'Save' })
    await save.click()
    const question = theirsOrYours(page)
    await question.waitFor()
    await page.evaluate('history.back()')
    await keepEditing(page)
    expect(await question.count()).toBe(0)
    await expect.poll(() => save.isEnabled()).toBe(true)
    expect((await read(bookingorder_id)).booking_email).toBe('theirs@agency.example')
    await save.click()
    await question.getByRole('radio', { name: 'Yours: mine@agency.example' }).check()
    await question.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Order changed').waitFor()
    expect((await read(bookingorder_id)).booking_email).toBe('mine@agency.example')
  })

  test('do not overwrite seats', async () => {
    const { bookingorder_id, items } = await book(2)
    const page = await at('supplier', `/orders/${bookingorder_id}`)
    await page.getByRole('button', { name: 'Edit seats' }).click()
    await page.getByRole('textbox', { name: 'Seat of ticket 1' }).fill('7')
    const [first, second] = items.map(({ orderitem_id }) => orderitem_id)
    await kit.as.support.put(`/v1/bookingorders/${bookingorder_id}`, {
      items: [
        { orderitem_id: first, seat: '9' },
        { orderitem_id: second, seat: '10' },
      ],
    })
    await page.getByRole('button', { name: 'Save seats' }).click()
    const question = theirsOrYours(page)
    await question.getByRole('radio', { name: 'Theirs: 9' }).waitFor()
    await question.getByRole('radio', { name: 'Yours: 7' }).check()
    await question.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Seats saved').waitFor()
    const seats = (await kit.as.admin.get<{ items: { seat: string }[] }>(`/v1/bookingorders/${bookingorder_id}`)).body.items
    expect(seats.map(({ seat }) => seat)).toEqual(['7', '10'])
  })
})

describe('guest data of both is kept, and about the same cell and the leading guest it is asked', () => {
  interface Guests {
    items: { guests: { first_name: string; last_name: string; lead_guest: boolean }[] }[]
  }
  const places = {
    'of an order': async () => {
      const path = `/v1/bookingorders/${(await book(3)).bookingorder_id}`
      return { path, shown: path.replace('/v1/bookingorders', '/orders'), write: kit.as.distributor.put }
    },
    'of a hold': async () => {
      const path = `/v1/reservations/${(await hold(3)).reservation_id}`
      return { path, shown: path.replace('/v1', ''), write: kit.as.distributor.post }
    },
  }
  for (const [name, place] of Object.entries(places)) {
    test(name, async () => {
      const { path, shown, write } = await place()
      const guestdata = `${path}/guestdata`
      const stored = async () => (await kit.as.distributor.get<Guests>(guestdata)).body.items
      const page = await at('support', `${shown}?tab=guests`)
      await page.getByLabel('First name of guest 1').fill('Ana')
      await page.getByRole('radio', { name: 'Guest 2 leads' }).check()
      const [line] = await stored()
      const theyWrite = async (...names: [string, string][]) => {
        const guests = line?.guests.map((guest, index) => {
          const [first_name, last_name] = names[index] ?? []
          return { ...guest, conditions: undefined, first_name, last_name, lead_guest: index === 2 }
        })
        const { status, text } = await write(guestdata, { items: [{ ...line, guests }] })
        expect(status, text).toBeLessThan(300)
      }
      await theyWrite(['Anna', 'Sousa'], ['Bo', 'Berg'], ['Cy', 'Cole'])
      await page.getByRole('button', { name: 'Save guests' }).click()
      const question = theirsOrYours(page)
      await question.getByRole('radio', { name: 'Theirs: Anna' }).waitFor()
      await question.getByRole('radio', { name: 'Yours: Ana' }).check()
      await question.getByRole('radio', { name: 'Theirs: Guest 3' }).check()
      // What is written while the question is open stays too, and what is written in the moment before this page writes.
      await theyWrite(['Anna', 'Sousa'], ['Bo', 'Borg'], ['Cy', 'Cole'])
      await beforeWrite(page, `${guestdata}*`, () => theyWrite(['Anna', 'Sousa'], ['Bo', 'Borg'], ['Cy', 'Kohl']))
      await question.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Guest data saved').waitFor()
      const [after] = await stored()
      expect(after?.guests.map(({ first_name, last_name }) => `${first_name} ${last_name}`)).toEqual(['Ana Sousa', 'Bo Borg', 'Cy Kohl'])
      expect(after?.guests.map(({ lead_guest }) => lead_guest)).toEqual([false, false, true])
    })
  }
})

test('guests that are typed while others are being saved are not lost, and a refused name is marked at its cell', async () => {
  const { bookingorder_id } = await book(2)
  const page = await at('support', `/orders/${bookingorder_id}?tab=guests`)
  const name = (guest: number) => page.getByLabel(`First name of guest ${guest}`)
  const save = page.getByRole('button', { name: 'Save guests' })
  await name(1).fill('Ana')
  await beforeWrite(page, `/guestdata*`, async () => {
    await name(1).fill('Anna')
    await name(2).fill('Bo')
  })
  await save.click()
  await page.getByText('Guest data saved').waitFor()
  await page.unroute('**/guestdata*')
  expect([await name(1).inputValue(), await name(2).inputValue()]).toEqual(['Anna', 'Bo'])
  await name(2).fill('B'.repeat(300))
  await save.click()
  await name(2).and(page.locator('[aria-invalid=true]')).waitFor()
  expect(await name(1).and(page.locator('[aria-invalid=true]')).count()).toBe(0)
  // The message about it has enough contrast when it has faded in.
  await expect
    .poll(() =>
      page.evaluate<string[]>("[...document.querySelectorAll('.mantine-Notification-root')].map((one) => getComputedStyle(one).opacity)"),
    )
    .not.toContain('0')
  await expectAccessible(page)
  await name(2).fill('Bo')
  await save.click()
  const guests = async () => {
    const { body } = await kit.as.support.get<{ items: { guests: { first_name: string }[] }[] }>(
      `/v1/bookingorders/${bookingorder_id}/guestdata`,
    )
    return body.items.flatMap((item) => item.guests.map(({ first_name }) => first_name))
  }
  await expect.poll(guests).toEqual(['Anna', 'Bo'])
})

test('a status from which there is no way back is set only after a question, another one at once', async () => {
  const { bookingorder_id } = await book(1)
  const stored = async () => (await read(bookingorder_id)) as object
  const page = await at('admin', `/orders/${bookingorder_id}`)
  const set = async (name: string, status: string) => {
    await page.getByRole('button', { name: `Change: ${name}` }).click()
    await page.getByRole('menuitem', { name: status, exact: true }).click()
  }
  await set('Payment', 'Paid')
  const question = page.getByRole('dialog', { name: 'Payment: from “Invoiced” to “Paid”?' })
  await question.getByText('It cannot be set back.').waitFor()
  await question.getByRole('button', { name: 'Back' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await stored()).toMatchObject({ distributorfinancial_status: 'invoiced' })
  await set('Logistics', 'In review')
  await expect.poll(stored).toMatchObject({ logistic_status: 'review', distributorfinancial_status: 'invoiced' })
  await set('Payment', 'Paid')
  await question.getByRole('button', { name: 'Change' }).click()
  await expect.poll(stored).toMatchObject({ distributorfinancial_status: 'paid' })
})

test('what is typed stays when the session ends: the user signs in above the page and saves it', async () => {
  const { bookingorder_id } = await book(1)
  const { username, password, client_id } = kit.accounts.support
  const earlier = (await kit.query<{ session_id: string }>('select session_id from session')).map((one) => one.session_id)
  // Not those of the pages of other tests.
  const endSession = () =>
    kit.query('update session set revoked = now() where client_id = $1 and session_id <> all($2::text[])', [client_id, earlier])
  const page = await signedIn(browser, kit.url, { username, password }, faults)
  await page.goto(`/console/orders/${bookingorder_id}`)
  await settled(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Edit the order' })
  await form.getByLabel('Lead name for pickup').fill('山田 太郎')
  await endSession()
  // The token that the page has is accepted for some minutes more.
  await page.context().route('**/v1/bookingorders/**', (route) => route.fulfill({ status: 401, json: { code: 'unauthenticated' } }))
  await form.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('dialog', { name: 'Your session has ended' })
  await question.getByLabel('Password', { exact: true }).fill('wrong password')
  await question.getByRole('button', { name: 'Sign in' }).click()
  await question.getByText('Wrong username or password').waitFor()
  await expectAccessible(page)
  await page.context().unroute('**/v1/bookingorders/**')
  await question.getByLabel('Password', { exact: true }).fill(password)
  await question.getByRole('button', { name: 'Sign in' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await form.getByLabel('Lead name for pickup').inputValue()).toBe('山田 太郎')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Order changed').waitFor()
  expect((await read(bookingorder_id)) as object).toMatchObject({ lead_name_for_pickup: '山田 太郎' })
  // Nothing is typed: the page of the sign-in opens.
  await endSession()
  await page.context().clearCookies()
  await page.goto(`/console/orders/${bookingorder_id}`)
  await page.waitForURL('**/console/sign-in?**')
  await page.context().close()
})

test('a hold that is booked in another tab at the same moment leads to its booking', async () => {
  const { reservation_id } = await hold(1)
  const page = await at('distributor', `/checkout/${reservation_id}`)
  await beforeWrite(page, '/v1/bookings', async () => {
    const booked = await kit.as.distributor.post('/v1/bookings', { reservation_id, accepted_gt: true, payment_method: 'invoice' })
    expect(booked.status, booked.text).toBe(201)
  })
  await page.getByRole('checkbox', { name: 'I accept the terms of sale' }).check()
  await page.getByRole('button', { name: /^Book 1 ticket/ }).click()
  await page.getByRole('region', { name: 'Booked' }).getByRole('link', { name: 'order 1' }).waitFor()
  expect(await page.getByRole('button', { name: 'Release' }).count()).toBe(0)
})

test('a hold that a colleague changed meanwhile is neither extended nor released unseen', async () => {
  const { reservation_id, extendable_until } = await hold(3)
  const path = `/v1/reservations/${reservation_id}`
  const stored = async () => (await kit.as.distributor.get<Hold & { items: { ticket_id: string }[] }>(path)).body
  const they = async (answer: Promise<{ status: number; text: string }>) => {
    const { status, text } = await answer
    expect(status, text).toBe(200)
  }
  const extendTo = (valid_until: string) => they(kit.as.distributor.patch(path, { valid_until }))
  const minutesBeforeEnd = (minutes: number) => new Date(Date.parse(`${extendable_until}Z`) - minutes * 60_000).toISOString().slice(0, 19)
  // It is extended once before, so that its status does not tell that it was extended meanwhile.
  await extendTo(minutesBeforeEnd(8))
  const page = await at('support', `/reservations/${reservation_id}`)
  const valid_until = minutesBeforeEnd(3)
  await beforeWrite(page, path, () => extendTo(valid_until))
  await page.getByRole('button', { name: /^Extend by/ }).click()
  await page.getByText(/^Nothing was done\. Now 3 tickets are held until/).waitFor()
  expect(await stored()).toMatchObject({ valid_until, status: 'extended' })
  // The page shows the hold as it is now. A note is no reason to ask again.
  const extend = page.getByRole('button', { name: 'Extend by 3 min' })
  await extend.waitFor()
  await beforeWrite(page, path, () => they(kit.as.distributor.patch(path, { notes: 'By the aisle' })))
  await extend.click()
  await page.getByText('Cannot be extended any more').waitFor()
  expect(await stored()).toMatchObject({ valid_until: extendable_until, notes: 'By the aisle' })
  const items = (await stored()).items.map(({ ticket_id }) => ({ ticket_id, quantity: 1 }))
  const release = async () => {
    await page.getByRole('button', { name: 'Release' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
  }
  await beforeWrite(page, path, () => they(kit.as.distributor.put(path, { items })))
  await release()
  await page.getByText(/^Nothing was done\. Now 1 ticket is held until/).waitFor()
  expect((await stored()).status).toBe('extended')
  await release()
  await expect.poll(async () => (await stored()).status).toBe('void')
})

test('a hold whose quantities a colleague changed meanwhile is not booked unseen', async () => {
  const { reservation_id } = await hold(3)
  const { body: held } = await kit.as.distributor.get<{ items: { ticket_id: string }[] }>(`/v1/reservations/${reservation_id}`)
  const page = await at('distributor', `/checkout/${reservation_id}`)
  await page.getByRole('checkbox', { name: 'I accept the terms of sale' }).check()
  const three = page.getByRole('button', { name: /^Book 3 tickets for / })
  await three.waitFor()
  await page.getByRole('button', { name: 'Add names' }).click()
  const places = page.getByRole('region', { name: 'Guests' }).locator('tbody tr')
  await expect.poll(() => places.count()).toBe(3)
  const fewer = await kit.as.distributor.put(`/v1/reservations/${reservation_id}`, {
    items: held.items.map(({ ticket_id }) => ({ ticket_id, quantity: 1 })),
  })
  expect(fewer.status, fewer.text).toBe(200)
  await three.click()
  await page.getByText(/^Nothing was done\. Now 1 ticket is held until/).waitFor()
  expect((await kit.as.distributor.get(`/v1/reservations/${reservation_id}`)).body.status).not.toBe('booked')
  await expect.poll(() => places.count()).toBe(1)
  await page.getByRole('button', { name: /^Book 1 ticket for / }).click()
  await page.waitForURL('**/console/bookings/*')
})

describe('the keyboard', () => {
  const focus = (page: Page) =>
    page.evaluate<string>(
      'document.activeElement.ariaLabel ?? document.activeElement.labels?.[0]?.textContent ?? document.activeElement.tagName',
    )
  const press = async (page: Page, button: Locator) => {
    await button.focus()
    await page.keyboard.press('Enter')
  }

  test('goes on where it was when the button that was pressed is gone or has nothing left to do', async () => {
    const page = await at('distributor', `/checkout/${(await hold(2)).reservation_id}`)
    await press(page, page.getByRole('button', { name: 'Add names' }))
    const guests = page.getByRole('region', { name: 'Guests' })
    await guests.getByLabel('First name of guest 1').focus()
    await page.keyboard.type('Ana')
    await press(page, guests.getByRole('button', { name: 'Save guests' }))
    await page.getByText('Guest data saved').waitFor()
    await expect.poll(() => focus(page)).toBe('Guest 2 leads')
    await guests.getByLabel('First name of guest 1').focus()
    await page.keyboard.type('b')
    await press(page, guests.getByRole('button', { name: 'Discard' }))
    await press(page, discarding(page).getByRole('button', { name: 'Discard' }))
    await expect.poll(() => focus(page)).toBe('Guest 2 leads')
  })

  test('is not used under the header of the page', async () => {
    const page = await at('distributor', `/checkout/${(await hold(2)).reservation_id}`)
    await page.setViewportSize({ width: 1280, height: 400 })
    await page.getByRole('checkbox', { name: 'I accept the terms of sale' }).focus()
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Shift+Tab')
      const top = await page.evaluate<number>('document.activeElement.getBoundingClientRect().top')
      expect(top, await focus(page)).toBeGreaterThanOrEqual(52)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  test('is led to the field to correct, and sees where it is in colours of the system too', async () => {
    const { bookingorder_id } = await book(1)
    const page = await at('support', `/orders/${bookingorder_id}?tab=memos`)
    await press(page, page.getByRole('button', { name: 'New memo' }))
    const form = page.getByRole('dialog', { name: 'New memo' })
    await press(page, form.getByRole('button', { name: 'Save' }))
    await expect.poll(() => focus(page)).toMatch(/^Text/)
    await page.emulateMedia({ forcedColors: 'active' })
    await expect.poll(() => page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid')
    await page.emulateMedia({ forcedColors: null })
    await page.keyboard.press('Escape')
  })
})

describe('unsaved work', () => {
  test('is not lost by leaving a page or closing a dialog without a question', async () => {
    const { bookingorder_id } = await book(1)
    const page = await at('support', `/orders/${bookingorder_id}`)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Edit the order' })
    await form.waitFor()
    // Nothing changed: no question.
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await form.getByLabel('Invoice reference').fill('PO 18')
    await page.keyboard.press('Escape')
    const question = discarding(page)
    await keepEditing(page)
    await expect.poll(() => form.getByLabel('Invoice reference').inputValue()).toBe('PO 18')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await form.waitFor({ state: 'hidden' })
    // After both questions the focus is where the dialog was opened.
    await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toBe('Edit')

    await page.getByRole('tab', { name: 'Guests' }).click()
    await page.getByLabel('First name of guest 1').fill('Ana')
    await page.getByRole('tab', { name: 'Money' }).click()
    await question.waitFor()
    await expectAccessible(page)
    await keepEditing(page)
    await expect.poll(() => page.getByLabel('First name of guest 1').inputValue()).toBe('Ana')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }).click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await page.waitForURL('**/console/orders')
  })

  test('is not lost with the form of a bulk change', async () => {
    const page = await at('product_management', `/tickets?q=${await putOnSale(kit)}`)
    await page.getByLabel('Select this page').check()
    await page.getByRole('button', { name: 'Reprice', exact: true }).click()
    const form = page.getByRole('dialog', { name: /^Reprice/ })
    await form.getByLabel('Change in percent').fill('7')
    await page.keyboard.press('Escape')
    const question = discarding(page)
    await keepEditing(page)
    await expect.poll(() => form.getByLabel('Change in percent').inputValue()).toBe('7')
    await form.getByRole('button', { name: 'Preview' }).click()
    await form.getByRole('button', { name: 'Change 1 ticket' }).click()
    // Once it is applied nothing is unsaved: it closes without a question.
    await page.getByText('1 ticket changed').waitFor()
    await form.waitFor({ state: 'hidden' })
    await expect.poll(() => question.count()).toBe(0)
  })

  /** Types into a field of something that a key closes: it asks, and what was typed stays. Then it is discarded. */
  const typeAndEscape = async (page: Page, field: Locator, text: string) => {
    await field.fill(text)
    await field.press('Escape')
    await keepEditing(page)
    await expect.poll(() => field.inputValue()).toBe(text)
    await field.press('Escape')
    await discarding(page).getByRole('button', { name: 'Discard' }).click()
    await field.waitFor({ state: 'hidden' })
  }

  test('is not lost in a cell of a list, in the address of a guest, in the time of a replay', async () => {
    const staff = await at('product_management', `/tickets?q=${await putOnSale(kit)}`)
    await staff.getByRole('button', { name: /^Cost: / }).click()
    await typeAndEscape(staff, staff.getByRole('textbox', { name: /^Cost price in / }), '77')

    const { bookingorder_id } = await book(1)
    const page = await at('distributor', `/orders/${bookingorder_id}?tab=delivery`)
    await page.getByRole('button', { name: 'Send to guest' }).click()
    await typeAndEscape(page, page.getByLabel('E-mail address of the guest'), 'guest@home.example')

    const hook = { event_type: 'bookingorder_completed', endpoint: 'https://receiver.example/hook', secret: 'a secret of some length' }
    const { webhook_id } = (await kit.as.distributor.post<{ webhook_id: string }>('/v1/webhooks', hook)).body
    await at('distributor', `/webhooks/${webhook_id}`)
    await page.getByRole('button', { name: 'Replay since' }).click()
    await typeAndEscape(page, page.getByLabel('Since (UTC)'), '2026-01-02T03:04')
  })

  test('is not replaced by the name of what is chosen, while something else is looked for', async () => {
    const ticket_id = await putOnSale(kit)
    const page = await at('support', '/ticket-files')
    await page.getByRole('button', { name: 'Upload' }).click()
    const ticket = page.getByRole('dialog').getByRole('combobox', { name: /^Ticket/ })
    await ticket.fill(ticket_id)
    await page.getByRole('option').first().click()
    await expect.poll(() => ticket.inputValue()).toContain(' · ')
    const searched = page.waitForResponse((response) => response.url().includes('another'))
    await ticket.fill('another ticket')
    await searched
    await page.getByRole('option').first().waitFor()
    await page.waitForTimeout(100)
    expect(await ticket.inputValue()).toBe('another ticket')
  })

  test('is not lost with the ticket, the switch or the file that is chosen for an upload', async () => {
    const ticket_id = await putOnSale(kit)
    const page = await at('support', '/ticket-files')
    const dialog = page.getByRole('dialog', { name: 'Upload ticket files' })
    const ticket = dialog.getByRole('combobox', { name: /^Ticket/ })
    const replace = dialog.getByRole('checkbox', { name: 'Replace seats that are there already' })
    const cancel = dialog.getByRole('button', { name: 'Cancel' })
    const chooseTicket = async () => {
      await ticket.fill(ticket_id)
      await page.getByRole('option').first().click()
    }
    const chooseFile = () =>
      dialog.locator('input[type=file]').setInputFiles({ name: 'seat.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') })
    for (const [choose, isKept] of [
      [chooseTicket, async () => (await ticket.inputValue()) !== ''],
      [() => replace.check(), () => replace.isChecked()],
      [chooseFile, () => dialog.getByText('seat.pdf').isVisible()],
    ] as const) {
      await page.getByRole('button', { name: 'Upload' }).click()
      expect(await isKept()).toBe(false)
      await choose()
      await expect.poll(isKept).toBe(true)
      await cancel.click()
      await keepEditing(page)
      expect(await isKept()).toBe(true)
      await cancel.click()
      await discarding(page).getByRole('button', { name: 'Discard' }).click()
      await dialog.waitFor({ state: 'hidden' })
    }

    // Of several files one is refused: those that were uploaded are not sent again.
    const answers = [
      { status: 201, json: { ticketfile_id: 'first' } },
      { status: 400, json: { title: 'No PDF', detail: 'Page 1 cannot be read.' } },
      { status: 201, json: { ticketfile_id: 'second' } },
    ]
    await page.route('**/v1/ticketfiles/pdf/*', (route) => route.fulfill(answers.shift() ?? { status: 500 }))
    await page.getByRole('button', { name: 'Upload' }).click()
    await chooseTicket()
    const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') })
    await dialog.locator('input[type=file]').setInputFiles([pdf('one.pdf'), pdf('two.pdf')])
    await dialog.getByText('one.pdf').waitFor()
    await dialog.getByRole('button', { name: 'Upload' }).click()
    await dialog.getByText('Page 1 cannot be read.').waitFor()
    await dialog.getByText('two.pdf').waitFor()
    expect(await dialog.getByText('one.pdf').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Upload' }).click()
    await page.getByText('2 files uploaded').waitFor()
    expect(answers).toEqual([])
    await page.unroute('**/v1/ticketfiles/pdf/*')
  })

  test('is not lost with the quantities that are picked for a hold, which is made without a question', async () => {
    const event_id = await putEvent(kit)
    const line = `[data-ticket="${await putOnSale(kit, { event_id })}"]`
    const page = await at('distributor', `/events/${event_id}`)
    const away = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' })
    const picked = page.getByText(/^1 ticket · /)
    await page.locator(line).getByRole('button', { name: /^More/ }).click()
    await picked.waitFor()
    await away.click()
    await keepEditing(page)
    await picked.waitFor()
    // What is put back is not asked about.
    await page
      .locator(line)
      .getByRole('button', { name: /^Fewer/ })
      .click()
    await away.click()
    await page.waitForURL('**/console/orders')
    await at('distributor', `/events/${event_id}`)
    await page.locator(line).getByRole('button', { name: /^More/ }).click()
    await page.getByRole('button', { name: 'Hold' }).click()
    await page.waitForURL('**/console/checkout/*')
    await expect.poll(() => discarding(page).count()).toBe(0)
  })

  test('is not lost when what is on the screen cannot be read again, or is sold out for a moment', async () => {
    const event_id = await putEvent(kit)
    const ticket_id = await putOnSale(kit, { event_id })
    const sell = (status: string) => kit.query('update ticket set ticket_status = $2 where ticket_id = $1', [ticket_id, status])
    const tickets = '**/v1/tickets?*'
    async function open(who: AccountName, path: string) {
      const page = await signedIn(browser, kit.url, kit.accounts[who], [])
      await page.clock.install()
      await page.goto(`/console${path}`)
      await settled(page)
      return page
    }
    /** Who comes back to the page after a while sees what is stored now. */
    async function readAgain(page: Page) {
      await page.clock.fastForward(60_000)
      await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))")
    }
    async function failToReadAgain(page: Page) {
      await page.route(tickets, (route) => route.fulfill({ status: 500, body: '' }))
      await readAgain(page)
      await page.getByText('What is shown could not be read again, and may be out of date.').waitFor()
      await page.unroute(tickets)
    }

    const office = await open('support', `/events/${event_id}`)
    const address = office.getByLabel('Confirmation goes to')
    await address.fill('typed@agency.example')
    await failToReadAgain(office)
    expect(await address.inputValue()).toBe('typed@agency.example')
    await sell('disabled')
    await readAgain(office)
    await office.getByText('Nothing is on sale at this moment.').waitFor()
    await sell('available')
    await readAgain(office)
    await address.waitFor()
    expect(await address.inputValue()).toBe('typed@agency.example')
    await office.context().close()

    const list = await open('product_management', `/tickets?q=${ticket_id}`)
    await list.getByRole('button', { name: 'Cost: €100.00. Change' }).click()
    await list.getByRole('textbox', { name: /^Cost price in / }).fill('120')
    await failToReadAgain(list)
    expect(await list.getByRole('textbox', { name: /^Cost price in / }).inputValue()).toBe('120')
    await list.context().close()
  })

  test('is not lost in the checkout, which asks once for all that is typed, and books without a question', async () => {
    const held = await kit.as.distributor.post<{ reservation_id: string }>('/v1/reservations', {
      items: [{ ticket_id: await putOnSale(kit), quantity: 1 }],
      booking_email: 'desk@agency.example',
    })
    const path = `/checkout/${held.body.reservation_id}`
    const page = await at('distributor', path)
    const away = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' })
    await page.getByRole('radio', { name: 'By card' }).check()
    await page.getByLabel('Payment reference').fill('psp-81')
    await page.getByLabel('Your reference').fill('Group 7')
    await away.click()
    await keepEditing(page)
    expect(await page.getByLabel('Your reference').inputValue()).toBe('Group 7')
    await away.click()
    await discarding(page).getByRole('button', { name: 'Discard' }).click()
    await page.waitForURL('**/console/orders')
    await at('distributor', path)
    await page.getByRole('radio', { name: 'On invoice' }).check()
    await page.getByLabel('Your reference').fill('Group 7')
    await page.getByRole('checkbox', { name: 'I accept the terms of sale' }).check()
    await page.getByRole('button', { name: /^Book 1 ticket/ }).click()
    await page.waitForURL('**/console/bookings/*')
    await expect.poll(() => discarding(page).count()).toBe(0)
    // The reference stands on the invoice, as the page says.
    const { reservation_id } = held.body
    const { body } = await kit.as.distributor.get<{ bookingorders: { bookingorder_id: string }[] }>(
      `/v1/bookings/reservation/${reservation_id}`,
    )
    const { invoices } = (
      await kit.as.distributor.get<{ invoices: { reference: string | null }[] }>(
        `/v1/invoices?bookingorder_id=${body.bookingorders[0]?.bookingorder_id}`,
      )
    ).body
    expect(invoices).toMatchObject([{ reference: 'Group 7' }])
  })
})

test('no page reported an error', () => expect(faults).toEqual([]))
