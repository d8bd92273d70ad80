import { type RawBuilder, sql } from 'kysely'
import { everyRow } from '../db/filter.js'
import type { Db, Trx } from '../db/open.js'

/**
 * A column that depends on a master key: encrypted text, which can be decrypted and encrypted again, or a fingerprint, which can only be
 * computed from its digest.
 */
export interface KeyedColumn {
  table: string
  /** primary key columns, in order */
  key: readonly string[]
  column: string
  kind: 'sealed' | 'fingerprint'
}

/** Every column that depends on a master key. A test compares it with the columns of the database. */
export const keyedColumns: readonly KeyedColumn[] = [
  { table: 'guest', key: ['guest_id'], column: 'passport_number', kind: 'sealed' },
  { table: 'guest', key: ['guest_id'], column: 'date_of_birth', kind: 'sealed' },
  { table: 'endpoint', key: ['endpoint_id'], column: 'secret', kind: 'sealed' },
  { table: 'endpoint', key: ['endpoint_id'], column: 'old_secret', kind: 'sealed' },
  { table: 'octo_booking', key: ['distributor_id', 'uuid'], column: 'sealed', kind: 'sealed' },
  { table: 'octo_booking', key: ['distributor_id', 'uuid'], column: 'fingerprint', kind: 'fingerprint' },
  { table: 'idempotency', key: ['client_id', 'route', 'key'], column: 'response', kind: 'sealed' },
  { table: 'idempotency', key: ['client_id', 'route', 'key'], column: 'fingerprint', kind: 'fingerprint' },
]

/** The name of the key of a value; null for a digest from before fingerprints had keys. */
const kidOf = ({ column, kind }: KeyedColumn): RawBuilder<string | null> => {
  const name = sql<string>`convert_from(substring(${sql.ref(column)} from 2 for get_byte(${sql.ref(column)}, 0)), 'UTF8')`
  return kind === 'sealed' ? name : sql`case when octet_length(${sql.ref(column)}) = 32 then null else ${name} end`
}

export interface Written {
  kid: string | null
  count: number
  latest: Date | null
}

/** Number of values of a column by key; `latest` if the table has the creation time of a row. */
export async function countByKey(db: Db, keyed: KeyedColumn): Promise<Written[]> {
  const { table, column } = keyed
  const { rows } = await sql<Written>`
    select ${kidOf(keyed)} as kid, count(*)::int as count, max(created) as latest from ${sql.table(table)}
     where ${sql.ref(column)} is not null group by 1 order by 1`.execute(db)
  return rows
}

export interface Stored {
  key: string[]
  value: Buffer
}

const keyOf = ({ key }: KeyedColumn) => sql.join(key.map((name) => sql.ref(name)))

/** Locks the next rows after `after` that are under none of these keys. Rows locked by others are skipped. */
export async function lockOthers(trx: Trx, keyed: KeyedColumn, kids: string[], after: string[], limit: number): Promise<Stored[]> {
  const { table, column } = keyed
  const beyond = after.length === 0 ? everyRow : sql`(${keyOf(keyed)}) > (${sql.join(after)})`
  // Only plain digests can be put under a key. Fingerprints under another key expire.
  const other = keyed.kind === 'sealed' ? sql`${kidOf(keyed)} <> all(${kids}::text[])` : sql`octet_length(${sql.ref(column)}) = 32`
  const { rows } = await sql<{ key: string[]; value: Buffer | null }>`
    select array[${keyOf(keyed)}]::text[] as key, ${sql.ref(column)} as value from ${sql.table(table)}
     where ${sql.ref(column)} is not null and ${beyond} and ${other} order by ${keyOf(keyed)} limit ${limit} for update skip locked`.execute(
    trx,
  )
  return rows.flatMap(({ key, value }) => (value ? [{ key, value }] : []))
}

export async function rewrite(trx: Trx, keyed: KeyedColumn, rows: Stored[]): Promise<void> {
  const { table, key, column } = keyed
  const keys = key.map((_name, index) => sql`${rows.map((row) => row.key[index] as string)}::text[]`)
  const names = key.map((_name, index) => sql.ref(`k${index}`))
  const same = key.map((name, index) => sql`t.${sql.ref(name)} = n.${sql.ref(`k${index}`)}`)
  await sql`update ${sql.table(table)} t set ${sql.ref(column)} = n.value
    from unnest(${sql.join([...keys, sql`${rows.map((row) => row.value)}::bytea[]`])}) as n (${sql.join([...names, sql.ref('value')])})
    where ${sql.join(same, sql` and `)}`.execute(trx)
}

/** Records that this key encrypts from now on, if not yet known, with its proof. */
export const noteWriting = (db: Db, kid: string, proof: string, at: Date) =>
  sql`insert into master_key as m (kid, first_written, proof) values (${kid}, ${at}, ${proof})
    on conflict (kid) do update set proof = excluded.proof, retired = null where m.proof is distinct from excluded.proof or m.retired is not null`.execute(
    db,
  )

export const noteRetired = (db: Db, kid: string, at: Date) =>
  sql`insert into master_key (kid, first_written, retired) values (${kid}, ${at}, ${at}) on conflict (kid) do update set retired = excluded.retired`.execute(
    db,
  )

export const knownKeys = (db: Db) => db.selectFrom('master_key').select(['kid', 'proof', 'retired']).execute()

/** The values encrypted last, as far as the order of the primary keys shows. */
export async function newestSealed(db: Db, keyed: KeyedColumn, limit: number): Promise<Buffer[]> {
  const { table, column, key } = keyed
  const { rows } = await sql<{ value: Buffer | null }>`
    select ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} is not null order by ${sql.ref(key.at(-1) ?? '')} desc limit ${limit}`.execute(
    db,
  )
  return rows.flatMap(({ value }) => (value ? [value] : []))
}

/** A value encrypted with this key, from any column. */
export async function sampleOf(db: Db, kid: string): Promise<Buffer | undefined> {
  for (const keyed of keyedColumns.filter(({ kind }) => kind === 'sealed')) {
    const { table, column } = keyed
    const { rows } = await sql<{ value: Buffer | null }>`
      select ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} is not null and ${kidOf(keyed)} = ${kid} limit 1`.execute(
      db,
    )
    if (rows[0]?.value) return rows[0].value
  }
  return undefined
}

export async function writingSince(db: Db, kid: string): Promise<Date | undefined> {
  const row = await db.selectFrom('master_key').select('first_written').where('kid', '=', kid).executeTakeFirst()
  return row?.first_written
}

export interface OpenLinks {
  count: number
  last: Date | null
}

/** Guest links signed before then that are still valid. */
export async function linksBefore(db: Db, before: Date, at: Date): Promise<OpenLinks> {
  const { rows } = await sql<OpenLinks>`
    select count(*)::int as count, max(valid_until) as last from itinerary_link where created < ${before} and valid_until > ${at} and revoked is null`.execute(
    db,
  )
  return rows[0] ?? { count: 0, last: null }
}
