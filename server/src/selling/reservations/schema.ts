import Type, { type Static } from 'typebox'
import { Body, Currency, DateTime, Email, Enum, Flag, Id, Minor, nullable, Price, Text } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import { reservationStatuses, voidReasons } from './states.js'
import type { ItemRow, ReservationRow } from './store.js'

const Line = Type.Object(
  {
    ticket_id: Id,
    quantity: Type.Integer({ minimum: 1, maximum: 10_000 }),
    net_rate: Type.Optional(Price),
    currency_code: Type.Optional(Currency),
    sales_price: Type.Optional(Price),
  },
  { title: 'ReservationLine', additionalProperties: false },
)
const Lines = Type.Array(Line, { minItems: 1, maxItems: 100 })
const Tolerance = Type.Integer({
  minimum: 0,
  maximum: 10_000,
  description:
    'Basis points by which the price may have risen above the net_rate sent (100 are one percent, rounded down to the minor unit); a price that has fallen is then accepted too. Without it, or with 0, any other price is refused, a lower one as well. What is held costs the current price, which the answer shows',
})
const example = {
  items: [{ ticket_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_tck', quantity: 2, net_rate: 12_500, currency_code: 'EUR', sales_price: 14_900 }],
  booking_email: 'desk@agency.example',
  external_reference_id: 'basket-4711',
}

export const NewReservation = Body(
  {
    items: Lines,
    booking_email: Email,
    notify_client: Type.Optional(nullable(Flag)),
    notify_me: Type.Optional(Flag),
    notes: Type.Optional(Text(2000)),
    external_reference_id: Type.Optional(nullable(Text(200, 1))),
    target_currency: Type.Optional(Currency),
    price_tolerance: Type.Optional(Tolerance),
    onbehalfclient_id: Type.Optional(Type.String({ ...Id, description: 'Operator only: the client of a distributor the hold is for' })),
  },
  { title: 'NewReservation', examples: [example] },
)
export type NewReservation = Static<typeof NewReservation>

export const ReservationChange = Body(
  {
    notes: Type.Optional(Text(2000)),
    notify_client: Type.Optional(nullable(Flag)),
    notify_me: Type.Optional(Flag),
    external_reference_id: Type.Optional(nullable(Text(200, 1))),
    valid_until: Type.Optional(DateTime),
  },
  {
    title: 'ReservationChange',
    description: 'Only the fields sent change; a later valid_until extends the hold, within its cap',
    examples: [{ notes: 'Group of two' }],
  },
)
export type ReservationChange = Static<typeof ReservationChange>

export const ReservationReplacement = Body(
  { items: Lines, price_tolerance: Type.Optional(Tolerance) },
  {
    title: 'ReservationReplacement',
    description: 'All new items; if they are refused, the old hold stays',
    examples: [{ items: example.items }],
  },
)
export type ReservationReplacement = Static<typeof ReservationReplacement>

export const ReservationItem = Type.Object(
  {
    ticket_id: Id,
    quantity: Type.Integer(),
    salesprice: Minor,
    net_rate: Minor,
    currency: Currency,
    ticket_name: Type.String(),
    event_name: Type.String(),
    allotment_id: nullable(Type.String({ ...Id, description: 'The allotment it is taken from; null for free stock' })),
  },
  { title: 'ReservationItem' },
)

const { items, ...basket } = example
/** The response to the example request above. */
const held = {
  client_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_cln',
  reservation_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_rsv',
  status: 'active',
  void_reason: null,
  notify_client: false,
  notify_me: false,
  notes: '',
  ...basket,
  valid_until: '2027-01-31T09:40:00',
  extendable_until: '2027-01-31T10:00:00',
  created: '2027-01-31T09:30:00',
  updated: '2027-01-31T09:30:00',
  parent_allocation_id: null,
  distributor_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_dst',
  onbehalfclient_id: null,
  target_currency: 'EUR',
  fxratemoment_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_fxr',
  items: items.map(({ ticket_id, quantity, net_rate, currency_code, sales_price }) => ({
    ticket_id,
    quantity,
    salesprice: sales_price,
    net_rate,
    currency: currency_code,
    ticket_name: 'Long side, lower ring',
    event_name: 'Amsterdam Lions – Utrecht Falcons',
    allotment_id: null,
  })),
}

export const Reservation = Type.Object(
  {
    client_id: Id,
    reservation_id: Id,
    status: Enum(reservationStatuses),
    void_reason: nullable(Enum(voidReasons)),
    notify_client: Flag,
    notify_me: Flag,
    notes: Type.String(),
    booking_email: Email,
    valid_until: DateTime,
    extendable_until: DateTime,
    created: DateTime,
    updated: DateTime,
    parent_allocation_id: nullable(Type.String({ ...Id, description: 'The allotment that tickets of it are taken from' })),
    external_reference_id: nullable(Type.String()),
    distributor_id: Id,
    onbehalfclient_id: nullable(Id),
    target_currency: Currency,
    fxratemoment_id: nullable(Id),
    items: Type.Array(ReservationItem),
  },
  { title: 'Reservation', examples: [held] },
)
export type Reservation = Static<typeof Reservation>

/** The contract names the retail price sales_price in requests and salesprice in responses. */
export const toReservationItem = ({
  ticket_id,
  quantity,
  sales_price,
  net_rate,
  currency,
  ticket_name,
  event_name,
  allotment_id,
}: ItemRow) => ({
  ticket_id,
  quantity,
  salesprice: sales_price,
  net_rate,
  currency,
  ticket_name,
  event_name,
  allotment_id,
})

export const toReservation = (row: ReservationRow): Reservation => {
  const created = wireTime(row.created)
  return {
    client_id: row.client_id,
    reservation_id: row.reservation_id,
    status: row.status,
    void_reason: row.void_reason,
    notify_client: row.notify_client,
    notify_me: row.notify_me,
    notes: row.notes,
    booking_email: row.booking_email,
    valid_until: wireTime(row.valid_until),
    extendable_until: wireTime(row.extendable_until),
    created,
    updated: row.updated === row.created ? created : wireTime(row.updated),
    parent_allocation_id: row.parent_allocation_id,
    external_reference_id: row.external_reference_id,
    distributor_id: row.distributor_id,
    onbehalfclient_id: row.onbehalfclient_id,
    target_currency: row.target_currency,
    fxratemoment_id: row.fxratemoment_id,
    items: row.items.map(toReservationItem),
  }
}
