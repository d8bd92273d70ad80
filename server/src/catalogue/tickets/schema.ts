import Type, { type Static, type TProperties } from 'typebox'
import { Body, Id, nullable } from '../../lib/schema.js'
import { type EveryField, select, TicketYield, ticketFields } from './fields.js'
import {
  consoleFields,
  operatorFields,
  operatorOnly,
  ownFields,
  publicFields,
  requiredFields,
  settableFields,
  singleFields,
  versionFields,
} from './shapes.js'

export const ConsoleTicket = Type.Object(select(consoleFields), { title: 'ConsoleTicket' })
export const SingleTicket = Type.Object(select(singleFields), { title: 'SingleTicket' })

const optional = <T extends TProperties>(properties: T) => Type.Partial(Type.Object(properties)).properties
export const Ticket = Type.Object(
  { ...select(publicFields), ...optional(select(ownFields)), ...optional(select(operatorFields)) },
  {
    title: 'Ticket',
    description:
      'Distributors see the fields that are always there; a supplier sees more of its own tickets, the operator all. Prices are per ticket.',
  },
)
export type PublicTicket = Pick<EveryField, (typeof publicFields)[number]>
export type OwnTicket = PublicTicket & Pick<EveryField, (typeof ownFields)[number]>
export type FullTicket = OwnTicket & Pick<EveryField, (typeof operatorFields)[number]>
export type Ticket = Static<typeof Ticket>
export type ConsoleTicket = Pick<EveryField, (typeof consoleFields)[number]>
export type SingleTicket = Pick<EveryField, (typeof singleFields)[number]>

const required = select(requiredFields)
const given = { ...select(settableFields), ...select(operatorOnly), ticket_yield: nullable(TicketYield) }
export const NewTicket = Body(
  { ...required, supplier_id: Type.Optional(Id), ...optional(given) },
  {
    title: 'NewTicket',
    description:
      'A supplier offers in its own name; the operator names the supplier. What is left out follows from event, category and supplier',
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

/** What history keeps of a version. A supplier finds null where only the operator may look. */
export const TicketVersion = Type.Object(
  {
    ...select(versionFields),
    ...Object.fromEntries(operatorOnly.map((name) => [name, nullable(ticketFields[name])])),
  },
  { title: 'TicketVersion' },
)
