import * as events from './catalogue/events/service.js'
import { refreshEvents } from './catalogue/events/store.js'
import type { DomainEvents, Env, Reactions } from './platform/context.js'
import type { Trx } from './platform/db/open.js'
import type { EventType } from './platform/webhooks/list.js'
// Only for their types: they declare domain events.
import './selling/orders/events.js'
import './selling/disruptions/events.js'
import './fulfilment/ticketfiles/events.js'
import * as tickets from './catalogue/tickets/refresh.js'
import { requestYield } from './catalogue/tickets/stock.js'
import * as translations from './catalogue/translations/service.js'
import { handOver, returnFiles } from './fulfilment/handover/files.js'
import { enqueueSeating } from './fulfilment/ticketfiles/assign.js'
import { markOutdated } from './fulfilment/ticketfiles/outdated.js'
import { releaseFiles } from './fulfilment/ticketfiles/release.js'
import { mailWithinLimit } from './platform/letters/limit.js'
import { emit, emitTo } from './platform/webhooks/emit.js'
import { allotmentLetters } from './selling/allotments/letters.js'
import { groupRequestLetters, senderOf } from './selling/grouprequests/letters.js'
import { saleCancelledLetters, soldLetters } from './selling/purchases/letters.js'
import { lockSalesOfOrders, markUnsettled } from './selling/purchases/store.js'

const idOf = ({ orderitem_id }: { orderitem_id: string }): string => orderitem_id

interface OfBuyer {
  bookingorder_id: string
  distributor_id: string
}
const buyerOf = ({ bookingorder_id, distributor_id }: OfBuyer) => ({ resource_id: bookingorder_id, distributor_id })

/** Sends a webhook about an order to its buyer. */
const notifyBuyer =
  (event_type: EventType) =>
  (env: Env, trx: Trx, { order, at }: { order: OfBuyer; at: Date }): Promise<void> =>
    emit(env, trx, [{ event_type, ...buyerOf(order), at }])

/** Sends a webhook about another webhook to the client that owns it. */
const notifyOwner =
  (event_type: EventType) =>
  (env: Env, trx: Trx, { endpoint_id, client_id, at }: DomainEvents['endpoint_failing']): Promise<void> =>
    emit(env, trx, [{ event_type, resource_id: endpoint_id, client_id, at }])

/**
 * The handlers of each domain event, in the order in which they run, all in the transaction of the event. Code never calls a folder above
 * its own. It raises an event, and the handlers of the folders above are listed here.
 */
export const reactions: Reactions = {
  // Catalogue
  supplier_terms_changed: [(env, trx, { supplier_id, author }) => tickets.refreshTickets(env, trx, author, { supplier_id })],
  venue_changed: [events.followVenue, tickets.followVenue],
  team_renamed: [(_env, trx, { team_id, at }) => refreshEvents(trx, 'team', team_id, at)],
  tournament_changed: [(_env, trx, { tournament_id, at }) => refreshEvents(trx, 'tournament', tournament_id, at)],
  event_renamed: [
    (_env, trx, { event_id, before, after, author, at }) => translations.followName(trx, author, at, event_id, before, after),
  ],
  event_removed: [(_env, trx, { event_id, author, at }) => translations.removeAll(trx, author, at, event_id)],

  offers_changed: [(_env, trx, { tickets: changed, at }) => requestYield(trx, changed, at)],

  // Selling
  admissions_booked: [(env, trx, { resold }) => handOver(env, trx, resold), (env, trx, { seatable }) => enqueueSeating(env, trx, seatable)],
  admissions_cancelled: [
    (env, trx, { order, bought }) => releaseFiles(env, trx, order.bookingorder_id, bought.map(idOf)),
    (env, trx, { order, resold, links }) => returnFiles(env, trx, order, resold, links),
  ],
  order_completed: [
    notifyBuyer('bookingorder_completed'),
    async (env, trx, { order, quiet }) => {
      if (!quiet) await env.jobs.enqueue(trx, 'ticketsready', [{ bookingorder_id: order.bookingorder_id }])
    },
  ],
  order_cancelled: [notifyBuyer('bookingorder_cancelled')],
  event_disrupted: [markOutdated],
  order_disrupted: [notifyBuyer('event_disrupted')],
  disruption_decided: [notifyBuyer('disruption_decided')],
  admissions_relisted: [notifyBuyer('admissions_relisted')],
  sales_created: [
    (env, trx, { events: created, heard }) => emitTo(env, trx, created, heard),
    (env, trx, { made }) => env.jobs.enqueue(trx, 'mail', made.flatMap(soldLetters)),
  ],
  sales_withdrawn: [
    (env, trx, { sales, at }) =>
      emit(
        env,
        trx,
        sales.map(({ purchaseorder_id, supplier_id }) => ({
          event_type: 'sale_cancelled',
          resource_id: purchaseorder_id,
          supplier_id,
          at,
        })),
      ),
    async (env, trx, { sales, quiet }) => {
      if (!quiet) await env.jobs.enqueue(trx, 'mail', sales.flatMap(saleCancelledLetters))
    },
  ],

  allotment_news: [
    // `created`, `changed` and `ended` reach webhooks through the log of changes, as allotment_created and allotment_updated.
    async (env, trx, { news, allotment: { allotment_id: resource_id, distributor_id, supplier_id }, at }) => {
      if (news !== 'created' && news !== 'changed' && news !== 'ended')
        await emit(env, trx, [{ event_type: `allotment_${news}`, resource_id, distributor_id, supplier_id, at }])
    },
    (env, trx, event) => mailWithinLimit(env, trx, event.sender, allotmentLetters(event)),
  ],
  grouprequest_news: [
    (env, trx, { news, request: { grouprequest_id: resource_id, distributor_id }, suppliers, at }) =>
      emit(
        env,
        trx,
        [{ distributor_id }, ...suppliers.map((supplier_id) => ({ supplier_id }))].map((party) => ({
          event_type: `grouprequest_${news}` as const,
          resource_id,
          ...party,
          at,
        })),
      ),
    (env, trx, event) => mailWithinLimit(env, trx, senderOf(event), groupRequestLetters(event)),
  ],

  // Fulfilment
  seats_assigned: [
    (env, trx, { order, at }) =>
      emit(env, trx, [{ event_type: 'ticketfile_assigned', ...buyerOf(order), supplier_id: order.supplier_id, at }]),
  ],
  // The buyer alone: a relister gets nothing about guests, and the original supplier has admitted them itself.
  admission_recorded: [notifyBuyer('admission_recorded')],

  // Webhooks
  endpoint_failing: [notifyOwner('webhook_failing')],
  endpoint_disabled: [notifyOwner('webhook_disabled')],

  // Money
  order_money_locked: [(_env, trx, { bookingorder_id }) => lockSalesOfOrders(trx, [bookingorder_id])],
  payout_changed: [(_env, trx, { bookingorder_id }) => markUnsettled(trx, bookingorder_id)],
}
