import type { Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { seatSoon } from './assign.js'
import { freeAgain, heldFiles, recount, revokeFiles } from './store.js'

/**
 * The files of admissions that are no more. A seat nobody has downloaded goes to the next who waits; one that is in somebody's hands does not,
 * because its code would let two people in: its supplier replaces it.
 */
export async function releaseFiles(env: Env, trx: Trx, orderId: string, orderitemIds: string[]): Promise<void> {
  const files = await heldFiles(trx, { orderitem_ids: orderitemIds })
  if (files.length === 0) return
  const at = env.now()
  const spent = files.filter((file) => file.downloaded || file.ticketfile_id === null)
  await revokeFiles(
    trx,
    spent.map((file) => file.downloaditem_id),
    at,
  )
  await freeAgain(
    trx,
    files.filter((file) => !spent.includes(file)),
    at,
  )
  await recount(trx, [...new Set(files.flatMap((file) => file.ticketfile_id ?? []))], at)
  // What the order's items and ZIP say about their files follows.
  await env.jobs.enqueue(trx, 'etickets', [{ bookingorder_id: orderId }])
  await seatSoon(
    env,
    trx,
    files.map((file) => file.ticket_id),
  )
}
