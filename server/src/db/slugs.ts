import { sql } from 'kysely'
import { slugify } from '../lib/slug.js'
import type { Trx } from './open.js'

/**
 * A slug nobody else in the table has: the plain one, else with the next free number behind it.
 * Takers of the same slug queue on a lock of its name, so that two of them at once get two slugs.
 */
export async function freeSlug(trx: Trx, table: string, name: string): Promise<string> {
  const base = slugify(name) || table
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${table}:${base}`}, 1))`.execute(trx)
  const { rows } = await sql<{
    slug: string
  }>`select slug from ${sql.table(table)} where slug = ${base} or slug ~ ${`^${base}-[0-9]+$`}`.execute(trx)
  const taken = new Set(rows.map((row) => row.slug))
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  return slug
}
