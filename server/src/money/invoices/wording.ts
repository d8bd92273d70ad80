import type { InvoiceRow } from './store.js'

/** What the buyer of something makes out in its seller's name must say so. */
export function titleOf({ kind, payment_method }: Pick<InvoiceRow, 'kind' | 'payment_method'>): string {
  if (payment_method === 'payout') return kind === 'invoice' ? 'Self-billed invoice' : 'Self-billed credit note'
  return kind === 'invoice' ? 'Invoice' : 'Credit note'
}

const credited: Record<string, string> = {
  prepaid: 'This amount is back on your prepaid balance.',
  card: 'This amount goes back the way it was paid.',
  invoice: 'This amount lowers what you owe; what you have paid already is returned to you.',
  payout: 'This amount was kept back from a payout.',
}

/** What is to be done about it, if anything. */
export function paymentText(
  row: Pick<InvoiceRow, 'kind' | 'payment_method' | 'payment_reference' | 'invoice_number' | 'seller'>,
  total: string,
  due: string | null,
): string {
  const { bank_account } = row.seller
  if (row.kind === 'creditnote') return credited[row.payment_method] ?? ''
  if (due !== null) return `Please pay ${total} by ${due}${bank_account ? ` to ${bank_account}` : ''}, quoting ${row.invoice_number}.`
  if (row.payment_method === 'payout') return 'Paid out to the seller.'
  if (row.payment_method === 'prepaid') return 'Paid from your prepaid balance.'
  return `Paid${row.payment_reference ? `, reference ${row.payment_reference}` : ''}. Thank you.`
}
