import Type, { type Static, type TProperties, type TSchema } from 'typebox'
import { Body, Id, nullable } from '../../lib/schema.js'
import {
  type EveryField,
  type FieldIn,
  fieldsIn,
  type OperatorField,
  operatorOnly,
  type PublicField,
  type RequiredField,
  requiredFields,
  rules,
  type SetField,
  type SupplierField,
  setFields,
  type TicketField,
  type ticketFields,
  versionFields,
} from './fields.js'

/** The schemas of tickets in responses and requests, each a selection from the table of fields. */

type Schemas = { [K in TicketField]: (typeof ticketFields)[K]['schema'] }
/** The request schema of each field. */
type Sent = { [K in TicketField]: (typeof ticketFields)[K] extends { sent: infer S extends TSchema } ? S : Schemas[K] }

const shown = <K extends TicketField>(names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, rules[name].schema])) as unknown as Pick<Schemas, K>
const sent = <K extends TicketField>(names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, rules[name].sent ?? rules[name].schema])) as unknown as Pick<Sent, K>

export const ConsoleTicket = Type.Object(shown(fieldsIn('console')), { title: 'ConsoleTicket' })
export const SingleTicket = Type.Object(shown(fieldsIn('single')), { title: 'SingleTicket' })

const optional = <T extends TProperties>(properties: T) => Type.Partial(Type.Object(properties)).properties
const seenBy = <K extends TicketField>(who: 'supplier' | 'operator' | undefined) =>
  fieldsIn('ticket').filter((name) => rules[name].seenBy === who) as unknown as K[]
export const Ticket = Type.Object(
  {
    ...shown(seenBy<PublicField>(undefined)),
    ...optional(shown(seenBy<SupplierField>('supplier'))),
    ...optional(shown(seenBy<OperatorField>('operator'))),
  },
  {
    title: 'Ticket',
    description:
      'Distributors see the required fields; a supplier sees more fields of its own tickets, the operator all. Prices are per ticket.',
  },
)
export type PublicTicket = Pick<EveryField, PublicField>
export type Ticket = Static<typeof Ticket>
export type ConsoleTicket = Pick<EveryField, FieldIn<'console'>>
export type SingleTicket = Pick<EveryField, FieldIn<'single'>>

const required = sent(requiredFields)
const given = sent(setFields.filter((name): name is Exclude<SetField, RequiredField> => !(requiredFields as SetField[]).includes(name)))
export const NewTicket = Body(
  { ...required, supplier_id: Type.Optional(Id), ...optional(given) },
  {
    title: 'NewTicket',
    description: 'A supplier offers for itself; the operator names the supplier. Omitted fields come from event, category and supplier',
    examples: [
      {
        event_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_evt',
        category_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_ctg',
        supplier_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_spp',
        face_value: 9_500,
        cost_price: 8_800,
        supplier_quantity: 40,
        flags: ['no_single_left'],
      },
    ],
  },
)
export type NewTicket = Static<typeof NewTicket>

export const TicketChange = Body(
  { ...optional(required), supplier_id: Type.Optional(Id), ...optional(given) },
  {
    title: 'TicketChange',
    description: 'Only the fields sent change; event and supplier are fixed. Lists are replaced as a whole',
    examples: [{ cost_price: 9_100, supplier_quantity: 60 }],
  },
)
export type TicketChange = Static<typeof TicketChange>

/** A stored version. Fields that only the operator sees are null for a supplier. */
export const TicketVersion = Type.Object(
  {
    ...shown(versionFields),
    ...Object.fromEntries(operatorOnly.map((name) => [name, nullable(rules[name].schema)])),
  },
  { title: 'TicketVersion' },
)
