import { constants } from 'node:buffer'
import { expect, test } from 'vitest'
import { answers } from '../../src/platform/http/openapi-limits.js'
import { committedDescription } from '../kit/contract.js'

interface Schema {
  $ref?: string
  maxLength?: number
  maxItems?: number
  maximum?: number
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}
type Limit = 'maxLength' | 'maxItems' | 'maximum'

const { paths, components } = committedDescription()
const schemas = components.schemas as Record<string, Schema>
const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ''

/** The names of all schemas that are referenced from here. */
function reached(from: unknown, found = new Set<string>()): Set<string> {
  if (typeof from !== 'object' || from === null) return found
  const { $ref } = from as Schema
  if ($ref?.startsWith('#/components/schemas/') && !found.has(nameOf($ref))) {
    found.add(nameOf($ref))
    reached(schemas[nameOf($ref)], found)
  }
  for (const child of Object.values(from)) reached(child, found)
  return found
}
const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
const requests = reached(operations.map(({ requestBody }) => requestBody))
const returned = reached(operations.map(({ responses }) => responses))

/** `Ticket` for `NewTicket`, `TicketChange` and `TicketInput`: the schema of the answer to such a request. */
const resourceOf = (request: string): string => request.replace(/^New/, '').replace(/(Change|Input|OrNone)$/, '')

/** The limits of a schema by path. */
function limits(schema: Schema | undefined, path = ''): [path: string, limit: Limit, value: number][] {
  if (!schema) return []
  const own = (['maxLength', 'maxItems', 'maximum'] as const).flatMap((limit) => {
    const value = schema[limit]
    return value === undefined ? [] : [[path, limit, value] as [string, Limit, number]]
  })
  return [
    ...own,
    ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) => limits(child, `${path}/${name}`)),
    ...limits(schema.items, `${path}/*`),
    ...(schema.anyOf ?? []).flatMap((child) => limits(child, path)),
  ]
}

/** The service checks these more strictly than the schema of the request. */
const checkedFurther = new Set(['Guest/contact_email maxLength', 'Guest/date_of_birth maxLength', 'Guest/country_of_residence maxLength'])

test('every value that a request accepts is valid in the answer that returns it', () => {
  const pairs = [...requests].map((request) => ({ request, answer: resourceOf(request) })).filter(({ answer }) => returned.has(answer))
  expect(pairs.length).toBeGreaterThan(40)
  const tooSmall = pairs.flatMap(({ request, answer }) => {
    const declared = new Map(limits(schemas[answer]).map(([path, limit, value]) => [`${path} ${limit}`, value]))
    return limits(schemas[request]).flatMap(([path, limit, value]) => {
      const most = declared.get(`${path} ${limit}`)
      const isTooSmall = most !== undefined && most < value && !checkedFurther.has(`${answer}${path} ${limit}`)
      return isTooSmall ? [`${answer}${path} has ${limit} ${most}, ${request} takes ${value}`] : []
    })
  })
  expect(tooSmall).toEqual([])
})

test('an answer without limits of its own declares those of the runtime', () => {
  expect(answers.maxLength).toBeGreaterThanOrEqual(constants.MAX_STRING_LENGTH)
  expect(() => new Array(answers.maxItems + 1)).toThrow(RangeError)
  expect(answers.maximum).toBe(Number.MAX_SAFE_INTEGER)
})

test('files and streams declare no limit that they could exceed', () => {
  const media = operations.flatMap(({ responses }) => Object.values(responses).flatMap(({ content = {} }) => Object.entries(content)))
  const unlimited = media.filter(([type]) => /pdf|zip|event-stream/.test(type)) as [string, { schema: Schema }][]
  expect(unlimited.length).toBeGreaterThan(4)
  for (const [type, { schema }] of unlimited) expect(schema.maxLength, type).toBe(Number.MAX_SAFE_INTEGER)
})
