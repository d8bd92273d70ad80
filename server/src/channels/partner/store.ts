import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.js'

/** The next series in id order, for reading all of them in batches. */
export async function nextSeries(db: Db, after: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ series_id: string }>`
    select series_id from series where series_id > ${after} order by series_id limit ${count}`.execute(db)
  return rows.map((row) => row.series_id)
}
