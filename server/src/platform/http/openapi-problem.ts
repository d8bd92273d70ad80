import { catalogue } from '../../lib/errors.js'
import type { JsonSchema } from './examples.js'

const text = (description: string): JsonSchema => ({ type: 'string', description })
const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description })
const texts = (description: string): JsonSchema => ({ type: 'array', items: { type: 'string' }, description })

/** Additional fields of some problems, for programs that handle them. */
const facts: Record<string, JsonSchema> = {
  allowed_quantities: {
    type: 'array',
    items: { type: 'integer', minimum: 0, maximum: 2_147_483_647 },
    description: 'The quantities in which the ticket can be bought now',
  },
  available_quantity: count('How many tickets can still be bought'),
  booking_id: text('The booking that the error is about'),
  bookingorder_id: text('The booking order that the error is about'),
  category_id: text('The category that the error is about'),
  currencies: texts('The currencies in which the distributor can be charged'),
  currency: text('Currency of the amounts in the answer'),
  current: text('The current status'),
  extendable_until: text('The latest time to which the hold can be extended'),
  field: text('The field that the error is about'),
  held: count('How many tickets the distributor holds now'),
  hold_limit: count('How many tickets the distributor may hold at once'),
  legal: texts('The statuses that the current one can change to'),
  limit: {
    type: 'integer',
    minimum: -Number.MAX_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'The credit limit or the prepaid balance',
  },
  line: count('The line of the file; the first is 1'),
  column: { type: ['string', 'integer', 'null'], minimum: 0, description: 'The column of the file' },
  max_bytes: count('The largest accepted number of bytes'),
  max_lines: count('The largest accepted number of lines'),
  minimum: count('The smallest accepted quantity'),
  missing: texts('The preconditions that are not fulfilled'),
  most: count('The largest amount that can be refunded'),
  net_rate: count('The current price per ticket'),
  onboard: text('The path of the call that makes the distributor a supplier'),
  orderitem_id: text('The admission that the error is about'),
  payment_methods: texts('The payment methods that the distributor may use'),
  payout: count('The payout to the supplier per ticket'),
  refund: count('The requested refund'),
  reservation_id: text('The reservation that the error is about'),
  reservation_status: text('The status of the reservation'),
  ticket_id: text('The ticket that the error is about'),
  unpaid: count('How many tickets are in unsettled card orders'),
  unpaid_limit: count('How many tickets may be in unsettled card orders'),
  until: text('When the period ended'),
  used: { type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, description: 'How much of it is used' },
  uses: {
    type: 'object',
    description: 'How many resources refer to it, by kind',
    additionalProperties: count('How many'),
  },
  void_reason: { type: ['string', 'null'], description: 'Why the hold ended' },
  wanted: count('The requested amount'),
}

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
