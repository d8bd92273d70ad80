import * as events from './catalogue/events/service.js'
import { refreshEvents } from './catalogue/events/store.js'
import type { Reactions } from './platform/context.js'
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
import { emit, emitTo } from './platform/webhooks/emit.js'
import { allotmentLetters } from './selling/allotments/letters.js'
import { groupRequestLetters } from './selling/grouprequests/letters.js'
import { saleCancelledLetters, soldLetters } from './selling/purchases/letters.js'
import { markUnsettled } from './selling/purchases/store.js'

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
    (env, trx, { order, at }) => emit(env, trx, [{ event_type: 'bookingorder_completed', ...buyerOf(order), at }]),
    async (env, trx, { order, quiet }) => {
      if (!quiet) await env.jobs.enqueue(trx, 'ticketsready', [{ bookingorder_id: order.bookingorder_id }])
    },
  ],
  order_cancelled: [(env, trx, { order, at }) => emit(env, trx, [{ event_type: 'bookingorder_cancelled', ...buyerOf(order), at }])],
  event_disrupted: [markOutdated],
  order_disrupted: [(env, trx, { order, at }) => emit(env, trx, [{ event_type: 'event_disrupted', ...buyerOf(order), at }])],
  disruption_decided: [(env, trx, { order, at }) => emit(env, trx, [{ event_type: 'disruption_decided', ...buyerOf(order), at }])],
  admissions_relisted: [(env, trx, { order, at }) => emit(env, trx, [{ event_type: 'admissions_relisted', ...buyerOf(order), at }])],
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
    // `created` and `ended` reach webhooks through the log of changes, as allotment_created and allotment_updated.
    async (env, trx, { news, allotment: { allotment_id: resource_id, distributor_id, supplier_id }, at }) => {
      if (news !== 'created' && news !== 'ended')
        await emit(env, trx, [{ event_type: `allotment_${news}`, resource_id, distributor_id, supplier_id, at }])
    },
    (env, trx, { news, allotment, addresses }) => env.jobs.enqueue(trx, 'mail', allotmentLetters(news, allotment, addresses)),
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
    (env, trx, event) => env.jobs.enqueue(trx, 'mail', groupRequestLetters(event)),
  ],

  // Fulfilment
  seats_assigned: [
    (env, trx, { order, at }) =>
      emit(env, trx, [{ event_type: 'ticketfile_assigned', ...buyerOf(order), supplier_id: order.supplier_id, at }]),
  ],
  // The buyer alone: a relister gets nothing about guests, and the original supplier has admitted them itself.
  admission_recorded: [(env, trx, { order, at }) => emit(env, trx, [{ event_type: 'admission_recorded', ...buyerOf(order), at }])],

  // Webhooks
  endpoint_failing: [
    (env, trx, { endpoint_id: resource_id, ...rest }) => emit(env, trx, [{ event_type: 'webhook_failing', resource_id, ...rest }]),
  ],
  endpoint_disabled: [
    (env, trx, { endpoint_id: resource_id, ...rest }) => emit(env, trx, [{ event_type: 'webhook_disabled', resource_id, ...rest }]),
  ],

  // Money
  payout_changed: [(_env, trx, { bookingorder_id }) => markUnsettled(trx, bookingorder_id)],
}

const idOf = ({ orderitem_id }: { orderitem_id: string }): string => orderitem_id
const buyerOf = ({ bookingorder_id, distributor_id }: { bookingorder_id: string; distributor_id: string }) => ({
  resource_id: bookingorder_id,
  distributor_id,
})
