import { sql } from 'kysely'
import { type Noun, notFound, Problem } from '../../lib/errors.js'
import { slugify } from '../../lib/slug.js'
import { withoutNumbers } from '../../lib/trim.js'
import type { Condition } from './filter.js'
import type { Db, Trx } from './open.js'

/** What a path names: an identifier or a slug. */
export const idOrSlug = (alias: string, idColumn: string, text: string): Condition =>
  sql`(${sql.ref(`${alias}.${idColumn}`)} = ${text} or ${sql.ref(`${alias}.slug`)} = ${text})`

/** The identifier behind either of them, for the past of something that may be deleted by now. */
export async function findId(db: Db, table: Noun, text: string): Promise<string> {
  const { rows } = await sql<{
    id: string
  }>`select ${sql.ref(`${table}_id`)} as id from ${sql.table(table)} as x where ${idOrSlug('x', `${table}_id`, text)}`.execute(db)
  if (!rows[0]) throw notFound(table, text)
  return rows[0].id
}

/** Takers of the same slug, with whatever number behind it, queue on a lock of its name: two of them at once get two slugs. */
const lockName = (trx: Trx, table: string, slug: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${table}:${withoutNumbers(slug)}`}, 1))`.execute(trx)

/** A slug nobody else in the table has: the plain one, else with the next free number behind it. */
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

/** A slug somebody chose, as long as nobody else has it. */
export async function chosenSlug(trx: Trx, table: string, slug: string): Promise<string> {
  await lockName(trx, table, slug)
  const { rows } = await sql`select from ${sql.table(table)} where slug = ${slug}`.execute(trx)
  if (rows.length > 0) throw new Problem('slug_taken', { detail: `The slug ${slug} is taken.` })
  return slug
}

/** The slug of something new: the one that was chosen, or one made of its name. */
export const newSlug = (trx: Trx, table: Noun, chosen: string | undefined, name: string): Promise<string> =>
  chosen ? chosenSlug(trx, table, chosen) : freeSlug(trx, table, name)

/** The column to set when another slug was chosen. */
export const slugChange = async (trx: Trx, table: Noun, chosen: string | undefined, before: string): Promise<{ slug?: string }> =>
  chosen !== undefined && chosen !== before ? { slug: await chosenSlug(trx, table, chosen) } : {}
