import { createHash } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookOne, linkTo, writeTexts } from '../itineraries/kit.js'
import { type Kit, startKit } from '../kit/index.js'
import { startReceiver } from '../kit/receiver.js'
import { completed, eventually, orderOf, upload } from '../ticketfiles/kit.js'
import { look, readBarcodes } from '../ticketfiles/look.js'
import { register, secret } from '../webhooks/kit.js'
import { closeContexts, launch } from './chromium.js'
import { counting } from './clicks.js'
import { expectAccessible, looks, visitor, withoutScript } from './guests.js'
import { downloaded } from './stage.js'

let kit: Kit
let browser: Browser
const visit = visitor(
  () => browser,
  () => kit.url,
)

beforeAll(async () => {
  kit = await startKit()
  await kit.work()
  browser = await launch()
})
afterAll(closeContexts)

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('a CSV file of seats becomes tickets on the guest page, which needs no scripts; then a ticket is replaced', async () => {
  const receiver = await startReceiver()
  await register(kit.as.distributor, receiver.url)
  const booked = await bookOne(kit)
  await writeTexts(kit, booked)
  const link = (await linkTo(kit, booked)).path
  const before = await visit(`${link}/tickets`)
  await expect.poll(() => before.getByText('Not yet available').count()).toBe(2)
  await expect.poll(() => before.getByRole('link', { name: /Download/ }).count()).toBe(0)

  // The supplier uploads its CSV file: the order is completed by the worker, and the distributor is notified.
  const csv = 'section,row,seat,barcode\nA,12,7,4006381333931\nA,12,8,4006381333948\n'
  const uploaded = await upload(kit.as.supplier, booked.ticket_id, csv, { auto_assign: 'true' })
  expect(uploaded.status, uploaded.text).toBe(200)
  const order = await completed(kit.as.distributor, booked.bookingorder_id)
  const [hook] = await receiver.until(1)
  expect(JSON.parse(hook?.body.toString() ?? '')).toMatchObject({ event: 'bookingorder_completed', resource_id: booked.bookingorder_id })
  const { createHmac } = await import('node:crypto')
  const signature = createHmac('sha256', secret)
    .update(hook?.body ?? '')
    .digest('hex')
  expect(hook?.headers['x-service-signature']).toBe(`sha256=${signature}`)

  // The guest opens the link on a phone.
  const page = await visit(link, withoutScript)
  await page.getByText('Your tickets are ready').waitFor()
  await expect
    .poll(() => page.locator('.stub').allInnerTexts())
    .toEqual([expect.stringMatching(/A\s+Row\s+12\s+Seat\s+7$/), expect.stringMatching(/Seat\s+8$/)])
  const { click, download, done } = counting(page, 'From the link of the letter to a ticket as PDF', 'guest')
  await click(page.getByRole('link', { name: 'Get your tickets' }))
  const buttons = page.getByRole('link', { name: 'Download PDF' })
  await expect.poll(() => buttons.count()).toBe(2)
  const first = await download(buttons.first())
  done()
  const second = await downloaded(page, () => buttons.nth(1).click())
  for (const [index, { name, bytes }] of [first, second].entries()) {
    expect(name).toMatch(/\.pdf$/)
    expect(sha(bytes)).toBe(order.items[index]?.ticket_sha)
    const seen = await look(bytes)
    expect(new Set(seen.codes)).toEqual(new Set([index === 0 ? '4006381333931' : '4006381333948']))
    expect(seen.text).toContain(order.booking_code)
  }
  const zip = await downloaded(page, () => page.getByRole('link', { name: 'Download all (ZIP)' }).click())
  expect(sha(zip.bytes)).toBe(order.zip_sha)
  const log = await kit.as.distributor.get<{ downloads: { via: string; kind: string }[] }>(
    `/v1/bookingorders/${booked.bookingorder_id}/downloads`,
  )
  expect(log.body.downloads.map(({ via, kind }) => `${via} ${kind}`).sort()).toEqual(['guest pdf', 'guest pdf', 'guest zip'])

  // A ticket gets another barcode after the guest opened it: the page says that the old one is invalid, until the new one is opened.
  const again = await upload(kit.as.supplier, booked.ticket_id, 'section,row,seat,barcode\nA,12,8,4006381333955\n', {
    auto_assign: 'true',
    replace: 'true',
  })
  expect(again.status, again.text).toBe(200)
  const renewed = await eventually(
    () => orderOf(kit.as.distributor, booked.bookingorder_id),
    ({ items, logistic_status }) => logistic_status === 'completed' && ![null, order.items[1]?.ticket_sha].includes(items[1]?.ticket_sha),
  )
  await page.reload()
  await expect.poll(() => page.locator('.chip').allInnerTexts()).toEqual(['Ready', 'Replaced'])
  for (const scheme of ['on a phone, in light', 'on a phone, in dark'] as const)
    await expectAccessible(await visit(`${link}/tickets`, looks[scheme]))
  const { bytes } = await downloaded(page, () => buttons.nth(1).click())
  expect(sha(bytes)).toBe(renewed.items[1]?.ticket_sha)
  expect(new Set((await look(bytes)).codes)).toEqual(new Set(['4006381333955']))
  await page.reload()
  await expect.poll(() => page.locator('.chip').allInnerTexts()).toEqual(['Ready', 'Ready'])
})

test('a link opens only the tickets of its own order', async () => {
  const [mine, theirs] = [await bookOne(kit), await bookOne(kit)]
  for (const [index, { ticket_id }] of [mine, theirs].entries())
    await upload(kit.as.supplier, ticket_id, `seat,barcode\n1,X${index}1\n2,X${index}2\n`, { auto_assign: 'true' })
  await completed(kit.as.distributor, mine.bookingorder_id)
  const other = await completed(kit.as.distributor, theirs.bookingorder_id)
  const { path } = await linkTo(kit, mine)
  const foreign = other.items[0]?.download_items[0]?.downloaditem_id
  const refused = await kit.as.nobody.get(`${path}/tickets/${foreign}.pdf`)
  expect(refused.status).toBe(303)
  expect(refused.headers.get('location')).toBe(`${path}/tickets?lang=en_GB`)
  const own = (await completed(kit.as.distributor, mine.bookingorder_id)).items[0]?.download_items[0]?.downloaditem_id
  expect((await kit.as.nobody.get(`${path}/tickets/${own}.pdf`)).status).toBe(200)
})

test('a barcode that was opened once is shown without a network until its ticket is cancelled', async () => {
  const booked = await bookOne(kit, { quantity: 1 })
  await upload(kit.as.supplier, booked.ticket_id, 'section,row,seat,barcode,gate\nB,3,9,4006381333962,12\n', { auto_assign: 'true' })
  await completed(kit.as.distributor, booked.bookingorder_id)
  const { path } = await linkTo(kit, booked)
  const page = await visit(`${path}/tickets`)
  await page.evaluate('navigator.serviceWorker.ready')
  await page.getByText('Open each code once while you have a network.').waitFor()
  await page.getByRole('link', { name: 'Show code' }).click()
  await page.getByText('Saved on this phone').waitFor()
  await expectAccessible(page)
  const scanned = async () =>
    (await readBarcodes(await page.locator('.scan').screenshot(), { formats: ['QRCode'] })).map(({ text }) => text)
  expect(await scanned()).toEqual(['4006381333962'])
  const downloads = `/v1/bookingorders/${booked.bookingorder_id}/downloads?via=guest&kind=code`
  expect((await kit.as.distributor.get<{ downloads: object[] }>(downloads)).body.downloads.length).toBeGreaterThan(0)

  await page.context().setOffline(true)
  await page.reload()
  expect(await scanned()).toEqual(['4006381333962'])
  await expect.poll(() => page.locator('.stub').innerText()).toMatch(/Gate\s+12\s/)
  await page.goto(path)
  await page.getByText('Your tickets are ready').waitFor()

  await page.context().setOffline(false)
  const cancelled = await kit.as.support.put(`/v1/bookingorders/${booked.bookingorder_id}`, { logistic_status: 'cancelled' })
  expect(cancelled.status, cancelled.text).toBe(200)
  await page.goto(`${path}/tickets`)
  await expect.poll(() => page.getByRole('link', { name: 'Show code' }).count()).toBe(0)
  expect(await page.getByText('Open each code once').count()).toBe(0)
})

test('a code is whole on a small phone and says which ticket it opens', async () => {
  const booked = await bookOne(kit)
  await upload(kit.as.supplier, booked.ticket_id, 'seat,barcode\n1,4006381333979\n2,4006381333986\n', { auto_assign: 'true' })
  await completed(kit.as.distributor, booked.bookingorder_id)
  const { path } = await linkTo(kit, booked)
  const page = await visit(`${path}/tickets`, { viewport: { width: 360, height: 640 } })
  await page.getByRole('link', { name: 'Show code' }).nth(1).click()
  await page.getByRole('heading', { name: 'Ticket 2 of 2' }).waitFor()
  const { y = 0, height = 0 } = (await page.locator('.scan').boundingBox()) ?? {}
  expect(height).toBeGreaterThan(200)
  expect(y + height).toBeLessThanOrEqual(640)
  expect(await page.locator('a[href="#language"]').count()).toBe(0)
})

test('a download that was refused meanwhile shows the tickets with the reason, and saves no file', async () => {
  const booked = await bookOne(kit)
  await upload(kit.as.supplier, booked.ticket_id, 'seat,barcode\n1,4006381333993\n2,4006381334006\n', { auto_assign: 'true' })
  await completed(kit.as.distributor, booked.bookingorder_id)
  const { path } = await linkTo(kit, booked)
  const pages = [await visit(`${path}/tickets`), await visit(`${path}/tickets`)]
  const cancelled = await kit.as.support.put(`/v1/bookingorders/${booked.bookingorder_id}`, { logistic_status: 'cancelled' })
  expect(cancelled.status, cancelled.text).toBe(200)
  for (const [index, name] of ['Download PDF', 'Download all (ZIP)'].entries()) {
    const page = pages[index]
    const saved: string[] = []
    page?.on('download', (file) => saved.push(file.suggestedFilename()))
    await page?.getByRole('link', { name }).first().click()
    await expect
      .poll(async () => saved.length > 0 || (await page?.locator('.chip').allInnerTexts())?.join() === 'Cancelled,Cancelled')
      .toBe(true)
    expect(saved).toEqual([])
  }
})
