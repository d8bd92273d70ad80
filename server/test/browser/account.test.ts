import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { patience } from '../kit/patience.js'
import { colours, violations } from './axe.js'
import { counting } from './clicks.js'
import { keepEditing, looks, setStage, settled, signedIn, theirsOrYours } from './stage.js'

const stage = await setStage()
const password = 'a pass phrase of twelve or more'

/** The newest link in a letter to this address. */
async function linkTo(address: string): Promise<string> {
  const folder = join(stage.dataDir, 'mail')
  const find = async (): Promise<string | undefined> => {
    const names = (await readdir(folder).catch(() => [] as string[])).filter((name) => name.endsWith('.eml')).sort()
    const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    const own = letters.map((text) => text.replace(/=\r?\n/g, '')).filter((text) => text.includes(`To: ${address}`))
    return own
      .reverse()
      .flatMap((text) => /\/console\/set-password#al_[\w-]{43}/.exec(text) ?? [])
      .at(0)
  }
  await expect.poll(find).toBeDefined()
  return String(await find())
}

async function visit(path: string, look: BrowserContextOptions = {}): Promise<Page> {
  const context = await stage.browser.newContext({ ...looks.light, ...look, baseURL: stage.url, reducedMotion: 'reduce' })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  page.on('pageerror', (error) => stage.faults.push(error.message))
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

let made = 0
async function newPerson(input: object = {}): Promise<{ username: string; password: string }> {
  const username = `person${made++}@console.example`
  const { status, text } = await stage.as('admin').post('/v1/clients', {
    scope: 'internal',
    label: 'Kim Reader',
    roles: ['portal', 'SUPPORT'],
    username,
    email: username,
    password,
    ...input,
  })
  expect(status, text).toBe(201)
  return { username, password }
}
const enter = (person: { username: string; password: string }, look?: BrowserContextOptions) =>
  signedIn(stage.browser, stage.url, person, stage.faults, look)
const menuOf = async (page: Page): Promise<string> => (await page.getByRole('navigation').first().innerText()).replace(/\s+/g, ' ')

test('who is invited opens the link of the letter, chooses a password and is in, in their own language', async () => {
  const email = 'erika@console.example'
  const admin = await stage.enter('admin')
  await admin.goto('/console/invitations')
  await settled(admin)
  const { click, choose, done } = counting(admin, 'Invite somebody', 'administrator')
  await click(admin.getByRole('button', { name: 'Invite somebody' }).first())
  const form = admin.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Name' }).first().fill('Erika Muster')
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await choose(form.getByRole('combobox', { name: 'Kind' }), 'Staff')
  await click(form.getByRole('button', { name: 'Save' }))
  await admin.getByText('The letter is on its way').waitFor()
  done()
  const row = admin.getByRole('row').filter({ hasText: email })
  await row.getByText('Pending').waitFor()

  const page = await visit(await linkTo(email), { locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  await page.getByRole('heading', { name: 'Willkommen' }).waitFor()
  // The secret is out of the address, and a reload still knows it.
  expect(new URL(page.url()).hash).toBe('')
  await page.reload()
  await page.getByRole('heading', { name: 'Willkommen' }).waitFor()
  await page.getByLabel('Neues Passwort').fill(password)
  await page.getByLabel('Noch einmal dasselbe').fill('something else')
  await page.getByRole('button', { name: 'Beginnen' }).click()
  await page.getByText('Beide müssen gleich sein').waitFor()
  await page.getByLabel('Noch einmal dasselbe').fill(password)
  await page.getByRole('button', { name: 'Beginnen' }).click()
  await page.getByRole('link', { name: 'Bestellungen' }).waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
  await admin.reload()
  await row.getByRole('link', { name: 'To the client' }).waitFor()
  await page.context().close()
  await admin.context().close()
})

test('who signs in in another tab does not take over this page: its session has ended', async () => {
  const ann = await newPerson({ label: 'Ann First' })
  const bob = await newPerson({ label: 'Bob Second', roles: ['portal', 'FINANCE'] })
  const page = await enter(ann)
  await page.goto('/console/orders')
  await settled(page)
  const signIn = await page.context().request.post('/v1/login', { data: bob, headers: { 'x-session': 'cookie' } })
  expect(signIn.status()).toBe(200)
  // The token of this page runs out.
  let isOver = false
  const sent: string[] = []
  await page.route('**/v1/{bookingorders,reservations}*', async (route) => {
    sent.push(String((await route.request().allHeaders()).authorization))
    if (isOver) return route.fallback()
    isOver = true
    await route.fulfill({ status: 401, json: { code: 'unauthenticated' } })
  })
  await page.getByRole('navigation').first().getByRole('link', { name: 'Reservations' }).click()
  await page.getByText('Your session has ended.').waitFor()
  // Nothing was sent as Bob.
  expect(new Set(sent).size).toBe(1)
  await page.getByLabel('Username').fill(ann.username)
  await page.getByLabel('Password', { exact: true }).fill(ann.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/console/reservations')
  await page.getByRole('button', { name: `Signed in as ${ann.username}` }).waitFor()
  await page.context().close()
})

test('what the service refuses is said in the language of the reader, and what stays in English is marked as such', async () => {
  const person = await newPerson({ language: 'de_DE', roles: ['portal', 'ADMIN'] })
  const page = await enter(person, { ...looks.light, locale: 'de-DE' })
  await page.goto('/console/invitations')
  await page.locator('html[lang=de]').waitFor()
  await settled(page)
  await page.getByRole('button', { name: 'Jemanden einladen' }).first().click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Name' }).first().fill('Erika Muster')
  await form.getByRole('textbox', { name: 'E-Mail' }).fill('erika')
  await form.getByRole('combobox', { name: 'Art', exact: true }).click()
  await page.getByRole('option', { name: 'Personal', exact: true }).click()
  await form.getByRole('button', { name: 'Speichern' }).click()
  await form.getByText('Muss eine E-Mail-Adresse sein, zum Beispiel desk@agency.example').waitFor()
  await form.getByRole('textbox', { name: 'E-Mail' }).fill(person.username)
  await form.getByRole('button', { name: 'Speichern' }).click()
  const refusal = form.getByRole('alert')
  await refusal.getByText('Benutzername vergeben').waitFor()
  await refusal.getByText('Ein anderer Client hat diesen Benutzernamen schon.').waitFor()
  // With data in it.
  await page.goto('/console/invitations?sort=nothing')
  await page.getByRole('heading', { name: 'Ungültige Sortierung' }).waitFor()
  await page.getByText('Nach "nothing" kann nicht sortiert werden. Sortierbar:').waitFor()
  // No filter of the console is written like this: the catalogue has only the title.
  await page.goto('/console/invitations?created=ge:yesterday')
  const failure = page.getByRole('alert').filter({ hasText: 'Ungültiger Filter' })
  await failure.locator('[lang=en]').getByText('yesterday').waitFor()
  await page.context().close()
})

test('who has forgotten the password gets a letter, and a link that was used says so', async () => {
  const { username } = await newPerson()
  const page = await visit('/console/sign-in')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await page.getByLabel('Username or e-mail address').fill(username)
  await page.getByRole('button', { name: 'Send the letter' }).click()
  await page.getByText('Look in your mailbox').waitFor()
  const link = await linkTo(username)
  await page.goto(link)
  await page.getByLabel('New password').fill('Password12345')
  await page.getByLabel('The same again').fill('Password12345')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await page.getByText('Is among the most common passwords').waitFor()
  await page.getByLabel('New password').fill(`${password}, new`)
  await page.getByLabel('The same again').fill(`${password}, new`)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await page.getByRole('link', { name: 'Orders' }).waitFor()
  await page.goto(link)
  await page.getByRole('heading', { name: 'This link is no longer valid' }).waitFor()
  await page.context().close()
})

test('language and time zone of the account are those of the console, in every browser', async () => {
  const person = await newPerson()
  const { bookingorders } = (
    await stage.as('admin').get<{ bookingorders: { bookingorder_id: string; created: string }[] }>('/v1/bookingorders?page_size=1')
  ).body
  const [order] = bookingorders
  const timeIn = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(`${order?.created}Z`))
  /** The time at which an order was made, as its page says it. */
  const shownTo = async (page: Page): Promise<string> => {
    await page.goto(`/console/orders/${order?.bookingorder_id}`)
    await settled(page)
    return (await page.getByRole('main').locator('header').first().innerText()).split('·').at(-1) ?? ''
  }
  const here = await enter(person, { ...looks.light, timezoneId: 'UTC' })
  expect(await shownTo(here)).toContain(timeIn('UTC'))
  await here.goto('/console/account')
  await settled(here)
  const choose = async (label: string, option: string) => {
    const box = here.getByRole('combobox', { name: label })
    await box.click()
    // A short list cannot be searched.
    if (await box.isEditable()) await box.fill(option)
    await here.getByRole('option', { name: option }).click()
  }
  await choose('Time zone', 'Asia/Tokyo')
  await choose('Language', 'Français')
  await here.getByRole('button', { name: 'Save' }).click()
  await here.getByRole('heading', { name: 'Votre compte' }).waitFor()
  expect(await menuOf(here)).toContain('Commandes')
  const there = await enter(person, { ...looks.light, timezoneId: 'UTC' })
  await there.goto('/console')
  await there.locator('html[lang=fr]').waitFor()
  await settled(there)
  expect(await menuOf(there)).toContain('Événements')
  for (const page of [here, there]) expect(await shownTo(page)).toContain(timeIn('Asia/Tokyo'))
  for (const page of [here, there]) await page.context().close()
})

test('messages about a ticket file are in the language of the account', async () => {
  const admin = stage.as('admin')
  const { tickets } = (await admin.get<{ tickets: { ticket_id: string }[] }>('/v1/tickets?page_size=1')).body
  const body = new FormData()
  const lines = [
    'section,row,seat,barcode',
    'A,1,1,4006381333931',
    'A,1,1,4006381333948',
    `A,1,${'9'.repeat(41)},4006381333955`,
    'A,1,,4006381333962',
  ]
  body.append('file', new Blob([lines.join('\n')], { type: 'text/csv' }), 'seats.csv')
  const uploaded = await admin.send<{ ticketfile_id: string }>('POST', `/v1/ticketfiles/seating_csv/${tickets[0]?.ticket_id}`, { body })
  expect(uploaded.status, uploaded.text).toBe(200)
  const page = await enter(await newPerson({ language: 'de_DE', roles: ['portal', 'ADMIN'] }))
  await page.goto(`/console/ticket-files/${uploaded.body.ticketfile_id}`)
  await settled(page)
  const shown = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ')
  for (const text of [
    '4 Zeilen mit den Spalten Block, Reihe, Platz, Barcode.',
    '3 von 4 Zeilen sind nicht verwendbar.',
    'Platz: dasselbe wie in Zeile 2',
    'Platz: länger als 40 Zeichen',
    'Ein Platz oder eine Seriennummer ist erforderlich',
    'Berichtigen Sie die fehlerhaften Zeilen',
  ])
    expect(shown).toContain(text)
  expect(shown).not.toMatch(/column|line \d|received|cannot/)
  await page.context().close()
})

test('what the palette finds is in the language of the account, except names', async () => {
  const admin = stage.as('admin')
  const page = await enter(await newPerson({ language: 'de_DE', roles: ['portal', 'ADMIN'] }))
  await page.goto('/console')
  await settled(page)
  await page.keyboard.press('Control+k')
  /** What the palette says about it. An order found by an earlier text, which has the same text in it, is still shown for a moment. */
  const found = async (text: string, what: RegExp): Promise<void> => {
    await page.getByRole('combobox', { name: 'Alles finden' }).fill(text)
    const option = page.getByRole('listbox').getByRole('option').filter({ hasText: text })
    await expect
      .poll(async () => (await option.locator('small').allInnerTexts()).map((line) => line.replace(/\s+/g, ' ')))
      .toContainEqual(expect.stringMatching(what))
  }
  const { bookingorders } = (
    await admin.get<{ bookingorders: { booking_code: string }[] }>('/v1/bookingorders?logistic_status=completed&page_size=1')
  ).body
  await found(String(bookingorders[0]?.booking_code), /^Bestellung · .*@.* · Abgeschlossen$/)
  const { events } = (await admin.get<{ events: { event_name: string }[] }>('/v1/events?page_size=1')).body
  await found(String(events[0]?.event_name), /^Veranstaltung · .+ · \d+\. \p{L}+\.? \d{4}$/u)
  await page.context().close()
})

test('on a laptop all columns of a list are in sight, in every language', async () => {
  for (const language of ['en_GB', 'de_DE', 'fr_FR', 'es_ES', 'nl_NL']) {
    const page = await enter(await newPerson({ language, roles: ['portal', 'ADMIN'] }))
    for (const name of ['orders', 'allotments', 'receivables']) {
      await page.goto(`/console/${name}`)
      await page
        .locator(`html[lang=${language.slice(0, 2)}] [data-row]`)
        .first()
        .waitFor()
      await settled(page)
      const box = "document.querySelector('main section[data-fit]')"
      const over = () => page.evaluate<number>(`${box}.scrollWidth - ${box}.clientWidth`)
      // Names are loaded after the rows.
      await expect.poll(over, { message: `${name} in ${language}` }).toBe(0)
    }
    await page.context().close()
  }
})

test('a password is changed with the current one, and other browsers are signed out', async () => {
  const person = await newPerson()
  const [here, there] = [await enter(person), await enter(person)]
  await there.goto('/console/account')
  await settled(there)
  await here.goto('/console/account')
  await settled(here)
  const panel = here.getByRole('region', { name: 'Password' })
  const change = async (current: string) => {
    await panel.getByLabel('Current password').fill(current)
    await panel.getByLabel('New password').fill(`${password}, new`)
    await panel.getByLabel('The same again').fill(`${password}, new`)
    await panel.getByRole('button', { name: 'Change the password' }).click()
  }
  await change('wrong')
  await panel.getByText('Is not your current password').waitFor()
  await change(password)
  await here.getByText('All other sessions have ended.').waitFor()
  await there.goto('/console/account')
  await there.getByRole('heading', { name: 'Sign in' }).waitFor()
  await here.reload()
  await here.getByRole('heading', { name: 'Your account' }).waitFor()
  for (const page of [here, there]) await page.context().close()
})

test('a profile that two browsers change asks whose value stays, and nothing that was typed is lost by leaving', async () => {
  const person = await newPerson({ label: 'First name' })
  const page = await enter(person)
  await page.goto('/console/account')
  await page.getByLabel('Name', { exact: true }).fill('Written here')
  const there = await enter(person)
  await there.goto('/console/account')
  await there.getByLabel('Name', { exact: true }).fill('Written there')
  await there.getByRole('button', { name: 'Save' }).click()
  await there.getByText('Account changed').waitFor()
  await there.context().close()
  await page.getByRole('button', { name: 'Save' }).click()
  const question = theirsOrYours(page)
  await question.getByRole('radio', { name: 'Theirs: Written there' }).waitFor()
  await question.getByRole('radio', { name: 'Yours: Written here' }).check()
  await question.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Account changed').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Written here')

  for (const [field, text] of [
    ['Name', 'Not saved'],
    ['New password', 'a password that is not saved'],
  ] as const) {
    await page.getByLabel(field, { exact: true }).fill(text)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }).click()
    await keepEditing(page)
    expect(await page.getByLabel(field, { exact: true }).inputValue()).toBe(text)
    await page.getByLabel(field, { exact: true }).fill(field === 'Name' ? 'Written here' : '')
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }).click()
  await page.waitForURL('**/console/orders')
  await page.context().close()
})

describe('axe finds nothing, and no page is wider than its window, in German', () => {
  test.each([
    ['light', 'dark'],
    ['phone', 'phone in the dark'],
  ] as const)('%s and %s', async (light, dark) => {
    const person = await newPerson({ language: 'de_DE', roles: ['portal', 'ADMIN'] })
    await stage.as('admin').post('/v1/login/reset', { login: person.username })
    const link = await linkTo(person.username)
    const german = { ...looks[light], locale: 'de-DE' }
    const faults: string[] = []
    async function look(page: Page, name: string): Promise<void> {
      await settled(page)
      const over = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
      const found = [...(await violations(page)), ...(over > 0 ? [`${over} px too wide`] : [])]
      await page.emulateMedia({ colorScheme: looks[dark].colorScheme })
      await page.locator('html[data-mantine-color-scheme=dark]').waitFor()
      found.push(...(await violations(page, colours)).map((fault) => `in the dark: ${fault}`))
      await picture(page, `${name} ${dark}`)
      await page.emulateMedia({ colorScheme: looks[light].colorScheme })
      await picture(page, `${name} ${light}`)
      faults.push(...found.map((fault) => `${name}: ${fault}`))
    }
    const visitor = await visit('/console/sign-in', german)
    await look(visitor, 'sign-in')
    await visitor.goto('/console/forgotten')
    await look(visitor, 'forgotten')
    await visitor.goto(link)
    await visitor.getByLabel('Neues Passwort').waitFor()
    await look(visitor, 'set-password')
    const inside = await enter(person, german)
    for (const name of ['account', 'invitations', 'clients']) {
      await inside.goto(`/console/${name}`)
      await inside.locator('html[lang=de]').waitFor()
      await look(inside, name)
    }
    for (const page of [visitor, inside]) await page.context().close()
    expect(faults).toEqual([])
  })
})

test('no page reported an error', () => expect(stage.faults).toEqual([]))

/** For people who want to look at the pages: a folder in PICTURES. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (folder) await page.screenshot({ path: join(folder, `${name.replaceAll(' ', '-')}.png`) })
}
