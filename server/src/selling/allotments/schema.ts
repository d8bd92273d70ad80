import Type, { type Static } from 'typebox'
import { Body, Count, Currency, DateTime, Enum, Flag, Id, nullable, Price } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import { ReleaseRule, toReleaseRule } from './release.js'
import { type AllotmentStatus, allotmentStatuses } from './states.js'
import type { AllotmentRow } from './store.js'

export const rateKinds = ['net', 'percentage'] as const

const Quantity = Type.Integer({ minimum: 1, maximum: 1_000_000 })

/** Without a rate the price of the ticket applies. */
export const AllotmentRate = Type.Object(
  {
    kind: Enum(rateKinds, { description: 'net: a fixed net_rate. percentage: a discount on the current net_rate of the ticket' }),
    net_rate: Type.Optional(Price),
    currency_code: Type.Optional(Currency),
    percentage: Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: 'Percent off, at most four decimals' })),
  },
  { title: 'AllotmentRate', additionalProperties: false },
)
export type AllotmentRate = Static<typeof AllotmentRate>

const terms = {
  rate: Type.Optional(nullable(AllotmentRate)),
  release: Type.Optional(ReleaseRule),
  warning_hours: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 720, description: 'How long before the release both parties are warned; 48 unless given' }),
  ),
  sell_through_warning: Type.Optional(
    nullable(
      Type.Integer({ minimum: 1, maximum: 100, description: 'Percent of the quantity sold or held at which both parties are notified' }),
    ),
  ),
  free_stock_too: Type.Optional(
    Type.Boolean({ description: 'Whether the distributor may use free stock when its allotment is used up; default true' }),
  ),
}

const example = {
  ticket_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_tck',
  distributor_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_dst',
  quantity: 40,
  rate: { kind: 'net', net_rate: 11_000, currency_code: 'EUR' },
  release: { kind: 'before', days: 14, hours: 0 },
  sell_through_warning: 80,
  free_stock_too: true,
}

export const NewAllotment = Body(
  {
    ticket_id: Type.Optional(Type.String({ ...Id, description: 'One ticket; or a set: event_id with category_id' })),
    event_id: Type.Optional(Id),
    category_id: Type.Optional(Type.String({ ...Id, description: 'All tickets of the supplier in this category of the event' })),
    supplier_id: Type.Optional(Type.String({ ...Id, description: 'Operator only, for a set: the supplier whose tickets they are' })),
    distributor_id: Id,
    quantity: Quantity,
    ...terms,
  },
  { title: 'NewAllotment', examples: [example] },
)
export type NewAllotment = Static<typeof NewAllotment>

export const AllotmentChange = Body(
  { quantity: Type.Optional(Quantity), ...terms },
  { title: 'AllotmentChange', description: 'Only the fields sent change', examples: [{ quantity: 30 }] },
)
export type AllotmentChange = Static<typeof AllotmentChange>

export const AllotmentRelease = Body(
  { quantity: Type.Optional(Quantity) },
  {
    title: 'AllotmentRelease',
    description: 'How many unsold tickets to give back; all of them unless given',
    examples: [{ quantity: 10 }],
  },
)
export type AllotmentRelease = Static<typeof AllotmentRelease>

const counts = {
  quantity: Type.Integer({ description: 'What was given' }),
  sold: Count,
  held: Type.Integer({ description: 'In reservations that are not booked yet' }),
  free: Type.Integer({ description: 'The quantity that the distributor can still use' }),
  released: Type.Integer({ description: 'What went back to free stock' }),
}

export const AllottedTicket = Type.Object(
  {
    ticket_id: Id,
    ticket_title: Type.String(),
    ...counts,
    net_rate: nullable(Type.Integer({ description: 'The agreed price of this ticket; null if there is none or it is a percentage' })),
    currency_code: nullable(Currency),
  },
  { title: 'AllottedTicket' },
)

const { quantity, rate, release, sell_through_warning, free_stock_too, ...shownIds } = example
const shownExample = {
  allotment_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_alt',
  status: 'active',
  ...shownIds,
  distributor_name: 'Agency',
  supplier_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_spp',
  supplier_name: 'Tickets Direct',
  event_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_evt',
  event_name: 'Amsterdam Lions – Utrecht Falcons',
  category_id: null,
  quantity,
  sold: 12,
  held: 2,
  free: 26,
  released: 0,
  tickets: [
    {
      ticket_id: shownIds.ticket_id,
      ticket_title: 'Long side, lower ring',
      ...{ quantity, sold: 12, held: 2, free: 26, released: 0, net_rate: rate.net_rate, currency_code: rate.currency_code },
    },
  ],
  rate,
  release,
  release_at: '2027-01-17T19:00:00',
  warning_hours: 48,
  sell_through_warning,
  free_stock_too,
  grouprequest_id: null,
  closed_at: null,
  created: '2026-11-16T09:30:00',
  created_by: '01k9zq3v5r8t2w4y6a1b3c5d7e_cln',
  updated: '2026-11-16T09:30:00',
}

export const Allotment = Type.Object(
  {
    allotment_id: Id,
    status: Enum(allotmentStatuses),
    distributor_id: Id,
    distributor_name: Type.String(),
    supplier_id: Id,
    supplier_name: Type.String(),
    event_id: Id,
    event_name: Type.String(),
    ticket_id: nullable(Id),
    category_id: nullable(Id),
    ...counts,
    tickets: Type.Array(AllottedTicket),
    rate: nullable(AllotmentRate),
    release: ReleaseRule,
    release_at: nullable(Type.String({ ...DateTime, description: 'When unsold tickets return to free stock; null without a release' })),
    warning_hours: Count,
    sell_through_warning: nullable(Count),
    free_stock_too: Flag,
    grouprequest_id: nullable(Id),
    closed_at: nullable(Type.String({ ...DateTime, description: 'When it was released or ended' })),
    created: DateTime,
    created_by: Id,
    updated: DateTime,
  },
  { title: 'Allotment', examples: [shownExample] },
)
export type Allotment = Static<typeof Allotment>

function toRate({ rate_kind, rate_amount, currency_code, rate_percentage }: AllotmentRow): AllotmentRate | null {
  if (rate_kind === 'net' && rate_amount !== null && currency_code !== null) return { kind: 'net', net_rate: rate_amount, currency_code }
  return rate_kind === 'percentage' ? { kind: 'percentage', percentage: Number(rate_percentage) } : null
}

export function toAllotment(row: AllotmentRow): Allotment {
  const sum = (name: 'quantity' | 'sold' | 'held' | 'free' | 'released') => row.tickets.reduce((all, one) => all + one[name], 0)
  return {
    allotment_id: row.allotment_id,
    status: row.status as AllotmentStatus,
    distributor_id: row.distributor_id,
    distributor_name: row.distributor_name,
    supplier_id: row.supplier_id,
    supplier_name: row.supplier_name,
    event_id: row.event_id,
    event_name: row.event_name,
    ticket_id: row.ticket_id,
    category_id: row.category_id,
    quantity: sum('quantity'),
    sold: sum('sold'),
    held: sum('held'),
    free: sum('free'),
    released: sum('released'),
    tickets: row.tickets,
    rate: toRate(row),
    release: toReleaseRule(row),
    release_at: wireTime(row.release_at),
    warning_hours: row.warning_hours,
    sell_through_warning: row.sell_through_warning,
    free_stock_too: row.free_stock_too,
    grouprequest_id: row.grouprequest_id,
    closed_at: wireTime(row.closed_at),
    created: wireTime(row.created),
    created_by: row.created_by,
    updated: wireTime(row.updated),
  }
}
