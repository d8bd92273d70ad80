import type { Caller } from '../../lib/caller.js'
import { fault, notFound, Problem } from '../../lib/errors.js'
import { isDate, wireDate, wireTime } from '../../lib/time.js'
import { visible } from '../../parties/suppliers/service.js'
import { findSupplier } from '../../parties/suppliers/store.js'
import type { Ctx } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Statement } from '../purchases/schema.js'
import { unpaidAmounts } from '../purchases/store.js'
import { balances, listMovements } from './movements.js'

const dayMillis = 86_400_000

function dayOf(name: 'from' | 'to', given: string | undefined, fallback: string): string {
  if (given === undefined) return fallback
  if (!isDate(given)) {
    const message = 'a date yyyy-mm-dd'
    throw new Problem('invalid_parameter', { detail: `${name} must be ${message}.`, errors: [fault(name, 'invalid_parameter', message)] })
  }
  return given
}

/**
 * A supplier's opening balance, earnings, deductions and payouts in a period, per currency, with all movements. Read from the ledger only.
 */
export async function statement(ctx: Ctx, caller: Caller, supplierId: string, request: ListRequest): Promise<Statement> {
  const supplier = await findSupplier(ctx.db, supplierId, visible(caller))
  if (!supplier) throw notFound('supplier', supplierId)
  const today = wireDate(ctx.now())
  const from = dayOf('from', request.options.from, `${today.slice(0, 8)}01`)
  const to = dayOf('to', request.options.to, today)
  const period = { from: new Date(`${from}T00:00:00Z`), until: new Date(Date.parse(`${to}T00:00:00Z`) + dayMillis) }
  const { rows, pagination } = await listMovements(ctx.db, request, supplierId, period)
  return {
    supplier_id: supplierId,
    name: supplier.name,
    from,
    to,
    balances: await balances(ctx.db, supplierId, period),
    waiting: await unpaidAmounts(ctx.db, supplierId),
    lines: rows.map(({ at, ...line }) => ({ ...line, at: wireTime(at) })),
    pagination,
  }
}
