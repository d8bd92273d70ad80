import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Kit, startKit } from '../kit/index.js'
import { patience } from '../kit/patience.js'
import { colours, expectAccessible, violations } from './axe.js'
import { beyond } from './beyond.js'
import { closeContexts, launch } from './chromium.js'

let kit: Kit
let browser: Browser

beforeAll(async () => {
  // All of these tests log in from one address.
  kit = await startKit({ LOGIN_LIMIT_PER_MINUTE: '1000' })
  browser = await launch()
})
afterAll(closeContexts)

const looks = {
  light: { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  dark: { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  phone: { colorScheme: 'light', viewport: { width: 390, height: 844 } },
} as const satisfies Record<string, BrowserContextOptions>

/** A new browser context. Every error of the page, also a refused script or style, fails the test. */
async function visit(path: string, look: BrowserContextOptions = looks.light): Promise<Page> {
  // Without animations, so that nothing is checked while it fades in.
  const context = await browser.newContext({ ...look, baseURL: kit.url, reducedMotion: 'reduce' })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  const faults = watch(page)
  onTestFinished(async () => {
    await context.close()
    expect(faults).toEqual([])
  })
  await page.goto(path)
  return page
}

function watch(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  // Some tests expect refusals of the service or broken connections, which the browser reports as errors.
  page.on(
    'console',
    (message) => message.type() === 'error' && !message.text().startsWith('Failed to load resource') && faults.push(message.text()),
  )
  return faults
}

async function fillIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function signIn(page: Page, who: 'admin' | 'distributor' = 'distributor'): Promise<void> {
  await fillIn(page, kit.accounts[who].username, kit.accounts[who].password)
  await page.getByRole('button', { name: `Signed in as ${kit.accounts[who].username}` }).waitFor()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Signed in as/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

const signInForm = (page: Page) => page.getByRole('heading', { name: 'Sign in', level: 1 })
const overview = (page: Page) => page.getByRole('heading', { name: 'Overview', level: 1 })

describe('signing in', () => {
  test('opens the overview with the name of the user and the version of the service', async () => {
    const page = await visit('/console')
    await signIn(page)
    const main = page.getByRole('main')
    const { client_id } = kit.accounts.distributor
    await main.getByText(client_id, { exact: true }).waitFor()
    const { headers } = await kit.as.nobody.get('/healthz')
    await main.getByText(headers.get('x-service-version') ?? 'no version', { exact: true }).waitFor()
    const text = await main.textContent()
    expect(text).toContain('First Agency')
    expect(text).toContain('Distributor: buys tickets')
    expect(text).toContain('Console')
    for (const link of await main.getByRole('link').all())
      expect((await kit.as.nobody.get((await link.getAttribute('href')) ?? '')).status).toBe(200)
  })

  test('works with the keyboard alone', async () => {
    const page = await visit('/console')
    await signInForm(page).waitFor()
    await page.keyboard.type(kit.accounts.admin.username)
    await page.keyboard.press('Tab')
    await page.keyboard.type(kit.accounts.admin.password)
    await page.keyboard.press('Enter')
    await overview(page).waitFor()
    await expect.poll(() => page.getByText('Operator: runs the platform').isVisible()).toBe(true)
  })

  test('with a wrong password shows an error and keeps the entered values', async () => {
    const page = await visit('/console')
    await fillIn(page, kit.accounts.admin.username, 'not the password')
    await page.getByRole('alert').getByText('Wrong username or password').waitFor()
    await expect.poll(() => page.getByLabel('Username', { exact: true }).inputValue()).toBe(kit.accounts.admin.username)
    await fillIn(page, kit.accounts.admin.username, kit.accounts.admin.password)
    await overview(page).waitFor()
  })

  test('with empty fields asks for both values, without a request to the service', async () => {
    const page = await visit('/console')
    const asked: string[] = []
    page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Enter your username').waitFor()
    await page.getByText('Enter your password').waitFor()
    expect(asked.filter((url) => url.endsWith('/v1/login'))).toEqual([])
  })

  test('to a locked account shows how long the lock lasts', async () => {
    const { username, password } = kit.accounts.support
    for (let attempt = 0; attempt < 10; attempt++) await kit.as.nobody.post('/v1/login', { username, password: 'guess' })
    const page = await visit('/console')
    await fillIn(page, username, password)
    await page.getByRole('alert').getByText('Too many attempts').waitFor()
    await page.getByText(/You can try again in \d+ min \d\d s/).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Sign in' }).isDisabled()).toBe(true)
  })

  test('without a connection shows an error, and continues when the connection is back', async () => {
    const page = await visit('/console')
    await signInForm(page).waitFor()
    await page.context().setOffline(true)
    await fillIn(page, kit.accounts.admin.username, kit.accounts.admin.password)
    await page.getByRole('alert').getByText('The service is away').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await overview(page).waitFor()
  })

  test('can be repeated when the connection failed while the page was loading', async () => {
    const page = await visit('/console')
    await signInForm(page).waitFor()
    await page.route('**/v1/login/refresh', (route) => route.abort())
    await page.reload()
    await page.getByRole('alert').getByText('The service is away').waitFor()
    await expectAccessible(page)
    await page.unroute('**/v1/login/refresh')
    await page.getByRole('button', { name: 'Try again' }).click()
    await signInForm(page).waitFor()
  })

  test('says so when a script does not come, and can be repeated', async () => {
    const page = await visit('/console')
    await signInForm(page).waitFor()
    await page.route('**/assets/frame-*.js', (route) => route.abort())
    await page.reload()
    await page.getByText('This takes longer than usual. Check your connection.').waitFor()
    await page.unroute('**/assets/frame-*.js')
    await page.getByRole('link', { name: 'Try again' }).click()
    await signInForm(page).waitFor()
  })

  test('says that an answer is late, until it has come', async () => {
    const page = await visit('/console')
    await signInForm(page).waitFor()
    let answer = () => {}
    await page.route('**/v1/login', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.continue()
    })
    await page.clock.install()
    const asked = page.waitForRequest('**/v1/login')
    await fillIn(page, kit.accounts.admin.username, kit.accounts.admin.password)
    await asked
    await page.clock.fastForward(8_000)
    const told = page.getByText('Still waiting for an answer')
    await told.waitFor()
    answer()
    await overview(page).waitFor()
    await told.waitFor({ state: 'detached' })
  })

  test('returns to the requested address', async () => {
    const page = await visit('/console/no/such/page?and=this')
    await signIn(page)
    await page.getByText('There is nothing here').waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/console/no/such/page?and=this')
    await page.getByRole('link', { name: 'To “Overview”' }).click()
    await overview(page).waitFor()
  })

  test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'never redirects to %s',
    async (from) => {
      const page = await visit(`/console/sign-in?from=${encodeURIComponent(from)}`)
      await signIn(page)
      await overview(page).waitFor()
      expect(new URL(page.url()).origin).toBe(kit.url)
    },
  )
})

describe('the session', () => {
  test('continues after a reload, and no script can read its token', async () => {
    const page = await visit('/console')
    await signIn(page)
    await page.reload()
    await overview(page).waitFor()
    const readable = await page.evaluate<string>('document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })')
    expect(readable).not.toMatch(/eyJ|\brt_/)
    const [cookie] = await page.context().cookies(`${kit.url}/v1/login`)
    expect(cookie).toMatchObject({ name: 'allotment_refresh', httpOnly: true, sameSite: 'Strict', path: '/v1/login' })
  })

  test('is shared by tabs that open at the same moment', async () => {
    const page = await visit('/console')
    await signIn(page)
    const tabs = await Promise.all(Array.from({ length: 4 }, () => page.context().newPage()))
    await Promise.all(tabs.map((tab) => tab.goto('/console')))
    await Promise.all(tabs.map((tab) => overview(tab).waitFor()))
    await page.reload()
    await overview(page).waitFor()
  })

  test('ends with sign out, in every tab and at the service', async () => {
    const page = await visit('/console')
    await signIn(page)
    const other = await page.context().newPage()
    await other.goto('/console')
    await overview(other).waitFor()
    const [cookie] = await page.context().cookies(`${kit.url}/v1/login`)
    await signOut(page)
    await signInForm(page).waitFor()
    await signInForm(other).waitFor()
    await page.reload()
    await signInForm(page).waitFor()
    const kept = await kit.as.nobody.post('/v1/login/refresh', {}, { 'x-session': 'cookie', cookie: `allotment_refresh=${cookie?.value}` })
    expect(kept.status).toBe(401)
  })

  test('stays open, and says so, when signing out failed without a connection', async () => {
    const page = await visit('/console')
    await signIn(page)
    await page.context().setOffline(true)
    await signOut(page)
    await page.getByRole('alert').getByText('You are still signed in').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await signInForm(page).waitFor()
  })
})

describe('the search box of a list', () => {
  /** Types in one go, as no network and no other task can come between. `onAddress` runs once, when the console writes the search to the address. */
  const helpers = `
    const replace = History.prototype.replaceState
    History.prototype.replaceState = function (...values) {
      replace.apply(this, values)
      const act = window.onAddress
      if (!act || !location.search.includes('q=')) return
      window.onAddress = null
      act()
    }
    window.seen = []
    window.typed = (text) => {
      const box = document.querySelector('main input[type=search]')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(box, text)
      box.dispatchEvent(new Event('input', { bubbles: true }))
      window.seen.push(text)
    }
    window.watchBox = () => {
      const box = document.querySelector('main input[type=search]')
      if (box && window.seen.at(-1) !== box.value) window.seen.push(box.value)
      requestAnimationFrame(window.watchBox)
    }`

  async function searching(query = ''): Promise<{ page: Page; box: Locator }> {
    const page = await visit('/console/venues')
    await signIn(page, 'admin')
    await page.addInitScript(helpers)
    await page.goto(`/console/venues${query}`)
    const box = page.getByRole('main').getByRole('searchbox')
    await box.waitFor()
    return { page, box }
  }

  test('keeps what is typed while the address still follows', async () => {
    const { page, box } = await searching()
    await page.evaluate("watchBox(); onAddress = () => typed('est\u00e1dio'); typed('est')")
    await page.waitForURL('**?q=est%C3%A1dio')
    const seen = await page.evaluate<string[]>('seen')
    expect(seen.slice(seen.indexOf('estádio'))).toEqual(['estádio'])
    expect(await box.inputValue()).toBe('estádio')
  })

  test('keeps the space after which the next word is typed', async () => {
    const { page, box } = await searching()
    await box.pressSequentially('old ')
    await page.waitForURL('**?q=old')
    await expect.poll(() => page.evaluate("document.querySelectorAll('[aria-busy=true]').length")).toBe(0)
    await box.pressSequentially('town')
    await page.waitForURL(/q=old(\+|%20)town$/)
    expect(await box.inputValue()).toBe('old town')
  })

  test('that is cleared stays empty, also when something was typed just before', async () => {
    const { page, box } = await searching('?q=old')
    await page.evaluate("typed('old t'); [...document.querySelectorAll('main button')].find((one) => one.textContent === 'Clear').click()")
    // A later timer than the one of the box.
    await page.evaluate('new Promise((done) => setTimeout(done, 400))')
    expect(new URL(page.url()).search).toBe('')
    expect(await box.inputValue()).toBe('')
  })
})

describe('layout and colours', () => {
  // A page is loaded once for each width. Dark mode changes only colours, so only rules that depend on colours are checked again.
  test.each(['light', 'phone'] as const)('every page is accessible: %s and dark', async (name) => {
    const page = await visit('/console', looks[name])
    const check = async () => {
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.locator('html[data-mantine-color-scheme=dark]').waitFor()
      expect(await violations(page, colours)).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
      await page.locator('html[data-mantine-color-scheme=light]').waitFor()
    }
    await signInForm(page).waitFor()
    await check()
    await fillIn(page, 'nobody', 'knows')
    await page.getByRole('alert').waitFor()
    await check()
    await signIn(page)
    await page.getByText('Ready', { exact: true }).waitFor()
    await check()
    for (const menu of [/^Signed in as/, /^Colours/]) {
      await page.getByRole('button', { name: menu }).click()
      await page.getByRole('menu').waitFor()
      await check()
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'hidden' })
    }
    await page.goto('/console/nowhere')
    await page.getByText('There is nothing here').waitFor()
    await check()
  })

  test('colours follow the system setting until the user chooses, and the choice is kept', async () => {
    const page = await visit('/console', looks.dark)
    const scheme = () => page.evaluate<string>('document.documentElement.dataset.mantineColorScheme')
    await signInForm(page).waitFor()
    expect(await scheme()).toBe('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(scheme).toBe('light')
    await page.getByRole('button', { name: 'Colours: As the system' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect.poll(scheme).toBe('dark')
    await page.reload()
    await page.getByRole('button', { name: 'Colours: Dark' }).waitFor()
    expect(await scheme()).toBe('dark')
  })

  test('an address of something that does not exist says so in words, and leads to its list', async () => {
    const page = await visit('/console/orders/01k9zq3v5r8t2w4y6a1b3c5d7e_bor')
    await signIn(page)
    await page.getByText('It does not exist, or you may not see it.').waitFor()
    const link = page.getByRole('link', { name: 'To “Orders”' })
    // The text of a link that looks like a button is in its middle.
    const [outer, inner] = await Promise.all([link.boundingBox(), link.getByText('To “Orders”').boundingBox()])
    const middle = (box: typeof outer) => (box?.y ?? 0) + (box?.height ?? 0) / 2
    expect(Math.abs(middle(outer) - middle(inner))).toBeLessThan(3)
    await link.click()
    await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
  })

  test('shows the entry of the open page in a navigation that is longer than the window', async () => {
    const page = await visit('/console/api-log', { ...looks.light, viewport: { width: 1280, height: 500 } })
    await signIn(page, 'admin')
    await page.getByRole('heading', { name: 'API log', level: 1 }).waitFor()
    const entry = page.getByRole('navigation').getByRole('link', { name: 'API log' })
    await expect.poll(async () => ((await entry.boundingBox())?.y ?? 1_000) + ((await entry.boundingBox())?.height ?? 0)).toBeLessThan(501)
  })

  test('has a page of errors that fits a phone', async () => {
    const page = await visit('/docs/errors', looks.phone)
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(0)
  })

  test.each(['/sign-in', '/forgotten', '/set-password', '/set-password#code=x'])(
    'has nothing outside of a window of 320 px on %s',
    async (path) => {
      const page = await visit(`/console${path}`, { ...looks.light, viewport: { width: 320, height: 640 } })
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await beyond(page)).toEqual([])
    },
  )

  test('fits a phone without horizontal scrolling, with the navigation behind a button', async () => {
    const page = await visit('/console', looks.phone)
    const overflow = () => page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
    await signInForm(page).waitFor()
    expect(await overflow()).toBe(0)
    await signIn(page)
    await page.getByText('Ready', { exact: true }).waitFor()
    expect(await overflow()).toBe(0)
    const link = page.getByRole('navigation').getByRole('link', { name: 'Overview' })
    await expect.poll(() => link.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Navigation' }).click()
    await link.waitFor()
    await expectAccessible(page)
  })
})
