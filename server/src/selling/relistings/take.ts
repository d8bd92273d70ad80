import { Problem } from '../../lib/errors.js'
import type { Trx } from '../../platform/db/open.js'
import { choose } from './choose.js'
import { type Listed, listedOf } from './store.js'

/** Selects the admissions to sell for relisted tickets, the wanted quantity of each ticket. The tickets must be locked. */
export async function takeListed(trx: Trx, wanted: { ticket_id: string; quantity: number }[]): Promise<Map<string, Listed[]>> {
  if (wanted.length === 0) return new Map()
  const listed = await listedOf(
    trx,
    wanted.map((one) => one.ticket_id),
  )
  return new Map(
    wanted.map(({ ticket_id, quantity }) => {
      const chosen = choose(
        listed.filter((one) => one.ticket_id === ticket_id),
        quantity,
      )
      if (chosen.length < quantity)
        throw new Problem('insufficient_stock', {
          detail: `Only ${chosen.length} of ${quantity} are still offered.`,
          facts: { ticket_id, available_quantity: chosen.length },
        })
      return [ticket_id, chosen]
    }),
  )
}
