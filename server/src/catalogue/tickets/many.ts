import type { Author } from '../../lib/caller.js'
import { isAccepted, orProblem } from '../../lib/outcomes.js'
import type { Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { refusesBroken } from './agreed.js'
import { derive } from './derive.js'
import { lockRelated } from './related.js'
import type { TicketChange } from './schema.js'
import * as store from './store.js'
import { changedTerms, termsOf } from './terms.js'
import { newestExchange } from './viewer.js'
import { marginTermsOf, recordTickets, refuseLoss, refuseManaged } from './write.js'

type ChangeOf = (row: store.TicketRow) => TicketChange | undefined

/** Who wants the change: a supplier does not break accepted quotes, and changes nothing if the operator manages its tickets. */
export type ChangedBy = 'operator' | 'supplier'

/**
 * Computes the new columns of each ticket. A ticket is skipped if its change is refused, for example because its category is deleted, an
 * exchange rate is missing or it would be sold at a loss.
 */
async function computeColumns(
  env: Env,
  trx: Trx,
  ids: string[],
  by: ChangedBy,
  read: () => Promise<store.TicketRow[]>,
  changeOf: ChangeOf,
) {
  const at = env.now()
  const relatedOf = await lockRelated(trx, await store.readTickets(trx, ids))
  const exchange = await newestExchange(trx, at)
  const rows = await read()
  const refuseBroken = by === 'supplier' ? await refusesBroken(env, trx, rows) : undefined
  const columnsOf = (row: store.TicketRow, change: TicketChange) => {
    const related = relatedOf.of(row)
    if (by === 'supplier') refuseManaged(related.supplier)
    const terms = changedTerms(termsOf(row), change, related)
    const derived = derive(terms, related, exchange, at)
    refuseLoss(row, marginTermsOf(terms, derived, related), at)
    refuseBroken?.(row, { ...row, ...terms, ...derived })
    return { ...terms, ...derived }
  }
  return rows.flatMap((row) => {
    const change = changeOf(row)
    const columns = change && orProblem(() => columnsOf(row, change))
    return columns && isAccepted(columns) ? [{ row, columns }] : []
  })
}

/** Previews a change without writing it. */
export async function previewMany(env: Env, trx: Trx, ids: string[], by: ChangedBy, changeOf: ChangeOf) {
  const made = await computeColumns(env, trx, ids, by, () => store.readTickets(trx, ids), changeOf)
  return made.map(({ row, columns }) => ({ before: row, after: { ...row, ...columns } as store.TicketRow }))
}

/** Changes any number of tickets in a few statements. `changeOf` is called for each ticket under its lock. Returns the changed tickets. */
export async function changeMany(
  env: Env,
  trx: Trx,
  author: Author,
  ids: string[],
  by: ChangedBy,
  changeOf: ChangeOf,
): Promise<store.TicketRow[]> {
  const at = env.now()
  const made = await computeColumns(env, trx, ids, by, () => store.lockTickets(trx, ids), changeOf)
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
