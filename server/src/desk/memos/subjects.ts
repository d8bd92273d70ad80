import type { Noun } from '../../lib/errors.js'

/** Whose external memos are: a distributor's about what it buys, a supplier's about what it sells. */
export type Audience = 'distributor' | 'supplier'

interface Place {
  /** the table, which has a column for its audience: `distributor_id` or `supplier_id` */
  noun: Noun
  path: string
  /** its name in the address, where that is not the column of the memo */
  parameter?: string
  audience: Audience
}

/**
 * What a memo can be kept on, by the column of the memo that names it. This table decides the addresses, who may call them and who sees an
 * external memo; an internal one is the operator's alone.
 */
export const subjects = {
  distributor_id: { noun: 'distributor', path: '/v1/distributors', parameter: 'requested_distributor_id', audience: 'distributor' },
  bookingorder_id: { noun: 'bookingorder', path: '/v1/bookingorders', audience: 'distributor' },
  reservation_id: { noun: 'reservation', path: '/v1/reservations', audience: 'distributor' },
  supplier_id: { noun: 'supplier', path: '/v1/suppliers', audience: 'supplier' },
  ticket_id: { noun: 'ticket', path: '/v1/tickets', audience: 'supplier' },
  purchaseorder_id: { noun: 'purchaseorder', path: '/v1/sales', audience: 'supplier' },
} as const satisfies Record<string, Place>

export type Subject = keyof typeof subjects
export const places: [Subject, Place][] = Object.entries(subjects) as [Subject, Place][]
