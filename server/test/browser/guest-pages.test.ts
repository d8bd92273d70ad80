import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { locales, localeTag } from '../../src/lib/locales.js'
import { type Booked, bookOne, linkTo, writeTexts } from '../itineraries/kit.js'
import { type Kit, startKit } from '../kit/index.js'
import { launch } from './chromium.js'

vi.setConfig({ testTimeout: 120_000 })

let kit: Kit
let browser: Browser
let booked: Booked
let link: string

beforeAll(async () => {
  kit = await startKit()
  browser = await launch()
  booked = await bookOne(kit)
  await writeTexts(kit, booked)
  const contact = { customerservice: { email: 'help@agency.example', phone_number: '+351 210 000 000', trade_name: 'Agency' } }
  await kit.as.admin.patch(`/v1/distributors/${kit.accounts.distributor.distributor_id}`, { ...contact, primary_color_code: '#0b7285' })
  link = (await linkTo(kit, booked)).path
}, 120_000)
afterAll(() => browser?.close())

const phone = { viewport: { width: 390, height: 844 } }
const looks = {
  'on a phone, in light': { ...phone, colorScheme: 'light' },
  'on a phone, in dark': { ...phone, colorScheme: 'dark' },
  'on a small phone': { viewport: { width: 320, height: 568 }, colorScheme: 'light' },
  'on a desk, in light': { viewport: { width: 1200, height: 800 }, colorScheme: 'light' },
  'on a desk, in dark': { viewport: { width: 1200, height: 800 }, colorScheme: 'dark' },
} as const satisfies Record<string, BrowserContextOptions>

/** Whatever the browser reports as an error, a refused script or style included, fails the test. */
async function visit(path: string, look: BrowserContextOptions = looks['on a phone, in light']): Promise<Page> {
  const context = await browser.newContext({ ...look, baseURL: kit.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on(
    'console',
    (message) => message.type() === 'error' && !/status of (404|410|503)/.test(message.text()) && faults.push(message.text()),
  )
  onTestFinished(async () => {
    await context.close()
    expect(faults).toEqual([])
  })
  await page.goto(path)
  return page
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual([])
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0)
}

const withoutScript = { ...looks['on a phone, in light'], javaScriptEnabled: false }

describe('the itinerary page', () => {
  test.each(Object.keys(looks) as (keyof typeof looks)[])('is accessible and fits %s', async (look) => {
    const page = await visit(link, looks[look])
    await expectAccessible(page)
  })

  test('has everything for the day without a script', async () => {
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
    expect(await page.getByRole('img', { name: 'Estádio' }).isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Your tickets' }).click()
    await page.getByRole('heading', { name: 'Ticket 1 of 2' }).waitFor()
    await page.getByRole('link', { name: 'Back to your itinerary' }).click()
    await page.getByRole('heading', { name: 'Your day' }).waitFor()
  })

  test('says nothing of money, and of people only who leads', async () => {
    const { text } = await kit.as.nobody.get(link)
    expect(text).not.toMatch(/€|EUR|net_rate|price|ana@guest/i)
  })

  test('counts down, and offers to print, where scripts run', async () => {
    const page = await visit(link)
    await page.getByText(/^(89|90) days · \d+ hrs?$/).waitFor()
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(true)
  })

  test('is one small answer that no search engine keeps, without any script of its own', async () => {
    const response = await fetch(kit.url + link, { headers: { 'accept-encoding': 'br' } })
    const { headers } = response
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).toContain("script-src 'self'")
    const text = await response.text()
    expect(text).toContain('<meta name="robots" content="noindex')
    expect(text).not.toMatch(/<script(?! src="\/itinerary\/page\.js\?v=[0-9a-f]{12}" defer><\/script>)|\son\w+="|style="/)
    const packed = Number((await fetchBytes(link)).length)
    expect(packed).toBeLessThan(12_000)
    const again = await fetch(kit.url + link, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  test.each(locales)('speaks %s', async (locale) => {
    const page = await visit(`${link}?lang=${locale}`, withoutScript)
    expect(await page.locator('html').getAttribute('lang')).toBe(localeTag(locale))
    expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'ar_AE' ? 'rtl' : null)
    const text = await page.locator('body').innerText()
    expect(text).not.toMatch(/\{\w+\}|undefined|null|NaN/)
    if (locale !== 'en_GB') expect(text).not.toMatch(/Your day|Getting there|Remember|Doors open|Share/)
    await expectAccessible(page)
  })

  test('prints without buttons and colours', async () => {
    const page = await visit(link)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('link', { name: 'Add to calendar' }).isVisible()).toBe(false)
    expect(await page.getByText('Bring your passport.').isVisible()).toBe(true)
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('shows what product managers and agencies write as text, whatever it looks like', async () => {
    const nasty = `<img src=x onerror=alert(1)>"'&`
    const { product_management, admin, distributor } = kit.as
    await product_management.put('/v1/itineraries/instructions/eticket/sv_SE', { remember: [nasty] })
    const path = `/v1/bookingorders/${booked.bookingorder_id}`
    await distributor.send('PUT', path, {
      body: JSON.stringify({ lead_name_for_pickup: nasty }),
      headers: { 'content-type': 'application/json' },
    })
    await admin.put(path, {
      items: booked.items.map(({ orderitem_id }) => ({ orderitem_id, section: nasty, row: '1', seat: '2' })),
      suppress_email: true,
    })
    const page = await visit(`${link}?lang=sv_SE`)
    expect(await page.locator('img[src="x"]').count()).toBe(0)
    expect(await page.locator('.kicker').innerText()).toBe(`Hej ${nasty}`)
    expect(await page.getByText(nasty, { exact: true }).count()).toBeGreaterThanOrEqual(3)
    await expectAccessible(page)
    await distributor.put(path, { lead_name_for_pickup: null })
  })
})

/** As sent, still packed. */
async function fetchBytes(path: string): Promise<Buffer> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(kit.url + path, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
      response.on('error', reject)
    })
  })
}

describe('notices', () => {
  test.each(Object.keys(looks) as (keyof typeof looks)[])('for links that lead nowhere are accessible %s', async (look) => {
    const page = await visit('/itinerary/no-such-link', looks[look])
    await page.getByRole('heading', { name: 'We do not know this link' }).waitFor()
    await expectAccessible(page)
  })

  test('an expired link is renewed with one press, without a script', async () => {
    const valid_until = new Date(kit.clock.now().getTime() + 60_000).toISOString().slice(0, 19)
    const { path } = await linkTo(kit, booked, { valid_until, language: 'de_DE' })
    kit.clock.advance({ minutes: 2 })
    const page = await visit(path, withoutScript)
    await page.getByRole('heading', { name: 'Dieser Link ist abgelaufen' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Neuen Link senden' }).click()
    await page.getByRole('heading', { name: 'Sehen Sie in Ihr Postfach' }).waitFor()
    await expectAccessible(page)
  })
})
