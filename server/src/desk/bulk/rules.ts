import type { TicketStatus } from '../../lib/enums.js'
import { percentOf } from '../../lib/money.js'

export const bulkPrices = ['cost_price', 'service_price', 'sales_price'] as const
export type BulkPrice = (typeof bulkPrices)[number]

/** Reasons why a ticket is not changed. `refused`: the change of this ticket alone would be refused, for example because of a loss. */
export const skipReasons = ['unchanged', 'other_status', 'other_currency', 'automatic_price', 'below_zero', 'refused'] as const
export type SkipReason = (typeof skipReasons)[number]

export interface BulkChange {
  action: 'enable' | 'disable' | 'reprice'
  price: BulkPrice | null
  percent: string | null
  amount: number | null
  currency_code: string | null
}

/** The fields of a ticket that decide. */
export interface Candidate {
  ticket_status: TicketStatus
  currency_code: string
  cost_price: number
  service_price: number
  sales_price: number
  ticket_yield: { enabled: boolean } | null
}
/** With what an undo needs besides. */
type Changeable = Candidate & { margins_applied: boolean }

export type Change = { ticket_status: TicketStatus } | Partial<Record<BulkPrice, number>>
export type Decided = { change: Change } | { reason: SkipReason }

/** What this change does to a ticket, if anything. */
export const changeOf =
  (wanted: BulkChange) =>
  (ticket: Candidate): Change | undefined => {
    const decided = decide(wanted, ticket)
    return 'change' in decided ? decided.change : undefined
  }

/** The values that undo a change. A price that followed from the cost follows from it again. */
export type Restored = Change & { margins_applied?: boolean }
export const restoring = (change: Change, ticket: Changeable): Restored => ({
  ...(Object.fromEntries(Object.keys(change).map((name) => [name, ticket[name as keyof Candidate]])) as Change),
  ...('service_price' in change ? { margins_applied: ticket.margins_applied } : {}),
})

/** Decides about one ticket. The preview and the change, under the ticket's lock, use the same rule. */
export function decide(wanted: BulkChange, ticket: Candidate): Decided {
  if (wanted.action === 'reprice') return reprice(wanted, ticket)
  const [to, from]: [TicketStatus, TicketStatus[]] =
    wanted.action === 'enable' ? ['available', ['disabled', 'error']] : ['disabled', ['available', 'on_request', 'error']]
  if (ticket.ticket_status === to) return { reason: 'unchanged' }
  return from.includes(ticket.ticket_status) ? { change: { ticket_status: to } } : { reason: 'other_status' }
}

function reprice({ price, percent, amount, currency_code }: BulkChange, ticket: Candidate): Decided {
  const field = price ?? 'cost_price'
  if (amount !== null && ticket.currency_code !== currency_code) return { reason: 'other_currency' }
  // Refused, because the automatic price would overwrite it at once.
  if (field !== 'sales_price' && ticket.ticket_yield?.enabled) return { reason: 'automatic_price' }
  const before = ticket[field]
  const after = before + (amount ?? percentOf(before, percent ?? '0'))
  if (after < 0) return { reason: 'below_zero' }
  return after === before ? { reason: 'unchanged' } : { change: { [field]: after } }
}
