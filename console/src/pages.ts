import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { isStaff, type May, may } from './access.js'
import type { IconName } from './ui/Icon.js'

export type Section = 'Selling' | 'Catalogue' | 'Parties' | 'Integration'

export interface ConsolePage {
  path: string
  component: RouteComponent
  /** Who may open it; everybody when left out. */
  may?: May
  /** In the navigation and the palette; a page without is reached from others. */
  menu?: { label: string; icon: IconName; section?: Section }
}

/** Every page of the console, in the order of the navigation. Each is a piece of script of its own, fetched when it is first opened. */
export const pages: readonly ConsolePage[] = [
  {
    path: '/',
    menu: { label: 'Overview', icon: 'overview' },
    component: lazyRouteComponent(() => import('./features/overview/Overview.js'), 'Overview'),
  },
  {
    path: '/orders',
    menu: { label: 'Orders', icon: 'box', section: 'Selling' },
    may: may.readOrders,
    component: lazyRouteComponent(() => import('./features/orders/Orders.js'), 'Orders'),
  },
  {
    path: '/orders/$bookingorder_id',
    component: lazyRouteComponent(() => import('./features/orders/Order.js'), 'Order'),
  },
  {
    path: '/tickets',
    menu: { label: 'Tickets', icon: 'ticket', section: 'Selling' },
    may: may.readCatalogue,
    component: lazyRouteComponent(() => import('./features/tickets/Tickets.js'), 'Tickets'),
  },
  {
    path: '/tickets/$ticket_id',
    component: lazyRouteComponent(() => import('./features/tickets/Ticket.js'), 'Ticket'),
  },
  {
    path: '/reservations',
    menu: { label: 'Reservations', icon: 'clock', section: 'Selling' },
    may: may.readReservations,
    component: lazyRouteComponent(() => import('./features/reservations/Reservations.js'), 'Reservations'),
  },
  {
    path: '/reservations/$reservation_id',
    may: may.readReservations,
    component: lazyRouteComponent(() => import('./features/reservations/Reservation.js'), 'Reservation'),
  },
  {
    path: '/ticket-files',
    menu: { label: 'Ticket files', icon: 'file', section: 'Selling' },
    may: may.manageTicketFiles,
    component: lazyRouteComponent(() => import('./features/ticketfiles/TicketFiles.js'), 'TicketFiles'),
  },
  {
    path: '/ticket-files/$ticketfile_id',
    may: may.manageTicketFiles,
    component: lazyRouteComponent(() => import('./features/ticketfiles/TicketFile.js'), 'TicketFile'),
  },
  {
    path: '/sales',
    menu: { label: 'Sales', icon: 'swap', section: 'Selling' },
    may: may.readSales,
    component: lazyRouteComponent(() => import('./features/sales/Sales.js'), 'Sales'),
  },
  {
    path: '/sales/$purchaseorder_id',
    may: may.readSales,
    component: lazyRouteComponent(() => import('./features/sales/Sale.js'), 'Sale'),
  },
  {
    path: '/on-sale',
    menu: { label: 'On sale', icon: 'bolt', section: 'Selling' },
    may: may.watchSales,
    component: lazyRouteComponent(() => import('./features/onsale/OnSale.js'), 'OnSale'),
  },
  {
    path: '/on-sale/$ticket_id',
    may: may.watchSales,
    component: lazyRouteComponent(() => import('./features/onsale/OnSale.js'), 'OnSale'),
  },
  {
    path: '/events',
    menu: { label: 'Events', icon: 'calendar', section: 'Catalogue' },
    component: lazyRouteComponent(() => import('./features/events/Events.js'), 'Events'),
  },
  {
    path: '/events/$event_id',
    component: lazyRouteComponent(() => import('./features/events/Event.js'), 'Event'),
  },
  {
    path: '/venues',
    menu: { label: 'Venues', icon: 'pin', section: 'Catalogue' },
    component: lazyRouteComponent(() => import('./features/venues/Venues.js'), 'Venues'),
  },
  {
    path: '/venues/$venue_id',
    component: lazyRouteComponent(() => import('./features/venues/Venue.js'), 'Venue'),
  },
  {
    path: '/categories',
    menu: { label: 'Categories', icon: 'layers', section: 'Catalogue' },
    component: lazyRouteComponent(() => import('./features/categories/Categories.js'), 'Categories'),
  },
  {
    path: '/categories/$category_id',
    component: lazyRouteComponent(() => import('./features/categories/Category.js'), 'Category'),
  },
  {
    path: '/translations',
    menu: { label: 'Translations', icon: 'globe', section: 'Catalogue' },
    component: lazyRouteComponent(() => import('./features/translations/Translations.js'), 'Translations'),
  },
  {
    path: '/translations/$event_id',
    component: lazyRouteComponent(() => import('./features/translations/Translation.js'), 'Translation'),
  },
  {
    path: '/distributors',
    menu: { label: 'Distributors', icon: 'building', section: 'Parties' },
    may: isStaff,
    component: lazyRouteComponent(() => import('./features/distributors/Distributors.js'), 'Distributors'),
  },
  {
    path: '/distributors/$distributor_id',
    component: lazyRouteComponent(() => import('./features/distributors/Distributor.js'), 'Distributor'),
  },
  {
    path: '/suppliers',
    menu: { label: 'Suppliers', icon: 'truck', section: 'Parties' },
    may: may.readSuppliers,
    component: lazyRouteComponent(() => import('./features/suppliers/Suppliers.js'), 'Suppliers'),
  },
  {
    path: '/suppliers/$supplier_id',
    may: may.readSuppliers,
    component: lazyRouteComponent(() => import('./features/suppliers/Supplier.js'), 'Supplier'),
  },
  {
    path: '/clients',
    menu: { label: 'Clients', icon: 'people', section: 'Parties' },
    may: may.readClients,
    component: lazyRouteComponent(() => import('./features/clients/Clients.js'), 'Clients'),
  },
  {
    path: '/clients/$client_id',
    may: may.readClients,
    component: lazyRouteComponent(() => import('./features/clients/Client.js'), 'Client'),
  },
  {
    path: '/memos',
    menu: { label: 'Memos', icon: 'note', section: 'Parties' },
    component: lazyRouteComponent(() => import('./features/memos/MemoList.js'), 'MemoList'),
  },
  {
    path: '/webhooks',
    menu: { label: 'Webhooks', icon: 'hook', section: 'Integration' },
    may: may.readWebhooks,
    component: lazyRouteComponent(() => import('./features/webhooks/Webhooks.js'), 'Webhooks'),
  },
  {
    path: '/webhooks/$webhook_id',
    may: may.readWebhooks,
    component: lazyRouteComponent(() => import('./features/webhooks/Webhook.js'), 'Webhook'),
  },
  {
    path: '/api-log',
    menu: { label: 'API log', icon: 'log', section: 'Integration' },
    may: may.readRequestLog,
    component: lazyRouteComponent(() => import('./features/requestlog/ApiLog.js'), 'ApiLog'),
  },
]
