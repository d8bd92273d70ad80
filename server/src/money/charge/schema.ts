import Type from 'typebox'
import { Currency, Minor, nullable } from '../../lib/schema.js'

export const Vat = Type.Object(
  {
    country: Type.String(),
    vat_category: Type.String(),
    rate: Type.String({ description: 'Percent, as decimal text' }),
    gross: Minor,
    vat: Minor,
    currency: Currency,
    note: nullable(Type.String()),
  },
  { title: 'VatLine' },
)
