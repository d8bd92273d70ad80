import type { Ctx, Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import type { OrderRow } from '../../selling/orders/store.js'
import type { Link } from '../../selling/relistings/store.js'
import { lockOrderChains } from '../../selling/relistings/store.js'
import { scheduleSeating } from '../ticketfiles/assign.js'
import { heldFiles, recount, revokeFiles } from '../ticketfiles/store.js'
import { filesToPassOn, forgetLinks, type Move, moveFiles, setPassedOn } from './movefiles.js'

/** Moves ticket files together with resold admissions: to the buyer, and back when the resale is cancelled. */

const redraw = (env: Env, trx: Trx, orders: Iterable<string>) =>
  env.jobs.enqueue(
    trx,
    'etickets',
    [...new Set(orders)].map((bookingorder_id) => ({ bookingorder_id })),
  )

/** Moves the existing files of a relisted admission to its buyer. They are made again with the names of the new guests. */
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

/** After files arrived for an order: moves those of admissions that were resold in the meantime to their current owner. */
export async function passOn(ctx: Ctx, bookingorderId: string): Promise<void> {
  if ((await filesToPassOn(ctx.db, bookingorderId)).length === 0) return
  await ctx.db.transaction().execute(async (trx) => {
    // Waits for a concurrent resale, cancellation or withdrawal.
    await lockOrderChains(trx, bookingorderId)
    await handOver(ctx, trx, await filesToPassOn(trx, bookingorderId))
  })
}

/**
 * A buyer cancelled. Files that were not downloaded go back to the relister. Downloaded ones are revoked, because they could admit two
 * people.
 */
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
  const revoked = files.filter((file) => file.downloaded)
  await revokeFiles(
    trx,
    revoked.map((file) => file.downloaditem_id),
    at,
  )
  await recount(trx, [...new Set(revoked.flatMap((file) => file.ticketfile_id ?? []))], at)
  const origin = new Map(links.map((link) => [link.purchaseorderitem_id, link.orderitem_id]))
  const moves = left.flatMap((item) => {
    const to = origin.get(item.purchaseorderitem_id)
    return to ? [{ from: item.orderitem_id, to }] : []
  })
  await forgetLinks(trx, moves, at)
  const moved = await moveFiles(trx, moves, at)
  await setPassedOn(
    trx,
    links.map((link) => link.orderitem_id),
    false,
  )
  // A new seat is assigned in place of a revoked one.
  if (revoked.length > 0)
    await scheduleSeating(
      env,
      trx,
      revoked.map((file) => file.ticket_id),
    )
  if (files.length > 0) await redraw(env, trx, [order.bookingorder_id, ...moved.map((file) => file.to_order)])
}
