import Type, { type Static } from 'typebox'
import { TicketYield } from '../../catalogue/tickets/fields.js'
import { Ticket } from '../../catalogue/tickets/schema.js'
import { Body, Count, Currency, Id, nullable, Price } from '../../lib/schema.js'

export const Relist = Body(
  {
    items: Type.Array(
      Type.Object(
        {
          orderitem_id: Id,
          asking_price: Type.Integer({
            ...Price,
            minimum: 1,
            description: 'What you want to be paid for it, in the minor unit of currency_code; buyers pay the marketplace markup on top',
          }),
          currency_code: Currency,
        },
        { title: 'RelistItem', additionalProperties: false },
      ),
      { minItems: 1, maxItems: 1000 },
    ),
    ticket_yield: Type.Optional(nullable(TicketYield)),
  },
  {
    title: 'Relist',
    description: 'Admissions of the same ticket at the same price are offered as one ticket',
    examples: [{ items: [{ orderitem_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_oit', asking_price: 12_000, currency_code: 'EUR' }] }],
  },
)
export type Relist = Static<typeof Relist>

export const Relisted = Type.Object({ tickets: Type.Array(Ticket, { description: 'What they are on sale as' }) }, { title: 'Relisted' })
export type Relisted = Static<typeof Relisted>

export const Withdrawn = Type.Object(
  {
    ticket_id: Id,
    orderitems: Type.Array(Id, { description: 'The admissions that are back, unlocked, in the order they were relisted from' }),
    number_of_tickets_sold: Count,
    reservations_quantity: Type.Integer({ description: 'Held by buyers at this moment; can be withdrawn when the hold has run out' }),
  },
  { title: 'WithdrawnRelisting' },
)
export type Withdrawn = Static<typeof Withdrawn>
