import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contrast, mix } from '../../src/lib/colour.js'
import { type Booked, bookOne, linkTo, writeTexts } from '../itineraries/kit.js'
import { type Kit, startKit } from '../kit/index.js'
import { closeContexts, launch } from './chromium.js'
import { counting } from './clicks.js'
import { everyLook, expectAccessible, looks, visitor, withoutScript } from './guests.js'

let kit: Kit
let browser: Browser
let booked: Booked
let link: string
const numbersOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
const hexOf = (parts: number[]) =>
  `#${parts
    .slice(0, 3)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
/** Words of labels that stand on several lines, and boxes that are narrower than what is in them. */
const broken = `[...document.querySelectorAll('.btn span, .brand a span, .line span, .line time, .near li, .near span, .chip')].flatMap((one) => {
  if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline') return [one.textContent]
  const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
  const words = []
  while (walker.nextNode())
    for (const { 0: word, index } of walker.currentNode.data.matchAll(/\\S+/g)) {
      const range = document.createRange()
      range.setStart(walker.currentNode, index)
      range.setEnd(walker.currentNode, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word)
    }
  return words
})`
const visit = visitor(
  () => browser,
  () => kit.url,
)

beforeAll(async () => {
  kit = await startKit()
  browser = await launch()
  booked = await bookOne(kit)
  await writeTexts(kit, booked)
  const contact = { customerservice: { email: 'help@agency.example', phone_number: '+351 210 000 000', trade_name: 'Agency' } }
  await kit.as.admin.patch(`/v1/distributors/${kit.accounts.distributor.distributor_id}`, { ...contact, primary_color_code: '#0b7285' })
  link = (await linkTo(kit, booked)).path
})
afterAll(closeContexts)

describe('the itinerary page', () => {
  test.each(everyLook)('is accessible and fits %s', async (look) => {
    await expectAccessible(await visit(link, looks[look]))
  })

  test.each(['ar_AE', 'ja_JA', 'de_DE'])('is accessible and fits in %s', async (locale) => {
    const page = await visit(`${link}?lang=${locale}`, looks['on a small phone'])
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe(locale === 'ar_AE' ? 'rtl' : null)
    await expectAccessible(page)
  })

  test.each(['#ffffff', '#ffd43b', '#000000', '#777777'])('is readable in the colours of an agency that chose %s', async (colour) => {
    const painted = await kit.as.admin.patch(`/v1/distributors/${kit.accounts.distributor.distributor_id}`, { primary_color_code: colour })
    expect(painted.status).toBe(200)
    for (const look of ['on a phone, in light', 'on a phone, in dark'] as const) await expectAccessible(await visit(link, looks[look]))
    // What stands on the gradient is not judged by the check.
    const page = await visit(link)
    for (const on of ['--cover', '--deep'])
      for (const name of ['.count', '.brand a']) {
        const [text = '', pill = '', ground = ''] = await page.evaluate<string[]>(`(() => {
          const { color, backgroundColor } = getComputedStyle(document.querySelector('${name}'))
          return [color, backgroundColor, getComputedStyle(document.documentElement).getPropertyValue('${on}')]
        })()`)
        const [red = 0, green = 0, blue = 0, share = 1] = numbersOf(pill)
        expect(contrast(hexOf(numbersOf(text)), mix(ground, hexOf([red, green, blue]), share)), `${name} on ${on}`).toBeGreaterThan(4.5)
      }
  })

  test.each(['en_GB', 'ar_AE'])('fits with whole words at twice the size, in %s', async (locale) => {
    for (const tail of ['', '/tickets']) {
      const page = await visit(`${link}${tail}?lang=${locale}`, looks['on a phone at twice the size'])
      await expectAccessible(page)
      expect(await page.evaluate<string[]>(broken)).toEqual([])
    }
  })

  test('has larger text for a guest who set it in the browser', async () => {
    const page = await visit(link)
    const sizes = () =>
      page.evaluate<number[]>(
        `[...document.querySelectorAll('h1, h2, p, .btn, dt, dd, time')].map((one) => parseFloat(getComputedStyle(one).fontSize))`,
      )
    const before = await sizes()
    await page.evaluate("document.documentElement.style.fontSize = '200%'")
    expect((await sizes()).map((size, index) => size / (before[index] ?? 0)).filter((times) => times < 1.2)).toEqual([])
  })

  test('is on the phone as a whole after it was opened once, with each further link, in the language in which it was opened', async () => {
    const other = (await linkTo(kit, await bookOne(kit))).path
    const page = await visit(`${link}?lang=de_DE`)
    for (const [path, lang, look] of [
      [link, 'de', 'de_DE'],
      [other, 'ja', 'ja_JA'],
    ]) {
      if (path === other) await page.goto(`${path}?lang=${look}`)
      for (const tail of ['', '/tickets']) {
        const copy = `caches.match('${path}${tail}').then((copy) => copy?.text())`
        await expect.poll(() => page.evaluate<string | undefined>(copy)).toContain(`<html lang="${lang}`)
      }
    }
  })

  test('shows all information without scripts', async () => {
    const page = await visit(link, withoutScript)
    const text = await page.locator('body').innerText()
    for (const part of [
      'Hello Ana Reis',
      'Estádio, Lisboa',
      'in 90 days',
      'Your tickets are expected by',
      'Your place',
      'Gate',
      'Your seat appears here',
      'Doors open',
      'Kick-off',
      'Western European',
      'Rua do Cais 7, 1500-313 Lisboa, Portugal',
      'Cais Central',
      'Metro line 2.',
      'Leave the ring road at exit 4.',
      'Car park P3.',
      'A seat and a drink.',
      'Bring your passport.',
      'In your pocket',
      'Add to calendar',
      '+351 210 000 000',
    ])
      expect(text).toContain(part)
    await expect.poll(() => page.getByRole('img', { name: 'Estádio' }).isVisible()).toBe(true)
    await expect.poll(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Your tickets' }).click()
    await page.getByRole('heading', { name: 'Ticket 1 of 2' }).waitFor()
    await page.getByRole('link', { name: 'Back to your itinerary' }).click()
    await page.getByRole('heading', { name: 'Your day' }).waitFor()
  })

  test('shows a countdown and a print button where scripts run', async () => {
    const page = await visit(link)
    await page.getByText(/^(89|90) days · \d+ hrs?$/).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(true)
  })

  test('prints without its buttons', async () => {
    const page = await visit(link)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.getByRole('link', { name: 'Add to calendar' }).isVisible()).toBe(false)
    await expect.poll(() => page.getByText('Bring your passport.').isVisible()).toBe(true)
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('shows texts entered by users as text, never as HTML', async () => {
    const nasty = `<img src=x onerror=alert(1)>"'&`
    const { product_management, admin, distributor } = kit.as
    await product_management.put('/v1/itineraries/instructions/eticket/sv_SE', { remember: [nasty] })
    const path = `/v1/bookingorders/${booked.bookingorder_id}`
    expect((await distributor.put(path, { lead_name_for_pickup: nasty })).status).toBe(200)
    const items = booked.items.map(({ orderitem_id }) => ({ orderitem_id, section: nasty, row: '1', seat: '2' }))
    expect((await admin.put(path, { items, suppress_email: true })).status).toBe(200)
    const page = await visit(`${link}?lang=sv_SE`)
    await expect.poll(() => page.locator('img[src="x"]').count()).toBe(0)
    await expect.poll(() => page.locator('.kicker').innerText()).toBe(`Hej ${nasty}`)
    // The reminder and the section of each of two seats.
    await expect.poll(() => page.getByText(nasty, { exact: true }).count()).toBe(3)
    await expectAccessible(page)
    // On the smallest phone a block, and what it is called, stays on one line: nobody looks for block 11.
    const seated = booked.items.map(({ orderitem_id }) => ({ orderitem_id, section: '114', row: '128', seat: '1021' }))
    expect((await admin.put(path, { items: seated, suppress_email: true })).status).toBe(200)
    const phone = await visit(`${link}?lang=de_DE`, looks['on a small phone'])
    const lines = `[...document.querySelectorAll('.stub :is(dt, dd)')].map((one) => {
      const text = document.createRange()
      text.selectNodeContents(one)
      return one.textContent + text.getClientRects().length
    })`
    const texts = await phone.evaluate<string[]>(lines)
    expect(texts).toContain('1141')
    expect(texts.filter((text) => !text.endsWith('1'))).toEqual([])
    await expectAccessible(phone)
  })
})

describe('error pages for guests', () => {
  test('an unknown link gets an error page in light and dark colours', async () => {
    for (const look of ['on a small phone', 'on a desk, in dark'] as const) {
      const page = await visit('/itinerary/no-such-link', looks[look])
      await page.getByRole('heading', { name: 'We do not know this link' }).waitFor()
      await expectAccessible(page)
    }
  })

  test('an expired link is renewed with one click, without scripts', async () => {
    const valid_until = new Date(kit.clock.now().getTime() + 60_000).toISOString().slice(0, 19)
    const { path } = await linkTo(kit, booked, { valid_until, language: 'de_DE' })
    kit.clock.advance({ minutes: 2 })
    await expectAccessible(await visit(path))
    const page = await visit(path, withoutScript)
    await page.getByRole('heading', { name: 'Dieser Link ist abgelaufen' }).waitFor()
    const { click, done } = counting(page, 'Get a new link in place of one that has expired', 'guest')
    await click(page.getByRole('button', { name: 'Neuen Link senden' }))
    await page.getByRole('heading', { name: 'Sehen Sie in Ihr Postfach' }).waitFor()
    done()
  })
})
