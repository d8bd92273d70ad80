import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDays } from '../disruptions/kit.js'
import { type AccountName, type Kit, startKit } from '../kit/index.js'
import { buyer } from '../payments/kit.js'
import { putEvent, putOnSale } from '../selling/kit.js'
import { pdf, upload } from '../ticketfiles/kit.js'
import { violations } from './axe.js'
import { closeContexts, launch } from './chromium.js'
import { counting } from './clicks.js'
import { looks, picture, settled, signedIn } from './stage.js'

let kit: Kit
let browser: Browser
const faults: string[] = []

beforeAll(async () => {
  kit = await startKit({ LOGIN_LIMIT_PER_MINUTE: '1000', RATE_LIMIT_PER_MINUTE: '1000000' })
  await kit.work()
  browser = await launch()
})
afterAll(closeContexts)

const enter = (who: AccountName, look: keyof typeof looks = 'light'): Promise<Page> =>
  signedIn(browser, kit.url, kit.accounts[who], faults, looks[look])

async function arrange(orders: number) {
  const event_id = await putEvent(kit)
  const ticket_id = await putOnSale(kit, { event_id, stock: 50 })
  const ids: string[] = []
  for (let index = 0; index < orders; index++)
    ids.push((await buyer(kit.as.distributor).book([{ ticket_id, quantity: 1 + (index % 3) }])).id)
  return { event_id, ids }
}
const read = async (id: string) => (await kit.as.admin.get(`/v1/bookingorders/${id}`)).body

test('finance moves an event in steps: change, terms, preview, apply, progress; buyers decide for one order or several', async () => {
  const { event_id, ids } = await arrange(4)
  const [starts, ends, deadline, late] = [120, 120.1, 30, 130].map((days) => inDays(kit, days).slice(0, 16)) as [
    string,
    string,
    string,
    string,
  ]
  const page = await enter('finance')
  await page.goto(`/console/events/${event_id}`)
  await settled(page)
  await page.getByRole('link', { name: 'Cancel or move' }).click()
  await page.getByRole('radio', { name: 'New date' }).check()
  await page.getByRole('textbox', { name: 'Begins' }).or(page.getByLabel('Begins')).first().fill(starts)
  await page.getByLabel('Ends').fill(ends)
  await page.getByLabel('English').fill('The pitch is under snow.')
  // A deadline after the new start is refused at its field.
  await page.getByLabel('Buyers decide before').fill(late)
  await picture(page, 'new-light')
  await page.getByRole('button', { name: /^Preview/ }).click()
  await page.getByText('is after the start of the event', { exact: false }).waitFor()
  await page.getByLabel('Buyers decide before').fill(deadline)
  await page.getByRole('button', { name: /^Preview/ }).click()
  await page.getByRole('heading', { level: 1, name: /^New date/ }).waitFor()
  await settled(page)
  await page.getByRole('table', { name: 'Refunds' }).waitFor()
  expect(await violations(page)).toEqual([])
  await picture(page, 'preview-light')
  // A preview says its terms, and is corrected without typing everything again.
  await page.getByText('Refund: 100% of price and fees.').waitFor()
  await page.getByText(/^Buyers decide before .* Without an answer they keep their tickets\.$/).waitFor()
  await page.getByRole('link', { name: 'Change', exact: true }).click()
  const given = ['Begins', 'Ends', 'Buyers decide before', 'English']
  await page.getByLabel('English').waitFor()
  expect(await Promise.all(given.map((label) => page.getByLabel(label).inputValue()))).toEqual([
    starts,
    ends,
    deadline,
    'The pitch is under snow.',
  ])
  expect(await page.getByRole('radio', { name: 'New date' }).isChecked()).toBe(true)
  await page.getByLabel('Refund in percent').fill('90')
  await page.getByRole('button', { name: /^Preview/ }).click()
  await page.getByText('Refund: 90% of price and fees.').waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Apply to 4 orders' }).click()
  await page.getByRole('dialog').getByText('Refund: 90% of price and fees.').waitFor()
  await picture(page, 'apply-light')
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
  await page.getByText('4 of 4 orders done.').waitFor({ timeout: 60_000 })
  await picture(page, 'open-light')
  const disruption = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Remind' }).click()
  await page.getByText('Reminders are on their way').waitFor()
  await page.goto(`/console/events/${event_id}`)
  await page.getByRole('link', { name: 'See the disruption' }).waitFor()
  await page.context().close()

  const desk = await enter('distributor', 'phone')
  const [one] = ids
  await desk.goto(`/console/orders/${one}`)
  await settled(desk)
  await picture(desk, 'order-phone')
  expect(await violations(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Keep the tickets' }).click()
  const question = desk.getByRole('dialog', { name: 'Keep the tickets?' })
  await question.getByText('The refund of the disruption cannot be taken afterwards.').waitFor()
  expect((await read(String(one))).disruption_decision).toBe('pending')
  await question.getByRole('button', { name: 'Keep the tickets' }).click()
  await expect.poll(async () => (await read(String(one))).disruption_decision).toBe('accept')
  await desk.goto(disruption)
  await settled(desk)
  await desk.getByRole('button', { name: 'Refund all 3 orders' }).waitFor()
  const over = await desk.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  expect(over).toBeLessThanOrEqual(0)
  await picture(desk, 'disruption-phone')
  await desk.getByRole('button', { name: 'Refund all 3 orders' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Refund all' }).click()
  await expect.poll(async () => (await read(String(ids[3]))).logistic_status, { timeout: 60_000 }).toBe('cancelled')
  await desk.context().close()
}, 180_000)

test('decisions for selected orders can be made in the list of orders', async () => {
  const { event_id, ids } = await arrange(2)
  const path = `/v1/events/${event_id}/disruptions`
  const preview = await kit.as.finance.post(path, { kind: 'postponed', decide_by: inDays(kit, 9) })
  await kit.as.finance.post(`${path}/${preview.body.disruption_id}/apply`, { version: preview.body.version })
  await expect.poll(async () => (await read(String(ids[1]))).disruption_decision, { timeout: 60_000 }).toBe('pending')
  const page = await enter('distributor', 'dark')
  await page.goto(`/console/orders?disruption_decision=pending&event_id=${event_id}`)
  await settled(page)
  const { click, done } = counting(page, 'Keep the tickets of all orders of an event that was moved', 'distributor')
  await click(page.getByRole('checkbox', { name: 'Select this page' }))
  await picture(page, 'orders-dark')
  await click(page.getByRole('button', { name: 'Keep tickets' }))
  await click(page.getByRole('dialog').getByRole('button', { name: 'Keep 2 orders' }))
  for (const id of ids) await expect.poll(async () => (await read(id)).disruption_decision, { timeout: 60_000 }).toBe('accept')
  done()
  await page.goto(`/console/events/${event_id}/disruptions/${preview.body.disruption_id}`)
  await settled(page)
  await picture(page, 'disruption-dark')
  await page.context().close()
  expect(faults).toEqual([])
}, 180_000)

test('a supplier sees which uploaded tickets show the old date, and says that one is valid', async () => {
  const { event_id } = await arrange(1)
  const { ticket_id } = (await kit.as.admin.get<{ tickets: [{ ticket_id: string }] }>(`/v1/tickets?event_id=${event_id}`)).body.tickets[0]
  const file = await upload(
    kit.as.supplier,
    ticket_id,
    await pdf('Old'),
    { auto_assign: 'true', seat: '1' },
    { kind: 'pdf', name: 'old.pdf' },
  )
  expect(file.status, file.text).toBe(200)
  const path = `/v1/events/${event_id}/disruptions`
  const body = { kind: 'rescheduled', date_start: inDays(kit, 120), date_stop: inDays(kit, 120.1), decide_by: inDays(kit, 9) }
  const preview = await kit.as.finance.post(path, body)
  expect((await kit.as.finance.post(`${path}/${preview.body.disruption_id}/apply`, { version: preview.body.version })).status).toBe(202)
  const page = await enter('supplier', 'phone')
  await page.goto('/console')
  await settled(page)
  await picture(page, 'overview-outdated-phone')
  await page.getByRole('link', { name: 'Files of an old date' }).click()
  await page.getByText('Shows the old date or venue').waitFor()
  await picture(page, 'files-outdated-phone')
  await page.goto(`/console/ticket-files/${file.body.ticketfile_id}`)
  await settled(page)
  expect(await violations(page)).toEqual([])
  await picture(page, 'file-outdated-phone')
  await page.getByRole('button', { name: 'It is valid all the same' }).click()
  await expect.poll(async () => (await kit.as.supplier.get(`/v1/ticketfiles/${file.body.ticketfile_id}`)).body.outdated).toBe(false)
  await page.getByRole('button', { name: 'It is valid all the same' }).waitFor({ state: 'detached' })
  await page.context().close()
  expect(faults).toEqual([])
}, 180_000)
