import { Problem } from '../../lib/errors.js'
import { choose } from './choose.js'
import type { Listed } from './store.js'

/** Selects the admissions to sell for relisted tickets, the wanted quantity of each ticket. */
export const takeListed = (listed: readonly Listed[], wanted: { ticket_id: string; quantity: number }[]): Map<string, Listed[]> =>
  new Map(
    wanted.map(({ ticket_id, quantity }) => {
      const chosen = choose(
        listed.filter((one) => one.ticket_id === ticket_id),
        quantity,
      )
      if (chosen.length < quantity)
        throw new Problem('insufficient_stock', {
          detail: `Only ${chosen.length} of ${quantity} can still be bought.`,
          facts: { ticket_id, available_quantity: chosen.length },
        })
      return [ticket_id, chosen]
    }),
  )
