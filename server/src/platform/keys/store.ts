import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../db/open.js'

/** What is written under a master key: a text that can be opened and sealed again, or a fingerprint, which can only be made of its digest. */
export interface KeyedColumn {
  table: string
  /** primary key, in its order */
  key: readonly string[]
  column: string
  kind: 'sealed' | 'fingerprint'
}

/** Every column that hangs on a master key. A test compares it with the columns that the database has. */
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

/** The name of the key that a value was written under, or nothing for a digest from before there was one. */
const kidOf = ({ column, kind }: KeyedColumn): RawBuilder<string | null> => {
  const name = sql<string>`convert_from(substring(${sql.ref(column)} from 2 for get_byte(${sql.ref(column)}, 0)), 'UTF8')`
  return kind === 'sealed' ? name : sql`case when octet_length(${sql.ref(column)}) = 32 then null else ${name} end`
}

export interface Written {
  kid: string | null
  count: number
  latest: Date | null
}

/** How much of a column is written under each key; `latest` where the table knows when a row was made. */
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

/** The next rows after `after` that are written under another key than `kid`, locked; those that somebody is changing are left out. */
export async function lockOthers(trx: Trx, keyed: KeyedColumn, kid: string, after: string[], limit: number): Promise<Stored[]> {
  const { table, column } = keyed
  const beyond = after.length === 0 ? sql`true` : sql`(${keyOf(keyed)}) > (${sql.join(after)})`
  // Of fingerprints only bare digests can be brought under a key; those under another one lapse.
  const other = keyed.kind === 'sealed' ? sql`${kidOf(keyed)} <> ${kid}` : sql`octet_length(${sql.ref(column)}) = 32`
  const { rows } = await sql<Stored>`
    select array[${keyOf(keyed)}]::text[] as key, ${sql.ref(column)} as value from ${sql.table(table)}
     where ${sql.ref(column)} is not null and ${beyond} and ${other} order by ${keyOf(keyed)} limit ${limit} for update skip locked`.execute(
    trx,
  )
  return rows
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

/** Notes that this key writes from now on, unless it is known to, and how to recognise it. */
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

/** What was sealed last, as far as the order of the keys tells. */
export async function newestSealed(db: Db, keyed: KeyedColumn, limit: number): Promise<Buffer[]> {
  const { table, column, key } = keyed
  const { rows } = await sql<{ value: Buffer }>`
    select ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} is not null order by ${sql.ref(key.at(-1) ?? '')} desc limit ${limit}`.execute(
    db,
  )
  return rows.map(({ value }) => value)
}

/** Something that is sealed under this key, from any column. */
export async function sampleOf(db: Db, kid: string): Promise<Buffer | undefined> {
  for (const keyed of keyedColumns.filter(({ kind }) => kind === 'sealed')) {
    const { table, column } = keyed
    const { rows } = await sql<{ value: Buffer }>`
      select ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} is not null and ${kidOf(keyed)} = ${kid} limit 1`.execute(
      db,
    )
    if (rows[0]) return rows[0].value
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

/** Links of guests that were signed before then and still lead somewhere. */
export async function linksBefore(db: Db, before: Date, at: Date): Promise<OpenLinks> {
  const { rows } = await sql<OpenLinks>`
    select count(*)::int as count, max(valid_until) as last from itinerary_link where created < ${before} and valid_until > ${at} and revoked is null`.execute(
    db,
  )
  return rows[0] ?? { count: 0, last: null }
}
