import Type, { type Static } from 'typebox'
import { CalendarDate, Enum, Id, nullable } from '../../lib/schema.js'
import { concernKinds } from './store.js'

export const Concern = Type.Object(
  {
    kind: Enum(concernKinds, {
      description:
        'late_guest_data and missing_files: orders for events of the next seven days; outdated_files: uploaded tickets that show an old date or venue; expiring_holds: in the next five minutes; open_requests: suppliers are being asked; open_grouprequests: group requests that wait for a quote of the caller or for its answer to one, of the operator all that are open; open_decisions: orders whose buyer has to decide after a disruption; due_memos: to be done by today; failing_webhooks: not delivered to for now',
    }),
    count: Type.Integer({ examples: [3] }),
    list: Type.String({ description: 'The list that shows them', examples: ['bookingorders'] }),
    query: Type.String({ description: 'With these filters', examples: ['logistic_status=pendingticketupload'] }),
    items: Type.Array(
      Type.Object({
        id: Id,
        title: Type.String({ examples: ['K7WQ2X · Porto vs Benfica'] }),
        detail: Type.String({ examples: ['desk@agency.example'] }),
        due: nullable(Type.String({ description: 'UTC', examples: ['2027-01-31T19:00:00'] })),
        subject_id: nullable(Type.String({ description: 'Of a memo: what it is kept on' })),
      }),
      { description: 'The most urgent ones' },
    ),
  },
  { title: 'Concern' },
)
export type Concern = Static<typeof Concern>

export const Overview = Type.Object(
  {
    needs_attention: Type.Array(Concern),
    sales: Type.Array(
      Type.Object({
        date: CalendarDate,
        orders: Type.Integer(),
        admissions: Type.Integer(),
        cancelled: Type.Integer({ description: 'Orders of that day that were cancelled since' }),
        turnover: Type.Array(Type.Object({ currency: Type.String({ examples: ['EUR'] }), amount: Type.Integer() }), {
          description: 'Per currency, less refunds; for a supplier its payout',
        }),
      }),
      { description: 'One entry for each day in UTC, the oldest first' },
    ),
    stock: Type.Array(
      Type.Object({
        event_id: Id,
        event_name: Type.String(),
        date_start: Type.String({ description: 'Local to the venue', examples: ['2027-01-31T20:00:00'] }),
        available: Type.Integer({ description: 'Can be bought now, as in the statistics of the event' }),
        allotted: Type.Integer({ description: 'Kept for distributors and neither sold nor held' }),
        reserved: Type.Integer(),
        sold: Type.Integer(),
      }),
      { description: 'The next events that have tickets; of a supplier its own tickets, none for distributors' },
    ),
  },
  { title: 'Overview' },
)
export type Overview = Static<typeof Overview>

export const OverviewQuery = Type.Object(
  { days: Type.Optional(Type.Integer({ minimum: 1, maximum: 92, default: 30, description: 'How many days of sales', examples: [30] })) },
  { additionalProperties: false },
)
