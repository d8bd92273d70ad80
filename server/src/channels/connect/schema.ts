import Type, { type Static } from 'typebox'
import { nullable, Text } from '../../lib/schema.js'
import { parseInstant } from '../../lib/time.js'
import type { GuestField } from '../../platform/db/json.js'
import { fieldLabels } from '../partner/schema.js'

/** The partner's booking. Unknown fields are accepted and returned unchanged. */

const maybe = Type.Optional
const open = { additionalProperties: true }
const Shown = (length = 500) => maybe(nullable(Text(length)))
const Code = Shown(700)
const Moment = maybe(nullable(Text(40)))

const Field = Type.Object({ label: Text(200), value: maybe(nullable(Text(1000))) }, { title: 'ConnectField', ...open })
export const Participant = Type.Object(
  { fields: maybe(nullable(Type.Array(Field, { maxItems: 100 }))) },
  { title: 'ConnectParticipant', ...open },
)
export type Participant = Static<typeof Participant>

const Quantity = Type.Object(
  { optionLabel: Text(200, 1), value: Type.Integer({ minimum: 0, maximum: 1000 }) },
  { title: 'ConnectQuantity', ...open },
)
const Item = Type.Object(
  {
    productCode: Code,
    externalProductCode: Code,
    startTime: Moment,
    startTimeLocal: Moment,
    quantities: Type.Array(Quantity, { minItems: 1, maxItems: 50 }),
    participants: maybe(nullable(Type.Unsafe<Participant[]>({ type: 'array', items: Participant, maxItems: 1000 }))),
  },
  { title: 'ConnectItem', ...open },
)
export type ItemInput = Static<typeof Item>

const Customer = Type.Object(
  { firstName: Shown(), lastName: Shown(), name: Shown(), email: Shown(), phone: Shown(), mobile: Shown() },
  { title: 'ConnectCustomer', ...open },
)

/** The partner identifies itself and us by texts or numbers. */
const Party = Type.Unsafe<string | number | null>({
  type: ['string', 'integer', 'null'],
  maxLength: 200,
  minimum: 0,
  maximum: 9_007_199_254_740_991,
})
const parties = {
  supplierId: maybe(Party),
  supplierName: Shown(),
  supplierAlias: Shown(),
  resellerId: maybe(Party),
  resellerName: Shown(),
  resellerAlias: Shown(),
  resellerReference: Shown(200),
  customer: maybe(nullable(Customer)),
}

const stamp = '01k9zq3v5r8t2w4y6a1b3c5d7e'
const booking = {
  orderNumber: '4711',
  status: 'CONFIRMED',
  customer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@agency.example' },
  items: [
    {
      externalProductCode: `${stamp}_srs.${stamp}_ctg`,
      startTimeLocal: '2027-03-28 20:00:00',
      quantities: [{ optionLabel: 'regular', value: 2 }],
    },
  ],
}

export const ConnectBooking = Type.Object(
  {
    orderNumber: Text(200, 1),
    status: Shown(50),
    ...parties,
    items: Type.Array(Item, { minItems: 1, maxItems: 50 }),
  },
  { title: 'ConnectBooking', ...open, examples: [booking] },
)
export type ConnectBooking = Static<typeof ConnectBooking>

/** A cancellation is found by its order number. Other fields of the booking are returned unchanged. */
export const ConnectCancellation = Type.Object(
  {
    orderNumber: Text(200, 1),
    ...parties,
    items: maybe(Type.Array(Type.Partial(Item, { title: 'ConnectCancelledItem', ...open }), { maxItems: 50 })),
  },
  { title: 'ConnectCancellation', ...open, examples: [{ orderNumber: '4711' }] },
)
export type ConnectCancellation = Static<typeof ConnectCancellation>

const sent = (maxLength: number, description: string, example: string) =>
  maybe(Type.String({ maxLength, description, examples: [example] }))
export const SessionQuery = Type.Object({
  productCode: sent(700, 'Code of the product. Without it, the address decides', `${stamp}_srs.${stamp}_ctg`),
  externalProductCode: sent(700, 'Code of the product. It takes precedence over `productCode`', `${stamp}_srs.${stamp}_ctg`),
  from: sent(40, 'Start of the period in UTC', '2027-03-01 00:00:00'),
  to: sent(40, 'End of the period in UTC, at most two years after its start', '2027-03-31 23:59:59'),
  fromLocal: sent(40, 'Start of the period in the time of the venue, instead of `from`', '2027-03-01 00:00:00'),
  toLocal: sent(40, 'End of the period in the time of the venue, instead of `to`', '2027-03-31 23:59:59'),
})
export type SessionQuery = Static<typeof SessionQuery>

/** `2027-03-28 20:00:00`, in local time or UTC, depending on the field. */
export const shownTime = (local: string): string => local.slice(0, 19).replace('T', ' ')
export const shownUtc = (instant: Date): string => shownTime(instant.toISOString())

/** Parses a UTC time. Undefined when it is not a time. */
export const readTime = (text: string | null | undefined): Date | undefined => (text ? parseInstant(text) : undefined)
/** Parses a venue-local time into the canonical form. */
export const readLocal = (text: string | null | undefined): string | undefined => readTime(text)?.toISOString().slice(0, 19)

const fields = new Map(Object.entries(fieldLabels).map(([field, label]) => [label.toLowerCase(), field as GuestField]))
export const fieldOf = (label: string): GuestField | undefined => fields.get(label.trim().toLowerCase())
export const barcodeLabel = 'Barcode'
