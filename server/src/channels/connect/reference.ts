import Type, { type TSchema } from 'typebox'
import { catalogue } from '../../lib/errors.js'
import { Currency, Enum, Flag, nullable } from '../../lib/schema.js'
import type { Protocol, ProtocolFault } from '../../platform/http/openapi-protocol.js'
import { type ConnectCode, statusOf } from './faults.js'

/** What the API reference says about the calls of tour-booking partners. The answers are not used for serialization. */

const Line = Type.String()
/** A text or a number, as the partner sent it. */
const Party = Type.Unsafe<string | number>({ type: ['string', 'integer'] })
const Whole = Type.Integer()
const Decimal = Type.Number({ examples: [299] })
const Moment = Type.String({ examples: ['2027-03-28 18:00:00'] })
const LocalMoment = Type.String({ examples: ['2027-03-28 20:00:00'] })
/** Fields that the partner sends beside ours are returned unchanged. */
const open = { additionalProperties: true }

const Done = Type.Object({ success: Flag, version: Enum(['v1']) }, { title: 'ConnectDone' })

export const Sessions = Type.Object(
  {
    requestStatus: Done,
    sessions: Type.Array(
      Type.Object(
        {
          productCode: Line,
          startTime: Moment,
          endTime: Moment,
          startTimeLocal: LocalMoment,
          endTimeLocal: LocalMoment,
          allDay: Flag,
          seats: Whole,
          seatsAvailable: Whole,
          priceOptions: Type.Array(
            Type.Object(
              {
                label: Type.String({ examples: ['regular'] }),
                price: Decimal,
                seatsUsed: Whole,
                minQuantity: Whole,
                maxQuantity: Whole,
                priceGroupType: Enum(['EACH']),
              },
              { title: 'ConnectPriceOption' },
            ),
          ),
        },
        { title: 'ConnectSession' },
      ),
    ),
  },
  { title: 'ConnectSessions' },
)

const AnsweredField = Type.Object({ label: Line, value: Type.Optional(nullable(Line)) }, { title: 'ConnectFieldValue', ...open })
const AnsweredItem = Type.Object(
  {
    productCode: Line,
    externalProductCode: Line,
    startTime: nullable(Moment),
    startTimeLocal: nullable(LocalMoment),
    endTime: nullable(Moment),
    endTimeLocal: nullable(LocalMoment),
    quantities: Type.Array(
      Type.Object(
        { optionLabel: Type.String({ examples: ['regular'] }), optionPrice: Decimal, value: Whole },
        { title: 'ConnectQuantityAnswer' },
      ),
    ),
    totalQuantity: Whole,
    amount: Decimal,
    subtotal: Decimal,
    participants: Type.Array(Type.Object({ fields: Type.Array(AnsweredField) }, { title: 'ConnectParticipantAnswer' })),
  },
  { title: 'ConnectItemAnswer', ...open },
)
const Customer = Type.Unsafe<object>({ type: 'object', title: 'ConnectCustomerAnswer', additionalProperties: true, examples: [{}] })

export const Bookings = Type.Object(
  {
    requestStatus: Done,
    bookings: Type.Array(
      Type.Object(
        {
          orderNumber: Line,
          status: Enum(['PROCESSING', 'ABANDONED', 'CONFIRMED', 'CANCELLED']),
          supplierId: Party,
          supplierName: Line,
          supplierAlias: Line,
          supplierReference: nullable(Line),
          resellerId: Party,
          resellerName: Line,
          resellerAlias: Line,
          resellerReference: nullable(Line),
          customer: Customer,
          items: Type.Array(AnsweredItem),
          totalAmount: Decimal,
          totalCurrency: Currency,
          totalPaid: Decimal,
          totalDue: Decimal,
          payments: Type.Array(Line, { maxItems: 0 }),
          dateCreated: Moment,
        },
        { title: 'ConnectBookingAnswer', ...open },
      ),
    ),
  },
  { title: 'ConnectBookings' },
)

/** What the reference shows of a call. */
export const shown = (summary: string, answer: TSchema, description: string) => ({
  tags: ['connect'],
  summary,
  description,
  response: { 200: Type.Unsafe<unknown>(answer) },
})

const fault = (
  code: ConnectCode,
  errorMessage: string,
  about: string,
  of: ProtocolFault['of'] = 'named calls',
  status = statusOf(code),
): ProtocolFault => ({
  code,
  status,
  about,
  of,
  example: { requestStatus: { success: false, error: { errorCode: code, errorMessage }, version: 'v1' } },
})

const faults: ProtocolFault[] = [
  fault('BAD_REQUEST', 'The end is before the beginning.', 'The request is not valid, or guest data is missing', 'every call'),
  fault('UNAUTHORIZED', catalogue.unauthenticated.about, 'The API key is missing or not valid', 'every call'),
  fault('FORBIDDEN', catalogue.forbidden.about, 'The client is not one of a distributor', 'every call'),
  fault('UNKNOWN_ORDER', 'There is no order 4711.', 'No order with this `orderNumber`'),
  fault('NO_SEATS', 'There are not enough seats.', 'There is no such session, too few seats are left, or the quantity is not sold'),
  fault(
    'CONFLICT',
    'The order was cancelled.',
    'The state of the order, or of your account, does not allow it, or the price has changed since an expired hold',
    'every call',
  ),
  fault('UNKNOWN_PRODUCT', 'There is no product 4711.', 'No such product', 'every call'),
  fault('BAD_REQUEST', catalogue.body_too_large.about, 'The body is too large', 'calls with a body', 413),
  fault('BAD_REQUEST', catalogue.unsupported_media_type.about, 'The body is not JSON', 'calls with a body', 415),
  fault('TOO_MANY_REQUESTS', catalogue.rate_limited.about, 'The rate limit is reached: wait for `Retry-After`', 'every call'),
  fault('INTERNAL_ERROR', catalogue.internal.about, 'An unexpected failure. Nothing was changed', 'every call'),
  fault(
    'INTERNAL_ERROR',
    catalogue.database_unavailable.about,
    'The service is overloaded or its database is unavailable: wait for `Retry-After`',
    'every call',
    503,
  ),
]

export const connect: Protocol = {
  name: 'connect',
  security: [{ apiKeyInQuery: [] }, { apiKey: [] }],
  parameters: [],
  headers: {},
  error: {
    title: 'ConnectError',
    type: 'object',
    required: ['requestStatus'],
    properties: {
      requestStatus: {
        title: 'ConnectFailure',
        type: 'object',
        required: ['success', 'error', 'version'],
        properties: {
          success: { type: 'boolean', enum: [false] },
          error: {
            title: 'ConnectErrorDetail',
            type: 'object',
            required: ['errorCode', 'errorMessage'],
            properties: {
              errorCode: { type: 'string', enum: [...new Set(faults.map(({ code }) => code))] },
              errorMessage: { type: 'string' },
            },
          },
          version: { type: 'string', enum: ['v1'] },
        },
      },
    },
  },
  faults,
  meanings: {
    requestStatus: 'Whether the call succeeded',
    success: 'True when the call succeeded',
    version: 'Version of the protocol',
    error: 'The error',
    errorCode: 'Error code for programs',
    errorMessage: 'The fault of this request, in words',

    sessions: 'The events of the product in the period',
    productCode: 'Code of the product, as in `internalCode` of the feed',
    externalProductCode: 'Code of the product, as in `internalCode` of the feed. It takes precedence over `productCode`',
    startTime: 'When the event starts, in UTC',
    endTime: 'When the event ends, in UTC',
    startTimeLocal: 'When the event starts, in the time of the venue',
    endTimeLocal: 'When the event ends, in the time of the venue',
    allDay: 'Whether the event has opening hours instead of a start time',
    seats: 'How many seats of the largest price option there are, including sold ones',
    seatsAvailable: 'How many seats of the largest price option can be bought. Price options are not added up',
    priceOptions: 'What can be bought now, with prices; empty when nothing is left',
    label: 'Name of the price option',
    'ConnectField.label': 'Label of the field, as in `bookingFields` of the feed',
    'ConnectFieldValue.label': 'Label of the field; `Barcode` is added when the ticket is issued',
    price: 'Price of one seat, in your currency with decimals',
    seatsUsed: 'How many seats one takes',
    minQuantity: 'The smallest quantity that can be booked',
    maxQuantity: 'The largest quantity that can be booked at once',
    priceGroupType: 'Prices are for each seat',

    bookings: 'The booking',
    orderNumber: 'Your number of the order. Repeating a call with it has no second effect',
    status: 'Status of the order: on hold, expired, booked or cancelled',
    'ConnectBooking.status': 'Must be `CONFIRMED` in the booking call; ignored in the reservation call',
    supplierId: 'Identifier of this service, as you sent it; otherwise always the same',
    supplierName: 'Name of the operator',
    supplierAlias: 'Name of the operator',
    supplierReference: 'The booking code; null before the order is booked',
    resellerId: 'Identifier of your distributor, as you sent it; otherwise ours',
    resellerName: 'Name of your distributor',
    resellerAlias: 'Name of your distributor',
    resellerReference: 'Your own reference, returned unchanged',
    customer: 'Who booked. Used for the first participant if it has no fields',
    items: 'One entry for each event',
    'ConnectCancellation.items': 'Not needed: the order is found by its number',
    quantities: 'How many seats of each price option',
    optionLabel: 'Name of the price option',
    optionPrice: 'Price of one seat, as agreed when it was held',
    value: 'How many seats',
    'ConnectField.value': 'Value of the field',
    'ConnectFieldValue.value': 'Value of the field',
    totalQuantity: 'How many seats in all',
    amount: 'Price of all seats of the item',
    subtotal: 'The same as `amount`',
    participants: 'The guests, in the order of the quantities',
    fields: 'Guest data by label',
    firstName: 'First name',
    lastName: 'Last name',
    name: 'Full name',
    email: 'E-mail address',
    phone: 'Telephone number',
    mobile: 'Mobile telephone number',
    totalAmount: 'Price of the order, without the fees that are agreed with your distributor',
    totalCurrency: 'Currency of the prices',
    totalPaid: 'How much of it is paid. What a cancellation refunds does not count',
    totalDue: 'How much of it is not paid. What a cancellation refunds does not count',
    payments: 'Not used; always empty',
    dateCreated: 'When the order was first received, in UTC',
  },
}
