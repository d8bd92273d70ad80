import type { Caller } from '../../lib/caller.js'
import { country } from '../../lib/countries.js'
import { notFound } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { bytesOf } from '../../lib/threads.js'
import { wireDate } from '../../lib/time.js'
import type { DistributorRow } from '../../parties/distributors/store.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { Address, InvoiceParty, OrderCharge } from '../../platform/db/json.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { ownRows } from '../../platform/db/tenant.js'
import type { DistributorFinancialStatus } from '../charge/states.js'
import { methods } from '../payments/methods/index.js'
import type { PaymentMethod } from '../payments/methods/method.js'
import { dueDate } from './due.js'
import { documentFor } from './lines.js'
import type { DocumentContent } from './pdf.js'
import { type InvoiceInFull, toInvoice } from './schema.js'
import * as store from './store.js'
import { wordsOf } from './wording.js'

/** The fields of an order that its invoice shows. */
export interface InvoicedOrder {
  bookingorder_id: string
  booking_code: string
  distributor_id: string
  distributorfinancial_status: DistributorFinancialStatus
  payment_method: PaymentMethod
  payment_reference: string | null
  invoice_reference: string | null
}

/** The operator of the platform. */
export const operator = ({ config }: Pick<Env, 'config'>): InvoiceParty => ({
  name: config.OPERATOR_NAME,
  lines: [...config.OPERATOR_ADDRESS.split('|').map((line) => line.trim()), country(config.OPERATOR_COUNTRY)?.name ?? ''].filter(Boolean),
  vat_number: config.OPERATOR_VAT_NUMBER || null,
  bank_account: config.OPERATOR_BANK_ACCOUNT || null,
})

export function party(
  name: string,
  { invoice_address, iso_country, vat_number }: Pick<DistributorRow, 'invoice_address' | 'iso_country' | 'vat_number'>,
): InvoiceParty {
  const { streetname, number, streetname2, postalcode, city, province }: Partial<Address> = invoice_address
  const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ')
  const lines = [joined(streetname, number), joined(streetname2), joined(postalcode, city), joined(province)]
  return {
    name,
    lines: [...lines, country(invoice_address.country ?? iso_country)?.name ?? ''].filter(Boolean),
    vat_number,
    bank_account: null,
  }
}

/** Separate series per year: invoices 2026-000001, credit notes C2026-000001; for payouts S2026-000001 and SC2026-000001. */
export const seriesOf = (kind: 'invoice' | 'creditnote', at: Date, to: 'buyer' | 'supplier' = 'buyer'): string =>
  `${to === 'supplier' ? 'S' : ''}${kind === 'invoice' ? '' : 'C'}${at.getUTCFullYear()}`

interface PriceChange {
  before: OrderCharge | null
  after: OrderCharge
}

/**
 * Creates an invoice if the price of an order has increased, or a credit note if it has decreased. Names and addresses are the current
 * ones.
 */
export async function makeInvoice(
  env: Env,
  trx: Trx,
  order: InvoicedOrder,
  distributor: DistributorRow,
  change: PriceChange,
): Promise<void> {
  const row = documentOf(env, env.now(), order, distributor, change)
  if (!row) return
  const corrects = row.kind === 'creditnote' ? await store.firstNumber(trx, order.bookingorder_id) : null
  await store.insertInvoices(trx, seriesOf(row.kind, row.created), [{ ...row, corrects }])
}

/** The first invoices of new orders. They have consecutive numbers. */
export async function makeFirstInvoices(
  env: Env,
  trx: Trx,
  at: Date,
  orders: { order: InvoicedOrder; distributor: DistributorRow; charge: OrderCharge }[],
): Promise<void> {
  const rows = orders.flatMap(
    ({ order, distributor, charge }) => documentOf(env, at, order, distributor, { before: null, after: charge }) ?? [],
  )
  if (rows.length > 0) await store.insertInvoices(trx, seriesOf('invoice', at), rows)
}

function documentOf(
  env: Env,
  at: Date,
  order: InvoicedOrder,
  distributor: DistributorRow,
  { before, after }: PriceChange,
): (store.NewInvoice & { kind: 'invoice' | 'creditnote' }) | undefined {
  const document = documentFor(before, after)
  if (!document) return undefined
  const { kind, lines, vat, total } = document
  // Orders that are already paid, and credit notes, have no due date.
  const isPaid = methods[order.payment_method].begins === 'paid' || (before === null && order.distributorfinancial_status === 'paid')
  const isOwed = kind === 'invoice' && !isPaid
  return {
    invoice_id: newId('inv'),
    kind,
    bookingorder_id: order.bookingorder_id,
    distributor_id: order.distributor_id,
    booking_code: order.booking_code,
    corrects: null,
    currency: after.currency,
    total,
    lines,
    vat,
    seller: operator(env),
    buyer: party(distributor.distributor_name, distributor),
    payment_method: order.payment_method,
    payment_reference: order.payment_reference,
    due_by: isOwed ? wireDate(dueDate(env, distributor, at)) : null,
    reference: order.invoice_reference,
    created: at,
  }
}

/** Drawn in a worker thread, because a long document takes a while. */
export const drawInvoice = async (env: Env, content: DocumentContent): Promise<Buffer> =>
  bytesOf(await env.threads.call('renderInvoice', content))

const visible = (caller: Caller) => ownRows(caller, { distributor: 'i.distributor_id' })

export async function list(ctx: Ctx, caller: Caller, request: ListRequest) {
  const { rows, pagination } = await store.listInvoices(ctx.db, request, visible(caller))
  return { invoices: rows.map(toInvoice), pagination }
}

export async function read(ctx: Ctx, caller: Caller, invoice: string): Promise<InvoiceInFull> {
  const row = await store.findWhole(ctx.db, invoice, visible(caller))
  if (!row) throw notFound('invoice', invoice)
  const { lines, vat, seller, buyer, ...listed } = row
  return { ...toInvoice(listed), lines, vat, seller, buyer }
}

export async function readPdf(ctx: Ctx, caller: Caller, bookingorderId: string, invoice: string): Promise<{ number: string; pdf: Buffer }> {
  const row = await store.findInvoice(ctx.db, bookingorderId, invoice, visible(caller))
  if (!row) throw notFound('invoice', invoice)
  return { number: row.invoice_number, pdf: await drawInvoice(ctx, { ...row, ...wordsOf(row) }) }
}
