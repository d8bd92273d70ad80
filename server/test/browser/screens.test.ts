import type { Page } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import { expectAccessible, looks, setStage, settled, violations } from './stage.js'

// A browser shares the machine with everything else that is being tested.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 240_000 })

const stage = await setStage()

/** Every list, its API and what it says when there is nothing at all. */
const lists = [
  { path: '/orders', api: '**/v1/bookingorders?*', list: 'bookingorders', empty: 'No orders yet' },
  { path: '/tickets', api: '**/v1/tickets?*', list: 'tickets', empty: 'No tickets yet' },
  { path: '/reservations', api: '**/v1/reservations?*', list: 'reservations', empty: 'No reservations yet' },
  { path: '/events', api: '**/v1/events?*', list: 'events', empty: 'No events yet' },
  { path: '/venues', api: '**/v1/venues?*', list: 'venues', empty: 'No venues yet' },
  { path: '/categories', api: '**/v1/categories?*', list: 'categories', empty: 'No categories yet' },
  { path: '/translations', api: '**/v1/events?*', list: 'events', empty: 'No events yet' },
] as const

/** The first entry of a list, for its page. */
async function firstOf(list: string, id: string): Promise<string> {
  const { body } = await stage.as('admin').get<Record<string, Record<string, string>[]>>(`/v1/${list}?page_size=1`)
  return body[list]?.[0]?.[id] ?? ''
}

async function everyScreen(): Promise<string[]> {
  const [order, ticket, reservation, event, venue, category] = await Promise.all([
    firstOf('bookingorders', 'bookingorder_id'),
    firstOf('tickets', 'ticket_id'),
    firstOf('reservations', 'reservation_id'),
    firstOf('events', 'event_id'),
    firstOf('venues', 'venue_id'),
    firstOf('categories', 'category_id'),
  ])
  return [
    '/',
    ...lists.map(({ path }) => path),
    `/orders/${order}`,
    `/tickets/${ticket}`,
    `/reservations/${reservation}`,
    `/events/${event}`,
    `/venues/${venue}`,
    `/categories/${category}`,
    `/translations/${event}`,
  ]
}

describe('every screen', () => {
  test.each(Object.keys(looks) as (keyof typeof looks)[])('is accessible and fits its window: %s', async (name) => {
    const page = await stage.enter('admin', looks[name])
    const faults: string[] = []
    for (const path of await everyScreen()) {
      await page.goto(`/console${path}`)
      await settled(page)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const over = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
      faults.push(...[...(await violations(page)), ...(over > 0 ? [`${over} px too wide`] : [])].map((fault) => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
})

describe('every list', () => {
  test('shows rows to come while it loads, a way on when it fails, and the next step when there is nothing', async () => {
    const page = await stage.enter('admin')
    for (const { path, api, list, empty } of lists) {
      await loading(page, path, api)
      await failing(page, path, api)
      await page.route(api, (route) =>
        route.fulfill({
          json: { [list]: [], pagination: { total_size: 0, page_size: 50, page_number: 1, next_page: null, previous_page: null } },
        }),
      )
      await page.goto(`/console${path}`)
      await page.getByRole('heading', { name: empty }).waitFor()
      await page.unroute(api)
    }
  })

  test('says when nothing matches, and clears the filters for you', async () => {
    const page = await stage.enter('admin')
    await page.goto('/console/venues?q=nothing+is+called+this')
    await page.getByRole('heading', { name: 'No venues match' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await page.locator('tbody tr[data-row]').first().waitFor()
  })

  test('is made of cards on a phone', async () => {
    const page = await stage.enter('admin', looks.phone)
    await page.goto('/console/orders')
    await settled(page)
    expect(await page.locator('table').count()).toBe(0)
    expect(await page.locator('li[data-row]').count()).toBeGreaterThan(5)
  })
})

test('who may not see a page is told so, and does not find it in the navigation', async () => {
  const page = await stage.enter('supplier')
  await page.goto('/console/reservations')
  await page.getByRole('heading', { name: 'This is not open to you' }).waitFor()
  await expectAccessible(page)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: 'Tickets' }).waitFor()
  expect(await navigation.getByRole('link', { name: 'Reservations' }).count()).toBe(0)
})

test('a distributor sees its own orders in the same app, without what is for staff', async () => {
  const page = await stage.enter('distributor')
  await page.goto('/console/orders')
  await settled(page)
  const { pagination } = (await stage.as('distributor').get<{ pagination: { total_size: number } }>('/v1/bookingorders?page_size=1')).body
  expect(await page.getByRole('main').textContent()).toContain(String(pagination.total_size))
  expect(await page.getByRole('columnheader', { name: 'Distributor' }).count()).toBe(0)
  await page.goto('/console/events')
  await settled(page)
  expect(await page.getByRole('button', { name: 'New event' }).count()).toBe(0)
})

test('nothing went wrong in any page meanwhile', () => expect(stage.faults).toEqual([]))

async function loading(page: Page, path: string, api: string): Promise<void> {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(api, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/console${path}`)
  await page.locator('tbody .mantine-Skeleton-root').first().waitFor()
  answer()
  await page.locator('tbody tr[data-row]').first().waitFor()
  await page.unroute(api)
}

/** A fault with a number to quote; trying again helps once the cause is gone. */
async function failing(page: Page, path: string, api: string): Promise<void> {
  const problem = {
    type: 'about:blank',
    title: 'Internal error',
    status: 500,
    detail: 'Something broke.',
    code: 'internal',
    request_id: 'req-of-the-fault',
  }
  await page.route(api, (route) => route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem }))
  await page.goto(`/console${path}`)
  const alert = page.getByRole('alert')
  await alert.getByText('req-of-the-fault').waitFor()
  await page.unroute(api)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await page.locator('tbody tr[data-row]').first().waitFor()
}
