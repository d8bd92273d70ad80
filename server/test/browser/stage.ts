import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { buildApp } from '../../src/app.js'
import type { DemoSize } from '../../src/demo/load.js'
import { startJobs } from '../../src/service.js'
import { openDemo } from '../kit/demo.js'
import { atEnd } from '../kit/end.js'
import { type AccountName, type Caller, caller, type Kit } from '../kit/index.js'
import { patience } from '../kit/patience.js'
import { closeContexts, launch } from './chromium.js'

export type Actor = 'admin' | 'product_management' | 'support' | 'finance' | 'distributor' | 'supplier'

interface Credentials {
  client_id: string
  username: string
  password: string
  api_key: string
}

export interface Stage {
  url: string
  /** Where letters are written, among others. */
  dataDir: string
  browser: Browser
  credentials: Record<Actor, Credentials>
  as: (actor: Actor) => Caller
  /** A page of a logged-in user; its errors are collected in `faults`. It may be one that another test has left. */
  enter: (actor: Actor, look?: Look) => Promise<Page>
  /** The page is not used any more. The next test of the same user need not log in and load the console anew. */
  leave: (page: Page) => Promise<void>
  faults: string[]
}

export const looks = {
  light: { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  dark: { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  phone: { colorScheme: 'light', viewport: { width: 390, height: 844 } },
  'phone in the dark': { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  narrow: { colorScheme: 'light', viewport: { width: 320, height: 640 } },
} as const satisfies Record<string, BrowserContextOptions>
export type Look = (typeof looks)[keyof typeof looks]

/** The demo, its background jobs and one browser, shared by a file. */
export async function setStage(size?: DemoSize): Promise<Stage> {
  const { service, dataDir } = await openDemo({ LOGIN_LIMIT_PER_MINUTE: '1000' }, size)
  const app = await buildApp(service.ctx)
  await app.listen({ host: '127.0.0.1', port: 0 })
  service.ctx.ready.current = true
  await service.ctx.jobs.start()
  await startJobs(service)
  const browser = await launch()
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const credentials = JSON.parse(await readFile(join(dataDir, 'demo-credentials.json'), 'utf8')) as Stage['credentials']
  atEnd(async () => {
    await closeContexts()
    await app.close()
    await service.ctx.jobs.stop()
    await service.close()
  })

  const faults: string[] = []
  const users = new Map<Page, Actor>()
  const free = new Set<Page>()
  return {
    url,
    dataDir,
    browser,
    credentials,
    faults,
    as: (actor) => caller(url, { 'x-api-key': credentials[actor].api_key }),
    async enter(actor, look = looks.light) {
      const page = [...free].find((one) => users.get(one) === actor) ?? (await signedIn(browser, url, credentials[actor], faults, look))
      if (free.delete(page)) await wear(page, look)
      users.set(page, actor)
      return page
    },
    async leave(page) {
      await page.unrouteAll()
      await page.evaluate('localStorage.clear(); sessionStorage.clear()')
      free.add(page)
    },
  }
}

/** Gives the open page another width and colour scheme. */
export async function wear(page: Page, { colorScheme, viewport }: Look): Promise<void> {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme })
}

/** Opens an address of the console as a user, who logs in on the first visit. Later visits use the same page. */
export function visiting(browser: Browser, { url, accounts }: Pick<Kit, 'url' | 'accounts'>, faults: string[]) {
  const pages = new Map<AccountName, Page>()
  return async (who: AccountName, path: string): Promise<Page> => {
    const page = pages.get(who) ?? (await signedIn(browser, url, accounts[who], faults))
    pages.set(who, page)
    await page.goto(`/console${path}`)
    await settled(page)
    return page
  }
}

/** A page of a user. Each has its own login, because two browsers with one refresh token would end each other's session. */
export async function signedIn(
  browser: Browser,
  url: string,
  { username, password }: { username: string; password: string },
  faults: string[],
  look: BrowserContextOptions = looks.light,
): Promise<Page> {
  const context = await browser.newContext({ ...look, baseURL: url, reducedMotion: 'reduce', acceptDownloads: true })
  context.setDefaultTimeout(patience)
  // As the login form does it; the form itself is tested elsewhere.
  const answer = await context.request.post('/v1/login', { data: { username, password }, headers: { 'x-session': 'cookie' } })
  expect(answer.status()).toBe(200)
  const page = await context.newPage()
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text())
  })
  return page
}

/** A navigation within the app, by way of a page without requests, so that nothing of the previous page is shown. */
export async function go(page: Page, path: string): Promise<void> {
  const asksForNothing = new URL(page.url()).pathname === '/console/nowhere'
  for (const next of asksForNothing ? [path] : ['/nowhere', path]) {
    await page.evaluate(`{
      document.querySelector('main').firstElementChild.dataset.left = ''
      history.pushState({}, '', ${JSON.stringify(`/console${next}`)})
    }`)
    await page.locator('main > [data-left]').waitFor({ state: 'detached' })
  }
}

/** Waits until nothing is loading, in these colours if they are given. One wait in the browser costs less than several of the test. */
export async function settled(page: Page, colorScheme?: 'light' | 'dark'): Promise<void> {
  const look = colorScheme ? `[data-mantine-color-scheme=${colorScheme}]` : ''
  const loading = '[aria-busy=true], [role=status][aria-label*=Loading], .mantine-Skeleton-root'
  await page.locator(`html${look}:not(:has(${loading})) main`).waitFor()
}

/** The file that the browser saves on this click. */
export async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** Something else happens before the next write of the page to this address. */
export async function beforeWrite(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  let isDone = false
  await page.route(`**${path}`, async (route) => {
    if (!isDone && route.request().method() !== 'GET') {
      isDone = true
      await act()
    }
    await route.fallback()
  })
}

/** The question whose value stays, after two people changed one field. */
export const theirsOrYours = (page: Page): Locator => page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' })

/** The question whether typed changes are discarded. */
export const discarding = (page: Page): Locator => page.getByRole('dialog', { name: 'Discard your changes?' })

/** Answers that question: what was typed stays. */
export async function keepEditing(page: Page): Promise<void> {
  await discarding(page).getByRole('button', { name: 'Keep editing' }).click()
  await discarding(page).waitFor({ state: 'hidden' })
}

/** With SCREENSHOTS set, a picture of the page is written to that folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}
