import type { Actor } from './stage.js'

export interface Screen {
  /** As the router of the console has it. */
  path: string
  /** The call without which it has nothing to show; `$id` is what the path names. */
  api?: string
  /** Somebody who may not open it; left out where everybody may. */
  shut?: Actor
  /** Of a list: what it says when there is nothing, the step it offers then, and the parameter that lets nothing through. */
  empty?: [title: string, step: string, parameter: string]
  /** Of the page of one thing: the list it is taken from. */
  from?: [list: string, id: string]
  /** The list it leads back to, where its own address does not say. */
  back?: string
}

/** Every screen of the console: one that is missing here, or here alone, fails the test. */
export const screens: readonly Screen[] = [
  { path: '/', api: '/v1/internal/console/overview' },
  { path: '/orders', api: '/v1/bookingorders', empty: ['No orders yet', 'To the tickets on sale', 'created'] },
  { path: '/orders/$bookingorder_id', api: '/v1/bookingorders/$id', from: ['bookingorders', 'bookingorder_id'] },
  { path: '/tickets', api: '/v1/tickets', empty: ['No tickets yet', 'To the events', 'created'] },
  { path: '/tickets/$ticket_id', api: '/v1/tickets/$id', from: ['tickets', 'ticket_id'] },
  {
    path: '/reservations',
    api: '/v1/reservations',
    shut: 'supplier',
    empty: ['No reservations yet', 'To the tickets on sale', 'created'],
  },
  {
    path: '/reservations/$reservation_id',
    api: '/v1/reservations/$id',
    shut: 'supplier',
    from: ['reservations', 'reservation_id'],
  },
  // It asks what the page of the reservation asks, and has the answer when that one was open.
  {
    path: '/checkout/$reservation_id',
    shut: 'supplier',
    from: ['reservations', 'reservation_id'],
    back: '/reservations',
  },
  { path: '/bookings/$booking_id', api: '/v1/bookings/$id', shut: 'supplier', from: ['bookings', 'booking_id'], back: '/orders' },
  { path: '/ticket-files', api: '/v1/ticketfiles', shut: 'finance', empty: ['No ticket files yet', 'Upload', 'created'] },
  { path: '/ticket-files/$ticketfile_id', api: '/v1/ticketfiles/$id', shut: 'finance', from: ['ticketfiles', 'ticketfile_id'] },
  { path: '/admissions', shut: 'distributor' },
  { path: '/sales', api: '/v1/sales', shut: 'distributor', empty: ['No sales yet', 'To the tickets on offer', 'purchase_date'] },
  { path: '/sales/$purchaseorder_id', api: '/v1/sales/$id', shut: 'distributor', from: ['sales', 'purchaseorder_id'] },
  { path: '/requests', api: '/v1/sales/requests', shut: 'distributor' },
  { path: '/allotments', api: '/v1/allotments', empty: ['No allotments yet', 'New allotment', 'created'] },
  { path: '/allotments/$allotment_id', api: '/v1/allotments/$id', from: ['allotments', 'allotment_id'] },
  { path: '/group-requests', api: '/v1/grouprequests', empty: ['No group requests yet', 'Ask for a group', 'created'] },
  { path: '/group-requests/$grouprequest_id', api: '/v1/grouprequests/$id', from: ['grouprequests', 'grouprequest_id'] },
  { path: '/on-sale', shut: 'distributor' },
  {
    path: '/on-sale/$ticket_id',
    api: '/v1/internal/console/tickets/$id/live',
    shut: 'distributor',
    from: ['tickets', 'ticket_id'],
  },
  { path: '/events', api: '/v1/events', empty: ['No events to come', 'New event', 'date_start'] },
  { path: '/events/$event_id', api: '/v1/events/$id', from: ['events', 'event_id'] },
  { path: '/events/$event_id/offer', shut: 'distributor', from: ['events', 'event_id'] },
  // It asks what the page of the event asks.
  { path: '/events/$event_id/disrupt', shut: 'distributor', from: ['events', 'event_id'] },
  // `$id` is event and disruption.
  { path: '/events/$event_id/disruptions/$disruption_id', from: ['disruptions', 'disruption_id'] },
  { path: '/tournaments', api: '/v1/tournaments', empty: ['No tournaments yet', 'New tournament', 'updated'] },
  { path: '/tournaments/$tournament_id', api: '/v1/tournaments/$id', from: ['tournaments', 'tournament_id'] },
  { path: '/teams', api: '/v1/teams', empty: ['No teams yet', 'New team', 'updated'] },
  { path: '/teams/$team_id', api: '/v1/teams/$id', from: ['teams', 'team_id'] },
  { path: '/venues', api: '/v1/venues', empty: ['No venues yet', 'New venue', 'updated'] },
  { path: '/venues/$venue_id', api: '/v1/venues/$id', from: ['venues', 'venue_id'] },
  { path: '/categories', api: '/v1/categories', empty: ['No categories yet', 'New category', 'updated'] },
  { path: '/categories/$category_id', api: '/v1/categories/$id', from: ['categories', 'category_id'] },
  { path: '/translations', api: '/v1/events', empty: ['No events yet', 'To the events', 'date_start'] },
  { path: '/translations/$event_id', api: '/v1/events/$id', from: ['events', 'event_id'] },
  { path: '/instructions', api: '/v1/itineraries/instructions', empty: ['No instructions yet', 'New instructions', 'updated'] },
  // `$id` is kind of ticket and language.
  { path: '/instructions/$ticket_type/$language', api: '/v1/itineraries/instructions/$id', from: ['instructions', 'language'] },
  { path: '/distributors', api: '/v1/distributors', shut: 'supplier', empty: ['No distributors yet', 'New distributor', 'created'] },
  { path: '/distributors/$distributor_id', api: '/v1/distributors/$id', shut: 'supplier', from: ['distributors', 'distributor_id'] },
  { path: '/suppliers', api: '/v1/suppliers', shut: 'distributor', empty: ['No suppliers yet', 'New supplier', 'created'] },
  { path: '/suppliers/$supplier_id', api: '/v1/suppliers/$id', shut: 'distributor', from: ['suppliers', 'supplier_id'] },
  { path: '/clients', api: '/v1/clients', shut: 'distributor', empty: ['No clients yet', 'New client', 'created'] },
  { path: '/clients/$client_id', api: '/v1/clients/$id', shut: 'distributor', from: ['clients', 'client_id'] },
  { path: '/memos', api: '/v1/memos', empty: ['No memos yet', 'To the orders', 'created'] },
  { path: '/webhooks', api: '/v1/webhooks', shut: 'finance', empty: ['No webhooks yet', 'New webhook', 'created'] },
  { path: '/webhooks/$webhook_id', api: '/v1/webhooks/$id', shut: 'finance', from: ['webhooks', 'webhook_id'] },
  { path: '/api-log', api: '/v1/request-log', shut: 'finance', empty: ['No requests yet', 'API reference', 'created'] },
]
