import { methods } from '../payments/methods/index.js'
import type { PaymentMethod } from '../payments/methods/method.js'
import { day, money } from './format.js'
import type { DocumentContent } from './pdf.js'
import type { InvoiceRow } from './store.js'

type Words = Pick<DocumentContent, 'title' | 'code_of' | 'payment_text'>

/** The texts of a document for a buyer. */
export const wordsOf = (row: InvoiceRow): Words => ({
  title: row.kind === 'invoice' ? 'Invoice' : 'Credit note',
  code_of: 'Booking',
  payment_text: paymentText(row),
})

function paymentText({ kind, due_by, total, currency, seller, invoice_number, payment_reference, payment_method }: InvoiceRow): string {
  const { wording } = methods[payment_method as PaymentMethod]
  if (total === 0) return 'The total has not changed: there is nothing to pay or to return.'
  if (kind === 'creditnote') return wording.credited
  if (due_by === null) return wording.paid(payment_reference)
  const to = seller.bank_account ? ` to ${seller.bank_account}` : ''
  return `Please pay ${money(total, currency)} ${currency} by ${day(due_by)}${to}, quoting ${invoice_number}.`
}

/** The texts of a payout document. An invoice issued by the buyer in the seller's name (self-billing) must say so. */
export const payoutWords = (kind: DocumentContent['kind']): Words =>
  kind === 'invoice'
    ? { title: 'Self-billed invoice', code_of: 'Sale', payment_text: 'Paid out to the seller.' }
    : { title: 'Self-billed credit note', code_of: 'Sale', payment_text: 'This amount was kept back from a payout.' }
