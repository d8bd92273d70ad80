/** Calls that a client makes by other means (logging in), that are for machines of the house, or that speak another protocol. */
const leftOut = new Set(['session', 'service', 'octo', 'connect'])

const isPage = (document, schema) => {
  const found = schema?.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)] : schema
  return found?.properties?.pagination !== undefined
}
const quoted = (text) => `'${text}'`
const comment = (text) => `/** ${text.replaceAll('*/', '* /')} */`
const variables = (path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

function describe(document, method, path, operation) {
  const media = operation.requestBody?.content
  const answer = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1].content ?? {}
  const [type] = Object.keys(answer)
  return {
    name: operation.operationId,
    summary: operation.summary,
    method,
    path,
    body: media ? (media['application/json'] ? 'json' : 'form') : undefined,
    bodyOptional: operation.requestBody?.required === false,
    hasQuery: (operation.parameters ?? []).some((parameter) => parameter.in === 'query'),
    isList: isPage(document, answer['application/json']?.schema),
    parse: type === undefined || type === 'application/json' ? 'json' : type === 'text/event-stream' ? 'stream' : 'blob',
  }
}

function signature({ method, path, body, bodyOptional, hasQuery, isList, parse }) {
  const place = `${quoted(path)}, ${quoted(method)}`
  const parameters = variables(path).map((name) => `${name}: string`)
  if (body) parameters.push(`body${bodyOptional ? '?' : ''}: ${body === 'json' ? `BodyOf<${place}>` : 'FormData'}`)
  if (isList) parameters.push(`query?: QueryOf<${place}>`)
  parameters.push(hasQuery && !isList ? `options?: CallOptions & { query?: QueryOf<${place}> }` : 'options?: CallOptions')
  const result = { json: `Promise<AnswerOf<${place}>>`, blob: 'Promise<Blob>', stream: 'Promise<ReadableStream<Uint8Array>>' }[parse]
  return `(${parameters.join(', ')}): ${isList ? `List<AnswerOf<${place}>>` : result}`
}

/** Puts each call into the objects that its name goes through: `clients.keys.list` into `clients`, then `keys`. */
function nest(calls) {
  const tree = {}
  for (const call of calls) {
    const parts = call.name.split('.')
    const last = parts.pop()
    let level = tree
    for (const part of parts) {
      level[part] ??= {}
      level = level[part]
      if (level.call) throw new Error(`${call.name} would be inside a method`)
    }
    if (level[last]) throw new Error(`${call.name} is there twice, or is a resource too`)
    level[last] = { call }
  }
  return tree
}

function written(tree, about, indent) {
  return Object.entries(tree)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, node]) => {
      if (node.call) return [`${indent}${comment(node.call.summary)}`, `${indent}${name}${signature(node.call)}`]
      const above = about?.[name] ? [`${indent}${comment(about[name])}`] : []
      return [...above, `${indent}${name}: {`, ...written(node, undefined, `${indent}  `), `${indent}}`]
    })
}

/** The source of `resources.ts`: an interface with a method for every call, and the table by which the client carries them out. */
export function resourcesSource(document) {
  const calls = Object.entries(document.paths)
    .flatMap(([path, operations]) => Object.entries(operations).map(([method, operation]) => ({ path, method, operation })))
    .filter(({ operation }) => !leftOut.has(operation.tags[0]))
    .map(({ path, method, operation }) => describe(document, method, path, operation))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const about = Object.fromEntries(document.tags.map(({ name, description }) => [name, description]))
  const rows = calls.map(
    ({ name, method, path, body, isList, parse }) =>
      `  ${quoted(name)}: { method: ${quoted(method.toUpperCase())}, path: ${quoted(path)}${body ? ', body: true' : ''}${isList ? ', list: true' : ''}${parse === 'json' ? '' : `, parseAs: ${quoted(parse)}`} },`,
  )
  return [
    "import type { AnswerOf, BodyOf, CallOptions, List, Operation, QueryOf } from '../resources.js'",
    '',
    '/** A method for every call of the API, under the name of its `operationId`. */',
    'export interface Resources {',
    ...written(nest(calls), about, '  '),
    '}',
    '',
    '/** How each of them is carried out. */',
    'export const operations: Readonly<Record<string, Operation>> = {',
    ...rows,
    '}',
    '',
  ].join('\n')
}
