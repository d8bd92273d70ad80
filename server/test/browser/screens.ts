import type { Actor } from './stage.js'

export interface Screen {
  /** The path in the router of the console. */
  path: string
  /** The request without which the screen is empty; `$id` is the id in the path. */
  api?: string
  /** A user that may not open it; left out where all may. */
  shut?: Actor
  /** Of a list: its text when it is empty, the next step it offers, and a filter that matches nothing. */
  empty?: [title: string, step: string, parameter: string]
  /** Of the page of one resource: the list it is taken from. */
  from?: [list: string, id: string]
  /** Ends of its address that open dialogs. */
  dialogs?: readonly ('#new' | '#edit' | '#upload' | '#act-as')[]
  /** The list it links back to, if its own address does not name it. */
  back?: string
}

/** Every screen of the console. A screen that is missing here, or exists only here, fails the test. */
export const screens: readonly Screen[] = [
  { path: '/', api: '/v1/internal/console/overview' },
  { path: '/orders', api: '/v1/bookingorders', empty: ['No orders yet', 'To the tickets on sale', 'created'] },
  { path: '/orders/$bookingorder_id', api: '/v1/bookingorders/$id', from: ['bookingorders', 'bookingorder_id'] },
  { path: '/tickets', api: '/v1/tickets', empty: ['No tickets yet', 'To the events', 'created'] },
  { path: '/tickets/$ticket_id', api: '/v1/tickets/$id', from: ['tickets', 'ticket_id'] },
  {
    path: '/bulk-changes',
    api: '/v1/internal/console/bulk',
    shut: 'finance',
    empty: ['No bulk changes yet', 'To the tickets', 'created'],
  },
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
  // It makes the same request as the page of the reservation, and uses its cached answer.
  {
    path: '/checkout/$reservation_id',
    shut: 'supplier',
    from: ['reservations', 'reservation_id'],
    back: '/reservations',
  },
  { path: '/bookings/$booking_id', api: '/v1/bookings/$id', shut: 'supplier', from: ['bookings', 'booking_id'], back: '/orders' },
  {
    path: '/ticket-files',
    dialogs: ['#upload'],
    api: '/v1/ticketfiles',
    shut: 'finance',
    empty: ['No ticket files yet', 'Upload', 'created'],
  },
  { path: '/ticket-files/$ticketfile_id', api: '/v1/ticketfiles/$id', shut: 'finance', from: ['ticketfiles', 'ticketfile_id'] },
  { path: '/admissions', shut: 'distributor' },
  { path: '/sales', api: '/v1/sales', shut: 'distributor', empty: ['No sales yet', 'To the tickets on offer', 'purchase_date'] },
  { path: '/sales/$purchaseorder_id', api: '/v1/sales/$id', shut: 'distributor', from: ['sales', 'purchaseorder_id'] },
  { path: '/requests', api: '/v1/sales/requests', shut: 'distributor' },
  { path: '/allotments', dialogs: ['#new'], api: '/v1/allotments', empty: ['No allotments yet', 'New allotment', 'created'] },
  { path: '/allotments/$allotment_id', api: '/v1/allotments/$id', from: ['allotments', 'allotment_id'] },
  { path: '/group-requests', dialogs: ['#new'], api: '/v1/grouprequests', empty: ['No group requests yet', 'Ask for a group', 'created'] },
  { path: '/group-requests/$grouprequest_id', api: '/v1/grouprequests/$id', from: ['grouprequests', 'grouprequest_id'] },
  { path: '/on-sale', shut: 'distributor' },
  {
    path: '/on-sale/$ticket_id',
    api: '/v1/internal/console/tickets/$id/live',
    shut: 'distributor',
    from: ['tickets', 'ticket_id'],
  },
  {
    path: '/on-sale/event/$event_id',
    api: '/v1/internal/console/events/$id/live',
    shut: 'distributor',
    from: ['events', 'event_id'],
  },
  // It has two panels of its own, each with its own call.
  { path: '/money', shut: 'support' },
  { path: '/invoices', api: '/v1/invoices', shut: 'supplier', empty: ['No invoices yet', 'To the orders', 'created'] },
  { path: '/invoices/$invoice_id', api: '/v1/invoices/$id', shut: 'supplier', from: ['invoices', 'invoice_id'] },
  { path: '/receivables', api: '/v1/receivables', shut: 'supplier' },
  { path: '/payables', api: '/v1/payables', shut: 'distributor' },
  {
    path: '/payouts-due',
    api: '/v1/payouts/waiting',
    shut: 'distributor',
    empty: ['Nothing is to be paid out', 'To the payouts made', 'payable_from'],
  },
  { path: '/payouts', api: '/v1/payouts', shut: 'distributor' },
  {
    path: '/rates',
    api: '/v1/internal/fxratemoments',
    shut: 'distributor',
    empty: ['No rates yet', 'New rates', 'taken'],
  },
  {
    path: '/rates/$fxratemoment_id',
    api: '/v1/internal/fxratemoments/$id',
    shut: 'distributor',
    from: ['fxratemoments', 'fxratemoment_id'],
  },
  { path: '/events', dialogs: ['#new'], api: '/v1/events', empty: ['No events to come', 'New event', 'date_start'] },
  { path: '/events/$event_id', dialogs: ['#edit'], api: '/v1/events/$id', from: ['events', 'event_id'] },
  { path: '/events/$event_id/offer', shut: 'distributor', from: ['events', 'event_id'] },
  // It makes the same request as the page of the event.
  { path: '/events/$event_id/disrupt', shut: 'distributor', from: ['events', 'event_id'] },
  // `$id` is the event and the disruption.
  { path: '/events/$event_id/disruptions/$disruption_id', from: ['disruptions', 'disruption_id'] },
  { path: '/tournaments', dialogs: ['#new'], api: '/v1/tournaments', empty: ['No tournaments yet', 'New tournament', 'updated'] },
  { path: '/tournaments/$tournament_id', dialogs: ['#edit'], api: '/v1/tournaments/$id', from: ['tournaments', 'tournament_id'] },
  { path: '/teams', dialogs: ['#new'], api: '/v1/teams', empty: ['No teams yet', 'New team', 'updated'] },
  { path: '/teams/$team_id', dialogs: ['#edit'], api: '/v1/teams/$id', from: ['teams', 'team_id'] },
  { path: '/venues', dialogs: ['#new'], api: '/v1/venues', empty: ['No venues yet', 'New venue', 'updated'] },
  { path: '/venues/$venue_id', dialogs: ['#edit'], api: '/v1/venues/$id', from: ['venues', 'venue_id'] },
  { path: '/categories', dialogs: ['#new'], api: '/v1/categories', empty: ['No categories yet', 'New category', 'updated'] },
  { path: '/categories/$category_id', dialogs: ['#edit'], api: '/v1/categories/$id', from: ['categories', 'category_id'] },
  { path: '/translations', api: '/v1/events', empty: ['No events yet', 'To the events', 'date_start'] },
  { path: '/translations/$event_id', api: '/v1/events/$id', from: ['events', 'event_id'] },
  {
    path: '/instructions',
    dialogs: ['#new'],
    api: '/v1/itineraries/instructions',
    empty: ['No instructions yet', 'New instructions', 'updated'],
  },
  // `$id` is kind of ticket and language.
  { path: '/instructions/$ticket_type/$language', api: '/v1/itineraries/instructions/$id', from: ['instructions', 'language'] },
  {
    path: '/distributors',
    dialogs: ['#new'],
    api: '/v1/distributors',
    shut: 'supplier',
    empty: ['No distributors yet', 'New distributor', 'created'],
  },
  { path: '/distributors/$distributor_id', api: '/v1/distributors/$id', shut: 'supplier', from: ['distributors', 'distributor_id'] },
  {
    path: '/distributors/$distributor_id/statement',
    api: '/v1/distributors/$id/statement',
    shut: 'supplier',
    from: ['distributors', 'distributor_id'],
  },
  {
    path: '/suppliers',
    dialogs: ['#new'],
    api: '/v1/suppliers',
    shut: 'distributor',
    empty: ['No suppliers yet', 'New supplier', 'created'],
  },
  { path: '/suppliers/$supplier_id', api: '/v1/suppliers/$id', shut: 'distributor', from: ['suppliers', 'supplier_id'] },
  {
    path: '/suppliers/$supplier_id/statement',
    api: '/v1/suppliers/$id/statement',
    shut: 'distributor',
    from: ['suppliers', 'supplier_id'],
  },
  { path: '/clients', dialogs: ['#new'], api: '/v1/clients', shut: 'distributor', empty: ['No clients yet', 'New client', 'created'] },
  { path: '/clients/$client_id', api: '/v1/clients/$id', shut: 'distributor', from: ['clients', 'client_id'] },
  {
    path: '/invitations',
    api: '/v1/invitations',
    shut: 'distributor',
    empty: ['No invitations yet', 'Invite somebody', 'created'],
  },
  { path: '/account', api: '/v1/account' },
  { path: '/memos', api: '/v1/memos', empty: ['No memos yet', 'To the orders', 'created'] },
  { path: '/webhooks', dialogs: ['#new'], api: '/v1/webhooks', shut: 'finance', empty: ['No webhooks yet', 'New webhook', 'created'] },
  { path: '/webhooks/$webhook_id', api: '/v1/webhooks/$id', shut: 'finance', from: ['webhooks', 'webhook_id'] },
  { path: '/api-log', api: '/v1/request-log', shut: 'finance', empty: ['No requests yet', 'API reference', 'created'] },
]
