import Type, { type Static } from 'typebox'
import { categoryTypes } from '../../../lib/enums.js'
import { CalendarDate, Count, Currency, Enum, Id, nullable } from '../../../lib/schema.js'

const amount = nullable(Type.Integer())
/** A sum over tickets, which can be larger than the quantity of one. */
const Sum = Type.Integer({ minimum: 0 })
const Price = Type.Object(
  { currency: Currency, min: amount, median: amount, max: amount },
  { title: 'PriceRange', description: 'Of the tickets you could buy now; the median counts each ticket, not each line' },
)

export const Statistics = Type.Object(
  {
    event_id: Id,
    capacity: nullable(Count),
    tickets: Type.Object({
      available: Type.Integer({ description: 'What you could buy now; of a distributor with its own allotments' }),
      allotted: Type.Integer({ description: 'Kept for distributors and neither sold nor held; for a distributor those of others' }),
      reserved: Sum,
      sold: Sum,
      returned: Type.Integer({ description: 'Returned admissions, and the remaining quantity of withdrawn tickets' }),
      relisted: Type.Integer({ description: 'Of those offered or sold, the relisted ones' }),
    }),
    sold_per_day: Type.Array(Type.Object({ date: CalendarDate, quantity: Sum }), {
      description: 'Days in UTC; test bookings do not count',
    }),
    price: Price,
    by_category: Type.Array(
      Type.Object({
        category_id: Id,
        category_name: Type.String(),
        category_type: Enum(categoryTypes),
        available: Sum,
        allotted: Sum,
        reserved: Sum,
        sold: Sum,
        price: Price,
      }),
    ),
    orders: nullable(Type.Integer({ description: 'For the operator; null for others' })),
    turnover: Type.Array(Type.Object({ currency: Currency, amount: Type.Integer() }), {
      description: 'Net rates of sold tickets, by currency, for the operator; empty for others',
    }),
  },
  { title: 'EventStatistics' },
)
export type Statistics = Static<typeof Statistics>
