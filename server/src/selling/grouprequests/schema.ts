import Type, { type Static } from 'typebox'
import { type Caller, isOperator } from '../../lib/caller.js'
import { LocalDateTime } from '../../lib/catalogue-schema.js'
import { percentOf } from '../../lib/money.js'
import { Body, CalendarDate, Currency, DateTime, Email, Enum, Id, Minor, nullable, Price, Text } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import { countedFrom, ReleaseRule, type StoredRelease, toReleaseRule } from '../allotments/release.js'
import { type GroupRequestStatus, groupRequestStatuses, type QuoteStatus, quoteStatuses } from './states.js'
import type { GroupRequestRow, QuoteRow } from './store.js'

const Size = Type.Integer({ minimum: 1, maximum: 100_000, description: 'How many tickets are needed' })
const wishes = {
  category_ids: Type.Optional(Type.Array(Id, { maxItems: 50, uniqueItems: true })),
  budget: Type.Optional(nullable(Type.Integer({ ...Price, description: 'For the whole group, in the minor unit of currency_code' }))),
  currency_code: Type.Optional(nullable(Currency)),
  wishes: Type.Optional(Text(4000)),
}
const Suppliers = Type.Array(Id, {
  maxItems: 50,
  uniqueItems: true,
  description: 'The suppliers to ask; all that offer the event unless given',
})
const Deadline = Type.String({ ...DateTime, description: 'Until when quotes are wanted and can be accepted: yyyy-mm-ddThh:mm:ss, UTC' })

const stamp = '01k9zq3v5r8t2w4y6a1b3c5d7e'
const example = {
  event_id: `${stamp}_evt`,
  description: 'School trip, two coaches',
  size: 60,
  budget: 600_000,
  currency_code: 'EUR',
  wishes: 'Seats together, two teachers per class',
  deadline: '2027-01-10T12:00:00',
  contact_email: 'groups@agency.example',
}

export const NewGroupRequest = Body(
  {
    event_id: Type.Optional(Id),
    description: Type.Optional(Text(2000, 1)),
    size: Size,
    ...wishes,
    deadline: Deadline,
    supplier_ids: Type.Optional(Suppliers),
    contact_email: Email,
    external_reference_id: Type.Optional(nullable(Text(200, 1))),
    distributor_id: Type.Optional(Type.String({ ...Id, description: 'Operator only: the distributor that asks' })),
  },
  { title: 'NewGroupRequest', examples: [example] },
)
export type NewGroupRequest = Static<typeof NewGroupRequest>

export const GroupRequestChange = Body(
  {
    description: Type.Optional(Text(2000, 1)),
    size: Type.Optional(Size),
    ...wishes,
    deadline: Type.Optional(Deadline),
    supplier_ids: Type.Optional(Type.Array(Id, { maxItems: 50, uniqueItems: true, description: 'Further suppliers to ask' })),
  },
  { title: 'GroupRequestChange', description: 'Only the fields sent change', examples: [{ size: 58 }] },
)
export type GroupRequestChange = Static<typeof GroupRequestChange>

const QuoteItem = Type.Object(
  { ticket_id: Id, quantity: Type.Integer({ minimum: 1, maximum: 100_000 }), net_rate: Price, currency_code: Currency },
  { title: 'QuoteItem', additionalProperties: false },
)
const quoteExample = {
  items: [{ ticket_id: `${stamp}_tck`, quantity: 60, net_rate: 9_500, currency_code: 'EUR' }],
  valid_until: '2027-01-09T12:00:00',
  deposit_percentage: 25,
  name_deadline: '2027-01-20',
  conditions: 'Full payment 14 days before the event',
  release: { kind: 'before', days: 7, hours: 0 },
}

export const NewQuote = Body(
  {
    items: Type.Array(QuoteItem, { minItems: 1, maxItems: 50 }),
    valid_until: Type.String({ ...DateTime, description: 'Until when it can be accepted' }),
    deposit_percentage: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    name_deadline: Type.Optional(
      nullable(Type.String({ ...CalendarDate, description: 'Day by which the names of all guests are needed' })),
    ),
    conditions: Type.Optional(Text(4000)),
    release: Type.Optional(ReleaseRule),
    supplier_id: Type.Optional(Type.String({ ...Id, description: 'Operator only: the supplier that quotes' })),
  },
  { title: 'NewQuote', examples: [quoteExample] },
)
export type NewQuote = Static<typeof NewQuote>

export const acceptedAs = ['allotment', 'reservation'] as const
export const QuoteAcceptance = Body(
  {
    quote_id: Id,
    as: Type.Optional(
      Enum(acceptedAs, {
        description:
          'allotment (default): the tickets are kept for you until the release of the quote. reservation: they are held, and are to be booked',
      }),
    ),
  },
  { title: 'QuoteAcceptance', examples: [{ quote_id: `${stamp}_quo`, as: 'allotment' }] },
)
export type QuoteAcceptance = Static<typeof QuoteAcceptance>

export const GroupRequestDecline = Body(
  { quote_id: Type.Optional(Type.String({ ...Id, description: 'Decline this quote only; the whole request unless given' })) },
  { title: 'GroupRequestDecline', examples: [{}] },
)
export type GroupRequestDecline = Static<typeof GroupRequestDecline>

export const Quote = Type.Object(
  {
    quote_id: Id,
    grouprequest_id: Id,
    supplier_id: Id,
    supplier_name: Type.String(),
    status: Enum(quoteStatuses),
    items: Type.Array(
      Type.Object(
        { ticket_id: Id, ticket_title: Type.String(), quantity: Type.Integer(), net_rate: Minor, currency_code: Currency, amount: Minor },
        { title: 'QuotedTicket' },
      ),
    ),
    quantity: Type.Integer({ description: 'Sum of its items' }),
    totals: Type.Array(Type.Object({ currency_code: Currency, amount: Minor }, { title: 'QuoteTotal' }), {
      description: 'Sum of its items, one per currency',
    }),
    valid_until: DateTime,
    deposit_percentage: Type.Integer(),
    deposits: Type.Array(Type.Object({ currency_code: Currency, amount: Minor }, { title: 'QuoteDeposit' }), {
      description: 'The deposit as amounts, one per currency; empty without one. It is paid to the supplier as the two agree',
    }),
    name_deadline: nullable(CalendarDate),
    conditions: Type.String(),
    release: ReleaseRule,
    release_at: nullable(
      Type.String({ ...DateTime, description: 'When unsold tickets of an accepted quote return to free stock; null without a release' }),
    ),
    created: DateTime,
    updated: DateTime,
  },
  {
    title: 'Quote',
    examples: [
      {
        ...quoteExample,
        quote_id: `${stamp}_quo`,
        grouprequest_id: `${stamp}_grp`,
        supplier_id: `${stamp}_spp`,
        supplier_name: 'Tickets Direct',
        status: 'open',
        items: quoteExample.items.map((item) => ({
          ...item,
          ticket_title: 'Long side, lower ring',
          amount: item.quantity * item.net_rate,
        })),
        quantity: 60,
        totals: [{ currency_code: 'EUR', amount: 570_000 }],
        deposits: [{ currency_code: 'EUR', amount: 142_500 }],
        release_at: '2027-01-24T19:00:00',
        created: '2026-12-01T09:30:00',
        updated: '2026-12-01T09:30:00',
      },
    ],
  },
)
export type Quote = Static<typeof Quote>

export const GroupRequest = Type.Object(
  {
    grouprequest_id: Id,
    status: Enum(groupRequestStatuses),
    distributor_id: Id,
    distributor_name: Type.String(),
    event_id: nullable(Id),
    event_name: nullable(Type.String()),
    event_startdate: nullable(Type.String({ ...LocalDateTime, description: 'Start of the event, as it is now' })),
    description: Type.String(),
    category_ids: Type.Array(Id),
    category_names: Type.Array(Type.String(), { description: 'Names of the categories, in the order of category_ids' }),
    size: Type.Integer(),
    budget: nullable(Minor),
    currency_code: nullable(Currency),
    wishes: Type.String(),
    deadline: DateTime,
    supplier_ids: Type.Array(Id, { description: 'The suppliers that are asked; a supplier sees itself only' }),
    contact_email: nullable(Type.String({ description: 'Not shown to suppliers' })),
    external_reference_id: nullable(Type.String()),
    accepted_quote_id: nullable(Id),
    allotment_id: nullable(Type.String({ ...Id, description: 'The allotment that the accepted quote became' })),
    reservation_id: nullable(Type.String({ ...Id, description: 'The reservation, if it was accepted as one' })),
    closed_at: nullable(DateTime),
    created: DateTime,
    updated: DateTime,
    quotes: Type.Array(Quote, { description: 'A supplier sees its own' }),
  },
  {
    title: 'GroupRequest',
    examples: [
      {
        grouprequest_id: `${stamp}_grp`,
        status: 'new',
        distributor_id: `${stamp}_dst`,
        distributor_name: 'Agency',
        ...example,
        event_name: 'Amsterdam Lions – Utrecht Falcons',
        event_startdate: '2027-01-31T20:00:00',
        ...{ category_ids: [], category_names: [] },
        supplier_ids: [`${stamp}_spp`],
        external_reference_id: null,
        ...{ accepted_quote_id: null, allotment_id: null, reservation_id: null, closed_at: null },
        created: '2026-12-01T08:00:00',
        updated: '2026-12-01T08:00:00',
        quotes: [],
      },
    ],
  },
)
export type GroupRequest = Static<typeof GroupRequest>

/** Counted from the start of the event, which may have moved since the quote was made. */
export const releaseOf = ({ release_kind, release_days, release_hours, release_at }: QuoteRow, starts: Date | null): StoredRelease =>
  countedFrom({ release_kind, release_days, release_hours, release_at: release_at === null ? null : new Date(release_at) }, starts)

export function toQuote(row: QuoteRow): Quote {
  const release = releaseOf(row, row.starts === null ? null : new Date(row.starts))
  const totals = new Map<string, number>()
  for (const { currency_code, quantity, net_rate } of row.items)
    totals.set(currency_code, (totals.get(currency_code) ?? 0) + quantity * net_rate)
  return {
    quote_id: row.quote_id,
    grouprequest_id: row.grouprequest_id,
    supplier_id: row.supplier_id,
    supplier_name: row.supplier_name,
    status: row.status as QuoteStatus,
    items: row.items.map((item) => ({
      ...item,
      ticket_title: row.titles?.[item.ticket_id] ?? '',
      amount: item.quantity * item.net_rate,
    })),
    quantity: row.items.reduce((sum, item) => sum + item.quantity, 0),
    totals: [...totals].map(([currency_code, amount]) => ({ currency_code, amount })),
    valid_until: wireTime(new Date(row.valid_until)),
    deposit_percentage: row.deposit_percentage,
    deposits:
      row.deposit_percentage === 0
        ? []
        : [...totals].map(([currency_code, amount]) => ({ currency_code, amount: percentOf(amount, String(row.deposit_percentage)) })),
    name_deadline: row.name_deadline,
    conditions: row.conditions,
    release: toReleaseRule(release),
    release_at: wireTime(release.release_at),
    created: wireTime(new Date(row.created)),
    updated: wireTime(new Date(row.updated)),
  }
}

export function toGroupRequest(row: GroupRequestRow): GroupRequest {
  return {
    grouprequest_id: row.grouprequest_id,
    status: row.status as GroupRequestStatus,
    distributor_id: row.distributor_id,
    distributor_name: row.distributor_name,
    event_id: row.event_id,
    event_name: row.event_name,
    event_startdate: row.event_startdate,
    description: row.description,
    category_ids: row.category_ids,
    category_names: row.category_names,
    size: row.size,
    budget: row.budget,
    currency_code: row.currency_code,
    wishes: row.wishes,
    deadline: wireTime(row.deadline),
    supplier_ids: row.supplier_ids,
    contact_email: row.contact_email,
    external_reference_id: row.external_reference_id,
    accepted_quote_id: row.accepted_quote_id,
    allotment_id: row.allotment_id,
    reservation_id: row.reservation_id,
    closed_at: wireTime(row.closed_at),
    created: wireTime(row.created),
    updated: wireTime(row.updated),
    quotes: row.quotes.map(toQuote),
  }
}

/** The operator and the distributor that asks see all of a request. */
export const seesAll = (caller: Caller, { distributor_id }: Pick<GroupRequest, 'distributor_id'>): boolean =>
  isOperator(caller) || caller.distributor_id === distributor_id

/** A supplier sees the request and its own quotes, but neither the other suppliers nor how the distributor can be reached. */
export function seenBy(caller: Caller, request: GroupRequest): GroupRequest {
  if (seesAll(caller, request)) return request
  const quotes = request.quotes.filter((quote) => quote.supplier_id === caller.supplier_id)
  const isWinner = quotes.some((quote) => quote.quote_id === request.accepted_quote_id)
  return {
    ...request,
    quotes,
    supplier_ids: request.supplier_ids.filter((id) => id === caller.supplier_id),
    contact_email: null,
    external_reference_id: null,
    accepted_quote_id: isWinner ? request.accepted_quote_id : null,
    allotment_id: isWinner ? request.allotment_id : null,
    reservation_id: null,
  }
}
