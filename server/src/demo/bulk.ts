import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../platform/db/generated/tables.js'
import type { Trx } from '../platform/db/open.js'

export type Table = keyof Tables
export type Row = Record<string, unknown>

/** Rows per statement: some megabytes of JSON. Larger batches are not faster and need more memory. */
export const batchSize = 2_000

export function* batches<T>(items: Iterable<T>, size = batchSize): Iterable<T[]> {
  let held: T[] = []
  for (const item of items) {
    held.push(item)
    if (held.length < size) continue
    yield held
    held = []
  }
  if (held.length > 0) yield held
}

/** Rows in a JSON array as a table expression with the types of the table. JSON columns are nested values in it, not text. */
export const rowsOf = (table: Table, json: string): RawBuilder<unknown> =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`

export async function insertJson(trx: Trx, table: Table, names: string[], json: string): Promise<void> {
  const columns = sql.join(names.map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${rowsOf(table, json)}`.execute(trx)
}

/** All rows must have the keys of the first. */
export async function insertRows(trx: Trx, table: Table, rows: Iterable<Row>): Promise<void> {
  for (const some of batches(rows)) await insertJson(trx, table, Object.keys(some[0] ?? {}), JSON.stringify(some))
}

/**
 * Fills tables without indexes and foreign keys and creates those afterwards. A million tickets with twenty indexes take a third of the
 * time. The tables must be empty and stay locked until the end of the transaction.
 */
export async function withoutIndexes(trx: Trx, tables: Table[], fill: () => Promise<void>, made: (done: number, of: number) => void) {
  const { rows: keys } = await sql<{ drop: string; make: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
           format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
      from pg_constraint where contype = 'f' and conrelid = any(${tables}::regclass[])`.execute(trx)
  const { rows: indexes } = await sql<{ drop: string; make: string }>`
    select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
      from pg_index i where i.indrelid = any(${tables}::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`.execute(trx)
  for (const { drop } of [...keys, ...indexes]) await sql.raw(drop).execute(trx)
  await fill()
  await sql`set local maintenance_work_mem = '256MB'`.execute(trx)
  const all = [...indexes, ...keys]
  for (const [index, { make }] of all.entries()) {
    await sql.raw(make).execute(trx)
    made(index + 1, all.length)
  }
}
