import type { Author } from '../../lib/caller.js'
import { Problem } from '../../lib/errors.js'
import type { Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { holdSurroundings } from './around.js'
import { derive } from './derive.js'
import type { TicketChange } from './schema.js'
import * as store from './store.js'
import { changedTerms, termsOf } from './terms.js'
import { newestExchange } from './viewer.js'
import { paidFor, recordTickets, refuseLoss } from './write.js'

type ChangeOf = (row: store.TicketRow) => TicketChange | undefined

/** The columns each ticket gets; one whose change is refused, for its category is gone, a rate is missing or it would be sold at a loss, stays as it is. */
async function work(env: Env, trx: Trx, ids: string[], rows: () => Promise<store.TicketRow[]>, changeOf: ChangeOf) {
  const at = env.now()
  const surroundings = await holdSurroundings(trx, await store.readTickets(trx, ids))
  const exchange = await newestExchange(trx, at)
  return (await rows()).flatMap((row) => {
    const change = changeOf(row)
    if (!change) return []
    try {
      const around = surroundings.of(row)
      const terms = changedTerms(termsOf(row), change, around)
      const derived = derive(terms, around, exchange, at)
      refuseLoss(row, paidFor(terms, derived, around), at)
      return [{ row, columns: { ...terms, ...derived } }]
    } catch (error) {
      if (error instanceof Problem) return []
      throw error
    }
  })
}

/** What the tickets would become. */
export async function foresee(env: Env, trx: Trx, ids: string[], changeOf: ChangeOf) {
  const made = await work(env, trx, ids, () => store.readTickets(trx, ids), changeOf)
  return made.map(({ row, columns }) => ({ before: row, after: { ...row, ...columns } as store.TicketRow }))
}

/** Any number of tickets in a few statements; `changeOf` decides about each under its lock. Gives the tickets that changed. */
export async function changeMany(env: Env, trx: Trx, author: Author, ids: string[], changeOf: ChangeOf): Promise<store.TicketRow[]> {
  const at = env.now()
  const made = await work(env, trx, ids, () => store.lockTickets(trx, ids), changeOf)
  await store.updateTickets(
    trx,
    'ticket',
    made.map(({ row, columns }) => ({ ticket_id: row.ticket_id, ...columns, updated: at, version: row.version + 1 })),
  )
  const after = await store.readTickets(
    trx,
    made.map(({ row }) => row.ticket_id),
  )
  const before = made.map(({ row }) => row)
  await recordTickets(trx, author, at, before, after)
  await raise(env, trx, 'offers_changed', { tickets: after, at })
  return after
}
