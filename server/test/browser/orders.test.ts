import { describe, expect, test } from 'vitest'
import { setDistributor } from '../payments/kit.js'
import { putEvent, putOnSale } from '../selling/kit.js'
import { expectAccessible } from './axe.js'
import { counting } from './clicks.js'
import { openDesk } from './orders-kit.js'
import { discarding, looks, settled, signedIn, theirsOrYours, wear } from './stage.js'

const { kit, browser, faults, at, read, hold, book } = await openDesk()
const bulkPath = '/v1/internal/console/bulk'

describe('the page of an order', () => {
  test('has parts, of which the address names the open one, and shows the date of the event', async () => {
    const { bookingorder_id } = await book(2)
    const page = await at('distributor', `/orders/${bookingorder_id}`)
    await page.getByText(/event on \w{3}, \d+ \w+ \d{4}/).waitFor()
    await expect
      .poll(() => page.getByRole('tab').allTextContents())
      .toEqual(['Tickets', 'Guests', 'Delivery', 'Money', 'Memos', 'Timeline'])
    for (const [tab, region] of [
      ['Money', 'Money'],
      ['Delivery', 'Downloads'],
      ['Timeline', 'Timeline'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('region', { name: region, exact: true }).waitFor()
      expect(new URL(page.url()).searchParams.get('tab')).toBe(tab.toLowerCase())
      await expect.poll(() => page.getByRole('region', { name: 'Items' }).count()).toBe(0)
      await settled(page)
      await expectAccessible(page)
    }
    // Sentences, with names, without names of fields or ids.
    const timeline = page.getByRole('region', { name: 'Timeline' })
    await timeline.getByText(/^Booked: 2 tickets for Match \d+, €/).waitFor()
    await timeline.getByText('The confirmation was sent.').waitFor()
    await expect.poll(() => timeline.textContent()).not.toMatch(/[a-z]_[a-z]/)
    await timeline
      .getByText(/The service/)
      .first()
      .waitFor()
    await page.reload()
    await timeline.waitFor()
    await page.goBack()
    await page.getByRole('region', { name: 'Downloads' }).waitFor()
    expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThan(1_600)
  })

  test('names its tickets, so that two orders of one booking are told apart, here and in the list', async () => {
    const event_id = await putEvent(kit)
    const items: { ticket_id: string; quantity: number }[] = []
    for (const seller of ['supplier', 'supplier2'] as const) {
      const ticket_id = await putOnSale(kit, { event_id, supplier_id: String(kit.accounts[seller].supplier_id) })
      await kit.query('update ticket set ticket_title = $2 where ticket_id = $1', [ticket_id, `Stand of ${seller}`])
      items.push({ ticket_id, quantity: 2 })
    }
    const held = await kit.as.distributor.post<{ reservation_id: string }>('/v1/reservations', {
      items,
      booking_email: 'two@agency.example',
    })
    expect(held.status, held.text).toBe(201)
    const booked = await kit.as.distributor.post<{ booking_code: string; bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
      reservation_id: held.body.reservation_id,
      accepted_gt: true,
    })
    expect(booked.body.bookingorders).toHaveLength(2)
    const page = await at('distributor', `/orders?booking_code=${booked.body.booking_code}`)
    for (const name of ['Stand of supplier', 'Stand of supplier2'])
      await expect
        .poll(() =>
          page
            .locator('[data-row]')
            .filter({ hasText: new RegExp(`2\\s× ${name}\\b`) })
            .count(),
        )
        .toBe(1)
    await at('distributor', `/orders/${booked.body.bookingorders[0]?.bookingorder_id}`)
    await page.getByText(/event on .* · 2\s× Stand of supplier/).waitFor()
  })

  test('shows each party what it may do with this order', async () => {
    const { bookingorder_id } = await book(2)
    const path = `/orders/${bookingorder_id}`
    const buyer = await at('distributor', path)
    await expect.poll(() => buyer.getByRole('button', { name: 'Cancel order' }).count()).toBe(1)
    await expect.poll(() => buyer.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(1)
    await expect.poll(() => buyer.getByRole('button', { name: 'Edit seats' }).count()).toBe(0)
    const seller = await at('supplier', path)
    await expect.poll(() => seller.getByRole('button', { name: 'Edit seats' }).count()).toBe(1)
    await expect.poll(() => seller.getByRole('button', { name: /^Cancel|^Edit$/ }).count()).toBe(0)
    // Neither columns nor parts in which a seller sees nothing.
    await expect.poll(() => seller.getByRole('tab').allTextContents()).toEqual(['Tickets', 'Guests', 'Delivery', 'Timeline'])
    await expect.poll(() => seller.getByRole('table', { name: 'Items' }).getByText('Price and retail').count()).toBe(0)
    await expect.poll(() => seller.getByRole('region', { name: 'About' }).getByText('Booked by').count()).toBe(0)
    await at('supplier', '/orders')
    await expect.poll(() => seller.getByRole('columnheader', { name: /^Order/ }).count()).toBe(1)
    await expect.poll(() => seller.getByRole('columnheader', { name: /Booked by|Amount/ }).count()).toBe(0)
    const finance = await at('finance', path)
    await expect.poll(() => finance.getByRole('button', { name: 'Change: Payment' }).count()).toBe(1)
    await expect.poll(() => finance.getByRole('button', { name: 'Change: Logistics' }).count()).toBe(0)
    const support = await at('support', path)
    await support.getByRole('button', { name: 'Change: Logistics' }).click()
    const items = support.getByRole('menuitem')
    await items.first().waitFor()
    // One below the other.
    const boxes = await Promise.all((await items.all()).map((item) => item.boundingBox()))
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(1)
  })

  test('cancels one ticket after its refund was computed, and nothing before', async () => {
    const order = await book(3)
    const page = await at('distributor', `/orders/${order.bookingorder_id}`)
    const { click, done } = counting(page, 'Cancel one ticket of an order', 'distributor')
    await click(page.getByRole('button', { name: 'Cancel ticket 2' }))
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Credit: €50.00').waitFor()
    expect(await read(order.bookingorder_id)).toMatchObject({
      refunded: 0,
      items: order.items.map(({ ticket_status }) => ({ ticket_status })),
    })
    await expectAccessible(page)
    await click(dialog.getByRole('button', { name: 'Cancel 1 ticket' }))
    await page.getByText('1 ticket cancelled').waitFor()
    done()
    // What is left of it, not what was booked.
    await page.getByText(/event on .* · 2\s× /).waitFor()
    const after = await read(order.bookingorder_id)
    expect(after.refunded).toBe(5_000)
    expect(after.items.map(({ ticket_status }) => ticket_status)).toEqual(['pending', 'cancelled', 'pending'])
    await page.getByRole('tab', { name: 'Timeline' }).click()
    const timeline = page.getByRole('region', { name: 'Timeline' })
    await timeline.getByText('1 ticket cancelled: number 2.').waitFor()
    await timeline.getByText('€50.00 was refunded.').waitFor()
    // Each figure of the money is of the same moment: what is left after the refund, and how it came to that.
    await page.getByRole('tab', { name: 'Money' }).click()
    const sums = page.getByRole('region', { name: 'Money' }).locator('dl').first()
    const shown = { Tickets: '€250.00', 'Amount after refunds': '€250.00', Charged: '€300.00', Refunded: '−€50.00' }
    for (const [label, amount] of Object.entries(shown))
      await expect
        .poll(() =>
          sums
            .locator('div', { has: page.getByText(label, { exact: true }) })
            .locator('dd')
            .innerText(),
        )
        .toBe(amount)
  })

  test('does not cancel what has changed since the refund was computed', async () => {
    const order = await book(3)
    const page = await at('distributor', `/orders/${order.bookingorder_id}`)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Credit: €150.00').waitFor()
    // Another choice is computed again.
    await dialog.getByRole('checkbox', { name: /^1\./ }).uncheck()
    await dialog.getByText('Credit: €100.00').waitFor()
    await dialog.getByRole('checkbox', { name: /^1\./ }).check()
    await dialog.getByText('Credit: €150.00').waitFor()
    const items = [{ orderitem_id: order.items[0]?.orderitem_id, ticket_status: 'cancelled' }]
    await kit.as.support.put(`/v1/bookingorders/${order.bookingorder_id}`, { items, suppress_email: true })
    await dialog.getByRole('button', { name: 'Cancel the order' }).click()
    await dialog.getByRole('alert').getByText('The order has changed meanwhile').waitFor()
    expect((await read(order.bookingorder_id)).logistic_status).not.toBe('cancelled')
  })
})

describe('the queue of orders', () => {
  test('has what is to be done, the nearest deadline first', async () => {
    const [later, soon] = [await putEvent(kit), await putEvent(kit)]
    const at12 = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19)
    for (const [event_id, days] of [
      [later, 40],
      [soon, 9],
    ] as const)
      await kit.query(
        `update event set date_start = $2, date_stop = $2, date_start_utc = $2::timestamp at time zone 'UTC', date_stop_utc = $2::timestamp at time zone 'UTC' where event_id = $1`,
        [event_id, at12(days)],
      )
    const orders = [await book(1, { event_id: later }), await book(1, { event_id: soon }), await book(1, { payment_method: 'card' })]
    const page = await at('distributor', '/orders')
    const { click, done } = counting(page, 'Find the most urgent order', 'distributor')
    await click(page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Most urgent' }))
    await page.waitForURL(/sort=next_step_by/)
    await settled(page)
    const rows = () => page.locator('tbody tr[data-row]').evaluateAll((all) => all.map((row) => row.getAttribute('data-row')))
    await expect.poll(async () => (await rows())[0]).toBe(orders[2]?.bookingorder_id)
    await page
      .locator(`[data-row="${orders[2]?.bookingorder_id}"]`)
      .getByText(/in 2\d hours|tomorrow/)
      .waitFor()
    await expectAccessible(page)
    await click(page.locator(`[data-row="${orders[2]?.bookingorder_id}"] a`).first())
    await page
      .getByRole('region', { name: 'Next step' })
      .getByText(/payment provider/)
      .waitFor()
    done()
    // Suppliers see what they have to deliver.
    const supplier = await at('supplier', '/orders')
    await supplier.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Most urgent' }).click()
    await supplier.waitForURL(/sort=next_step_by/)
    await settled(supplier)
    const ids = await supplier.locator('tbody tr[data-row]').evaluateAll((all) => all.map((row) => row.getAttribute('data-row')))
    expect(ids.indexOf(String(orders[1]?.bookingorder_id))).toBe(0)
    expect(ids.indexOf(String(orders[0]?.bookingorder_id))).toBeGreaterThan(0)
  })
})

test('a bulk change is undone, except for tickets that somebody changed since', async () => {
  const event_id = await putEvent(kit)
  const ids = [await putOnSale(kit, { event_id }), await putOnSale(kit, { event_id }), await putOnSale(kit, { event_id })]
  const statuses = async () =>
    (await kit.query<{ ticket_status: string }>('select ticket_status from ticket where event_id = $1 order by ticket_id', [event_id])).map(
      ({ ticket_status }) => ticket_status,
    )
  const page = await at('product_management', `/tickets?event_id=${event_id}`)
  const { click, done } = counting(page, 'Take all tickets of an event off sale, and undo it', 'product management')
  await click(page.getByLabel('Select this page'))
  await click(page.getByRole('button', { name: 'Disable', exact: true }))
  await click(page.getByRole('dialog').getByRole('button', { name: 'Change 3 tickets' }))
  await page.getByText('3 tickets changed').waitFor()
  expect(await statuses()).toEqual(['disabled', 'disabled', 'disabled'])
  await kit.as.admin.patch(`/v1/tickets/${ids[0]}`, { note: 'Stays off sale' })
  await click(page.getByRole('button', { name: 'Undo' }))
  await page.getByText('2 tickets restored; 1 stays, because somebody changed it since').waitFor()
  done()
  expect(await statuses()).toEqual(['disabled', 'available', 'available'])
  await expect.poll(() => page.locator('tbody').getByText('Available', { exact: true }).count()).toBe(2)
})

test('an overdue amount opens the overdue invoices that it is the sum of, and the credit used all that are to be paid, in each currency', async () => {
  const { bookingorder_id } = await book(2)
  await book(1)
  const perEuro: Record<string, number> = { EUR: 1, GBP: 0.8 }
  expect(await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.80' } })).toMatchObject({ status: 201 })
  await setDistributor(kit, 'distributor', { allowed_currencies: ['EUR', 'GBP'] })
  await book(1, { target_currency: 'GBP' })
  // Invoices do not change; this one is made long ago.
  await kit.query('alter table invoice disable trigger invoice_final')
  await kit.query("update invoice set due_by = current_date - 40 where bookingorder_id = $1 and kind = 'invoice'", [bookingorder_id])
  await kit.query('alter table invoice enable trigger invoice_final')
  const { distributor_id } = kit.accounts.distributor
  const [row] = (
    await kit.as.finance.get<{ receivables: { owed: number; overdue: number; credit: { used: number } }[] }>(
      `/v1/receivables?distributor_id=${distributor_id}&currency=EUR`,
    )
  ).body.receivables
  expect(row?.overdue).toBe(20_000)
  expect(row?.owed).toBeGreaterThan(20_000)
  for (const [column, figure, currencies] of [
    [2, row?.overdue, ['EUR']],
    [3, row?.credit.used, ['EUR', 'GBP']],
  ] as const) {
    const page = await at('finance', '/money')
    const cells = page.getByRole('table', { name: 'Distributors' }).locator('tbody tr').first().locator('td')
    await cells.nth(column).getByRole('link').click()
    await page.locator('tbody tr[data-row]').first().waitFor()
    await settled(page)
    const address = new URL(page.url())
    expect(address.pathname).toBe('/console/invoices')
    const { invoices } = (
      await kit.as.finance.get<{ invoices: { invoice_id: string; open_amount: number; currency: string }[] }>(
        `/v1/invoices?page_size=1000&${address.searchParams.toString()}`,
      )
    ).body
    expect([...new Set(invoices.map(({ currency }) => currency))].sort()).toEqual(currencies)
    expect(invoices.reduce((sum, { open_amount, currency }) => sum + open_amount / (perEuro[currency] ?? 0), 0)).toBe(figure)
    const shown = await page.locator('tbody tr[data-row]').evaluateAll((all) => all.map((one) => one.getAttribute('data-row')))
    expect(shown).toEqual(invoices.map(({ invoice_id }) => invoice_id).slice(0, 50))
  }
})

test('a bulk change is undone from the list of changes, long after its notification', async () => {
  const event_id = await putEvent(kit)
  const ids = [await putOnSale(kit, { event_id }), await putOnSale(kit, { event_id })]
  const { bulk_id } = (await kit.as.product_management.post<{ bulk_id: string }>(bulkPath, { action: 'disable', ticket_ids: ids })).body
  await kit.as.product_management.post(`${bulkPath}/${bulk_id}/apply`)
  await expect.poll(async () => (await kit.as.product_management.get(`${bulkPath}/${bulk_id}`)).body.status).toBe('done')
  const page = await at('product_management', '/tickets')
  await page.getByRole('link', { name: 'Bulk changes' }).click()
  const row = page.locator(`tr[data-row="${bulk_id}"]`)
  await row.getByText('2 of 2').waitFor()
  await row.getByText(String((await kit.as.admin.get(`/v1/clients/${kit.accounts.product_management.client_id}`)).body.label)).waitFor()
  await row.getByText(/^until /).waitFor()
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Undo' }).click()
  await row.getByText('2 tickets restored').waitFor()
  await expect.poll(() => row.getByRole('button').count()).toBe(0)
  for (const id of ids) expect((await kit.as.admin.get(`/v1/tickets/${id}`)).body.ticket_status).toBe('available')
  // Those who may not change tickets are not shown the way.
  const other = await at('distributor', '/tickets')
  await other.getByRole('heading', { level: 1, name: 'Tickets' }).waitFor()
  expect(await other.getByRole('link', { name: 'Bulk changes' }).count()).toBe(0)
})

describe('a card booking', () => {
  test('shows the step at the provider, its state, and until when it must be settled', async () => {
    const order = await book(2, { payment_method: 'card' })
    const page = await at('distributor', `/bookings/${order.booking_id}`)
    const panel = page.getByRole('region', { name: 'Card payment' })
    await panel.getByText('Reference is missing').waitFor()
    await panel.getByText(/\/v1\/payments\/settlements$/).waitFor()
    await panel.getByText(/To be settled by/).waitFor()
    await panel.getByRole('timer').waitFor()
    await panel.getByText('€200.00 at your payment provider').waitFor()
    await expectAccessible(page)
    await panel.getByLabel('Payment reference').fill('psp-77')
    await panel.getByRole('button', { name: 'Save' }).click()
    await panel.getByText('Waiting for the provider').waitFor()
    const path = `/v1/bookingorders/${order.bookingorder_id}`
    const reference = async () => (await kit.as.distributor.get(path)).body.payment_reference
    expect(await reference()).toBe('psp-77')

    // Somebody else writes another one meanwhile: it is not overwritten unseen, and what is typed stays.
    const field = panel.getByLabel('Payment reference')
    for (const [choice, stays] of [
      ['Theirs: psp-78', 'psp-78'],
      ['Yours: psp-79', 'psp-79'],
    ] as const) {
      await field.fill('psp-79')
      expect(await kit.as.support.put(path, { payment_reference: 'psp-78' })).toMatchObject({ status: 200 })
      await panel.getByRole('button', { name: 'Save' }).click()
      await theirsOrYours(page).getByRole('radio', { name: choice }).check()
      await theirsOrYours(page).getByRole('button', { name: 'Save' }).click()
      await theirsOrYours(page).waitFor({ state: 'hidden' })
      await expect.poll(reference).toBe(stays)
      await expect.poll(() => field.inputValue()).toBe(stays)
      await kit.as.support.put(path, { payment_reference: 'psp-77' })
      await page.reload()
      await expect.poll(() => field.inputValue()).toBe('psp-77')
    }
    await kit.as.finance.put(`/v1/bookingorders/${order.bookingorder_id}`, { distributorfinancial_status: 'paid' })
    await panel.getByText('The payment provider has settled it under psp-77.').waitFor()
  })

  test('tells in the checkout what happens at the provider, takes its reference, and links to the terms that are accepted', async () => {
    const general_terms = 'https://supplier.example/terms'
    const ticket_id = await putOnSale(kit)
    const held = await kit.as.distributor.post<{ reservation_id: string }>('/v1/reservations', {
      items: [{ ticket_id, quantity: 1 }],
      booking_email: 'desk@agency.example',
    })
    const page = await at('distributor', `/checkout/${held.body.reservation_id}`)
    await page.getByText('The supplier has published no terms of its own.').waitFor()
    await kit.as.admin.patch(`/v1/suppliers/${kit.accounts.supplier.supplier_id}`, { general_terms })
    // They cannot be accepted before they are shown.
    let show = () => {}
    const shown = new Promise<void>((resolve) => {
      show = resolve
    })
    await page.route('**/v1/tickets?*', async (route) => {
      await shown
      await route.continue()
    })
    await page.reload()
    const accept = page.getByRole('checkbox', { name: 'I accept the terms of sale' })
    await expect.poll(() => accept.isDisabled()).toBe(true)
    show()
    await page.getByRole('radio', { name: 'By card' }).check()
    await page.getByText(/reports it to us within 24 hours, and before the event begins/).waitFor()
    await page.getByLabel('Payment reference').fill('psp-78')
    const terms = page.getByRole('region', { name: 'Book', exact: true }).getByRole('link', { name: 'supplier.example/terms' })
    expect(await terms.getAttribute('href')).toBe(general_terms)
    await accept.check()
    await page.getByRole('button', { name: /^Book 1 ticket/ }).click()
    await page.waitForURL('**/console/bookings/*')
    await page.getByRole('region', { name: 'Card payment' }).getByText('Waiting for the provider').waitFor()
  })
})

test('the page of an order fits a phone, in light and dark, and its statuses fit their boxes when text is twice as large', async () => {
  const { bookingorder_id } = await book(2)
  const page = await signedIn(browser, kit.url, kit.accounts.distributor, faults, looks.phone)
  for (const tab of ['tickets', 'guests', 'money', 'timeline']) {
    await page.goto(`/console/orders/${bookingorder_id}?tab=${tab}`)
    await settled(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor()
      await expectAccessible(page)
    }
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(0)
  }
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  for (const look of [looks.phone, looks.narrow, looks.light]) {
    await wear(page, look)
    const boxes = page.getByRole('region', { name: 'Status' }).locator('div:has(> small)')
    expect(await boxes.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))).toEqual([0, 0, 0, 0])
  }
  await page.context().close()
})

test('a hold that ends soon says so wherever its page is scrolled to, and leads back to its event when it is over', async () => {
  const { reservation_id } = await hold(1)
  const endsIn = (seconds: number) =>
    kit.query(`update reservation set valid_until = now() + $2::int * interval '1 second' where reservation_id = $1`, [
      reservation_id,
      seconds,
    ])
  await endsIn(90)
  const page = await at('distributor', `/checkout/${reservation_id}`)
  await page.getByRole('alert').getByText('The hold ends in less than two minutes').waitFor()
  await expectAccessible(page)
  await endsIn(3)
  await page.reload()
  await page.getByRole('heading', { name: 'Nothing is held any more' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Choose again' }).getAttribute('href')).toMatch(/\/events\/.+_evt$/)
})

test('each amount of an order opens what it is made of', async () => {
  const { bookingorder_id, items } = await book(2)
  const change = { items: [{ orderitem_id: items[0]?.orderitem_id, ticket_status: 'cancelled' }] }
  expect(await kit.as.support.put(`/v1/bookingorders/${bookingorder_id}`, change)).toMatchObject({ status: 200 })
  const documents = async () =>
    (await kit.as.admin.get<{ invoices: { kind: string; invoice_number: string }[] }>(`/v1/invoices?bookingorder_id=${bookingorder_id}`))
      .body.invoices
  await expect.poll(async () => (await documents()).map(({ kind }) => kind).sort()).toEqual(['creditnote', 'invoice'])
  const page = await at('distributor', `/orders/${bookingorder_id}?tab=money`)
  const money = page.getByRole('region', { name: 'Money' })
  const lines = page.locator('tbody tr[data-row]')
  const amounts = money.locator('dd').getByRole('link')
  await expect.poll(() => amounts.count()).toBe(4)
  await amounts.nth(1).click()
  await expect.poll(() => lines.count()).toBe(2)
  await page.goBack()
  await money.getByRole('link', { name: '€50.00' }).click()
  await expect.poll(() => lines.count()).toBe(1)
  await lines.getByText('Credit note').first().waitFor()
  await page.goBack()
  await amounts.first().click()
  await page.getByRole('region', { name: 'Items' }).waitFor()
})

test('who buys and is no supplier yet becomes one with one form, and can relist at once', async () => {
  const { bookingorder_id } = await book(2)
  await kit.as.finance.put(`/v1/bookingorders/${bookingorder_id}`, { distributorfinancial_status: 'paid' })
  const address = { country: 'NLD', province: 'Noord-Holland', streetname: 'Damrak' }
  await setDistributor(kit, 'distributor', { invoice_address: address })
  const path = `/orders/${bookingorder_id}`
  const page = await at('distributor', path)
  const relist = page.getByRole('button', { name: 'Relist' })
  await relist.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Become a supplier' }).click()
  const form = page.getByRole('dialog', { name: 'Become a supplier' })
  await expect.poll(() => form.getByLabel('Trade name').inputValue()).not.toBe('')
  await expectAccessible(page)
  await form.getByLabel('E-mail address').fill('resale@agency.example')
  await form.getByLabel('City').fill('Amsterdam')
  await form.getByLabel('Street').fill('')
  await form.getByLabel('Platform agreement').fill('2.1')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/is a supplier now, and can relist tickets$/).waitFor()
  const { suppliers } = (
    await kit.as.admin.get<{ suppliers: object[] }>(`/v1/suppliers?distributor_id=${kit.accounts.distributor.distributor_id}`)
  ).body
  expect(suppliers).toMatchObject([{ signed_platform_agreement_version: '2.1', default_currency: 'EUR' }])
  const { invoice_address } = (await kit.as.admin.get(`/v1/distributors/${kit.accounts.distributor.distributor_id}`)).body
  expect(invoice_address).toMatchObject({ ...address, streetname: null, city: 'Amsterdam' })
  // The pages of a supplier have appeared, and the button has gone.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sales' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Become a supplier' }).count()).toBe(0)
  await at('distributor', path)
  await relist.click()
  await page.getByRole('dialog').getByLabel('What you want for each, in EUR').fill('150')
  await page.getByRole('dialog').getByRole('button', { name: 'Offer 2 tickets' }).click()
  await page.getByText('2 tickets on sale again').waitFor()
})

test('who became a supplier in another browser meanwhile is told so, and what the other wrote stays', async () => {
  const { distributor_id } = kit.accounts.distributor2
  const page = await at('distributor2', '/orders')
  const agreement = { agreement_version: '3.0', agreement_url: 'https://operator.example/agreement' }
  await page.route('**/v1/marketplace/agreement', (route) => route.fulfill({ json: agreement }))
  await at('distributor2', `/distributors/${distributor_id}#new`)
  const form = page.getByRole('dialog', { name: 'Become a supplier' })
  await form.getByLabel('Trade name').fill('Mine')
  await form.getByLabel('E-mail address').fill('mine@agency.example')
  // The version is that of the operator, and can be read.
  await form.getByRole('combobox', { name: 'Platform agreement' }).click()
  await page.getByRole('option', { name: 'I accept version 3.0' }).click()
  expect(await form.getByRole('link', { name: 'Read version 3.0' }).getAttribute('href')).toBe(agreement.agreement_url)
  await expectAccessible(page)
  const theirs = {
    trade_name: 'Theirs',
    iso_country: 'GBR',
    default_currency: 'GBP',
    customerservice: { email: 'theirs@agency.example' },
    invoice_address: { country: 'GBR', city: 'Leeds' },
    accepted_platform_agreement_version: '3.0',
  }
  expect(await kit.as.distributor2.post('/v1/marketplace/onboard/supplierjit', theirs)).toMatchObject({ status: 200 })
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByRole('alert').getByText('The distributor is a supplier already. Nothing was changed.').waitFor()
  const { suppliers } = (await kit.as.admin.get<{ suppliers: object[] }>(`/v1/suppliers?distributor_id=${distributor_id}`)).body
  expect(suppliers).toMatchObject([{ name: 'Theirs', emails: ['theirs@agency.example'] }])
  expect((await kit.as.admin.get(`/v1/distributors/${distributor_id}`)).body).toMatchObject({
    customerservice: { email: 'theirs@agency.example' },
    invoice_address: { city: 'Leeds' },
  })
  // It is asked once, and the next page is that of a supplier.
  await form.getByRole('button', { name: 'Cancel' }).click()
  await discarding(page).getByRole('button', { name: 'Discard' }).click()
  await form.waitFor({ state: 'hidden' })
  await expect.poll(() => discarding(page).count()).toBe(0)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Orders' }).click()
  await menu.getByRole('link', { name: 'Sales' }).waitFor()
})

test('no page reported an error', () => expect(faults).toEqual([]))
