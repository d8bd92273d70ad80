import type { Noun } from '../../lib/errors.js'

/** Who sees external memos: a distributor on its purchases, a supplier on its sales. */
export type Audience = 'distributor' | 'supplier'

interface Place {
  /** the table, with the column of its audience: `distributor_id` or `supplier_id` */
  noun: Noun
  path: string
  /** its name in the path, if it is not the column of the memo */
  parameter?: string
  audience: Audience
}

/**
 * The resources that memos can be on, by column of the memo. This table decides the paths, who may call them and who sees an external memo.
 * Internal memos are visible only to the operator.
 */
export const subjects = {
  distributor_id: { noun: 'distributor', path: '/v1/distributors', parameter: 'requested_distributor_id', audience: 'distributor' },
  bookingorder_id: { noun: 'bookingorder', path: '/v1/bookingorders', audience: 'distributor' },
  reservation_id: { noun: 'reservation', path: '/v1/reservations', audience: 'distributor' },
  grouprequest_id: { noun: 'grouprequest', path: '/v1/grouprequests', audience: 'distributor' },
  supplier_id: { noun: 'supplier', path: '/v1/suppliers', audience: 'supplier' },
  ticket_id: { noun: 'ticket', path: '/v1/tickets', audience: 'supplier' },
  purchaseorder_id: { noun: 'purchaseorder', path: '/v1/sales', audience: 'supplier' },
} as const satisfies Record<string, Place>

export type Subject = keyof typeof subjects
export const places: [Subject, Place][] = Object.entries(subjects) as [Subject, Place][]
