import Type, { type Static } from 'typebox'
import { CalendarDate, Currency, DateTime, Enum, Id, nullable } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import { paymentMethods } from '../../parties/distributors/schema.js'
import { Vat } from '../charge/schema.js'
import { distributorFinancial } from '../charge/states.js'
import { invoiceKinds } from './list.js'
import type { ListedInvoice } from './store.js'

const listed = {
  invoice_id: Id,
  invoice_number: Type.String({ description: 'Without gaps within a year and kind', examples: ['2027-000123', 'C2027-000004'] }),
  kind: Enum(invoiceKinds, {
    description: '`invoice` charges an amount, `creditnote` gives it back, or has a total of 0 if changed lines balance each other',
  }),
  created: DateTime,
  distributor_id: Id,
  distributor_name: Type.String({ description: 'Name of the distributor on the document' }),
  bookingorder_id: Id,
  booking_code: Type.String(),
  currency: Currency,
  total: Type.Integer({ minimum: 0, description: 'Total including VAT, in the minor unit of the currency' }),
  open_amount: Type.Integer({
    minimum: 0,
    description: 'Part of the total that is still owed. Payments and credits are taken from the oldest invoice of an order first',
  }),
  due_by: nullable(CalendarDate),
  distributorfinancial_status: Enum(distributorFinancial.statuses),
  payment_method: Enum(paymentMethods),
  payment_reference: nullable(Type.String()),
  reference: nullable(Type.String({ description: 'Reference of the distributor: the `invoice_reference` of the order' })),
  corrects: nullable(Type.String({ description: 'Number of the invoice that a credit note corrects' })),
}

export const Invoice = Type.Object(listed, { title: 'Invoice' })

const Party = Type.Object(
  {
    name: Type.String({ description: 'Name on the document' }),
    lines: Type.Array(Type.String(), { description: 'Lines of the address' }),
    vat_number: nullable(Type.String()),
    bank_account: nullable(Type.String({ description: 'Account to pay to' })),
  },
  { title: 'InvoiceParty' },
)

const Line = Type.Object(
  {
    text: Type.String({ description: 'What is charged' }),
    quantity: Type.Integer(),
    unit_price: nullable(Type.Integer({ description: 'Price of one, in the minor unit of `unit_currency`; only on the first invoice' })),
    unit_currency: nullable(Currency),
    amount: Type.Integer({ description: 'Including VAT, in the minor unit of the currency. The lines sum to the total' }),
    currency: Currency,
    vat_rate: Type.String({ description: 'Percent, as decimal text' }),
  },
  { title: 'InvoiceLine' },
)

export const InvoiceInFull = Type.Object(
  {
    ...listed,
    seller: Party,
    buyer: Party,
    lines: Type.Array(Line, { description: 'The lines of the document' }),
    vat: Type.Array(Vat),
  },
  { title: 'InvoiceInFull' },
)
export type InvoiceInFull = Static<typeof InvoiceInFull>

export const toInvoice = ({ created, ...row }: ListedInvoice) => ({
  ...(row as ListedInvoice & Pick<InvoiceInFull, 'kind' | 'payment_method'>),
  created: wireTime(created),
})
