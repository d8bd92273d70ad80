import Type from 'typebox'
import { Currency, nullable } from '../../lib/schema.js'

const Amount = (description: string) =>
  Type.Integer({ description: `${description}, in the minor unit of the currency; negative on a document whose total has the other sign` })

export const Vat = Type.Object(
  {
    country: Type.String(),
    vat_category: Type.String(),
    rate: Type.String({ description: 'Percent, as decimal text' }),
    gross: Amount('Amount including VAT'),
    vat: Amount('VAT'),
    currency: Currency,
    note: nullable(Type.String()),
  },
  { title: 'VatLine' },
)
