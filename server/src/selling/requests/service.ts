import { sql } from 'kysely'
import { allowedQuantities } from '../../catalogue/tickets/rules/quantities.js'
import { lockForSale, type TicketForSale } from '../../catalogue/tickets/stock.js'
import type { Caller } from '../../lib/caller.js'
import { fault, invalid, notFound, Problem } from '../../lib/errors.js'
import type { Ctx, Env } from '../../platform/context.js'
import { readAll } from '../../platform/db/client.js'
import type { Condition } from '../../platform/db/filter.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { ownRows } from '../../platform/db/tenant.js'
import { lockBuyers } from '../reservations/buyer.js'
import { answeredLetter } from '../reservations/letters.js'
import { lockedReservation } from '../reservations/locked.js'
import * as reservations from '../reservations/store.js'
import { recordChanges } from '../reservations/versions.js'
import { refuseWithdrawn } from '../reservations/withdraw.js'
import { type RequestAnswer, type TicketRequest, toRequest } from './schema.js'

/**
 * Reservations that began as a request to a supplier, whatever became of them and of the status of their tickets: a supplier that puts its
 * ticket on request is not shown the holds of it. Each supplier sees only its requests; a request has tickets of one supplier only. One that
 * a process of the previous version made is known by its status, as long as it waits.
 */
function requestsOf(caller: Caller): Condition {
  const own = ownRows(caller, { supplier: 't.supplier_id' })
  const items = sql`select from reservation_item i join ticket t on t.ticket_id = i.ticket_id where i.reservation_id = r.reservation_id`
  return sql`((r.on_request or r.status = 'pending_supplier') and exists (${items} and ${own}) and not exists (${items} and not ${own}))`
}

export async function list(ctx: Ctx, caller: Caller, request: ListRequest) {
  const { rows, pagination } = await reservations.listReservations(ctx.db, request, requestsOf(caller))
  return { requests: rows.map((row) => toRequest(row, caller)), pagination }
}

/** Accepting adds the quantity to stock and holds it. Refusing ends the reservation. Only the first answer counts. */
export async function answer(env: Env, trx: Trx, caller: Caller, id: string, input: RequestAnswer): Promise<TicketRequest> {
  const row = await readAll(trx, lockedReservation(id, requestsOf(caller)))
  if (!row) throw notFound('reservation', id)
  const at = env.now()
  if (row.status !== 'pending_supplier' || row.valid_until <= at)
    throw new Problem('reservation_expired', {
      detail: `Reservation ${id} does not wait for an answer of the supplier any more.`,
      facts: { reservation_status: row.status },
    })
  const after = input.accept ? await accept(env, trx, row, input.quantity, at) : await refuse(trx, row, at)
  await recordChanges(trx, caller, at, [row], [after])
  await env.jobs.enqueue(trx, 'mail', [answeredLetter(after)])
  return toRequest(after, caller)
}

async function refuse(trx: Trx, row: reservations.ReservationRow, at: Date): Promise<reservations.ReservationRow> {
  const [after] = await reservations.endHolds(trx, [row], { status: 'void', void_reason: 'refused' }, at)
  return after as reservations.ReservationRow
}

async function accept(
  env: Env,
  trx: Trx,
  row: reservations.ReservationRow,
  quantity: number | undefined,
  at: Date,
): Promise<reservations.ReservationRow> {
  if (quantity !== undefined && (row.items.length > 1 || quantity > (row.items[0]?.quantity ?? 0)))
    throw invalid([
      fault('/quantity', 'out_of_range', 'is allowed only for a request with one item, and must not exceed the requested quantity'),
    ])
  const items = row.items.map((item) => ({ ...item, quantity: quantity ?? item.quantity, held: quantity ?? item.quantity }))
  const tickets = await lockForSale(
    trx,
    items.map((item) => item.ticket_id),
  )
  refuseWithdrawn(row, tickets, at, env.config.SALE_AFTER_START_MINUTES)
  await lockBuyers(trx, [row.distributor_id], at)
  for (const ticket of tickets.values()) checkBackorder(ticket, items)
  const until = new Date(at.getTime() + env.config.ON_REQUEST_HOLD_HOURS * 3_600_000)
  const after = {
    ...row,
    items,
    status: 'active' as const,
    valid_until: until,
    extendable_until: until,
    updated: at,
    version: row.version + 1,
  }
  await reservations.confirmRequest(trx, after)
  return after
}

function checkBackorder(ticket: TicketForSale, items: reservations.ItemRow[]): void {
  const { ticket_id, ticket_title, backorder_quantity: left } = ticket
  const wanted = items.reduce((sum, item) => sum + (item.ticket_id === ticket_id ? item.quantity : 0), 0)
  if (wanted > left)
    throw new Problem('insufficient_stock', {
      detail: `${ticket_title}: ${wanted} to confirm, ${left} left to confirm.`,
      facts: { ticket_id, available_quantity: left, allowed_quantities: allowedQuantities(left, ticket) },
    })
}
