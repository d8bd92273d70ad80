import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { type May, may } from './access.js'
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
]
