import './node-version.mjs'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { CommandFailed, root, run } from './run.mjs'
import { findTexts } from './texts-find.mjs'
import { messageFaults, pluralFaults } from './texts-plurals.mjs'
import { rewritten } from './texts-rewrite.mjs'
import { serviceTexts } from './texts-service.mjs'

/**
 * Texts of the console: those outside of the catalogue, and keys that a language lacks. Messages of the service are in a catalogue of their
 * own: the console knows them by their words.
 *
 *   node scripts/texts.mjs                    the check
 *   node scripts/texts.mjs --list [path…]     every text outside of the catalogue, with its place
 *   node scripts/texts.mjs --rewrite path…    puts the texts of these files or folders into calls of the mechanism
 *   node scripts/texts.mjs --missing de       keys that German lacks, as JSON to fill in
 *   node scripts/texts.mjs --add de file      adds translations of keys that are used, from a JSON file
 *   node scripts/texts.mjs --prune            removes unused keys
 */
const sources = 'console/src'
const folder = `${sources}/texts`
const languages = ['de', 'fr', 'es', 'nl']
/** The words of the mechanism itself. */
const own = ['texts.ts', 'preferences.ts'].map((name) => `${sources}/${name}`)

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const writeJson = (path, value) => writeFileSync(join(root, path), `${JSON.stringify(value, null, 2)}\n`)
const parsed = (path) => ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true)

const files = (places = [sources]) =>
  readdirSync(join(root, sources), { recursive: true })
    .map((name) => `${sources}/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !own.includes(name))
    .filter((name) => places.some((place) => name === place || name.startsWith(`${place.replace(/\/$/, '')}/`)))
    .sort()

/** Tables whose texts are looked up when they are shown, with `trLabel`: their strings are keys too. */
const labelTables = [
  { file: `${sources}/ui/status.tsx`, table: 'known', labels: (value) => [value.elements[0]] },
  { file: `${sources}/say.ts`, table: 'worded' },
  { file: `${sources}/say.ts`, table: 'roleNames' },
  { file: `${sources}/plain.ts`, table: 'words' },
]
/** Reasons that the service gives in words, each under a code of its own. */
const reasonTables = [
  { file: 'server/src/catalogue/tickets/rules/sale.ts', table: 'notOnSaleReasons' },
  { file: 'server/src/desk/readiness/steps.ts', table: 'otherReasons' },
]
/** The names of pages are looked up by the navigation and the palette. */
const pagesFile = `${sources}/pages.ts`

const walk = (node, visit) => {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}
const isText = (node) => node !== undefined && ts.isStringLiteralLike(node)
const nameOf = (node) => (ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? node.text : node.getText())

/** The value of a constant, without `as const`. */
function constantOf(file, name) {
  let value
  walk(parsed(file), (node) => {
    if (ts.isVariableDeclaration(node) && nameOf(node.name) === name) value = node.initializer
  })
  while (value && !ts.isObjectLiteralExpression(value) && !ts.isArrayLiteralExpression(value))
    value = value.expression ?? value.arguments?.[0]
  return value
}

/** The entries of a constant that is an object: name and value. */
const tableOf = (file, table) =>
  (constantOf(file, table)?.properties ?? [])
    .filter((property) => ts.isPropertyAssignment(property))
    .map((property) => [nameOf(property.name), property.initializer])

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)
/** As the console words a value that no table names. */
const worded = (value) => capital(value.replaceAll('_', ' ').replaceAll('-', ' '))

/** Every value of the service's enumerations and machines in the words in which the console shows it. */
function labels() {
  const named = new Map()
  for (const { file, table, labels: of = (value) => [value] } of labelTables)
    for (const [name, value] of tableOf(file, table)) for (const text of of(value)) if (isText(text)) named.set(name, text.text)
  const model = 'sdk/src/generated/model.ts'
  const strings = (node) => (ts.isArrayLiteralExpression(node) ? node.elements.filter(isText).map(({ text }) => text) : [])
  const values = tableOf(model, 'enums')
    // Methods of HTTP are not words.
    .filter(([name]) => name !== 'requestMethods')
    .flatMap(([, list]) => strings(list))
  for (const [, machine] of tableOf(model, 'machines'))
    if (ts.isObjectLiteralExpression(machine)) values.push(...machine.properties.map((property) => nameOf(property.name)))
  values.push(...tableOf(model, 'eventTypes').map(([name]) => name), ...strings(constantOf(model, 'paymentMethods')))
  return [...named.values(), ...values.map((value) => capital(named.get(value) ?? worded(value)))]
}

function pageNames() {
  const found = []
  walk(parsed(pagesFile), (node) => {
    if (ts.isPropertyAssignment(node) && ['label', 'section'].includes(nameOf(node.name)) && isText(node.initializer))
      found.push(node.initializer.text)
  })
  return found
}

/**
 * Names of fields of the API, as histories and files of lists show them. A language may lack one, so that a new field needs no translation
 * at once: it is then shown in English.
 */
function fieldNames() {
  const { paths, components } = readJson('openapi.json')
  const found = new Set()
  const seen = new Set()
  const visit = (schema) => {
    const { $ref } = schema
    const own = $ref ? components.schemas[$ref.split('/').at(-1)] : schema
    if (seen.has(own)) return
    seen.add(own)
    for (const part of [...(own.allOf ?? []), ...(own.anyOf ?? []), ...(own.oneOf ?? []), ...(own.items ? [own.items] : [])]) visit(part)
    for (const [name, property] of Object.entries(own.properties ?? {})) {
      found.add(worded(name))
      visit(property)
    }
  }
  for (const [path, { get }] of Object.entries(paths)) {
    const content = get?.responses['200']?.content ?? {}
    const schema = content['application/json']?.schema
    if (schema && (path.endsWith('/history') || content['text/csv'])) visit(schema)
  }
  return found
}

/** Every key, with the places of its values, and whether it has a plural. */
function keys() {
  const all = new Map()
  const add = (text, isPlural, place) => {
    if (/\p{L}/u.test(text)) all.set(text, { isPlural: isPlural || (all.get(text)?.isPlural ?? false), place })
  }
  for (const file of files())
    walk(parsed(file), (node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return
      const call = node.expression.text
      if (!['tr', 'trRich', 'trCount'].includes(call)) return
      const text = node.arguments[call === 'trCount' ? 1 : 0]
      if (isText(text)) add(text.text, call === 'trCount', file)
      else throw new CommandFailed('texts', 1, `${file}: ${node.getText().slice(0, 80)}: the text of ${call} must be written out`)
    })
  for (const text of labels()) add(text, false, 'labels')
  for (const { file, table } of reasonTables) for (const [, text] of tableOf(file, table)) if (isText(text)) add(text.text, false, file)
  for (const text of pageNames()) add(text, false, pagesFile)
  return all
}

/** A translator needs the whole sentence: what begins or ends like the middle of one is put together with others. */
const isPiece = (key) => key !== key.trim() || /^[,;:.)]/.test(key)

/** The values in a text. The number of a plural may be written as a word. */
const namesIn = (text, isPlural) => {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  return [...new Set(names)]
    .filter((name) => !(isPlural && name === 'n'))
    .sort()
    .join()
}

/** What the console itself says, and the messages of the service: each in its file, with the keys it must have and those it may have. */
function catalogues() {
  const own = keys()
  const messages = new Map([...serviceTexts()].map(([text, place]) => [text, { isPlural: false, place }]))
  return [
    { pathOf: (language) => `${folder}/${language}.json`, wanted: own, known: new Set([...own.keys(), ...fieldNames()]) },
    { pathOf: (language) => `${folder}/service-${language}.json`, wanted: messages, known: new Set(messages.keys()) },
  ]
}

function faultsOf(language, { pathOf, wanted, known }) {
  const catalogue = readJson(pathOf(language))
  const faults = []
  for (const [key, { isPlural, place }] of wanted) {
    const value = catalogue[key]
    if (value === undefined) faults.push(`${language}: missing ${JSON.stringify(key)} (${place})`)
    else if (Array.isArray(value) !== isPlural || (isPlural && value.length !== 2))
      faults.push(`${language}: ${JSON.stringify(key)} ${isPlural ? 'needs two forms: [one, other]' : 'has one form'}`)
    else if ([value].flat().some((text) => namesIn(text, isPlural) !== namesIn(key, isPlural)))
      faults.push(`${language}: ${JSON.stringify(key)} has other values than {${namesIn(key, isPlural)}}`)
  }
  for (const key of Object.keys(catalogue))
    if (!known.has(key)) faults.push(`${language}: ${JSON.stringify(key)} is used nowhere: node scripts/texts.mjs --prune`)
  return faults
}

/** Tables of labels and the names of pages are looked up when they are shown: they are in the catalogue as they stand. */
const isTable = (file) => file === pagesFile || labelTables.some((one) => one.file === file)
const outside = (places) =>
  files(places).flatMap((file) => (isTable(file) ? [] : findTexts(parsed(file)).map((text) => ({ file, ...text }))))

/** Fails for texts outside of the catalogue, for keys that a language lacks, for pieces of sentences, and for plurals without a singular. */
export async function checkTexts() {
  const all = catalogues()
  const [{ wanted }, { wanted: messages }] = all
  const faults = [
    ...outside().map(({ file, line, text }) => `${file}:${line}: outside of the catalogue: ${JSON.stringify(text)}`),
    ...[...wanted].filter(([key]) => isPiece(key)).map(([key, { place }]) => `${place}: a piece of a sentence: ${JSON.stringify(key)}`),
    ...pluralFaults(
      wanted,
      ['fr', 'es'].map((language) => readJson(`${folder}/${language}.json`)),
    ),
    ...messageFaults(messages),
    ...languages.flatMap((language) => all.flatMap((one) => faultsOf(language, one))),
  ]
  console.error(
    `  ${wanted.size} texts in the catalogue and ${messages.size} messages of the service, in ${languages.length + 1} languages`,
  )
  if (faults.length > 0) throw new CommandFailed('texts', 1, faults.join('\n'))
}

const sorted = (object) => Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)))

const commands = {
  '--list': (places) => {
    const found = outside(places.length > 0 ? places : undefined)
    for (const { file, line, text, isSure } of found) console.log(`${file}:${line}${isSure ? '' : ' ?'} ${JSON.stringify(text)}`)
    console.log(`${found.length} texts, ${found.filter(({ isSure }) => !isSure).length} of them (?) are not rewritten: look at them`)
  },
  '--rewrite': async (places) => {
    const changed = files(places.map((place) => relative(root, join(root, place)))).filter((file) => {
      if (isTable(file)) return false
      const before = readFileSync(join(root, file), 'utf8')
      const after = rewritten(parsed(file))
      if (after !== before) writeFileSync(join(root, file), after)
      return after !== before
    })
    const biome = (...args) => run('node_modules/.bin/biome', [...args, ...changed])
    // Plurals need no helper of their own any more.
    if (changed.length > 0) await biome('lint', '--write', '--unsafe', '--only=correctness/noUnusedImports')
    if (changed.length > 0) await biome('check', '--write')
    console.log(changed.join('\n'))
  },
  '--missing': ([language]) => {
    const missing = catalogues().flatMap(({ pathOf, wanted, known }) => {
      const catalogue = readJson(pathOf(language))
      const isPlural = (key) => wanted.get(key)?.isPlural ?? false
      return [...known].filter((key) => catalogue[key] === undefined).map((key) => [key, isPlural(key) ? ['', ''] : ''])
    })
    console.log(JSON.stringify(Object.fromEntries(missing), null, 2))
  },
  '--add': ([language, file]) => {
    const all = Object.entries(JSON.parse(readFileSync(file, 'utf8'))).filter(([, value]) => [value].flat().every((text) => text !== ''))
    for (const { pathOf, known } of catalogues()) {
      const given = Object.fromEntries(all.filter(([key]) => known.has(key)))
      writeJson(pathOf(language), sorted({ ...readJson(pathOf(language)), ...given }))
    }
  },
  '--prune': () => {
    for (const { pathOf, known } of catalogues())
      for (const path of languages.map(pathOf))
        writeJson(path, sorted(Object.fromEntries(Object.entries(readJson(path)).filter(([key]) => known.has(key)))))
  },
}

if (process.argv[1]?.endsWith('texts.mjs')) {
  const [command, ...rest] = process.argv.slice(2)
  try {
    await (command === undefined ? checkTexts() : commands[command](rest))
    // As the formatter wants the catalogues.
    if (command === '--add' || command === '--prune') await run('node_modules/.bin/biome', ['check', '--write', folder])
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    console.error(error.output)
    process.exitCode = 1
  }
}
