import type { FastifyRequest } from 'fastify'
import Type, { type TObject, type TSchema } from 'typebox'
import type { ErrorCode } from '../../lib/errors.js'
import { Pagination } from '../../lib/schema.js'
import { operatorsOf } from '../db/filter.js'
import {
  isField,
  type ListCache,
  type ListRequest,
  type ListSpec,
  maxPage,
  maxPageSize,
  maxRepeats,
  type ParameterSpec,
  parseList,
  type Query,
  queryParameters,
  sortableFields,
} from '../db/list.js'
import { cursorOf } from './cursors.js'
import type { Permission } from './permissions.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** cache of lists, if one is registered */
    listCache?: ListCache
  }
}

export interface ListRouteOptions<P extends TObject> {
  allow: Permission
  tag: string
  summary: string
  item: TSchema
  errors?: readonly ErrorCode[]
  params?: P
  cacheable?: boolean
}

/** Route options of a list. Its parameters, their descriptions and its answer come from the list's definition. */
export function listRoute<P extends TObject = TObject<Record<never, never>>>(
  list: ListSpec,
  { allow, tag, summary, item, errors = [], params, cacheable = false }: ListRouteOptions<P>,
) {
  return {
    schema: {
      tags: [tag],
      summary,
      querystring: Type.Unsafe<Query>(querySchema(list)),
      response: {
        200: Type.Object(
          { [list.name]: Type.Array(item), pagination: Pagination },
          { title: `${(item as { title?: string }).title ?? pascal(list.name)}Page` },
        ),
      },
      ...((params ? { params } : {}) as { params: P }),
    },
    config: {
      allow,
      cacheable,
      list,
      errors: [
        'invalid_filter',
        'filter_too_long',
        'invalid_sorting',
        'invalid_page',
        'invalid_cursor',
        'unknown_parameter',
        ...errors,
      ] as ErrorCode[],
    },
  }
}

export function listRequest(list: ListSpec, req: FastifyRequest, query = req.query as Query): ListRequest {
  const request = parseList(list, query, req.url)
  const cursor = cursorOf(req, request, query)
  return { ...request, page: cursor.place?.page ?? request.page, cursor, walk: req.walk, cache: req.listCache, reader: req.caller }
}

const pascal = (name: string): string => name.replace(/(^|_)([a-z])/g, (_all, _gap, letter: string) => letter.toUpperCase())

function querySchema(list: ListSpec): object {
  const properties: Record<string, object> = {}
  // Conditions may be given several times and must all hold. An option is given once.
  for (const [name, spec] of queryParameters(list))
    properties[name] = {
      ...(isField(spec) ? repeatable({ maxItems: maxRepeats }, filterOf(spec)) : { type: 'string', ...filterOf(spec) }),
      'x-parameter': true,
      ...describeParameter(spec),
    }
  const sortable = sortableFields(list)
  properties.sorting = {
    ...repeatable(),
    description: `Comma-separated fields, \`-field\` or \`field:desc\` for descending. Sortable: ${sortable.map((name) => `\`${name}\``).join(', ')}. Enumerations are in the order of their list. Without it: \`${list.sorting}\`. Ties break by id.`,
    examples: [list.sorting],
  }
  properties.cursor = {
    type: 'string',
    maxLength: 8000,
    description:
      'In place of `page`: the `pagination.next_cursor` of the page before, with the same filters and sorting. Pages then neither repeat nor leave out an entry when others are added or deleted',
  }
  properties.page_size = {
    type: 'string',
    description: `Entries per page, 1 to ${maxPageSize}`,
    ...whole({ maximum: maxPageSize, default: 50 }),
  }
  properties.page = {
    type: 'string',
    description: 'From 1; a page past the end is an empty list',
    ...whole({ maximum: maxPage, default: 1 }),
  }
  return { type: 'object', properties }
}

/** The list parses its numbers itself, for better error messages. The reference shows `x-shown` instead of the text type. */
const whole = (bounds: { maximum: number; default: number }) => ({
  'x-shown': { type: 'integer', format: 'int32', minimum: 1, ...bounds },
  examples: [bounds.default],
})

/**
 * May be given several times. The list counts the values itself, for better error messages. The reference shows a text or an array: a client
 * that is generated from it takes both.
 */
const repeatable = (limit: { maxItems?: number } = {}, more: object = {}) => ({
  type: ['string', 'array'],
  'x-shown': { type: ['string', 'array'], items: { type: 'string' }, ...limit, ...more },
})

/** The SDK generator needs the kind of a filter and the values of an enumeration. */
const filterOf = (spec: ParameterSpec): object =>
  spec.kind === 'search' ? {} : { 'x-filter': { kind: spec.kind, ...('values' in spec && spec.values ? { values: spec.values } : {}) } }

const forms: Record<string, [string, string]> = {
  id: ['Identifier', '01k9zq3v5r8t2w4y6a1b3c5d7e_xyz'],
  text: ['Text', 'Lisboa'],
  integer: ['Whole number', 'ge:2'],
  decimal: ['Number', 'ge:1.5'],
  boolean: ['`true` or `false`', 'true'],
  enum: ['One of the values', ''],
  date: ['Date `yyyy-mm-dd`', 'ge:2027-01-31'],
  datetime: ['Datetime `yyyy-mm-ddThh:mm:ss` in UTC, or a date, which means its whole day', 'ge:2027-01-31T12:00:00'],
  local: ['Datetime `yyyy-mm-ddThh:mm:ss` on the clock of the venue, or a date, which means its whole day', 'ge:2027-01-31T12:00:00'],
  search: ['Free text', 'arena'],
  flag: ['`true` or `false`, default `false`', 'false'],
  choice: ['', ''],
}

function describeParameter(spec: ParameterSpec): { description: string; examples: string[] } {
  const [form = '', example = ''] = forms[spec.kind] ?? []
  const values = 'values' in spec && spec.values ? ` Values: ${spec.values.map((value) => `\`${value}\``).join(', ')}.` : ''
  const operators =
    isField(spec) && operatorsOf[spec.kind].length > 2
      ? ` Operators: ${operatorsOf[spec.kind].map((name) => (name.includes('in') ? `\`${name}:[a,b]\`` : `\`${name}:\``)).join(' ')}.`
      : ''
  return {
    description: `${spec.about}. ${form}.${values}${operators}`.replace('. .', '.'),
    examples: [('example' in spec && spec.example) || example || (('values' in spec && spec.values?.[0]) as string) || 'x'],
  }
}
