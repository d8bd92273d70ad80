import Type, { type TProperties, type TSchema } from 'typebox'
import { Currency, Enum, Flag, nullable } from '../../lib/schema.js'
import { notificationTypes } from './schema.js'

/**
 * Answers of the standard, for the reference. They are not used for serialization. Fields of a capability are optional here, because they
 * are returned only when the capability is requested.
 */

const Line = Type.String()
const Lines = Type.Array(Line)
const Whole = Type.Integer()
const Amount = Type.Integer({ examples: [12500] })
const Nothing = Type.Null()
/** The standard has these lists; ours are always empty. */
const Empty = Type.Array(Line, { maxItems: 0 })
const Utc = Type.String({ examples: ['2027-03-28T18:00:00Z'] })
const Local = Type.String({ examples: ['2027-03-28T20:00:00+02:00'] })
const Day = Type.String({ examples: ['2027-03-28'] })
/** The first alternative is the one that examples show. */
const either = (...alternatives: TSchema[]) => Type.Unsafe({ anyOf: alternatives })

/** `core` is always returned, `added` with a capability. */
const shape = (title: string, core: TProperties, added: TProperties = {}) =>
  Type.Object({ ...core, ...Object.fromEntries(Object.entries(added).map(([name, schema]) => [name, Type.Optional(schema)])) }, { title })

const Tax = shape('OctoTax', { name: Type.String({ examples: ['VAT 21%'] }), retail: Amount, original: Amount, net: Amount })
const price = {
  original: Amount,
  retail: Amount,
  net: Amount,
  currency: Currency,
  currencyPrecision: Type.Integer({ examples: [2] }),
  includedTaxes: Type.Array(Tax),
}
const Pricing = shape('OctoPricing', price)
const UnitPricing = shape('OctoUnitPricing', { unitId: Line, ...price })

const Question = shape('OctoQuestion', {
  id: Line,
  label: Line,
  description: nullable(Line),
  required: Flag,
  inputType: Enum(['text', 'date', 'select']),
  selectOptions: Type.Array(shape('OctoSelectOption', { label: Line, value: Line })),
})
const Feature = shape('OctoFeature', { type: Enum(['INCLUSION', 'BOOKING_TERM', 'CANCELLATION_TERM']), shortDescription: Line })
const Location = shape('OctoLocation', {
  title: Line,
  shortDescription: Nothing,
  types: Type.Array(Enum(['START', 'REDEMPTION'])),
  minutesTo: Nothing,
  minutesAt: Nothing,
  place: shape('OctoPlace', {
    latitude: Type.Number({ examples: [52.3731] }),
    longitude: Type.Number({ examples: [4.8922] }),
    postalAddress: shape('OctoPostalAddress', {
      streetAddress: nullable(Line),
      addressLocality: Line,
      addressRegion: nullable(Line),
      postalCode: nullable(Line),
      addressCountry: Line,
      postOfficeBoxNumber: Nothing,
    }),
    identifiers: Type.Record(Type.String(), Nothing),
    sameAs: Empty,
  }),
})

const content = {
  title: Line,
  shortDescription: Line,
  description: nullable(Line),
  features: Type.Array(Feature),
  faqs: Empty,
  media: Empty,
  locations: Type.Array(Location),
  categoryLabels: Lines,
  durationMinutesFrom: Whole,
  durationMinutesTo: Whole,
  commentary: Empty,
}

const Unit = shape(
  'OctoUnit',
  {
    id: Type.String({ examples: ['regular'] }),
    internalName: Line,
    reference: Nothing,
    type: Enum(['ADULT', 'YOUTH', 'CHILD', 'SENIOR', 'OTHER']),
    restrictions: shape('OctoUnitRestrictions', {
      minAge: Whole,
      maxAge: Whole,
      idRequired: Flag,
      minQuantity: Nothing,
      maxQuantity: Nothing,
      paxCount: Whole,
      accompaniedBy: Empty,
    }),
    requiredContactFields: Lines,
  },
  {
    pricingFrom: Type.Array(Pricing),
    title: Line,
    shortDescription: Line,
    features: Type.Array(Feature),
    questions: Type.Array(Question),
  },
)

const Option = shape(
  'OctoOption',
  {
    id: Line,
    default: Flag,
    internalName: Line,
    reference: Nothing,
    instantConfirmation: Flag,
    availabilityLocalStartTimes: Type.Array(Type.String({ examples: ['20:00'] })),
    cancellationCutoff: Type.String({ examples: ['14 days'] }),
    cancellationCutoffAmount: Whole,
    cancellationCutoffUnit: Enum(['day']),
    requiredContactFields: Lines,
    restrictions: shape('OctoOptionRestrictions', { minUnits: Whole, maxUnits: Nothing }),
    units: Type.Array(Unit),
  },
  { pricingFrom: Type.Array(Pricing), ...content, questions: Type.Array(Question) },
)

export const Product = shape(
  'OctoProduct',
  {
    id: Line,
    internalName: Line,
    reference: Nothing,
    locale: Type.String({ examples: ['en-GB'] }),
    timeZone: Type.String({ examples: ['Europe/Amsterdam'] }),
    allowFreesale: Flag,
    instantConfirmation: Flag,
    instantDelivery: Flag,
    availabilityRequired: Flag,
    availabilityType: Enum(['START_TIME', 'OPENING_HOURS']),
    deliveryFormats: Type.Array(Enum(['PDF_URL', 'QRCODE'])),
    deliveryMethods: Type.Array(Enum(['TICKET', 'VOUCHER'])),
    redemptionMethod: Enum(['DIGITAL']),
    options: Type.Array(Option),
  },
  { defaultCurrency: Currency, availableCurrencies: Type.Array(Currency), pricingPer: Enum(['UNIT']), ...content },
)

const OpeningHours = Type.Array(
  shape('OctoOpeningHours', { from: Type.String({ examples: ['10:00'] }), to: Type.String({ examples: ['18:00'] }) }),
)
const AvailabilityStatus = Enum(['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'])

export const Availability = shape(
  'OctoAvailability',
  {
    id: Line,
    localDateTimeStart: Local,
    localDateTimeEnd: Local,
    utcCutoffAt: Utc,
    allDay: Flag,
    available: Flag,
    status: AvailabilityStatus,
    vacancies: Whole,
    capacity: Whole,
    maxUnits: Whole,
    openingHours: OpeningHours,
  },
  { unitPricing: Type.Array(UnitPricing), pricing: Pricing, title: Line, shortDescription: Line },
)

export const CalendarDay = shape(
  'OctoCalendarDay',
  { localDate: Day, available: Flag, status: AvailabilityStatus, vacancies: Whole, capacity: Whole, openingHours: OpeningHours },
  { unitPricingFrom: Type.Array(UnitPricing), pricingFrom: Pricing },
)

const Contact = shape('OctoContact', {
  fullName: nullable(Line),
  firstName: nullable(Line),
  lastName: nullable(Line),
  emailAddress: nullable(Line),
  phoneNumber: nullable(Line),
  locales: Lines,
  postalCode: nullable(Line),
  country: nullable(Line),
  notes: nullable(Line),
})
const DeliveryOption = shape('OctoDeliveryOption', {
  deliveryFormat: Enum(['PDF_URL', 'QRCODE']),
  deliveryValue: Type.String({ examples: ['ALT-7h3k2m9qw4'] }),
})
const Ticket = shape('OctoTicket', {
  redemptionMethod: Enum(['DIGITAL']),
  utcRedeemedAt: nullable(Line),
  deliveryOptions: Type.Array(DeliveryOption),
})
const QuestionAnswer = shape('OctoQuestionAnswer', { questionId: Line, question: Question, value: nullable(Line) })
const BookingStatus = Enum(['ON_HOLD', 'CONFIRMED', 'EXPIRED', 'CANCELLED', 'PENDING', 'REJECTED', 'REDEEMED'])
const Uuid = Type.String({ examples: ['5f1d2a7e-2a4b-4c53-9d8c-8a8f3a1b7c55'] })

const UnitItem = shape(
  'OctoUnitItem',
  {
    uuid: Uuid,
    resellerReference: nullable(Line),
    supplierReference: nullable(Line),
    unitId: Line,
    status: BookingStatus,
    utcRedeemedAt: nullable(Line),
    contact: Contact,
    ticket: Ticket,
  },
  { unit: Unit, pricing: Pricing, questionAnswers: Type.Array(QuestionAnswer) },
)

export const Booking = shape(
  'OctoBooking',
  {
    id: Uuid,
    uuid: Uuid,
    testMode: Flag,
    resellerReference: nullable(Line),
    supplierReference: nullable(Line),
    status: BookingStatus,
    utcCreatedAt: Utc,
    utcUpdatedAt: Utc,
    utcExpiresAt: nullable(Utc),
    utcRedeemedAt: nullable(Line),
    utcConfirmedAt: nullable(Line),
    productId: Line,
    optionId: Line,
    cancellable: Flag,
    cancellation: either(
      Nothing,
      shape('OctoCancellationResult', { refund: Enum(['FULL', 'PARTIAL', 'NONE']), reason: nullable(Line), utcCancelledAt: Utc }),
    ),
    freesale: Flag,
    availabilityId: Line,
    availability: either(Availability, Nothing),
    contact: Contact,
    notes: nullable(Line),
    deliveryMethods: Type.Array(Enum(['TICKET', 'VOUCHER'])),
    voucher: Ticket,
    unitItems: Type.Array(UnitItem),
  },
  { product: Product, option: Option, pricing: Pricing, questionAnswers: Type.Array(QuestionAnswer) },
)

export const Supplier = shape(
  'OctoSupplier',
  {
    id: Line,
    name: Line,
    endpoint: Line,
    contact: shape('OctoSupplierContact', { website: Line, email: nullable(Line), telephone: Nothing, address: nullable(Line) }),
  },
  { shortDescription: Line, media: Empty },
)

export const Capability = shape('OctoCapability', {
  id: Type.String({ examples: ['octo/pricing'] }),
  revision: Whole,
  required: Flag,
  dependencies: Empty,
  docs: Line,
})

export const Subscription = shape('OctoSubscription', {
  id: Line,
  url: Type.String({ examples: ['https://reseller.example/octo'] }),
  notificationTypes: Type.Array(Enum(notificationTypes)),
  headers: Type.Record(Type.String(), Line),
})
