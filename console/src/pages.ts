import type { RouteComponent } from '@tanstack/react-router'
import { isStaff, type May, may, type Who } from './access.js'
import { lazyPage } from './lazy.js'
import type { IconName } from './ui/Icon.js'

/** In the order of the navigation. */
export const sections = ['Selling', 'Money', 'Catalogue', 'Parties', 'Integration'] as const
type Section = (typeof sections)[number]

export interface ConsolePage {
  path: string
  component: RouteComponent
  /** Who may open it; all if omitted. */
  may?: May
  /** In the navigation and the palette; other pages are reached by links. */
  menu?: { label: string; icon: IconName; section?: Section }
}

const segments = (path: string): string[] => path.split('/').filter(Boolean)

/** The page at an address, if there is one. */
export function pageAt(href: string): ConsolePage | undefined {
  const asked = segments(href.split(/[?#]/)[0] ?? '')
  return pages.find(({ path }) => {
    const parts = segments(path)
    return parts.length === asked.length && parts.every((part, index) => part.startsWith('$') || part === asked[index])
  })
}

/** Whether somebody may open the page at this address. */
export const isOpenTo = (who: Who, href: string): boolean => pageAt(href)?.may?.(who) ?? true

/** Pages that share one piece of script. */
const money = () => import('./features/money/pages.js')
const onSale = () => import('./features/onsale/OnSale.js')

/** Every page of the console, in the order of the navigation. Each is a piece of script of its own, fetched when it is first opened. */
export const pages: readonly ConsolePage[] = [
  {
    path: '/',
    menu: { label: 'Overview', icon: 'overview' },
    component: lazyPage(() => import('./features/overview/Overview.js'), 'Overview'),
  },
  {
    path: '/orders',
    menu: { label: 'Orders', icon: 'box', section: 'Selling' },
    may: may.readOrders,
    component: lazyPage(() => import('./features/orders/Orders.js'), 'Orders'),
  },
  {
    path: '/orders/$bookingorder_id',
    component: lazyPage(() => import('./features/orders/Order.js'), 'Order'),
  },
  {
    path: '/tickets',
    menu: { label: 'Tickets', icon: 'ticket', section: 'Selling' },
    may: may.readCatalogue,
    component: lazyPage(() => import('./features/tickets/Tickets.js'), 'Tickets'),
  },
  {
    path: '/tickets/$ticket_id',
    component: lazyPage(() => import('./features/tickets/Ticket.js'), 'Ticket'),
  },
  {
    path: '/bulk-changes',
    may: may.manageTickets,
    component: lazyPage(() => import('./features/tickets/BulkChanges.js'), 'BulkChanges'),
  },
  {
    path: '/reservations',
    menu: { label: 'Reservations', icon: 'clock', section: 'Selling' },
    may: may.readReservations,
    component: lazyPage(() => import('./features/reservations/Reservations.js'), 'Reservations'),
  },
  {
    path: '/reservations/$reservation_id',
    may: may.readReservations,
    component: lazyPage(() => import('./features/reservations/Reservation.js'), 'Reservation'),
  },
  {
    path: '/checkout/$reservation_id',
    may: may.reserve,
    component: lazyPage(() => import('./features/boxoffice/Checkout.js'), 'Checkout'),
  },
  {
    path: '/bookings/$booking_id',
    may: may.readReservations,
    component: lazyPage(() => import('./features/boxoffice/Booking.js'), 'Booking'),
  },
  {
    path: '/ticket-files',
    menu: { label: 'Ticket files', icon: 'file', section: 'Selling' },
    may: may.manageTicketFiles,
    component: lazyPage(() => import('./features/ticketfiles/TicketFiles.js'), 'TicketFiles'),
  },
  {
    path: '/ticket-files/$ticketfile_id',
    may: may.manageTicketFiles,
    component: lazyPage(() => import('./features/ticketfiles/TicketFile.js'), 'TicketFile'),
  },
  {
    path: '/admissions',
    menu: { label: 'Admissions', icon: 'check', section: 'Selling' },
    may: may.admit,
    component: lazyPage(() => import('./features/admissions/Admissions.js'), 'Admissions'),
  },
  {
    path: '/sales',
    menu: { label: 'Sales', icon: 'swap', section: 'Selling' },
    may: may.readSales,
    component: lazyPage(() => import('./features/sales/Sales.js'), 'Sales'),
  },
  {
    path: '/sales/$purchaseorder_id',
    may: may.readSales,
    component: lazyPage(() => import('./features/sales/Sale.js'), 'Sale'),
  },
  {
    path: '/requests',
    menu: { label: 'Requests', icon: 'bell', section: 'Selling' },
    may: may.answerRequests,
    component: lazyPage(() => import('./features/requests/Requests.js'), 'Requests'),
  },
  {
    path: '/allotments',
    menu: { label: 'Allotments', icon: 'inbox', section: 'Selling' },
    may: may.readAllotments,
    component: lazyPage(() => import('./features/allotments/Allotments.js'), 'Allotments'),
  },
  {
    path: '/allotments/$allotment_id',
    may: may.readAllotments,
    component: lazyPage(() => import('./features/allotments/Allotment.js'), 'Allotment'),
  },
  {
    path: '/group-requests',
    menu: { label: 'Group requests', icon: 'people', section: 'Selling' },
    may: may.readGroupRequests,
    component: lazyPage(() => import('./features/grouprequests/GroupRequests.js'), 'GroupRequests'),
  },
  {
    path: '/group-requests/$grouprequest_id',
    may: may.readGroupRequests,
    component: lazyPage(() => import('./features/grouprequests/GroupRequest.js'), 'GroupRequest'),
  },
  {
    path: '/on-sale',
    menu: { label: 'On sale', icon: 'bolt', section: 'Selling' },
    may: may.watchSales,
    component: lazyPage(onSale, 'OnSale'),
  },
  {
    path: '/on-sale/$ticket_id',
    may: may.watchSales,
    component: lazyPage(onSale, 'OnSale'),
  },
  {
    path: '/on-sale/event/$event_id',
    may: may.watchSales,
    component: lazyPage(onSale, 'OnSale'),
  },
  {
    path: '/money',
    menu: { label: 'Balances', icon: 'overview', section: 'Money' },
    may: (who) => may.readInvoices(who) || may.readStatements(who),
    component: lazyPage(money, 'Money'),
  },
  {
    path: '/invoices',
    menu: { label: 'Invoices', icon: 'file', section: 'Money' },
    may: may.readInvoices,
    component: lazyPage(money, 'Invoices'),
  },
  {
    path: '/invoices/$invoice_id',
    may: may.readInvoices,
    component: lazyPage(money, 'Invoice'),
  },
  {
    path: '/receivables',
    may: may.readInvoices,
    component: lazyPage(money, 'Receivables'),
  },
  {
    path: '/payables',
    may: may.readStatements,
    component: lazyPage(money, 'Payables'),
  },
  {
    path: '/payouts-due',
    menu: { label: 'Payouts to be made', icon: 'clock', section: 'Money' },
    may: may.readStatements,
    component: lazyPage(money, 'PayoutsDue'),
  },
  {
    path: '/payouts',
    menu: { label: 'Payouts made', icon: 'check', section: 'Money' },
    may: may.readStatements,
    component: lazyPage(money, 'Payouts'),
  },
  {
    path: '/rates',
    menu: { label: 'Exchange rates', icon: 'swap', section: 'Money' },
    may: may.readRates,
    component: lazyPage(money, 'Rates'),
  },
  {
    path: '/rates/$fxratemoment_id',
    may: may.readRates,
    component: lazyPage(money, 'RateMoment'),
  },
  {
    path: '/events',
    menu: { label: 'Events', icon: 'calendar', section: 'Catalogue' },
    component: lazyPage(() => import('./features/events/Events.js'), 'Events'),
  },
  {
    path: '/events/$event_id',
    component: lazyPage(() => import('./features/events/Event.js'), 'Event'),
  },
  {
    path: '/events/$event_id/offer',
    may: may.manageTickets,
    component: lazyPage(() => import('./features/offers/OfferPage.js'), 'OfferPage'),
  },
  {
    path: '/events/$event_id/disrupt',
    may: may.manageDisruptions,
    component: lazyPage(() => import('./features/disruptions/NewDisruption.js'), 'NewDisruption'),
  },
  {
    path: '/events/$event_id/disruptions/$disruption_id',
    may: may.readDisruptions,
    component: lazyPage(() => import('./features/disruptions/DisruptionPage.js'), 'DisruptionPage'),
  },
  {
    path: '/tournaments',
    menu: { label: 'Tournaments', icon: 'bookmark', section: 'Catalogue' },
    component: lazyPage(() => import('./features/tournaments/Tournaments.js'), 'Tournaments'),
  },
  {
    path: '/tournaments/$tournament_id',
    component: lazyPage(() => import('./features/tournaments/Tournament.js'), 'Tournament'),
  },
  {
    path: '/teams',
    menu: { label: 'Teams', icon: 'people', section: 'Catalogue' },
    component: lazyPage(() => import('./features/teams/Teams.js'), 'Teams'),
  },
  {
    path: '/teams/$team_id',
    component: lazyPage(() => import('./features/teams/Team.js'), 'Team'),
  },
  {
    path: '/venues',
    menu: { label: 'Venues', icon: 'pin', section: 'Catalogue' },
    component: lazyPage(() => import('./features/venues/Venues.js'), 'Venues'),
  },
  {
    path: '/venues/$venue_id',
    component: lazyPage(() => import('./features/venues/Venue.js'), 'Venue'),
  },
  {
    path: '/categories',
    menu: { label: 'Categories', icon: 'layers', section: 'Catalogue' },
    component: lazyPage(() => import('./features/categories/Categories.js'), 'Categories'),
  },
  {
    path: '/categories/$category_id',
    component: lazyPage(() => import('./features/categories/Category.js'), 'Category'),
  },
  {
    path: '/translations',
    menu: { label: 'Translations', icon: 'globe', section: 'Catalogue' },
    component: lazyPage(() => import('./features/translations/Translations.js'), 'Translations'),
  },
  {
    path: '/translations/$event_id',
    component: lazyPage(() => import('./features/translations/Translation.js'), 'Translation'),
  },
  {
    path: '/instructions',
    menu: { label: 'Instructions', icon: 'book', section: 'Catalogue' },
    component: lazyPage(() => import('./features/instructions/Instructions.js'), 'Instructions'),
  },
  {
    path: '/instructions/$ticket_type/$language',
    component: lazyPage(() => import('./features/instructions/Instruction.js'), 'Instruction'),
  },
  {
    path: '/distributors',
    menu: { label: 'Distributors', icon: 'building', section: 'Parties' },
    may: isStaff,
    component: lazyPage(() => import('./features/distributors/Distributors.js'), 'Distributors'),
  },
  {
    path: '/distributors/$distributor_id',
    component: lazyPage(() => import('./features/distributors/Distributor.js'), 'Distributor'),
  },
  {
    path: '/distributors/$distributor_id/statement',
    may: may.readInvoices,
    component: lazyPage(money, 'AccountLines'),
  },
  {
    path: '/suppliers',
    menu: { label: 'Suppliers', icon: 'truck', section: 'Parties' },
    may: may.readSuppliers,
    component: lazyPage(() => import('./features/suppliers/Suppliers.js'), 'Suppliers'),
  },
  {
    path: '/suppliers/$supplier_id',
    may: may.readSuppliers,
    component: lazyPage(() => import('./features/suppliers/Supplier.js'), 'Supplier'),
  },
  {
    path: '/suppliers/$supplier_id/statement',
    may: may.readStatements,
    component: lazyPage(money, 'StatementLines'),
  },
  {
    path: '/clients',
    menu: { label: 'Clients', icon: 'people', section: 'Parties' },
    may: may.readClients,
    component: lazyPage(() => import('./features/clients/Clients.js'), 'Clients'),
  },
  {
    path: '/clients/$client_id',
    may: may.readClients,
    component: lazyPage(() => import('./features/clients/Client.js'), 'Client'),
  },
  {
    path: '/invitations',
    menu: { label: 'Invitations', icon: 'send', section: 'Parties' },
    may: may.manageClients,
    component: lazyPage(() => import('./features/invitations/Invitations.js'), 'Invitations'),
  },
  {
    path: '/account',
    component: lazyPage(() => import('./features/account/AccountPage.js'), 'AccountPage'),
  },
  {
    path: '/memos',
    menu: { label: 'Memos', icon: 'note', section: 'Parties' },
    component: lazyPage(() => import('./features/memos/MemoList.js'), 'MemoList'),
  },
  {
    path: '/webhooks',
    menu: { label: 'Webhooks', icon: 'hook', section: 'Integration' },
    may: may.readWebhooks,
    component: lazyPage(() => import('./features/webhooks/Webhooks.js'), 'Webhooks'),
  },
  {
    path: '/webhooks/$webhook_id',
    may: may.readWebhooks,
    component: lazyPage(() => import('./features/webhooks/Webhook.js'), 'Webhook'),
  },
  {
    path: '/api-log',
    menu: { label: 'API log', icon: 'log', section: 'Integration' },
    may: may.readRequestLog,
    component: lazyPage(() => import('./features/requestlog/ApiLog.js'), 'ApiLog'),
  },
]
