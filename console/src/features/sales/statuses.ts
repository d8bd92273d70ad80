import { statusesOf } from '../orders/statuses.js'

/** The address of the sales that a figure counts, without withdrawn ones. */
export function salesHref(filters: Record<string, string>): string {
  const statuses = statusesOf('purchaseorder_status').filter((status) => status !== 'withdrawn')
  return `/sales?${new URLSearchParams({ ...filters, purchaseorder_status: `in:[${statuses.join()}]` })}`
}
