import type { Caller } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import { drawInvoice, operator, party } from '../../money/invoices/service.js'
import { payoutWords } from '../../money/invoices/wording.js'
import { supplierAt } from '../../parties/suppliers/store.js'
import type { Ctx } from '../../platform/context.js'
import type { VatLine } from '../../platform/db/json.js'
import type { SaleRow } from '../purchases/store.js'
import { findPayout, type PayoutRow } from './movements.js'
import { find } from './service.js'

/**
 * The document of a payout: an invoice that the operator issues in the supplier's name, or a credit note for a deduction. It is generated
 * from data that never changes (the ledger, the sale, the supplier on that day), so it is always the same.
 */
export async function readDocument(ctx: Ctx, caller: Caller, id: string, number: string): Promise<{ number: string; pdf: Buffer }> {
  const sale = await find(ctx, caller, id)
  const payout = sale.invoices.includes(number) ? await findPayout(ctx.db, sale, number) : undefined
  if (!payout) throw notFound('invoice', number)
  const supplier = await supplierAt(ctx.db, sale.supplier_id, payout.at)
  const kind = payout.total > 0 ? 'invoice' : 'creditnote'
  const pdf = await drawInvoice(ctx, {
    invoice_number: number,
    kind,
    booking_code: sale.reference_number,
    corrects: payout.total > 0 ? null : (sale.invoices[0] ?? null),
    currency: payout.currency,
    total: Math.abs(payout.total),
    lines: [lineOf(sale, payout)],
    vat: vatOf(sale, payout, supplier.iso_country),
    seller: party(supplier.name, supplier),
    buyer: operator(ctx),
    ...payoutWords(kind),
    due_by: null,
    reference: null,
    created: payout.at,
  })
  return { number, pdf }
}

/** VAT rates of the tickets paid in this currency. There are several only if the tickets of an event have different rates. */
const ratesOf = ({ charge }: SaleRow, currency: string): string => {
  const tickets = (charge?.tickets ?? []).filter((ticket) => ticket.currency === currency && ticket.supplier_vat)
  return [...new Set(tickets.map((ticket) => ticket.rate))].join(' and ') || '0'
}

const lineOf = (sale: SaleRow, { currency, total }: PayoutRow) => ({
  text: `${sale.event_name}, ${sale.event_startdate.slice(0, 10)}, sale ${sale.reference_number}`,
  quantity: sale.items.filter((item) => item.currency === currency).length,
  unit_price: null,
  unit_currency: null,
  amount: Math.abs(total),
  currency,
  vat_rate: ratesOf(sale, currency),
})

function vatOf(sale: SaleRow, { currency, total, vat }: PayoutRow, country: string): VatLine[] {
  const rate = ratesOf(sale, currency)
  if (vat.length === 0) {
    const note = 'No VAT is shown: the supplier has given no VAT number.'
    return [{ country, rate: '0', vat_category: 'none', gross: Math.abs(total), vat: 0, currency, note }]
  }
  const category = sale.items.find((item) => item.currency === currency)?.vat_category ?? 'none'
  return vat.map(({ country: of, amount }) => ({
    ...{ country: of, rate, vat_category: category, gross: Math.abs(total), vat: Math.abs(amount), currency, note: null },
  }))
}
