import { machines } from '@allotment/sdk/model'

export const statusesOf = (field: keyof typeof machines): string[] => Object.keys(machines[field])

/** The possible next statuses. The service checks again, and names what is missing. */
export const movesOf = (field: keyof typeof machines, status: string): readonly string[] =>
  (machines[field] as Readonly<Record<string, readonly string[]>>)[status] ?? []

/** Whether there is a way back to a status, over others if need be. */
export function canReturn(field: keyof typeof machines, from: string, to: string): boolean {
  const reached = new Set([from])
  for (const status of reached) for (const next of movesOf(field, status)) reached.add(next)
  return reached.has(to)
}

/** An admission that was not used. The service checks again. */
export const canBeCancelled = ({ ticket_status, admitted_at }: { ticket_status: string; admitted_at: string | null }): boolean =>
  movesOf('orderitem_status', ticket_status).includes('cancelled') && admitted_at === null

/** Nothing can happen to it any more. */
export const isClosed = (logistic_status: string): boolean => movesOf('logistic_status', logistic_status).length === 0

/** The address of the orders that a figure counts, without tests. */
export function ordersHref(filters: Record<string, string>, which: 'all' | 'sold' | 'cancelled' = 'all'): string {
  const sold = statusesOf('logistic_status').filter((status) => status !== 'cancelled')
  const status = { all: {}, sold: { logistic_status: `in:[${sold.join()}]` }, cancelled: { logistic_status: 'cancelled' } }[which]
  return `/orders?${new URLSearchParams({ ...filters, ...status, is_test_booking: 'false' })}`
}
