import { readFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { resourcesSource } from './resources.mjs'

const made = (from) => `// Made from ${from} by \`npm run generate\`: change the server's schemas, not this file.\n`

/** The TypeScript that is made from an OpenAPI document: file below `sdk/src/generated` → its text; writing them is the caller's. */
export async function generate(openapiPath) {
  const document = JSON.parse(await readFile(openapiPath, 'utf8'))
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
  const { example: apiVersion } = document.components.headers['Api-Version']
  const resources = resourcesSource(document)
  leaveOut(document)
  const types = astToString(await openapiTS(document, { alphabetize: true, silent: true, transform }))
  return {
    'schema.ts': `${made('openapi.json')}import type { Filter, UtcDateTime, VenueDateTime } from '../values.js'\n\n${types}`,
    'resources.ts': `${made('openapi.json')}${resources}`,
    'version.ts': `${made('package.json and openapi.json')}export const version = '${version}'\nexport const apiVersion = '${apiVersion}'\n`,
  }
}

/** Of what a call throws, `ApiProblem` tells; a list as CSV is had by asking for it: `data` of a plain call is always the JSON. */
function leaveOut(document) {
  delete document.webhooks
  for (const operations of Object.values(document.paths)) {
    for (const operation of Object.values(operations)) {
      delete operation['x-codeSamples']
      for (const status of Object.keys(operation.responses)) if (!status.startsWith('2')) delete operation.responses[status]
      const content = operation.responses[200]?.content
      if (content?.['application/json']) delete content['text/csv']
    }
  }
}

const { factory } = ts
const named = (name, args) => factory.createTypeReferenceNode(name, args)
const keyword = (kind) => factory.createKeywordTypeNode(kind)
const literal = (value) => factory.createLiteralTypeNode(factory.createStringLiteral(value))
const orNull = (type, node) =>
  [type].flat().includes('null') ? factory.createUnionTypeNode([node, factory.createLiteralTypeNode(factory.createNull())]) : node

/** Values of a filter by the kind of its column. */
const filterTypes = {
  integer: () => [keyword(ts.SyntaxKind.NumberKeyword)],
  decimal: () => [keyword(ts.SyntaxKind.NumberKeyword)],
  boolean: () => [keyword(ts.SyntaxKind.BooleanKeyword)],
  flag: () => [keyword(ts.SyntaxKind.BooleanKeyword)],
  enum: (values) => values.map(literal),
  choice: (values = []) => (values.length > 0 ? values.map(literal) : [keyword(ts.SyntaxKind.StringKeyword)]),
}

/** Conditions of a list and datetimes have types of their own; everything else is as openapi-typescript has it. */
function transform(schema) {
  const filter = schema['x-filter']
  if (filter) {
    const types = (filterTypes[filter.kind] ?? (() => [keyword(ts.SyntaxKind.StringKeyword)]))(filter.values)
    const value = factory.createUnionTypeNode(types)
    const isChoice = filter.kind === 'flag' || filter.kind === 'choice'
    if (!isChoice) return named('Filter', [value])
    return filter.kind === 'flag' ? factory.createUnionTypeNode([value, literal('true'), literal('false')]) : value
  }
  if (schema.format === 'wire-datetime') return orNull(schema.type, named(schema['x-clock'] === 'venue' ? 'VenueDateTime' : 'UtcDateTime'))
  return undefined
}
