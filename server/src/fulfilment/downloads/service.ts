import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { type Caller, isOperator } from '../../lib/caller.js'
import { notFound, Problem } from '../../lib/errors.js'
import { liveItem, liveOrder } from '../../lib/order-states.js'
import { dayMillis, wireTime } from '../../lib/time.js'
import { zipOf } from '../../lib/zip.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import type { Outgoing } from '../../platform/http/send-file.js'
import { missingInOrders, missingPreDownload } from '../../selling/guests/service.js'
import { isDelivered } from '../../selling/orders/complete.js'
import { bought } from '../../selling/orders/relation.js'
import { findOrder, findOrders, type OrderRow } from '../../selling/orders/store.js'
import { ticketCode } from '../etickets/face.js'
import { zipEntries } from '../etickets/make.js'
import { readFiles } from '../etickets/store.js'
import { toDownload } from './schema.js'
import type { AdmissionRow } from './store.js'
import * as store from './store.js'

/** The downloader: a client of the API, or a guest with a link. */
export type Fetcher = { via: 'api'; caller: Caller } | { via: 'guest' }

/** `replaced`: a new file took the place of one that was downloaded. It can be downloaded like a `ready` one. */
export type FileState = 'not_yet' | 'ready' | 'replaced' | 'cancelled' | 'over'
export type Admission = AdmissionRow & { state: FileState }

type Found = Omit<Outgoing, 'body'>

/** The end of the download period. Undefined for a postponed event, which has no date. */
function openUntil({ event_status, event_stop, grace_period_download_tickets: days }: OrderRow): Date | undefined {
  return event_status === 'postponed' ? undefined : new Date(event_stop.getTime() + days * dayMillis)
}

/** The operator can download at any time. */
function isPeriodOver(env: Env, who: Fetcher, order: OrderRow): boolean {
  const until = openUntil(order)
  return until !== undefined && until <= env.now() && !(who.via === 'api' && isOperator(who.caller))
}

function checkPeriod(env: Env, who: Fetcher, order: OrderRow): void {
  const until = openUntil(order)
  if (until === undefined || !isPeriodOver(env, who, order)) return
  const { bookingorder_id, grace_period_download_tickets } = order
  throw new Problem('download_period_over', {
    detail: `The tickets could be downloaded until ${wireTime(until)}, ${grace_period_download_tickets} ${grace_period_download_tickets === 1 ? 'day' : 'days'} after the event.`,
    facts: { bookingorder_id, grace_period_download_tickets, until: wireTime(until) },
  })
}

const isEventCancelled = ({ event_status, disruption_kind }: OrderRow): boolean =>
  event_status === 'cancelled' && disruption_kind === 'cancelled'

function whyClosed(order: OrderRow): string | undefined {
  if (isEventCancelled(order)) return 'The event was cancelled; its tickets are no longer valid.'
  return order.logistic_status === 'completed'
    ? undefined
    : `The order is ${order.logistic_status}; tickets can be downloaded once it is completed.`
}

/** Why nothing of an order can be downloaded now. Undefined when it can be. */
async function whyNot(db: Db, order: OrderRow): Promise<string | undefined> {
  const closed = whyClosed(order)
  if (closed !== undefined || order.is_test_booking) return closed
  const missing = await missingPreDownload(db, order.bookingorder_id)
  return missing.length > 0 ? `Guest data is missing: ${missing.map((fault) => fault.pointer).join(', ')}.` : undefined
}

/** The admissions of an order with their files. Access must be checked by the calling code. */
export async function admissionsOf(ctx: Ctx, order: OrderRow): Promise<Admission[]> {
  const closed = await whyNot(ctx.db, order)
  const until = openUntil(order)
  const isLate = until !== undefined && until <= ctx.now()
  const rows = await store.readAdmissions(ctx.db, order.bookingorder_id)
  return rows.map((row) => ({ ...row, state: stateOf(order, row, closed !== undefined, isLate) }))
}

function stateOf(order: OrderRow, row: AdmissionRow, closed: boolean, isLate: boolean): FileState {
  if (!liveItem.is(row.ticket_status) || !liveOrder.is(order.logistic_status)) return 'cancelled'
  if (isLate) return 'over'
  if (closed || row.relisted || !row.files.some((file) => file.ticket_sha !== null)) return 'not_yet'
  return row.superseded ? 'replaced' : 'ready'
}

/** Whether the content of its code is known. */
export const hasCode = ({ uploaded, barcode }: AdmissionRow['files'][number]): boolean => !uploaded || barcode !== null

/** One file of an admission, by the link of the item (its first file) or of a download item. */
async function findPdf(
  db: Db,
  order: OrderRow,
  orderitemId: string,
  link: string,
): Promise<Found & { downloaditem_id: string; blob_key: string; code: string | null }> {
  const row = (await store.readAdmissions(db, order.bookingorder_id)).find((one) => one.orderitem_id === orderitemId)
  const file = row?.files.find((one) => one.download_link === link) ?? (row?.download_link === link ? row.files[0] : undefined)
  if (!row || (!file && row.download_link !== link)) throw notFound('download')
  if (!liveItem.is(row.ticket_status) && !isEventCancelled(order)) throw notReady(`This admission was ${row.ticket_status}.`)
  if (row.relisted) throw relisted(row.orderitem_id)
  const closed = await whyNot(db, order)
  if (closed) throw notReady(closed)
  if (!file?.blob_key || file.ticket_sha === null || file.bytes === null)
    throw notReady('The ticket is being made or replaced; try again in a moment.')
  const { downloaditem_id, blob_key, ticket_sha: sha, bytes, filename } = file
  return {
    downloaditem_id,
    blob_key,
    code: hasCode(file) ? ticketCode(order, row.position, file) : null,
    filename: filename ?? 'ticket.pdf',
    type: 'application/pdf',
    bytes,
    sha,
  }
}

const relisted = (orderitem_id: string): Problem =>
  new Problem('relisted', {
    detail: `Item ${orderitem_id} is relisted; it can be downloaded once it is withdrawn.`,
    facts: { orderitem_id },
  })
const notReady = (detail: string): Problem => new Problem('not_ready', { detail, retryAfter: 5 })

/** An admission that is offered for resale is not in the ZIP. A resold one has no files in this order. */
function refuseRelisted({ items }: OrderRow): void {
  const offered = items.find((item) => item.relisting_status === 'listed')
  if (offered) throw relisted(offered.orderitem_id)
}

/** Whether a ticket file of the order is still to come: not for tickets that are delivered outside of the service, or were sold on. */
const isAwaited = ({ items }: OrderRow): boolean =>
  items.some((item) => liveItem.is(item.ticket_status) && !item.passed_on && (item.ticket_sha !== null || !isDelivered(item)))

/** All files of an order, streamed one after the other. */
async function findZip(
  env: Env,
  db: Db,
  order: OrderRow,
): Promise<Found & { stream: () => Readable; orderitem_ids: string[]; blob_keys: string }> {
  const closed = await whyNot(db, order)
  if (closed) throw notReady(closed)
  refuseRelisted(order)
  const files = await readFiles(db, order.bookingorder_id)
  const entries = zipEntries(env, files)
  if (entries.length === 0 && !isAwaited(order))
    throw new Problem('download_not_found', {
      detail: 'This order has no ticket files: its tickets are delivered in another way, or were sold on.',
    })
  if (order.zip_sha === null || entries.length === 0) throw notReady('The tickets are being made or replaced; try again in a moment.')
  const { bytes, stream } = zipOf(entries)
  return {
    filename: `tickets_${order.booking_code}.zip`,
    type: 'application/zip',
    bytes,
    sha: order.zip_sha,
    stream,
    orderitem_ids: [...new Set(files.map((file) => file.orderitem_id))],
    blob_keys: files.map((file) => file.blob_key).join(),
  }
}

/** A guest's link names the order. Of the API's callers only the buyer and the operator may download. */
async function ordered(env: Env, db: Db, who: Fetcher, id: string): Promise<OrderRow> {
  const own = who.via === 'api' ? bought(who.caller) : sql<boolean>`true`
  const order = await findOrder(db, id, own)
  if (!order) throw notFound('bookingorder', id)
  checkPeriod(env, who, order)
  return order
}

/**
 * Opens one ticket file and records the download. The lock makes both atomic: a downloaded file cannot be relisted or replaced in between.
 */
export async function fetchPdf(ctx: Ctx, who: Fetcher, orderId: string, orderitemId: string, link: string): Promise<Outgoing> {
  const found = await findPdf(ctx.db, await ordered(ctx, ctx.db, who, orderId), orderitemId, link)
  const body = await ctx.blobs.get(found.blob_key)
  try {
    await ctx.db.transaction().execute(async (trx) => {
      await store.lockForDownload(trx, [orderId])
      const now = await findPdf(trx, await ordered(ctx, trx, who, orderId), orderitemId, link)
      if (now.sha !== found.sha) throw notReady('The ticket was replaced this moment; try again.')
      await record(
        ctx,
        trx,
        who,
        { bookingorder_id: orderId, orderitem_id: orderitemId, downloaditem_id: now.downloaditem_id, kind: 'pdf', sha: now.sha },
        [orderitemId],
      )
    })
  } catch (error) {
    body.destroy()
    throw error
  }
  return { ...found, body }
}

export async function fetchZip(ctx: Ctx, who: Fetcher, orderId: string): Promise<Outgoing> {
  const found = await findZip(ctx, ctx.db, await ordered(ctx, ctx.db, who, orderId))
  await ctx.db.transaction().execute(async (trx) => {
    await store.lockForDownload(trx, [orderId])
    const now = await findZip(ctx, trx, await ordered(ctx, trx, who, orderId))
    if (now.sha !== found.sha || now.blob_keys !== found.blob_keys) throw notReady('The tickets changed this moment; try again.')
    await record(ctx, trx, who, { bookingorder_id: orderId, kind: 'zip', sha: found.sha }, found.orderitem_ids)
  })
  return { ...found, body: found.stream() }
}

/** The content of the code of one ticket. It is recorded like a download, because the code opens the gate. */
export async function fetchCode(ctx: Ctx, who: Fetcher, orderId: string, orderitemId: string, link: string): Promise<string> {
  return ctx.db.transaction().execute(async (trx) => {
    await store.lockForDownload(trx, [orderId])
    const { code, downloaditem_id, sha } = await findPdf(trx, await ordered(ctx, trx, who, orderId), orderitemId, link)
    if (code === null) throw notFound('download')
    await record(ctx, trx, who, { bookingorder_id: orderId, orderitem_id: orderitemId, downloaditem_id, kind: 'code', sha }, [orderitemId])
    return code
  })
}

interface Recorded {
  bookingorder_id: string
  orderitem_id?: string
  downloaditem_id?: string
  kind: store.DownloadKind
  sha: string
}

const record = (env: Env, trx: Trx, who: Fetcher, row: Recorded, orderitemIds: string[]): Promise<void> =>
  recordAll(env, trx, who, [row], orderitemIds)

async function recordAll(env: Env, trx: Trx, who: Fetcher, rows: Recorded[], orderitemIds: string[]): Promise<void> {
  const by = who.via === 'api' ? { client_id: who.caller.client_id, impersonator_client_id: who.caller.impersonator_client_id } : {}
  const at = env.now()
  await store.noteDownloads(
    trx,
    rows.map((row) => ({ ...row, ...by, via: who.via, at })),
    orderitemIds,
    at,
  )
}

/** Orders that are locked together. */
const ordersPerLock = 100

/**
 * The codes of the e-tickets of these orders, by downloaditem_id, for an answer to a reseller. A code opens the gate, so it is recorded before
 * it goes out, like `fetchCode` does, but once: a recorded code is read without a lock. A code that could not be downloaded now is left out.
 */
export async function handOutCodes(env: Env, db: Db, caller: Caller, orderIds: string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map()
  const found = await store.readCodes(db, orderIds)
  const codes = found.filter((one) => one.recorded)
  const who = { via: 'api', caller } as const
  const unrecorded = await openOrders(env, db, who, [...new Set(found.filter((one) => !one.recorded).map((one) => one.bookingorder_id))])
  for (let first = 0; first < unrecorded.length; first += ordersPerLock) {
    const some = unrecorded.slice(first, first + ordersPerLock)
    const effect = (trx: Trx) => recordCodes(env, trx, who, some)
    codes.push(...(db.isTransaction ? await effect(db as Trx) : await db.transaction().execute(effect)))
  }
  return new Map(codes.map((one) => [one.downloaditem_id, one.barcode]))
}

/** Those of the orders whose tickets can be downloaded now. */
async function openOrders(env: Env, db: Db, who: Fetcher, orderIds: string[]): Promise<string[]> {
  if (orderIds.length === 0) return []
  const open = (await findOrders(db, orderIds)).filter((order) => !isPeriodOver(env, who, order) && whyClosed(order) === undefined)
  const asked = open.filter((order) => !order.is_test_booking).map((order) => order.bookingorder_id)
  const missing = await missingInOrders(db, asked)
  return open.map((order) => order.bookingorder_id).filter((id) => (missing.get(id) ?? []).length === 0)
}

/** Another request may have recorded them meanwhile; then they are out and recorded, and no second row is needed. */
async function recordCodes(env: Env, trx: Trx, who: Fetcher, orderIds: string[]): Promise<store.CodeRow[]> {
  await store.lockForDownload(trx, orderIds)
  const codes = await store.readCodes(trx, orderIds)
  const fresh = codes.filter((one) => !one.recorded)
  if (fresh.length === 0) return codes
  const rows = fresh.map(({ bookingorder_id, orderitem_id, downloaditem_id, ticket_sha: sha }) => ({
    ...{ bookingorder_id, orderitem_id, downloaditem_id, sha },
    kind: 'code' as const,
  }))
  await recordAll(
    env,
    trx,
    who,
    rows,
    fresh.map((one) => one.orderitem_id),
  )
  return codes
}

export async function list(ctx: Ctx, caller: Caller, id: string, request: ListRequest) {
  if (!(await findOrder(ctx.db, id, bought(caller)))) throw notFound('bookingorder', id)
  const { rows, pagination } = await store.listDownloads(ctx.db, request, id)
  return { downloads: rows.map(toDownload), pagination }
}
