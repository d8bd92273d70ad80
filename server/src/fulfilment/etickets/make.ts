import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { sql } from 'kysely'
import { system } from '../../lib/caller.js'
import { pickLocale } from '../../lib/locales.js'
import { slugify } from '../../lib/slug.js'
import { bytesOf } from '../../lib/threads.js'
import { fitsZip, type ZipEntry, zipOf } from '../../lib/zip.js'
import { newKey } from '../../platform/blobs/blobs.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { afterChange } from '../../selling/orders/complete.js'
import { recorded } from '../../selling/orders/service.js'
import { findOrder, lockOrder, updateOrder } from '../../selling/orders/store.js'
import { holdStore } from '../ticketfiles/stored.js'
import type { TicketFace } from './face.js'
import type { FileRow, MadeFile, OrderFacts } from './store.js'
import * as store from './store.js'

/** Kinds of ticket that are a file of ours; the others reach the guest by another way. */
const printed = new Set(['eticket', 'eticket_with_pickup'])
const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const everything = sql`true`

/**
 * Brings the files of an order up to what they should say: made where they are missing, made anew where something printed on them changed.
 * Each is kept as soon as it is made, so that whoever takes over from a killed worker goes on where it stopped.
 */
export async function makeFiles(ctx: Ctx, orderId: string): Promise<void> {
  const facts = await store.readFacts(ctx.db, orderId)
  if (!facts) return
  for (const file of await store.readFiles(ctx.db, orderId)) {
    if (file.uploaded && file.filename === null) await store.nameFile(ctx.db, file.downloaditem_id, fileName(facts, file))
    if (file.uploaded || facts.is_test_booking || !printed.has(file.type_ticket)) continue
    const drawn = await draw(ctx, facts, file)
    if (drawn) await ctx.db.transaction().execute((trx) => keep(ctx, trx, drawn))
  }
  await publish(ctx, orderId)
}

interface Drawn extends MadeFile {
  pdf: Buffer
}

/** Nothing when the file that is there says all of it already. */
async function draw(env: Env, facts: OrderFacts, file: FileRow): Promise<Drawn | undefined> {
  const face = faceOf(facts, file)
  const data_sha = sha256(JSON.stringify(face))
  if (file.data_sha === data_sha) return undefined
  const pdf = bytesOf(await env.threads.call('renderTicket', face))
  const ticket_sha = sha256(pdf)
  const blob_key = newKey('pdf', ticket_sha)
  const filename = file.filename ?? fileName(facts, file)
  return { pdf, downloaditem_id: file.downloaditem_id, data_sha, blob_key, ticket_sha, bytes: pdf.length, crc32: crc32(pdf), filename }
}

/** Stored and noted down in one transaction, beside which nobody takes the file for one that was left behind. */
async function keep(env: Env, trx: Trx, { pdf, ...made }: Drawn): Promise<void> {
  await holdStore(trx, made.blob_key)
  await env.blobs.put(made.blob_key, pdf, { bytes: made.bytes, type: 'application/pdf' })
  await store.keepFile(trx, made, env.now())
}

/** Items, order and ZIP show the files, and the order is completed when they were the last thing missing: together. */
async function publish(ctx: Ctx, orderId: string): Promise<void> {
  const files = await store.readFiles(ctx.db, orderId)
  const zip_sha = await zipSha(ctx, files)
  await ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId, everything)
    if (!order) return
    const print = (rows: FileRow[]) => rows.map((row) => row.ticket_sha).join()
    // Somebody replaced one meanwhile: begin again, with what is there now.
    if (print(await store.readFiles(trx, orderId)) !== print(files))
      return ctx.jobs.enqueue(trx, 'etickets', [{ bookingorder_id: orderId }])
    await show(ctx, trx, orderId, zip_sha)
  })
}

async function show(env: Env, trx: Trx, orderId: string, zipSha: string | null): Promise<void> {
  const at = env.now()
  const before = await findOrder(trx, orderId, everything)
  if (!before || !(await store.showFiles(trx, orderId, zipSha, at))) return
  await updateOrder(trx, orderId, { updated: at, version: before.version + 1 })
  const after = await recorded(trx, system, at, before, orderId)
  await afterChange(env, trx, system, after, (previous) => recorded(trx, system, at, previous, orderId))
}

/** Of the bytes that the ZIP will have; nothing as long as a file is missing. */
async function zipSha(env: Pick<Env, 'blobs'>, files: FileRow[]): Promise<string | null> {
  const entries = zipEntries(env, files)
  if (entries.length === 0 || entries.length < files.filter((file) => printed.has(file.type_ticket)).length || !fitsZip(entries))
    return null
  const hash = createHash('sha256')
  for await (const chunk of zipOf(entries).stream()) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** In the order of the admissions, under names that do not change. */
export function zipEntries({ blobs }: Pick<Env, 'blobs'>, files: FileRow[]): ZipEntry[] {
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
    // Without a barcode of its supplier a ticket is known by its serial, without either by our own id.
    code: facts.is_test_booking ? `SAMPLE-${facts.booking_code}-${file.position}` : (file.barcode ?? file.serial ?? file.downloaditem_id),
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

/** A test booking gets samples at once, in the transaction that completes it: there is nobody to wait for. */
export async function makeSamples(env: Env, trx: Trx, orderId: string): Promise<void> {
  const at = env.now()
  await store.insertSamples(trx, orderId, at)
  const facts = await store.readFacts(trx, orderId)
  if (!facts) return
  for (const file of await store.readFiles(trx, orderId)) {
    const drawn = await draw(env, facts, file)
    if (drawn) await keep(env, trx, drawn)
  }
  await store.showFiles(trx, orderId, await zipSha(env, await store.readFiles(trx, orderId)), at)
}
