import type { Caller } from '../../lib/caller.js'
import { localText, wireTime } from '../../lib/time.js'
import type { Ctx } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import { totalsOf } from '../../platform/db/totals.js'
import { payoutUntil } from '../sales/payout.js'
import { visible } from '../sales/service.js'
import type { Payables } from './schema.js'
import * as store from './store.js'

const local = (text: string): string => localText(text) ?? text

export async function listPayouts(ctx: Ctx, caller: Caller, request: ListRequest) {
  const { rows, pagination } = await store.listPayouts(ctx.db, request, visible(caller))
  return { payouts: rows.map((row) => ({ ...row, at: wireTime(row.at), event_stopdate: local(row.event_stopdate) })), pagination }
}

export async function listWaiting(ctx: Ctx, caller: Caller, request: ListRequest) {
  const days = ctx.config.PAYOUT_DAYS_AFTER_EVENT
  const { rows, pagination } = await store.listWaiting(ctx.db, request, payoutUntil(ctx), days, visible(caller))
  const payouts = rows.map((row) => ({ ...row, payable_from: wireTime(row.payable_from), event_stopdate: local(row.event_stopdate) }))
  return { payouts, pagination }
}

export async function listPayables(ctx: Ctx, caller: Caller, request: ListRequest): Promise<Payables> {
  const until = payoutUntil(ctx)
  const { rows, pagination } = await store.listPayables(ctx.db, request, until, visible(caller))
  const totals = await totalsOf(request, rows, pagination.total_size, () => store.totals(ctx.db, request, until, visible(caller)))
  return { payables: rows, totals, pagination }
}
