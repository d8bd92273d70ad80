import { formatMinor } from '../../lib/money.js'
import type { Letter } from '../../platform/jobs/jobs.js'
import { toSale } from './schema.js'
import type { SaleRow } from './store.js'

function letters(row: SaleRow, subject: string, opening: string): Letter[] {
  const { items } = toSale(row)
  const lines = items.map(
    ({ ticket_name, category_name, payout, currency }) =>
      `  ${ticket_name}, ${category_name}: ${formatMinor(payout, currency)} ${currency}`,
  )
  const text = [
    opening,
    '',
    `${row.event_name}, ${row.event_startdate.replace('T', ' ')}`,
    ...lines,
    '',
    `Sale ${row.reference_number}, ${row.purchaseorder_id}`,
  ].join('\n')
  return row.emails.map((to) => ({ to, subject, text }))
}

/** To the seller: the tickets sold and the payout. */
export const soldLetters = (row: SaleRow): Letter[] =>
  letters(row, `Sold: ${row.event_name}`, 'You sold these tickets; what you are paid for each is beside it, after the event:')

export const saleCancelledLetters = (row: SaleRow): Letter[] =>
  letters(row, `Sale cancelled: ${row.event_name}`, 'This sale was cancelled; what you are still paid for each ticket is beside it:')
