import { pipeline } from '../../platform/db/client.js'
import type { Trx } from '../../platform/db/open.js'
import type { GuestRow } from '../guests/slots.js'
import { type GuestColumns, type OrderRow, ordersOf } from '../orders/store.js'
import { type SaleRow, salesOfIds } from '../purchases/store.js'
import type { PlannedOrders, Purchase } from './orders.js'
import type { SoldTicket } from './store.js'

/** The orders and sales of a new booking, as a read would return them. */
export interface Written {
  orders: OrderRow[]
  sales: SaleRow[]
}

/**
 * Made from the rows that were just written, because reading them back costs more than writing them. Only resold admissions are read: they
 * bring files and earlier sales with them.
 */
export async function written(trx: Trx, purchase: Purchase, made: PlannedOrders): Promise<Written> {
  if (purchase.relistedSources.size === 0) return { orders: newOrders(purchase, made), sales: newSales(purchase, made) }
  const [orders, sales] = await pipeline<[OrderRow[], SaleRow[]]>(
    trx,
    ordersOf(made.orders.map(({ row }) => row.bookingorder_id)),
    salesOfIds(made.purchases.sales.map((sale) => sale.purchaseorder_id)),
  )
  return { orders, sales }
}

const shownGuest = ({ passport_number, date_of_birth, ...guest }: GuestRow): GuestColumns => ({
  ...guest,
  has_passport_number: passport_number !== null,
  has_date_of_birth: date_of_birth !== null,
})

function newOrders(purchase: Purchase, { orders, purchases, guests }: PlannedOrders): OrderRow[] {
  const { sold, distributor, rates } = purchase
  return orders.map(({ row, items, charged: { charge } }): OrderRow => {
    const ticket = sold.get(items[0]?.ticket_id ?? '') as SoldTicket
    return {
      ...row,
      financial_status: row.financial_status as OrderRow['financial_status'],
      notify_client_status: row.notify_client_status as OrderRow['notify_client_status'],
      // The defaults of the columns.
      logistic_status: 'processing',
      external_payment_reference: null,
      parent_id: null,
      booking_group: [],
      invoices: [],
      refunded: 0,
      max_pdfs_per_ticket: 1,
      zip_sha: null,
      cancelled_at: null,
      completed_at: null,
      deleted: null,
      disruption_id: null,
      disruption_decision: null,
      disruption_kind: null,
      disruption_decide_by: null,
      version: 1,
      event_name: ticket.event_name,
      event_start: ticket.date_start_utc,
      event_stop: ticket.date_stop_utc,
      event_status: ticket.event_status,
      event_disrupted: ticket.disrupted,
      grace_period_download_tickets: distributor.grace_period_download_tickets,
      distributor_name: distributor.distributor_name,
      supplier_name: ticket.supplier_name,
      rates: row.fxratemoment_id === null ? null : rates,
      charge,
      items: items.map((item) => {
        const guest = guests.get(item.orderitem_id)
        return {
          ...item,
          ticket_status: 'pending',
          updated: item.updated.toISOString(),
          downloaded_at: null,
          admitted_at: null,
          admission_gate: null,
          purchaseorderitem_id: purchases.purchases.get(item.orderitem_id) ?? null,
          relisted_ticket_id: null,
          relisting_status: null,
          is_relisted: sold.get(item.ticket_id)?.is_relisted_ticket ?? false,
          origin_supplier_id: null,
          download_items: [],
          guest: guest ? shownGuest(guest) : null,
        }
      }),
    }
  })
}

function newSales({ sold, rates, at }: Purchase, { orders, purchases }: PlannedOrders): SaleRow[] {
  const planned = new Map(orders.map((order) => [order.row.bookingorder_id, order]))
  return purchases.sales.map(({ items, ...sale }): SaleRow => {
    const { row, items: admissions, charged } = planned.get(sale.bookingorder_id) as PlannedOrders['orders'][number]
    const admission = new Map(admissions.map((one) => [one.orderitem_id, one]))
    const { event_name, event_startdate, event_stopdate, season, tournament_name, emails } = sold.get(
      items[0]?.ticket_id ?? '',
    ) as SoldTicket
    return {
      ...sale,
      purchaseorder_status: 'confirmed',
      invoices: [],
      unsettled: true,
      purchase_date: at,
      updated: at,
      version: 1,
      ...{ event_name, event_startdate, event_stopdate, season, tournament_name, emails },
      current: { bookingorder_id: row.bookingorder_id, booking_code: row.booking_code },
      linked: [],
      charge: charged.charge,
      rates: row.fxratemoment_id === null ? null : rates,
      items: items.map(({ purchaseorderitem_id, orderitem_id, ticket_id, use_allocation }) => {
        const one = admission.get(orderitem_id) as (typeof admissions)[number]
        const { ticket_name, category_id, category_name, ticket_startdate, ticket_stopdate, vat_category, section, seat } = one
        return {
          ...{
            purchaseorderitem_id,
            orderitem_id,
            current_orderitem_id: orderitem_id,
            ticket_id,
            ticket_name,
            item_status: 'sold' as const,
          },
          ...{ category_id, category_name, ticket_startdate, ticket_stopdate, vat_category, section, row: one.row, seat },
          cost_price: one.cost_price,
          currency: one.currency,
          use_allocation,
        }
      }),
    }
  })
}
