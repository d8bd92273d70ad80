import Type, { type Static } from 'typebox'
import { Body, DateTime, Flag, Id, nullable } from '../../lib/schema.js'

export const NewAdmission = Body(
  {
    orderitem_id: Type.Optional(Type.String({ minLength: 1, maxLength: 80, description: 'The admission itself; or else its barcode' })),
    barcode: Type.Optional(
      Type.String({ minLength: 1, maxLength: 200, description: 'What the scanner read; needs `event_id`', examples: ['0123456789'] }),
    ),
    event_id: Type.Optional(Type.String({ minLength: 1, maxLength: 80, description: 'The event the barcode was scanned at' })),
    admitted_at: Type.Optional(
      Type.String({
        maxLength: 40,
        description: 'When the guest went in, in UTC or with an offset; now if left out',
        examples: ['2031-03-29T18:42:10'],
      }),
    ),
    gate: Type.Optional(nullable(Type.String({ maxLength: 80, description: 'Where the guest went in', examples: ['Gate 4'] }))),
  },
  { title: 'NewAdmission' },
)
export type NewAdmission = Static<typeof NewAdmission>

export const RecordedAdmission = Type.Object(
  {
    orderitem_id: Id,
    bookingorder_id: Id,
    event_id: Id,
    ticket_id: Id,
    section: nullable(Type.String()),
    row: nullable(Type.String()),
    seat: nullable(Type.String()),
    admitted_at: DateTime,
    gate: nullable(Type.String()),
    repeated: Flag,
  },
  {
    title: 'RecordedAdmission',
    description: '`repeated` is true when the ticket was admitted before: time and gate are those of the first admission.',
  },
)
export type RecordedAdmission = Static<typeof RecordedAdmission>
