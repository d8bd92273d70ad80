import Type, { type Static } from 'typebox'
import { LocalDateTime } from '../../lib/catalogue-schema.js'
import { type VatCategory, vatCategories } from '../../lib/enums.js'
import { inCurrency } from '../../lib/money.js'
import { CalendarDate, Currency, DateTime, Enum, Id, Minor, nullable, Pagination } from '../../lib/schema.js'
import { localText, wireTime } from '../../lib/time.js'
import { itemStatuses, purchaseorder, purchaseSources } from './states.js'
import type { SaleItemRow, SaleRow } from './store.js'

const ofEvent = {
  event_id: Id,
  event_name: Type.String(),
  event_startdate: LocalDateTime,
  event_stopdate: LocalDateTime,
  season: Type.String(),
  tournament_name: Type.String(),
}

const SaleItem = Type.Object(
  {
    purchaseorderitem_id: Id,
    orderitem_id: nullable(
      Type.String({ description: 'The admission of the present owner; null while it is on sale again, or withdrawn' }),
    ),
    ticket_id: Id,
    ticket_name: Type.String(),
    ticket_startdate: nullable(LocalDateTime),
    ticket_stopdate: nullable(LocalDateTime),
    ...ofEvent,
    category_id: Id,
    category_name: Type.String(),
    quantity: Type.Integer({ description: 'Always 1: an item is one admission' }),
    item_status: Enum(itemStatuses, {
      description: 'sold: it has a buyer; on_sale: its buyer cancelled and it is on sale again; withdrawn: no longer part of the sale',
    }),
    section: nullable(Type.String()),
    row: nullable(Type.String()),
    seat: nullable(Type.String()),
    costprice: Minor,
    costprice_eur: nullable(
      Type.Integer({ description: 'costprice in cents of euro, at the rates of the order it was made with; null without a rate' }),
    ),
    vat_category: Enum(vatCategories),
    use_allocation: Type.Boolean({
      description:
        'Whether it came out of an allocation: an allotment of the distributor, or a ticket set aside for the client that bought it',
    }),
    payout: Type.Integer({ description: 'The current payout of the supplier for it, in the minor unit of currency' }),
    currency: Currency,
  },
  { title: 'SaleItem' },
)

export const Sale = Type.Object(
  {
    purchaseorder_id: Id,
    purchase_date: DateTime,
    reference_number: Type.String({ examples: ['K7TQ3M-1'] }),
    purchaseorder_status: Enum(purchaseorder.statuses),
    invoices: Type.Array(Type.String(), {
      description: 'Numbers of the documents of its payouts: self-billed invoices, and credit notes for amounts that were deducted',
      examples: [['S2026-000012']],
    }),
    items: Type.Array(SaleItem),
    ...ofEvent,
    purchase_source: Enum(purchaseSources),
    booking_code: Type.String(),
    bookingorder_id: Id,
    supplier_id: Id,
    linked_purchaseorders: Type.Array(
      Type.Object({ purchaseorder_id: Id, reference_number: Type.String() }, { title: 'LinkedPurchaseOrder' }),
      {
        description: 'The previous and the next sales in a chain of resales',
      },
    ),
    updated: DateTime,
  },
  { title: 'Sale' },
)
export type Sale = Static<typeof Sale>

const toSaleItem = (item: SaleItemRow, row: SaleRow): Sale['items'][number] => ({
  purchaseorderitem_id: item.purchaseorderitem_id,
  orderitem_id: item.current_orderitem_id,
  quantity: 1,
  item_status: item.item_status,
  section: item.section,
  row: item.row,
  seat: item.seat,
  payout: row.charge?.items.find((charged) => charged.orderitem_id === item.orderitem_id)?.payout ?? 0,
  ...fixedFacts(item, row),
})

const eventOf = ({ event_id, event_name, event_startdate, event_stopdate, season, tournament_name }: SaleRow) => ({
  event_id,
  event_name,
  event_startdate,
  event_stopdate,
  season,
  tournament_name,
})

/** Fields of an item that never change after the sale. */
const fixedFacts = (item: SaleItemRow, row: SaleRow) => ({
  ticket_id: item.ticket_id,
  ticket_name: item.ticket_name,
  ticket_startdate: localText(item.ticket_startdate),
  ticket_stopdate: localText(item.ticket_stopdate),
  ...eventOf(row),
  category_id: item.category_id,
  category_name: item.category_name,
  costprice: item.cost_price,
  costprice_eur: inCurrency(item.cost_price, item.currency, 'EUR', row.rates),
  vat_category: item.vat_category as VatCategory,
  use_allocation: item.use_allocation,
  currency: item.currency,
})

/** A stored version. Fields that did not exist when the version was stored are filled with current values. */
export function fromPast(snapshot: Record<string, unknown>, row: SaleRow): Record<string, unknown> {
  const { items, ...sale } = snapshot as unknown as Sale
  const facts = new Map(row.items.map((item) => [item.purchaseorderitem_id, fixedFacts(item, row)]))
  return { ...sale, items: items.map((item) => ({ ...facts.get(item.purchaseorderitem_id), ...item })) }
}

export const toSale = (row: SaleRow): Sale => ({
  purchaseorder_id: row.purchaseorder_id,
  purchase_date: wireTime(row.purchase_date),
  reference_number: row.reference_number,
  purchaseorder_status: row.purchaseorder_status,
  invoices: row.invoices,
  items: row.items.map((item) => toSaleItem(item, row)),
  ...eventOf(row),
  purchase_source: row.purchase_source,
  booking_code: row.current?.booking_code ?? '',
  bookingorder_id: row.current?.bookingorder_id ?? row.bookingorder_id,
  supplier_id: row.supplier_id,
  linked_purchaseorders: row.linked,
  updated: wireTime(row.updated),
})

const Amount = Type.Integer({ description: "In the supplier's favour, or negative against it; in the minor unit of the currency" })
const Movement = Type.Object(
  {
    line_id: Type.String({ description: 'Identifier of the movement in the ledger', examples: ['48213001002'] }),
    at: DateTime,
    kind: Type.String({ description: 'sale, cancellation, price, payout or payout_reversal' }),
    amount: Amount,
    currency: Currency,
    purchaseorder_id: nullable(Id),
    reference_number: nullable(Type.String()),
    event_name: nullable(Type.String()),
    note: nullable(Type.String()),
  },
  { title: 'SupplierStatementLine' },
)
export const StatementLine = Movement
export const Statement = Type.Object(
  {
    supplier_id: Id,
    name: Type.String(),
    from: CalendarDate,
    to: CalendarDate,
    lines: Type.Array(Movement, { description: 'Movements in the period that match the filters' }),
    totals: Type.Array(
      Type.Object(
        { currency: Currency, amount: Type.Integer({ description: 'Sum of the movements' }) },
        { title: 'SupplierStatementTotal' },
      ),
      { description: 'Sums of all movements that match the filters, one for each currency' },
    ),
    balances: Type.Array(
      Type.Object(
        {
          currency: Currency,
          opening: Amount,
          sold: Amount,
          cancelled: Amount,
          changed: Amount,
          paid: Type.Integer({ description: 'Negative: it was paid out' }),
          closing: Type.Integer({ description: 'The balance of the supplier at the end of the last day' }),
        },
        { title: 'SupplierBalance' },
      ),
      { description: 'Opening balance, movements and closing balance of the period, one entry for each currency, whatever the filters' },
    ),
    waiting: Type.Array(
      Type.Object(
        {
          currency: Currency,
          amount: Type.Integer({ description: 'The part of the current balance that is not paid out before the buyers have paid' }),
        },
        { title: 'SupplierWaiting' },
      ),
    ),
    pagination: Pagination,
  },
  { title: 'SupplierStatement' },
)
export type Statement = Static<typeof Statement>
