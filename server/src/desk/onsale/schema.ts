import Type, { type Static } from 'typebox'
import { DateTime, Id } from '../../lib/schema.js'

/** The data of one message. The stream itself is text. */
export const LiveFigures = Type.Object(
  {
    ticket_id: Id,
    at: DateTime,
    available: Type.Integer(),
    reserved: Type.Integer(),
    sold: Type.Integer(),
    seconds: Type.Array(
      Type.Object({
        at: DateTime,
        requests: Type.Integer(),
        accepted: Type.Integer(),
        refused: Type.Integer(),
      }),
      { description: 'What was counted in each second; a later message may correct a second of an earlier one' },
    ),
  },
  { title: 'LiveFigures' },
)
export type LiveFigures = Static<typeof LiveFigures>
