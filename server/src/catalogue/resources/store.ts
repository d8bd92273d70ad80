import { type RawBuilder, sql } from 'kysely'
import type { Condition } from '../../platform/db/filter.js'
import { closeGates, passGates } from '../../platform/db/gate.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { idOrSlug } from '../../platform/db/slugs.js'

interface Source<Row> {
  /** alias of the main table */
  alias: string
  id: string
  /** selects the rows that match the condition */
  rows(where: RawBuilder<unknown>): RawBuilder<Row>
  /** finds a row by a path parameter; by id or slug if omitted */
  named?(text: string): Condition
}

/** Reads of single rows that every catalogue resource needs. */
export function rowReads<Row>({ alias, id, rows, named = (text) => idOrSlug(alias, id, text) }: Source<Row>) {
  const column = sql.ref(`${alias}.${id}`)
  const live = sql`${sql.ref(`${alias}.deleted`)} is null`
  const of = sql.raw(alias)
  const one = async (db: Db, where: RawBuilder<unknown>): Promise<Row | undefined> => (await rows(where).execute(db)).rows[0]
  return {
    find: (db: Db, text: string) => one(db, sql`${named(text)} and ${live}`),
    /** Rows that refer to it can still be written meanwhile: their transactions may have locked tickets that this one needs next. */
    lock: async (trx: Trx, text: string) => {
      await closeGates(id, sql`select y.${sql.ref(id)} as id from (${rows(sql`${named(text)} and ${live}`)}) y`).execute(trx)
      return one(trx, sql`${named(text)} and ${live} for no key update of ${of}`)
    },
    /** Share-locks the row, so that it is not deleted while a row that refers to it is written. */
    shareLock: async (trx: Trx, key: string) => {
      await passGates(id, [key]).execute(trx)
      return one(trx, sql`${column} = ${key} and ${live} for share of ${of}`)
    },
    /** The row, deleted or not. */
    any: (db: Db, id: string) => one(db, sql`${column} = ${id}`),
  }
}
