import Type, { type Static } from 'typebox'
import { DateTime, Id } from '../../lib/schema.js'

const stock = { available: Type.Integer(), reserved: Type.Integer(), sold: Type.Integer() }
const seconds = Type.Array(
  Type.Object({
    at: DateTime,
    requests: Type.Integer(),
    accepted: Type.Integer(),
    refused: Type.Integer(),
  }),
  { description: 'What was counted in each second; a later message may correct a second of an earlier one' },
)

/** The data of one message. The stream itself is text. */
export const LiveFigures = Type.Object({ ticket_id: Id, at: DateTime, ...stock, seconds }, { title: 'LiveFigures' })
export type LiveFigures = Static<typeof LiveFigures>

export const LiveEvent = Type.Object(
  {
    event_id: Id,
    at: DateTime,
    ...stock,
    seconds,
    tickets: Type.Array(Type.Object({ ticket_id: Id, ticket_title: Type.String(), requests: Type.Integer(), ...stock }), {
      description: 'The tickets with the most requests in the last minute, at most 20',
    }),
  },
  { title: 'LiveEvent' },
)
export type LiveEvent = Static<typeof LiveEvent>
