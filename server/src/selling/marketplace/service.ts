import { sql } from 'kysely'
import { narrowed } from '../../catalogue/tickets/rules/access.js'
import { rulesForRest } from '../../catalogue/tickets/rules/quantities.js'
import type { NewTicket } from '../../catalogue/tickets/schema.js'
import * as tickets from '../../catalogue/tickets/store.js'
import { newestExchange, viewerOf } from '../../catalogue/tickets/viewer.js'
import { toTicket } from '../../catalogue/tickets/views.js'
import { createMany, recordTickets } from '../../catalogue/tickets/write.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import { fault, invalid, mistakenKind, notFound, Problem } from '../../lib/errors.js'
import type { Facts } from '../../lib/facts.js'
import { checkCurrencies } from '../../lib/inputs.js'
import { liveItem } from '../../lib/order-states.js'
import { type SupplierRow, supplierOfDistributor, suppliersById } from '../../parties/suppliers/store.js'
import type { Env } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { bought } from '../orders/relation.js'
import type { ItemRow, OrderRow } from '../orders/store.js'
import { lockOrder, lockOrders } from '../orders/store.js'
import * as store from '../relistings/store.js'
import { takeOffSale } from '../relistings/withdraw.js'
import type { Relist, Relisted, Withdrawn } from './schema.js'

declare module '../../platform/context.js' {
  interface DomainEvents {
    admissions_relisted: { order: OrderRow; at: Date }
  }
}

const refuse = (detail: string, facts: Facts = {}) => new Problem('not_relistable', { detail, facts })

/** Relists admissions of a paid order in the name of its buyer, who can no longer use them. */
export async function relist(env: Env, trx: Trx, caller: Caller, id: string, input: Relist): Promise<Relisted> {
  const at = env.now()
  checkInput(input)
  await store.lockOrderChains(trx, id)
  const order = await lockOrder(trx, id, bought(caller))
  if (!order) throw notFound('bookingorder', id)
  const supplier = await supplierOfDistributor(trx, order.distributor_id)
  if (supplier?.supplier_status !== 'active')
    throw new Problem('not_a_supplier', {
      detail: supplier
        ? 'Your supplier record is suspended; ask the operator.'
        : 'To sell tickets, become a supplier first: POST /v1/marketplace/onboard/supplierjit.',
      facts: { onboard: '/v1/marketplace/onboard/supplierjit' },
    })
  checkOrder(order, at)
  if (await store.awaitsRefund(trx, id))
    throw refuse('A refund was decided for this order because of a disruption, and is being carried out.')
  const items = input.items.map((wanted) => checkItem(order, wanted))
  await checkDownloads(trx, items)
  const offers = await offersFor(trx, order, items, input, at)
  const rows = await createMany(
    env,
    trx,
    caller,
    offers.map(({ ticket, sellers }) => ({ ...ticket, supplier_id: supplier.supplier_id, relisted: { sellers } })),
  )
  const roots = await store.rootsOf(
    trx,
    items.map(({ item }) => item.orderitem_id),
  )
  const relistings = offers.flatMap(({ admissions }, index) =>
    admissions.map(({ orderitem_id }) => ({
      orderitem_id,
      ticket_id: rows[index]?.ticket_id as string,
      root_bookingorder_id: roots.get(orderitem_id) ?? id,
    })),
  )
  await store.insertRelistings(trx, relistings, caller.client_id, at)
  await raise(env, trx, 'admissions_relisted', { order, at })
  const viewer = await viewerOf(env, trx, caller)
  return { tickets: rows.map((row) => toTicket(row, viewer)) }
}

function checkInput({ items }: Relist): void {
  const ids = items.map((item) => item.orderitem_id)
  const again = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (again >= 0) throw invalid([fault(`/items/${again}/orderitem_id`, 'repeated', 'is repeated')])
  checkCurrencies(Object.fromEntries(items.map((item, index) => [`/items/${index}/currency_code`, item.currency_code])))
}

function checkOrder(order: OrderRow, at: Date): void {
  if (order.is_test_booking) throw refuse('A test booking has nothing to sell.')
  if (!['paid', 'partlyrefunded'].includes(order.distributorfinancial_status))
    throw new Problem('not_ready', {
      detail: `The order is ${order.distributorfinancial_status}; only paid orders can be relisted.`,
      facts: { distributorfinancial_status: order.distributorfinancial_status },
    })
  if (order.event_start <= at) throw refuse('The event has begun.')
}

type Wanted = Relist['items'][number]
interface Offered {
  item: ItemRow
  wanted: Wanted
}

function checkItem(order: OrderRow, wanted: Wanted): Offered {
  const { orderitem_id } = wanted
  const item = order.items.find((candidate) => candidate.orderitem_id === orderitem_id)
  if (!item)
    throw new Problem('orderitem_not_found', {
      detail: mistakenKind('orderitem', orderitem_id) ?? `This order has no item ${JSON.stringify(orderitem_id.slice(0, 80))}.`,
    })
  const facts = { orderitem_id }
  if (!liveItem.is(item.ticket_status)) throw refuse(`Item ${orderitem_id} is ${item.ticket_status}.`, facts)
  if (item.admitted_at !== null) throw refuse(`Somebody went in with item ${orderitem_id} already.`, facts)
  if (item.relisting_status)
    throw refuse(`Item ${orderitem_id} is ${item.relisting_status === 'sold' ? 'sold on' : 'relisted'} already.`, facts)
  return { item, wanted }
}

/**
 * A downloaded ticket cannot be resold, unless it was reissued and the new file has not been downloaded. The link of an app ticket is in every
 * answer with its order, so its buyer has it.
 */
async function checkDownloads(trx: Trx, items: Offered[]): Promise<void> {
  const linked = items.find(({ item }) => item.external_activation_link !== null)
  if (linked)
    throw new Problem('already_downloaded', {
      detail: `The buyer has the activation link of item ${linked.item.orderitem_id}; its supplier or the operator can take the link back.`,
      facts: { orderitem_id: linked.item.orderitem_id },
    })
  const downloaded = items.filter(({ item }) => item.downloaded_at !== null)
  if (downloaded.length === 0) return
  const reissued = await store.reissuedOf(
    trx,
    downloaded.map(({ item }) => item.orderitem_id),
  )
  const taken = downloaded.find(({ item }) => !reissued.has(item.orderitem_id))
  if (taken)
    throw new Problem('already_downloaded', {
      detail: `The ticket of item ${taken.item.orderitem_id} was downloaded; the operator can reissue it.`,
      facts: { orderitem_id: taken.item.orderitem_id },
    })
}

/**
 * What an admission admits to, as its buyer bought it: its supplier may have changed the ticket since. After a disruption the dates are those of
 * the ticket, which have moved with the event, and so is the category if the one of the order is of another venue.
 */
const boughtAs = (item: ItemRow, original: tickets.TicketRow, { event_disrupted }: OrderRow, here: ReadonlySet<string>) => ({
  category_id: here.has(item.category_id) ? item.category_id : original.category_id,
  ticket_title: item.ticket_name,
  ticket_type: item.type_ticket as tickets.TicketRow['ticket_type'],
  ticket_validity: item.ticket_validity as tickets.TicketRow['ticket_validity'],
  ticket_targetgroup: item.ticket_targetgroup as tickets.TicketRow['ticket_targetgroup'],
  sub_category: item.sub_category,
  ticket_validfrom: (event_disrupted ? null : item.ticket_startdate) ?? original.ticket_validfrom,
  ticket_validuntil: (event_disrupted ? null : item.ticket_stopdate) ?? original.ticket_validuntil,
})

/**
 * One new ticket for all admissions of the same ticket at the same price. Price and seller are new. What the admissions are comes from the
 * order. To whom, when and in which quantities they may be sold is copied from the ticket, so that a resale is no way around it.
 */
async function offersFor(trx: Trx, order: OrderRow, items: Offered[], { ticket_yield }: Relist, at: Date) {
  const groups = new Map<string, Offered[]>()
  for (const one of items) {
    const key = [one.item.ticket_id, one.item.face_value, one.wanted.currency_code, one.wanted.asking_price].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const originals = new Map(
    (await tickets.readTickets(trx, [...new Set(items.map(({ item }) => item.ticket_id))])).map((row) => [row.ticket_id, row]),
  )
  const exchange = await newestExchange(trx, at)
  const here = await store.categoriesAt(
    trx,
    order.event_id,
    items.map(({ item }) => item.category_id),
  )
  const suppliers = await suppliersById(trx, [...new Set([...originals.values()].map((row) => row.supplier_id))])
  return [...groups.values()].map((group) => {
    const { item, wanted } = group[0] as Offered
    const original = originals.get(item.ticket_id) as tickets.TicketRow
    const inCurrency = (amount: number, currency_code: string): number => {
      const converted = exchange.to(wanted.currency_code, amount, currency_code)
      if (converted === null)
        throw new Problem('no_fx_rate', {
          detail: `The face value is in ${currency_code}, and there is no rate to ${wanted.currency_code}.`,
        })
      return converted
    }
    const ticket: NewTicket = {
      event_id: order.event_id,
      ...boughtAs(item, original, order, here),
      face_value: inCurrency(item.face_value, item.currency),
      organiser_price: inCurrency(original.organiser_price, original.currency_code),
      cost_price: wanted.asking_price,
      currency_code: wanted.currency_code,
      supplier_quantity: group.length,
      organiser_id: original.organiser_id,
      vat_category: original.vat_category,
      guest_data_requirements: original.guest_data_requirements,
      ...{ countries_enabled: original.countries_enabled, countries_disabled: original.countries_disabled },
      ...distributorsFor(original, suppliers.get(original.supplier_id) as SupplierRow),
      ...{ release_date: original.release_date, latest_sale_date: original.latest_sale_date },
      ...rulesForRest(group.length, original),
      ticket_source: 'marketplace',
      ...(ticket_yield ? { ticket_yield } : {}),
    }
    // None of the earlier sellers may buy the ticket.
    const sellers = [...new Set([...original.sellers, original.supplier_id])]
    return { ticket, sellers, admissions: group.map(({ item: admission }) => admission) }
  })
}

/** The distributors that the original ticket and its supplier admit. The new ticket belongs to another supplier, whose lists count as well. */
function distributorsFor(original: tickets.TicketRow, supplier: SupplierRow) {
  const lists = narrowed(original, supplier)
  if (!lists) throw refuse('No distributor may buy this ticket any more.', { ticket_id: original.ticket_id })
  return lists
}

/** Takes admissions off sale that are neither sold nor held. The ticket is removed with its last admission. */
export async function withdraw(env: Env, trx: Trx, caller: Caller, ticketId: string): Promise<Withdrawn> {
  const at = env.now()
  await store.lockTicketChains(trx, [ticketId])
  const mine = isOperator(caller) ? everyRow : sql`t.supplier_id = ${caller.supplier_id}`
  const visible = sql`t.deleted is null and t.is_relisted_ticket and ${mine}`
  if (!(await tickets.findTicket(trx, ticketId, visible))) throw notFound('ticket', ticketId)
  // The chain lock keeps these unchanged. Orders with posted payouts are locked before the ticket, as everywhere.
  const links = await store.listedLinks(trx, ticketId)
  const payers = await store.payersOf(trx, links)
  await lockOrders(trx, payers.bookingorder_ids)
  const [row] = await tickets.lockTickets(trx, [ticketId], visible)
  if (!row) throw notFound('ticket', ticketId)
  await store.lockDistributors(trx, payers.distributor_ids)
  if (row.available_quantity === 0)
    throw new Problem('stock_committed', {
      detail: `No tickets are left to withdraw. Sold: ${row.number_of_tickets_sold}, held by buyers: ${row.reservations_quantity}.`,
      facts: {
        ticket_id: ticketId,
        minimum: row.number_of_tickets_sold + row.reservations_quantity,
        reservations_quantity: row.reservations_quantity,
        number_of_tickets_sold: row.number_of_tickets_sold,
      },
    })
  const leaving = links.slice(0, row.available_quantity)
  await takeOffSale(env, trx, caller, leaving, { quiet: false })
  if (row.supplier_quantity === leaving.length) await removeTicket(trx, caller, row, at)
  return {
    ticket_id: ticketId,
    orderitems: leaving.map((link) => link.orderitem_id),
    number_of_tickets_sold: row.number_of_tickets_sold,
    reservations_quantity: row.reservations_quantity,
  }
}

async function removeTicket(trx: Trx, caller: Caller, row: tickets.TicketRow, at: Date): Promise<void> {
  await tickets.updateTickets(trx, 'ticket', [{ ticket_id: row.ticket_id, deleted: at, updated: at, version: row.version + 1 }])
  await recordTickets(trx, caller, at, [row], await tickets.readTickets(trx, [row.ticket_id]))
}
