import { setTimeout } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { type Db, databaseFault, type Trx } from './open.js'

/** A table of partitions, and how long its rows are kept. Its form is a row of `partitioned_table`. */
export interface Kept {
  table: 'change' | 'request_log' | 'idempotency' | 'domain_event' | 'delivery' | 'delivery_attempt'
  hours: number
  /** the time by which its rows are stamped; the database's if it is not given */
  at?: Date
}

const attempts = 10
const batchSize = 20_000

/**
 * Creates the partitions to come, drops the old ones and deletes old rows that are in no partition of their own. Dropping takes a lock on the
 * whole table: requests that use it wait at most 200 ms, then it is tried again, and after some failures an hour later.
 */
export async function keepPartitions(db: Db, { table, hours, at }: Kept): Promise<void> {
  const now = at ? sql`${at}::timestamptz` : sql`clock_timestamp()`
  const before = sql`${now} - ${hours * 3_600_000} * interval '1 millisecond'`
  await briefly(db, sql`select partitions_ahead(${table}, ${now})`)
  await briefly(db, sql`select partitions_dropped(${table}, ${before})`)
  for (;;) {
    const { rows } = await sql<{ deleted: number }>`select partition_rows_deleted(${table}, ${before}, ${batchSize}) as deleted`.execute(db)
    if ((rows[0]?.deleted ?? 0) < batchSize) return
  }
}

async function briefly(db: Db, statement: RawBuilder<unknown>): Promise<void> {
  const once = async (trx: Trx) => {
    await sql`set local lock_timeout = '200ms'`.execute(trx)
    await statement.execute(trx)
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(once)
    } catch (error) {
      if (attempt === attempts || databaseFault(error) !== 'busy') throw error
      await setTimeout(100 * attempt)
    }
  }
}
