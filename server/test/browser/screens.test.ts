import { readFile } from 'node:fs/promises'
import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { colours, violations } from './axe.js'
import { beyond } from './beyond.js'
import { inPseudoLanguage } from './pseudo.js'
import { type Screen, screens } from './screens.js'
import { type Actor, go, looks, setStage, settled, wear } from './stage.js'

const stage = await setStage()

/** One entry of each list, whose page is checked. */
const ids = new Map<string, string>()

beforeAll(async () => {
  const admin = stage.as('admin')
  const first = async (list: string, id: string, query = ''): Promise<string> => {
    const { body } = await admin.get<Record<string, Record<string, string>[]>>(`/v1/${list}?page_size=1${query}`)
    return body[list]?.[0]?.[id] ?? ''
  }
  // The demo has no ticket files: a duplicate seat creates one with an error.
  const seats = new FormData()
  seats.append(
    'file',
    new Blob(['section,row,seat,barcode\nA,1,1,4006381333931\nA,1,1,4006381333948\n'], { type: 'text/csv' }),
    'seats.csv',
  )
  const uploaded = await admin.send('POST', `/v1/ticketfiles/seating_csv/${await first('tickets', 'ticket_id')}`, { body: seats })
  expect(uploaded.status, uploaded.text).toBe(200)
  // The demo has no disruption: a preview changes nothing.
  const event = await first('events', 'event_id')
  const preview = await admin.post(`/v1/events/${event}/disruptions`, { kind: 'cancelled' })
  expect(preview.status, preview.text).toBe(201)
  ids.set('disruptions', `${event}/disruptions/${preview.body.disruption_id}`)
  ids.set('instructions', 'eticket/en_GB')
  // With a chain to show, and with a day on which something is due.
  ids.set('sales', await first('sales', 'purchaseorder_id', '&purchase_source=relisting'))
  const { fxratemoments } = (await admin.get<{ fxratemoments: { fxratemoment_id: string }[] }>('/v1/internal/fxratemoments')).body
  ids.set('fxratemoments', fxratemoments[0]?.fxratemoment_id ?? '')
  ids.set('distributors', String((await admin.get(`/v1/clients/${stage.credentials.distributor.client_id}`)).body.distributor_id))
  // The demo has no allotments and group requests either.
  const free = await first('tickets', 'ticket_id', '&stock=ge:20&ticket_status=available')
  const allotted = await admin.post('/v1/allotments', { ticket_id: free, distributor_id: ids.get('distributors'), quantity: 2 })
  expect(allotted.status, allotted.text).toBe(201)
  const deadline = new Date(Date.now() + 3_600_000).toISOString().slice(0, 19)
  const wanted = { event_id: event, size: 40, deadline, contact_email: 'groups@agency.example' }
  const group = await stage.as('distributor').post('/v1/grouprequests', wanted)
  expect(group.status, group.text).toBe(201)
  const bulk = await admin.post('/v1/internal/console/bulk', { action: 'reprice', ticket_ids: [free], price: 'sales_price', percent: '10' })
  expect(bulk.status, bulk.text).toBe(201)
  const applied = await admin.post(`/v1/internal/console/bulk/${bulk.body.bulk_id}/apply`)
  expect(applied.status, applied.text).toBe(202)
  const invited = await admin.post('/v1/invitations', { email: 'new@desk.example', label: 'New Colleague', scope: 'internal' })
  expect(invited.status, invited.text).toBe(201)
  for (const [list, id] of screens.flatMap(({ from }) => (from ? [from] : []))) if (!ids.has(list)) ids.set(list, await first(list, id))
})

const idOf = ({ from }: Screen): string => ids.get(from?.[0] ?? '') ?? ''
const pathOf = (screen: Screen, id = idOf(screen)): string => screen.path.replace(/\$\w+((\/disruptions)?\/\$\w+)?/, id)
/** Well-formed, and of nothing that exists; another letter for each purpose, because what was refused once is remembered. */
const unknown = (screen: Screen, letter: 'y' | 'z'): string => idOf(screen).slice(0, 20) + letter.repeat(6) + idOf(screen).slice(26)

test('the table of screens has exactly the pages of the console', async () => {
  const source = await readFile(new URL('../../../console/src/pages.ts', import.meta.url), 'utf8')
  const pages = [...source.matchAll(/^ {4}path: '(.+)',$/gm)].map(([, path]) => path)
  expect(pages.length).toBe(source.match(/component: lazyPage/g)?.length)
  expect(screens.map(({ path }) => path)).toEqual(pages)
})

describe('axe finds no fault on any screen, nothing lies outside of a window of 320 px, and no text is outside of the catalogue', () => {
  // A screen is loaded once; then only the colours and the width of the window change. Dark mode changes only colours, so only rules that
  // depend on colours are checked in it.
  const walk: { look: keyof typeof looks; rules?: typeof colours; onlyPlace?: true }[] = [
    { look: 'light' },
    { look: 'dark', rules: colours },
    { look: 'phone in the dark', rules: colours },
    { look: 'phone' },
    { look: 'narrow', onlyPlace: true },
  ]
  const half = Math.ceil(screens.length / 2)
  test.each([
    ['first', screens.slice(0, half)],
    ['second', screens.slice(half)],
  ])('in light and dark, on a desk and on a phone: the %s half', async (_name, part) => {
    const page = await stage.enter('admin')
    const pseudo = await inPseudoLanguage(page)
    await toNowhere(page)
    const faults: string[] = []
    for (const [place, screen] of part.entries()) {
      await go(page, pathOf(screen) + (screen.empty ? '?size=25' : ''))
      await settled(page)
      await page.getByRole('heading', { level: 1 }).waitFor()
      // The next screen is loaded in the look in which this one is left.
      for (const { look, rules, onlyPlace } of place % 2 === 0 ? walk : walk.toReversed()) {
        await wear(page, looks[look])
        await settled(page, looks[look].colorScheme)
        const found = [...(await beyond(page)), ...(onlyPlace ? [] : await violations(page, rules))]
        if (!rules && !onlyPlace) found.push(...(await pseudo.outside()).map((text) => `outside of the catalogue: ${text}`))
        faults.push(...found.map((fault) => `${screen.path}, ${look}: ${fault}`))
      }
      for (const dialog of screen.dialogs ?? []) {
        await page.evaluate(`history.pushState({}, '', location.pathname + location.search + ${JSON.stringify(dialog)})`)
        await page.getByRole('dialog').first().waitFor()
        faults.push(...(await pseudo.outside()).map((text) => `${screen.path}${dialog}: outside of the catalogue: ${text}`))
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').first().waitFor({ state: 'detached' })
      }
    }
    await page.context().close()
    expect(faults).toEqual([])
  })

  test('this check reports a fault that exists', async () => {
    const page = await stage.enter('admin')
    const pseudo = await inPseudoLanguage(page)
    await toNowhere(page)
    await page.evaluate(
      "document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button><p style=\"color:#ccc\">faint</p>')",
    )
    expect((await violations(page)).map((fault) => fault.split(':')[0])).toEqual(['button-name', 'color-contrast'])
    expect((await violations(page, colours)).map((fault) => fault.split(':')[0])).toEqual(['color-contrast'])
    expect(await pseudo.outside()).toEqual(['faint'])
    // A text whose colours are good elsewhere, above something dark beside it.
    await page.evaluate(`document.querySelector('main').insertAdjacentHTML('beforeend', '<div style="position:relative">' +
      '<i style="position:absolute;inset:0;background:#333"></i><b id="above" style="position:relative">dark</b></div>')`)
    expect((await violations(page, colours)).join()).toContain('#above')
    expect(await beyond(page)).toEqual([])
    await page.evaluate(
      "document.querySelector('header').insertAdjacentHTML('beforeend', '<i style=\"position:fixed;left:99vw\">cut off</i>')",
    )
    expect(await beyond(page)).toEqual(['cut off'])
    await page.context().close()
  })
})

describe('every screen', () => {
  test('shows a placeholder while it loads, which stands still for those who ask for less motion, an error with the request id when it fails, and works after a retry', async () => {
    const page = await arrive('admin')
    for (const screen of screens.filter(({ api }) => api !== undefined)) {
      const call = calls(screen)
      const held = hold()
      await page.route(call, async (route) => {
        await held.over
        await askedWith(route, 'no_such_parameter', '1')
      })
      await go(page, pathOf(screen))
      const main = page.getByRole('main')
      await main.locator('.mantine-Skeleton-root').first().waitFor()
      await expect.poll(() => main.locator('[data-row], [role=alert]').count(), { message: screen.path }).toBe(0)
      // The browser of the tests asks for less motion.
      expect(await page.evaluate<number>(moving), screen.path).toBe(0)
      const answer = page.waitForResponse((response) => call(new URL(response.url())))
      held.release()
      const { request_id } = (await (await answer).json()) as { request_id: string }
      const alert = main.getByRole('alert').filter({ hasText: request_id })
      await alert.waitFor()
      await page.unroute(call)
      await alert.getByRole('button', { name: 'Try again' }).click()
      await alert.waitFor({ state: 'detached' })
      await main.getByRole('heading', { level: 1 }).waitFor()
      if (screen.empty) await main.locator('tbody tr[data-row]').first().waitFor()
    }
    await stage.leave(page)
  })

  test('of one resource says when the resource does not exist, and links back to the list', async () => {
    const page = await arrive('admin')
    for (const screen of screens.filter(({ from }) => from !== undefined)) {
      await go(page, pathOf(screen, unknown(screen, 'z')))
      await page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
      const back = screen.back ?? screen.path.slice(0, screen.path.indexOf('/', 1))
      await expect.poll(() => page.getByRole('main').getByRole('link', { name: /^To / }).getAttribute('href')).toBe(`/console${back}`)
    }
    await stage.leave(page)
  })

  test('that is an empty list offers the next step', async () => {
    const page = await arrive('admin')
    for (const screen of screens) {
      if (!screen.empty) continue
      const [title, step, parameter] = screen.empty
      const call = calls(screen)
      await page.route(call, (route) => askedWith(route, parameter, 'ge:2999-01-01T00:00:00'))
      await go(page, pathOf(screen))
      await page.getByRole('heading', { level: 2, name: title }).waitFor()
      const main = page.getByRole('main')
      expect(
        await main
          .getByRole('button', { name: step })
          .or(main.getByRole('link', { name: step }))
          .count(),
        screen.path,
      ).toBe(1)
      await page.unroute(call)
    }
    await stage.leave(page)
  })

  const shut = screens.filter(({ shut }) => shut !== undefined)

  test.each([...new Set(shut.map(({ shut }) => shut as Actor))])(
    'that is not for %s says so, and is not in the navigation',
    async (actor) => {
      const page = await arrive(actor)
      for (const screen of shut.filter(({ shut }) => shut === actor)) {
        await go(page, pathOf(screen))
        await page.getByRole('heading', { name: 'This is not open to you' }).waitFor()
        const link = page.getByRole('navigation', { name: 'Main' }).locator(`a[href="/console${screen.path}"]`)
        await expect.poll(() => link.count(), { message: screen.path }).toBe(0)
      }
      await stage.leave(page)
    },
  )

  test('shows the refusal of the service when a role was removed meanwhile', async () => {
    const page = await arrive('admin')
    for (const screen of shut.filter(({ api }) => api !== undefined)) {
      const call = calls(screen)
      await page.route(call, async (route) => {
        const { authorization: _mine, ...headers } = route.request().headers()
        await route.continue({ headers: { ...headers, 'x-api-key': stage.credentials[screen.shut as Actor].api_key } })
      })
      await go(page, pathOf(screen, unknown(screen, 'y')))
      await page.getByRole('heading', { name: 'This is not open to you' }).waitFor()
      await page.unroute(call)
    }
    await stage.leave(page)
  })
})

test('a page number after the last page says so, and links to the first page', async () => {
  const page = await arrive('admin')
  await go(page, '/venues?page=4000')
  await page.getByRole('heading', { name: 'Past the end' }).waitFor()
  await page.getByRole('button', { name: 'To the first page' }).click()
  await page.locator('tbody tr[data-row]').first().waitFor()
  await stage.leave(page)
})

test('no page reported an error', () => expect(stage.faults).toEqual([]))

const moving = 'document.getAnimations().filter((one) => one instanceof CSSAnimation).length'

/** Logged in, on a page without requests. */
async function arrive(actor: Actor): Promise<Page> {
  const page = await stage.enter(actor)
  await toNowhere(page)
  return page
}

async function toNowhere(page: Page): Promise<void> {
  await page.goto('/console/nowhere')
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
}

/** The main request of a screen; a list requests a page. */
const calls =
  ({ api = '', empty, from }: Screen) =>
  ({ pathname, searchParams }: URL): boolean => {
    const [before = '', after] = api.split('$id')
    return from ? pathname.startsWith(before) && pathname.endsWith(after ?? '') : pathname === api && (!empty || searchParams.has('page'))
  }

/** Forwards the request with one more parameter: the answer is the service's own. */
async function askedWith(route: Route, parameter: string, value: string): Promise<void> {
  const url = new URL(route.request().url())
  url.searchParams.append(parameter, value)
  await route.continue({ url: url.href })
}

function hold(): { over: Promise<void>; release: () => void } {
  let release = () => {}
  const over = new Promise<void>((resolve) => {
    release = resolve
  })
  return { over, release }
}
