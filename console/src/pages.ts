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
    path: '/tickets',
    menu: { label: 'Tickets', icon: 'ticket', section: 'Selling' },
    may: may.readCatalogue,
    component: lazyRouteComponent(() => import('./features/tickets/Tickets.js'), 'Tickets'),
  },
]
