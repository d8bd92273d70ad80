import { sql } from 'kysely'
import { inSmallLetters } from '../../lib/spelling.js'
import { paymentMethods } from '../../parties/distributors/schema.js'
import { defineList } from '../../platform/db/list.js'
import { containing, startingWith } from '../../platform/db/search.js'
import { distributorFinancial } from '../charge/states.js'
import { openAmountColumn } from './open.js'

export const invoiceKinds = ['invoice', 'creditnote'] as const

/** A number without its year, such as 123, is looked for in all series of invoices and credit notes. */
const numbered = (text: string) => {
  const digits = /^\d{1,9}$/.test(text) ? Number(text) : null
  return sql`(i.invoice_number = upper(${text}) or i.invoice_number in (
    select c.series || '-' || lpad(${digits}::text, greatest(6, length(${digits}::text)), '0') from invoice_counter c where c.series not like 'S%'))`
}

export const invoiceList = defineList({
  name: 'invoices',
  key: 'i.invoice_id',
  sorting: '-invoice_id',
  parameters: {
    invoice_id: { kind: 'id', column: 'i.invoice_id', about: 'Identifier; in the order in which documents were made', sort: true },
    invoice_number: { kind: 'id', column: 'i.invoice_number', about: 'Number of the document', example: '2027-000123', sort: true },
    kind: { kind: 'enum', column: 'i.kind', values: invoiceKinds, about: 'Invoice or credit note' },
    distributor_id: { kind: 'id', column: 'i.distributor_id', about: 'Distributor it was made out to' },
    bookingorder_id: { kind: 'id', column: 'i.bookingorder_id', about: 'Booking order it charges' },
    booking_code: { kind: 'id', column: 'i.booking_code', about: 'Booking code', example: 'K7TQ3M' },
    currency: { kind: 'id', column: 'i.currency', about: 'Currency', example: 'EUR' },
    total: { kind: 'integer', column: 'i.total', about: 'Total in the minor unit of the currency', sort: true },
    payment_method: { kind: 'enum', column: 'i.payment_method', values: paymentMethods, about: 'How the order is paid' },
    distributorfinancial_status: {
      kind: 'enum',
      column: 'o.distributorfinancial_status',
      values: distributorFinancial.statuses,
      about: 'Status of the payment of the order',
    },
    is_open: { kind: 'boolean', column: `(${openAmountColumn} > 0)`, about: 'Whether an amount of it is still owed' },
    due_by: {
      kind: 'date',
      column: 'i.due_by',
      about: 'Last day to pay; documents that are not owed have none',
      sort: true,
      nullable: true,
    },
    created: { kind: 'datetime', column: 'i.created', about: 'When it was made' },
    query: {
      kind: 'search',
      about: 'A number, with or without its year, a booking code, the beginning of a reference, or part of the name of the distributor',
      search: (
        text: string,
      ) => sql`(${numbered(text)} or i.booking_code = upper(${text}) or lower(i.reference) like ${startingWith(inSmallLetters(text))}
        or i.distributor_id in (select d.distributor_id from distributor d where lower(d.distributor_name) like ${containing(text)}))`,
    },
  },
})
