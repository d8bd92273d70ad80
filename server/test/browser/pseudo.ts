import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** Names that are the same in every language, as the check of the sources has them. */
const { names } = (await import(new URL('../../../scripts/texts-find.mjs', import.meta.url).href)) as { names: Set<string> }

/**
 * The console in a language in which every text of the catalogue is in marks: `«Signed in as »ana«»`. What is shown outside of marks, and is
 * no data, is a text outside of the catalogue. The language takes the place of Dutch: dates and numbers are written as in Dutch.
 */
// The font of the console has them: axe takes a font whose first letters are not drawn for one of icons, and checks no text in it.
const [open, shut] = ['«', '»']
const locale = 'nl-NL'

const marked = (text: string): string =>
  text
    .replace(/\|.*/, '')
    .split(/(\{\w+\})/)
    .map((part, index) => (index % 2 === 0 ? open + part + shut : part))
    .join('')

/** Words that the browser writes: months, days, units of time, time zones. */
function wordsOfTheBrowser(): string[] {
  const month = (style: 'short' | 'long') => new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2026, index, 1)))
  const days = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2026, 0, index + 1)))
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const units = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  return [
    ...months.flatMap((date) => [month('short').format(date), month('long').format(date)]),
    ...days.map((date) => weekday.format(date)),
    ...units.flatMap((unit) => [-30, -2, -1, 0, 1, 2, 30].flatMap((value) => relative.format(value, unit).split(/\d+/))),
    ...Intl.supportedValuesOf('timeZone').map((zone) => zone.replaceAll('_', ' ')),
  ]
}
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const codesOf: Record<string, readonly string[]> = {
  region: letters.flatMap((one) => letters.map((two) => one + two)),
  language: [
    'en',
    'de',
    'fr',
    'es',
    'nl',
    'it',
    'pt',
    'ar',
    'zh',
    'ja',
    'ko',
    'pl',
    'ru',
    'sv',
    'da',
    'nb',
    'no',
    'tr',
    'cs',
    'el',
    'zh-Hans',
    'zh-CN',
    'zh-TW',
    'pt-BR',
  ],
  currency: Intl.supportedValuesOf('currency'),
}

/** Names of countries, languages and currencies. Those of Node differ from the browser's. */
const namesOfTheBrowser = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`Object.entries(${JSON.stringify(codesOf)}).flatMap(([type, codes]) => {
    const shown = new Intl.DisplayNames(${JSON.stringify(locale)}, { type })
    return codes.map((code) => shown.of(code))
  })`)

/** Languages are called by their own names where one is chosen. The last is of an input that measures its text and is not seen. */
const ownNames = ['English', 'Deutsch', 'Français', 'Español', 'Nederlands', 'autosize measurement']

/** What may stand outside of marks: words of the browser, and names that are the same in every language. */
const knownWords = [...wordsOfTheBrowser(), ...names, ...ownNames]
/** The longest first: a name can contain another. */
const asKnown = (words: readonly string[]): string[] =>
  [...new Set(words.map((word) => word.trim()))].filter((word) => /\p{L}/u.test(word)).sort((a, b) => b.length - a.length)

/** Values such as `waitingfordistributor` have words in the catalogue: shown as they are, they are a fault. */
const isCode = (text: string): boolean => /^[a-z]+(_[a-z]+)*$/.test(text)
/** Fields that people fill in: their values are names, also in small letters. */
const isFilledIn = (field: string): boolean =>
  /name|label|slug|title|text|note|city|email|reference|description|segment|sub_category|supplier_role|_by$/.test(field)

function stringsIn(value: unknown, found: Set<string>, field = ''): void {
  if (typeof value === 'string') {
    if (!/\p{L}/u.test(value) || (!isFilledIn(field) && isCode(value))) return
    found.add(value.trim())
    // As the console words a value that no table names.
    if (isCode(value)) found.add(value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' '))
  } else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) stringsIn(one, found, Array.isArray(value) ? field : name)
}

/** The texts of a page that people read or hear, each with the kind of its place. */
const shownTexts = `(() => {
  const found = []
  const isCode = (node) => node.closest('code, pre, kbd, script, style, noscript, svg title, [translate=no]')
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (node.parentElement && !isCode(node.parentElement)) found.push(node.data)
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext], [alt], [aria-description]'))
    if (!isCode(element))
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt', 'aria-description'])
        found.push(element.getAttribute(name) ?? '')
  found.push(document.title)
  return found.filter((text) => /\\p{L}/u.test(text))
})()`

const maxTries = 5
const pauseMillis = 200

export interface Pseudo {
  /** Texts on the page outside of the catalogue. */
  outside: () => Promise<string[]>
}

/** Makes a page read the marked catalogue, and remembers what the service answered to it. */
export async function inPseudoLanguage(page: Page): Promise<Pseudo> {
  const pseudoOf = async (name: string) => {
    const file = new URL(`../../../console/src/texts/${name}.json`, import.meta.url)
    const catalogue = JSON.parse(await readFile(file, 'utf8')) as Record<string, string | string[]>
    return Object.fromEntries(
      Object.entries(catalogue).map(([key, value]) => [key, Array.isArray(value) ? [marked(key), marked(key)] : marked(key)]),
    )
  }
  await page.addInitScript("localStorage.setItem('allotment-preferences', JSON.stringify({ language: 'nl' }))")
  for (const name of ['nl', 'service-nl']) {
    const json = await pseudoOf(name)
    await page.route(`**/console/assets/${name}-*.json`, (route) => route.fulfill({ json }))
  }
  // The account says English; the console would follow it.
  await page.route('**/v1/account', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    return route.fulfill({ response, json: { ...((await response.json()) as object), language: 'nl_NL', time_zone: null } })
  })
  const data = new Set<string>()
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    // A stream never ends.
    const isJson = /json/.test(response.headers()['content-type'] ?? '')
    if (!isJson || !new URL(response.url()).pathname.startsWith('/v1/')) return
    reading.push(
      response.json().then(
        (body) => stringsIn(body, data),
        () => undefined,
      ),
    )
  })
  const given = new Map<string, boolean>()
  const known = asKnown([...knownWords, ...(await namesOfTheBrowser(page))])
  const unknownTexts = async (): Promise<string[]> => {
    await Promise.all(reading.splice(0))
    const texts = await page.evaluate<string[]>(shownTexts)
    const strings = [...[...data].sort((a, b) => b.length - a.length), ...known]
    const found = new Set<string>()
    for (const text of texts) {
      const left = text.replace(/«[^»]*»/g, '\n').trim()
      if (!/\p{L}/u.test(left) || given.get(left)) continue
      const isData = left.split('\n').every((piece) => data.has(piece.trim()) || isOfData(piece.trim(), data, strings))
      given.set(left, isData)
      if (!isData) found.add(text.trim().slice(0, 120))
    }
    return [...found]
  }
  return {
    async outside() {
      // An answer can be shown before it is known here.
      for (let tries = 0; ; tries++) {
        const found = await unknownTexts()
        if (found.length === 0 || tries === maxTries) return found
        await setTimeout(pauseMillis)
      }
    },
  }
}

/** Without each place of it that is not a part of a longer word. */
function withoutWord(text: string, word: string): string {
  const isLetter = (char: string | undefined) => char !== undefined && /\p{L}/u.test(char)
  let rest = text
  for (let at = rest.indexOf(word); at >= 0; at = rest.indexOf(word, at + 1))
    if (!(isLetter(rest[at - 1]) && isLetter(word[0])) && !(isLetter(rest[at + word.length]) && isLetter(word.at(-1))))
      rest = `${rest.slice(0, at)} ${rest.slice(at + word.length)}`
  return rest
}

/** Data is shown whole, cut off, or beside other data. Ids, codes and addresses are data too. */
function isOfData(piece: string, data: ReadonlySet<string>, strings: readonly string[]): boolean {
  if (!/\p{L}/u.test(piece)) return true
  if (piece.split(/ · |, | – | → /).every((part) => data.has(part) || !/\p{L}/u.test(part))) return true
  if (piece.length >= 12 && strings.some((one) => one.includes(piece.replace(/…$/, '')))) return true
  let left = piece
  for (const one of strings) if (one.length > 1 && left.includes(one)) left = withoutWord(left, one)
  return left.split(/[^\p{L}\p{N}_@.:/#-]+/u).every((word) => !/\p{L}/u.test(word) || /^[A-Z]{1,4}$|\d|[@/#_]/.test(word))
}
