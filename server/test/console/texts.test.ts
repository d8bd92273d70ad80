import ts from 'typescript'
import { expect, test } from 'vitest'

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
