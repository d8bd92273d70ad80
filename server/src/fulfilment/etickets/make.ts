import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { system } from '../../lib/caller.js'
import { pickLocale } from '../../lib/locales.js'
import { slugify } from '../../lib/slug.js'
import { bytesOf } from '../../lib/threads.js'
import { fitsZip, type ZipEntry, zipOf } from '../../lib/zip.js'
import { newKey } from '../../platform/blobs/blobs.js'
import type { Ctx, Env } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { afterChange } from '../../selling/orders/complete.js'
import { recorded } from '../../selling/orders/service.js'
import { findOrder, lockOrder, updateOrder } from '../../selling/orders/store.js'
import { shareLockStore, storeThenNote } from '../ticketfiles/stored.js'
import { type TicketFace, ticketCode } from './face.js'
import type { FileRow, MadeFile, OrderFacts } from './store.js'
import * as store from './store.js'

/** Ticket types that are a file made by this service. Other types are delivered in other ways. */
const printed = new Set(['eticket', 'eticket_with_pickup'])
const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

/**
 * Makes the missing files of an order, and makes files again whose content has changed. Each file is stored as soon as it is made, so that
 * a retry after a killed worker continues where it stopped.
 */
export async function makeFiles(ctx: Ctx, orderId: string): Promise<void> {
  const facts = await store.readFacts(ctx.db, orderId)
  if (!facts) return
  for (const file of await store.readFiles(ctx.db, orderId)) {
    if (file.uploaded && file.filename === null) await store.nameFile(ctx.db, file, fileName(facts, file))
    if (isMade(facts, file) && isOutdated(facts, file)) await keepFile(ctx, await draw(ctx, facts, file))
  }
  await publish(ctx, orderId)
}

/** Samples are made once, by the call that completes a test booking. */
const isMade = ({ is_test_booking }: OrderFacts, { uploaded, type_ticket }: FileRow): boolean =>
  !uploaded && !is_test_booking && printed.has(type_ticket)

const shaOf = (face: TicketFace): string => sha256(JSON.stringify(face))
const isOutdated = (facts: OrderFacts, file: FileRow): boolean => file.data_sha !== shaOf(faceOf(facts, file))

interface Drawn extends MadeFile {
  pdf: Buffer
}

async function draw(env: Env, facts: OrderFacts, file: FileRow): Promise<Drawn> {
  const { downloaditem_id, orderitem_id, data_sha: old_data_sha } = file
  const face = faceOf(facts, file)
  const pdf = bytesOf(await env.threads.call('renderTicket', face))
  const ticket_sha = sha256(pdf)
  return {
    ...{ pdf, downloaditem_id, orderitem_id, old_data_sha, ticket_sha },
    data_sha: shaOf(face),
    blob_key: newKey('pdf', ticket_sha),
    bytes: pdf.length,
    crc32: crc32(pdf),
    filename: file.filename ?? fileName(facts, file),
  }
}

const putFile = (env: Env, { pdf, blob_key, bytes }: Drawn): Promise<void> =>
  env.blobs.put(blob_key, pdf, { bytes, type: 'application/pdf' })

const keepFile = (ctx: Ctx, drawn: Drawn): Promise<void> => {
  const note = () => ctx.db.transaction().execute((trx) => saveFile(ctx, trx, drawn))
  return storeThenNote(ctx, drawn.blob_key, () => putFile(ctx, drawn), note)
}

const saveFile = (env: Env, trx: Trx, { pdf: _pdf, ...made }: Drawn): Promise<void> => store.saveFile(trx, made, env.now())

const printOf = (files: FileRow[]): string => files.map((file) => file.ticket_sha).join()

/** Publishes the files in the items, the order and the ZIP, and completes the order if nothing else is missing, in one transaction. */
async function publish(ctx: Ctx, orderId: string): Promise<void> {
  const files = await store.readFiles(ctx.db, orderId)
  const zip_sha = await zipSha(ctx, files)
  await ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId, everyRow)
    const facts = order && (await store.readFacts(trx, orderId))
    if (!facts) return
    const now = await store.readFiles(trx, orderId)
    // A file was replaced or its content has changed in the meantime. Start again with the current files.
    if (printOf(now) !== printOf(files) || now.some((file) => isMade(facts, file) && isOutdated(facts, file)))
      return ctx.jobs.enqueue(trx, 'etickets', [{ bookingorder_id: orderId }])
    await show(ctx, trx, orderId, zip_sha)
  })
}

async function show(env: Env, trx: Trx, orderId: string, zipSha: string | null): Promise<void> {
  const at = env.now()
  const before = await findOrder(trx, orderId, everyRow)
  if (!before || !(await store.updateFileFields(trx, orderId, zipSha, at))) return
  await updateOrder(trx, orderId, { updated: at, version: before.version + 1 })
  const after = await recorded(trx, system, at, before, orderId)
  await afterChange(env, trx, system, after, (previous) => recorded(trx, system, at, previous, orderId))
}

/** The checksum of the ZIP. Null while a file is missing. */
async function zipSha(env: Pick<Env, 'blobs'>, files: FileRow[]): Promise<string | null> {
  const entries = zipEntries(env, files)
  if (entries.length === 0 || !fitsZip(entries)) return null
  const hash = createHash('sha256')
  for await (const chunk of zipOf(entries).stream()) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** It has to be made, or to get its name. */
const isMissing = ({ type_ticket, blob_key, filename }: FileRow): boolean =>
  blob_key === null ? printed.has(type_ticket) : filename === null

/** In the order of the admissions, with stable names. Empty while a file is missing, so that whoever has a ZIP has every ticket. */
export function zipEntries({ blobs }: Pick<Env, 'blobs'>, files: FileRow[]): ZipEntry[] {
  if (files.some(isMissing)) return []
  const used = new Map<string, number>()
  return files.flatMap(({ blob_key, bytes, crc32: sum, filename }) => {
    if (blob_key === null || bytes === null || sum === null || filename === null) return []
    const times = (used.get(filename) ?? 0) + 1
    used.set(filename, times)
    const name = times === 1 ? filename : filename.replace(/\.pdf$/, `_${times}.pdf`)
    return [{ name, bytes, crc32: sum, open: () => blobs.get(blob_key) }]
  })
}

function faceOf(facts: OrderFacts, file: FileRow): TicketFace {
  const { customerservice, streetname, number, postalcode, city } = facts
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')
  const { gate, section, row, seat, serial, label, category_name, ticket_name, guest_name } = file
  return {
    downloaditem_id: file.downloaditem_id,
    locale: pickLocale(facts.preferred_language),
    event_name: facts.event_name,
    tournament_name: facts.tournament_name,
    starts: facts.date_start_utc.toISOString(),
    time_zone: facts.time_zone,
    date_confirmed: facts.date_confirmed,
    venue_name: facts.venue_name,
    address: [joined(streetname, number), joined(postalcode, city)].filter(Boolean).join(', '),
    ...{ gate, section, row, seat, serial, label, category_name, ticket_name, guest_name },
    booking_code: facts.booking_code,
    number: file.position,
    count: facts.count,
    code: ticketCode(facts, file.position, file),
    seller: customerservice.trade_name || facts.distributor_name,
    help: [customerservice.email, customerservice.phone_number].filter(Boolean).join(' · '),
    primary: colour(facts.primary_color_code ?? facts.corporate_color),
    secondary: colour(facts.secondary_color_code ?? facts.narrative_color),
    sample: facts.is_test_booking,
    made: file.assigned_at.toISOString(),
  }
}

const colour = (text: string | null): string | null => (text && /^#[0-9a-f]{6}$/i.test(text) ? text : null)

const fileName = ({ event_name, booking_code }: OrderFacts, { position, label }: FileRow): string =>
  `${[slugify(event_name) || 'ticket', booking_code, String(position).padStart(2, '0'), label ? slugify(label) : ''].filter(Boolean).join('_')}.pdf`

/** The checksum of the ZIP of an order's samples, and of which files it is. */
export interface Samples {
  zip_sha: string | null
  print: string
}

/**
 * Makes the samples of a test booking, because no supplier has to deliver anything. `keep` stores a drawn file. A retry continues where an
 * earlier call stopped.
 */
async function drawSamples(env: Env, db: Db, orderId: string, keep: (drawn: Drawn) => Promise<void>): Promise<Samples> {
  const facts = await store.readFacts(db, orderId)
  for (const file of facts ? await store.readFiles(db, orderId) : []) {
    if (facts && isOutdated(facts, file)) await keep(await draw(env, facts, file))
  }
  const files = await store.readFiles(db, orderId)
  return { zip_sha: await zipSha(env, files), print: printOf(files) }
}

/** Uses no transaction while a file is drawn, stored or read: a store that hangs must not hold a connection. */
export async function makeSamples(ctx: Ctx, orderId: string): Promise<Samples> {
  return drawSamples(ctx, ctx.db, orderId, (drawn) => keepFile(ctx, drawn))
}

/** The same inside a transaction that does more, for the demo. */
export async function makeSamplesWithin(env: Env, trx: Trx, orderId: string): Promise<Samples> {
  await store.insertSamples(trx, orderId, env.now())
  return drawSamples(env, trx, orderId, async (drawn) => {
    // Under the lock that keeps the sweep from deleting the file.
    await shareLockStore(trx, drawn.blob_key)
    await putFile(env, drawn)
    await saveFile(env, trx, drawn)
  })
}

/** Shows the samples in the order, which must be locked. Returns false if its files have changed since they were made. */
export async function showSamples(env: Env, trx: Trx, orderId: string, { zip_sha, print }: Samples): Promise<boolean> {
  if (printOf(await store.readFiles(trx, orderId)) !== print) return false
  await store.updateFileFields(trx, orderId, zip_sha, env.now())
  return true
}
