import type { LoginResult } from '@allotment/sdk'

/** What the console needs to know of whoever is signed in. */
export type Who = Pick<LoginResult, 'scope' | 'roles' | 'supplier_id' | 'distributor_id'>
export type May = (who: Who) => boolean

/** Staff with one of these roles, or with any role when none is named. An administrator may do all that staff may. */
const staff =
  (...roles: string[]): May =>
  ({ scope, roles: own }) =>
    scope === 'internal' && (roles.length === 0 || own.includes('ADMIN') || roles.some((role) => own.includes(role)))

export const isStaff: May = staff()
export const buys: May = ({ scope }) => scope === 'distributor'
/** A distributor with a supplier record of its own acts for both. */
export const sells: May = ({ supplier_id }) => supplier_id !== null
const anyOf =
  (...rules: May[]): May =>
  (who) =>
    rules.some((rule) => rule(who))
const everybody: May = () => true

/**
 * What is worth showing to whom. The service decides for itself, from its own table, and refuses what is called without leave:
 * an entry here that is too generous shows a refusal, never somebody else's data.
 */
export const may = {
  readCatalogue: everybody,
  manageCatalogue: staff('PRODUCT_MANAGEMENT'),
  readTicketsInFull: staff('PRODUCT_MANAGEMENT'),
  manageTickets: anyOf(staff('PRODUCT_MANAGEMENT'), sells),
  readTicketHistory: anyOf(isStaff, sells),
  readOrders: everybody,
  /** Logistic and guest data statuses. */
  moveOrders: staff('SUPPORT'),
  moveMoney: staff('FINANCE'),
  editOrders: anyOf(staff('SUPPORT'), buys),
  cancelOrders: anyOf(staff('SUPPORT'), buys),
  readReservations: anyOf(isStaff, buys),
  reserve: anyOf(staff('SUPPORT'), buys),
  readGuests: anyOf(staff('SUPPORT'), buys),
  readOrderGuests: anyOf(staff('SUPPORT'), buys, sells),
  writeGuests: anyOf(staff('SUPPORT'), buys),
  readInvoices: anyOf(staff('FINANCE'), buys),
  writeBuyerMemos: anyOf(staff('SUPPORT', 'FINANCE', 'PRODUCT_MANAGEMENT'), buys),
  writeSellerMemos: anyOf(staff('SUPPORT', 'FINANCE', 'PRODUCT_MANAGEMENT'), sells),
  readDistributors: isStaff,
  manageDistributors: staff('FINANCE'),
  readSuppliers: anyOf(isStaff, sells),
  manageSuppliers: staff('PRODUCT_MANAGEMENT', 'FINANCE'),
  readSales: anyOf(isStaff, sells),
  readPayoutDocuments: anyOf(staff('FINANCE'), sells),
  manageTicketFiles: anyOf(staff('PRODUCT_MANAGEMENT', 'SUPPORT'), sells),
  readWebhooks: anyOf(staff('SUPPORT'), buys, sells),
  manageWebhooks: anyOf(staff('ADMIN'), buys, sells),
  readRequestLog: anyOf(staff('SUPPORT'), buys, sells),
  watchSales: anyOf(isStaff, sells),
  readClients: isStaff,
  manageClients: staff('ADMIN'),
  impersonate: staff('ADMIN'),
} satisfies Record<string, May>
