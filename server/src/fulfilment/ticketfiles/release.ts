import type { Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { scheduleSeating } from './assign.js'
import { heldFiles, makeFree, recount, revokeFiles } from './store.js'

/**
 * Releases the files of cancelled admissions. A seat that was not downloaded goes to the next waiting order. A downloaded one does not,
 * because its code could admit two people; its supplier has to replace it.
 */
export async function releaseFiles(env: Env, trx: Trx, orderId: string, orderitemIds: string[]): Promise<void> {
  const files = await heldFiles(trx, { orderitem_ids: orderitemIds })
  if (files.length === 0) return
  const at = env.now()
  const revoked = files.filter((file) => file.downloaded || file.ticketfile_id === null)
  await revokeFiles(
    trx,
    revoked.map((file) => file.downloaditem_id),
    at,
  )
  await makeFree(
    trx,
    files.filter((file) => !revoked.includes(file)),
    at,
  )
  await recount(trx, [...new Set(files.flatMap((file) => file.ticketfile_id ?? []))], at)
  // The job updates the file fields of the order's items and ZIP.
  await env.jobs.enqueue(trx, 'etickets', [{ bookingorder_id: orderId }])
  await scheduleSeating(
    env,
    trx,
    files.map((file) => file.ticket_id),
  )
}
