import { type Caller, type Role, type Scope, scopes } from '../../lib/caller.js'

/** For each scope: the roles of which one is needed, or `any` client of that scope. Other scopes may not call. */
export type Permission = Partial<Record<Scope, 'any' | readonly Role[]>> & { name: string }
export const open = 'open'
export type Allow = Permission | typeof open

type Rule = Partial<Record<Scope, 'any' | readonly Role[]>>
const named = <K extends string>(rules: Record<K, Rule>): Record<K, Permission> =>
  Object.fromEntries(Object.entries<Rule>(rules).map(([name, rule]) => [name, { ...rule, name }])) as Record<K, Permission>

/**
 * Route × role × scope: the only place that decides who may call what. Routes name an entry. ADMIN may do everything that any internal role
 * may.
 */
export const can = named({
  useSession: { internal: 'any', distributor: 'any', supplier: 'any' },
  useConsole: { internal: 'any', distributor: 'any', supplier: 'any' },
  readRequestLog: { internal: ['SUPPORT'], distributor: 'any', supplier: 'any' },
  watchSales: { internal: 'any', supplier: 'any' },
  impersonate: { internal: ['ADMIN'] },
  readClients: { internal: 'any' },
  manageClients: { internal: ['ADMIN'] },
  readDistributors: { internal: 'any', distributor: 'any' },
  manageDistributors: { internal: ['ADMIN', 'FINANCE'] },
  readSuppliers: { internal: 'any', supplier: 'any' },
  manageSuppliers: { internal: ['PRODUCT_MANAGEMENT', 'FINANCE'] },
  onboardSuppliers: { internal: ['PRODUCT_MANAGEMENT', 'FINANCE'], distributor: 'any' },
  readSales: { internal: 'any', supplier: 'any' },
  readStatements: { internal: ['FINANCE'], supplier: 'any' },
  withdrawRelistings: { internal: ['SUPPORT', 'PRODUCT_MANAGEMENT'], supplier: 'any' },
  readOwnSales: { supplier: 'any' },
  readMemos: { internal: 'any', distributor: 'any', supplier: 'any' },
  changeMemos: { internal: ['SUPPORT', 'FINANCE', 'PRODUCT_MANAGEMENT'], distributor: 'any', supplier: 'any' },
  readBuyerMemos: { internal: 'any', distributor: 'any' },
  writeBuyerMemos: { internal: ['SUPPORT', 'FINANCE', 'PRODUCT_MANAGEMENT'], distributor: 'any' },
  readSellerMemos: { internal: 'any', supplier: 'any' },
  writeSellerMemos: { internal: ['SUPPORT', 'FINANCE', 'PRODUCT_MANAGEMENT'], supplier: 'any' },
  readCatalogue: { internal: 'any', distributor: 'any', supplier: 'any' },
  manageCatalogue: { internal: ['PRODUCT_MANAGEMENT'] },
  readCatalogueHistory: { internal: 'any' },
  readTicketsInFull: { internal: ['PRODUCT_MANAGEMENT'] },
  checkOffers: { internal: 'any', supplier: 'any' },
  manageTickets: { internal: ['PRODUCT_MANAGEMENT'], supplier: 'any' },
  readTicketHistory: { internal: 'any', supplier: 'any' },
  sellAsPartner: { distributor: 'any' },
  readPartnerProducts: { internal: 'any', distributor: 'any' },
  reserve: { internal: ['SUPPORT'], distributor: 'any' },
  answerRequests: { internal: ['SUPPORT', 'PRODUCT_MANAGEMENT'], supplier: 'any' },
  readOrders: { internal: 'any', distributor: 'any', supplier: 'any' },
  changeOrders: { internal: ['SUPPORT', 'FINANCE'], distributor: 'any', supplier: 'any' },
  manageDisruptions: { internal: ['FINANCE'] },
  readDisruptions: { internal: 'any', distributor: 'any', supplier: 'any' },
  decideDisruptions: { internal: ['SUPPORT'], distributor: 'any' },
  readReservations: { internal: 'any', distributor: 'any' },
  readAllotments: { internal: 'any', distributor: 'any', supplier: 'any' },
  manageAllotments: { internal: ['PRODUCT_MANAGEMENT'], supplier: 'any' },
  releaseAllotments: { internal: ['PRODUCT_MANAGEMENT', 'SUPPORT'], distributor: 'any' },
  readGroupRequests: { internal: 'any', distributor: 'any', supplier: 'any' },
  readGroupHistory: { internal: 'any', distributor: 'any' },
  askForGroups: { internal: ['SUPPORT'], distributor: 'any' },
  quoteForGroups: { internal: ['PRODUCT_MANAGEMENT', 'SUPPORT'], supplier: 'any' },
  readGuests: { internal: ['SUPPORT'], distributor: 'any' },
  readOrderGuests: { internal: ['SUPPORT'], distributor: 'any', supplier: 'any' },
  writeGuests: { internal: ['SUPPORT'], distributor: 'any' },
  manageTicketFiles: { internal: ['PRODUCT_MANAGEMENT', 'SUPPORT'], supplier: 'any' },
  admit: { internal: ['SUPPORT'], supplier: 'any' },
  downloadTickets: { internal: ['SUPPORT'], distributor: 'any' },
  shareItineraries: { internal: ['SUPPORT'], distributor: 'any' },
  readInvoices: { internal: ['FINANCE'], distributor: 'any' },
  managePrepaid: { internal: ['FINANCE'] },
  readChanges: { internal: 'any', distributor: 'any', supplier: 'any' },
  readWebhooks: { internal: ['SUPPORT'], distributor: 'any', supplier: 'any' },
  manageWebhooks: { internal: ['ADMIN'], distributor: 'any', supplier: 'any' },
  replayWebhooks: { internal: ['SUPPORT'], distributor: 'any', supplier: 'any' },
  readRates: { internal: 'any' },
  manageRates: { internal: ['FINANCE'] },
})

/** A distributor that is also a supplier has the permissions of both. */
export function scopesOf(caller: Caller): Scope[] {
  return caller.scope === 'distributor' && caller.supplier_id !== null ? ['distributor', 'supplier'] : [caller.scope]
}

export function mayCall(caller: Caller, permission: Permission): boolean {
  return scopesOf(caller).some((scope) => {
    const needed = permission[scope]
    if (needed === undefined) return false
    return (
      needed === 'any' || needed.some((role) => caller.roles.includes(role)) || (scope === 'internal' && caller.roles.includes('ADMIN'))
    )
  })
}

/** "internal with ADMIN or FINANCE; distributor": for error messages and the reference. */
export function describe(permission: Permission): string {
  return scopes
    .flatMap((scope) => {
      const needed = permission[scope]
      if (needed === undefined) return []
      return [
        needed === 'any'
          ? scope
          : `${scope} with ${[...new Set<Role>([...(scope === 'internal' ? (['ADMIN'] as const) : []), ...needed])].join(' or ')}`,
      ]
    })
    .join('; ')
}
