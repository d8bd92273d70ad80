import { catalogue, type ErrorCode } from '../../lib/errors.js'
import { facts, text } from '../../lib/facts.js'
import type { JsonSchema } from './examples.js'
import type { Operation } from './openapi-document.js'
import { header } from './openapi-headers.js'

export const problemSchema: JsonSchema = {
  type: 'object',
  description:
    'RFC 9457. The first eight members are always present. The others are present with the errors that they explain; further members can be added.',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'request_id', 'errors'],
  properties: {
    type: text('Address of the description of this error'),
    title: text('Short description of the error; always the same for one `code`'),
    status: { type: 'integer', minimum: 400, maximum: 599, description: 'The HTTP status' },
    detail: text('The fault of this request, in words'),
    instance: text('The path of the request'),
    code: { type: 'string', enum: Object.keys(catalogue), description: 'Stable error code for programs' },
    request_id: text('Identifier of the request, as in `X-Request-Id`. Quote it when you ask for help'),
    errors: {
      type: 'array',
      description: 'One entry for each invalid field; empty when the error is not about fields',
      items: {
        type: 'object',
        required: ['pointer', 'code', 'message'],
        properties: {
          pointer: text('JSON pointer into the body, or the name of a query parameter'),
          code: text('The kind of fault, for programs'),
          message: text('The fault, in words'),
        },
      },
    },
    ...facts,
  },
}

/** Errors that say when to try again, if that is known. */
const isTemporary = (code: ErrorCode): boolean =>
  [429, 503].includes(catalogue[code].status) || ['not_ready', 'idempotency_in_flight'].includes(code)

/** Adds the answers of these errors, one for each status. */
export function addProblems(operation: Operation, codes: ErrorCode[], always: object): void {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes) byStatus.set(catalogue[code].status, [...(byStatus.get(catalogue[code].status) ?? []), code])
  for (const [status, list] of [...byStatus].sort(([a], [b]) => a - b)) {
    operation.responses[status] = {
      description: list.map((code) => `\`${code}\``).join(', '),
      headers: {
        ...always,
        ...(list.some(isTemporary) ? header('Retry-After') : {}),
        ...(status === 401 ? header('WWW-Authenticate') : {}),
      },
      content: {
        'application/problem+json': {
          schema: { $ref: '#/components/schemas/Problem' },
          examples: Object.fromEntries(list.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
        },
      },
    }
  }
}
