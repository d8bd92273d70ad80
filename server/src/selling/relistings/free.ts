import { readTickets } from '../../catalogue/tickets/store.js'
import type { Author } from '../../lib/caller.js'
import { Problem } from '../../lib/errors.js'
import type { Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import * as reservations from '../reservations/store.js'
import { recordChanges } from '../reservations/versions.js'

/**
 * Called before relisted admissions are taken off sale although they are held. Ends the holds on tickets without enough free stock. The
 * tickets must be locked, all that are held together with them in `locked`. A hold that another transaction is changing is skipped, because that
 * transaction waits for the ticket lock, and so is one with a ticket that is not locked; the caller must then try again.
 */
export async function endHoldsOnRelisted(
  env: Env,
  trx: Trx,
  author: Author,
  leaving: ReadonlyMap<string, number>,
  locked: ReadonlySet<string>,
): Promise<void> {
  const short = async () =>
    (await readTickets(trx, [...leaving.keys()])).filter((ticket) => ticket.available_quantity < (leaving.get(ticket.ticket_id) ?? 0))
  const held = leaving.size === 0 ? [] : await short()
  if (held.length === 0) return
  const at = env.now()
  const holding = await reservations.lockHolding(
    trx,
    held.map((ticket) => ticket.ticket_id),
  )
  const before = holding.filter(({ items }) => items.every((item) => locked.has(item.ticket_id)))
  const after = await reservations.endHolds(trx, before, { status: 'void', void_reason: 'withdrawn' }, at)
  await recordChanges(trx, author, at, before, after)
  const [ticket] = await short()
  if (ticket)
    throw new Problem('stock_committed', {
      detail: `Ticket ${ticket.ticket_id} is being bought at this moment; try again.`,
      facts: { ticket_id: ticket.ticket_id, reservations_quantity: ticket.reservations_quantity },
    })
}
