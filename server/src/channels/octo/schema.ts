import Type, { type Static } from 'typebox'
import { CalendarDate, Currency, Email, Enum, Flag, nullable, Text } from '../../lib/schema.js'

/** Requests of the standard. Unknown fields are accepted, because they can belong to capabilities that we do not support. */
const OctoId = Type.String({ minLength: 1, maxLength: 700 })
const Uuid = Type.String({ pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', maxLength: 36 })
const maybe = Type.Optional

/** Examples of the reference. */
const stamp = '01k9zq3v5r8t2w4y6a1b3c5d7e'
const sold = { productId: `${stamp}_srs`, optionId: `${stamp}_ctg` }
const month = { localDateStart: '2027-03-01', localDateEnd: '2027-03-31' }
const lead = { firstName: 'Ada', lastName: 'Byron', emailAddress: 'ada@agency.example' }

const UnitQuantity = Type.Object({ id: OctoId, quantity: Type.Integer({ minimum: 0, maximum: 1000 }) }, { title: 'OctoUnitQuantity' })
const Units = Type.Array(UnitQuantity, { maxItems: 100 })

const asked = {
  productId: OctoId,
  optionId: OctoId,
  localDateStart: maybe(nullable(CalendarDate)),
  localDateEnd: maybe(nullable(CalendarDate)),
  units: maybe(Units),
  currency: maybe(nullable(Currency)),
}
export const CalendarQuestion = Type.Object(asked, { title: 'OctoCalendarQuestion', examples: [{ ...sold, ...month }] })
export type CalendarQuestion = Static<typeof CalendarQuestion>
export const AvailabilityQuestion = Type.Object(
  {
    ...asked,
    localDate: maybe(nullable(CalendarDate)),
    availabilityIds: maybe(Type.Array(OctoId, { maxItems: 1000 })),
  },
  { title: 'OctoAvailabilityQuestion', examples: [{ ...sold, ...month, units: [{ id: 'regular', quantity: 2 }] }] },
)
export type AvailabilityQuestion = Static<typeof AvailabilityQuestion>

const Shown = (length = 500) => maybe(nullable(Text(length)))
const Contact = Type.Object(
  {
    fullName: Shown(),
    firstName: Shown(),
    lastName: Shown(),
    emailAddress: maybe(nullable(Email)),
    phoneNumber: Shown(50),
    locales: maybe(Type.Array(Text(50), { maxItems: 50 })),
    postalCode: Shown(50),
    country: Shown(50),
    notes: Shown(2000),
  },
  { title: 'OctoContactInput' },
)
export type Contact = Static<typeof Contact>

const Answer = Type.Object({ questionId: OctoId, value: nullable(Text(500)) }, { title: 'OctoAnswerInput' })
const Answers = Type.Array(Answer, { maxItems: 50 })
const UnitItem = Type.Object(
  {
    uuid: maybe(Uuid),
    unitId: OctoId,
    resellerReference: Shown(200),
    contact: maybe(Contact),
    questionAnswers: maybe(Answers),
  },
  { title: 'OctoUnitItemInput' },
)
export type UnitItemInput = Static<typeof UnitItem>

const Minutes = Type.Integer({ minimum: 1, maximum: 100_000 })
const terms = {
  notes: Shown(2000),
  resellerReference: Shown(200),
  contact: maybe(Contact),
  unitItems: maybe(Type.Array(UnitItem, { maxItems: 1000 })),
  questionAnswers: maybe(Answers),
}
export const NewOctoBooking = Type.Object(
  {
    ...terms,
    uuid: maybe(Uuid),
    productId: OctoId,
    optionId: OctoId,
    availabilityId: maybe(nullable(OctoId)),
    expirationMinutes: maybe(Minutes),
    currency: maybe(nullable(Currency)),
  },
  {
    title: 'NewOctoBooking',
    examples: [
      {
        uuid: '5f1d2a7e-2a4b-4c53-9d8c-8a8f3a1b7c55',
        ...sold,
        availabilityId: `${stamp}_evt.${stamp}_ctg`,
        unitItems: [{ unitId: 'regular' }, { unitId: 'regular' }],
      },
    ],
  },
)
export type NewOctoBooking = Static<typeof NewOctoBooking>
export const OctoBookingChange = Type.Object(
  {
    ...terms,
    productId: maybe(OctoId),
    optionId: maybe(OctoId),
    availabilityId: maybe(OctoId),
    expirationMinutes: maybe(Minutes),
    emailReceipt: maybe(Flag),
  },
  { title: 'OctoBookingChange', examples: [{ resellerReference: 'order-4711', unitItems: [{ unitId: 'regular' }] }] },
)
export type OctoBookingChange = Static<typeof OctoBookingChange>
/** The standard requires a contact. Which of its fields are required depends on the tickets. */
export const OctoConfirmation = Type.Object(
  { ...terms, contact: Contact, emailReceipt: maybe(Flag) },
  { title: 'OctoConfirmation', examples: [{ contact: lead, resellerReference: 'order-4711' }] },
)
export type OctoConfirmation = Static<typeof OctoConfirmation>
export const OctoExtension = Type.Object(
  { expirationMinutes: maybe(Minutes) },
  { title: 'OctoExtension', examples: [{ expirationMinutes: 20 }] },
)
export const OctoCancellation = Type.Object(
  { reason: Shown(2000), force: maybe(Flag) },
  { title: 'OctoCancellation', examples: [{ reason: 'The guest is ill.' }] },
)
export type OctoCancellation = Static<typeof OctoCancellation>

export const BookingFilter = Type.Object({
  resellerReference: maybe(Text(200, 1)),
  supplierReference: maybe(Text(200, 1)),
  localDate: maybe(CalendarDate),
  localDateStart: maybe(CalendarDate),
  localDateEnd: maybe(CalendarDate),
  productId: maybe(OctoId),
  optionId: maybe(OctoId),
})
export type BookingFilter = Static<typeof BookingFilter>

export const notificationTypes = ['PRODUCT_UPDATE', 'AVAILABILITY_UPDATE', 'BOOKING_UPDATE'] as const
export type NotificationType = (typeof notificationTypes)[number]
/** A value that HTTP cannot carry is refused at registration, because it could never be delivered. */
const HeaderValue = Type.String({ maxLength: 2000, pattern: '^[\\t\\x20-\\x7e]*$' })
/** Ajv does not check the values of names that a pattern of Type.Record excludes, so the names are checked apart. */
const HeaderName = Type.String({ maxLength: 100, pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", description: 'the name of an HTTP header' })
const Headers = Type.Record(Type.String(), HeaderValue, { maxProperties: 20, propertyNames: HeaderName })
const subscription = {
  url: Text(2000, 1),
  notificationTypes: Type.Array(Enum(notificationTypes), { minItems: 1, maxItems: 3 }),
  headers: maybe(Headers),
}
const subscribed = {
  url: 'https://reseller.example/octo',
  notificationTypes: ['BOOKING_UPDATE', 'AVAILABILITY_UPDATE'],
  headers: { 'Api-Key': 'your-key' },
}
export const NewSubscription = Type.Object(subscription, { title: 'NewOctoSubscription', examples: [subscribed] })
export type NewSubscription = Static<typeof NewSubscription>
export const SubscriptionChange = Type.Partial(Type.Object(subscription), {
  title: 'OctoSubscriptionChange',
  examples: [{ notificationTypes: ['BOOKING_UPDATE'] }],
})
export type SubscriptionChange = Static<typeof SubscriptionChange>
