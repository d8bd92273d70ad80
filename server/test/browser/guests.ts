import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { patience } from '../kit/patience.js'
import { violations } from './axe.js'

const phone = { viewport: { width: 390, height: 844 } }
export const looks = {
  'on a phone, in light': { ...phone, colorScheme: 'light' },
  'on a phone, in dark': { ...phone, colorScheme: 'dark' },
  'on a phone at twice the size': { viewport: { width: 180, height: 320 }, deviceScaleFactor: 2, colorScheme: 'light' },
  'on a small phone': { viewport: { width: 320, height: 568 }, colorScheme: 'light' },
  'on a desk, in dark': { viewport: { width: 1200, height: 800 }, colorScheme: 'dark' },
} as const satisfies Record<string, BrowserContextOptions>
export const everyLook = Object.keys(looks) as (keyof typeof looks)[]

export const withoutScript = { ...looks['on a phone, in light'], javaScriptEnabled: false }

/** A new browser context of a guest. Every error of the page, also a refused script or style, fails the test. */
export function visitor(browser: () => Browser, url: () => string) {
  return async (path: string, look: BrowserContextOptions = looks['on a phone, in light']): Promise<Page> => {
    const context = await browser().newContext({ ...look, baseURL: url(), reducedMotion: 'reduce' })
    context.setDefaultTimeout(patience)
    // Other servers, for example of photographs, are not reachable.
    await context.route(/^https:/, (route) => route.abort())
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on(
      'console',
      (message) => message.type() === 'error' && !message.text().startsWith('Failed to load resource') && faults.push(message.text()),
    )
    onTestFinished(async () => {
      await context.close()
      expect(faults).toEqual([])
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    return page
  }
}

/** The check needs scripts; and nothing may be wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  expect(overflow, 'wider than the screen').toBeLessThanOrEqual(0)
}
