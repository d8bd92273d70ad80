import Type, { type Static } from 'typebox'
import { notOnSaleReasons } from '../../catalogue/tickets/rules/sale.js'
import { Enum, Flag, Id, nullable } from '../../lib/schema.js'
import { otherReasons, stepNames, subjects } from './steps.js'

export const reasonTexts = { ...notOnSaleReasons, ...otherReasons }
export type ReasonName = keyof typeof reasonTexts

const Reason = Type.Object(
  {
    reason: Enum(Object.keys(reasonTexts) as ReasonName[], { description: 'Why it cannot be sold, as in the error `not_on_sale`' }),
    detail: Type.String({ description: 'The reason in words', examples: ['its sale has not begun'] }),
    count: Type.Integer({ description: 'How many of those checked it stops', examples: [3] }),
    ticket_id: nullable(Type.String({ description: 'One of them, when they are tickets' })),
    category_id: nullable(Type.String({ description: 'One of them, when they are categories' })),
  },
  { title: 'ReadinessReason' },
)

const Step = Type.Object(
  {
    step: Enum(stepNames, {
      description:
        'event: it takes place. category: it takes tickets. events: the next ones. categories: those of the venue that take tickets for the event. tickets: those offered. on_sale: those on sale at this moment. stock: those with enough left. buyers: those that a distributor may see',
    }),
    done: Flag,
    count: Type.Integer({ description: 'How many were found', examples: [4] }),
    reasons: Type.Array(Reason, { description: 'What stops the others, the most frequent first' }),
  },
  { title: 'ReadinessStep' },
)
export type Step = Static<typeof Step>

export const Readiness = Type.Object(
  {
    kind: Enum(subjects),
    id: Id,
    sellable: Type.Boolean({ description: 'Whether something can be bought now' }),
    steps: Type.Array(Step),
    event_id: nullable(Type.String({ description: 'The next event that is open, where tickets are offered' })),
  },
  {
    title: 'Readiness',
    description: 'The next 20 events and 300 tickets are checked. A supplier sees the state of its own tickets.',
  },
)
export type Readiness = Static<typeof Readiness>

export const ReadinessParams = Type.Object({ kind: Enum(subjects, { description: 'What is checked' }), id: Id })
