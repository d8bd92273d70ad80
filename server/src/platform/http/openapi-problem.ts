import { catalogue } from '../../lib/errors.js'
import { facts, text } from '../../lib/facts.js'
import type { JsonSchema } from './examples.js'

export const problemSchema: JsonSchema = {
  type: 'object',
  description:
    'RFC 9457. The first eight members are always present. The others are present with the errors that they explain; further members can be added.',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'request_id', 'errors'],
  properties: {
    type: text('Address of the description of this error'),
    title: text('Short description of the error; always the same for one `code`'),
    status: { type: 'integer', minimum: 400, maximum: 599, description: 'The HTTP status' },
    detail: text('What was wrong in this request, for people'),
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
          code: text('What is wrong with the field, for programs'),
          message: text('What is wrong with the field, for people'),
        },
      },
    },
    ...facts,
  },
}
