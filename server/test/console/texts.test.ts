import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/lib/errors.js'

interface Found {
  line: number
  text: string
}
const load = (path: string): Promise<unknown> => import(path)
const { findTexts } = (await load(new URL('../../../scripts/texts-find.mjs', import.meta.url).href)) as {
  findTexts(source: ts.SourceFile): Found[]
}
const textsIn = (code: string): string[] =>
  findTexts(ts.createSourceFile('page.tsx', code, ts.ScriptTarget.Latest, true)).map(({ text }) => text)

test.each([
  ['between tags', '<p>Nothing here</p>'],
  ['in an attribute that is shown', '<Button label="Save" />'],
  ['in a table', "const names = { invoice: 'Owed' }"],
  ['in a list of headings', "const heads = ['Sold', 'Held']"],
  ['in a choice', "const yes = (value) => (value ? 'Automatic' : '–')"],
  ['in a call that tells something', "tell.done('Saved')"],
  ['put together with a value', `const said = (n) => \`\${n} given back\``],
  ['a word that is put into a sentence', "tr('Until {days} {unit} before', { days, unit: days === 1 ? 'day' : 'days' })"],
])('a text outside of the catalogue is found: %s', (_, code) => {
  expect(textsIn(code).length).toBeGreaterThan(0)
})

test.each([
  ['texts of the catalogue', "tr('Signed in as {name}', { name })"],
  ['values of the API', "const status = { status: 'in:[open,invoiced]', sort: 'created' }"],
  ['addresses and names of files', `const address = [\`/v1/orders/\${id}\`, \`\${code}.pdf\`]`],
  ['keys of cached answers', "useQuery({ queryKey: ['payment methods', id] })"],
  ['words that are compared with what is pasted', "const field = { also: ['Vorname', 'given name'] }"],
  ['code', '<Code>Content-Type</Code>'],
  ['names that are the same in every language', '<p>Allotment</p>'],
])('not found are %s', (_, code) => {
  expect(textsIn(code)).toEqual([])
})

describe('messages of the service', () => {
  type Messages = Record<string, string>
  const messagesIn = (language: string): Messages =>
    JSON.parse(readFileSync(new URL(`../../../console/src/texts/service-${language}.json`, import.meta.url), 'utf8')) as Messages

  test.each(['de', 'fr', 'es', 'nl'])('every code has its title and its meaning in %s', (language) => {
    const messages = messagesIn(language)
    const without = Object.entries(catalogue).filter(([, { title, about }]) => !messages[title] || !messages[about])
    expect(without.map(([code]) => code)).toEqual([])
  })

  test('a message is known by its words, whatever the data in it', async () => {
    const { recogniser } = (await load(new URL('../../../console/src/recognise.ts', import.meta.url).href)) as {
      recogniser(messages: Messages, word: (value: string) => string): (text: string) => string | undefined
    }
    const inGerman = recogniser(messagesIn('de'), (value) => (value === 'net_rate' ? 'Preis' : value))
    expect(inGerman('is required')).toBe('Pflichtangabe')
    expect(inGerman('must NOT have more than 80 characters')).toBe('höchstens 80 Zeichen möglich')
    expect(inGerman('must be one of invoice, card')).toBe('muss eines davon sein: Rechnung, card')
    expect(inGerman('There is no group request "a (b) {c}" that you may see.')).toBe(
      'group request "a (b) {c}" gibt es nicht, oder Sie dürfen es nicht sehen.',
    )
    expect(inGerman('Only the operator sets net_rate, another currency_code.')).toBe('Nur der Betreiber setzt: Preis, eine andere Währung.')
    // What it is about comes first, and is data.
    expect(inGerman('Main: lower, A: 5 wanted, 2 left.')).toBe('Main: lower, A: 5 gewünscht, 2 übrig.')
    expect(inGerman('Main: not on sale, because its sale has ended.')).toBe('Main: nicht im Verkauf: Verkauf beendet.')
    expect(inGerman('column seat: something new')).toBeUndefined()
    expect(inGerman('operators with roles')).toBeUndefined()
    // A long one would take long to read.
    expect(inGerman(`must be one of ${'card, '.repeat(400)}card`)).toBeUndefined()
  })
})
