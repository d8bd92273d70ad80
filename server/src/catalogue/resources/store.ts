import { type RawBuilder, sql } from 'kysely'
import type { Condition } from '../../platform/db/filter.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { idOrSlug } from '../../platform/db/slugs.js'

interface Source<Row> {
  /** of the table itself among those that are read */
  alias: string
  id: string
  /** the rows that the condition leaves */
  rows(where: RawBuilder<unknown>): RawBuilder<Row>
  /** how a path names one; by default by id or slug */
  named?(text: string): Condition
}

/** The reads of one row that every resource of the catalogue needs. */
export function rowReads<Row>({ alias, id, rows, named = (text) => idOrSlug(alias, id, text) }: Source<Row>) {
  const column = sql.ref(`${alias}.${id}`)
  const live = sql`${sql.ref(`${alias}.deleted`)} is null`
  const of = sql.raw(alias)
  const one = async (db: Db, where: RawBuilder<unknown>): Promise<Row | undefined> => (await rows(where).execute(db)).rows[0]
  return {
    find: (db: Db, text: string) => one(db, sql`${named(text)} and ${live}`),
    lock: (trx: Trx, text: string) => one(trx, sql`${named(text)} and ${live} for update of ${of}`),
    /** For what is about to belong to it: nobody deletes it before the transaction ends. */
    hold: (trx: Trx, id: string) => one(trx, sql`${column} = ${id} and ${live} for share of ${of}`),
    /** As it is or was, deleted or not. */
    any: (db: Db, id: string) => one(db, sql`${column} = ${id}`),
  }
}
