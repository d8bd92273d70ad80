import type { ListPath } from '@allotment/sdk'
import { type May, may } from '../../access.js'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { listOf, type RowOf } from '../../ui/list/resource.js'

export type Memo = RowOf<'/v1/memos'>

interface Place {
  path: ListPath
  parameter: string
  write: May
  /** Who reads a shared memo. */
  shared: string
}

const buyer = { write: may.writeBuyerMemos, shared: tr('Shared: staff and the distributor') }
const seller = { write: may.writeSellerMemos, shared: tr('Shared: staff and the supplier') }

/** The resources that memos attach to. */
export const places = {
  distributor: { path: '/v1/distributors/{requested_distributor_id}/memos', parameter: 'requested_distributor_id', ...buyer },
  order: { path: '/v1/bookingorders/{bookingorder_id}/memos', parameter: 'bookingorder_id', ...buyer },
  reservation: { path: '/v1/reservations/{reservation_id}/memos', parameter: 'reservation_id', ...buyer },
  grouprequest: { path: '/v1/grouprequests/{grouprequest_id}/memos', parameter: 'grouprequest_id', ...buyer },
  supplier: { path: '/v1/suppliers/{supplier_id}/memos', parameter: 'supplier_id', ...seller },
  ticket: { path: '/v1/tickets/{ticket_id}/memos', parameter: 'ticket_id', ...seller },
  sale: { path: '/v1/sales/{purchaseorder_id}/memos', parameter: 'purchaseorder_id', ...seller },
} as const satisfies Record<string, Place>
export type Subject = keyof typeof places

/** The two calls of each of them, with the same type for every path. */
export function callsOf(on: Subject, id: string) {
  const { path, parameter } = places[on]
  const inPath = { [parameter]: id }
  const post = client.POST as unknown as (path: string, init: object) => Promise<unknown>
  return {
    page: async (signal: AbortSignal) => {
      const { rows, total } = await listOf(path, inPath).page({ page_size: '100' }, signal)
      return { memos: rows as Memo[], total }
    },
    write: (body: object) => post(path, { params: { path: inPath }, body }),
  }
}

const subjects = {
  bookingorder_id: tr('On an order'),
  reservation_id: tr('On a reservation'),
  grouprequest_id: tr('On a group request'),
  ticket_id: tr('On a ticket'),
  purchaseorder_id: tr('On a sale'),
  distributor_id: tr('On a distributor'),
  supplier_id: tr('On a supplier'),
} as const

/** The resource of a memo. */
export function subjectOf(memo: Memo): { about: string; id: string } {
  for (const [field, about] of Object.entries(subjects)) {
    const id = memo[field as keyof typeof subjects]
    if (id !== null) return { about, id }
  }
  return { about: '', id: memo.memo_id }
}

/** Dates are compared in UTC, as the service does. */
export const today = (): string => new Date().toISOString().slice(0, 10)
export const isLate = ({ action_date, finished }: Memo): boolean => action_date !== null && !finished && action_date < today()
