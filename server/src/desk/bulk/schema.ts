import Type, { type Static } from 'typebox'
import { type Caller, isOperator } from '../../lib/caller.js'
import { Body, Count, Currency, DateTime, Enum, Id, Ids, nullable } from '../../lib/schema.js'
import { dayMillis, wireTime } from '../../lib/time.js'
import { bulkActions, bulkStatuses, undoStatuses } from './list.js'
import { bulkPrices, skipReasons } from './rules.js'
import { type BulkRow, keptDays } from './store.js'

const percent = Type.String({
  pattern: '^-?\\d{1,3}(\\.\\d{1,4})?$',
  maxLength: 9,
  description: 'By how many percent the price changes, as a decimal; less than zero makes it cheaper',
  examples: ['-5'],
})
const amount = Type.Integer({
  minimum: -1_000_000_000,
  maximum: 1_000_000_000,
  description: 'By how much the price changes, in minor units of `currency_code`; tickets in other currencies are passed over',
  examples: [250],
})
const price = Enum(bulkPrices, {
  description:
    'Which price changes; net_rate follows from cost_price by the markup, and from service_price when the operator sets that by hand',
})

export const NewBulk = Body(
  {
    action: Enum(bulkActions),
    ticket_ids: Type.Optional(Type.Array(Id, { ...Ids, minItems: 1, maxItems: 10_000 })),
    filter: Type.Optional(
      Type.String({
        maxLength: 8000,
        description: "Instead of `ticket_ids`: all tickets that match, in the words of the ticket list's query",
        examples: ['event_id=01k9zq3v5r8t2w4y6a1b3c5d7e_evt&ticket_status=available'],
      }),
    ),
    price: Type.Optional(price),
    percent: Type.Optional(percent),
    amount: Type.Optional(amount),
    currency_code: Type.Optional(Currency),
  },
  {
    title: 'NewBulk',
    description: 'One of `ticket_ids` and `filter`; to reprice, one of `percent` and `amount` (with `currency_code`)',
    examples: [{ action: 'reprice', filter: 'event_id=01k9zq3v5r8t2w4y6a1b3c5d7e_evt', price: 'cost_price', percent: '-5' }],
  },
)
export type NewBulk = Static<typeof NewBulk>

const Seen = Type.Object({
  ticket_status: Type.String(),
  cost_price: Type.Integer(),
  service_price: nullable(Type.Integer({ description: 'The operator’s; null for a supplier' })),
  sales_price: Type.Integer(),
  net_rate: Type.Integer(),
})
export const BulkExample = Type.Object(
  { ticket_id: Id, ticket_title: Type.String(), event_name: Type.String(), currency_code: Type.String(), before: Seen, after: Seen },
  { title: 'BulkExample' },
)

export const Bulk = Type.Object(
  {
    bulk_id: Id,
    action: Enum(bulkActions),
    status: Enum(bulkStatuses, { description: 'previewed: nothing has happened yet; done: every ticket was looked at' }),
    filter: nullable(Type.String()),
    price: nullable(Type.String()),
    percent: nullable(Type.String()),
    amount: nullable(Type.Integer()),
    currency_code: nullable(Type.String()),
    matching: Type.Integer({ description: 'How many tickets there were' }),
    affected: Type.Integer({ description: 'How many of them change' }),
    skipped: Type.Array(Type.Object({ reason: Enum(skipReasons), count: Count }), { description: 'Why the others do not' }),
    examples: Type.Array(BulkExample, { description: 'Some of those that change, as they are and as they will be' }),
    done: Type.Integer({ description: 'How many were looked at so far' }),
    changed: Type.Integer({ description: 'How many of these were changed' }),
    passed_over: Type.Integer({
      description: 'How many of these were skipped, because they have changed since the preview or the change is refused',
    }),
    created: DateTime,
    created_by: Id,
    created_by_name: Type.String({ description: 'The name of that client', examples: ['Product desk'] }),
    impersonator_client_id: nullable(Id),
    expires: Type.String({ ...DateTime, description: 'Until when the preview can be applied' }),
    started: nullable(DateTime),
    finished: nullable(DateTime),
    undoable: Type.Integer({ description: 'How many of the changed tickets can be given their earlier values back' }),
    undoable_until: nullable(
      Type.String({ ...DateTime, description: 'Until when it can be undone; null if there is nothing to undo, or it was undone' }),
    ),
    undo: nullable(
      Type.Object(
        {
          status: Enum(undoStatuses, { description: 'done: every changed ticket was looked at' }),
          done: Type.Integer({ description: 'How many changed tickets were looked at so far' }),
          restored: Type.Integer({ description: 'How many of these have their earlier values again' }),
          passed_over: Type.Integer({ description: 'How many of these have not, because somebody changed them after the change' }),
          undone_by: Type.String({ ...Id, description: 'The client that asked for it' }),
          started: DateTime,
          finished: nullable(DateTime),
        },
        { title: 'BulkUndo', description: 'How far it is undone; null if nobody asked for it' },
      ),
    ),
  },
  { title: 'Bulk' },
)
export type Bulk = Static<typeof Bulk>

const forSupplier = (seen: Bulk['examples'][number]['before']) => ({ ...seen, service_price: null })

/** A supplier does not see the operator's sales price before discounts. */
const examplesFor = (caller: Caller, examples: Bulk['examples']): Bulk['examples'] =>
  isOperator(caller)
    ? examples
    : examples.map((example) => ({ ...example, before: forSupplier(example.before), after: forSupplier(example.after) }))

export const toBulk = (row: BulkRow, caller: Caller): Bulk => ({
  bulk_id: row.bulk_id,
  action: row.action,
  status: row.status,
  filter: row.filter,
  price: row.price,
  percent: row.percent,
  amount: row.amount,
  currency_code: row.currency_code,
  matching: row.matching,
  affected: row.affected,
  skipped: Object.entries(row.skipped).map(([reason, count]) => ({ reason: reason as (typeof skipReasons)[number], count })),
  examples: examplesFor(caller, row.examples as Bulk['examples']),
  done: row.done,
  changed: row.changed,
  passed_over: row.done - row.changed,
  created: wireTime(row.created),
  created_by: row.client_id,
  created_by_name: row.created_by_name,
  impersonator_client_id: row.impersonator_client_id,
  expires: wireTime(row.expires),
  started: wireTime(row.started),
  finished: wireTime(row.finished),
  undoable: row.undoable,
  undoable_until: wireTime(undoableUntil(row)),
  undo: row.undo_status === null ? null : undoOf(row, row.undo_status),
})

const undoableUntil = ({ finished, undoable, undo_status }: BulkRow): Date | null =>
  finished === null || undoable === 0 || undo_status === 'running' || undo_status === 'done'
    ? null
    : new Date(finished.getTime() + keptDays * dayMillis)

const undoOf = (row: BulkRow, status: (typeof undoStatuses)[number]): Bulk['undo'] => ({
  status,
  done: row.undone,
  restored: row.restored,
  passed_over: row.undone - row.restored,
  undone_by: row.undo_client_id ?? row.client_id,
  started: wireTime(row.undo_started ?? row.created),
  finished: wireTime(row.undo_finished),
})
