import { isOwnTicket, type Sold } from '../../catalogue/tickets/rules/access.js'
import { Problem } from '../../lib/errors.js'

/** Checked again at booking: the buyer may have become a supplier after the hold. */
export function refuseOwn(tickets: Iterable<Sold & { ticket_id: string }>, own_suppliers: readonly string[]): void {
  for (const ticket of tickets)
    if (isOwnTicket(ticket, { own_suppliers }))
      throw new Problem('own_ticket', {
        detail: `Your own organisation sells ticket ${ticket.ticket_id}, or has sold it before.`,
        facts: { ticket_id: ticket.ticket_id, allowed_quantities: [] },
      })
}
