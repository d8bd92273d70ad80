import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './axe.js'
import { counting } from './clicks.js'
import { type Actor, downloaded, setStage, settled } from './stage.js'

const stage = await setStage()

interface Invoice {
  invoice_id: string
  invoice_number: string
  distributor_id: string
  distributor_name: string
}

/** The page of somebody, at the overview or another address of the console. */
async function at(actor: Actor, path = ''): Promise<Page> {
  const page = await stage.enter(actor)
  await page.goto(`/console${path}`)
  await settled(page)
  return page
}
const menu = (page: Page, name: string): Locator => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
const rows = (page: Page): Locator => page.locator('tbody tr[data-row]')
const csvOf = (page: Page, button: Locator): Promise<Record<string, string>[]> =>
  downloaded(page, () => button.click()).then(({ bytes }) => parse(bytes, { columns: true, bom: true }))

describe('finance', () => {
  test('goes from an amount that is owed to the PDF of an invoice in it, in four clicks', async () => {
    const page = await at('finance')
    const { follow, download, done } = counting(page, 'From an amount that is owed to the PDF of an invoice in it', 'finance')
    await follow(menu(page, 'Balances'))
    await page.getByRole('heading', { level: 1, name: 'Balances' }).waitFor()
    await expectAccessible(page)
    const owed = page.getByRole('region', { name: 'Owed by distributors' })
    await follow(owed.getByRole('table', { name: 'Owed, by currency' }).getByRole('link').first())
    const address = new URL(page.url())
    expect(address.pathname).toBe('/console/invoices')
    expect(address.searchParams.get('is_open')).toBe('true')
    const listed = await rows(page).count()
    const query = `is_open=true&currency=${address.searchParams.get('currency')}&page_size=50`
    const { body } = await stage.as('finance').get<{ invoices: Invoice[] }>(`/v1/invoices?${query}`)
    expect(listed).toBe(body.invoices.length)
    await follow(rows(page).first().getByRole('link').first())
    await page.getByRole('heading', { level: 1, name: body.invoices[0]?.invoice_number ?? '' }).waitFor()
    await expectAccessible(page)
    const pdf = await download(page.getByRole('button', { name: 'PDF' }))
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    done()
    await stage.leave(page)
  })

  test('finds an invoice by its number in two clicks, and a credit note by its own', async () => {
    const { body } = await stage.as('finance').get<{ invoices: Invoice[] }>('/v1/invoices?page_size=3')
    const wanted = body.invoices.at(-1) as Invoice
    const page = await at('finance')
    const { follow, done } = counting(page, 'Find an invoice by its number', 'finance')
    await follow(menu(page, 'Invoices'))
    const search = page
      .getByRole('searchbox')
      .or(page.getByPlaceholder(/Number, booking code/))
      .first()
    await search.fill(wanted.invoice_number)
    await expect.poll(() => rows(page).count()).toBe(1)
    await follow(rows(page).first().getByRole('link').first())
    await page.getByRole('region', { name: 'To' }).getByText(wanted.distributor_name).waitFor()
    done()
    // A credit note has numbers of its own, and is found by them in small letters too.
    const credited = await stage.as('finance').get<{ invoices: Invoice[] }>('/v1/invoices?kind=creditnote&page_size=1')
    const [note] = credited.body.invoices
    expect(note?.invoice_number).toMatch(/^C\d{4}-\d{6}$/)
    for (const typed of [note?.invoice_number ?? '', note?.invoice_number.toLowerCase() ?? '']) {
      await menu(page, 'Invoices').click()
      await settled(page)
      await search.fill(typed)
      await expect.poll(() => rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-row')))).toEqual([note?.invoice_id])
      await rows(page).getByText('Credit note').first().waitFor()
      await rows(page)
        .getByText(note?.invoice_number ?? '', { exact: true })
        .waitFor()
    }
    await stage.leave(page)
  })

  test('tops up a balance in four clicks, and the account shows the deposit', async () => {
    const page = await at('finance')
    const { follow, done } = counting(page, 'Top up the balance of a distributor', 'finance')
    await follow(menu(page, 'Balances'))
    await follow(page.getByRole('table', { name: 'Distributors' }).getByRole('link').first())
    await follow(page.getByRole('button', { name: 'Top up' }))
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Amount/).fill('1234.50')
    await dialog.getByLabel('Reference').fill('Transfer of today')
    await follow(dialog.getByRole('button', { name: 'Save' }))
    const account = page.getByRole('region', { name: 'Account' })
    await account.getByText('Transfer of today').waitFor()
    await account.getByText('Prepaid deposit').first().waitFor()
    done()
    // The service has done it, and no answer arrives: who tries again tops up once, and is told so.
    await page.route('**/prepaid', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Top up' }).click()
    await dialog.getByLabel(/^Amount/).fill('100')
    await dialog.getByLabel('Reference').fill('Transfer on a train')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('The service is away').waitFor()
    await page.unroute('**/prepaid')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('It was done once, not twice.').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => account.getByText('Transfer on a train').count()).toBe(1)
    await settled(page)
    expect(await account.getByText('Transfer on a train').count()).toBe(1)
    // The same words after an answer are another request.
    await page.getByRole('button', { name: 'Top up' }).click()
    await dialog.getByLabel(/^Amount/).fill('100')
    await dialog.getByLabel('Reference').fill('Transfer on a train')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => account.getByText('Transfer on a train').count()).toBe(2)
    await stage.leave(page)
  })

  test('sees what payouts wait for, and the document of one that was made', async () => {
    const page = await at('finance')
    const { follow, done } = counting(page, 'See which payouts wait for the buyer', 'finance')
    await follow(menu(page, 'Payouts to be made'))
    const { body } = await stage.as('finance').get<{ pagination: { total_size: number } }>('/v1/payouts/waiting?state=payment&page_size=1')
    await follow(page.getByRole('button', { name: 'Buyer to pay' }))
    await page.getByText(`${body.pagination.total_size} found`).waitFor({ state: 'attached' })
    done()
    await menu(page, 'Payouts made').click()
    const document = rows(page).getByRole('button').first()
    const { name, bytes } = await downloaded(page, () => document.click())
    expect(name).toBe(`${await document.textContent()}.pdf`)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await stage.leave(page)
  })

  test('stores exchange rates, starting from the newest, in three clicks', async () => {
    const page = await at('finance')
    const { follow, done } = counting(page, 'Store exchange rates', 'finance')
    await follow(menu(page, 'Exchange rates'))
    await follow(page.getByRole('button', { name: 'New rates' }))
    const dialog = page.getByRole('dialog')
    const box = dialog.getByLabel('Units for one euro')
    const known = await box.inputValue()
    expect(known).toMatch(/^[A-Z]{3} \d/)
    await box.fill(`${known.replace(/^USD .*$/m, 'USD 1.2345')}\n`)
    await follow(dialog.getByRole('button', { name: 'Save' }))
    await rows(page).first().getByText('1.2345').waitFor()
    done()
    await stage.leave(page)
  })

  test('is asked before rates are stored that look like a mistake, and starts from what was stored last', async () => {
    const page = await at('finance', '/rates')
    await page.getByRole('button', { name: 'New rates' }).click()
    const dialog = page.getByRole('dialog', { name: 'Store exchange rates' })
    const box = dialog.getByLabel('Units for one euro')
    const known = await box.inputValue()
    const usd = /^USD (.*)$/m.exec(known)?.[1] ?? ''
    const close = String(Number(usd) + 0.01)
    await box.fill(known.replace(/^USD .*$/m, `USD ${Number(usd) * 100}`).replace(/^GBP .*$/m, ''))
    await dialog.getByRole('button', { name: 'Save' }).click()
    const question = page.getByRole('dialog', { name: 'Store these rates?' })
    await question.getByText(/USD: .* \(9,900%\); Missing: GBP\./).waitFor()
    await question.getByRole('button', { name: 'Back' }).click()
    await box.fill(known.replace(/^USD .*$/m, `USD ${close}`))
    // The dialog is opened again before the new rates are read.
    await page.route(/\/fxratemoments\?.*page_size=1$/, async (route) => {
      await sleep(500)
      await route.continue()
    })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'New rates' }).click()
    await expect.poll(() => box.inputValue()).toContain(`USD ${close}`)
    await stage.leave(page)
  })
})

test('a distributor sees its own balance and invoices in two clicks, and nothing of suppliers', async () => {
  const page = await at('distributor')
  const { follow, done } = counting(page, 'See what is owed, and the invoices in it', 'distributor')
  await follow(menu(page, 'Balances'))
  await expect.poll(() => page.getByRole('region', { name: 'Owed to suppliers' }).count()).toBe(0)
  await expect.poll(() => menu(page, 'Payouts made').count()).toBe(0)
  await expect.poll(() => menu(page, 'Exchange rates').count()).toBe(0)
  await follow(
    page.getByRole('region', { name: 'Owed by you' }).getByRole('table', { name: 'Owed, by currency' }).getByRole('link').first(),
  )
  done()
  const { body } = await stage.as('distributor').get<{ invoices: Invoice[] }>('/v1/invoices?page_size=200')
  const own = new Set(body.invoices.map((one) => one.invoice_id))
  const shown = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-row') ?? ''))
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter((id) => !own.has(id))).toEqual([])
  await expectAccessible(page)
  await page.goto('/console/receivables')
  await page.getByRole('heading', { level: 1, name: /^Owed by you/ }).waitFor()
  await stage.leave(page)
})

test('a supplier goes from what it is owed to the sale in three clicks, and sees no invoices of buyers', async () => {
  const page = await at('supplier')
  const { follow, done } = counting(page, 'From what is owed to the sale behind it', 'supplier')
  await follow(menu(page, 'Balances'))
  await expect.poll(() => page.getByRole('region', { name: 'Owed by distributors' }).count()).toBe(0)
  await expect.poll(() => menu(page, 'Invoices').count()).toBe(0)
  await follow(page.getByRole('table', { name: 'To be paid out, by currency' }).getByRole('link').first())
  await expectAccessible(page)
  await follow(rows(page).first().getByRole('link').first())
  await page.waitForURL('**/console/sales/*')
  done()
  await stage.leave(page)
})

test('a file has the chosen columns, names, units, and one row per ticket, in three clicks', async () => {
  const page = await at('support', '/orders?logistic_status=completed')
  const { follow, download, done } = counting(page, 'A file with one row per ticket', 'support')
  await follow(page.getByRole('button', { name: 'What the file contains' }))
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await follow(dialog.getByRole('radio', { name: 'ticket in it' }))
  const file = await download(dialog.getByRole('button', { name: 'Download' }))
  done()
  const lines: Record<string, string>[] = parse(file.bytes, { columns: true, bom: true })
  const { bookingorders } = (
    await stage
      .as('support')
      .get<{ bookingorders: { amount: number; target_currency: string; items: unknown[] }[] }>(
        '/v1/bookingorders?logistic_status=completed&page_size=1000',
      )
  ).body
  expect(lines).toHaveLength(bookingorders.reduce((sum, { items }) => sum + items.length, 0))
  expect(lines.every((line) => line.Distributor !== '' && !line.Distributor?.endsWith('_dst'))).toBe(true)
  expect(Object.keys(lines[0] ?? {})).toContain('Net rate')
  // The choice is remembered: the next file of this list is one click.
  expect(await csvOf(page, page.getByRole('button', { name: 'CSV' }))).toHaveLength(lines.length)
  await stage.leave(page)
})

test('the dialog of a file names its columns as the file does, and each can be left out', async () => {
  const page = await at('admin', '/orders')
  const dialog = page.getByRole('dialog')
  const columns = dialog.getByRole('group', { name: 'Columns of the file' })
  for (const path of ['/orders', '/allotments', '/webhooks', '/rates', '/suppliers', '/ticket-files']) {
    await page.goto(`/console${path}`)
    await settled(page)
    await page.getByRole('button', { name: 'What the file contains' }).click()
    await columns.getByRole('checkbox').first().uncheck()
    const offered = await columns.locator('label').allTextContents()
    const [line = {}] = await csvOf(page, dialog.getByRole('button', { name: 'Download' }))
    const heads = Object.keys(line).map((head) => head.replace(/ \(.*\)$/, ''))
    expect(heads.length, path).toBeGreaterThan(2)
    expect(heads, path).not.toContain(offered[0])
    if (path === '/orders') expect(heads).toEqual(expect.arrayContaining(offered.slice(1)))
  }
  await stage.leave(page)
})

/** All orders of a list in the console. */
async function everyOrder(query: URLSearchParams): Promise<{ amount: number; refunded: number }[]> {
  interface Page {
    bookingorders: { amount: number; refunded: number }[]
    pagination: { total_size: number }
  }
  const size = 200
  const read = async (page: number) => (await stage.as('admin').get<Page>(`/v1/bookingorders?${query}&page_size=${size}&page=${page}`)).body
  const first = await read(1)
  const rest = await Promise.all(Array.from({ length: Math.ceil(first.pagination.total_size / size) - 1 }, (_, index) => read(index + 2)))
  return [first, ...rest].flatMap(({ bookingorders }) => bookingorders)
}

interface Day {
  date: string
  orders: number
  cancelled: number
  admissions: number
  turnover: { currency: string; amount: number }[]
}

/** The overview of an administrator with the days that the service has named once: the page does not go on to the next day meanwhile. */
async function atSales(): Promise<{ page: Page; sales: Day[] }> {
  const path = '/v1/internal/console/overview?days=30'
  const { body } = await stage.as('admin').get<{ sales: Day[] }>(path)
  const page = await stage.enter('admin')
  await page.route(`**${path}`, (route) => route.fulfill({ json: body }))
  await page.goto('/console')
  await settled(page)
  return { page, sales: body.sales }
}

describe('charts', () => {
  test('the table of a chart for screen readers does not make the page longer', async () => {
    const page = await at('distributor')
    await page.getByText('90 days').click()
    await expect.poll(() => page.locator('[data-bar]').count()).toBe(90)
    await expect.poll(() => page.getByRole('row').count()).toBe(90)
    const below = `document.documentElement.scrollHeight - Math.max(innerHeight, document.querySelector('main').lastElementChild.getBoundingClientRect().bottom + scrollY)`
    expect(await page.evaluate<number>(below)).toBeLessThan(100)
    await stage.leave(page)
  })

  test('a bar of the sales opens the orders behind it, with a click or the keyboard', async () => {
    const { page, sales } = await atSales()
    const { follow, done } = counting(page, 'From a bar of the sales chart to its orders', 'administrator')
    const best = sales.filter(({ admissions }) => admissions > 0).at(-1)
    if (!best) throw new Error('the demo sold nothing in these days')
    const place = sales.indexOf(best)
    await follow(page.locator('[data-bar]').nth(place))
    await page.getByText(`${best.orders - best.cancelled} found`).waitFor({ state: 'attached' })
    done()
    expect(new URL(page.url()).searchParams.get('created')).toBe(best.date)
    await page.goBack()
    await settled(page)
    await page.getByRole('slider', { name: /^tickets/ }).focus()
    await page.keyboard.press('Home')
    for (let step = 0; step < place; step++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.get('created')).toBe(best.date)
    await stage.leave(page)
  })

  test('each figure of the sales opens the orders that it counts, and the turnover those of its currency', async () => {
    const { page, sales } = await atSales()
    const sum = (of: 'orders' | 'cancelled') => sales.reduce((total, day) => total + day[of], 0)
    const figure = (name: string) => page.getByRole('region', { name: 'Sales' }).locator(`dt:text-is("${name}") + dd`).getByRole('link')
    for (const [name, found] of [
      ['Orders', sum('orders')],
      ['Cancelled since', sum('cancelled')],
      ['Tickets', sum('orders') - sum('cancelled')],
    ] as const) {
      expect(found, name).toBeGreaterThan(0)
      await figure(name).click()
      await page.getByText(new RegExp(`^${found.toLocaleString('en')} found`)).waitFor({ state: 'attached' })
      await page.goBack()
      await settled(page)
    }
    await figure('Turnover').first().click()
    await page.waitForURL(/target_currency=/)
    await settled(page)
    const query = new URL(page.url()).searchParams
    const currency = query.get('target_currency')
    const orders = await everyOrder(query)
    const turnover = sales.flatMap((day) => day.turnover.filter((one) => one.currency === currency))
    expect(orders.reduce((total, { amount, refunded }) => total + amount - refunded, 0)).toBe(
      turnover.reduce((total, { amount }) => total + amount, 0),
    )
    await stage.leave(page)
  })

  test('an event is watched as a whole, with its tickets in demand', async () => {
    const { body } = await stage
      .as('admin')
      .get<{ tickets: { ticket_id: string; event_id: string }[] }>('/v1/tickets?stock=ge:5&page_size=1')
    const [ticket] = body.tickets
    const page = await at('admin', `/events/${ticket?.event_id}`)
    await page.getByRole('link', { name: 'Watch live' }).click()
    await page.getByText('Live', { exact: true }).waitFor()
    await page.getByText('No ticket of this event was asked for in the last minute.').waitFor()
    const asked = { items: [{ ticket_id: ticket?.ticket_id, quantity: 1 }], booking_email: 'desk@agency.example' }
    await stage.as('distributor').post('/v1/reservations', asked)
    await page.getByRole('table', { name: 'Tickets in demand' }).getByRole('row').nth(1).waitFor()
    await expectAccessible(page)
    await stage.leave(page)
  })
})

/** Amounts are compared by their digits: signs, separators and currencies are written in words of the language. */
const digits = (text: string): number => Number(text.replace(/\D/g, ''))

/** What the service lists at the address that a figure opens, added up. */
async function sumBehind(page: Page, actor: Actor): Promise<number> {
  const { pathname, searchParams } = new URL(page.url())
  if (pathname.endsWith('/statement'))
    return digits((await page.getByRole('region', { name: 'Sum' }).locator('b').allTextContents()).join('+'))
  const list = pathname.endsWith('/invoices') ? '/v1/invoices' : '/v1/payouts/waiting'
  searchParams.set('page_size', '1000')
  const { body } = await stage
    .as(actor)
    .get<Record<string, { open_amount?: number; amount?: number }[]>>(`${list}?${searchParams.toString()}`)
  const found = body[list === '/v1/invoices' ? 'invoices' : 'payouts'] ?? []
  return Math.abs(found.reduce((sum, one) => sum + (one.open_amount ?? one.amount ?? 0), 0))
}

const today = new Date().toISOString().slice(0, 10)
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

test('each figure of a statement opens what it is the sum of, with pages and a file', async () => {
  const [owing] = (await stage.as('finance').get<{ receivables: { distributor_id: string }[] }>('/v1/receivables?sorting=-overdue,-owed'))
    .body.receivables
  const [owed] = (await stage.as('finance').get<{ payables: { supplier_id: string }[] }>('/v1/payables?sorting=-owed')).body.payables
  const page = await at('finance')
  const seen = new Set<string>()
  // From the days until now, and of days to come, before which is everything.
  for (const [party, panel] of [
    [`/distributors/${owing?.distributor_id}`, 'Account'],
    [`/suppliers/${owed?.supplier_id}`, 'Statement'],
  ] as const)
    for (const [from, to] of [
      ['2020-01-01', today],
      [tomorrow, tomorrow],
    ] as const) {
      await page.goto(`/console${party}`)
      const statement = page.getByRole('region', { name: panel, exact: true })
      await statement.getByLabel('To').fill(to)
      await statement.getByLabel('From').fill(from)
      await settled(page)
      const figures = statement.getByRole('table', { name: 'Balances' }).locator('tbody a')
      await figures.first().waitFor()
      const found = await figures.evaluateAll((all) =>
        all.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? ''] as const),
      )
      for (const [text, href] of found) {
        await page.goto(href)
        await settled(page)
        await page.locator('[data-row]').first().waitFor()
        expect(await sumBehind(page, 'finance'), `${panel}: ${text} opens ${href}`).toBe(digits(text))
        seen.add(`${panel} ${new URL(href, stage.url).pathname.split('/').at(-1)}`)
      }
    }
  expect([...seen].sort()).toEqual(['Account invoices', 'Account statement', 'Statement payouts-due', 'Statement statement'])
  // The newest lines lead to all of them.
  await page.goto(`/console/suppliers/${owed?.supplier_id}`)
  const statement = page.getByRole('region', { name: 'Statement', exact: true })
  await statement.getByLabel('From').fill('2020-01-01')
  await statement.getByRole('link', { name: /as a list or a file$/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Lines of the statement' }).waitFor()
  await settled(page)
  await expectAccessible(page)
  const { pagination } = (
    await stage
      .as('finance')
      .get<{ pagination: { total_size: number } }>(`/v1/suppliers/${owed?.supplier_id}/statement?from=2020-01-01&page_size=1`)
  ).body
  await page.getByText(`${pagination.total_size} found`).waitFor({ state: 'attached' })
  const lines = await csvOf(page, page.getByRole('button', { name: 'CSV' }))
  expect(lines).toHaveLength(pagination.total_size)
  await page.goto(`${page.url()}&size=25&page=2`)
  await settled(page)
  expect(await rows(page).count()).toBe(Math.min(25, Math.max(0, pagination.total_size - 25)))
  await stage.leave(page)
})

test('no page reported an error', () => expect(stage.faults).toEqual([]))
