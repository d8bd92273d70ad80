import { sql } from 'kysely'
import { Problem } from '../../../lib/errors.js'
import type { Env } from '../../../platform/context.js'
import type { Read } from '../../../platform/db/client.js'
import { account } from '../../ledger/store.js'
import { type Method, nothingKept, thanks } from './method.js'
import { unsettled } from './unsettled.js'

/** Tickets in a distributor's card orders that are not settled, those of this transaction among them. */
export const unpaidByCard = (distributorId: string): Read<number> => ({
  statements: [
    sql`select count(*)::int as tickets from bookingorder o join orderitem i on i.bookingorder_id = o.bookingorder_id
     where o.distributor_id = ${distributorId} and ${unsettled(['card'])} and i.ticket_status <> 'cancelled'`,
  ],
  of: ([rows]) => (rows as { tickets: number }[])[0]?.tickets ?? 0,
})

function checkUnpaid({ config }: Pick<Env, 'config'>, tickets: number): void {
  const limit = config.CARD_UNPAID_LIMIT
  if (tickets <= limit) return
  throw new Problem('unpaid_limit', {
    detail: `With this booking ${tickets} tickets would be in card orders that are not settled; ${limit} are allowed.`,
    facts: { unpaid: tickets, unpaid_limit: limit },
  })
}

/** What a card is to pay is no credit given to the distributor: it is owed on an account of its own, and limited in tickets. */
export const card: Method = {
  label: 'By card',
  requires_reference: true,
  currencies: ({ allowed_currencies }) => allowed_currencies,
  begins: 'open',
  owes: account.collecting,
  source: () => account.settlement('card'),
  limit: (distributorId) => {
    const { statements, of } = unpaidByCard(distributorId)
    return {
      statements,
      of: (rows) => {
        const tickets = of(rows)
        return (due) => checkUnpaid(due, tickets)
      },
    }
  },
  ...nothingKept,
  wording: { paid: thanks, credited: 'This amount goes back the way it was paid.' },
}
