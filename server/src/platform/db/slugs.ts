import { sql } from 'kysely'
import { type Noun, notFound, Problem } from '../../lib/errors.js'
import { slugify } from '../../lib/slug.js'
import { withoutNumbers } from '../../lib/trim.js'
import type { Condition } from './filter.js'
import type { Db, Trx } from './open.js'

/** Matches an identifier or a slug from a path. */
export const idOrSlug = (alias: string, idColumn: string, text: string): Condition =>
  sql`(${sql.ref(`${alias}.${idColumn}`)} = ${text} or ${sql.ref(`${alias}.slug`)} = ${text})`

/** Returns the identifier of either. Deleted rows are included, because their history can still be read. */
export async function findId(db: Db, table: Noun, text: string): Promise<string> {
  const { rows } = await sql<{
    id: string
  }>`select ${sql.ref(`${table}_id`)} as id from ${sql.table(table)} as x where ${idOrSlug('x', `${table}_id`, text)}`.execute(db)
  if (!rows[0]) throw notFound(table, text)
  return rows[0].id
}

/** A lock on the slug without its number, so that two transactions that need the same slug get different ones. */
const lockName = (trx: Trx, table: string, slug: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${table}:${withoutNumbers(slug)}`}, 1))`.execute(trx)

/** Returns a slug that is free in the table: the plain one, or the plain one with the next free number. */
export async function freeSlug(trx: Trx, table: string, name: string): Promise<string> {
  const base = slugify(name) || table
  await lockName(trx, table, base)
  const { rows } = await sql<{
    slug: string
  }>`select slug from ${sql.table(table)} where slug = ${base} or slug ~ ${`^${base}-[0-9]+$`}`.execute(trx)
  const taken = new Set(rows.map((row) => row.slug))
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  return slug
}

/** Takes the slug that the caller chose, and fails if it is taken. */
export async function chosenSlug(trx: Trx, table: string, slug: string): Promise<string> {
  await lockName(trx, table, slug)
  const { rows } = await sql`select from ${sql.table(table)} where slug = ${slug}`.execute(trx)
  if (rows.length > 0) throw new Problem('slug_taken', { detail: `The slug ${slug} is taken.` })
  return slug
}

/** The slug of a new row: the chosen one, or one made from its name. */
export const newSlug = (trx: Trx, table: Noun, chosen: string | undefined, name: string): Promise<string> =>
  chosen ? chosenSlug(trx, table, chosen) : freeSlug(trx, table, name)

/** The column to set when the caller chose another slug. */
export const slugChange = async (trx: Trx, table: Noun, chosen: string | undefined, before: string): Promise<{ slug?: string }> =>
  chosen !== undefined && chosen !== before ? { slug: await chosenSlug(trx, table, chosen) } : {}
