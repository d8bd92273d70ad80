import Type, { type Static } from 'typebox'
import { CalendarDate, Currency, Email, Enum, Flag, nullable, Text } from '../../lib/schema.js'

/** Requests of the standard. Unknown fields are accepted, because they can belong to capabilities that we do not support. */
const OctoId = Type.String({ minLength: 1, maxLength: 700 })
const Uuid = Type.String({ pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' })
const maybe = Type.Optional

const Units = Type.Array(Type.Object({ id: OctoId, quantity: Type.Integer({ minimum: 0, maximum: 1000 }) }), { maxItems: 100 })

const asked = {
  productId: OctoId,
  optionId: OctoId,
  localDateStart: maybe(nullable(CalendarDate)),
  localDateEnd: maybe(nullable(CalendarDate)),
  units: maybe(Units),
  currency: maybe(nullable(Currency)),
}
export const CalendarQuestion = Type.Object(asked)
export type CalendarQuestion = Static<typeof CalendarQuestion>
export const AvailabilityQuestion = Type.Object({
  ...asked,
  localDate: maybe(nullable(CalendarDate)),
  availabilityIds: maybe(Type.Array(OctoId, { maxItems: 1000 })),
})
export type AvailabilityQuestion = Static<typeof AvailabilityQuestion>

const Shown = (length = 500) => maybe(nullable(Text(length)))
const Contact = Type.Object({
  fullName: Shown(),
  firstName: Shown(),
  lastName: Shown(),
  emailAddress: maybe(nullable(Email)),
  phoneNumber: Shown(50),
  locales: maybe(Type.Array(Text(50), { maxItems: 50 })),
  postalCode: Shown(50),
  country: Shown(50),
  notes: Shown(2000),
})
export type Contact = Static<typeof Contact>

const Answers = Type.Array(Type.Object({ questionId: OctoId, value: nullable(Text(500)) }), { maxItems: 50 })
const UnitItem = Type.Object({
  uuid: maybe(Uuid),
  unitId: OctoId,
  resellerReference: Shown(200),
  contact: maybe(Contact),
  questionAnswers: maybe(Answers),
})
export type UnitItemInput = Static<typeof UnitItem>

const Minutes = Type.Integer({ minimum: 1, maximum: 100_000 })
const terms = {
  notes: Shown(2000),
  resellerReference: Shown(200),
  contact: maybe(Contact),
  unitItems: maybe(Type.Array(UnitItem, { maxItems: 1000 })),
  questionAnswers: maybe(Answers),
}
export const NewOctoBooking = Type.Object({
  ...terms,
  uuid: maybe(Uuid),
  productId: OctoId,
  optionId: OctoId,
  availabilityId: maybe(nullable(OctoId)),
  expirationMinutes: maybe(Minutes),
  currency: maybe(nullable(Currency)),
})
export type NewOctoBooking = Static<typeof NewOctoBooking>
export const OctoBookingChange = Type.Object({
  ...terms,
  productId: maybe(OctoId),
  optionId: maybe(OctoId),
  availabilityId: maybe(OctoId),
  expirationMinutes: maybe(Minutes),
  emailReceipt: maybe(Flag),
})
export type OctoBookingChange = Static<typeof OctoBookingChange>
/** The standard requires a contact. Which of its fields are required depends on the tickets. */
export const OctoConfirmation = Type.Object({ ...terms, contact: Contact, emailReceipt: maybe(Flag) })
export type OctoConfirmation = Static<typeof OctoConfirmation>
export const OctoExtension = Type.Object({ expirationMinutes: maybe(Minutes) })
export const OctoCancellation = Type.Object({ reason: Shown(2000), force: maybe(Flag) })
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
const Headers = Type.Record(Type.String({ pattern: '^[A-Za-z0-9-]{1,100}$' }), HeaderValue, { maxProperties: 20 })
const subscription = {
  url: Text(2000, 1),
  notificationTypes: Type.Array(Enum(notificationTypes), { minItems: 1, maxItems: 3 }),
  headers: maybe(Headers),
}
export const NewSubscription = Type.Object(subscription)
export type NewSubscription = Static<typeof NewSubscription>
export const SubscriptionChange = Type.Partial(Type.Object(subscription))
export type SubscriptionChange = Static<typeof SubscriptionChange>
