import Type, { type Static } from 'typebox'
import { type Caller, isOperator } from '../../lib/caller.js'
import { Body, DateTime, Flag, Id, Minor, nullable } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import type { ReservationRow } from '../reservations/store.js'

export const RequestAnswer = Body(
  {
    accept: Flag,
    quantity: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 2_147_483_647,
        description: 'A smaller quantity than requested, if there is one item; default the full quantity',
      }),
    ),
  },
  { title: 'RequestAnswer', examples: [{ accept: true }] },
)
export type RequestAnswer = Static<typeof RequestAnswer>

/** A reservation as its supplier sees it: the tickets and the deadline, but no guests. */
export const TicketRequest = Type.Object(
  {
    reservation_id: Id,
    status: Type.String(),
    void_reason: nullable(Type.String()),
    created: DateTime,
    answer_until: DateTime,
    items: Type.Array(
      Type.Object({
        ticket_id: Id,
        quantity: Type.Integer(),
        net_rate: nullable(Type.Integer({ ...Minor, description: 'What the distributor pays; null for the supplier' })),
        currency: Type.String(),
        ticket_name: Type.String(),
        event_name: Type.String(),
      }),
    ),
  },
  { title: 'TicketRequest' },
)
export type TicketRequest = Static<typeof TicketRequest>

export const toRequest = (row: ReservationRow, caller: Caller): TicketRequest => ({
  reservation_id: row.reservation_id,
  status: row.status,
  void_reason: row.void_reason,
  created: wireTime(row.created),
  answer_until: wireTime(row.valid_until),
  items: row.items.map(({ ticket_id, quantity, net_rate, currency, ticket_name, event_name }) => ({
    ticket_id,
    quantity,
    net_rate: isOperator(caller) ? net_rate : null,
    currency,
    ticket_name,
    event_name,
  })),
})
