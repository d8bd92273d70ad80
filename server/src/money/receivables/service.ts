import type { Caller } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import { inCurrency, type Rates } from '../../lib/money.js'
import { wireDate, wireTime } from '../../lib/time.js'
import { findDistributor } from '../../parties/distributors/store.js'
import type { Ctx } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import { ownRows } from '../../platform/db/tenant.js'
import { periodOf } from '../ledger/period.js'
import type { DistributorStatement, Receivables } from './schema.js'
import * as store from './store.js'

/** Converted and added up as the check of a booking does it, but with the newest rates. */
function creditOf(
  { distributor_id, default_currency, credit_limit }: { distributor_id: string; default_currency: string; credit_limit: number },
  owed: readonly store.OwedRow[],
  rates: Rates,
) {
  const amounts = owed
    .filter((one) => one.distributor_id === distributor_id)
    .map((one) => inCurrency(one.amount, one.currency, default_currency, rates))
  const used = amounts.reduce((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0)
  return { currency: default_currency, limit: credit_limit, used, left: used === null ? null : Math.max(0, credit_limit - used) }
}

export async function list(ctx: Ctx, caller: Caller, request: ListRequest): Promise<Receivables> {
  const today = wireDate(ctx.now())
  const visible = ownRows(caller, { distributor: 'b.distributor_id' })
  const ofOne = caller.distributor_id !== null || request.given.has('distributor_id')
  const { rows, pagination, totals } = await store.listReceivables(ctx.db, request, { today, ofOne }, visible)
  const [owed, rates] = await Promise.all([
    store.owedBy(ctx.db, [...new Set(rows.map((row) => row.distributor_id))]),
    store.newestRates(ctx.db, ctx.now()),
  ])
  return {
    receivables: rows.map((row) => {
      const { default_currency: _currency, credit_limit: _limit, ...rest } = row
      return { ...rest, credit: creditOf(row, owed, rates) }
    }),
    totals,
    pagination,
  }
}

/** What a distributor owes and has deposited, and all movements in a period. Read from the ledger only. */
export async function statement(ctx: Ctx, caller: Caller, id: string, request: ListRequest): Promise<DistributorStatement> {
  const distributor = await findDistributor(ctx.db, id, ownRows(caller, { distributor: 'd.distributor_id' }))
  if (!distributor) throw notFound('distributor', id)
  const { from, to, period } = periodOf(ctx, request)
  const { rows, pagination } = await store.listEntries(ctx.db, request, id, period)
  const [balances, totals, owed, rates] = await Promise.all([
    store.balances(ctx.db, id, period),
    // A file has no totals.
    request.walk ? [] : store.totals(ctx.db, request, id, period),
    store.owedBy(ctx.db, [id]),
    store.newestRates(ctx.db, ctx.now()),
  ])
  return {
    distributor_id: id,
    distributor_name: distributor.distributor_name,
    from,
    to,
    credit: creditOf(distributor, owed, rates),
    lines: rows.map(({ at, ...line }) => ({ ...line, at: wireTime(at) })),
    totals,
    balances,
    pagination,
  }
}
