import { anyCategory, findCategory } from '../../../catalogue/categories/store.js'
import { findVenue } from '../../../catalogue/venues/store.js'
import type { Author } from '../../../lib/caller.js'
import { type TicketType, ticketTypes } from '../../../lib/enums.js'
import { notFound } from '../../../lib/errors.js'
import { isLocale, type Locale } from '../../../lib/locales.js'
import type { Ctx, Env, Guard } from '../../../platform/context.js'
import type { ListRequest } from '../../../platform/db/list.js'
import type { Trx } from '../../../platform/db/open.js'
import { findId } from '../../../platform/db/slugs.js'
import { recordHistory } from '../../../platform/history/store.js'
import {
  type DirectionsInput,
  directionsColumns,
  type InclusionsInput,
  type InstructionsInput,
  inclusionsColumns,
  instructionsColumns,
  toDirections,
  toInclusions,
  toInstructions,
} from './schema.js'
import { findRecord, type Key, listInstructions, lockRecord, type Records, type Table, writeRecord } from './store.js'

/** Creates or replaces a record, with a version in the history. */
async function write<T extends Table>(
  env: Env,
  trx: Trx,
  author: Author,
  table: T,
  key: Key,
  columns: object,
  show: (row: Records[T] | undefined) => object,
  guard: Guard | undefined,
) {
  const at = env.now()
  const before = await lockRecord(trx, table, key)
  guard?.(before?.version ?? 0)
  const version = (before?.version ?? 0) + 1
  const row = await writeRecord(trx, table, key, { ...columns, created: before?.created ?? at, updated: at, version })
  const resource_id = Object.values(key).join('/')
  await recordHistory(trx, table, author, at, [{ resource_id, version, before: before ? show(before) : null, after: show(row) }])
  return row
}

/** Finds a venue by id or slug. Deleted ones are not found. */
async function venueId(db: Ctx['db'] | Trx, text: string): Promise<string> {
  const venue = await findVenue(db, text)
  if (!venue) throw notFound('venue', text)
  return venue.venue_id
}

async function checkCategory(db: Ctx['db'] | Trx, id: string): Promise<void> {
  if (!(await findCategory(db, id))) throw notFound('category', id)
}

export async function readDirections(ctx: Ctx, text: string) {
  const venue_id = await venueId(ctx.db, text)
  const row = await findRecord(ctx.db, 'venue_directions', { venue_id })
  return { body: toDirections(venue_id, row), version: row?.version ?? 0 }
}

export async function putDirections(env: Env, trx: Trx, author: Author, text: string, input: DirectionsInput, guard: Guard | undefined) {
  const venue_id = await venueId(trx, text)
  const show = (row: Records['venue_directions'] | undefined) => toDirections(venue_id, row)
  const row = await write(env, trx, author, 'venue_directions', { venue_id }, directionsColumns(input), show, guard)
  return { body: show(row), version: row.version }
}

export async function readInclusions(ctx: Ctx, category_id: string) {
  await checkCategory(ctx.db, category_id)
  const row = await findRecord(ctx.db, 'category_inclusions', { category_id })
  return { body: toInclusions(category_id, row), version: row?.version ?? 0 }
}

export async function putInclusions(
  env: Env,
  trx: Trx,
  author: Author,
  category_id: string,
  input: InclusionsInput,
  guard: Guard | undefined,
) {
  await checkCategory(trx, category_id)
  const show = (row: Records['category_inclusions'] | undefined) => toInclusions(category_id, row)
  const row = await write(env, trx, author, 'category_inclusions', { category_id }, inclusionsColumns(input), show, guard)
  return { body: show(row), version: row.version }
}

interface Kind {
  ticket_type: string
  language: string
}

/** Checks the ticket type and the language of the path. */
export function kindOf({ ticket_type, language }: Partial<Kind>): { ticket_type: TicketType; language: Locale } {
  const type = ticketTypes.find((candidate) => candidate === ticket_type)
  if (!type || !language || !isLocale(language)) throw notFound('ticket_instructions', `${ticket_type}/${language}`)
  return { ticket_type: type, language }
}

export async function readInstructions(ctx: Ctx, kind: Kind) {
  const key = kindOf(kind)
  const row = await findRecord(ctx.db, 'ticket_instructions', key)
  return { body: toInstructions(key.ticket_type, key.language, row), version: row?.version ?? 0 }
}

export async function putInstructions(env: Env, trx: Trx, author: Author, kind: Kind, input: InstructionsInput, guard: Guard | undefined) {
  const key = kindOf(kind)
  const show = (row: Records['ticket_instructions'] | undefined) => toInstructions(key.ticket_type, key.language, row)
  const row = await write(env, trx, author, 'ticket_instructions', key, instructionsColumns(input), show, guard)
  return { body: show(row), version: row.version }
}

export async function instructionsPage(ctx: Ctx, request: ListRequest) {
  const { rows, pagination } = await listInstructions(ctx.db, request)
  return { instructions: rows.map((row) => toInstructions(row.ticket_type, row.language, row)), pagination }
}

/** For the history of a record, whose venue or category may be deleted. */
export const anyVenueId = (ctx: Ctx, text: string): Promise<string> => findId(ctx.db, 'venue', text)

export async function anyCategoryId(ctx: Ctx, id: string): Promise<string> {
  if (!(await anyCategory(ctx.db, id))) throw notFound('category', id)
  return id
}
