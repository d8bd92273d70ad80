import Type, { type Static } from 'typebox'
import { Body, Currency, DateTime, Id } from '../../lib/schema.js'

const Rate = Type.String({
  pattern: '^\\d{1,9}(\\.\\d{1,10})?$',
  maxLength: 20,
  description: 'Units of the currency for one euro, as decimal text',
})
const Rates = Type.Record(Type.String(), Rate, {
  minProperties: 1,
  maxProperties: 300,
  examples: [{ USD: '1.0842', GBP: '0.8421', JPY: '161.55' }],
})

export const RateMoment = Type.Object(
  { fxratemoment_id: Id, base: Currency, rates: Rates, taken: DateTime, created: DateTime },
  { title: 'RateMoment' },
)
export const NewRateMoment = Body({ rates: Rates, taken: Type.Optional(DateTime) }, { title: 'NewRateMoment' })
export type NewRateMoment = Static<typeof NewRateMoment>
