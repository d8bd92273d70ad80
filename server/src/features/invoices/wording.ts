import type { InvoiceRow } from './store.js'

export const titleOf = ({ kind }: Pick<InvoiceRow, 'kind'>): string => (kind === 'invoice' ? 'Invoice' : 'Credit note')

const credited: Record<string, string> = {
  prepaid: 'This amount is back on your prepaid balance.',
  card: 'This amount goes back the way it was paid.',
  invoice: 'This amount lowers what you owe; what you have paid already is returned to you.',
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
  if (row.payment_method === 'prepaid') return 'Paid from your prepaid balance.'
  return `Paid${row.payment_reference ? `, reference ${row.payment_reference}` : ''}. Thank you.`
}
