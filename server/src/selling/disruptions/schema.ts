import Type, { type Static } from 'typebox'
import { LocalDateTime } from '../../lib/catalogue-schema.js'
import { disruptionDecisions, disruptionKinds, disruptionMachine } from '../../lib/disruption-states.js'
import { locales } from '../../lib/locales.js'
import { Body, Count, Currency, DateTime, Enum, Flag, Id, Minor, nullable, Text } from '../../lib/schema.js'
import { feeTypes } from '../../platform/db/json.js'

const percent = Type.Integer({ minimum: 0, maximum: 100, description: 'How much of the price and of the fees is refunded, in percent' })
const keepFees = Type.Array(Enum(feeTypes), { maxItems: feeTypes.length, description: 'Fees that are not refunded' })
const payouts = Enum(['reverse', 'keep'] as const, {
  description: '`reverse`: suppliers get nothing for refunded admissions; `keep`: they are paid as if these had taken place',
})
const choices = ['accept', 'refund'] as const
export const NewTerms = Type.Object(
  {
    refund_percent: Type.Optional(percent),
    keep_fees: Type.Optional(keepFees),
    supplier_payout: Type.Optional(payouts),
    default_decision: Type.Optional(
      Enum(choices, { description: 'What applies to orders without an answer when the deadline has passed; `accept` unless said' }),
    ),
  },
  {
    title: 'NewDisruptionTerms',
    additionalProperties: false,
    description: 'Without it: everything is refunded, and suppliers are not paid',
  },
)

const texts = Type.Partial(Type.Object(Object.fromEntries(locales.map((locale) => [locale, Text(2000, 1)]))), {
  title: 'DisruptionTexts',
  additionalProperties: false,
  description: 'An additional text for the letters, by language; for other languages the English text is used',
})
const Texts = Type.Unsafe<Record<string, string>>(texts)

export const NewDisruption = Body(
  {
    kind: Enum(disruptionKinds, {
      description:
        '`cancelled`: it does not take place; `postponed`: the new date is not known yet; `rescheduled`: it has a new date; `relocated`: it has a new venue',
    }),
    date_start: Type.Optional(LocalDateTime),
    date_stop: Type.Optional(LocalDateTime),
    venue_id: Type.Optional(Id),
    decide_by: Type.Optional(
      Type.String({ ...DateTime, description: 'Until when buyers can decide, UTC; needed for all kinds but `cancelled`' }),
    ),
    terms: Type.Optional(NewTerms),
    texts: Type.Optional(Texts),
  },
  {
    title: 'NewDisruption',
    description: '`rescheduled` needs date_start and date_stop, `relocated` needs venue_id and may have a new date as well',
    examples: [
      {
        kind: 'rescheduled',
        date_start: '2027-02-14T20:30:00',
        date_stop: '2027-02-14T22:30:00',
        decide_by: '2027-01-31T12:00:00',
        terms: { refund_percent: 100, keep_fees: ['payment'], default_decision: 'accept' },
        texts: { en_GB: 'The ground is under snow.' },
      },
    ],
  },
)
export type NewDisruption = Static<typeof NewDisruption>

export const ApplyDisruption = Body(
  { version: Text(100, 1) },
  { title: 'ApplyDisruption', description: 'The `version` of the preview that was looked at', examples: [{ version: '5f1c0a9e7b3d4c21' }] },
)
export const Decision = Body(
  { decision: Enum(choices, { description: '`accept` keeps the tickets, `refund` cancels the order by the terms' }) },
  { title: 'DisruptionDecision', examples: [{ decision: 'accept' }] },
)
export const Decisions = Body(
  {
    decision: Enum(choices, { description: '`accept` keeps the tickets, `refund` cancels the orders by the terms' }),
    bookingorder_ids: Type.Optional(
      Type.Array(Id, { minItems: 1, maxItems: 10_000, description: 'Which orders; without it all of yours that wait for a decision' }),
    ),
  },
  { title: 'DisruptionDecisions', examples: [{ decision: 'refund' }] },
)
export type Decisions = Static<typeof Decisions>

export const Decided = Type.Object(
  {
    decided: Type.Integer({ ...Count, description: 'How many orders were decided by this call; it is carried out in the background' }),
    skipped: Type.Integer({ ...Count, description: 'How many of the named ones were decided before' }),
  },
  { title: 'DisruptionDecided' },
)
export const Reminded = Type.Object(
  { letters: Type.Integer({ ...Count, description: 'How many letters are sent, one for each address' }) },
  { title: 'DisruptionReminded' },
)

const Terms = Type.Object(
  {
    refund_percent: percent,
    keep_fees: keepFees,
    supplier_payout: nullable(Enum(['reverse', 'keep'] as const, { description: 'Null for distributors' })),
    default_decision: Enum(choices, { description: 'What applies to orders without an answer when the deadline has passed' }),
  },
  { title: 'DisruptionTerms' },
)
const EventState = Type.Object(
  {
    event_status: Enum(['notstarted', 'postponed', 'cancelled', 'finished']),
    date_start: LocalDateTime,
    date_stop: LocalDateTime,
    date_start_main_event: nullable(LocalDateTime),
    date_stop_main_event: nullable(LocalDateTime),
    date_confirmed: Flag,
    venue_id: Id,
    venue_name: Type.String(),
    city: Type.String(),
    time_zone: Type.String({ description: 'IANA name of the zone the venue is in' }),
  },
  { title: 'DisruptedEvent' },
)
const described = (description: string) => Type.Integer({ ...Count, description })
const Figures = Type.Object(
  {
    orders: described('Booking orders that are not cancelled or returned'),
    admissions: described('Admissions in these orders that can still be used'),
    admitted: described('Admissions that were used already; they are not refunded'),
    holds: described('Reservations that end'),
    held: described('Tickets in these reservations'),
    relisting: Type.Object(
      {
        resold: described('Admissions that were sold on by their first buyers'),
        listed: described('Admissions that are offered for resale'),
        longest_chain: described('How often an admission was sold on at most'),
      },
      { description: 'Chains of resales' },
    ),
    files: described('E-tickets that are withdrawn or created again'),
    uploaded_files: described('Of these, PDF files of suppliers, which the service cannot create again'),
    letters: described('Letters that are sent'),
    webhooks: described('Webhook deliveries that are queued: event_disrupted, and bookingorder_cancelled for a cancelled event'),
    distributors: Type.Array(
      Type.Object({
        distributor_id: Id,
        name: Type.String({ description: 'Name of the distributor' }),
        currency: Currency,
        orders: described('Orders in this currency'),
        admissions: described('Admissions in these orders'),
        paid: Type.Integer({ description: 'Their current price, refunds deducted' }),
        refund: Type.Integer({ description: 'The refund; for all kinds except `cancelled` the maximum' }),
      }),
      { description: 'Refunds by distributor and currency' },
    ),
    suppliers: Type.Array(
      Type.Object({
        supplier_id: Id,
        name: Type.String({ description: 'Name of the supplier' }),
        currency: Currency,
        orders: described('Orders with a payout in this currency'),
        admissions: described('Admissions in these orders'),
        payout_before: Type.Integer({ description: 'The current payout of the supplier for them' }),
        payout_after: Type.Integer({ description: 'Its payout when all are refunded' }),
      }),
      { description: 'Payouts by supplier and currency' },
    ),
  },
  { title: 'DisruptionFigures' },
)

export const outcomes = ['waiting', 'cancelled', 'kept', 'sold_on', 'admitted', 'closed', 'reverted', 'failed'] as const
const Progress = Type.Object(
  {
    orders: described('All orders of it; for a distributor or supplier its own'),
    informed: described('Processed orders: they are cancelled, or their buyers were notified'),
    pending: described('Orders that wait for a decision'),
    accepted: described('Orders whose tickets are kept'),
    refunded: described('Orders that were refunded'),
    failed: described('Orders that could not be changed after three attempts; see `fault` in the list of its orders'),
  },
  { title: 'DisruptionProgress' },
)

export const Disruption = Type.Object(
  {
    disruption_id: Id,
    event_id: Id,
    event_name: Type.String(),
    kind: Enum(disruptionKinds),
    status: Enum(disruptionMachine.statuses, {
      description:
        '`previewed`: nothing has happened; `applying`: orders are being changed; `open`: buyers can decide; `closing`: the default is being applied; `superseded`: a later disruption took its place',
    }),
    version: nullable(
      Type.String({
        description: 'A digest of the data of the preview. Needed to apply it; null for other callers than the operator',
      }),
    ),
    terms: Terms,
    texts: Texts,
    event_before: EventState,
    event_after: EventState,
    decide_by: nullable(DateTime),
    figures: nullable(Figures),
    progress: Progress,
    created: DateTime,
    created_by: nullable(Id),
    applied: nullable(Type.String({ ...DateTime, description: 'When it was applied' })),
    applied_by: nullable(Type.String({ ...Id, description: 'The client that applied it; null for others than the operator' })),
    finished: nullable(DateTime),
    reminded: nullable(Type.String({ ...DateTime, description: 'When buyers were last reminded' })),
  },
  { title: 'Disruption' },
)
export type Disruption = Static<typeof Disruption>

export const DisruptedOrder = Type.Object(
  {
    bookingorder_id: Id,
    booking_code: Type.String(),
    distributor_id: Id,
    supplier_id: Id,
    distributor_name: Type.String(),
    admissions: described('Admissions that could still be used when the preview was made'),
    relisted: nullable(Type.Integer({ description: 'Of these, offered for resale or sold on; null for suppliers' })),
    admitted: described('Admissions that were used already'),
    files: described('E-tickets'),
    currency: nullable(Currency),
    paid: nullable(Type.Integer({ description: 'What it cost when the preview was made; null for suppliers' })),
    refund: nullable(Type.Integer({ description: 'The refund by the terms; null for suppliers' })),
    refunded: nullable(Minor),
    decision: nullable(Enum(disruptionDecisions)),
    decided: nullable(Type.String({ ...DateTime, description: 'When it was decided' })),
    informed: nullable(Type.String({ ...DateTime, description: 'When its turn came' })),
    outcome: nullable(
      Enum(outcomes, {
        description:
          'The result so far: `sold_on`: its admissions belong to other buyers, who decide; `admitted`: all were used; `closed`: it was cancelled before',
      }),
    ),
    fault: nullable(Type.String({ description: 'Why it could not be changed; for the operator' })),
  },
  { title: 'DisruptedOrder' },
)
export type DisruptedOrder = Static<typeof DisruptedOrder>
