import type { FeeType, InvoiceLine, OrderCharge, VatLine } from '../../platform/db/json.js'
import { mergeVat, sumOf, totalsOf } from '../charge/totals.js'

/** The difference between two charges as a document. Amounts are positive in the direction of the document. */
export interface Document {
  kind: 'invoice' | 'creditnote'
  lines: InvoiceLine[]
  vat: VatLine[]
  total: number
}

const feeNames: Record<FeeType, string> = {
  mediation: 'Mediation fee',
  payment: 'Payment fee',
  booking: 'Booking fee',
  platform_service: 'Platform service fee',
}

/**
 * Undefined if no line has changed. Changes that balance each other are a credit note with a total of zero: the VAT may have changed, and a
 * credit note names the invoice that it corrects.
 */
export function documentFor(before: OrderCharge | null, after: OrderCharge): Document | undefined {
  const change = totalsOf(after).total - (before ? totalsOf(before).total : 0)
  const sign = change > 0 ? 1 : -1
  const lines = [...ticketLines(before, after, sign), ...feeLines(before, after, sign)]
  if (lines.length === 0) return undefined
  return { kind: sign > 0 ? 'invoice' : 'creditnote', lines, vat: vatLines(before, after, sign), total: Math.abs(change) }
}

function ticketLines(before: OrderCharge | null, after: OrderCharge, sign: number): InvoiceLine[] {
  return after.tickets.flatMap((ticket): InvoiceLine[] => {
    const own = (charge: OrderCharge | null) => charge?.items.filter((item) => item.ticket_id === ticket.ticket_id) ?? []
    const past = new Map(own(before).map((item) => [item.orderitem_id, item.amount]))
    const changes = own(after).map((item) => sign * (item.amount - (past.get(item.orderitem_id) ?? 0)))
    const amount = sumOf(changes, (change) => change)
    if (amount === 0) return []
    // Admissions of a converted line may exchange a minor unit. Those that move in the other direction are not part of the change.
    const quantity = changes.filter((change) => Math.sign(change) === Math.sign(amount)).length
    // A unit price is shown only on the first invoice, and if all tickets have the same. Later documents contain partial amounts.
    const unitPrice =
      before === null && ticket.net_rate !== null
        ? { unit_price: ticket.net_rate, unit_currency: ticket.currency }
        : { unit_price: null, unit_currency: null }
    return [{ text: ticket.text, quantity, ...unitPrice, amount, currency: after.currency, vat_rate: ticket.rate }]
  })
}

function feeLines(before: OrderCharge | null, after: OrderCharge, sign: number): InvoiceLine[] {
  const past = new Map((before ? totalsOf(before).fees : []).map((fee) => [fee.type, fee.amount + fee.vat]))
  const now = new Map(totalsOf(after).fees.map((fee) => [fee.type, fee.amount + fee.vat]))
  return [...new Set([...past.keys(), ...now.keys()])].flatMap((type): InvoiceLine[] => {
    const amount = sign * ((now.get(type) ?? 0) - (past.get(type) ?? 0))
    const { currency, fee_vat } = after
    if (amount === 0) return []
    return [{ text: feeNames[type], quantity: 1, unit_price: null, unit_currency: null, amount, currency, vat_rate: fee_vat.rate }]
  })
}

function vatLines(before: OrderCharge | null, after: OrderCharge, sign: number): VatLine[] {
  const signed = (lines: VatLine[], by: number) => lines.map((line) => ({ ...line, gross: by * line.gross, vat: by * line.vat }))
  return mergeVat([...signed(totalsOf(after).vat, sign), ...signed(before ? totalsOf(before).vat : [], -sign)])
}
