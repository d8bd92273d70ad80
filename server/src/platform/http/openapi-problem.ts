import { catalogue } from '../../lib/errors.js'
import type { JsonSchema } from './examples.js'

const text = (description: string, maxLength = 2000): JsonSchema => ({ type: 'string', maxLength, description })
const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description })
const texts = (description: string): JsonSchema => ({
  type: 'array',
  maxItems: 10_000,
  items: { type: 'string', maxLength: 2000 },
  description,
})

/** Additional fields of some problems, for programs that handle them. */
const facts: Record<string, JsonSchema> = {
  allotted_quantity: count('How many are kept for distributors'),
  allowed_quantities: {
    type: 'array',
    maxItems: 10_000,
    items: { type: 'integer', minimum: 0, maximum: 2_147_483_647 },
    description: 'The quantities in which the ticket can be bought now',
  },
  available_quantity: count('How many can still be bought'),
  booking_id: text('The booking it is about', 300),
  bookingorder_id: text('The booking order it is about', 300),
  category_id: text('The category it is about', 300),
  currencies: texts('The currencies in which can be paid'),
  currency: text('Currency of the amounts beside it', 3),
  current: text('The status as it is'),
  distributor_id: text('The distributor it is about', 300),
  extendable_until: text('The latest time to which the hold can be extended'),
  field: text('The field it is about'),
  held: count('How many tickets are held already'),
  hold_limit: count('How many tickets may be held at once'),
  items: {
    type: 'array',
    maxItems: 1000,
    items: { type: 'object', additionalProperties: true },
    description: 'What was quoted of each ticket, and what is left',
  },
  legal: texts('The statuses that can be moved to from the current one'),
  limit: {
    type: 'integer',
    minimum: -Number.MAX_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'The credit or balance there is',
  },
  line: count('The line of the file'),
  column: { type: ['string', 'integer', 'null'], maxLength: 2000, minimum: 0, maximum: 1_000_000, description: 'The column of the file' },
  max_bytes: count('How many bytes are taken'),
  max_lines: count('How many lines are taken'),
  minimum: count('The least quantity that can be asked for'),
  missing: texts('What has to be there first'),
  most: count('The most that can be refunded'),
  net_rate: count('The current price of one'),
  onboard: text('The path of the call that makes a supplier'),
  orderitem_id: text('The admission it is about', 300),
  payment_methods: texts('The ways in which can be paid'),
  payout: count('What the supplier is paid'),
  quote_id: text('The quote it is about', 300),
  quote_status: text('The status of the quote'),
  refund: count('The refund that was asked for'),
  released: count('How many went back to free stock'),
  reservation_id: text('The reservation it is about', 300),
  reservation_status: text('The status of the reservation'),
  sold: count('How many are sold'),
  ticket_id: text('The ticket it is about', 300),
  unpaid: count('How many tickets are unpaid'),
  unpaid_limit: count('How many tickets may be unpaid'),
  until: text('Until when it was possible'),
  used: { type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, description: 'How much of it is used' },
  uses: {
    type: 'object',
    description: 'What belongs to it and is not deleted: how many, by kind',
    additionalProperties: count('How many'),
  },
  void_reason: { type: ['string', 'null'], maxLength: 100, description: 'Why the hold ended' },
  wanted: count('How much was asked for'),
}

export const problemSchema: JsonSchema = {
  type: 'object',
  description:
    'RFC 9457. The first eight members are always there; the others come with the refusals they help with, and more may come with time.',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'request_id', 'errors'],
  properties: {
    type: text('Address of the entry in the catalogue of errors'),
    title: text('The refusal in a few words, the same every time'),
    status: { type: 'integer', minimum: 400, maximum: 599, description: 'The HTTP status' },
    detail: text('What was wrong in this request, for people', 1_048_576),
    instance: text('The path that was called', 16_384),
    code: { type: 'string', enum: Object.keys(catalogue), description: 'Stable: decide on it' },
    request_id: text('Identifier of the request, as in `X-Request-Id`: quote it when asking for help', 100),
    errors: {
      type: 'array',
      maxItems: 1_000_000,
      description: 'One entry for each field that is wrong; empty when the refusal is not about fields',
      items: {
        type: 'object',
        required: ['pointer', 'code', 'message'],
        properties: {
          pointer: text('JSON pointer into the body, or the name of a query parameter', 16_384),
          code: text('What is wrong with it, for programs'),
          message: text('What is wrong with it, for people', 1_048_576),
        },
      },
    },
    ...facts,
  },
}
