/** Who may see a ticket, and who may buy it. The same rule in SQL is `visibleTo` in visible.ts; a test compares both. */

export interface Lists {
  distributors_disabled: readonly string[]
  distributors_enabled: readonly string[]
}

export interface Restrictions extends Lists {
  countries_disabled: readonly string[]
  countries_enabled: readonly string[]
}

export interface SupplierAccess extends Lists {
  supplier_status: string
}

export interface Buyer {
  distributor_id: string
  iso_country: string
}

/** If the list of allowed values is not empty, only it counts. Otherwise the list of excluded values counts. */
const admits = (enabled: readonly string[], disabled: readonly string[], value: string): boolean =>
  enabled.length > 0 ? enabled.includes(value) : !disabled.includes(value)

type Countries = Pick<Restrictions, 'countries_enabled' | 'countries_disabled'>
/** Whether these lists admit no country that the other lists do not. */
export const admitsNoMore = ({ countries_enabled: enabled, countries_disabled: disabled }: Countries, than: Countries): boolean =>
  enabled.length > 0
    ? enabled.every((country) => admits(than.countries_enabled, than.countries_disabled, country))
    : than.countries_enabled.length === 0 && than.countries_disabled.every((country) => disabled.includes(country))

/** The lists that admit the distributors that both of these admit; undefined if there are none. */
export function narrowed(one: Lists, other: Lists): { distributors_enabled: string[]; distributors_disabled: string[] } | undefined {
  const distinct = (values: readonly string[]): string[] => [...new Set(values)]
  const disabled = distinct([...one.distributors_disabled, ...other.distributors_disabled])
  const named = distinct([...one.distributors_enabled, ...other.distributors_enabled])
  if (named.length === 0) return { distributors_enabled: [], distributors_disabled: disabled }
  const enabled = named.filter((id) =>
    [one, other].every(({ distributors_enabled, distributors_disabled }) => admits(distributors_enabled, distributors_disabled, id)),
  )
  return enabled.length > 0 ? { distributors_enabled: enabled, distributors_disabled: [] } : undefined
}

export const admitsCountry = (ticket: Restrictions, iso_country: string): boolean =>
  admits(ticket.countries_enabled, ticket.countries_disabled, iso_country)

export interface SportLists {
  sports_enabled: readonly string[]
  sports_disabled: readonly string[]
}

/** Whether a category may be offered at events of this sport. */
export const admitsSport = (category: SportLists, sport_type: string): boolean =>
  admits(category.sports_enabled, category.sports_disabled, sport_type)

/** Whether a category takes no new tickets any more. */
export const isArchived = ({ archived_since }: { archived_since: Date | null }, at: Date): boolean =>
  archived_since !== null && archived_since <= at

export const isVisibleTo = (ticket: Restrictions, supplier: SupplierAccess, buyer: Buyer): boolean =>
  supplier.supplier_status === 'active' &&
  admits(ticket.distributors_enabled, ticket.distributors_disabled, buyer.distributor_id) &&
  admits(supplier.distributors_enabled, supplier.distributors_disabled, buyer.distributor_id) &&
  admitsCountry(ticket, buyer.iso_country)

export interface Sold {
  supplier_id: string
  /** for a relisted ticket: the earlier sellers of its admissions */
  sellers: readonly string[]
}

/** The suppliers that belong to the same organisation as a buyer: its own supplier record, and those with the same VAT number. */
export interface Organisation {
  own_suppliers: readonly string[]
}

/** An organisation cannot buy tickets that it sells or has sold before. The same rule in SQL is in `onSaleTo`. */
export const isOwnTicket = ({ supplier_id, sellers }: Sold, { own_suppliers }: Organisation): boolean =>
  own_suppliers.includes(supplier_id) || sellers.some((seller) => own_suppliers.includes(seller))
