import Type, { type Static } from 'typebox'
import { Body, CalendarDate, DateTime, Enum, Flag, Id, nullable } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import { memoScopes } from './list.js'
import type { MemoRow } from './store.js'

const Category = Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z0-9_]+$', examples: ['processinformation'] })
const Subcategory = Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z0-9_]+$', examples: ['generic_notes'] })
const MemoText = Type.String({ minLength: 1, maxLength: 10_000, pattern: '\\S' })

export const Memo = Type.Object(
  {
    memo_id: Id,
    scope: Enum(memoScopes),
    memo_category: Type.String(),
    memo_subcategory: Type.String(),
    text: Type.String(),
    bookingorder_id: nullable(Id),
    distributor_id: nullable(Id),
    reservation_id: nullable(Id),
    grouprequest_id: nullable(Id),
    purchaseorder_id: nullable(Id),
    supplier_id: nullable(Id),
    ticket_id: nullable(Id),
    created_by: Id,
    created: DateTime,
    updated: DateTime,
    updated_by: Id,
    action_date: nullable(CalendarDate),
    target_client_id: nullable(Id),
    finish_date: nullable(CalendarDate),
    finished: Flag,
  },
  { title: 'Memo' },
)
export type Memo = Static<typeof Memo>

export const toMemo = ({
  version: _version,
  audience_distributor_id: _distributor,
  audience_supplier_id: _supplier,
  created,
  updated,
  ...row
}: MemoRow): Memo => ({
  ...row,
  scope: row.scope as Memo['scope'],
  created: wireTime(created),
  updated: wireTime(updated),
})

const optional = {
  memo_category: Type.Optional(Category),
  memo_subcategory: Type.Optional(Subcategory),
  action_date: Type.Optional(nullable(CalendarDate)),
  target_client_id: Type.Optional(nullable(Id)),
  finish_date: Type.Optional(nullable(CalendarDate)),
  finished: Type.Optional(nullable(Flag)),
}
export const NewMemo = Body(
  { text: MemoText, scope: Enum(memoScopes), ...optional },
  {
    title: 'NewMemo',
    examples: [
      {
        text: 'Wants seats together for school groups.',
        scope: 'external',
        memo_category: 'processinformation',
        memo_subcategory: 'generic_notes',
        action_date: '2027-01-31',
      },
    ],
  },
)
export type NewMemo = Static<typeof NewMemo>

export const MemoChange = Body(
  { text: Type.Optional(MemoText), ...optional },
  { title: 'MemoChange', description: 'Only the fields sent change', examples: [{ finished: true }] },
)
export type MemoChange = Static<typeof MemoChange>
