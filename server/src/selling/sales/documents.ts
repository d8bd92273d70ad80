import type { Caller } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import { vatInside } from '../../lib/money.js'
import { mergeVat, sumOf } from '../../money/charge/totals.js'
import { drawInvoice, operator, party } from '../../money/invoices/service.js'
import { payoutWords } from '../../money/invoices/wording.js'
import { supplierAt } from '../../parties/suppliers/store.js'
import type { Ctx } from '../../platform/context.js'
import type { ChargedTicket, InvoiceLine, VatLine } from '../../platform/db/json.js'
import { fromPast, type Sale, toSale } from '../purchases/schema.js'
import { type SaleRow, saleWith } from '../purchases/store.js'
import { findPayout, type PayoutRow } from './movements.js'
import { find } from './service.js'

/**
 * The document of a payout: an invoice that the operator issues in the supplier's name, or a credit note for a deduction. It is generated
 * from data that never changes (the ledger, the sale and the supplier as they were at the payout), so it is always the same.
 */
export async function readDocument(ctx: Ctx, caller: Caller, id: string, number: string): Promise<{ number: string; pdf: Buffer }> {
  const sale = await find(ctx, caller, id)
  const payout = sale.invoices.includes(number) ? await findPayout(ctx.db, sale, number) : undefined
  if (!payout) throw notFound('invoice', number)
  const supplier = await supplierAt(ctx.db, sale.supplier_id, payout.at)
  const kind = payout.total > 0 ? 'invoice' : 'creditnote'
  const before = payout.previous === null ? undefined : await saleAt(ctx, sale, payout.previous)
  const paid = changesOf(sale, payout, await saleAt(ctx, sale, number), before)
  const pdf = await drawInvoice(ctx, {
    invoice_number: number,
    kind,
    booking_code: sale.reference_number,
    corrects: payout.total > 0 ? null : payout.first,
    currency: payout.currency,
    total: Math.abs(payout.total),
    lines: paid.map((change) => change.line),
    vat: mergeVat(paid.map((change) => vatOf(change, supplier.iso_country))),
    seller: party(supplier.name, supplier),
    buyer: operator(ctx),
    ...payoutWords(kind),
    due_by: null,
    reference: null,
    created: payout.at,
  })
  return { number, pdf }
}

/** The sale as it was at the payout with this document. */
async function saleAt({ db }: Ctx, sale: SaleRow, number: string): Promise<Sale> {
  const past = await saleWith(db, sale.purchaseorder_id, number)
  return past ? (fromPast(past, sale) as Sale) : toSale(sale)
}

/** What is paid for the admissions of one ticket. */
interface Change {
  ticket: ChargedTicket
  line: InvoiceLine
  vat: number
}

/** The payouts of a sale that have changed since its previous document, positive in the direction of the document. */
function changesOf({ charge, reference_number }: SaleRow, { currency, total }: PayoutRow, now: Sale, before: Sale | undefined): Change[] {
  const sign = Math.sign(total)
  const tickets = (charge?.tickets ?? []).filter((ticket) => ticket.currency === currency)
  return tickets.flatMap((ticket): Change[] => {
    const own = (sale: Sale | undefined) => sale?.items.filter((item) => item.ticket_id === ticket.ticket_id) ?? []
    const past = new Map(own(before).map((item) => [item.purchaseorderitem_id, item.payout]))
    const changes = own(now).map((item) => sign * (item.payout - (past.get(item.purchaseorderitem_id) ?? 0)))
    const amount = sumOf(changes, (change) => change)
    if (amount === 0) return []
    // As in the ledger: the VAT in all payouts of the ticket is rounded once.
    const inside = (sale: Sale | undefined) =>
      vatInside(
        sumOf(own(sale), (item) => item.payout),
        rateOf(ticket),
      )
    const line = {
      text: `${now.event_name}, ${now.event_startdate.slice(0, 10)}: ${own(now)[0]?.ticket_name}, sale ${reference_number}`,
      quantity: changes.filter((change) => Math.sign(change) === Math.sign(amount)).length,
      unit_price: null,
      unit_currency: null,
      amount,
      currency,
      vat_rate: rateOf(ticket),
    }
    return [{ ticket, line, vat: sign * (inside(now) - inside(before)) }]
  })
}

/** Only a supplier with a VAT number charges VAT. */
const rateOf = ({ supplier_vat, rate }: ChargedTicket): string => (supplier_vat ? rate : '0')

function vatOf({ ticket, line: { amount: gross, currency }, vat }: Change, supplierCountry: string): VatLine {
  const { country, vat_category, note, supplier_vat } = ticket
  if (supplier_vat) return { country, vat_category, rate: rateOf(ticket), gross, vat, currency, note }
  const missing = 'No VAT is shown: the supplier has given no VAT number.'
  return { country: supplierCountry, vat_category: 'none', rate: '0', gross, vat: 0, currency, note: missing }
}
