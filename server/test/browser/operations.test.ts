import { createHmac } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountName, type Kit, startKit } from '../kit/index.js'
import { startReceiver } from '../kit/receiver.js'
import { order, putOnSale } from '../selling/kit.js'
import { closeContexts, launch } from './chromium.js'
import { counting } from './clicks.js'
import { settled, signedIn } from './stage.js'

let kit: Kit
let browser: Browser
const faults: string[] = []

beforeAll(async () => {
  kit = await startKit({ LOGIN_LIMIT_PER_MINUTE: '1000', RATE_LIMIT_PER_MINUTE: '1000000', WEBHOOK_RETRIES: '1s' })
  await kit.work()
  browser = await launch()
})
afterAll(closeContexts)

const enter = (who: AccountName): Promise<Page> => signedIn(browser, kit.url, kit.accounts[who], faults)

async function book(quantity: number): Promise<{ ticket_id: string; bookingorder_id: string }> {
  const ticket_id = await putOnSale(kit)
  const held = await kit.as.distributor.post('/v1/reservations', order(ticket_id, quantity))
  const booked = await kit.as.distributor.post<{ bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
    reservation_id: held.body.reservation_id,
    accepted_gt: true,
  })
  expect(booked.status, booked.text).toBe(201)
  return { ticket_id, bookingorder_id: String(booked.body.bookingorders[0]?.bookingorder_id) }
}

describe('tasks', () => {
  test('fulfilment: upload a CSV file, check its content, assign the seats; the order is then completed', async () => {
    const { ticket_id, bookingorder_id } = await book(2)
    const page = await enter('support')
    await page.goto('/console/ticket-files')
    await settled(page)
    await page.getByRole('button', { name: 'Upload' }).click()
    const dialog = page.getByRole('dialog', { name: 'Upload ticket files' })
    await dialog.getByRole('combobox', { name: /^Ticket/ }).fill(ticket_id)
    await page.getByRole('option').first().click()
    const csv = 'section,row,seat,barcode\nA,1,1,4006381333931\nA,1,2,4006381333948\nA,1,2,4006381333955\n'
    await dialog.locator('input[type=file]').setInputFiles({ name: 'seats.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await dialog.getByRole('button', { name: 'Upload' }).click()
    await page.getByRole('heading', { level: 1, name: 'seats.csv' }).waitFor()
    // The second seat is in the file twice: one of three lines failed, and no seat is assigned yet.
    await page.getByRole('button', { name: 'Assign 2 seats' }).waitFor()
    await expect.poll(() => page.getByRole('table', { name: 'Seats in this file' }).locator('tbody tr').count()).toBe(3)
    expect((await kit.as.admin.get(`/v1/bookingorders/${bookingorder_id}`)).body.logistic_status).not.toBe('completed')
    await page.getByRole('button', { name: 'Assign 2 seats' }).click()
    await expect.poll(async () => (await kit.as.admin.get(`/v1/bookingorders/${bookingorder_id}`)).body.logistic_status).toBe('completed')
    await page.getByRole('link', { name: 'Order' }).first().waitFor()
    await page.context().close()
  })

  test('a failing webhook: find it, send a delivery again, replay all since a time, see them delivered, and sign with a new secret', async () => {
    const receiver = await startReceiver()
    receiver.behave = () => ({ status: 503, body: 'down for repairs' })
    const hook = await kit.as.distributor.post('/v1/webhooks', {
      event_type: 'bookingorder_completed',
      endpoint: `${receiver.url}/hooks`,
      secret: 'a secret of some length',
    })
    const { webhook_id } = hook.body
    await kit.as.distributor.post('/v1/webhooks/trigger', { webhook_id })
    const deliveries = async () =>
      (await kit.as.distributor.get<{ deliveries: { status: string }[] }>(`/v1/webhooks/${webhook_id}/deliveries`)).body.deliveries
    await expect.poll(async () => (await deliveries()).map(({ status }) => status)).toEqual(['failed'])
    const page = await enter('distributor')
    await page.goto('/console/webhooks')
    const { click, follow, done } = counting(page, 'See why a webhook fails, and replay what it missed', 'distributor')
    await follow(page.getByRole('link', { name: new RegExp(receiver.url) }))
    const panel = page.getByRole('region', { name: 'Deliveries' })
    await click(panel.getByRole('button', { name: /^bookingorder_completed/ }))
    await panel.getByText('down for repairs').first().waitFor()
    receiver.behave = () => ({ status: 200 })
    await click(page.getByRole('button', { name: 'Replay since' }))
    await click(page.getByRole('dialog').getByRole('button', { name: 'Replay' }))
    await page.getByText('1 delivery sent again').waitFor()
    done()
    await panel.getByText('Delivered').first().waitFor()
    // Deliveries that are still being sent are not sent again.
    await expect.poll(async () => (await deliveries()).map(({ status }) => status)).toEqual(['delivered'])
    await panel.getByRole('button', { name: /^Send bookingorder_completed/ }).click()
    await page.getByText('It is being sent again').waitFor()
    await expect.poll(() => receiver.received.filter((_one, index) => index >= 2).length).toBeGreaterThanOrEqual(2)

    const signedWith = (secret: string) => {
      const { body = '', headers } = receiver.received.at(-1) ?? {}
      return headers?.['x-service-signature'] === `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
    }
    expect(signedWith('a secret of some length')).toBe(true)
    const renewing = counting(page, 'Give a webhook a new secret', 'distributor')
    await renewing.click(page.getByRole('button', { name: 'New secret' }))
    await page.getByRole('dialog').getByLabel('Secret').fill('another secret of some length')
    await renewing.click(page.getByRole('dialog').getByRole('button', { name: 'Save' }))
    await page.getByText('New secret; the old one holds for another day').waitFor()
    renewing.done()
    await expect.poll(() => page.content()).not.toContain('another secret')
    await page.getByRole('button', { name: 'Test', exact: true }).click()
    await expect.poll(() => signedWith('another secret of some length')).toBe(true)
    await page.context().close()
  })

  test('an API key is created and shown once; impersonation is shown on the page and can be ended', async () => {
    const page = await enter('admin')
    await page.goto(`/console/clients/${kit.accounts.distributor.client_id}`)
    await settled(page)
    const making = counting(page, 'Make an API key', 'administrator')
    await making.click(page.getByRole('button', { name: 'New key' }))
    await page.getByRole('dialog').getByLabel('Label').fill('Web shop')
    await making.click(page.getByRole('dialog').getByRole('button', { name: 'Save' }))
    const shown = page.getByRole('dialog', { name: 'Your new key' })
    const key = await shown.locator('code').textContent()
    expect((await fetch(`${kit.url}/v1/sports`, { headers: { 'x-api-key': String(key) } })).status).toBe(200)
    await making.click(shown.getByRole('button', { name: /^Copy/ }))
    await making.click(shown.getByRole('button', { name: 'Close' }))
    await page.getByText('Web shop').waitFor()
    making.done()
    expect(await page.content()).not.toContain(String(key))
    const { click, done } = counting(page, 'Act as another client', 'administrator')
    await click(page.getByRole('button', { name: 'Act as' }))
    await click(page.getByRole('dialog').getByRole('button', { name: /^Act as/ }))
    const banner = page.getByRole('status').filter({ hasText: 'You act as' })
    await banner.getByText(kit.accounts.distributor.username).waitFor()
    done()
    await expect.poll(() => page.getByRole('link', { name: 'Clients' }).count()).toBe(0)
    await banner.getByRole('button', { name: 'End impersonation' }).click()
    await page.getByRole('link', { name: 'Clients' }).waitFor()
    await expect.poll(() => banner.count()).toBe(0)
    await page.context().close()
  })

  test('the sale of a ticket is shown live', async () => {
    const ticket_id = await putOnSale(kit, { stock: 6 })
    const page = await enter('product_management')
    await page.goto(`/console/on-sale/${ticket_id}`)
    await page.getByText('Live', { exact: true }).waitFor()
    await Promise.all(Array.from({ length: 10 }, () => kit.as.distributor.post('/v1/reservations', order(ticket_id, 1))))
    const figure = (name: string) => page.locator('dl > div', { hasText: name }).locator('dd')
    await expect.poll(() => figure('Requests').textContent()).toContain('10')
    await expect.poll(() => figure('Accepted').textContent()).toContain('6')
    await expect.poll(() => figure('Refused').textContent()).toContain('4')

    // The chart shows the values of each second by pointer and by keyboard.
    const chart = page.getByRole('slider', { name: 'Second' })
    await chart.focus()
    await page.keyboard.press('Home')
    await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('0')
    for (let back = 0; back < 300 && !/[1-9]\d* accepted/.test((await chart.getAttribute('aria-valuetext')) ?? ''); back++)
      await page.keyboard.press(back === 0 ? 'End' : 'ArrowLeft')
    await expect.poll(() => chart.getAttribute('aria-valuetext')).toMatch(/^\d\d:\d\d:\d\d: [1-9]\d* accepted, \d+ refused$/)
    await chart.locator('svg').hover({ position: { x: 300, y: 100 } })
    await page.getByText(/^\d\d:\d\d:\d\d: \d+ accepted, \d+ refused$/).waitFor()
    await page.context().close()
  })
})

test('no page reported an error', () => {
  expect(faults).toEqual([])
})
