import Type, { type Static } from 'typebox'
import { Body, CalendarDate, Email, Enum, Flag, Id, nullable, Texts } from '../../lib/schema.js'
import { type GuestField, guestFields } from '../../platform/db/json.js'
import { GuestDataRequirements } from '../../platform/db/json-schema.js'
import { fieldRules, genders } from './fields.js'
import { sortable } from './sorting.js'

const Conditions = Type.Record(Type.String(), Type.String(), {
  description:
    'With `include_conditions`: for each field `required_pre_checkout`, `required_pre_download` or `optional`; what is not met is `missing` or `invalid:` and the reason (`placeholder`, `away_fan`, `country_not_allowed`)',
})

export const Guest = Type.Object(
  {
    first_name: nullable(Type.String()),
    last_name: nullable(Type.String()),
    passport_number: nullable(Type.String({ description: 'Stored encrypted; every read is recorded; erased some time after the event' })),
    contact_email: nullable(Email),
    contact_phone: nullable(Type.String({ description: 'E.164' })),
    lead_guest: Flag,
    date_of_birth: nullable(Type.String({ ...CalendarDate, description: 'yyyy-mm-dd; stored like the passport number' })),
    gender: nullable(Enum(genders)),
    country_of_residence: nullable(Type.String({ description: 'ISO 3166-1 alpha-3' })),
    street_name: nullable(Type.String()),
    additional_street_name: nullable(Type.String()),
    city: nullable(Type.String()),
    zip: nullable(Type.String()),
    province: nullable(Type.String()),
    supported_team: nullable(Type.String()),
    guest_id: nullable(Type.String({ ...Id, description: 'null: the slot is empty' })),
    conditions: Conditions,
  },
  { title: 'Guest' },
)
export type Guest = Static<typeof Guest>

const items = {
  items: Type.Array(
    Type.Object(
      { ticket_id: Id, quantity: Type.Integer({ description: 'Guests the ticket is for' }), guests: Type.Array(Guest) },
      { title: 'GuestDataItem' },
    ),
  ),
}
export const GuestData = Type.Object(items, { title: 'GuestData' })
export type GuestData = Static<typeof GuestData>
export const OrderGuestData = Type.Object({ bookingorder_id: Id, ...items }, { title: 'OrderGuestData' })
export type OrderGuestData = Static<typeof OrderGuestData>

/** The limit is longer than any field. fields.ts checks the exact length. */
const Given = (field: GuestField) =>
  Type.Optional(nullable(Type.String({ maxLength: 1000, description: `${fieldRules[field].schema.description}; "" means null` })))
const given = Object.fromEntries(guestFields.map((field) => [field, Given(field)])) as Record<GuestField, ReturnType<typeof Given>>
const guest = {
  ...given,
  lead_guest: Type.Optional(nullable(Flag)),
  guest_id: Type.Optional(nullable(Type.String({ maxLength: 300 }))),
  conditions: Type.Optional(nullable(Type.Unsafe<object>({ ...Texts, description: 'Accepted unchanged and ignored' }))),
}
const example = {
  first_name: 'Joana',
  last_name: 'Almeida',
  contact_email: 'joana@guest.example',
  contact_phone: '+351211234567',
  date_of_birth: '1990-05-31',
  gender: 'female',
  country_of_residence: 'PRT',
}

export const GuestChange = Body(guest, {
  title: 'GuestChange',
  description: 'The whole guest: a field left out becomes null. lead_guest true makes this the lead guest in place of the other',
  examples: [example],
})
export type GuestChange = Static<typeof GuestChange>

const Item = Type.Object(
  {
    ticket_id: Id,
    quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'As read; at most what is reserved' })),
    guests: Type.Array(Type.Object(guest, { title: 'NewGuest', additionalProperties: false }), { maxItems: 10_000 }),
  },
  { title: 'NewGuestDataItem', additionalProperties: false },
)
const changed = { items: Type.Array(Item, { minItems: 1, maxItems: 100 }) }
const ticket_id = '01k9zq3v5r8t2w4y6a1b3c5d7e_tck'

export const NewGuestData = Body(changed, {
  title: 'NewGuestData',
  description:
    'Some guests now and others later. A guest with a guest_id is changed, only in the fields sent; the others take the places that are free or, when there are as many guests as places, the places in order',
  examples: [{ items: [{ ticket_id, guests: [example] }] }],
})
export type NewGuestData = Static<typeof NewGuestData>

export const GuestDataChange = Body(
  { bookingorder_id: Type.Optional(Id), ...changed },
  {
    title: 'GuestDataChange',
    description:
      'Each guest sent is replaced as a whole, by guest_id or else by place; guests that are not sent, and blank ones without a guest_id, stay as they are',
    examples: [{ items: [{ ticket_id, guests: [example] }] }],
  },
)
export type GuestDataChange = Static<typeof GuestDataChange>

const country_hint = Type.Optional(
  Type.String({
    maxLength: 100,
    description:
      'Country, ISO 3166-1, of guests whose own country_of_residence is not known: requirements that depend on the country are resolved for it. The country of the guest itself overrides it',
    examples: ['PRT'],
  }),
)
export const RequirementsQuery = Type.Object({ country_hint })
const include_conditions = Type.Optional(
  Type.Boolean({ default: false, description: 'Whether to say what each guest still lacks', examples: [true] }),
)
export const GuestQuery = Type.Object({ include_conditions, country_hint })
export const GuestDataQuery = Type.Object({
  sorting: Type.Optional(
    Type.String({
      description: `Orders the guests of each item. Comma-separated fields, \`-field\` or \`field:desc\` for descending. Sortable: ${sortable.map((name) => `\`${name}\``).join(', ')}. Places without a value come last`,
      examples: ['last_name,first_name'],
    }),
  ),
  include_conditions,
  country_hint,
})
export type GuestQuery = Static<typeof GuestQuery>
export type GuestDataQuery = Static<typeof GuestDataQuery>

const AnySchema = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
  description:
    'JSON Schema 2020-12: `required` before checkout; `x-stage` says when each field is required. Resolved by a country_hint it is for residents of that country and accepts no other country_of_residence',
})
const asked = {
  guest_data_requirements: Type.Array(GuestDataRequirements.items, {
    description:
      'What holds here, the nearest of ticket, category, event and the supplier’s service_checkout for each field, and what follows from it',
  }),
  json_schema: Type.Object({ lead_guest: AnySchema, other: AnySchema }),
}
export const EventGuestRequirements = Type.Object({ event_id: Id, ...asked }, { title: 'EventGuestRequirements' })
export type EventGuestRequirements = Static<typeof EventGuestRequirements>
export const TicketGuestRequirements = Type.Object({ ticket_id: Id, ...asked }, { title: 'TicketGuestRequirements' })
export type TicketGuestRequirements = Static<typeof TicketGuestRequirements>
