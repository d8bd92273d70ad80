import { fault, forbidden, Problem } from '../../lib/errors.js'
import type { Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { type AgreedTicket, isWorse, product } from './rules/agreed.js'
import { agreedShares, isAsked, type TicketRow } from './store.js'

/** Refuses the change of a ticket; without `after`, its deletion. */
export type Refusal = (before: TicketRow, after?: AgreedTicket) => void

/**
 * The tickets of an accepted quote are agreed between two parties: the distributor may have sold them to its group already. Their supplier
 * does not change the ticket so that they cannot be bought any more. The tickets must be locked.
 */
export async function refusesBroken(env: Env, trx: Trx, rows: readonly TicketRow[]): Promise<Refusal> {
  const at = env.now()
  const shares = await agreedShares(trx, rows)
  return (before, after) => {
    const broken = shares.find(
      (share) =>
        share.ticket_id === before.ticket_id &&
        (after === undefined || isWorse(before, after, share, at, env.config.SALE_AFTER_START_MINUTES)),
    )
    if (broken)
      throw forbidden(
        `An accepted quote, of group request ${broken.grouprequest_id}, keeps ${broken.kept} of these tickets. A supplier can only improve it: the distributor must be able to buy them as agreed. Anything else is for the operator.`,
      )
  }
}

/**
 * The buyer of a hold, a request or a group has seen what the ticket admits to. A booking takes it from the ticket, so its supplier does not
 * exchange it in between. The ticket must be locked.
 */
export async function refuseExchanged(trx: Trx, before: TicketRow, after: Pick<AgreedTicket, (typeof product)[number]>): Promise<void> {
  const field = product.find((name) => after[name] !== before[name])
  const { ticket_id, reservations_quantity } = before
  if (field === undefined || (reservations_quantity === 0 && !(await isAsked(trx, before)))) return
  throw new Problem('immutable_field', {
    detail: `${field} cannot change while tickets are held, requested or quoted: buyers have seen it. Offer another ticket, or disable this one first, which ends holds and requests, and withdraw its quotes.`,
    errors: [fault(`/${field}`, 'immutable_field', 'cannot change')],
    facts: { field, ticket_id, reservations_quantity },
  })
}
