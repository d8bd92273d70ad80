/** Nobody buys what it sells, directly or through others who relisted it. The twin of this rule in SQL is in `onSaleTo`. */

export interface Sold {
  supplier_id: string
  /** who sold its admissions before, when it is relisted */
  sellers: readonly string[]
}

/** The suppliers that are the same organisation as a buyer: its own record, and those that share a VAT number with it. */
export interface Organisation {
  own_suppliers: readonly string[]
}

export const isOwnTicket = ({ supplier_id, sellers }: Sold, { own_suppliers }: Organisation): boolean =>
  own_suppliers.includes(supplier_id) || sellers.some((seller) => own_suppliers.includes(seller))
