import type { Caller } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import { wireTime } from '../../lib/time.js'
import { periodOf } from '../../money/ledger/period.js'
import { visible } from '../../parties/suppliers/service.js'
import { findSupplier } from '../../parties/suppliers/store.js'
import type { Ctx } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Statement } from '../purchases/schema.js'
import { unpaidAmounts } from '../purchases/store.js'
import { balances, listMovements, totals } from './movements.js'

/**
 * A supplier's opening balance, earnings, deductions and payouts in a period, per currency, with all movements. Read from the ledger only.
 */
export async function statement(ctx: Ctx, caller: Caller, supplierId: string, request: ListRequest): Promise<Statement> {
  const supplier = await findSupplier(ctx.db, supplierId, visible(caller))
  if (!supplier) throw notFound('supplier', supplierId)
  const { from, to, period } = periodOf(ctx, request)
  const { rows, pagination } = await listMovements(ctx.db, request, supplierId, period)
  return {
    supplier_id: supplierId,
    name: supplier.name,
    from,
    to,
    lines: rows.map(({ at, ...line }) => ({ ...line, at: wireTime(at) })),
    // A file has no totals.
    totals: request.walk ? [] : await totals(ctx.db, request, supplierId, period),
    balances: await balances(ctx.db, supplierId, period),
    waiting: await unpaidAmounts(ctx.db, supplierId),
    pagination,
  }
}
