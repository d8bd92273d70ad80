import { sql } from 'kysely'
import { Problem } from '../../../lib/errors.js'
import { soldItem } from '../../../lib/order-states.js'
import type { Env } from '../../../platform/context.js'
import type { Read } from '../../../platform/db/client.js'
import { account } from '../../ledger/store.js'
import { type Method, noBalance, thanks } from './method.js'
import { unsettled } from './unsettled.js'

/** The number of tickets in a distributor's unpaid card orders. */
export const unpaidByCard = (distributorId: string): Read<number> => ({
  statements: [
    sql`select count(*)::int as tickets from bookingorder o join orderitem i on i.bookingorder_id = o.bookingorder_id
     where o.distributor_id = ${distributorId} and ${unsettled(['card'])} and ${soldItem.sql('i')}`,
  ],
  of: ([rows]) => (rows as { tickets: number }[])[0]?.tickets ?? 0,
})

function checkUnpaid({ config }: Pick<Env, 'config'>, tickets: number): void {
  const limit = config.CARD_UNPAID_LIMIT
  if (tickets <= limit) return
  throw new Problem('unpaid_limit', {
    detail: `With this booking ${tickets} ${tickets === 1 ? 'ticket' : 'tickets'} would be in card orders that are not settled; the limit is ${limit}.`,
    facts: { unpaid: tickets, unpaid_limit: limit },
  })
}

/** An unpaid card order is not credit to the distributor. It is owed on a separate account, and limited by the number of tickets. */
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
        let unpaid = of(rows)
        return (due) => {
          checkUnpaid(due, unpaid + due.tickets)
          unpaid += due.tickets
        }
      },
    }
  },
  ...noBalance,
  wording: { paid: thanks, credited: 'This amount goes back the way it was paid.' },
}
