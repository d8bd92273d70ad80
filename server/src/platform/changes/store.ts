import { sql } from 'kysely'
import { type Caller, isOperator } from '../../lib/caller.js'
import { prepared, withKeptPlans } from '../db/client.js'
import { type Condition, everyRow } from '../db/filter.js'
import type { Db, Trx } from '../db/open.js'
import { type ChangeRow, type Position, packed, rowsIn } from './rows.js'

export { type ChangedResource, type ChangeRow, type Position, resources } from './rows.js'

export function isAfter(a: Position, b: Position): boolean {
  if (a.xid === b.xid) return a.number > b.number
  // Whole numbers without leading zeros, too large for a double.
  return a.xid.length === b.xid.length ? a.xid > b.xid : a.xid.length > b.xid.length
}

/** State of the database at the time of a read. */
export interface Mark {
  /** all transactions before this one have ended, and their changes were read */
  settled: string
  /** identifies the history of the database: see `Epoch` */
  epoch: string
  /** place in the WAL, in bytes: everything that this read has seen was written before it */
  written: number
  /** by the clock of the database */
  at: Date
}

export interface Reading extends Mark {
  /** how many rows were read */
  read: number
  /** those that match */
  rows(): ChangeRow[]
  from: Position
  /** position after this read: the last row, or the settled position if there are no more rows */
  position: Position
  /** time of that position: of the last row, or now */
  reached: Date
  isEnd: boolean
}

/** The id of the cluster and its timeline, which every restore and every promotion of a replica increments. */
const epoch = sql`(select system_identifier::text from pg_control_system()) || '-' || left(pg_walfile_name(pg_current_wal_lsn()), 8)`
const settled = sql`pg_snapshot_xmin(pg_current_snapshot())`
const mark = sql`
  select ${settled} as settled, ${epoch} as epoch, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as written, clock_timestamp() as at`

export async function readMark(db: Db): Promise<Mark> {
  const { rows } = await sql<Mark>`${prepared}${mark}`.execute(db)
  return rows[0] as Mark
}

/** The position after everything that a read has seen. */
export const endOf = ({ settled }: Mark): Position => ({ xid: settled, number: 0 })

/**
 * Reads at most `most` rows after a position and returns those that match `where`. One statement, so one snapshot: everything settled in it
 * is complete. Its plan is kept: to plan it for all partitions takes longer than to read some hundred rows.
 */
export const readChanges = (db: Db, after: Position, most: number, where: Condition = everyRow): Promise<Reading> =>
  db.isTransaction ? readWithin(db as Trx, after, most, where) : db.transaction().execute((trx) => readWithin(trx, after, most, where))

async function readWithin(trx: Trx, after: Position, most: number, where: Condition): Promise<Reading> {
  const from = sql`c.xid >= ${after.xid}::xid8 and (c.xid, c.number) > (${after.xid}::xid8, ${after.number}::bigint)`
  const { rows: found } = await withKeptPlans(trx, () =>
    sql<Mark & { read: number; xid: string | null; number: number | null; last: Date | null; packed: string | null }>`
      with mark as materialized (${mark})
      select m.*, p.* from mark m cross join lateral (
        select count(*)::int as read, (array_agg(c.xid))[count(*)] as xid, (array_agg(c.number))[count(*)] as number,
               (array_agg(c.at))[count(*)] as last, ${packed(where)} as packed
          from (select c.* from change c where ${from} and c.xid < m.settled order by c.xid, c.number limit ${most}) c) p`.execute(trx),
  )
  const { packed: text, xid, number, last, ...seen } = found[0] as (typeof found)[number]
  const isEnd = xid === null || number === null || seen.read < most
  const position = isEnd ? endOf(seen) : { xid, number }
  return { ...seen, from: after, position, reached: (isEnd ? null : last) ?? seen.at, isEnd, rows: rowsIn(text) }
}

/**
 * The position after which the changes since a time come. There is no index by time, but the numbers of transactions rise with it: some thirty
 * look-ups of the first change from a number on halve what is left.
 */
export async function positionAt(db: Db, { settled }: Mark, since: Date): Promise<Position> {
  const { rows } = await sql<{ xid: string }>`
    with recursive search (low, high) as (
      select 0::bigint, ${settled}::bigint
      union all
      select case when is_before then middle else low end, case when is_before then high else middle end
        from search cross join lateral (select low + (high - low) / 2 as middle) m
       cross join lateral (select coalesce((select c.at < ${since} from change c where c.xid >= middle::text::xid8
         order by c.xid, c.number limit 1), false) as is_before) first
       where high - low > 1)
    select high::text as xid from search order by high - low limit 1`.execute(db)
  return { xid: rows[0]?.xid ?? settled, number: 0 }
}

/** The position below which a database shows everything. A replica is behind the main database. */
export async function settledPosition(db: Db): Promise<Position> {
  const { rows } = await sql<{ xid: string }>`select ${settled} as xid`.execute(db)
  return { xid: rows[0]?.xid ?? '0', number: 0 }
}

/**
 * A history of the database. A promotion of a replica and a restore begin a new one, which has in common with the one before what was written
 * to the WAL up to `parted`; nothing if it is null.
 */
export interface Epoch {
  epoch: string
  parted: number | null
}

/** Notes how far the current history has come, and the beginning of a new one. */
export const keepEpoch = (db: Db) => sql`select change_epoch_kept()`.execute(db)

/** All histories, the oldest first. There are few. */
export const readEpochs = (db: Db): Promise<Epoch[]> =>
  db.selectFrom('change_epoch').select(['epoch', 'parted']).orderBy('number').limit(1_000).execute()

/** Rows that can concern a caller. Which of their fields it sees is decided per row. */
export function concerning(caller: Caller): Condition {
  if (isOperator(caller)) return sql`c.resource <> 'distributor'`
  const own = [
    sql`c.resource in ('ticket', 'event', 'event_translation')`,
    ...(caller.distributor_id === null ? [] : [sql`c.distributor_id = ${caller.distributor_id}`]),
    ...(caller.supplier_id === null ? [] : [sql`c.supplier_id = ${caller.supplier_id}`]),
  ]
  return sql`(${sql.join(own, sql` or `)})`
}

export interface Reader extends Position {
  notified_until: Date | null
}

/**
 * Locks the position of a reader that runs once for all processes. Returns undefined while another process holds it, or did so within the
 * pause.
 */
export async function lockReader(trx: Trx, name: string, pauseMillis: number): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select xid, number, notified_until from change_reader
     where name = ${name} and ran <= clock_timestamp() - ${pauseMillis} * interval '1 millisecond' for update skip locked`.execute(trx)
  return rows[0]
}

export async function moveReader(trx: Trx, name: string, { xid, number }: Position, notifiedUntil: Date | null): Promise<void> {
  await sql`update change_reader set xid = ${xid}::xid8, number = ${number}, notified_until = ${notifiedUntil}, ran = clock_timestamp() where name = ${name}`.execute(
    trx,
  )
}

/** Who may see the tickets of this audience. An audience number is never reused. */
export interface AudienceRow {
  audience_id: number
  supplier_active: boolean
  supplier_distributors_disabled: string[]
  supplier_distributors_enabled: string[]
  distributors_disabled: string[]
  distributors_enabled: string[]
  countries_disabled: string[]
  countries_enabled: string[]
}

export const readAudiences = (db: Db, ids: number[]): Promise<AudienceRow[]> =>
  db
    .selectFrom('ticket_audience')
    .select([
      'audience_id',
      'supplier_active',
      'supplier_distributors_disabled',
      'supplier_distributors_enabled',
      'distributors_disabled',
      'distributors_enabled',
      'countries_disabled',
      'countries_enabled',
    ])
    .where('audience_id', 'in', ids)
    .execute()
