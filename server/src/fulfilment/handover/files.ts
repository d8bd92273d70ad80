import type { Ctx, Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import type { OrderRow } from '../../selling/orders/store.js'
import type { Link } from '../../selling/relistings/store.js'
import { lockOrderChains } from '../../selling/relistings/store.js'
import { seatSoon } from '../ticketfiles/assign.js'
import { heldFiles, recount, revokeFiles } from '../ticketfiles/store.js'
import { filesToPassOn, type Move, moveFiles, setPassedOn } from './movefiles.js'

/** The tickets themselves go where the admission goes: to whoever bought it, and back when it comes back. */

const redraw = (env: Env, trx: Trx, orders: Iterable<string>) =>
  env.jobs.enqueue(
    trx,
    'etickets',
    [...new Set(orders)].map((bookingorder_id) => ({ bookingorder_id })),
  )

/** What of a relisted admission is there already goes to its buyer, and is made out in the name of the guests there. */
export async function handOver(env: Env, trx: Trx, moves: Move[]): Promise<void> {
  const moved = await moveFiles(trx, moves, env.now())
  if (moved.length === 0) return
  await setPassedOn(
    trx,
    moved.map((file) => file.from),
    true,
  )
  await redraw(
    env,
    trx,
    moved.flatMap((file) => [file.from_order, file.to_order]),
  )
}

/** After files came for an order: those of admissions that were sold meanwhile go on to whoever has them. */
export async function passOn(ctx: Ctx, bookingorderId: string): Promise<void> {
  if ((await filesToPassOn(ctx.db, bookingorderId)).length === 0) return
  await ctx.db.transaction().execute(async (trx) => {
    // Whoever sells on, cancels or withdraws waits, or was first.
    await lockOrderChains(trx, bookingorderId)
    await handOver(ctx, trx, await filesToPassOn(trx, bookingorderId))
  })
}

/** A buyer left: unopened tickets go back to whoever relisted. One that was downloaded would let two people in, and is revoked. */
export async function returnFiles(
  env: Env,
  trx: Trx,
  order: OrderRow,
  left: { orderitem_id: string; purchaseorderitem_id: string | null }[],
  links: Link[],
): Promise<void> {
  if (links.length === 0) return
  const at = env.now()
  const files = await heldFiles(trx, { orderitem_ids: left.map((item) => item.orderitem_id) })
  const spent = files.filter((file) => file.downloaded)
  await revokeFiles(
    trx,
    spent.map((file) => file.downloaditem_id),
    at,
  )
  await recount(trx, [...new Set(spent.flatMap((file) => file.ticketfile_id ?? []))], at)
  const origin = new Map(links.map((link) => [link.purchaseorderitem_id, link.orderitem_id]))
  const moves = left.flatMap((item) => {
    const to = origin.get(item.purchaseorderitem_id)
    return to ? [{ from: item.orderitem_id, to }] : []
  })
  const moved = await moveFiles(trx, moves, at)
  await setPassedOn(
    trx,
    links.map((link) => link.orderitem_id),
    false,
  )
  // In place of what is revoked another seat is looked for.
  if (spent.length > 0)
    await seatSoon(
      env,
      trx,
      spent.map((file) => file.ticket_id),
    )
  if (files.length > 0) await redraw(env, trx, [order.bookingorder_id, ...moved.map((file) => file.to_order)])
}
